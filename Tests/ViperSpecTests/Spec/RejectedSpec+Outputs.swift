extension RejectedSpec {
  static let outputs: [RejectedSpec] = [
    RejectedSpec(
      "swipe-without-sheet", "a swipe of what is pushed",
      #"{ "router": [{ "func": "open()", "to": "About", "swipe": "didEnd" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:59: error: only a sheet is swiped away
       1 | { "router": [{ "func": "open()", "to": "About", "swipe": "didEnd" }], "yours": ["view", "presenter", "interactor"] }
         |                                                           ^~~~~~
         = help: write "by": "sheet", or delete 'swipe'
      """#),
    RejectedSpec(
      "swipe-without-sheet", "a swipe of what closes",
      #"{ "router": [{ "func": "open()", "by": "close", "swipe": "didEnd" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:59: error: only a sheet is swiped away
       1 | { "router": [{ "func": "open()", "by": "close", "swipe": "didEnd" }], "yours": ["view", "presenter", "interactor"] }
         |                                                           ^~~~~~
         = help: write "by": "sheet", or delete 'swipe'
      """#),
    RejectedSpec(
      "unknown-swipe", "a method that is misspelt",
      #"{ "router": [{ "func": "open()", "to": "Teller", "by": "sheet", "swipe": "didEmd", "with": { "output": "nil" } }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:75: error: the output of 'Teller' has no method 'didEmd()' without parameters and result
       1 | { "router": [{ "func": "open()", "to": "Teller", "by": "sheet", "swipe": "didEmd", "with": { "output": "nil" } }], "yours": ["view", "presenter", "interactor"] }
         |                                                                           ^~~~~~
         = help: did you mean 'didEnd'?
      """#),
    RejectedSpec(
      "unknown-swipe", "a method that takes something",
      #"{ "router": [{ "func": "open()", "to": "Teller", "by": "sheet", "swipe": "didPick", "with": { "output": "nil" } }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:75: error: the output of 'Teller' has no method 'didPick()' without parameters and result
       1 | { "router": [{ "func": "open()", "to": "Teller", "by": "sheet", "swipe": "didPick", "with": { "output": "nil" } }], "yours": ["view", "presenter", "interactor"] }
         |                                                                           ^~~~~~~
         = help: of its output: didEnd
      """#),
    RejectedSpec(
      "unknown-swipe", "a module without an output",
      #"{ "router": [{ "func": "open()", "to": "About", "by": "sheet", "swipe": "didEnd" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:74: error: the output of 'About' has no method 'didEnd()' without parameters and result
       1 | { "router": [{ "func": "open()", "to": "About", "by": "sheet", "swipe": "didEnd" }], "yours": ["view", "presenter", "interactor"] }
         |                                                                          ^~~~~~
         = help: add "didEnd()" to its 'output'
      """#),
    RejectedSpec(
      "unheard-swipe", "a listener that is made for the module",
      #"{ "router": [{ "func": "open()", "to": "Closures", "by": "sheet", "swipe": "didEnd", "with": { "output": "ClosuresOutput(didEnd: {})" } }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:77: error: 'output' is 'ClosuresOutput(didEnd: {})', which can't be told of a swipe
       1 | { "router": [{ "func": "open()", "to": "Closures", "by": "sheet", "swipe": "didEnd", "with": { "output": "ClosuresOutput(didEnd: {})" } }], "yours": ["view", "presenter", "interactor"] }
         |                                                                             ^~~~~~
         = help: handle the output, or take a parameter 'output'
      """#),
    RejectedSpec(
      "unheard-swipe", "a module that nobody listens to",
      #"{ "router": [{ "func": "open()", "to": "Teller", "by": "sheet", "swipe": "didEnd", "with": { "output": "nil" } }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:75: error: 'output' is 'nil', which can't be told of a swipe
       1 | { "router": [{ "func": "open()", "to": "Teller", "by": "sheet", "swipe": "didEnd", "with": { "output": "nil" } }], "yours": ["view", "presenter", "interactor"] }
         |                                                                           ^~~~~~
         = help: handle the output, or take a parameter 'output'
      """#),
    RejectedSpec(
      "key-needs-key", "a swipe of nothing",
      #"{ "router": [{ "func": "open()", "body": "return", "swipe": "didEnd" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:62: error: 'swipe' has no meaning without 'by'
       1 | { "router": [{ "func": "open()", "body": "return", "swipe": "didEnd" }], "yours": ["view", "presenter", "interactor"] }
         |                                                              ^~~~~~
         = help: add 'by' or delete 'swipe'
      """#),
    RejectedSpec(
      "unhandled-output", "a route that nobody listens behind",
      #"{ "router": [{ "func": "open()", "to": "Teller" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:41: error: nobody here listens to the output of 'Teller'
       1 | { "router": [{ "func": "open()", "to": "Teller" }], "yours": ["view", "presenter", "interactor"] }
         |                                         ^~~~~~
         = help: add "handles": { "Teller": ["didPick(id: Int)", …] }, or "with": { "output": "nil" }
      Teller.json:1:15: note: the output is declared here
       1 | { "output": ["didPick(id: Int)", "didEnd()"] }
         |               ^~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "unhandled-output", "closures that nobody hands over",
      #"{ "router": [{ "func": "open()", "to": "Closures" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:41: error: nobody here listens to the output of 'Closures'
       1 | { "router": [{ "func": "open()", "to": "Closures" }], "yours": ["view", "presenter", "interactor"] }
         |                                         ^~~~~~~~
         = help: give 'open' a parameter 'output' that takes its closures
      Closures.json:1:46: note: the output is declared here
       1 | { "output": { "as": "closures", "methods": ["didEnd()"] } }
         |                                              ^~~~~~~~
      """#),
    RejectedSpec(
      "unhandled-output", "closures that are handed over as 'nil'",
      #"{ "router": [{ "func": "open()", "to": "Closures", "with": { "output": "nil" } }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:73: error: nobody here listens to the output of 'Closures'
       1 | { "router": [{ "func": "open()", "to": "Closures", "with": { "output": "nil" } }], "yours": ["view", "presenter", "interactor"] }
         |                                                                         ^~~
         = help: give 'open' a parameter 'output' that takes its closures
      Closures.json:1:46: note: the output is declared here
       1 | { "output": { "as": "closures", "methods": ["didEnd()"] } }
         |                                              ^~~~~~~~
      """#),
    RejectedSpec(
      "unhandled-output", "closures that are handed over as '3'",
      #"{ "router": [{ "func": "open()", "to": "Closures", "with": { "output": "3" } }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:73: error: nobody here listens to the output of 'Closures'
       1 | { "router": [{ "func": "open()", "to": "Closures", "with": { "output": "3" } }], "yours": ["view", "presenter", "interactor"] }
         |                                                                         ^
         = help: give 'open' a parameter 'output' that takes its closures
      Closures.json:1:46: note: the output is declared here
       1 | { "output": { "as": "closures", "methods": ["didEnd()"] } }
         |                                              ^~~~~~~~
      """#),
    RejectedSpec(
      "missing-handler", "a member that is not handled, and one of another type",
      #"{ "router": [{ "func": "open()", "to": "Teller" }], "handles": { "Teller": ["didPick(id: String)"] }, "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:67: error: 'didEnd()' of the output of 'Teller' is not handled
       1 | { "router": [{ "func": "open()", "to": "Teller" }], "handles": { "Teller": ["didPick(id: String)"] }, "yours": ["view", "presenter", "interactor"] }
         |                                                                   ^~~~~~
         = help: add "didEnd()" to the list
      Teller.json:1:35: note: 'didEnd()' is declared here
       1 | { "output": ["didPick(id: Int)", "didEnd()"] }
         |                                   ^~~~~~~~
      List.json:1:78: error: 'didPick(id:)' is not what the output of 'Teller' has under that name
       1 | { "router": [{ "func": "open()", "to": "Teller" }], "handles": { "Teller": ["didPick(id: String)"] }, "yours": ["view", "presenter", "interactor"] }
         |                                                                              ^~~~~~~~~~~~~~~~~~~
         = help: write "didPick(id: Int)"
      Teller.json:1:15: note: 'didPick(id:)' is declared here
       1 | { "output": ["didPick(id: Int)", "didEnd()"] }
         |               ^~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "wrong-output", "a handler of another signature",
      #"{ "router": [{ "func": "open()", "to": "Teller" }], "handles": { "Teller": ["didPick(id: String)", "didEnd() throws"] }, "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:78: error: 'didPick(id:)' is not what the output of 'Teller' has under that name
       1 | { "router": [{ "func": "open()", "to": "Teller" }], "handles": { "Teller": ["didPick(id: String)", "didEnd() throws"] }, "yours": ["view", "presenter", "interactor"] }
         |                                                                              ^~~~~~~~~~~~~~~~~~~
         = help: write "didPick(id: Int)"
      Teller.json:1:15: note: 'didPick(id:)' is declared here
       1 | { "output": ["didPick(id: Int)", "didEnd()"] }
         |               ^~~~~~~~~~~~~~~~
      List.json:1:101: error: 'didEnd()' is not what the output of 'Teller' has under that name
       1 | { "router": [{ "func": "open()", "to": "Teller" }], "handles": { "Teller": ["didPick(id: String)", "didEnd() throws"] }, "yours": ["view", "presenter", "interactor"] }
         |                                                                                                     ^~~~~~~~~~~~~~~
         = help: write "didEnd()"
      Teller.json:1:35: note: 'didEnd()' is declared here
       1 | { "output": ["didPick(id: Int)", "didEnd()"] }
         |                                   ^~~~~~~~
      """#),
    RejectedSpec(
      "unknown-output", "a handler of what is never told",
      #"{ "router": [{ "func": "open()", "to": "Teller" }], "handles": { "Teller": ["didPick(id: Int)", "didEnd()", "didEndd()"] }, "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:110: error: the output of 'Teller' has no member 'didEndd()'
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
      List.json:1:76: error: the output of 'About' has no member 'a()'
       1 | { "router": [{ "func": "open()", "to": "About" }], "handles": { "About": ["a()"] }, "yours": ["view", "presenter", "interactor"] }
         |                                                                            ^~~
         = help: it has no output
      """#),
    RejectedSpec(
      "handled-closures", "a handler of closures",
      #"{ "router": [{ "func": "open(output: ClosuresOutput)", "to": "Closures" }], "handles": { "Closures": ["a()"] }, "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:91: error: the output of 'Closures' is closures, which are handed over where it is opened
       1 | { "router": [{ "func": "open(output: ClosuresOutput)", "to": "Closures" }], "handles": { "Closures": ["a()"] }, "yours": ["view", "presenter", "interactor"] }
         |                                                                                           ^~~~~~~~
         = help: delete this, and give the method that opens it a parameter 'output'
      Closures.json:1:46: note: the output is declared here
       1 | { "output": { "as": "closures", "methods": ["didEnd()"] } }
         |                                              ^~~~~~~~
      """#),
    RejectedSpec(
      "handled-but-not-opened", "a handler for a module that is not opened",
      #"{ "handles": { "Teller": ["didPick(id: Int)", "didEnd()"] }, "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:17: error: 'Teller' can't tell this module anything: no route here opens it
       1 | { "handles": { "Teller": ["didPick(id: Int)", "didEnd()"] }, "yours": ["view", "presenter", "interactor"] }
         |                 ^~~~~~
         = help: open it with "to": "Teller", or delete this
      """#),
    RejectedSpec(
      "unknown-module", "a handler for nobody",
      #"{ "handles": { "Telle": [] }, "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:17: error: no spec of this project is called 'Telle'
       1 | { "handles": { "Telle": [] }, "yours": ["view", "presenter", "interactor"] }
         |                 ^~~~~
         = help: did you mean 'Teller'?
      """#),
    RejectedSpec(
      "collision", "a handler that the presenter has already",
      #"{ "viewOutput": ["didEnd()"], "router": [{ "func": "open()", "to": "Teller" }], "handles": { "Teller": ["didPick(id: Int)", "didEnd()"] }, "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:126: error: 'didEnd()' can't stand beside 'didEnd()'
       1 | { "viewOutput": ["didEnd()"], "router": [{ "func": "open()", "to": "Teller" }], "handles": { "Teller": ["didPick(id: Int)", "didEnd()"] }, "yours": ["view", "presenter", "interactor"] }
         |                                                                                                                              ^~~~~~~~
         = help: rename one of them, or give it other labels or types
      List.json:1:19: note: 'didEnd()' is first declared here
       1 | { "viewOutput": ["didEnd()"], "router": [{ "func": "open()", "to": "Teller" }], "handles": { "Teller": ["didPick(id: Int)", "didEnd()"] }, "yours": ["view", "presenter", "interac…
         |                   ^~~~~~~~
      """#),
    RejectedSpec(
      "not-a-closure", "what no closure can be",
      #"{ "output": { "as": "closures", "methods": ["title: String { get }", "pick<T>(_ t: T)", "a(_ x: some P)", "b(x: Int = 0)", "c(_ x: Int...)"] } }"#,
      #"""
      List.json:1:46: error: 'title' can't be a closure: it is a property
       1 | { "output": { "as": "closures", "methods": ["title: String { get }", "pick<T>(_ t: T)", "a(_ x: some P)", "b(x: Int = 0)", "c(_ x: Int...)"] } }
         |                                              ^~~~~~~~~~~~~~~~~~~~~
         = help: change it, or leave out "as": "closures"
      List.json:1:71: error: 'pick(_:)' can't be a closure: it is generic
       1 | { "output": { "as": "closures", "methods": ["title: String { get }", "pick<T>(_ t: T)", "a(_ x: some P)", "b(x: Int = 0)", "c(_ x: Int...)"] } }
         |                                                                       ^~~~~~~~~~~~~~~
         = help: change it, or leave out "as": "closures"
      List.json:1:90: error: 'a(_:)' can't be a closure: parameter 'x' is generic
       1 | { "output": { "as": "closures", "methods": ["title: String { get }", "pick<T>(_ t: T)", "a(_ x: some P)", "b(x: Int = 0)", "c(_ x: Int...)"] } }
         |                                                                                          ^~~~~~~~~~~~~~
         = help: change it, or leave out "as": "closures"
      List.json:1:108: error: 'b(x:)' can't be a closure: parameter 'x' has a default value
       1 | { "output": { "as": "closures", "methods": ["title: String { get }", "pick<T>(_ t: T)", "a(_ x: some P)", "b(x: Int = 0)", "c(_ x: Int...)"] } }
         |                                                                                                            ^~~~~~~~~~~~~
         = help: change it, or leave out "as": "closures"
      List.json:1:125: error: 'c(_:)' can't be a closure: parameter 'x' is variadic
       1 | { "output": { "as": "closures", "methods": ["title: String { get }", "pick<T>(_ t: T)", "a(_ x: some P)", "b(x: Int = 0)", "c(_ x: Int...)"] } }
         |                                                                                                                             ^~~~~~~~~~~~~~
         = help: change it, or leave out "as": "closures"
      """#),
    RejectedSpec(
      "collision", "two closures of one name",
      #"{ "output": { "as": "closures", "methods": ["pick(a: Int)", "pick(b: Int)"] } }"#,
      #"""
      List.json:1:62: error: 'pick(b:)' can't stand beside 'pick(a:)'
       1 | { "output": { "as": "closures", "methods": ["pick(a: Int)", "pick(b: Int)"] } }
         |                                                              ^~~~~~~~~~~~
         = help: rename one of them, or give it other labels or types
      List.json:1:46: note: 'pick(a:)' is first declared here
       1 | { "output": { "as": "closures", "methods": ["pick(a: Int)", "pick(b: Int)"] } }
         |                                              ^~~~~~~~~~~~
      """#),
    RejectedSpec(
      "unknown-as", "a form that is none",
      #"{ "output": { "as": "closure", "methods": [] } }"#,
      #"""
      List.json:1:22: error: 'closure' is no value of 'as'
       1 | { "output": { "as": "closure", "methods": [] } }
         |                      ^~~~~~~
         = help: did you mean 'closures'?
      """#),
    RejectedSpec(
      "wrong-type", "handlers that are no list",
      #"{ "handles": { "Teller": "didEnd()" } }"#,
      #"""
      List.json:1:26: error: 'Teller' takes an array, found a string
       1 | { "handles": { "Teller": "didEnd()" } }
         |                          ^~~~~~~~~~
         = help: put it in brackets: ["didEnd()"]
      """#),
    RejectedSpec(
      "unknown-member", "a forward to what no closure does",
      #"{ "output": { "as": "closures", "methods": ["pick()"] }, "viewOutput": [{ "func": "a()", "forward": "output.pik" }], "yours": ["view"] }"#,
      #"""
      List.json:1:109: error: 'output' has no member 'pik'
       1 | { "output": { "as": "closures", "methods": ["pick()"] }, "viewOutput": [{ "func": "a()", "forward": "output.pik" }], "yours": ["view"] }
         |                                                                                                             ^~~
         = help: did you mean 'pick'?
      """#),
  ]
}
