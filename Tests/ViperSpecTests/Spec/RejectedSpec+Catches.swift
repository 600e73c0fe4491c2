extension RejectedSpec {
  static let catches: [RejectedSpec] = [
    RejectedSpec(
      "conflicting-forward-types", "borrowed for consumed",
      #"{ "viewOutput": [{ "func": "a(_ x: borrowing Item)", "forward": "interactor.b" }], "interactor": ["b(_ x: consuming Item)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:66: error: can't forward 'a(_:)' to 'interactor.b': 'x' is 'borrowing', the other takes it 'consuming' [conflicting-forward-types]
       1 | { "viewOutput": [{ "func": "a(_ x: borrowing Item)", "forward": "interactor.b" }], "interactor": ["b(_ x: consuming Item)"], "yours": ["view", "interactor", "router"] }
         |                                                                  ^~~~~~~~~~~~
         = help: use a 'body' instead
      List.json:1:100: note: 'b(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a(_ x: borrowing Item)", "forward": "interactor.b" }], "interactor": ["b(_ x: consuming Item)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                    ^~~~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-forward-types", "what is not sending for what is",
      #"{ "viewOutput": [{ "func": "a(_ x: Item)", "forward": "interactor.b" }], "interactor": ["b(_ x: sending Item)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:56: error: can't forward 'a(_:)' to 'interactor.b': 'x' is not 'sending', the other takes it 'sending' [conflicting-forward-types]
       1 | { "viewOutput": [{ "func": "a(_ x: Item)", "forward": "interactor.b" }], "interactor": ["b(_ x: sending Item)"], "yours": ["view", "interactor", "router"] }
         |                                                        ^~~~~~~~~~~~
         = help: use a 'body' instead
      List.json:1:90: note: 'b(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a(_ x: Item)", "forward": "interactor.b" }], "interactor": ["b(_ x: sending Item)"], "yours": ["view", "interactor", "router"] }
         |                                                                                          ^~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-forward-types", "a result that is not sending",
      #"{ "viewOutput": [{ "func": "a() -> sending Item", "forward": "interactor.b" }], "interactor": ["b() -> Item"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:63: error: can't forward 'a()' to 'interactor.b': it returns 'sending Item', but the callee returns 'Item' [conflicting-forward-types]
       1 | { "viewOutput": [{ "func": "a() -> sending Item", "forward": "interactor.b" }], "interactor": ["b() -> Item"], "yours": ["view", "interactor", "router"] }
         |                                                               ^~~~~~~~~~~~
         = help: declare it as "a() -> Item", or use a 'body' instead
      List.json:1:97: note: 'b()' is declared here
       1 | { "viewOutput": [{ "func": "a() -> sending Item", "forward": "interactor.b" }], "interactor": ["b() -> Item"], "yours": ["view", "interactor", "router"] }
         |                                                                                                 ^~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-forward-types", "an isolated parameter",
      #"{ "viewOutput": [{ "func": "a(_ x: isolated any Actor)", "forward": "interactor.b" }], "interactor": ["b(_ x: any Actor)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:70: error: can't forward 'a(_:)' to 'interactor.b': parameter 'x' is 'isolated' [conflicting-forward-types]
       1 | { "viewOutput": [{ "func": "a(_ x: isolated any Actor)", "forward": "interactor.b" }], "interactor": ["b(_ x: any Actor)"], "yours": ["view", "interactor", "router"] }
         |                                                                      ^~~~~~~~~~~~
         = help: use a 'body' instead
      List.json:1:104: note: 'b(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a(_ x: isolated any Actor)", "forward": "interactor.b" }], "interactor": ["b(_ x: any Actor)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                        ^~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-forward-types", "a wider error than promised",
      #"{ "viewOutput": [{ "func": "a() throws(E)", "forward": "interactor.b" }], "interactor": ["b() throws"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:57: error: can't forward 'a()' to 'interactor.b': it throws only 'E', but the callee throws 'any Error' [conflicting-forward-types]
       1 | { "viewOutput": [{ "func": "a() throws(E)", "forward": "interactor.b" }], "interactor": ["b() throws"], "yours": ["view", "interactor", "router"] }
         |                                                         ^~~~~~~~~~~~
         = help: declare it as "a() throws", or use a 'body' instead
      List.json:1:91: note: 'b()' is declared here
       1 | { "viewOutput": [{ "func": "a() throws(E)", "forward": "interactor.b" }], "interactor": ["b() throws"], "yours": ["view", "interactor", "router"] }
         |                                                                                           ^~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-forward-types", "another error than promised",
      #"{ "viewOutput": [{ "func": "a() throws(E)", "forward": "interactor.b" }], "interactor": ["b() throws(F)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:57: error: can't forward 'a()' to 'interactor.b': it throws only 'E', but the callee throws 'F' [conflicting-forward-types]
       1 | { "viewOutput": [{ "func": "a() throws(E)", "forward": "interactor.b" }], "interactor": ["b() throws(F)"], "yours": ["view", "interactor", "router"] }
         |                                                         ^~~~~~~~~~~~
         = help: declare it as "a() throws(F)", or use a 'body' instead
      List.json:1:91: note: 'b()' is declared here
       1 | { "viewOutput": [{ "func": "a() throws(E)", "forward": "interactor.b" }], "interactor": ["b() throws(F)"], "yours": ["view", "interactor", "router"] }
         |                                                                                           ^~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-forward-types", "variadic to a service in Swift",
      #"{ "interactor": [{ "func": "a(_ x: Int...)", "forward": "store.b" }], "services": ["store: any Store"], "yours": ["view", "presenter", "router"] }"#,
      #"""
      List.json:1:58: error: can't forward 'a(_:)' to 'store.b': parameter 'x' is variadic [conflicting-forward-types]
       1 | { "interactor": [{ "func": "a(_ x: Int...)", "forward": "store.b" }], "services": ["store: any Store"], "yours": ["view", "presenter", "router"] }
         |                                                          ^~~~~~~
         = help: use a 'body' instead
      """#),
    RejectedSpec(
      "conflicting-forward-types", "labels of a service in Swift that do not fit",
      #"{ "interactor": [{ "func": "a(x: Int)", "forward": "store.b(x:y:)" }], "services": ["store: any Store"], "yours": ["view", "presenter", "router"] }"#,
      #"""
      List.json:1:53: error: can't forward 'a(x:)' to 'store.b(x:y:)': it has 1 parameter, but the callee has 2 [conflicting-forward-types]
       1 | { "interactor": [{ "func": "a(x: Int)", "forward": "store.b(x:y:)" }], "services": ["store: any Store"], "yours": ["view", "presenter", "router"] }
         |                                                     ^~~~~~~~~~~~~
         = help: use a 'body' instead
      """#),
    RejectedSpec(
      "conflicting-forward-types", "a property to a method of a service in Swift",
      #"{ "interactor": [{ "var": "a: Int { get }", "forward": "store.b()" }], "services": ["store: any Store"], "yours": ["view", "presenter", "router"] }"#,
      #"""
      List.json:1:57: error: can't forward 'a' to 'store.b()': one is a method, but the other is a property [conflicting-forward-types]
       1 | { "interactor": [{ "var": "a: Int { get }", "forward": "store.b()" }], "services": ["store: any Store"], "yours": ["view", "presenter", "router"] }
         |                                                         ^~~~~~~~~
         = help: use a 'body' instead
      """#),
    RejectedSpec(
      "ambiguous-callee", "two overloads that fit",
      #"{ "viewOutput": [{ "func": "a(_ x: Int)", "forward": "interactor.b" }], "interactor": ["b(x: Int)", "b(y: Int)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:55: error: 'interactor.b' is ambiguous: 2 members have this name [ambiguous-callee]
       1 | { "viewOutput": [{ "func": "a(_ x: Int)", "forward": "interactor.b" }], "interactor": ["b(x: Int)", "b(y: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                       ^~~~~~~~~~~~
         = help: add the labels: 'b(x:)' or 'b(y:)'
      List.json:1:89: note: 'b(x:)' is declared here
       1 | { "viewOutput": [{ "func": "a(_ x: Int)", "forward": "interactor.b" }], "interactor": ["b(x: Int)", "b(y: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                                         ^~~~~~~~~
      List.json:1:102: note: 'b(y:)' is declared here
       1 | { "viewOutput": [{ "func": "a(_ x: Int)", "forward": "interactor.b" }], "interactor": ["b(x: Int)", "b(y: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                      ^~~~~~~~~
      """#),
    RejectedSpec(
      "ambiguous-callee", "two overloads that fit and have the same labels",
      #"{ "viewOutput": [{ "func": "a(_ x: Int)", "forward": "interactor.b" }], "interactor": ["b(_ x: Int)", "b(_ x: Int?)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:55: error: 'interactor.b' is ambiguous: 2 members have this name [ambiguous-callee]
       1 | { "viewOutput": [{ "func": "a(_ x: Int)", "forward": "interactor.b" }], "interactor": ["b(_ x: Int)", "b(_ x: Int?)"], "yours": ["view", "interactor", "router"] }
         |                                                       ^~~~~~~~~~~~
         = help: use a 'body' instead
      List.json:1:89: note: 'b(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a(_ x: Int)", "forward": "interactor.b" }], "interactor": ["b(_ x: Int)", "b(_ x: Int?)"], "yours": ["view", "interactor", "router"] }
         |                                                                                         ^~~~~~~~~~~
      List.json:1:104: note: 'b(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a(_ x: Int)", "forward": "interactor.b" }], "interactor": ["b(_ x: Int)", "b(_ x: Int?)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                        ^~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-forward-types", "a closure that must stay on the main actor",
      #"{ "interactor": [{ "func": "a(_ x: @escaping () -> Void) async", "forward": "store.b" }], "services": [{ "name": "Store", "property": "store", "methods": ["b(_ x: @escaping () -> Void) async"] }], "yours": ["view", "presenter", "router"] }"#,
      #"""
      List.json:1:78: error: can't forward 'a(_:)' to 'store.b': the closure 'x' would leave the main actor, but isn't '@Sendable' [conflicting-forward-types]
       1 | { "interactor": [{ "func": "a(_ x: @escaping () -> Void) async", "forward": "store.b" }], "services": [{ "name": "Store", "property": "store", "methods": ["b(_ x: @escaping () -> Void) async"] }], "yours": ["view", "presenter", "router"]…
         |                                                                              ^~~~~~~
         = help: add '@Sendable' to 'x' in both methods
      List.json:1:157: note: 'b(_:)' is declared here
       1 | { "interactor": [{ "func": "a(_ x: @escaping () -> Void) async", "forward": "store.b" }], "services": [{ "name": "Store", "property": "store", "methods": ["b(_ x: @escaping () -> Void) async"] }], "yours": ["view", "presenter", "router"] }
         |                                                                                                                                                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "unsupported-async-call", "a result that comes too late",
      #"{ "viewOutput": [{ "func": "a() -> Int", "forward": "interactor.b" }], "interactor": ["b() async -> Int"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:54: error: 'a()' can't call 'interactor.b', which is 'async': the result comes too late for a synchronous method [unsupported-async-call]
       1 | { "viewOutput": [{ "func": "a() -> Int", "forward": "interactor.b" }], "interactor": ["b() async -> Int"], "yours": ["view", "interactor", "router"] }
         |                                                      ^~~~~~~~~~~~
         = help: make 'a()' 'async'
      """#),
    RejectedSpec(
      "unsupported-async-call", "inout in a task",
      #"{ "viewOutput": [{ "func": "a(_ x: inout Int)", "forward": "interactor.b" }], "interactor": ["b(_ x: inout Int) async"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:61: error: 'a(_:)' can't call 'interactor.b', which is 'async': parameter 'x' is 'inout' [unsupported-async-call]
       1 | { "viewOutput": [{ "func": "a(_ x: inout Int)", "forward": "interactor.b" }], "interactor": ["b(_ x: inout Int) async"], "yours": ["view", "interactor", "router"] }
         |                                                             ^~~~~~~~~~~~
         = help: make 'a(_:)' 'async'
      """#),
    RejectedSpec(
      "unsupported-async-call", "a closure in a task",
      #"{ "viewOutput": [{ "func": "a(_ x: () -> Void)", "forward": "interactor.b" }], "interactor": ["b(_ x: () -> Void) async"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:62: error: 'a(_:)' can't call 'interactor.b', which is 'async': parameter 'x' is a closure without '@escaping' [unsupported-async-call]
       1 | { "viewOutput": [{ "func": "a(_ x: () -> Void)", "forward": "interactor.b" }], "interactor": ["b(_ x: () -> Void) async"], "yours": ["view", "interactor", "router"] }
         |                                                              ^~~~~~~~~~~~
         = help: make 'a(_:)' 'async'
      """#),
    RejectedSpec(
      "missing-catch", "an error that nobody is told of",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b" }], "interactor": ["b() throws"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:47: error: 'b()' throws, but the error isn't handled [missing-catch]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b" }], "interactor": ["b() throws"], "yours": ["view", "interactor", "router"] }
         |                                               ^~~~~~~~~~~~
         = help: add "catch": "view.showError", and 'showError(_ error: any Error)' to 'view'
      List.json:1:81: note: declared as throwing here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b" }], "interactor": ["b() throws"], "yours": ["view", "interactor", "router"] }
         |                                                                                 ^~~~~~~~~~
      """#),
    RejectedSpec(
      "missing-catch", "an error that a member could take",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b" }], "view": ["show(_ rows: [Int])", "fail(_ error: any Error)"], "interactor": ["b() throws"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:47: error: 'b()' throws, but the error isn't handled [missing-catch]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b" }], "view": ["show(_ rows: [Int])", "fail(_ error: any Error)"], "interactor": ["b() throws"], "yours": ["view", "interactor", "router"] }
         |                                               ^~~~~~~~~~~~
         = help: add "catch": "view.fail"
      List.json:1:142: note: declared as throwing here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b" }], "view": ["show(_ rows: [Int])", "fail(_ error: any Error)"], "interactor": ["b() throws"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                                              ^~~~~~~~~~
      """#),
    RejectedSpec(
      "missing-catch", "an error in a task",
      #"{ "viewOutput": [{ "func": "a() throws", "forward": "interactor.b" }], "interactor": ["b() async throws"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:54: error: 'b()' throws, but the error isn't handled [missing-catch]
       1 | { "viewOutput": [{ "func": "a() throws", "forward": "interactor.b" }], "interactor": ["b() async throws"], "yours": ["view", "interactor", "router"] }
         |                                                      ^~~~~~~~~~~~
         = help: add "catch": "view.showError", and 'showError(_ error: any Error)' to 'view'
      List.json:1:88: note: declared as throwing here
       1 | { "viewOutput": [{ "func": "a() throws", "forward": "interactor.b" }], "interactor": ["b() async throws"], "yours": ["view", "interactor", "router"] }
         |                                                                                        ^~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "unused-catch", "a target that does not throw",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b()"], "view": ["c(_ e: any Error)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:72: error: 'b()' does not throw [unused-catch]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b()"], "view": ["c(_ e: any Error)"], "yours": ["view", "interactor", "router"] }
         |                                                                        ^~~~~~
         = help: delete 'catch'
      """#),
    RejectedSpec(
      "unused-catch", "a method that throws itself",
      #"{ "viewOutput": [{ "func": "a() throws", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws"], "view": ["c(_ e: any Error)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:79: error: 'a()' throws the error itself [unused-catch]
       1 | { "viewOutput": [{ "func": "a() throws", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws"], "view": ["c(_ e: any Error)"], "yours": ["view", "interactor", "router"] }
         |                                                                               ^~~~~~
         = help: delete 'catch'
      """#),
    RejectedSpec(
      "unused-catch", "a method that throws what a service in Swift throws",
      #"{ "interactor": [{ "func": "a() throws", "forward": "store.b", "catch": "presenter.c" }], "services": ["store: any Store"], "interactorOutput": ["c(_ e: any Error)"], "yours": ["view", "presenter", "router"] }"#,
      #"""
      List.json:1:74: error: 'a()' throws the error itself [unused-catch]
       1 | { "interactor": [{ "func": "a() throws", "forward": "store.b", "catch": "presenter.c" }], "services": ["store: any Store"], "interactorOutput": ["c(_ e: any Error)"], "yours": ["view", "presenter", "router"] }
         |                                                                          ^~~~~~~~~~~
         = help: delete 'catch'
      """#),
    RejectedSpec(
      "unsupported-catch", "a result after an error",
      #"{ "viewOutput": [{ "func": "a() -> Int", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws -> Int"], "view": ["c(_ e: any Error)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:79: error: 'catch' can't be used, because 'a()' needs a result after an error, too [unsupported-catch]
       1 | { "viewOutput": [{ "func": "a() -> Int", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws -> Int"], "view": ["c(_ e: any Error)"], "yours": ["view", "interactor", "router"] }
         |                                                                               ^~~~~~
         = help: delete 'catch' and make 'a()' 'throws'
      """#),
    RejectedSpec(
      "unsupported-catch", "a result after an error of a service in Swift",
      #"{ "interactor": [{ "func": "a() -> Int", "forward": "store.b", "catch": "presenter.c" }], "services": ["store: any Store"], "interactorOutput": ["c(_ e: any Error)"], "yours": ["view", "presenter", "router"] }"#,
      #"""
      List.json:1:74: error: 'catch' can't be used, because 'a()' needs a result after an error, too [unsupported-catch]
       1 | { "interactor": [{ "func": "a() -> Int", "forward": "store.b", "catch": "presenter.c" }], "services": ["store: any Store"], "interactorOutput": ["c(_ e: any Error)"], "yours": ["view", "presenter", "router"] }
         |                                                                          ^~~~~~~~~~~
         = help: delete 'catch' and make 'a()' 'throws'
      """#),
    RejectedSpec(
      "invalid-catch", "a handler that takes no error",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws"], "view": ["c()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:72: error: 'catch' needs a method with a single error parameter, found 'view.c' [invalid-catch]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws"], "view": ["c()"], "yours": ["view", "interactor", "router"] }
         |                                                                        ^~~~~~
         = help: name a method such as "showError(_ error: any Error)"
      List.json:1:124: note: 'c()' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws"], "view": ["c()"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                            ^~~
      """#),
    RejectedSpec(
      "invalid-catch", "a handler that is async",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws"], "view": ["c(_ e: any Error) async"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:72: error: 'catch' needs a method with a single error parameter, found 'view.c' [invalid-catch]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws"], "view": ["c(_ e: any Error) async"], "yours": ["view", "interactor", "router"] }
         |                                                                        ^~~~~~
         = help: name a method such as "showError(_ error: any Error)"
      List.json:1:124: note: 'c(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws"], "view": ["c(_ e: any Error) async"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                            ^~~~~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "invalid-catch", "a handler of another error",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws(E)"], "view": ["c(_ e: F)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:72: error: 'catch' needs a method with a single error parameter, found 'view.c' [invalid-catch]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws(E)"], "view": ["c(_ e: F)"], "yours": ["view", "interactor", "router"] }
         |                                                                        ^~~~~~
         = help: name a method such as "showError(_ error: any Error)"
      List.json:1:127: note: 'c(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws(E)"], "view": ["c(_ e: F)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                               ^~~~~~~~~
      """#),
    RejectedSpec(
      "invalid-catch", "a handler with a result",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws"], "view": ["c(_ e: any Error) -> Int"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:72: error: 'catch' needs a method with a single error parameter, found 'view.c' [invalid-catch]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws"], "view": ["c(_ e: any Error) -> Int"], "yours": ["view", "interactor", "router"] }
         |                                                                        ^~~~~~
         = help: name a method such as "showError(_ error: any Error)"
      List.json:1:124: note: 'c(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws"], "view": ["c(_ e: any Error) -> Int"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                            ^~~~~~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "unknown-member", "a misspelled handler",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.showEror" }], "interactor": ["b() throws"], "view": ["showError(_ e: any Error)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:77: error: 'view' has no member 'showEror' [unknown-member]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.showEror" }], "interactor": ["b() throws"], "view": ["showError(_ e: any Error)"], "yours": ["view", "interactor", "router"] }
         |                                                                             ^~~~~~~~
         = help: did you mean 'showError'?
      """#),
  ]
}
