extension RejectedSpec {
  static let around: [RejectedSpec] = [
    RejectedSpec(
      "bad-then", "a parameter that nobody has a value for",
      #"{ "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.b", "then": "view.show" }], "interactor": ["b(id: Int) -> [Item]"], "view": ["show(_ items: [Item], total: Int)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:78: error: 'view.show' takes 'total: Int', which nobody has after 'b(id:)'
       1 | { "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.b", "then": "view.show" }], "interactor": ["b(id: Int) -> [Item]"], "view": ["show(_ items: [Item], total: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                              ^~~~~~~~~
         = help: it can take '[Item]', which 'b(id:)' gives, and 'id: Int' by name
      List.json:1:143: note: 'show(_:total:)' is declared here
       1 | { "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.b", "then": "view.show" }], "interactor": ["b(id: Int) -> [Item]"], "view": ["show(_ items: [Item], total: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "bad-then", "a value where there is none",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "view.show" }], "interactor": ["b()"], "view": ["show(_ total: Int)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:71: error: 'view.show' takes '_ total: Int', which nobody has after 'b()'
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "view.show" }], "interactor": ["b()"], "view": ["show(_ total: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                       ^~~~~~~~~
         = help: 'b()' gives nothing: name a method without parameters
      List.json:1:119: note: 'show(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "view.show" }], "interactor": ["b()"], "view": ["show(_ total: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                       ^~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "bad-then", "a value of another type",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "view.show" }], "interactor": ["b() async -> Item?"], "view": ["show(_ item: Item)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:71: error: 'view.show' takes '_ item: Item', which nobody has after 'b()'
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "view.show" }], "interactor": ["b() async -> Item?"], "view": ["show(_ item: Item)"], "yours": ["view", "interactor", "router"] }
         |                                                                       ^~~~~~~~~
         = help: it can take 'Item?', which 'b()' gives
      List.json:1:134: note: 'show(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "view.show" }], "interactor": ["b() async -> Item?"], "view": ["show(_ item: Item)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                                      ^~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "bad-then", "a member that waits",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "interactor.c" }], "interactor": ["b() async", "c() async"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:71: error: 'interactor.c' is 'async', and nobody waits for it
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "interactor.c" }], "interactor": ["b() async", "c() async"], "yours": ["view", "interactor", "router"] }
         |                                                                       ^~~~~~~~~~~~
         = help: name a method that does not, and let that one call 'interactor.c'
      List.json:1:118: note: 'c()' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "interactor.c" }], "interactor": ["b() async", "c() async"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                      ^~~~~~~~~
      """#),
    RejectedSpec(
      "bad-then", "a member that throws",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": ["interactor.c"] }], "interactor": ["b()", "c() throws"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:72: error: 'interactor.c' throws, and nobody is told of the error
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": ["interactor.c"] }], "interactor": ["b()", "c() throws"], "yours": ["view", "interactor", "router"] }
         |                                                                        ^~~~~~~~~~~~
         = help: name a method that does not, and let that one call 'interactor.c'
      List.json:1:114: note: 'c()' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": ["interactor.c"] }], "interactor": ["b()", "c() throws"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                  ^~~~~~~~~~
      """#),
    RejectedSpec(
      "bad-then", "a member with a result",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "interactor.c" }], "interactor": ["b()", "c() -> Int"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:71: error: 'interactor.c' has a result, and nobody takes it
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "interactor.c" }], "interactor": ["b()", "c() -> Int"], "yours": ["view", "interactor", "router"] }
         |                                                                       ^~~~~~~~~~~~
         = help: name a method that does not, and let that one call 'interactor.c'
      List.json:1:112: note: 'c()' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "interactor.c" }], "interactor": ["b()", "c() -> Int"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                ^~~~~~~~~~
      """#),
    RejectedSpec(
      "bad-then", "a property",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "view.name" }], "interactor": ["b()"], "view": [{ "var": "name: String { get }" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:71: error: 'view.name' is a property, and only a method can be told
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "view.name" }], "interactor": ["b()"], "view": [{ "var": "name: String { get }" }], "yours": ["view", "interactor", "router"] }
         |                                                                       ^~~~~~~~~
         = help: name a method
      List.json:1:128: note: 'name' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "view.name" }], "interactor": ["b()"], "view": [{ "var": "name: String { get }" }], "yours": ["view", "interactor", "router"] }
         |                                                                                                                                ^~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "unknown-receiver", "a component of its own that has another name",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "presentr.c" }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:71: error: the presenter has nothing called 'presentr'
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "presentr.c" }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }
         |                                                                       ^~~~~~~~
         = help: did you mean 'presenter'?
      """#),
    RejectedSpec(
      "unknown-receiver", "a call that is passed on to the component itself",
      #"{ "viewOutput": [{ "func": "a()", "forward": "presenter.b" }, { "func": "b()", "body": "print(1)" }], "interactor": [], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:47: error: the presenter has nothing called 'presenter'
       1 | { "viewOutput": [{ "func": "a()", "forward": "presenter.b" }, { "func": "b()", "body": "print(1)" }], "interactor": [], "yours": ["view", "interactor", "router"] }
         |                                               ^~~~~~~~~
         = help: it calls: view, interactor, router
      """#),
    RejectedSpec(
      "unknown-member", "a member that the component itself lacks",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "presenter.c" }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:81: error: 'presenter' has no member 'c'
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "presenter.c" }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }
         |                                                                                 ^
         = help: it has: a()
      """#),
    RejectedSpec(
      "misfit", "an argument that nobody takes",
      #"{ "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.b", "then": "view.show" }], "interactor": ["b()"], "view": ["show()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:54: error: 'a(id:)' can't be passed on to 'interactor.b': it has 1 parameter, the other takes 0
       1 | { "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.b", "then": "view.show" }], "interactor": ["b()"], "view": ["show()"], "yours": ["view", "interactor", "router"] }
         |                                                      ^~~~~~~~~~~~
         = help: declare it as "a()", or say it with a 'body'
      List.json:1:109: note: 'b()' is declared here
       1 | { "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.b", "then": "view.show" }], "interactor": ["b()"], "view": ["show()"], "yours": ["view", "interactor", "router"] }
         |                                                                                                             ^~~
      """#),
    RejectedSpec(
      "bad-while", "no parameter",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "while": "view.show" }], "interactor": ["b() async"], "view": ["show()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:72: error: 'view.show' does not take one 'Bool' and nothing else
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "while": "view.show" }], "interactor": ["b() async"], "view": ["show()"], "yours": ["view", "interactor", "router"] }
         |                                                                        ^~~~~~~~~
         = help: name a method such as "setLoading(_ isLoading: Bool)"
      List.json:1:126: note: 'show()' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "while": "view.show" }], "interactor": ["b() async"], "view": ["show()"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                              ^~~~~~
      """#),
    RejectedSpec(
      "bad-while", "a second parameter",
      #"{ "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.b", "while": "view.show" }], "interactor": ["b(id: Int) async"], "view": ["show(_ isOn: Bool, id: Int)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:79: error: 'view.show' does not take one 'Bool' and nothing else
       1 | { "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.b", "while": "view.show" }], "interactor": ["b(id: Int) async"], "view": ["show(_ isOn: Bool, id: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                               ^~~~~~~~~
         = help: name a method such as "setLoading(_ isLoading: Bool)"
      List.json:1:140: note: 'show(_:id:)' is declared here
       1 | { "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.b", "while": "view.show" }], "interactor": ["b(id: Int) async"], "view": ["show(_ isOn: Bool, id: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "while-each", "several calls at a time",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "each", "while": "view.show" }], "interactor": ["b() async"], "view": ["show(_ isOn: Bool)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:71: error: with 'each' several calls can run, and 'while' tells of one
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "each", "while": "view.show" }], "interactor": ["b() async"], "view": ["show(_ isOn: Bool)"], "yours": ["view", "interactor", "router"] }
         |                                                                       ^~~~
         = help: write 'latest' or 'first', or delete 'while'
      List.json:1:88: note: 'while' is here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "each", "while": "view.show" }], "interactor": ["b() async"], "view": ["show(_ isOn: Bool)"], "yours": ["view", "interactor", "router"] }
         |                                                                                        ^~~~~~~~~
      """#),
    RejectedSpec(
      "no-task", "a target that does not wait",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "latest" }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:71: error: 'a()' makes no task: 'b()' is not 'async'
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "latest" }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }
         |                                                                       ^~~~~~
         = help: delete 'task'
      """#),
    RejectedSpec(
      "no-task", "a method that waits itself",
      #"{ "viewOutput": [{ "func": "a() async", "forward": "interactor.b", "task": "first" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:77: error: 'a()' makes no task: it is 'async' and waits itself
       1 | { "viewOutput": [{ "func": "a() async", "forward": "interactor.b", "task": "first" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }
         |                                                                             ^~~~~
         = help: delete 'task'
      """#),
    RejectedSpec(
      "unknown-task", "a word that is none, around a call that does not fit",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.c", "task": "frist", "while": "view.d" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:58: error: 'interactor' has no member 'c'
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.c", "task": "frist", "while": "view.d" }], "yours": ["view", "interactor", "router"] }
         |                                                          ^
         = help: 'interactor' has no members; add "c()" to it
      List.json:1:71: error: 'frist' is no value of 'task'
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.c", "task": "frist", "while": "view.d" }], "yours": ["view", "interactor", "router"] }
         |                                                                       ^~~~~
         = help: did you mean 'first'?
      List.json:1:94: error: 'view' has no member 'd'
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.c", "task": "frist", "while": "view.d" }], "yours": ["view", "interactor", "router"] }
         |                                                                                              ^
         = help: 'view' has no members; add "d(_ isRunning: Bool)" to it
      """#),
    RejectedSpec(
      "unknown-task", "a word that is none",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "frist" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:71: error: 'frist' is no value of 'task'
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "frist" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }
         |                                                                       ^~~~~
         = help: did you mean 'first'?
      """#),
    RejectedSpec(
      "key-needs-key", "nothing around which it could stand",
      #"{ "viewOutput": [{ "func": "a()", "body": "print(1)", "then": "view.b", "while": "view.c", "task": "each" }], "view": ["b()", "c(_ isOn: Bool)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:64: error: 'then' has no meaning without 'forward'
       1 | { "viewOutput": [{ "func": "a()", "body": "print(1)", "then": "view.b", "while": "view.c", "task": "each" }], "view": ["b()", "c(_ isOn: Bool)"], "yours": ["view", "interactor", "router"] }
         |                                                                ^~~~~~
         = help: add 'forward' or delete 'then'
      List.json:1:83: error: 'while' has no meaning without 'forward'
       1 | { "viewOutput": [{ "func": "a()", "body": "print(1)", "then": "view.b", "while": "view.c", "task": "each" }], "view": ["b()", "c(_ isOn: Bool)"], "yours": ["view", "interactor", "router"] }
         |                                                                                   ^~~~~~
         = help: add 'forward' or delete 'while'
      List.json:1:101: error: 'task' has no meaning without 'forward'
       1 | { "viewOutput": [{ "func": "a()", "body": "print(1)", "then": "view.b", "while": "view.c", "task": "each" }], "view": ["b()", "c(_ isOn: Bool)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                     ^~~~
         = help: add 'forward' or delete 'task'
      """#),
    RejectedSpec(
      "not-for-properties", "a property with all keys",
      #"{ "viewOutput": [{ "var": "a: Int { get }", "forward": "interactor.b", "then": "view.c", "task": "each" }], "interactor": ["b: Int { get }"], "view": ["c()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:81: error: 'then' is for methods, and 'a' is a property
       1 | { "viewOutput": [{ "var": "a: Int { get }", "forward": "interactor.b", "then": "view.c", "task": "each" }], "interactor": ["b: Int { get }"], "view": ["c()"], "yours": ["view", "interactor", "router"] }
         |                                                                                 ^~~~~~
         = help: delete 'then', or make 'a' a method
      List.json:1:99: error: 'task' is for methods, and 'a' is a property
       1 | { "viewOutput": [{ "var": "a: Int { get }", "forward": "interactor.b", "then": "view.c", "task": "each" }], "interactor": ["b: Int { get }"], "view": ["c()"], "yours": ["view", "interactor", "router"] }
         |                                                                                                   ^~~~
         = help: delete 'task', or make 'a' a method
      """#),
    RejectedSpec(
      "not-for-properties", "a property that ends a call",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first" }, { "var": "c: Int { get }", "body": "1", "cancel": "a" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:132: error: 'cancel' is for methods, and 'c' is a property
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first" }, { "var": "c: Int { get }", "body": "1", "cancel": "a" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                                    ^
         = help: delete 'cancel', or make 'c' a method
      """#),
    RejectedSpec(
      "bad-cancel", "the name of the component before that of the member",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first" }, { "func": "c()", "cancel": "presenter.a" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:109: error: 'cancel' names a member of the same component
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first" }, { "func": "c()", "cancel": "presenter.a" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }
         |                                                                                                             ^~~~~~~~~~~
         = help: write its name alone: "a"
      """#),
    RejectedSpec(
      "cancels-itself", "a call that ends itself",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first", "cancel": "a" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:90: error: 'a()' would end its own call
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first", "cancel": "a" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }
         |                                                                                          ^
         = help: say "task": "latest" to end the call before, or name another member
      """#),
    RejectedSpec(
      "nothing-to-cancel", "tasks that nobody holds",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b" }, { "func": "c()", "cancel": "a" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:92: error: 'a()' starts a task each time, and nobody holds it
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b" }, { "func": "c()", "cancel": "a" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }
         |                                                                                            ^
         = help: give it "task": "latest" or "task": "first"
      List.json:1:29: note: 'a()' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b" }, { "func": "c()", "cancel": "a" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }
         |                             ^~~
      """#),
    RejectedSpec(
      "nothing-to-cancel", "a method without a task",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b" }, { "func": "c()", "cancel": ["a"] }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:93: error: 'a()' starts no task that could be cancelled
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b" }, { "func": "c()", "cancel": ["a"] }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }
         |                                                                                             ^
         = help: name a method that forwards to one that is 'async'
      List.json:1:29: note: 'a()' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b" }, { "func": "c()", "cancel": ["a"] }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }
         |                             ^~~
      """#),
    RejectedSpec(
      "unknown-member", "a mistake in the call that another member ends",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first" }, { "func": "c()", "cancel": "a" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:58: error: 'interactor' has no member 'b'
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first" }, { "func": "c()", "cancel": "a" }], "yours": ["view", "interactor", "router"] }
         |                                                          ^
         = help: 'interactor' has no members; add "b()" to it
      """#),
    RejectedSpec(
      "unknown-member", "a call of a member that does not exist",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first" }, { "func": "c()", "cancel": "aa" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:109: error: 'presenter' has no member 'aa'
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first" }, { "func": "c()", "cancel": "aa" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }
         |                                                                                                             ^~
         = help: it has: a(), c()
      """#),
    RejectedSpec(
      "taken-name", "a field with the name of the running calls",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first" }], "interactor": ["b() async"], "inputs": [{ "var": "calls: Int", "for": "presenter" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:132: error: the presenter has a property 'calls' already
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first" }], "interactor": ["b() async"], "inputs": [{ "var": "calls: Int", "for": "presenter" }], "yours": ["view", "interactor", "router"] }
         |                                                                                                                                    ^~~~~
         = help: rename it
      """#),
    RejectedSpec(
      "taken-name", "a method with the name of the running calls",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first" }, { "func": "calls()", "body": "print(1)" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:92: error: the presenter has a property 'calls' already
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first" }, { "func": "calls()", "body": "print(1)" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }
         |                                                                                            ^~~~~
         = help: rename 'calls()'
      """#),
    RejectedSpec(
      "bad-handler", "one of two that takes no error",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": ["view.show", "view.log"] }], "interactor": ["b() throws"], "view": ["show(_ error: any Error)", "log(_ text: String)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:86: error: 'view.log' does not take an error and nothing else
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": ["view.show", "view.log"] }], "interactor": ["b() throws"], "view": ["show(_ error: any Error)", "log(_ text: String)"], "yours": ["view", "interactor", "router"] }
         |                                                                                      ^~~~~~~~
         = help: name a method such as "showError(_ error: any Error)"
      List.json:1:169: note: 'log(_:)' is declared here
       1 | …utput": [{ "func": "a()", "forward": "interactor.b", "catch": ["view.show", "view.log"] }], "interactor": ["b() throws"], "view": ["show(_ error: any Error)", "log(_ text: String)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                                                                  ^~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "nothing-to-catch", "errors that nobody throws, with a list",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": ["view.show"] }], "interactor": ["b()"], "view": ["show(_ error: any Error)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:73: error: 'b()' does not throw
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": ["view.show"] }], "interactor": ["b()"], "view": ["show(_ error: any Error)"], "yours": ["view", "interactor", "router"] }
         |                                                                         ^~~~~~~~~
         = help: delete 'catch'
      """#),
    RejectedSpec(
      "circular-forward", "a member that is told of its own call",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "presenter.c" }, { "func": "c()", "forward": "interactor.b", "then": "presenter.a" }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:71: error: 'a()' is passed on until it comes back to itself, without an end
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "presenter.c" }, { "func": "c()", "forward": "interactor.b", "then": "presenter.a" }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }
         |                                                                       ^~~~~~~~~~~
         = help: let one of them do something: give it a 'body'
      List.json:1:140: note: 'c()' is passed on here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "presenter.c" }, { "func": "c()", "forward": "interactor.b", "then": "presenter.a" }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                                            ^~~~~~~~~~~
      """#),
    RejectedSpec(
      "wrong-type", "a list of numbers",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": [1] }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:71: error: 'then' takes an array of strings, found a number
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": [1] }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }
         |                                                                       ^
      """#),
  ]
}
