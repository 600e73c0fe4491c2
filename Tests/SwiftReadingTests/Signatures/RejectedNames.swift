/// Names and what stands in front of them: what is refused, the ids, and the whole screen. See `RejectedSignature`.
let rejectedNames = #"""
  member «sign in()» invalid-identifier
  A.json:1:1: error: 'sign in' is not a Swift identifier [invalid-identifier]
   1 | sign in()
     | ^~~~~~~
     = help: use 'signIn'

  member «sign-in(x: Int)» invalid-identifier
  A.json:1:1: error: 'sign-in' is not a Swift identifier [invalid-identifier]
   1 | sign-in(x: Int)
     | ^~~~~~~
     = help: use 'signIn'

  member «2fa()» invalid-identifier
  A.json:1:1: error: '2fa' is not a Swift identifier [invalid-identifier]
   1 | 2fa()
     | ^~~
     = help: use '_2fa'

  member «$x()» invalid-identifier
  A.json:1:1: error: '$x' is not a Swift identifier [invalid-identifier]
   1 | $x()
     | ^~
     = help: use 'x'

  member «_()» invalid-identifier
  A.json:1:1: error: '_' is not a Swift identifier [invalid-identifier]
   1 | _()
     | ^
     = help: use letters and digits, such as 'load'

  member «view.load()» invalid-identifier
  A.json:1:1: error: 'view.load' is not a Swift identifier [invalid-identifier]
   1 | view.load()
     | ^~~~~~~~~
     = help: use 'viewLoad'

  member «`sign in`()» invalid-identifier
  A.json:1:1: error: 'sign in' is not a Swift identifier [invalid-identifier]
   1 | `sign in`()
     | ^~~~~~~~~
     = help: use 'signIn'

  member «load(`a b`: Int)» invalid-identifier not-an-identifier
  A.json:1:6: error: 'a b' is not a Swift identifier [invalid-identifier]
   1 | load(`a b`: Int)
     |      ^~~~~
     = help: use 'aB'
  A.json:1:6: error: 'a b' is not a Swift identifier [invalid-identifier]
   1 | load(`a b`: Int)
     |      ^~~~~
     = help: use 'aB'

  name «sign in» invalid-identifier
  A.json:1:1: error: 'sign in' is not a Swift identifier [invalid-identifier]
   1 | sign in
     | ^~~~~~~
     = help: use 'signIn'

  name «2fa» invalid-identifier
  A.json:1:1: error: '2fa' is not a Swift identifier [invalid-identifier]
   1 | 2fa
     | ^~~
     = help: use '_2fa'

  name «--» invalid-identifier
  A.json:1:1: error: '--' is not a Swift identifier [invalid-identifier]
   1 | --
     | ^~
     = help: use letters and digits, such as 'load'

  name «_» invalid-identifier
  A.json:1:1: error: '_' is not a Swift identifier [invalid-identifier]
   1 | _
     | ^
     = help: use letters and digits, such as 'load'

  name «view.title» invalid-identifier
  A.json:1:1: error: 'view.title' is not a Swift identifier [invalid-identifier]
   1 | view.title
     | ^~~~~~~~~~
     = help: use 'viewTitle'

  field «store any Store» invalid-identifier
  A.json:1:1: error: 'store any Store' is not a Swift identifier [invalid-identifier]
   1 | store any Store
     | ^~~~~~~~~~~~~~~
     = help: use 'store: any Store'

  field «my id» invalid-identifier
  A.json:1:1: error: 'my id' is not a Swift identifier [invalid-identifier]
   1 | my id
     | ^~~~~
     = help: use 'myId'

  field «my Id: Int» invalid-identifier
  A.json:1:1: error: 'my Id' is not a Swift identifier [invalid-identifier]
   1 | my Id: Int
     | ^~~~~
     = help: use 'myId'

  field «sign in: Int» invalid-identifier
  A.json:1:1: error: 'sign in' is not a Swift identifier [invalid-identifier]
   1 | sign in: Int
     | ^~~~~~~
     = help: use 'signIn'

  member «(id: Int)» missing-name
  A.json:1:1: error: expected the name of a member, found '(' [missing-name]
   1 | (id: Int)
     | ^
     = help: write a name first, such as 'load'

  member «func» missing-name
  A.json:1:1: error: expected the name of a member, found the keyword 'func' [missing-name]
   1 | func
     | ^~~~
     = help: write a name first, such as 'load'

  member «func load()» unexpected-func
  A.json:1:1: error: a method is written without 'func' [unexpected-func]
   1 | func load()
     | ^~~~
     = help: write 'load()'

  member «var title: String { get }» unexpected-var
  A.json:1:1: error: 'var' isn't allowed here [unexpected-var]
   1 | var title: String { get }
     | ^~~
     = help: write 'title: String { get }'

  member «let title: String» unexpected-var
  A.json:1:1: error: 'let' isn't allowed here [unexpected-var]
   1 | let title: String
     | ^~~
     = help: write 'title: String { get }'

  field «any Analytics» invalid-identifier
  A.json:1:1: error: 'any Analytics' is not a Swift identifier [invalid-identifier]
   1 | any Analytics
     | ^~~~~~~~~~~~~
     = help: use 'analytics: any Analytics'

  field «let id: Int» unexpected-var
  A.json:1:1: error: 'let' isn't allowed here [unexpected-var]
   1 | let id: Int
     | ^~~
     = help: write 'id: Int'

  field «private var id: Int = 1» unexpected-modifier var-keyword
  A.json:1:1: error: modifier 'private' isn't allowed here [unexpected-modifier]
   1 | private var id: Int = 1
     | ^~~~~~~
     = help: write 'id: Int = 1'
  A.json:1:9: error: 'var' isn't allowed here [unexpected-var]
   1 | private var id: Int = 1
     |         ^~~
     = help: write 'id: Int = 1'

  member «public static func load(x: Int) -> Int» unexpected-modifier member-modifier func-keyword
  A.json:1:1: error: modifier 'public' isn't allowed here [unexpected-modifier]
   1 | public static func load(x: Int) -> Int
     | ^~~~~~
     = help: write 'load(x: Int) -> Int'
  A.json:1:8: error: modifier 'static' isn't allowed here [unexpected-modifier]
   1 | public static func load(x: Int) -> Int
     |        ^~~~~~
     = help: write 'load(x: Int) -> Int'
  A.json:1:15: error: a method is written without 'func' [unexpected-func]
   1 | public static func load(x: Int) -> Int
     |               ^~~~
     = help: write 'load(x: Int) -> Int'

  member «mutating add(x: Int)» unexpected-modifier
  A.json:1:1: error: modifier 'mutating' isn't allowed here [unexpected-modifier]
   1 | mutating add(x: Int)
     | ^~~~~~~~
     = help: write 'add(x: Int)'

  member «async load()» unexpected-modifier
  A.json:1:1: error: 'async' is before the name, but belongs after the parameters [unexpected-modifier]
   1 | async load()
     | ^~~~~
     = help: write 'async' after ')'

  member «@MainActor load()» unexpected-attribute
  A.json:1:1: error: attribute '@MainActor' isn't allowed here [unexpected-attribute]
   1 | @MainActor load()
     | ^~~~~~~~~~
     = help: write 'load()'

  member «@objc(foo) func load()» unexpected-attribute func-keyword
  A.json:1:1: error: attribute '@objc(foo)' isn't allowed here [unexpected-attribute]
   1 | @objc(foo) func load()
     | ^~~~~~~~~~
     = help: write 'load()'
  A.json:1:12: error: a method is written without 'func' [unexpected-func]
   1 | @objc(foo) func load()
     |            ^~~~
     = help: write 'load()'

  member «init(x: Int)» unsupported-member
  A.json:1:1: error: a contract can contain methods and properties, but not an initialiser [unsupported-member]
   1 | init(x: Int)
     | ^~~~
     = help: write a method, such as 'makeItem(id: Int) -> Item'

  member «init?(x: Int)» unsupported-member
  A.json:1:1: error: a contract can contain methods and properties, but not an initialiser [unsupported-member]
   1 | init?(x: Int)
     | ^~~~
     = help: write a method, such as 'makeItem(id: Int) -> Item'

  member «subscript(i: Int) -> Int» unsupported-member
  A.json:1:1: error: a contract can contain methods and properties, but not a subscript [unsupported-member]
   1 | subscript(i: Int) -> Int
     | ^~~~~~~~~
     = help: write a method, such as 'makeItem(id: Int) -> Item'

  member «==(a: Int, b: Int) -> Bool» unsupported-member
  A.json:1:1: error: a contract can contain methods and properties, but not an operator [unsupported-member]
   1 | ==(a: Int, b: Int) -> Bool
     | ^~
     = help: write a method, such as 'makeItem(id: Int) -> Item'

  member «+ (a: Int) -> Int» unsupported-member
  A.json:1:1: error: a contract can contain methods and properties, but not an operator [unsupported-member]
   1 | + (a: Int) -> Int
     | ^
     = help: write a method, such as 'makeItem(id: Int) -> Item'

  member «associatedtype Item» unsupported-member
  A.json:1:1: error: a contract can contain methods and properties, but not 'associatedtype' [unsupported-member]
   1 | associatedtype Item
     | ^~~~~~~~~~~~~~
     = help: write a method, such as 'makeItem(id: Int) -> Item'

  member «Type: Int { get }» reserved-name
  A.json:1:1: error: 'Type' is a reserved name in Swift and can't be declared [reserved-name]
   1 | Type: Int { get }
     | ^~~~
     = help: use another name, such as 'typeValue'

  member «load(self: Int)» reserved-name
  A.json:1:6: error: 'self' is a reserved name in Swift and can't be declared [reserved-name]
   1 | load(self: Int)
     |      ^~~~
     = help: use another name, such as 'selfValue'

  field «self: Int» reserved-name
  A.json:1:1: error: 'self' is a reserved name in Swift and can't be declared [reserved-name]
   1 | self: Int
     | ^~~~
     = help: use another name, such as 'selfValue'
  """#
