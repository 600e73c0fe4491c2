extension RejectedSpec {
  static let forwards: [RejectedSpec] = [
    RejectedSpec(
      "bad-target", "a target without a component",
      #"{ "viewOutput": [{ "func": "a()", "forward": "load" }], "interactor": ["load()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:47: error: 'forward' names a component and a method
       1 | { "viewOutput": [{ "func": "a()", "forward": "load" }], "interactor": ["load()"], "yours": ["view", "interactor", "router"] }
         |                                               ^~~~
         = help: write it as "interactor.load"
      """#),
    RejectedSpec(
      "bad-target", "a target that is no name",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.load it" }], "interactor": ["load()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:47: error: 'forward' names a component and a method
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.load it" }], "interactor": ["load()"], "yours": ["view", "interactor", "router"] }
         |                                               ^~~~~~~~~~~~~~~~~~
         = help: write it as "interactor.load"
      """#),
    RejectedSpec(
      "unknown-receiver", "a misspelled component",
      #"{ "viewOutput": [{ "func": "a()", "forward": "intercator.load" }], "interactor": ["load()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:47: error: the presenter has nothing called 'intercator'
       1 | { "viewOutput": [{ "func": "a()", "forward": "intercator.load" }], "interactor": ["load()"], "yours": ["view", "interactor", "router"] }
         |                                               ^~~~~~~~~~
         = help: did you mean 'interactor'?
      """#),
    RejectedSpec(
      "unknown-receiver", "a component that is out of reach",
      #"{ "router": [{ "func": "a()", "forward": "presenter.b" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:43: error: the router has nothing called 'presenter'
       1 | { "router": [{ "func": "a()", "forward": "presenter.b" }], "yours": ["view", "presenter", "interactor"] }
         |                                           ^~~~~~~~~
         = help: the router calls nobody
      """#),
    RejectedSpec(
      "unknown-member", "a misspelled method",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.laod" }], "interactor": ["load()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:58: error: 'interactor' has no member 'laod'
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.laod" }], "interactor": ["load()"], "yours": ["view", "interactor", "router"] }
         |                                                          ^~~~
         = help: did you mean 'load'?
      """#),
    RejectedSpec(
      "unknown-member", "a method that there is not",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.save" }], "interactor": ["load()", "delete(id: Int)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:58: error: 'interactor' has no member 'save'
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.save" }], "interactor": ["load()", "delete(id: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                          ^~~~
         = help: it has: load(), delete(id:)
      """#),
    RejectedSpec(
      "unknown-member", "a contract without members",
      #"{ "viewOutput": [{ "func": "a()", "forward": "router.open" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:54: error: 'router' has no member 'open'
       1 | { "viewOutput": [{ "func": "a()", "forward": "router.open" }], "yours": ["view", "interactor", "router"] }
         |                                                      ^~~~
         = help: 'router' has no members; add "open()" to it
      """#),
    RejectedSpec(
      "unknown-member", "labels that no overload has",
      #"{ "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.load(key:)" }], "interactor": ["load(id: Int)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:65: error: 'interactor' has no member 'load(key:)'
       1 | { "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.load(key:)" }], "interactor": ["load(id: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                 ^~~~~~~~~~
         = help: it has: load(id:)
      """#),
    RejectedSpec(
      "misfit", "a parameter too many",
      #"{ "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.load" }], "interactor": ["load()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:54: error: 'a(id:)' can't be passed on to 'interactor.load': it has 1 parameter, the other takes 0
       1 | { "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.load" }], "interactor": ["load()"], "yours": ["view", "interactor", "router"] }
         |                                                      ^~~~~~~~~~~~~~~
         = help: declare it as "a()", or say it with a 'body'
      List.json:1:91: note: 'load()' is declared here
       1 | { "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.load" }], "interactor": ["load()"], "yours": ["view", "interactor", "router"] }
         |                                                                                           ^~~~~~
      """#),
    RejectedSpec(
      "misfit", "names in common that stand in different places",
      #"{ "viewOutput": [{ "func": "a(id: Int, key: Int)", "forward": "interactor.load" }], "interactor": ["load(key: Int, page: Int)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:64: error: 'a(id:key:)' can't be passed on to 'interactor.load': 'load(key:page:)' has the same names in other places
       1 | { "viewOutput": [{ "func": "a(id: Int, key: Int)", "forward": "interactor.load" }], "interactor": ["load(key: Int, page: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                ^~~~~~~~~~~~~~~
         = help: declare it as "a(key: Int, page: Int)", or say it with a 'body'
      List.json:1:101: note: 'load(key:page:)' is declared here
       1 | { "viewOutput": [{ "func": "a(id: Int, key: Int)", "forward": "interactor.load" }], "interactor": ["load(key: Int, page: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                     ^~~~~~~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "misfit", "a parameter too few",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.load" }], "interactor": ["load(id: Int)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:47: error: 'a()' can't be passed on to 'interactor.load': it has 0 parameters, the other takes 1
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.load" }], "interactor": ["load(id: Int)"], "yours": ["view", "interactor", "router"] }
         |                                               ^~~~~~~~~~~~~~~
         = help: declare it as "a(id: Int)", or say it with a 'body'
      List.json:1:84: note: 'load(id:)' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.load" }], "interactor": ["load(id: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                                    ^~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "misfit", "an input of another type, and one of another component",
      #"{ "inputs": ["id: String", { "var": "key: Int", "for": ["interactor"] }], "viewOutput": [{ "func": "a()", "forward": "interactor.load" }], "interactor": ["load(id: Int, key: Int)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:119: error: 'a()' can't be passed on to 'interactor.load': it has 0 parameters, the other takes 2
       1 | { "inputs": ["id: String", { "var": "key: Int", "for": ["interactor"] }], "viewOutput": [{ "func": "a()", "forward": "interactor.load" }], "interactor": ["load(id: Int, key: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                       ^~~~~~~~~~~~~~~
         = help: declare it as "a(id: Int, key: Int)", or say it with a 'body'
      List.json:1:156: note: 'load(id:key:)' is declared here
       1 | { "inputs": ["id: String", { "var": "key: Int", "for": ["interactor"] }], "viewOutput": [{ "func": "a()", "forward": "interactor.load" }], "interactor": ["load(id: Int, key: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                                                                            ^~~~~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "misfit", "another type",
      #"{ "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.load" }], "interactor": ["load(id: String)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:54: error: 'a(id:)' can't be passed on to 'interactor.load': 'id' is 'Int', the other takes 'String'
       1 | { "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.load" }], "interactor": ["load(id: String)"], "yours": ["view", "interactor", "router"] }
         |                                                      ^~~~~~~~~~~~~~~
         = help: declare it as "a(id: String)", or say it with a 'body'
      List.json:1:91: note: 'load(id:)' is declared here
       1 | { "viewOutput": [{ "func": "a(id: Int)", "forward": "interactor.load" }], "interactor": ["load(id: String)"], "yours": ["view", "interactor", "router"] }
         |                                                                                           ^~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "misfit", "an optional for what is none",
      #"{ "viewOutput": [{ "func": "a(id: Int?)", "forward": "interactor.load" }], "interactor": ["load(id: Int)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:55: error: 'a(id:)' can't be passed on to 'interactor.load': 'id' is 'Int?', the other takes 'Int'
       1 | { "viewOutput": [{ "func": "a(id: Int?)", "forward": "interactor.load" }], "interactor": ["load(id: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                       ^~~~~~~~~~~~~~~
         = help: declare it as "a(id: Int)", or say it with a 'body'
      List.json:1:92: note: 'load(id:)' is declared here
       1 | { "viewOutput": [{ "func": "a(id: Int?)", "forward": "interactor.load" }], "interactor": ["load(id: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                                            ^~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "misfit", "inout for what is not",
      #"{ "viewOutput": [{ "func": "a(id: inout Int)", "forward": "interactor.load" }], "interactor": ["load(id: Int)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:60: error: 'a(id:)' can't be passed on to 'interactor.load': 'id' is 'inout Int', the other takes 'Int'
       1 | { "viewOutput": [{ "func": "a(id: inout Int)", "forward": "interactor.load" }], "interactor": ["load(id: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                            ^~~~~~~~~~~~~~~
         = help: declare it as "a(id: Int)", or say it with a 'body'
      List.json:1:97: note: 'load(id:)' is declared here
       1 | { "viewOutput": [{ "func": "a(id: inout Int)", "forward": "interactor.load" }], "interactor": ["load(id: Int)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                 ^~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "misfit", "another result",
      #"{ "viewOutput": [{ "func": "a() -> Int", "forward": "interactor.load" }], "interactor": ["load() -> String"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:54: error: 'a()' can't be passed on to 'interactor.load': it returns 'Int', the other 'String'
       1 | { "viewOutput": [{ "func": "a() -> Int", "forward": "interactor.load" }], "interactor": ["load() -> String"], "yours": ["view", "interactor", "router"] }
         |                                                      ^~~~~~~~~~~~~~~
         = help: declare it as "a() -> String", or say it with a 'body'
      List.json:1:91: note: 'load()' is declared here
       1 | { "viewOutput": [{ "func": "a() -> Int", "forward": "interactor.load" }], "interactor": ["load() -> String"], "yours": ["view", "interactor", "router"] }
         |                                                                                           ^~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "misfit", "a result that would be dropped",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.load" }], "interactor": ["load() -> String"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:47: error: 'a()' can't be passed on to 'interactor.load': it returns 'Void', the other 'String'
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.load" }], "interactor": ["load() -> String"], "yours": ["view", "interactor", "router"] }
         |                                               ^~~~~~~~~~~~~~~
         = help: add a 'then' that takes the result, or say it with a 'body'
      List.json:1:84: note: 'load()' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.load" }], "interactor": ["load() -> String"], "yours": ["view", "interactor", "router"] }
         |                                                                                    ^~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "misfit", "a property for a method",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.rows" }], "interactor": ["rows: [Int] { get }"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:47: error: 'a()' can't be passed on to 'interactor.rows': one is a method, the other a property
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.rows" }], "interactor": ["rows: [Int] { get }"], "yours": ["view", "interactor", "router"] }
         |                                               ^~~~~~~~~~~~~~~
         = help: say it with a 'body'
      List.json:1:84: note: 'rows' is declared here
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.rows" }], "interactor": ["rows: [Int] { get }"], "yours": ["view", "interactor", "router"] }
         |                                                                                    ^~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "misfit", "a result of a weak view",
      #"{ "viewOutput": [{ "func": "a() -> Int", "forward": "view.height" }], "view": ["height() -> Int"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:54: error: 'a()' can't be passed on to 'view.height': 'view' may be nil, so that the result is 'Int?', not 'Int'
       1 | { "viewOutput": [{ "func": "a() -> Int", "forward": "view.height" }], "view": ["height() -> Int"], "yours": ["view", "interactor", "router"] }
         |                                                      ^~~~~~~~~~~
         = help: say it with a 'body'
      List.json:1:81: note: 'height()' is declared here
       1 | { "viewOutput": [{ "func": "a() -> Int", "forward": "view.height" }], "view": ["height() -> Int"], "yours": ["view", "interactor", "router"] }
         |                                                                                 ^~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "misfit", "a property of a weak view",
      #"{ "viewOutput": [{ "var": "a: Int { get }", "forward": "view.height" }], "view": ["height: Int { get }"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:57: error: 'a' can't be passed on to 'view.height': 'view' may be nil, so that the result is 'Int?', not 'Int'
       1 | { "viewOutput": [{ "var": "a: Int { get }", "forward": "view.height" }], "view": ["height: Int { get }"], "yours": ["view", "interactor", "router"] }
         |                                                         ^~~~~~~~~~~
         = help: say it with a 'body'
      List.json:1:84: note: 'height' is declared here
       1 | { "viewOutput": [{ "var": "a: Int { get }", "forward": "view.height" }], "view": ["height: Int { get }"], "yours": ["view", "interactor", "router"] }
         |                                                                                    ^~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "misfit", "a property that can't be set",
      #"{ "viewOutput": [{ "var": "a: Int { get set }", "forward": "interactor.b" }], "interactor": ["b: Int { get }"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:61: error: 'a' can't be passed on to 'interactor.b': the other can't be set
       1 | { "viewOutput": [{ "var": "a: Int { get set }", "forward": "interactor.b" }], "interactor": ["b: Int { get }"], "yours": ["view", "interactor", "router"] }
         |                                                             ^~~~~~~~~~~~
         = help: say it with a 'body'
      List.json:1:95: note: 'b' is declared here
       1 | { "viewOutput": [{ "var": "a: Int { get set }", "forward": "interactor.b" }], "interactor": ["b: Int { get }"], "yours": ["view", "interactor", "router"] }
         |                                                                                               ^~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "misfit", "a property that waits",
      #"{ "viewOutput": [{ "var": "a: Int { get }", "forward": "interactor.b" }], "interactor": ["b: Int { get async }"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:57: error: 'a' can't be passed on to 'interactor.b': the other is 'async' or 'throws'
       1 | { "viewOutput": [{ "var": "a: Int { get }", "forward": "interactor.b" }], "interactor": ["b: Int { get async }"], "yours": ["view", "interactor", "router"] }
         |                                                         ^~~~~~~~~~~~
         = help: say it with a 'body'
      List.json:1:91: note: 'b' is declared here
       1 | { "viewOutput": [{ "var": "a: Int { get }", "forward": "interactor.b" }], "interactor": ["b: Int { get async }"], "yours": ["view", "interactor", "router"] }
         |                                                                                           ^~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "misfit", "a property that throws another error",
      #"{ "viewOutput": [{ "var": "a: Int { get throws(E) }", "forward": "interactor.b" }], "interactor": ["b: Int { get throws(F) }"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:67: error: 'a' can't be passed on to 'interactor.b': it throws 'E' alone, the other 'F'
       1 | { "viewOutput": [{ "var": "a: Int { get throws(E) }", "forward": "interactor.b" }], "interactor": ["b: Int { get throws(F) }"], "yours": ["view", "interactor", "router"] }
         |                                                                   ^~~~~~~~~~~~
         = help: say it with a 'body'
      List.json:1:101: note: 'b' is declared here
       1 | { "viewOutput": [{ "var": "a: Int { get throws(E) }", "forward": "interactor.b" }], "interactor": ["b: Int { get throws(F) }"], "yours": ["view", "interactor", "router"] }
         |                                                                                                     ^~~~~~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "misfit", "other generics",
      #"{ "viewOutput": [{ "func": "a<T>(_ x: T)", "forward": "interactor.b" }], "interactor": ["b<T: P>(_ x: T)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:56: error: 'a(_:)' can't be passed on to 'interactor.b': their generic parameters differ
       1 | { "viewOutput": [{ "func": "a<T>(_ x: T)", "forward": "interactor.b" }], "interactor": ["b<T: P>(_ x: T)"], "yours": ["view", "interactor", "router"] }
         |                                                        ^~~~~~~~~~~~
         = help: declare it as "a<T: P>(_ x: T)", or say it with a 'body'
      List.json:1:90: note: 'b(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a<T>(_ x: T)", "forward": "interactor.b" }], "interactor": ["b<T: P>(_ x: T)"], "yours": ["view", "interactor", "router"] }
         |                                                                                          ^~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "misfit", "a variadic parameter",
      #"{ "viewOutput": [{ "func": "a(_ x: Int...)", "forward": "interactor.b" }], "interactor": ["b(_ x: Int...)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:58: error: 'a(_:)' can't be passed on to 'interactor.b': parameter 'x' is variadic
       1 | { "viewOutput": [{ "func": "a(_ x: Int...)", "forward": "interactor.b" }], "interactor": ["b(_ x: Int...)"], "yours": ["view", "interactor", "router"] }
         |                                                          ^~~~~~~~~~~~
         = help: say it with a 'body'
      List.json:1:92: note: 'b(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a(_ x: Int...)", "forward": "interactor.b" }], "interactor": ["b(_ x: Int...)"], "yours": ["view", "interactor", "router"] }
         |                                                                                            ^~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "misfit", "a variadic parameter of the target",
      #"{ "viewOutput": [{ "func": "a(_ x: Int)", "forward": "interactor.b" }], "interactor": ["b(_ x: Int...)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:55: error: 'a(_:)' can't be passed on to 'interactor.b': the other takes a variadic parameter
       1 | { "viewOutput": [{ "func": "a(_ x: Int)", "forward": "interactor.b" }], "interactor": ["b(_ x: Int...)"], "yours": ["view", "interactor", "router"] }
         |                                                       ^~~~~~~~~~~~
         = help: say it with a 'body'
      List.json:1:89: note: 'b(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a(_ x: Int)", "forward": "interactor.b" }], "interactor": ["b(_ x: Int...)"], "yours": ["view", "interactor", "router"] }
         |                                                                                         ^~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "misfit", "a closure that does not escape",
      #"{ "viewOutput": [{ "func": "a(_ x: () -> Void)", "forward": "interactor.b" }], "interactor": ["b(_ x: @escaping () -> Void)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:62: error: 'a(_:)' can't be passed on to 'interactor.b': the closure 'x' is not '@escaping'
       1 | { "viewOutput": [{ "func": "a(_ x: () -> Void)", "forward": "interactor.b" }], "interactor": ["b(_ x: @escaping () -> Void)"], "yours": ["view", "interactor", "router"] }
         |                                                              ^~~~~~~~~~~~
         = help: say it with a 'body'
      List.json:1:96: note: 'b(_:)' is declared here
       1 | { "viewOutput": [{ "func": "a(_ x: () -> Void)", "forward": "interactor.b" }], "interactor": ["b(_ x: @escaping () -> Void)"], "yours": ["view", "interactor", "router"] }
         |                                                                                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
      """#),
  ]
}
