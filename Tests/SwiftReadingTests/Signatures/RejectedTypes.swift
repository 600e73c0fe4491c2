/// Types, attributes and specifiers: what is refused, the ids, and the whole screen. See `RejectedSignature`.
let rejectedTypes = #"""
  member «load(x: )» missing-type-name
  A.json:1:9: error: expected a type, found ')' [missing-type-name]
   1 | load(x: )
     |         ^
     = help: write a type such as 'Int' before it

  member «load(x: class)» invalid-type-keyword
  A.json:1:9: error: expected a type, found the keyword 'class' [invalid-type-keyword]
   1 | load(x: class)
     |         ^~~~~
     = help: if a type has this name, write '`class`'

  member «load(x: any)» missing-type-name
  A.json:1:12: error: expected a type after 'any', found ')' [missing-type-name]
   1 | load(x: any)
     |            ^
     = help: write the name of a protocol after 'any'

  member «load(x: 5)» missing-type-name
  A.json:1:9: error: expected a type, found '5' [missing-type-name]
   1 | load(x: 5)
     |         ^
     = help: write a type such as 'Int' before it

  type «Trip.» missing-type-name
  A.json:1:6: error: expected a type, found the end [missing-type-name]
   1 | Trip.
     |      ^
     = help: write a type such as 'Int'

  type «[Int» missing-closing-bracket
  A.json:1:5: error: expected ']' to close '[', found the end [missing-closing-bracket]
   1 | [Int
     |     ^
     = help: write ']' at the end
  A.json:1:1: note: opened here
   1 | [Int
     | ^

  type «Int Int» unexpected-text
  A.json:1:5: error: expected the end of the signature, found 'Int' [unexpected-text]
   1 | Int Int
     |     ^~~
     = help: remove it, or make it a separate item of the array

  type «[3 of Int]» unsupported-type
  A.json:1:2: error: the short form of 'InlineArray' is not supported [unsupported-type]
   1 | [3 of Int]
     |  ^
     = help: write 'InlineArray<3, Int>'

  member «load(x: Int!)» unsupported-implicitly-unwrapped-optional
  A.json:1:12: error: implicitly unwrapped optionals are not supported [unsupported-implicitly-unwrapped-optional]
   1 | load(x: Int!)
     |            ^
     = help: write 'Int?' or 'Int'

  member «load(x: (any P)!)» unsupported-implicitly-unwrapped-optional
  A.json:1:16: error: implicitly unwrapped optionals are not supported [unsupported-implicitly-unwrapped-optional]
   1 | load(x: (any P)!)
     |                ^
     = help: write '(any P)?' or '(any P)'

  member «load(x: any P?)» ambiguous-optional
  A.json:1:9: error: '?' applies only to the last name of 'any P' [ambiguous-optional]
   1 | load(x: any P?)
     |         ^~~~~~
     = help: write '(any P)?'

  member «load(x: A & B?)» ambiguous-optional
  A.json:1:9: error: '?' applies only to the last name of 'A & B' [ambiguous-optional]
   1 | load(x: A & B?)
     |         ^~~~~~
     = help: write '(A & B)?'

  member «load(x: Equatable)» missing-any
  A.json:1:9: error: 'Equatable' is a protocol and needs 'any' [missing-any]
   1 | load(x: Equatable)
     |         ^~~~~~~~~
     = help: write 'any Equatable'

  member «load(x: [Hashable?])» missing-any
  A.json:1:10: error: 'Hashable' is a protocol and needs 'any' [missing-any]
   1 | load(x: [Hashable?])
     |          ^~~~~~~~~
     = help: write '(any Hashable)?'

  member «load(x: Hashable & Sendable) -> (Comparable)» missing-any bare-protocol
  A.json:1:9: error: 'Hashable' is a protocol and needs 'any' [missing-any]
   1 | load(x: Hashable & Sendable) -> (Comparable)
     |         ^~~~~~~~~~~~~~~~~~~
     = help: write 'any Hashable & Sendable'
  A.json:1:34: error: 'Comparable' is a protocol and needs 'any' [missing-any]
   1 | load(x: Hashable & Sendable) -> (Comparable)
     |                                  ^~~~~~~~~~
     = help: write 'any Comparable'

  member «load(x: some (any P))» invalid-composition
  A.json:1:9: error: expected names of protocols with 'some', found 'any P' [invalid-composition]
   1 | load(x: some (any P))
     |         ^~~~~~~~~~~~
     = help: write names only, as in 'any P & Q'

  member «load(x: P & [Int])» invalid-composition
  A.json:1:9: error: expected names of protocols with '&', found '[Int]' [invalid-composition]
   1 | load(x: P & [Int])
     |         ^~~~~~~~~
     = help: write names only, as in 'any P & Q'

  member «load(x: Set<3>)» missing-type-name
  A.json:1:13: error: expected a type, found '3' [missing-type-name]
   1 | load(x: Set<3>)
     |             ^
     = help: write a type such as 'Int' before it

  member «load(x: Int -> Void)» missing-function-type-parentheses
  A.json:1:9: error: the parameters of a function type need parentheses [missing-function-type-parentheses]
   1 | load(x: Int -> Void)
     |         ^~~~~~
     = help: write '(Int) ->'

  member «load() -> Int -> Void» missing-function-type-parentheses
  A.json:1:11: error: the parameters of a function type need parentheses [missing-function-type-parentheses]
   1 | load() -> Int -> Void
     |           ^~~~~~
     = help: write '(Int) ->'

  member «load(x: (Int) throws)» missing-arrow
  A.json:1:21: error: expected '->' and the result of the function type, found ')' [missing-arrow]
   1 | load(x: (Int) throws)
     |                     ^
     = help: write '-> Void' if it returns nothing

  member «load(x: (a: Int, b c: Int) -> Void)» unexpected-function-type-label function-type-label
  A.json:1:10: error: function types can't have labels, found 'a' [unexpected-function-type-label]
   1 | load(x: (a: Int, b c: Int) -> Void)
     |          ^
     = help: write '_ a: Int' or 'Int'
  A.json:1:18: error: function types can't have labels, found 'c' [unexpected-function-type-label]
   1 | load(x: (a: Int, b c: Int) -> Void)
     |                  ^
     = help: write '_ c: Int' or 'Int'

  member «load(x: (a: Int))» invalid-tuple-label
  A.json:1:10: error: a tuple of one element can't have a label, found 'a' [invalid-tuple-label]
   1 | load(x: (a: Int))
     |          ^
     = help: write 'Int'

  member «load(x: (a: Int, a: Int))» invalid-tuple-label
  A.json:1:18: error: label 'a' appears twice in a tuple [invalid-tuple-label]
   1 | load(x: (a: Int, a: Int))
     |                  ^
     = help: use another label
  A.json:1:10: note: first here
   1 | load(x: (a: Int, a: Int))
     |          ^

  member «load(x: (a b: Int, c: Int))» invalid-tuple-label
  A.json:1:10: error: a tuple's element can't have more than one label, found 'a b' [invalid-tuple-label]
   1 | load(x: (a b: Int, c: Int))
     |          ^~~
     = help: write 'a:'

  member «load(x: (inout Int, Int))» invalid-parameter-modifier
  A.json:1:10: error: 'inout' applies to parameters only [invalid-parameter-modifier]
   1 | load(x: (inout Int, Int))
     |          ^~~~~~~~~
     = help: remove 'inout'

  member «load(x: (Int...))» invalid-parameter-modifier
  A.json:1:10: error: '...' applies to parameters only [invalid-parameter-modifier]
   1 | load(x: (Int...))
     |          ^~~~~~
     = help: write '[Int]'

  member «load(x: [@escaping () -> Void])» invalid-parameter-modifier
  A.json:1:10: error: '@escaping' applies to parameters only [invalid-parameter-modifier]
   1 | load(x: [@escaping () -> Void])
     |          ^~~~~~~~~~~~~~~~~~~~
     = help: remove '@escaping'

  member «load(x: (some P) -> Void)» invalid-opaque-parameter
  A.json:1:10: error: a closure's parameter can't be opaque [invalid-opaque-parameter]
   1 | load(x: (some P) -> Void)
     |          ^~~~~~
     = help: write 'any', or a generic parameter of the method

  member «load(x: @escaping Int)» invalid-closure-attribute
  A.json:1:9: error: '@escaping' applies to closures only, found 'Int' [invalid-closure-attribute]
   1 | load(x: @escaping Int)
     |         ^~~~~~~~~~~~~
     = help: write 'Int', or a closure such as '@escaping () -> Void'

  member «load(x: @escaping (() -> Void)?)» unexpected-escaping
  A.json:1:9: error: an optional closure is always escaping [unexpected-escaping]
   1 | load(x: @escaping (() -> Void)?)
     |         ^~~~~~~~~~~~~~~~~~~~~~~
     = help: write '(() -> Void)?'

  member «load(x: @Sendable (() -> Void)?)» invalid-closure-attribute
  A.json:1:9: error: '@Sendable' applies to closures only, found '(() -> Void)?' [invalid-closure-attribute]
   1 | load(x: @Sendable (() -> Void)?)
     |         ^~~~~~~~~~~~~~~~~~~~~~~
     = help: write '(@Sendable () -> Void)?'

  member «load(x: @Sendable Done)» invalid-closure-attribute
  A.json:1:9: error: '@Sendable' applies to closures only, found 'Done' [invalid-closure-attribute]
   1 | load(x: @Sendable Done)
     |         ^~~~~~~~~~~~~~
     = help: write 'Done', or a closure such as '@Sendable () -> Void'

  member «load(x: @escaping @escaping () -> Void)» duplicate-modifier
  A.json:1:19: error: '@escaping' appears twice [duplicate-modifier]
   1 | load(x: @escaping @escaping () -> Void)
     |                   ^~~~~~~~~
     = help: remove one of them

  member «load(x: inout inout Int)» duplicate-modifier
  A.json:1:15: error: 'inout' appears twice [duplicate-modifier]
   1 | load(x: inout inout Int)
     |               ^~~~~
     = help: remove one of them

  member «load(x: inout borrowing Int)» duplicate-modifier
  A.json:1:15: error: 'borrowing' can't be combined with 'inout' [duplicate-modifier]
   1 | load(x: inout borrowing Int)
     |               ^~~~~~~~~
     = help: remove one of them

  member «load(x: @autoclosure (Int) -> Int)» invalid-autoclosure
  A.json:1:22: error: an autoclosure can't have parameters, found '(Int) -> Int' [invalid-autoclosure]
   1 | load(x: @autoclosure (Int) -> Int)
     |                      ^~~~~~~~~~~~
     = help: write '@autoclosure () -> …', or remove '@autoclosure'

  member «load(x: @sendable () -> Void)» unknown-attribute
  A.json:1:9: error: '@sendable' is not an attribute of a type [unknown-attribute]
   1 | load(x: @sendable () -> Void)
     |         ^~~~~~~~~
     = help: use '@Sendable'

  member «load(x: @scaping () -> Void)» unknown-attribute
  A.json:1:9: error: '@scaping' is not an attribute of a type [unknown-attribute]
   1 | load(x: @scaping () -> Void)
     |         ^~~~~~~~
     = help: use '@escaping'

  member «load(x: @unchecked Int)» unknown-attribute
  A.json:1:9: error: '@unchecked' is not an attribute of a type [unknown-attribute]
   1 | load(x: @unchecked Int)
     |         ^~~~~~~~~~
     = help: remove it

  member «load(x: @ Int)» unknown-attribute
  A.json:1:9: error: expected the name of an attribute directly after '@' [unknown-attribute]
   1 | load(x: @ Int)
     |         ^
     = help: write '@escaping' or '@Sendable'

  member «load(x: @convention () -> Void)» invalid-attribute-argument
  A.json:1:22: error: expected the argument of '@convention', found ')' [invalid-attribute-argument]
   1 | load(x: @convention () -> Void)
     |                      ^
     = help: write '@convention(c)' or '@convention(block)' or '@convention(swift)' or '@convention(thin)'

  member «load(x: @convention(objc) () -> Void)» invalid-attribute-argument
  A.json:1:21: error: expected the argument of '@convention', found 'objc' [invalid-attribute-argument]
   1 | load(x: @convention(objc) () -> Void)
     |                     ^~~~
     = help: write '@convention(c)' or '@convention(block)' or '@convention(swift)' or '@convention(thin)'

  member «load(x: @concurrent () -> Void)» missing-async
  A.json:1:9: error: '@concurrent' applies to 'async' closures only [missing-async]
   1 | load(x: @concurrent () -> Void)
     |         ^~~~~~~~~~~~~~~~~~~~~~
     = help: write 'async' before '->'

  member «load(x: nonisolated(unsafe) () -> Void)» invalid-attribute-argument
  A.json:1:21: error: expected the argument of 'nonisolated', found 'unsafe' [invalid-attribute-argument]
   1 | load(x: nonisolated(unsafe) () -> Void)
     |                     ^~~~~~
     = help: write 'nonisolated(nonsending)'

  member «load(x: inout @escaping () -> Void)» conflicting-modifiers
  A.json:1:9: error: a parameter can't be both 'inout' and '@escaping' [conflicting-modifiers]
   1 | load(x: inout @escaping () -> Void)
     |         ^~~~~~~~~~~~~~~~~~~~~~~~~~
     = help: remove '@escaping'

  member «load(x: consuming () -> Void)» invalid-consuming-closure
  A.json:1:9: error: a non-escaping closure can't be 'consuming' [invalid-consuming-closure]
   1 | load(x: consuming () -> Void)
     |         ^~~~~~~~~~~~~~~~~~~~
     = help: write 'consuming @escaping () -> Void'
  """#
