extension RejectedSpec {
  static let forwards: [RejectedSpec] = [
    RejectedSpec(
      "invalid-callee", "a target without a component",
      #"{ "viewOutput": [{ "func": "a()", "forward": "load" }], "interactor": ["load()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:47: error: 'forward' needs a component and a method [invalid-callee]
       1 | { "viewOutput": [{ "func": "a()", "forward": "load" }], "interactor": ["load()"], "yours": ["view", "interactor", "router"] }
         |                                               ^~~~
         = help: write it as "interactor.load"
      """#),
    RejectedSpec(
      "invalid-callee", "a target that is no name",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.load it" }], "interactor": ["load()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:47: error: 'forward' needs a component and a method [invalid-callee]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.load it" }], "interactor": ["load()"], "yours": ["view", "interactor", "router"] }
         |                                               ^~~~~~~~~~~~~~~~~~
         = help: write it as "interactor.load"
      """#),
    RejectedSpec(
      "unknown-callee", "a misspelled component",
      #"{ "viewOutput": [{ "func": "a()", "forward": "intercator.load" }], "interactor": ["load()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:47: error: the presenter can't call 'intercator' [unknown-callee]
       1 | { "viewOutput": [{ "func": "a()", "forward": "intercator.load" }], "interactor": ["load()"], "yours": ["view", "interactor", "router"] }
         |                                               ^~~~~~~~~~
         = help: did you mean 'interactor'?
      """#),
    RejectedSpec(
      "unknown-callee", "a component that is out of reach",
      #"{ "router": [{ "func": "a()", "forward": "presenter.b" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:43: error: the router can't call 'presenter' [unknown-callee]
       1 | { "router": [{ "func": "a()", "forward": "presenter.b" }], "yours": ["view", "presenter", "interactor"] }
         |                                           ^~~~~~~~~
         = help: the router can't call other components
      """#),
    RejectedSpec(
      "unknown-member", "a misspelled method",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.laod" }], "interactor": ["load()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:58: error: 'interactor' has no member 'laod' [unknown-member]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.laod" }], "interactor": ["load()"], "yours": ["view", "interactor", "router"] }
         |                                                          ^~~~
         = help: did you mean 'load'?
      """#),
    RejectedSpec(
      "unknown-member", "a method that there is not",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.save" }], "interactor": ["load()", "delete(id: Int)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:58: error: 'interactor' has no member 'save' [unknown-member]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.save" }], "interactor": ["load()", "delete(id: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                          ^~~~
         = help: it has: load(), delete(id:)
      """#),
    RejectedSpec(
      "unknown-member", "a contract without members",
      #"{ "viewOutput": [{ "func": "a()", "forward": "router.open" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:54: error: 'router' has no member 'open' [unknown-member]
       1 | { "viewOutput": [{ "func": "a()", "forward": "router.open" }], "yours": ["view", "interactor", "router"] }
         |                                                      ^~~~
         = help: 'router' has no members; add "open()" to it
      """#),
    RejectedSpec(
      "unknown-member", "labels that no overload has",
      #"{ "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.load(key:)" }], "interactor": ["load(id: Int)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:65: error: 'interactor' has no member 'load(key:)' [unknown-member]
       1 | { "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.load(key:)" }], "interactor": ["load(id: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                 ^~~~~~~~~~
         = help: it has: load(id:)
      """#),
    RejectedSpec(
      "conflicting-forward-types", "a parameter too many",
      #"{ "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.load" }], "interactor": ["load()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:54: error: can't forward 'a(id:)' to 'interactor.load': it has 1 parameter, but the callee has 0 [conflicting-forward-types]
       1 | { "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.load" }], "interactor": ["load()"], "yours": ["view", "interactor", "router"] }
         |                                                      ^~~~~~~~~~~~~~~
         = help: declare it as "a()", or use a 'body' instead
      List.json:1:91: note: 'load()' is declared here
       1 | { "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.load" }], "interactor": ["load()"], "yours": ["view", "interactor", "router"] }
         |                                                                                           ^~~~~~
      """#),
    RejectedSpec(
      "conflicting-forward-types", "names in common that stand in different places",
      #"{ "viewOutput": [{ "func": "a(id: Int, key: Int)", "forward": "interactor.load" }], "interactor": ["load(key: Int, page: Int)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:64: error: can't forward 'a(id:key:)' to 'interactor.load': 'load(key:page:)' has the same parameters in another order [conflicting-forward-types]
       1 | { "viewOutput": [{ "func": "a(id: Int, key: Int)", "forward": "interactor.load" }], "interactor": ["load(key: Int, page: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                ^~~~~~~~~~~~~~~
         = help: declare it as "a(key: Int, page: Int)", or use a 'body' instead
      List.json:1:101: note: 'load(key:page:)' is declared here
       1 | { "viewOutput": [{ "func": "a(id: Int, key: Int)", "forward": "interactor.load" }], "interactor": ["load(key: Int, page: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                     ^~~~~~~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-forward-types", "a parameter too few",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.load" }], "interactor": ["load(id: Int)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:47: error: can't forward 'a()' to 'interactor.load': it has 0 parameters, but the callee has 1 [conflicting-forward-types]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.load" }], "interactor": ["load(id: Int)"], "yours": ["view", "interactor", "router"] }
         |                                               ^~~~~~~~~~~~~~~
         = help: declare it as "a(id: Int)", or use a 'body' instead
      List.json:1:84: note: 'load(id:)' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.load" }], "interactor": ["load(id: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                                    ^~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-forward-types", "an input of another type, and one of another component",
      #"{ "inputs": ["id: String", { "var": "key: Int", "for": ["interactor"] }], "viewOutput": [{ "func": "a()", "forward": "interactor.load" }], "interactor": ["load(id: Int, key: Int)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:119: error: can't forward 'a()' to 'interactor.load': it has 0 parameters, but the callee has 2 [conflicting-forward-types]
       1 | { "inputs": ["id: String", { "var": "key: Int", "for": ["interactor"] }], "viewOutput": [{ "func": "a()", "forward": "interactor.load" }], "interactor": ["load(id: Int, key: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                       ^~~~~~~~~~~~~~~
         = help: declare it as "a(id: Int, key: Int)", or use a 'body' instead
      List.json:1:156: note: 'load(id:key:)' is declared here
       1 | { "inputs": ["id: String", { "var": "key: Int", "for": ["interactor"] }], "viewOutput": [{ "func": "a()", "forward": "interactor.load" }], "interactor": ["load(id: Int, key: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                                                            ^~~~~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-forward-types", "another type",
      #"{ "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.load" }], "interactor": ["load(id: String)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:54: error: can't forward 'a(id:)' to 'interactor.load': 'id' is 'Int', but the callee takes 'String' [conflicting-forward-types]
       1 | { "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.load" }], "interactor": ["load(id: String)"], "yours": ["view", "interactor", "router"] }
         |                                                      ^~~~~~~~~~~~~~~
         = help: declare it as "a(id: String)", or use a 'body' instead
      List.json:1:91: note: 'load(id:)' is declared here
       1 | { "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.load" }], "interactor": ["load(id: String)"], "yours": ["view", "interactor", "router"] }
         |                                                                                           ^~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-forward-types", "an optional for what is none",
      #"{ "viewOutput": [{ "func": "a(id: Int?)", "forward": "interactor.load" }], "interactor": ["load(id: Int)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:55: error: can't forward 'a(id:)' to 'interactor.load': 'id' is 'Int?', but the callee takes 'Int' [conflicting-forward-types]
       1 | { "viewOutput": [{ "func": "a(id: Int?)", "forward": "interactor.load" }], "interactor": ["load(id: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                       ^~~~~~~~~~~~~~~
         = help: declare it as "a(id: Int)", or use a 'body' instead
      List.json:1:92: note: 'load(id:)' is declared here
       1 | { "viewOutput": [{ "func": "a(id: Int?)", "forward": "interactor.load" }], "interactor": ["load(id: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                                            ^~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-forward-types", "inout for what is not",
      #"{ "viewOutput": [{ "func": "a(id: inout Int)", "forward": "interactor.load" }], "interactor": ["load(id: Int)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:60: error: can't forward 'a(id:)' to 'interactor.load': 'id' is 'inout Int', but the callee takes 'Int' [conflicting-forward-types]
       1 | { "viewOutput": [{ "func": "a(id: inout Int)", "forward": "interactor.load" }], "interactor": ["load(id: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                            ^~~~~~~~~~~~~~~
         = help: declare it as "a(id: Int)", or use a 'body' instead
      List.json:1:97: note: 'load(id:)' is declared here
       1 | { "viewOutput": [{ "func": "a(id: inout Int)", "forward": "interactor.load" }], "interactor": ["load(id: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                 ^~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-forward-types", "another result",
      #"{ "viewOutput": [{ "func": "a() -> Int", "forward": "interactor.load" }], "interactor": ["load() -> String"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:54: error: can't forward 'a()' to 'interactor.load': it returns 'Int', but the callee returns 'String' [conflicting-forward-types]
       1 | { "viewOutput": [{ "func": "a() -> Int", "forward": "interactor.load" }], "interactor": ["load() -> String"], "yours": ["view", "interactor", "router"] }
         |                                                      ^~~~~~~~~~~~~~~
         = help: declare it as "a() -> String", or use a 'body' instead
      List.json:1:91: note: 'load()' is declared here
       1 | { "viewOutput": [{ "func": "a() -> Int", "forward": "interactor.load" }], "interactor": ["load() -> String"], "yours": ["view", "interactor", "router"] }
         |                                                                                           ^~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-forward-types", "a result that would be dropped",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.load" }], "interactor": ["load() -> String"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:47: error: can't forward 'a()' to 'interactor.load': it returns 'Void', but the callee returns 'String' [conflicting-forward-types]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.load" }], "interactor": ["load() -> String"], "yours": ["view", "interactor", "router"] }
         |                                               ^~~~~~~~~~~~~~~
         = help: add a 'then' that takes the result, or use a 'body' instead
      List.json:1:84: note: 'load()' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.load" }], "interactor": ["load() -> String"], "yours": ["view", "interactor", "router"] }
         |                                                                                    ^~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-forward-types", "a property for a method",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.rows" }], "interactor": ["rows: [Int] { get }"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:47: error: can't forward 'a()' to 'interactor.rows': one is a method, but the other is a property [conflicting-forward-types]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.rows" }], "interactor": ["rows: [Int] { get }"], "yours": ["view", "interactor", "router"] }
         |                                               ^~~~~~~~~~~~~~~
         = help: use a 'body' instead
      List.json:1:84: note: 'rows' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.rows" }], "interactor": ["rows: [Int] { get }"], "yours": ["view", "interactor", "router"] }
         |                                                                                    ^~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-forward-types", "a result of a weak view",
      #"{ "viewOutput": [{ "func": "a() -> Int", "forward": "view.height" }], "view": ["height() -> Int"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:54: error: can't forward 'a()' to 'view.height': 'view' can be nil, so the result is 'Int?', not 'Int' [conflicting-forward-types]
       1 | { "viewOutput": [{ "func": "a() -> Int", "forward": "view.height" }], "view": ["height() -> Int"], "yours": ["view", "interactor", "router"] }
         |                                                      ^~~~~~~~~~~
         = help: use a 'body' instead
      List.json:1:81: note: 'height()' is declared here
       1 | { "viewOutput": [{ "func": "a() -> Int", "forward": "view.height" }], "view": ["height() -> Int"], "yours": ["view", "interactor", "router"] }
         |                                                                                 ^~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-forward-types", "a property of a weak view",
      #"{ "viewOutput": [{ "var": "a: Int { get }", "forward": "view.height" }], "view": ["height: Int { get }"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:57: error: can't forward 'a' to 'view.height': 'view' can be nil, so the result is 'Int?', not 'Int' [conflicting-forward-types]
       1 | { "viewOutput": [{ "var": "a: Int { get }", "forward": "view.height" }], "view": ["height: Int { get }"], "yours": ["view", "interactor", "router"] }
         |                                                         ^~~~~~~~~~~
         = help: use a 'body' instead
      List.json:1:84: note: 'height' is declared here
       1 | { "viewOutput": [{ "var": "a: Int { get }", "forward": "view.height" }], "view": ["height: Int { get }"], "yours": ["view", "interactor", "router"] }
         |                                                                                    ^~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-forward-types", "a property that can't be set",
      #"{ "viewOutput": [{ "var": "a: Int { get set }", "forward": "interactor.b" }], "interactor": ["b: Int { get }"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:61: error: can't forward 'a' to 'interactor.b': the callee can't be set [conflicting-forward-types]
       1 | { "viewOutput": [{ "var": "a: Int { get set }", "forward": "interactor.b" }], "interactor": ["b: Int { get }"], "yours": ["view", "interactor", "router"] }
         |                                                             ^~~~~~~~~~~~
         = help: use a 'body' instead
      List.json:1:95: note: 'b' is declared here
       1 | { "viewOutput": [{ "var": "a: Int { get set }", "forward": "interactor.b" }], "interactor": ["b: Int { get }"], "yours": ["view", "interactor", "router"] }
         |                                                                                               ^~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-forward-types", "a property that waits",
      #"{ "viewOutput": [{ "var": "a: Int { get }", "forward": "interactor.b" }], "interactor": ["b: Int { get async }"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:57: error: can't forward 'a' to 'interactor.b': the callee is 'async' or 'throws' [conflicting-forward-types]
       1 | { "viewOutput": [{ "var": "a: Int { get }", "forward": "interactor.b" }], "interactor": ["b: Int { get async }"], "yours": ["view", "interactor", "router"] }
         |                                                         ^~~~~~~~~~~~
         = help: use a 'body' instead
      List.json:1:91: note: 'b' is declared here
       1 | { "viewOutput": [{ "var": "a: Int { get }", "forward": "interactor.b" }], "interactor": ["b: Int { get async }"], "yours": ["view", "interactor", "router"] }
         |                                                                                           ^~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-forward-types", "a property that throws another error",
      #"{ "viewOutput": [{ "var": "a: Int { get throws(E) }", "forward": "interactor.b" }], "interactor": ["b: Int { get throws(F) }"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:67: error: can't forward 'a' to 'interactor.b': it throws only 'E', but the callee throws 'F' [conflicting-forward-types]
       1 | { "viewOutput": [{ "var": "a: Int { get throws(E) }", "forward": "interactor.b" }], "interactor": ["b: Int { get throws(F) }"], "yours": ["view", "interactor", "router"] }
         |                                                                   ^~~~~~~~~~~~
         = help: use a 'body' instead
      List.json:1:101: note: 'b' is declared here
       1 | { "viewOutput": [{ "var": "a: Int { get throws(E) }", "forward": "interactor.b" }], "interactor": ["b: Int { get throws(F) }"], "yours": ["view", "interactor", "router"] }
         |                                                                                                     ^~~~~~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-forward-types", "other generics",
      #"{ "viewOutput": [{ "func": "a<T>(_ x: T)", "forward": "interactor.b" }], "interactor": ["b<T: P>(_ x: T)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:56: error: can't forward 'a(_:)' to 'interactor.b': their generic parameters differ [conflicting-forward-types]
       1 | { "viewOutput": [{ "func": "a<T>(_ x: T)", "forward": "interactor.b" }], "interactor": ["b<T: P>(_ x: T)"], "yours": ["view", "interactor", "router"] }
         |                                                        ^~~~~~~~~~~~
         = help: declare it as "a<T: P>(_ x: T)", or use a 'body' instead
      List.json:1:90: note: 'b(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a<T>(_ x: T)", "forward": "interactor.b" }], "interactor": ["b<T: P>(_ x: T)"], "yours": ["view", "interactor", "router"] }
         |                                                                                          ^~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-forward-types", "a variadic parameter",
      #"{ "viewOutput": [{ "func": "a(_ x: Int...)", "forward": "interactor.b" }], "interactor": ["b(_ x: Int...)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:58: error: can't forward 'a(_:)' to 'interactor.b': parameter 'x' is variadic [conflicting-forward-types]
       1 | { "viewOutput": [{ "func": "a(_ x: Int...)", "forward": "interactor.b" }], "interactor": ["b(_ x: Int...)"], "yours": ["view", "interactor", "router"] }
         |                                                          ^~~~~~~~~~~~
         = help: use a 'body' instead
      List.json:1:92: note: 'b(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a(_ x: Int...)", "forward": "interactor.b" }], "interactor": ["b(_ x: Int...)"], "yours": ["view", "interactor", "router"] }
         |                                                                                            ^~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-forward-types", "a variadic parameter of the target",
      #"{ "viewOutput": [{ "func": "a(_ x: Int)", "forward": "interactor.b" }], "interactor": ["b(_ x: Int...)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:55: error: can't forward 'a(_:)' to 'interactor.b': the callee has a variadic parameter [conflicting-forward-types]
       1 | { "viewOutput": [{ "func": "a(_ x: Int)", "forward": "interactor.b" }], "interactor": ["b(_ x: Int...)"], "yours": ["view", "interactor", "router"] }
         |                                                       ^~~~~~~~~~~~
         = help: use a 'body' instead
      List.json:1:89: note: 'b(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a(_ x: Int)", "forward": "interactor.b" }], "interactor": ["b(_ x: Int...)"], "yours": ["view", "interactor", "router"] }
         |                                                                                         ^~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-forward-types", "a closure that does not escape",
      #"{ "viewOutput": [{ "func": "a(_ x: () -> Void)", "forward": "interactor.b" }], "interactor": ["b(_ x: @escaping () -> Void)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:62: error: can't forward 'a(_:)' to 'interactor.b': the closure 'x' isn't '@escaping' [conflicting-forward-types]
       1 | { "viewOutput": [{ "func": "a(_ x: () -> Void)", "forward": "interactor.b" }], "interactor": ["b(_ x: @escaping () -> Void)"], "yours": ["view", "interactor", "router"] }
         |                                                              ^~~~~~~~~~~~
         = help: use a 'body' instead
      List.json:1:96: note: 'b(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a(_ x: () -> Void)", "forward": "interactor.b" }], "interactor": ["b(_ x: @escaping () -> Void)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
      """#),
  ]
}
