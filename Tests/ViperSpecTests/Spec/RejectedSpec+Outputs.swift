extension RejectedSpec {
  static let outputs: [RejectedSpec] = [
    RejectedSpec(
      "unexpected-swipe", "a swipe of what is pushed",
      #"{ "router": [{ "func": "open()", "to": "About", "swipe": "didEnd" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:59: error: 'swipe' works with sheets only [unexpected-swipe]
       1 | { "router": [{ "func": "open()", "to": "About", "swipe": "didEnd" }], "yours": ["view", "presenter", "interactor"] }
         |                                                           ^~~~~~
         = help: use "by": "sheet", or delete 'swipe'
      """#),
    RejectedSpec(
      "unexpected-swipe", "a swipe of what closes",
      #"{ "router": [{ "func": "open()", "by": "close", "swipe": "didEnd" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:59: error: 'swipe' works with sheets only [unexpected-swipe]
       1 | { "router": [{ "func": "open()", "by": "close", "swipe": "didEnd" }], "yours": ["view", "presenter", "interactor"] }
         |                                                           ^~~~~~
         = help: use "by": "sheet", or delete 'swipe'
      """#),
    RejectedSpec(
      "unknown-swipe", "a method that is misspelt",
      #"{ "router": [{ "func": "open()", "to": "Teller", "by": "sheet", "swipe": "didEmd", "with": { "output": "nil" } }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:75: error: the output of 'Teller' has no method 'didEmd()' without parameters and result [unknown-swipe]
       1 | { "router": [{ "func": "open()", "to": "Teller", "by": "sheet", "swipe": "didEmd", "with": { "output": "nil" } }], "yours": ["view", "presenter", "interactor"] }
         |                                                                           ^~~~~~
         = help: did you mean 'didEnd'?
      """#),
    RejectedSpec(
      "unknown-swipe", "a method that takes something",
      #"{ "router": [{ "func": "open()", "to": "Teller", "by": "sheet", "swipe": "didPick", "with": { "output": "nil" } }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:75: error: the output of 'Teller' has no method 'didPick()' without parameters and result [unknown-swipe]
       1 | { "router": [{ "func": "open()", "to": "Teller", "by": "sheet", "swipe": "didPick", "with": { "output": "nil" } }], "yours": ["view", "presenter", "interactor"] }
         |                                                                           ^~~~~~~
         = help: its methods: didEnd
      """#),
    RejectedSpec(
      "unknown-swipe", "a module without an output",
      #"{ "router": [{ "func": "open()", "to": "About", "by": "sheet", "swipe": "didEnd" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:74: error: the output of 'About' has no method 'didEnd()' without parameters and result [unknown-swipe]
       1 | { "router": [{ "func": "open()", "to": "About", "by": "sheet", "swipe": "didEnd" }], "yours": ["view", "presenter", "interactor"] }
         |                                                                          ^~~~~~
         = help: add "didEnd()" to its 'output'
      """#),
    RejectedSpec(
      "unsupported-swipe-output", "a listener that is made for the module",
      #"{ "router": [{ "func": "open()", "to": "Closures", "by": "sheet", "swipe": "didEnd", "with": { "output": "ClosuresOutput(didEnd: {})" } }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:77: error: can't report a swipe, because 'output' is 'ClosuresOutput(didEnd: {})' [unsupported-swipe-output]
       1 | { "router": [{ "func": "open()", "to": "Closures", "by": "sheet", "swipe": "didEnd", "with": { "output": "ClosuresOutput(didEnd: {})" } }], "yours": ["view", "presenter", "interactor"] }
         |                                                                             ^~~~~~
         = help: handle the output, or add a parameter 'output'
      """#),
    RejectedSpec(
      "unsupported-swipe-output", "a module that nobody listens to",
      #"{ "router": [{ "func": "open()", "to": "Teller", "by": "sheet", "swipe": "didEnd", "with": { "output": "nil" } }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:75: error: can't report a swipe, because 'output' is 'nil' [unsupported-swipe-output]
       1 | { "router": [{ "func": "open()", "to": "Teller", "by": "sheet", "swipe": "didEnd", "with": { "output": "nil" } }], "yours": ["view", "presenter", "interactor"] }
         |                                                                           ^~~~~~
         = help: handle the output, or add a parameter 'output'
      """#),
    RejectedSpec(
      "missing-related-key", "a swipe of nothing",
      #"{ "router": [{ "func": "open()", "body": "return", "swipe": "didEnd" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:62: error: 'swipe' needs 'by' [missing-related-key]
       1 | { "router": [{ "func": "open()", "body": "return", "swipe": "didEnd" }], "yours": ["view", "presenter", "interactor"] }
         |                                                              ^~~~~~
         = help: add 'by' or delete 'swipe'
      """#),
    RejectedSpec(
      "missing-output-handler", "a route that nobody listens behind",
      #"{ "router": [{ "func": "open()", "to": "Teller" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:41: error: this module doesn't handle the output of 'Teller' [missing-output-handler]
       1 | { "router": [{ "func": "open()", "to": "Teller" }], "yours": ["view", "presenter", "interactor"] }
         |                                         ^~~~~~
         = help: add "handles": { "Teller": ["didPick(id: Int)", …] }, or "with": { "output": "nil" }
      Teller.json:1:15: note: the output is declared here
       1 | { "output": ["didPick(id: Int)", "didEnd()"] }
         |               ^~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "missing-output-handler", "closures that nobody hands over",
      #"{ "router": [{ "func": "open()", "to": "Closures" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:41: error: this module doesn't handle the output of 'Closures' [missing-output-handler]
       1 | { "router": [{ "func": "open()", "to": "Closures" }], "yours": ["view", "presenter", "interactor"] }
         |                                         ^~~~~~~~
         = help: add a parameter 'output' to 'open' for its closures
      Closures.json:1:46: note: the output is declared here
       1 | { "output": { "as": "closures", "methods": ["didEnd()"] } }
         |                                              ^~~~~~~~
      """#),
    RejectedSpec(
      "missing-output-handler", "closures that are handed over as 'nil'",
      #"{ "router": [{ "func": "open()", "to": "Closures", "with": { "output": "nil" } }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:73: error: this module doesn't handle the output of 'Closures' [missing-output-handler]
       1 | { "router": [{ "func": "open()", "to": "Closures", "with": { "output": "nil" } }], "yours": ["view", "presenter", "interactor"] }
         |                                                                         ^~~
         = help: add a parameter 'output' to 'open' for its closures
      Closures.json:1:46: note: the output is declared here
       1 | { "output": { "as": "closures", "methods": ["didEnd()"] } }
         |                                              ^~~~~~~~
      """#),
    RejectedSpec(
      "missing-output-handler", "closures that are handed over as '3'",
      #"{ "router": [{ "func": "open()", "to": "Closures", "with": { "output": "3" } }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:73: error: this module doesn't handle the output of 'Closures' [missing-output-handler]
       1 | { "router": [{ "func": "open()", "to": "Closures", "with": { "output": "3" } }], "yours": ["view", "presenter", "interactor"] }
         |                                                                         ^
         = help: add a parameter 'output' to 'open' for its closures
      Closures.json:1:46: note: the output is declared here
       1 | { "output": { "as": "closures", "methods": ["didEnd()"] } }
         |                                              ^~~~~~~~
      """#),
    RejectedSpec(
      "missing-handler", "a member that is not handled, and one of another type",
      #"{ "router": [{ "func": "open()", "to": "Teller" }], "handles": { "Teller": ["didPick(id: String)"] }, "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:67: error: the output method 'didEnd()' of 'Teller' isn't handled [missing-handler]
       1 | { "router": [{ "func": "open()", "to": "Teller" }], "handles": { "Teller": ["didPick(id: String)"] }, "yours": ["view", "presenter", "interactor"] }
         |                                                                   ^~~~~~
         = help: add "didEnd()" to the array
      Teller.json:1:35: note: 'didEnd()' is declared here
       1 | { "output": ["didPick(id: Int)", "didEnd()"] }
         |                                   ^~~~~~~~
      List.json:1:78: error: the output of 'Teller' declares 'didPick(id:)' differently [conflicting-output]
       1 | { "router": [{ "func": "open()", "to": "Teller" }], "handles": { "Teller": ["didPick(id: String)"] }, "yours": ["view", "presenter", "interactor"] }
         |                                                                              ^~~~~~~~~~~~~~~~~~~
         = help: change it to "didPick(id: Int)"
      Teller.json:1:15: note: 'didPick(id:)' is declared here
       1 | { "output": ["didPick(id: Int)", "didEnd()"] }
         |               ^~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-output", "a handler of another signature",
      #"{ "router": [{ "func": "open()", "to": "Teller" }], "handles": { "Teller": ["didPick(id: String)", "didEnd() throws"] }, "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:78: error: the output of 'Teller' declares 'didPick(id:)' differently [conflicting-output]
       1 | { "router": [{ "func": "open()", "to": "Teller" }], "handles": { "Teller": ["didPick(id: String)", "didEnd() throws"] }, "yours": ["view", "presenter", "interactor"] }
         |                                                                              ^~~~~~~~~~~~~~~~~~~
         = help: change it to "didPick(id: Int)"
      Teller.json:1:15: note: 'didPick(id:)' is declared here
       1 | { "output": ["didPick(id: Int)", "didEnd()"] }
         |               ^~~~~~~~~~~~~~~~
      List.json:1:101: error: the output of 'Teller' declares 'didEnd()' differently [conflicting-output]
       1 | { "router": [{ "func": "open()", "to": "Teller" }], "handles": { "Teller": ["didPick(id: String)", "didEnd() throws"] }, "yours": ["view", "presenter", "interactor"] }
         |                                                                                                     ^~~~~~~~~~~~~~~
         = help: change it to "didEnd()"
      Teller.json:1:35: note: 'didEnd()' is declared here
       1 | { "output": ["didPick(id: Int)", "didEnd()"] }
         |                                   ^~~~~~~~
      """#),
    RejectedSpec(
      "unknown-output", "a handler of what is never told",
      #"{ "router": [{ "func": "open()", "to": "Teller" }], "handles": { "Teller": ["didPick(id: Int)", "didEnd()", "didEndd()"] }, "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:110: error: the output of 'Teller' has no member 'didEndd()' [unknown-output]
       1 | { "router": [{ "func": "open()", "to": "Teller" }], "handles": { "Teller": ["didPick(id: Int)", "didEnd()", "didEndd()"] }, "yours": ["view", "presenter", "interactor"] }
         |                                                                                                              ^~~~~~~~~
         = help: did you mean 'didEnd'?
      Teller.json:1:15: note: the output is declared here
       1 | { "output": ["didPick(id: Int)", "didEnd()"] }
         |               ^~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "unknown-output", "a handler for a module without an output",
      #"{ "router": [{ "func": "open()", "to": "About" }], "handles": { "About": ["a()"] }, "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:76: error: the output of 'About' has no member 'a()' [unknown-output]
       1 | { "router": [{ "func": "open()", "to": "About" }], "handles": { "About": ["a()"] }, "yours": ["view", "presenter", "interactor"] }
         |                                                                            ^~~
         = help: it has no output
      """#),
    RejectedSpec(
      "unsupported-closure-handler", "a handler of closures",
      #"{ "router": [{ "func": "open(output: ClosuresOutput)", "to": "Closures" }], "handles": { "Closures": ["a()"] }, "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:91: error: 'handles' can't list 'Closures': its output uses closures, which the route passes [unsupported-closure-handler]
       1 | { "router": [{ "func": "open(output: ClosuresOutput)", "to": "Closures" }], "handles": { "Closures": ["a()"] }, "yours": ["view", "presenter", "interactor"] }
         |                                                                                           ^~~~~~~~
         = help: delete it here, and add a parameter 'output' to the method that opens it
      Closures.json:1:46: note: the output is declared here
       1 | { "output": { "as": "closures", "methods": ["didEnd()"] } }
         |                                              ^~~~~~~~
      """#),
    RejectedSpec(
      "unused-handler", "a handler for a module that is not opened",
      #"{ "handles": { "Teller": ["didPick(id: Int)", "didEnd()"] }, "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:17: error: 'handles' lists 'Teller', but no route of this module opens it [unused-handler]
       1 | { "handles": { "Teller": ["didPick(id: Int)", "didEnd()"] }, "yours": ["view", "presenter", "interactor"] }
         |                 ^~~~~~
         = help: open it with "to": "Teller", or delete it here
      """#),
    RejectedSpec(
      "unknown-module", "a handler for nobody",
      #"{ "handles": { "Telle": [] }, "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:17: error: no spec of this project has the name 'Telle' [unknown-module]
       1 | { "handles": { "Telle": [] }, "yours": ["view", "presenter", "interactor"] }
         |                 ^~~~~
         = help: did you mean 'Teller'?
      """#),
    RejectedSpec(
      "conflicting-members", "a handler that the presenter has already",
      #"{ "viewOutput": ["didEnd()"], "router": [{ "func": "open()", "to": "Teller" }], "handles": { "Teller": ["didPick(id: Int)", "didEnd()"] }, "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:126: error: 'didEnd()' conflicts with 'didEnd()' [conflicting-members]
       1 | { "viewOutput": ["didEnd()"], "router": [{ "func": "open()", "to": "Teller" }], "handles": { "Teller": ["didPick(id: Int)", "didEnd()"] }, "yours": ["view", "presenter", "interactor"] }
         |                                                                                                                              ^~~~~~~~
         = help: rename one of them, or change its labels or types
      List.json:1:19: note: 'didEnd()' is first declared here
       1 | { "viewOutput": ["didEnd()"], "router": [{ "func": "open()", "to": "Teller" }], "handles": { "Teller": ["didPick(id: Int)", "didEnd()"] }, "yours": ["view", "presenter", "interac…
         |                   ^~~~~~~~
      """#),
    RejectedSpec(
      "unsupported-closure-output", "what no closure can be",
      #"{ "output": { "as": "closures", "methods": ["title: String { get }", "pick<T>(_ t: T)", "a(_ x: some P)", "b(x: Int = 0)", "c(_ x: Int...)"] } }"#,
      #"""
      List.json:1:46: error: 'title' can't be a closure: it is a property [unsupported-closure-output]
       1 | { "output": { "as": "closures", "methods": ["title: String { get }", "pick<T>(_ t: T)", "a(_ x: some P)", "b(x: Int = 0)", "c(_ x: Int...)"] } }
         |                                              ^~~~~~~~~~~~~~~~~~~~~
         = help: change it, or delete "as": "closures"
      List.json:1:71: error: 'pick(_:)' can't be a closure: it is generic [unsupported-closure-output]
       1 | { "output": { "as": "closures", "methods": ["title: String { get }", "pick<T>(_ t: T)", "a(_ x: some P)", "b(x: Int = 0)", "c(_ x: Int...)"] } }
         |                                                                       ^~~~~~~~~~~~~~~
         = help: change it, or delete "as": "closures"
      List.json:1:90: error: 'a(_:)' can't be a closure: parameter 'x' is generic [unsupported-closure-output]
       1 | { "output": { "as": "closures", "methods": ["title: String { get }", "pick<T>(_ t: T)", "a(_ x: some P)", "b(x: Int = 0)", "c(_ x: Int...)"] } }
         |                                                                                          ^~~~~~~~~~~~~~
         = help: change it, or delete "as": "closures"
      List.json:1:108: error: 'b(x:)' can't be a closure: parameter 'x' has a default value [unsupported-closure-output]
       1 | { "output": { "as": "closures", "methods": ["title: String { get }", "pick<T>(_ t: T)", "a(_ x: some P)", "b(x: Int = 0)", "c(_ x: Int...)"] } }
         |                                                                                                            ^~~~~~~~~~~~~
         = help: change it, or delete "as": "closures"
      List.json:1:125: error: 'c(_:)' can't be a closure: parameter 'x' is variadic [unsupported-closure-output]
       1 | { "output": { "as": "closures", "methods": ["title: String { get }", "pick<T>(_ t: T)", "a(_ x: some P)", "b(x: Int = 0)", "c(_ x: Int...)"] } }
         |                                                                                                                             ^~~~~~~~~~~~~~
         = help: change it, or delete "as": "closures"
      """#),
    RejectedSpec(
      "conflicting-members", "two closures of one name",
      #"{ "output": { "as": "closures", "methods": ["pick(a: Int)", "pick(b: Int)"] } }"#,
      #"""
      List.json:1:62: error: 'pick(b:)' conflicts with 'pick(a:)' [conflicting-members]
       1 | { "output": { "as": "closures", "methods": ["pick(a: Int)", "pick(b: Int)"] } }
         |                                                              ^~~~~~~~~~~~
         = help: rename one of them, or change its labels or types
      List.json:1:46: note: 'pick(a:)' is first declared here
       1 | { "output": { "as": "closures", "methods": ["pick(a: Int)", "pick(b: Int)"] } }
         |                                              ^~~~~~~~~~~~
      """#),
    RejectedSpec(
      "unknown-as", "a form that is none",
      #"{ "output": { "as": "closure", "methods": [] } }"#,
      #"""
      List.json:1:22: error: 'closure' isn't a value of 'as' [unknown-as]
       1 | { "output": { "as": "closure", "methods": [] } }
         |                      ^~~~~~~
         = help: did you mean 'closures'?
      """#),
    RejectedSpec(
      "invalid-type", "handlers that are no list",
      #"{ "handles": { "Teller": "didEnd()" } }"#,
      #"""
      List.json:1:26: error: 'Teller' takes an array, found a string [invalid-type]
       1 | { "handles": { "Teller": "didEnd()" } }
         |                          ^~~~~~~~~~
         = help: put it in brackets: ["didEnd()"]
      """#),
    RejectedSpec(
      "unknown-member", "a forward to what no closure does",
      #"{ "output": { "as": "closures", "methods": ["pick()"] }, "viewOutput": [{ "func": "a()", "forward": "output.pik" }], "yours": ["view"] }"#,
      #"""
      List.json:1:109: error: 'output' has no member 'pik' [unknown-member]
       1 | { "output": { "as": "closures", "methods": ["pick()"] }, "viewOutput": [{ "func": "a()", "forward": "output.pik" }], "yours": ["view"] }
         |                                                                                                             ^~~
         = help: did you mean 'pick'?
      """#),
  ]
}
