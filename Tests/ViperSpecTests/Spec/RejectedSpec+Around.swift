extension RejectedSpec {
  static let around: [RejectedSpec] = [
    RejectedSpec(
      "invalid-then", "a parameter that nobody has a value for",
      #"{ "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.b", "then": "view.show" }], "interactor": ["b(id: Int) -> [Item]"], "view": ["show(_ items: [Item], total: Int)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:78: error: 'view.show' needs 'total: Int', which isn't available after 'b(id:)' [invalid-then]
       1 | { "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.b", "then": "view.show" }], "interactor": ["b(id: Int) -> [Item]"], "view": ["show(_ items: [Item], total: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                              ^~~~~~~~~
         = help: available: '[Item]', the result of 'b(id:)', and 'id: Int' by name
      List.json:1:143: note: 'show(_:total:)' is declared here
       1 | { "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.b", "then": "view.show" }], "interactor": ["b(id: Int) -> [Item]"], "view": ["show(_ items: [Item], total: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "invalid-then", "a value where there is none",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "view.show" }], "interactor": ["b()"], "view": ["show(_ total: Int)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:71: error: 'view.show' needs '_ total: Int', which isn't available after 'b()' [invalid-then]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "view.show" }], "interactor": ["b()"], "view": ["show(_ total: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                       ^~~~~~~~~
         = help: 'b()' has no result, so name a method without parameters
      List.json:1:119: note: 'show(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "view.show" }], "interactor": ["b()"], "view": ["show(_ total: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                       ^~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "invalid-then", "a value of another type",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "view.show" }], "interactor": ["b() async -> Item?"], "view": ["show(_ item: Item)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:71: error: 'view.show' needs '_ item: Item', which isn't available after 'b()' [invalid-then]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "view.show" }], "interactor": ["b() async -> Item?"], "view": ["show(_ item: Item)"], "yours": ["view", "interactor", "router"] }
         |                                                                       ^~~~~~~~~
         = help: available: 'Item?', the result of 'b()'
      List.json:1:134: note: 'show(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "view.show" }], "interactor": ["b() async -> Item?"], "view": ["show(_ item: Item)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                                      ^~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "invalid-then", "a member that waits",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "interactor.c" }], "interactor": ["b() async", "c() async"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:71: error: 'interactor.c' is 'async', but a 'then' method can't be awaited [invalid-then]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "interactor.c" }], "interactor": ["b() async", "c() async"], "yours": ["view", "interactor", "router"] }
         |                                                                       ^~~~~~~~~~~~
         = help: name another method, and call 'interactor.c' in it
      List.json:1:118: note: 'c()' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "interactor.c" }], "interactor": ["b() async", "c() async"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                      ^~~~~~~~~
      """#),
    RejectedSpec(
      "invalid-then", "a member that throws",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": ["interactor.c"] }], "interactor": ["b()", "c() throws"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:72: error: 'interactor.c' throws, but the error isn't handled [invalid-then]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": ["interactor.c"] }], "interactor": ["b()", "c() throws"], "yours": ["view", "interactor", "router"] }
         |                                                                        ^~~~~~~~~~~~
         = help: name another method, and call 'interactor.c' in it
      List.json:1:114: note: 'c()' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": ["interactor.c"] }], "interactor": ["b()", "c() throws"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                  ^~~~~~~~~~
      """#),
    RejectedSpec(
      "invalid-then", "a member with a result",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "interactor.c" }], "interactor": ["b()", "c() -> Int"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:71: error: 'interactor.c' has a result, but a 'then' method can't return one [invalid-then]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "interactor.c" }], "interactor": ["b()", "c() -> Int"], "yours": ["view", "interactor", "router"] }
         |                                                                       ^~~~~~~~~~~~
         = help: name another method, and call 'interactor.c' in it
      List.json:1:112: note: 'c()' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "interactor.c" }], "interactor": ["b()", "c() -> Int"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                ^~~~~~~~~~
      """#),
    RejectedSpec(
      "invalid-then", "a property",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "view.name" }], "interactor": ["b()"], "view": [{ "var": "name: String { get }" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:71: error: 'then' needs a method, but 'view.name' is a property [invalid-then]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "view.name" }], "interactor": ["b()"], "view": [{ "var": "name: String { get }" }], "yours": ["view", "interactor", "router"] }
         |                                                                       ^~~~~~~~~
         = help: name a method
      List.json:1:128: note: 'name' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "view.name" }], "interactor": ["b()"], "view": [{ "var": "name: String { get }" }], "yours": ["view", "interactor", "router"] }
         |                                                                                                                                ^~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "unknown-callee", "a component of its own that has another name",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "presentr.c" }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:71: error: the presenter can't call 'presentr' [unknown-callee]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "presentr.c" }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }
         |                                                                       ^~~~~~~~
         = help: did you mean 'presenter'?
      """#),
    RejectedSpec(
      "unknown-callee", "a call that is passed on to the component itself",
      #"{ "viewOutput": [{ "func": "a()", "forward": "presenter.b" }, { "func": "b()", "body": "print(1)" }], "interactor": [], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:47: error: the presenter can't call 'presenter' [unknown-callee]
       1 | { "viewOutput": [{ "func": "a()", "forward": "presenter.b" }, { "func": "b()", "body": "print(1)" }], "interactor": [], "yours": ["view", "interactor", "router"] }
         |                                               ^~~~~~~~~
         = help: it can call: view, interactor, router
      """#),
    RejectedSpec(
      "unknown-member", "a member that the component itself lacks",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "presenter.c" }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:81: error: 'presenter' has no member 'c' [unknown-member]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "presenter.c" }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }
         |                                                                                 ^
         = help: it has: a()
      """#),
    RejectedSpec(
      "conflicting-forward-types", "an argument that nobody takes",
      #"{ "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.b", "then": "view.show" }], "interactor": ["b()"], "view": ["show()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:54: error: can't forward 'a(id:)' to 'interactor.b': it has 1 parameter, but the callee has 0 [conflicting-forward-types]
       1 | { "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.b", "then": "view.show" }], "interactor": ["b()"], "view": ["show()"], "yours": ["view", "interactor", "router"] }
         |                                                      ^~~~~~~~~~~~
         = help: declare it as "a()", or use a 'body' instead
      List.json:1:109: note: 'b()' is declared here
       1 | { "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.b", "then": "view.show" }], "interactor": ["b()"], "view": ["show()"], "yours": ["view", "interactor", "router"] }
         |                                                                                                             ^~~
      """#),
    RejectedSpec(
      "invalid-while", "no parameter",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "while": "view.show" }], "interactor": ["b() async"], "view": ["show()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:72: error: 'while' needs a method with a single 'Bool' parameter, found 'view.show' [invalid-while]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "while": "view.show" }], "interactor": ["b() async"], "view": ["show()"], "yours": ["view", "interactor", "router"] }
         |                                                                        ^~~~~~~~~
         = help: name a method such as "setLoading(_ isLoading: Bool)"
      List.json:1:126: note: 'show()' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "while": "view.show" }], "interactor": ["b() async"], "view": ["show()"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                              ^~~~~~
      """#),
    RejectedSpec(
      "invalid-while", "a second parameter",
      #"{ "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.b", "while": "view.show" }], "interactor": ["b(id: Int) async"], "view": ["show(_ isOn: Bool, id: Int)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:79: error: 'while' needs a method with a single 'Bool' parameter, found 'view.show' [invalid-while]
       1 | { "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.b", "while": "view.show" }], "interactor": ["b(id: Int) async"], "view": ["show(_ isOn: Bool, id: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                               ^~~~~~~~~
         = help: name a method such as "setLoading(_ isLoading: Bool)"
      List.json:1:140: note: 'show(_:id:)' is declared here
       1 | { "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.b", "while": "view.show" }], "interactor": ["b(id: Int) async"], "view": ["show(_ isOn: Bool, id: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-while", "several calls at a time",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "each", "while": "view.show" }], "interactor": ["b() async"], "view": ["show(_ isOn: Bool)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:71: error: 'while' can't be combined with 'each', because several calls could run [conflicting-while]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "each", "while": "view.show" }], "interactor": ["b() async"], "view": ["show(_ isOn: Bool)"], "yours": ["view", "interactor", "router"] }
         |                                                                       ^~~~
         = help: use 'latest' or 'first', or delete 'while'
      List.json:1:88: note: 'while' is here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "each", "while": "view.show" }], "interactor": ["b() async"], "view": ["show(_ isOn: Bool)"], "yours": ["view", "interactor", "router"] }
         |                                                                                        ^~~~~~~~~
      """#),
    RejectedSpec(
      "unused-task", "a target that does not wait",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "latest" }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:71: error: 'a()' doesn't start a task: 'b()' isn't 'async' [unused-task]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "latest" }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }
         |                                                                       ^~~~~~
         = help: delete 'task'
      """#),
    RejectedSpec(
      "unused-task", "a method that waits itself",
      #"{ "viewOutput": [{ "func": "a() async", "forward": "interactor.b", "task": "first" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:77: error: 'a()' doesn't start a task: it is 'async' and awaits the call [unused-task]
       1 | { "viewOutput": [{ "func": "a() async", "forward": "interactor.b", "task": "first" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }
         |                                                                             ^~~~~
         = help: delete 'task'
      """#),
    RejectedSpec(
      "unknown-task", "a word that is none, around a call that does not fit",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.c", "task": "frist", "while": "view.d" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:58: error: 'interactor' has no member 'c' [unknown-member]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.c", "task": "frist", "while": "view.d" }], "yours": ["view", "interactor", "router"] }
         |                                                          ^
         = help: 'interactor' has no members; add "c()" to it
      List.json:1:71: error: 'frist' isn't a value of 'task' [unknown-task]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.c", "task": "frist", "while": "view.d" }], "yours": ["view", "interactor", "router"] }
         |                                                                       ^~~~~
         = help: did you mean 'first'?
      List.json:1:94: error: 'view' has no member 'd' [unknown-member]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.c", "task": "frist", "while": "view.d" }], "yours": ["view", "interactor", "router"] }
         |                                                                                              ^
         = help: 'view' has no members; add "d(_ isRunning: Bool)" to it
      """#),
    RejectedSpec(
      "unknown-task", "a word that is none",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "frist" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:71: error: 'frist' isn't a value of 'task' [unknown-task]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "frist" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }
         |                                                                       ^~~~~
         = help: did you mean 'first'?
      """#),
    RejectedSpec(
      "missing-related-key", "nothing around which it could stand",
      #"{ "viewOutput": [{ "func": "a()", "body": "print(1)", "then": "view.b", "while": "view.c", "task": "each" }], "view": ["b()", "c(_ isOn: Bool)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:64: error: 'then' needs 'forward' [missing-related-key]
       1 | { "viewOutput": [{ "func": "a()", "body": "print(1)", "then": "view.b", "while": "view.c", "task": "each" }], "view": ["b()", "c(_ isOn: Bool)"], "yours": ["view", "interactor", "router"] }
         |                                                                ^~~~~~
         = help: add 'forward' or delete 'then'
      List.json:1:83: error: 'while' needs 'forward' [missing-related-key]
       1 | { "viewOutput": [{ "func": "a()", "body": "print(1)", "then": "view.b", "while": "view.c", "task": "each" }], "view": ["b()", "c(_ isOn: Bool)"], "yours": ["view", "interactor", "router"] }
         |                                                                                   ^~~~~~
         = help: add 'forward' or delete 'while'
      List.json:1:101: error: 'task' needs 'forward' [missing-related-key]
       1 | { "viewOutput": [{ "func": "a()", "body": "print(1)", "then": "view.b", "while": "view.c", "task": "each" }], "view": ["b()", "c(_ isOn: Bool)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                     ^~~~
         = help: add 'forward' or delete 'task'
      """#),
    RejectedSpec(
      "unsupported-property-key", "a property with all keys",
      #"{ "viewOutput": [{ "var": "a: Int { get }", "forward": "interactor.b", "then": "view.c", "task": "each" }], "interactor": ["b: Int { get }"], "view": ["c()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:81: error: 'then' works with methods only, but 'a' is a property [unsupported-property-key]
       1 | { "viewOutput": [{ "var": "a: Int { get }", "forward": "interactor.b", "then": "view.c", "task": "each" }], "interactor": ["b: Int { get }"], "view": ["c()"], "yours": ["view", "interactor", "router"] }
         |                                                                                 ^~~~~~
         = help: delete 'then', or make 'a' a method
      List.json:1:99: error: 'task' works with methods only, but 'a' is a property [unsupported-property-key]
       1 | { "viewOutput": [{ "var": "a: Int { get }", "forward": "interactor.b", "then": "view.c", "task": "each" }], "interactor": ["b: Int { get }"], "view": ["c()"], "yours": ["view", "interactor", "router"] }
         |                                                                                                   ^~~~
         = help: delete 'task', or make 'a' a method
      """#),
    RejectedSpec(
      "unsupported-property-key", "a property that ends a call",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first" }, { "var": "c: Int { get }", "body": "1", "cancel": "a" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:132: error: 'cancel' works with methods only, but 'c' is a property [unsupported-property-key]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first" }, { "var": "c: Int { get }", "body": "1", "cancel": "a" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                                    ^
         = help: delete 'cancel', or make 'c' a method
      """#),
    RejectedSpec(
      "invalid-cancel", "the name of the component before that of the member",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first" }, { "func": "c()", "cancel": "presenter.a" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:109: error: 'cancel' needs the name of a method of the same component [invalid-cancel]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first" }, { "func": "c()", "cancel": "presenter.a" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }
         |                                                                                                             ^~~~~~~~~~~
         = help: write only its name: "a"
      """#),
    RejectedSpec(
      "invalid-self-cancel", "a call that ends itself",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first", "cancel": "a" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:90: error: 'a()' can't cancel its own call [invalid-self-cancel]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first", "cancel": "a" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }
         |                                                                                          ^
         = help: to cancel the previous call, use "task": "latest"; otherwise, name another method
      """#),
    RejectedSpec(
      "unused-cancel", "tasks that nobody holds",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b" }, { "func": "c()", "cancel": "a" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:92: error: 'a()' can't be canceled, because it starts a new task for each call [unused-cancel]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b" }, { "func": "c()", "cancel": "a" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }
         |                                                                                            ^
         = help: add "task": "latest" or "task": "first" to it
      List.json:1:29: note: 'a()' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b" }, { "func": "c()", "cancel": "a" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }
         |                             ^~~
      """#),
    RejectedSpec(
      "unused-cancel", "a method without a task",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b" }, { "func": "c()", "cancel": ["a"] }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:93: error: 'a()' can't be canceled, because it doesn't start a task [unused-cancel]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b" }, { "func": "c()", "cancel": ["a"] }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }
         |                                                                                             ^
         = help: name a method that forwards to an 'async' method
      List.json:1:29: note: 'a()' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b" }, { "func": "c()", "cancel": ["a"] }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }
         |                             ^~~
      """#),
    RejectedSpec(
      "unknown-member", "a mistake in the call that another member ends",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first" }, { "func": "c()", "cancel": "a" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:58: error: 'interactor' has no member 'b' [unknown-member]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first" }, { "func": "c()", "cancel": "a" }], "yours": ["view", "interactor", "router"] }
         |                                                          ^
         = help: 'interactor' has no members; add "b()" to it
      """#),
    RejectedSpec(
      "unknown-member", "a call of a member that does not exist",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first" }, { "func": "c()", "cancel": "aa" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:109: error: 'presenter' has no member 'aa' [unknown-member]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first" }, { "func": "c()", "cancel": "aa" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }
         |                                                                                                             ^~
         = help: it has: a(), c()
      """#),
    RejectedSpec(
      "conflicting-property", "a field with the name of the running calls",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first" }], "interactor": ["b() async"], "inputs": [{ "var": "calls: Int", "for": "presenter" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:132: error: the presenter already has a property 'calls' [conflicting-property]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first" }], "interactor": ["b() async"], "inputs": [{ "var": "calls: Int", "for": "presenter" }], "yours": ["view", "interactor", "router"] }
         |                                                                                                                                    ^~~~~
         = help: rename it
      """#),
    RejectedSpec(
      "conflicting-property", "a method with the name of the running calls",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first" }, { "func": "calls()", "body": "print(1)" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:92: error: the presenter already has a property 'calls' [conflicting-property]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "task": "first" }, { "func": "calls()", "body": "print(1)" }], "interactor": ["b() async"], "yours": ["view", "interactor", "router"] }
         |                                                                                            ^~~~~
         = help: rename 'calls()'
      """#),
    RejectedSpec(
      "invalid-catch", "one of two that takes no error",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": ["view.show", "view.log"] }], "interactor": ["b() throws"], "view": ["show(_ error: any Error)", "log(_ text: String)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:86: error: 'catch' needs a method with a single error parameter, found 'view.log' [invalid-catch]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": ["view.show", "view.log"] }], "interactor": ["b() throws"], "view": ["show(_ error: any Error)", "log(_ text: String)"], "yours": ["view", "interactor", "router"] }
         |                                                                                      ^~~~~~~~
         = help: name a method such as "showError(_ error: any Error)"
      List.json:1:169: note: 'log(_:)' is declared here
       1 | …utput": [{ "func": "a()", "forward": "interactor.b", "catch": ["view.show", "view.log"] }], "interactor": ["b() throws"], "view": ["show(_ error: any Error)", "log(_ text: String)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                                                                  ^~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "unused-catch", "errors that nobody throws, with a list",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": ["view.show"] }], "interactor": ["b()"], "view": ["show(_ error: any Error)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:73: error: 'b()' does not throw [unused-catch]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": ["view.show"] }], "interactor": ["b()"], "view": ["show(_ error: any Error)"], "yours": ["view", "interactor", "router"] }
         |                                                                         ^~~~~~~~~
         = help: delete 'catch'
      """#),
    RejectedSpec(
      "invalid-forward-cycle", "a member that is told of its own call",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "presenter.c" }, { "func": "c()", "forward": "interactor.b", "then": "presenter.a" }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:71: error: 'a()' is forwarded in a cycle [invalid-forward-cycle]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "presenter.c" }, { "func": "c()", "forward": "interactor.b", "then": "presenter.a" }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }
         |                                                                       ^~~~~~~~~~~
         = help: implement one of the methods with a 'body'
      List.json:1:140: note: 'c()' is forwarded here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "presenter.c" }, { "func": "c()", "forward": "interactor.b", "then": "presenter.a" }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                                            ^~~~~~~~~~~
      """#),
    RejectedSpec(
      "invalid-type", "a list of numbers",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": [1] }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:71: error: 'then' takes an array of strings, found a number [invalid-type]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": [1] }], "interactor": ["b()"], "yours": ["view", "interactor", "router"] }
         |                                                                       ^
      """#),
  ]
}
