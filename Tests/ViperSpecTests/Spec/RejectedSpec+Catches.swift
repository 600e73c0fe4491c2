extension RejectedSpec {
  static let catches: [RejectedSpec] = [
    RejectedSpec(
      "misfit", "borrowed for consumed",
      #"{ "viewOutput": [{ "func": "a(_ x: borrowing Item)", "forward": "interactor.b" }], "interactor": ["b(_ x: consuming Item)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:66: error: 'a(_:)' can't be passed on to 'interactor.b': 'x' is 'borrowing', the other takes it 'consuming'
       1 | { "viewOutput": [{ "func": "a(_ x: borrowing Item)", "forward": "interactor.b" }], "interactor": ["b(_ x: consuming Item)"], "yours": ["view", "interactor", "router"] }
         |                                                                  ^~~~~~~~~~~~
         = help: say it with a 'body'
      List.json:1:100: note: 'b(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a(_ x: borrowing Item)", "forward": "interactor.b" }], "interactor": ["b(_ x: consuming Item)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                    ^~~~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "misfit", "what is not sending for what is",
      #"{ "viewOutput": [{ "func": "a(_ x: Item)", "forward": "interactor.b" }], "interactor": ["b(_ x: sending Item)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:56: error: 'a(_:)' can't be passed on to 'interactor.b': 'x' is not 'sending', the other takes it 'sending'
       1 | { "viewOutput": [{ "func": "a(_ x: Item)", "forward": "interactor.b" }], "interactor": ["b(_ x: sending Item)"], "yours": ["view", "interactor", "router"] }
         |                                                        ^~~~~~~~~~~~
         = help: say it with a 'body'
      List.json:1:90: note: 'b(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a(_ x: Item)", "forward": "interactor.b" }], "interactor": ["b(_ x: sending Item)"], "yours": ["view", "interactor", "router"] }
         |                                                                                          ^~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "misfit", "a result that is not sending",
      #"{ "viewOutput": [{ "func": "a() -> sending Item", "forward": "interactor.b" }], "interactor": ["b() -> Item"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:63: error: 'a()' can't be passed on to 'interactor.b': it returns 'sending Item', the other 'Item'
       1 | { "viewOutput": [{ "func": "a() -> sending Item", "forward": "interactor.b" }], "interactor": ["b() -> Item"], "yours": ["view", "interactor", "router"] }
         |                                                               ^~~~~~~~~~~~
         = help: declare it as "a() -> Item", or say it with a 'body'
      List.json:1:97: note: 'b()' is declared here
       1 | { "viewOutput": [{ "func": "a() -> sending Item", "forward": "interactor.b" }], "interactor": ["b() -> Item"], "yours": ["view", "interactor", "router"] }
         |                                                                                                 ^~~~~~~~~~~
      """#),
    RejectedSpec(
      "misfit", "an isolated parameter",
      #"{ "viewOutput": [{ "func": "a(_ x: isolated any Actor)", "forward": "interactor.b" }], "interactor": ["b(_ x: any Actor)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:70: error: 'a(_:)' can't be passed on to 'interactor.b': parameter 'x' is 'isolated'
       1 | { "viewOutput": [{ "func": "a(_ x: isolated any Actor)", "forward": "interactor.b" }], "interactor": ["b(_ x: any Actor)"], "yours": ["view", "interactor", "router"] }
         |                                                                      ^~~~~~~~~~~~
         = help: say it with a 'body'
      List.json:1:104: note: 'b(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a(_ x: isolated any Actor)", "forward": "interactor.b" }], "interactor": ["b(_ x: any Actor)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                        ^~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "misfit", "a wider error than promised",
      #"{ "viewOutput": [{ "func": "a() throws(E)", "forward": "interactor.b" }], "interactor": ["b() throws"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:57: error: 'a()' can't be passed on to 'interactor.b': it throws 'E' alone, the other 'any Error'
       1 | { "viewOutput": [{ "func": "a() throws(E)", "forward": "interactor.b" }], "interactor": ["b() throws"], "yours": ["view", "interactor", "router"] }
         |                                                         ^~~~~~~~~~~~
         = help: declare it as "a() throws", or say it with a 'body'
      List.json:1:91: note: 'b()' is declared here
       1 | { "viewOutput": [{ "func": "a() throws(E)", "forward": "interactor.b" }], "interactor": ["b() throws"], "yours": ["view", "interactor", "router"] }
         |                                                                                           ^~~~~~~~~~
      """#),
    RejectedSpec(
      "misfit", "another error than promised",
      #"{ "viewOutput": [{ "func": "a() throws(E)", "forward": "interactor.b" }], "interactor": ["b() throws(F)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:57: error: 'a()' can't be passed on to 'interactor.b': it throws 'E' alone, the other 'F'
       1 | { "viewOutput": [{ "func": "a() throws(E)", "forward": "interactor.b" }], "interactor": ["b() throws(F)"], "yours": ["view", "interactor", "router"] }
         |                                                         ^~~~~~~~~~~~
         = help: declare it as "a() throws(F)", or say it with a 'body'
      List.json:1:91: note: 'b()' is declared here
       1 | { "viewOutput": [{ "func": "a() throws(E)", "forward": "interactor.b" }], "interactor": ["b() throws(F)"], "yours": ["view", "interactor", "router"] }
         |                                                                                           ^~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "misfit", "variadic to a service in Swift",
      #"{ "interactor": [{ "func": "a(_ x: Int...)", "forward": "store.b" }], "services": ["store: any Store"], "yours": ["view", "presenter", "router"] }"#,
      #"""
      List.json:1:58: error: 'a(_:)' can't be passed on to 'store.b': parameter 'x' is variadic
       1 | { "interactor": [{ "func": "a(_ x: Int...)", "forward": "store.b" }], "services": ["store: any Store"], "yours": ["view", "presenter", "router"] }
         |                                                          ^~~~~~~
         = help: say it with a 'body'
      """#),
    RejectedSpec(
      "misfit", "labels of a service in Swift that do not fit",
      #"{ "interactor": [{ "func": "a(x: Int)", "forward": "store.b(x:y:)" }], "services": ["store: any Store"], "yours": ["view", "presenter", "router"] }"#,
      #"""
      List.json:1:53: error: 'a(x:)' can't be passed on to 'store.b(x:y:)': it has 1 parameter, the other takes 2
       1 | { "interactor": [{ "func": "a(x: Int)", "forward": "store.b(x:y:)" }], "services": ["store: any Store"], "yours": ["view", "presenter", "router"] }
         |                                                     ^~~~~~~~~~~~~
         = help: say it with a 'body'
      """#),
    RejectedSpec(
      "misfit", "a property to a method of a service in Swift",
      #"{ "interactor": [{ "var": "a: Int { get }", "forward": "store.b()" }], "services": ["store: any Store"], "yours": ["view", "presenter", "router"] }"#,
      #"""
      List.json:1:57: error: 'a' can't be passed on to 'store.b()': one is a method, the other a property
       1 | { "interactor": [{ "var": "a: Int { get }", "forward": "store.b()" }], "services": ["store: any Store"], "yours": ["view", "presenter", "router"] }
         |                                                         ^~~~~~~~~
         = help: say it with a 'body'
      """#),
    RejectedSpec(
      "ambiguous-target", "two overloads that fit",
      #"{ "viewOutput": [{ "func": "a(_ x: Int)", "forward": "interactor.b" }], "interactor": ["b(x: Int)", "b(y: Int)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:55: error: 'interactor.b' can mean 2 members
       1 | { "viewOutput": [{ "func": "a(_ x: Int)", "forward": "interactor.b" }], "interactor": ["b(x: Int)", "b(y: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                       ^~~~~~~~~~~~
         = help: name the labels: 'b(x:)' or 'b(y:)'
      List.json:1:89: note: 'b(x:)' is declared here
       1 | { "viewOutput": [{ "func": "a(_ x: Int)", "forward": "interactor.b" }], "interactor": ["b(x: Int)", "b(y: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                                         ^~~~~~~~~
      List.json:1:102: note: 'b(y:)' is declared here
       1 | { "viewOutput": [{ "func": "a(_ x: Int)", "forward": "interactor.b" }], "interactor": ["b(x: Int)", "b(y: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                      ^~~~~~~~~
      """#),
    RejectedSpec(
      "ambiguous-target", "two overloads that fit and have the same labels",
      #"{ "viewOutput": [{ "func": "a(_ x: Int)", "forward": "interactor.b" }], "interactor": ["b(_ x: Int)", "b(_ x: Int?)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:55: error: 'interactor.b' can mean 2 members
       1 | { "viewOutput": [{ "func": "a(_ x: Int)", "forward": "interactor.b" }], "interactor": ["b(_ x: Int)", "b(_ x: Int?)"], "yours": ["view", "interactor", "router"] }
         |                                                       ^~~~~~~~~~~~
         = help: say it with a 'body'
      List.json:1:89: note: 'b(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a(_ x: Int)", "forward": "interactor.b" }], "interactor": ["b(_ x: Int)", "b(_ x: Int?)"], "yours": ["view", "interactor", "router"] }
         |                                                                                         ^~~~~~~~~~~
      List.json:1:104: note: 'b(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a(_ x: Int)", "forward": "interactor.b" }], "interactor": ["b(_ x: Int)", "b(_ x: Int?)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                        ^~~~~~~~~~~~
      """#),
    RejectedSpec(
      "misfit", "a closure that must stay on the main actor",
      #"{ "interactor": [{ "func": "a(_ x: @escaping () -> Void) async", "forward": "store.b" }], "services": [{ "name": "Store", "property": "store", "methods": ["b(_ x: @escaping () -> Void) async"] }], "yours": ["view", "presenter", "router"] }"#,
      #"""
      List.json:1:78: error: 'a(_:)' can't be passed on to 'store.b': the closure 'x' would leave the main actor, and is not '@Sendable'
       1 | { "interactor": [{ "func": "a(_ x: @escaping () -> Void) async", "forward": "store.b" }], "services": [{ "name": "Store", "property": "store", "methods": ["b(_ x: @escaping () -> Void) async"] }], "yours": ["view", "presenter", "router"]…
         |                                                                              ^~~~~~~
         = help: make 'x' '@Sendable' in both
      List.json:1:157: note: 'b(_:)' is declared here
       1 | { "interactor": [{ "func": "a(_ x: @escaping () -> Void) async", "forward": "store.b" }], "services": [{ "name": "Store", "property": "store", "methods": ["b(_ x: @escaping () -> Void) async"] }], "yours": ["view", "presenter", "router"] }
         |                                                                                                                                                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "not-for-a-task", "a result that comes too late",
      #"{ "viewOutput": [{ "func": "a() -> Int", "forward": "interactor.b" }], "interactor": ["b() async -> Int"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:54: error: 'a()' can't wait for 'interactor.b', which is 'async': the result comes too late for a synchronous method
       1 | { "viewOutput": [{ "func": "a() -> Int", "forward": "interactor.b" }], "interactor": ["b() async -> Int"], "yours": ["view", "interactor", "router"] }
         |                                                      ^~~~~~~~~~~~
         = help: make 'a()' 'async'
      """#),
    RejectedSpec(
      "not-for-a-task", "inout in a task",
      #"{ "viewOutput": [{ "func": "a(_ x: inout Int)", "forward": "interactor.b" }], "interactor": ["b(_ x: inout Int) async"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:61: error: 'a(_:)' can't wait for 'interactor.b', which is 'async': parameter 'x' is 'inout'
       1 | { "viewOutput": [{ "func": "a(_ x: inout Int)", "forward": "interactor.b" }], "interactor": ["b(_ x: inout Int) async"], "yours": ["view", "interactor", "router"] }
         |                                                             ^~~~~~~~~~~~
         = help: make 'a(_:)' 'async'
      """#),
    RejectedSpec(
      "not-for-a-task", "a closure in a task",
      #"{ "viewOutput": [{ "func": "a(_ x: () -> Void)", "forward": "interactor.b" }], "interactor": ["b(_ x: () -> Void) async"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:62: error: 'a(_:)' can't wait for 'interactor.b', which is 'async': parameter 'x' is a closure without '@escaping'
       1 | { "viewOutput": [{ "func": "a(_ x: () -> Void)", "forward": "interactor.b" }], "interactor": ["b(_ x: () -> Void) async"], "yours": ["view", "interactor", "router"] }
         |                                                              ^~~~~~~~~~~~
         = help: make 'a(_:)' 'async'
      """#),
    RejectedSpec(
      "uncaught", "an error that nobody is told of",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b" }], "interactor": ["b() throws"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:47: error: 'b()' throws, and nobody is told of the error
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b" }], "interactor": ["b() throws"], "yours": ["view", "interactor", "router"] }
         |                                               ^~~~~~~~~~~~
         = help: add "catch": "view.showError", and 'showError(_ error: any Error)' to 'view'
      List.json:1:81: note: declared as throwing here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b" }], "interactor": ["b() throws"], "yours": ["view", "interactor", "router"] }
         |                                                                                 ^~~~~~~~~~
      """#),
    RejectedSpec(
      "uncaught", "an error that a member could take",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b" }], "view": ["show(_ rows: [Int])", "fail(_ error: any Error)"], "interactor": ["b() throws"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:47: error: 'b()' throws, and nobody is told of the error
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b" }], "view": ["show(_ rows: [Int])", "fail(_ error: any Error)"], "interactor": ["b() throws"], "yours": ["view", "interactor", "router"] }
         |                                               ^~~~~~~~~~~~
         = help: add "catch": "view.fail"
      List.json:1:142: note: declared as throwing here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b" }], "view": ["show(_ rows: [Int])", "fail(_ error: any Error)"], "interactor": ["b() throws"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                                              ^~~~~~~~~~
      """#),
    RejectedSpec(
      "uncaught", "an error in a task",
      #"{ "viewOutput": [{ "func": "a() throws", "forward": "interactor.b" }], "interactor": ["b() async throws"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:54: error: 'b()' throws, and nobody is told of the error
       1 | { "viewOutput": [{ "func": "a() throws", "forward": "interactor.b" }], "interactor": ["b() async throws"], "yours": ["view", "interactor", "router"] }
         |                                                      ^~~~~~~~~~~~
         = help: add "catch": "view.showError", and 'showError(_ error: any Error)' to 'view'
      List.json:1:88: note: declared as throwing here
       1 | { "viewOutput": [{ "func": "a() throws", "forward": "interactor.b" }], "interactor": ["b() async throws"], "yours": ["view", "interactor", "router"] }
         |                                                                                        ^~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "nothing-to-catch", "a target that does not throw",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b()"], "view": ["c(_ e: any Error)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:72: error: 'b()' does not throw
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b()"], "view": ["c(_ e: any Error)"], "yours": ["view", "interactor", "router"] }
         |                                                                        ^~~~~~
         = help: delete 'catch'
      """#),
    RejectedSpec(
      "nothing-to-catch", "a method that throws itself",
      #"{ "viewOutput": [{ "func": "a() throws", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws"], "view": ["c(_ e: any Error)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:79: error: 'a()' throws the error itself
       1 | { "viewOutput": [{ "func": "a() throws", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws"], "view": ["c(_ e: any Error)"], "yours": ["view", "interactor", "router"] }
         |                                                                               ^~~~~~
         = help: delete 'catch'
      """#),
    RejectedSpec(
      "nothing-to-catch", "a method that throws what a service in Swift throws",
      #"{ "interactor": [{ "func": "a() throws", "forward": "store.b", "catch": "presenter.c" }], "services": ["store: any Store"], "interactorOutput": ["c(_ e: any Error)"], "yours": ["view", "presenter", "router"] }"#,
      #"""
      List.json:1:74: error: 'a()' throws the error itself
       1 | { "interactor": [{ "func": "a() throws", "forward": "store.b", "catch": "presenter.c" }], "services": ["store: any Store"], "interactorOutput": ["c(_ e: any Error)"], "yours": ["view", "presenter", "router"] }
         |                                                                          ^~~~~~~~~~~
         = help: delete 'catch'
      """#),
    RejectedSpec(
      "nothing-to-return", "a result after an error",
      #"{ "viewOutput": [{ "func": "a() -> Int", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws -> Int"], "view": ["c(_ e: any Error)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:79: error: after an error 'a()' would have no result to return
       1 | { "viewOutput": [{ "func": "a() -> Int", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws -> Int"], "view": ["c(_ e: any Error)"], "yours": ["view", "interactor", "router"] }
         |                                                                               ^~~~~~
         = help: delete 'catch' and make 'a()' 'throws'
      """#),
    RejectedSpec(
      "nothing-to-return", "a result after an error of a service in Swift",
      #"{ "interactor": [{ "func": "a() -> Int", "forward": "store.b", "catch": "presenter.c" }], "services": ["store: any Store"], "interactorOutput": ["c(_ e: any Error)"], "yours": ["view", "presenter", "router"] }"#,
      #"""
      List.json:1:74: error: after an error 'a()' would have no result to return
       1 | { "interactor": [{ "func": "a() -> Int", "forward": "store.b", "catch": "presenter.c" }], "services": ["store: any Store"], "interactorOutput": ["c(_ e: any Error)"], "yours": ["view", "presenter", "router"] }
         |                                                                          ^~~~~~~~~~~
         = help: delete 'catch' and make 'a()' 'throws'
      """#),
    RejectedSpec(
      "bad-handler", "a handler that takes no error",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws"], "view": ["c()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:72: error: 'view.c' does not take an error and nothing else
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws"], "view": ["c()"], "yours": ["view", "interactor", "router"] }
         |                                                                        ^~~~~~
         = help: name a method such as "showError(_ error: any Error)"
      List.json:1:124: note: 'c()' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws"], "view": ["c()"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                            ^~~
      """#),
    RejectedSpec(
      "bad-handler", "a handler that is async",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws"], "view": ["c(_ e: any Error) async"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:72: error: 'view.c' does not take an error and nothing else
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws"], "view": ["c(_ e: any Error) async"], "yours": ["view", "interactor", "router"] }
         |                                                                        ^~~~~~
         = help: name a method such as "showError(_ error: any Error)"
      List.json:1:124: note: 'c(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws"], "view": ["c(_ e: any Error) async"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                            ^~~~~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "bad-handler", "a handler of another error",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws(E)"], "view": ["c(_ e: F)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:72: error: 'view.c' does not take an error and nothing else
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws(E)"], "view": ["c(_ e: F)"], "yours": ["view", "interactor", "router"] }
         |                                                                        ^~~~~~
         = help: name a method such as "showError(_ error: any Error)"
      List.json:1:127: note: 'c(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws(E)"], "view": ["c(_ e: F)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                               ^~~~~~~~~
      """#),
    RejectedSpec(
      "bad-handler", "a handler with a result",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.c" }], "interactor": ["b() throws"], "view": ["c(_ e: any Error) -> Int"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:72: error: 'view.c' does not take an error and nothing else
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
      List.json:1:77: error: 'view' has no member 'showEror'
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b", "catch": "view.showEror" }], "interactor": ["b() throws"], "view": ["showError(_ e: any Error)"], "yours": ["view", "interactor", "router"] }
         |                                                                             ^~~~~~~~
         = help: did you mean 'showError'?
      """#),
  ]
}
