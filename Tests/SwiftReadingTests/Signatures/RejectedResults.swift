/// Effects, results, bodies, generics, several at once: what is refused, the ids, and the whole screen. See `RejectedSignature`.
let rejectedResults = #"""
  member «load() => Int» invalid-arrow
  A.json:1:8: error: expected '->' before the result, found '=>' [invalid-arrow]
   1 | load() => Int
     |        ^~
     = help: write '->'

  member «load(): Int» invalid-arrow
  A.json:1:7: error: expected '->' before the result, found ':' [invalid-arrow]
   1 | load(): Int
     |       ^
     = help: write '->'

  member «load() → Int» invalid-arrow
  A.json:1:8: error: expected '->' before the result, found '→' [invalid-arrow]
   1 | load() → Int
     |        ^
     = help: write '->'

  member «load() - Int» invalid-arrow
  A.json:1:8: error: expected '->' before the result, found '-' [invalid-arrow]
   1 | load() - Int
     |        ^
     = help: write '->'

  member «load() ->» missing-type-name
  A.json:1:10: error: expected a type, found the end [missing-type-name]
   1 | load() ->
     |          ^
     = help: write a type such as 'Int'

  member «load() throws async -> Int» invalid-effect-order
  A.json:1:15: error: 'async' must come before 'throws' [invalid-effect-order]
   1 | load() throws async -> Int
     |               ^~~~~
     = help: write 'async throws'

  member «load() async async» duplicate-modifier
  A.json:1:14: error: 'async' appears twice [duplicate-modifier]
   1 | load() async async
     |              ^~~~~
     = help: remove one of them

  member «load() rethrows» invalid-effect
  A.json:1:8: error: a requirement that is 'rethrows' can't be forwarded or mocked [invalid-effect]
   1 | load() rethrows
     |        ^~~~~~~~
     = help: write 'throws'

  member «load() reasync» invalid-effect
  A.json:1:8: error: a requirement that is 'reasync' can't be forwarded or mocked [invalid-effect]
   1 | load() reasync
     |        ^~~~~~~
     = help: write 'async'

  member «load() await throw -> Int» invalid-effect wrong-effect
  A.json:1:8: error: expected 'async', found 'await' [invalid-effect]
   1 | load() await throw -> Int
     |        ^~~~~
     = help: write 'async'
  A.json:1:14: error: expected 'throws', found 'throw' [invalid-effect]
   1 | load() await throw -> Int
     |              ^~~~~
     = help: write 'throws'

  member «load() throws()» missing-type-name
  A.json:1:15: error: expected a type, found ')' [missing-type-name]
   1 | load() throws()
     |               ^
     = help: write a type such as 'Int' before it

  member «load() -> Int async throws» invalid-effect-position
  A.json:1:15: error: 'async throws' is after the result, but belongs before '->' [invalid-effect-position]
   1 | load() -> Int async throws
     |               ^~~~~~~~~~~~
     = help: write 'async throws -> Int'

  member «load() throws -> Int async» invalid-effect-position
  A.json:1:22: error: 'async' is after the result, but belongs before '->' [invalid-effect-position]
   1 | load() throws -> Int async
     |                      ^~~~~
     = help: write 'async throws -> Int'

  member «load() -> some P» invalid-opaque-type
  A.json:1:11: error: 'some P' is an opaque type, which only parameters can have [invalid-opaque-type]
   1 | load() -> some P
     |           ^~~~~~
     = help: write 'any P'

  member «load() -> [String: some P]» invalid-opaque-type
  A.json:1:11: error: '[String: some P]' is an opaque type, which only parameters can have [invalid-opaque-type]
   1 | load() -> [String: some P]
     |           ^~~~~~~~~~~~~~~~
     = help: write '[String: any P]'

  member «load() { }» unexpected-body
  A.json:1:8: error: a signature can't have a body [unexpected-body]
   1 | load() { }
     |        ^~~
     = help: write 'load()'

  member «load() -> Int { get }» unexpected-body
  A.json:1:15: error: a signature can't have a body [unexpected-body]
   1 | load() -> Int { get }
     |               ^~~~~~~
     = help: write 'load() -> Int'

  member «load<>(x: Int)» missing-generic-parameters
  A.json:1:5: error: expected a generic parameter between '<' and '>', found none [missing-generic-parameters]
   1 | load<>(x: Int)
     |     ^~
     = help: remove '<>'

  member «load<1>(x: Int)» missing-name
  A.json:1:6: error: expected the name of a generic parameter, found '1' [missing-name]
   1 | load<1>(x: Int)
     |      ^
     = help: write a name such as 'T'

  member «load<T, T>(x: T)» duplicate-generic-parameter
  A.json:1:9: error: generic parameter 'T' is declared twice [duplicate-generic-parameter]
   1 | load<T, T>(x: T)
     |         ^
     = help: use another name, such as 'T2'
  A.json:1:6: note: first declared here
   1 | load<T, T>(x: T)
     |      ^

  member «load<each T>(x: T)» unsupported-parameter-pack
  A.json:1:6: error: parameter packs are not supported [unsupported-parameter-pack]
   1 | load<each T>(x: T)
     |      ^~~~
     = help: write an array of 'any' values

  member «load(x: repeat each T)» unsupported-parameter-pack
  A.json:1:9: error: parameter packs are not supported [unsupported-parameter-pack]
   1 | load(x: repeat each T)
     |         ^~~~~~
     = help: write an array of 'any' values

  member «load<let N: Int>(x: Int)» unsupported-value-generic-parameter
  A.json:1:6: error: generic value parameters are not supported [unsupported-value-generic-parameter]
   1 | load<let N: Int>(x: Int)
     |      ^~~
     = help: write the value as a parameter

  member «load<T: ~(~P)>(x: T)» invalid-composition
  A.json:1:9: error: expected names of protocols with '~', found '~P' [invalid-composition]
   1 | load<T: ~(~P)>(x: T)
     |         ^~~~~
     = help: write names only, as in 'any P & Q'

  member «load<T>()» unused-generic-parameter
  A.json:1:1: error: generic parameter 'T' can't be inferred from the parameters or the result [unused-generic-parameter]
   1 | load<T>()
     | ^~~~
     = help: add a parameter such as '_ type: T.Type', or remove 'T'

  member «load<T: Collection>(x: T.Element)» unused-generic-parameter
  A.json:1:1: error: generic parameter 'T' can't be inferred from the parameters or the result [unused-generic-parameter]
   1 | load<T: Collection>(x: T.Element)
     | ^~~~
     = help: add a parameter such as '_ type: T.Type', or remove 'T'

  member «load<T>(x: T) where» missing-type-name
  A.json:1:20: error: expected a type, found the end [missing-type-name]
   1 | load<T>(x: T) where
     |                    ^
     = help: write a type such as 'Int'

  member «load<T>(x: T) where T = Int» missing-requirement
  A.json:1:23: error: expected ':' or '==' after 'T', found '=' [missing-requirement]
   1 | load<T>(x: T) where T = Int
     |                       ^
     = help: write a requirement such as 'T: Equatable'

  member «load<T>(x: T) where Int: Equatable» invalid-generic-requirement
  A.json:1:21: error: the requirement on 'Int' doesn't use a generic parameter [invalid-generic-requirement]
   1 | load<T>(x: T) where Int: Equatable
     |                     ^~~~~~~~~~~~~~
     = help: remove it, or use a parameter declared in '<…>'

  member «load(x: Int) where Self: P» unexpected-where
  A.json:1:14: error: 'where' needs generic parameters, found none [unexpected-where]
   1 | load(x: Int) where Self: P
     |              ^~~~~~~~~~~~~
     = help: declare one after the name, as in 'load<T>(_ item: T) where T: Equatable'

  member «public func load(x: Int!, x: String) throws async => Int» unexpected-modifier func-keyword implicitly-unwrapped-optional duplicate-parameter effect-order wrong-arrow
  A.json:1:1: error: modifier 'public' isn't allowed here [unexpected-modifier]
   1 | public func load(x: Int!, x: String) throws async => Int
     | ^~~~~~
     = help: write 'load(x: Int!, x: String) throws async => Int'
  A.json:1:8: error: a method is written without 'func' [unexpected-func]
   1 | public func load(x: Int!, x: String) throws async => Int
     |        ^~~~
     = help: write 'load(x: Int!, x: String) throws async => Int'
  A.json:1:24: error: implicitly unwrapped optionals are not supported [unsupported-implicitly-unwrapped-optional]
   1 | public func load(x: Int!, x: String) throws async => Int
     |                        ^
     = help: write 'Int?' or 'Int'
  A.json:1:27: error: parameter 'x' is declared twice [duplicate-parameter]
   1 | public func load(x: Int!, x: String) throws async => Int
     |                           ^
     = help: use another name; the label can stay: 'x otherX'
  A.json:1:18: note: first declared here
   1 | public func load(x: Int!, x: String) throws async => Int
     |                  ^
  A.json:1:45: error: 'async' must come before 'throws' [invalid-effect-order]
   1 | public func load(x: Int!, x: String) throws async => Int
     |                                             ^~~~~
     = help: write 'async throws'
  A.json:1:51: error: expected '->' before the result, found '=>' [invalid-arrow]
   1 | public func load(x: Int!, x: String) throws async => Int
     |                                                   ^~
     = help: write '->'
  """#
