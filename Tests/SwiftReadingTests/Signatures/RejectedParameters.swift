/// Parameters: what is refused, the ids, and the whole screen. See `RejectedSignature`.
let rejectedParameters = #"""
  member «load» missing-parameter-list
  A.json:1:1: error: 'load' has neither parameters nor a type [missing-parameter-list]
   1 | load
     | ^~~~
     = help: write 'load()' for a method, 'load: String { get }' for a property

  member «load async throws -> Int» missing-parameter-list
  A.json:1:1: error: 'load' has neither parameters nor a type [missing-parameter-list]
   1 | load async throws -> Int
     | ^~~~
     = help: write 'load() async throws -> Int'

  member «load -> Int» missing-parameter-list
  A.json:1:1: error: 'load' has neither parameters nor a type [missing-parameter-list]
   1 | load -> Int
     | ^~~~
     = help: write 'load() -> Int'

  member «load<T>» missing-parameter-list
  A.json:1:1: error: 'load<T>' has neither parameters nor a type [missing-parameter-list]
   1 | load<T>
     | ^~~~~~~
     = help: write 'load<T>()'

  member «load(,)» missing-parameter
  A.json:1:6: error: expected a parameter's name, found ',' [missing-parameter]
   1 | load(,)
     |      ^
     = help: write name and type, as in 'id: Int', or '_ id: Int' without a label

  member «load([Int])» missing-parameter
  A.json:1:6: error: expected a parameter's name, found '[' [missing-parameter]
   1 | load([Int])
     |      ^
     = help: write name and type, as in 'id: Int', or '_ id: Int' without a label

  member «load($0: Int)» missing-parameter
  A.json:1:6: error: expected a parameter's name, found '$0' [missing-parameter]
   1 | load($0: Int)
     |      ^~
     = help: write name and type, as in 'id: Int', or '_ id: Int' without a label

  member «load(id)» missing-parameter-type
  A.json:1:6: error: parameter 'id' has no type [missing-parameter-type]
   1 | load(id)
     |      ^~
     = help: write the type after ':', as in 'id: Int'

  member «load(for id)» missing-parameter-type
  A.json:1:6: error: parameter 'for id' has no type [missing-parameter-type]
   1 | load(for id)
     |      ^~~~~~
     = help: write the type after ':', as in 'for id: Int'

  member «load(Int)» missing-parameter-name
  A.json:1:6: error: a parameter of type 'Int' has no name [missing-parameter-name]
   1 | load(Int)
     |      ^~~
     = help: write '_ value: Int'

  member «load(for Int)» missing-parameter-name
  A.json:1:6: error: a parameter of type 'Int' has no name [missing-parameter-name]
   1 | load(for Int)
     |      ^~~~~~~
     = help: write 'for: Int'

  member «load(id: Int name: String)» missing-comma
  A.json:1:14: error: expected ',' between two parameters, found 'name' [missing-comma]
   1 | load(id: Int name: String)
     |              ^~~~
     = help: write ',' before it

  member «load(id: Int; name: String)» missing-comma
  A.json:1:13: error: expected ',' between two parameters, found ';' [missing-comma]
   1 | load(id: Int; name: String)
     |             ^
     = help: write ',' instead

  member «load(for the id: Int)» excessive-parameter-names
  A.json:1:6: error: a parameter has at most a label and a name, found 'for the id' [excessive-parameter-names]
   1 | load(for the id: Int)
     |      ^~~~~~~~~~
     = help: write 'for theId:'

  member «load(_: Int)» missing-name-after-label
  A.json:1:6: error: a parameter needs a name [missing-name-after-label]
   1 | load(_: Int)
     |      ^
     = help: write '_ value: Int'

  member «load(for _: [Int])» missing-name-after-label
  A.json:1:6: error: a parameter needs a name [missing-name-after-label]
   1 | load(for _: [Int])
     |      ^~~~~
     = help: write 'for value: [Int]'

  member «load(id: Int, id: String)» duplicate-parameter
  A.json:1:15: error: parameter 'id' is declared twice [duplicate-parameter]
   1 | load(id: Int, id: String)
     |               ^~
     = help: use another name; the label can stay: 'id otherId'
  A.json:1:6: note: first declared here
   1 | load(id: Int, id: String)
     |      ^~

  member «load(a id: Int, b id: String)» duplicate-parameter
  A.json:1:19: error: parameter 'id' is declared twice [duplicate-parameter]
   1 | load(a id: Int, b id: String)
     |                   ^~
     = help: use another name; the label can stay: 'id otherId'
  A.json:1:8: note: first declared here
   1 | load(a id: Int, b id: String)
     |        ^~

  member «load(inout id: Int)» invalid-modifier-position
  A.json:1:6: error: 'inout' isn't allowed before a parameter's name [invalid-modifier-position]
   1 | load(inout id: Int)
     |      ^~~~~
     = help: write 'inout' after the ':'

  member «load(let id: Int)» invalid-modifier-position
  A.json:1:6: error: 'let' isn't allowed before a parameter's name [invalid-modifier-position]
   1 | load(let id: Int)
     |      ^~~
     = help: remove 'let'

  member «load(@escaping id: () -> Void)» invalid-modifier-position
  A.json:1:6: error: '@escaping' isn't allowed before a parameter's name [invalid-modifier-position]
   1 | load(@escaping id: () -> Void)
     |      ^~~~~~~~~
     = help: write '@escaping' after the ':'

  member «load(id: inout Int = 5)» unexpected-default-value
  A.json:1:20: error: a parameter that is 'inout' can't have a default value [unexpected-default-value]
   1 | load(id: inout Int = 5)
     |                    ^~~
     = help: remove '=' and the value after it

  member «load(id: Int... = 5)» unexpected-default-value
  A.json:1:17: error: a parameter that is variadic can't have a default value [unexpected-default-value]
   1 | load(id: Int... = 5)
     |                 ^~~
     = help: remove '=' and the value after it

  member «load(id: Int =)» missing-default-value
  A.json:1:14: error: expected a default value after '=', found ')' [missing-default-value]
   1 | load(id: Int =)
     |              ^
     = help: write a value, or remove '='

  member «load(id: Int = , x: Int)» missing-default-value
  A.json:1:14: error: expected a default value after '=', found ',' [missing-default-value]
   1 | load(id: Int = , x: Int)
     |              ^
     = help: write a value, or remove '='

  member «load(id: () -> Int = {⏎  5 })» invalid-multiline-default
  A.json:1:22: error: a default value must be on one line [invalid-multiline-default]
   1 | load(id: () -> Int = {
     |                      ^
     = help: separate statements with ';', or call a function

  member «load(x: Int..., _ y: Int)» missing-label-after-variadic
  A.json:1:19: error: parameter 'y' follows a variadic parameter and needs a label [missing-label-after-variadic]
   1 | load(x: Int..., _ y: Int)
     |                   ^
     = help: write 'y: ' instead of '_ y: '

  member «load(x: inout Int...)» invalid-variadic
  A.json:1:9: error: a variadic parameter can't be 'inout' [invalid-variadic]
   1 | load(x: inout Int...)
     |         ^~~~~~~~~~~~
     = help: remove 'inout', or take an array

  member «load(x: @escaping () -> Void...)» invalid-variadic
  A.json:1:9: error: a variadic parameter can't be '@escaping' [invalid-variadic]
   1 | load(x: @escaping () -> Void...)
     |         ^~~~~~~~~~~~~~~~~~~~~~~
     = help: remove '@escaping', or take an array

  member «load(x: some P...)» invalid-variadic
  A.json:1:9: error: a variadic parameter can't be opaque ('some P') [invalid-variadic]
   1 | load(x: some P...)
     |         ^~~~~~~~~
     = help: write 'any P...' or take an array
  """#
