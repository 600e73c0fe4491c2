extension RejectedSpec {
  static let routes: [RejectedSpec] = [
    RejectedSpec(
      "expected-type", "a target whose signature is broken is not missing",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b" }], "interactor": ["b(x:)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:85: error: expected a type, found ')'
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b" }], "interactor": ["b(x:)"], "yours": ["view", "interactor", "router"] }
         |                                                                                     ^
         = help: write a type such as 'Int' before it
      """#),
    RejectedSpec(
      "no-routes", "a route where nothing can open",
      #"{ "ui": "none", "router": [{ "func": "open()", "to": "About" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:55: error: the flavour 'none' can't open or close modules by itself
       1 | { "ui": "none", "router": [{ "func": "open()", "to": "About" }], "yours": ["view", "presenter", "interactor"] }
         |                                                       ^~~~~
         = help: delete 'to', and write the method in Swift
      """#),
    RejectedSpec(
      "no-routes", "closing where nothing can close",
      #"{ "ui": "none", "router": [{ "func": "a()", "by": "close" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:52: error: the flavour 'none' can't open or close modules by itself
       1 | { "ui": "none", "router": [{ "func": "a()", "by": "close" }], "yours": ["view", "presenter", "interactor"] }
         |                                                    ^~~~~
         = help: delete 'by', and write the method in Swift
      """#),
    RejectedSpec(
      "misplaced-route", "a route of a presenter",
      #"{ "viewOutput": [{ "func": "open()", "to": "About" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:45: error: only the router can open and close modules
       1 | { "viewOutput": [{ "func": "open()", "to": "About" }], "yours": ["view", "interactor", "router"] }
         |                                             ^~~~~
         = help: add a method for it to 'router', and write here "forward": "router.open"
      """#),
    RejectedSpec(
      "route-returns", "a route with a result",
      #"{ "router": [{ "func": "open() -> Int", "to": "About" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:48: error: 'open()' has a result, a module is opened by a method without one
       1 | { "router": [{ "func": "open() -> Int", "to": "About" }], "yours": ["view", "presenter", "interactor"] }
         |                                                ^~~~~
         = help: make it a method without a result, or write its 'body'
      """#),
    RejectedSpec(
      "route-returns", "a property as a route",
      #"{ "router": [{ "var": "open: Int { get }", "to": "About" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:51: error: 'open' is a property, a module is opened by a method without one
       1 | { "router": [{ "var": "open: Int { get }", "to": "About" }], "yours": ["view", "presenter", "interactor"] }
         |                                                   ^~~~~
         = help: make it a method without a result, or write its 'body'
      """#),
    RejectedSpec(
      "unknown-by", "a misspelled way",
      #"{ "router": [{ "func": "open()", "to": "About", "by": "presnt" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:56: error: the flavour 'uikit' does not open modules by 'presnt'
       1 | { "router": [{ "func": "open()", "to": "About", "by": "presnt" }], "yours": ["view", "presenter", "interactor"] }
         |                                                        ^~~~~~
         = help: did you mean 'present'?
      """#),
    RejectedSpec(
      "unknown-by", "a way that there is not",
      #"{ "router": [{ "func": "open()", "to": "About", "by": "fly" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:56: error: the flavour 'uikit' does not open modules by 'fly'
       1 | { "router": [{ "func": "open()", "to": "About", "by": "fly" }], "yours": ["view", "presenter", "interactor"] }
         |                                                        ^~~
         = help: known ways: push, present, sheet, embed, close
      """#),
    RejectedSpec(
      "unknown-by", "a misspelled close",
      #"{ "router": [{ "func": "open()", "by": "clos" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:41: error: the flavour 'uikit' does not open modules by 'clos'
       1 | { "router": [{ "func": "open()", "by": "clos" }], "yours": ["view", "presenter", "interactor"] }
         |                                         ^~~~
         = help: did you mean 'close'?
      """#),
    RejectedSpec(
      "close-opens", "close with a module",
      #"{ "router": [{ "func": "open()", "to": "About", "by": "close" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:41: error: 'close' opens no module
       1 | { "router": [{ "func": "open()", "to": "About", "by": "close" }], "yours": ["view", "presenter", "interactor"] }
         |                                         ^~~~~
         = help: delete 'to'
      """#),
    RejectedSpec(
      "close-opens", "close with inputs",
      #"{ "router": [{ "func": "open()", "by": "close", "with": { "id": "1" } }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:60: error: 'close' opens no module that could take an input
       1 | { "router": [{ "func": "open()", "by": "close", "with": { "id": "1" } }], "yours": ["view", "presenter", "interactor"] }
         |                                                            ^~
         = help: delete 'with'
      """#),
    RejectedSpec(
      "unknown-module", "a misspelled module",
      #"{ "router": [{ "func": "open()", "to": "Abuot" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:41: error: no spec of this project is called 'Abuot'
       1 | { "router": [{ "func": "open()", "to": "Abuot" }], "yours": ["view", "presenter", "interactor"] }
         |                                         ^~~~~
         = help: did you mean 'About'?
      """#),
    RejectedSpec(
      "unknown-module", "a module that there is not",
      #"{ "router": [{ "func": "open()", "to": "Settings" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:41: error: no spec of this project is called 'Settings'
       1 | { "router": [{ "func": "open()", "to": "Settings" }], "yours": ["view", "presenter", "interactor"] }
         |                                         ^~~~~~~~
         = help: make it: viper-gen new Settings, or name the folder that has it in the config's 'known'
      """#),
    RejectedSpec(
      "unknown-module", "no name of a module",
      #"{ "router": [{ "func": "open()", "to": "" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:41: error: no spec of this project is called ''
       1 | { "router": [{ "func": "open()", "to": "" }], "yours": ["view", "presenter", "interactor"] }
         |                                         ^
         = help: name a module, such as 'About'
      """#),
    RejectedSpec(
      "wrong-flavour", "a module of another flavour",
      #"{ "router": [{ "func": "open()", "to": "Headless" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:41: error: 'Headless' has the ui 'none', a module of the ui 'uikit' can't open it
       1 | { "router": [{ "func": "open()", "to": "Headless" }], "yours": ["view", "presenter", "interactor"] }
         |                                         ^~~~~~~~
         = help: give both modules one 'ui'
      """#),
    RejectedSpec(
      "unknown-input", "a misspelled input",
      #"{ "router": [{ "func": "open(id: Trip.ID)", "to": "Detail", "with": { "pgae": "2" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:72: error: 'Detail' has no input 'pgae'
       1 | { "router": [{ "func": "open(id: Trip.ID)", "to": "Detail", "with": { "pgae": "2" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }
         |                                                                        ^~~~
         = help: did you mean 'page'?
      Detail.json:2:15: note: the inputs are declared here
       2 |   "inputs": ["id: Trip.ID", "page: Int = 1", "done: (() -> Void)? = nil"],
         |               ^~~~~~~~~~~
      """#),
    RejectedSpec(
      "unknown-input", "a misspelled service",
      #"{ "router": [{ "func": "open(id: Trip.ID)", "to": "Detail", "with": { "clok": "2" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:72: error: 'Detail' has no input 'clok'
       1 | { "router": [{ "func": "open(id: Trip.ID)", "to": "Detail", "with": { "clok": "2" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }
         |                                                                        ^~~~
         = help: did you mean 'clock'?
      Detail.json:2:15: note: the inputs are declared here
       2 |   "inputs": ["id: Trip.ID", "page: Int = 1", "done: (() -> Void)? = nil"],
         |               ^~~~~~~~~~~
      """#),
    RejectedSpec(
      "unknown-input", "an input of a module without",
      #"{ "router": [{ "func": "open()", "to": "About", "with": { "id": "1" } }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:60: error: 'About' has no input 'id'
       1 | { "router": [{ "func": "open()", "to": "About", "with": { "id": "1" } }], "yours": ["view", "presenter", "interactor"] }
         |                                                            ^~
         = help: it has no inputs
      """#),
    RejectedSpec(
      "missing-input", "an input that no parameter gives",
      #"{ "router": [{ "func": "open()", "to": "Detail" }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:41: error: 'Detail' needs its input 'id'
       1 | { "router": [{ "func": "open()", "to": "Detail" }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }
         |                                         ^~~~~~
         = help: add a parameter 'id: Trip.ID' to 'open'
      Detail.json:2:15: note: the input is declared here
       2 |   "inputs": ["id: Trip.ID", "page: Int = 1", "done: (() -> Void)? = nil"],
         |               ^~~~~~~~~~~
      """#),
    RejectedSpec(
      "missing-input", "an input that a parameter of another name could give",
      #"{ "router": [{ "func": "open(key: Trip.ID)", "to": "Detail" }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:53: error: 'Detail' needs its input 'id'
       1 | { "router": [{ "func": "open(key: Trip.ID)", "to": "Detail" }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }
         |                                                     ^~~~~~
         = help: add "with": { "id": "key" }
      Detail.json:2:15: note: the input is declared here
       2 |   "inputs": ["id: Trip.ID", "page: Int = 1", "done: (() -> Void)? = nil"],
         |               ^~~~~~~~~~~
      """#),
    RejectedSpec(
      "wrong-input", "a parameter of another type",
      #"{ "router": [{ "func": "open(key: Int)", "to": "Detail", "with": { "id": "key" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:75: error: 'key' is 'Int', the input 'id' of 'Detail' is 'Trip.ID'
       1 | { "router": [{ "func": "open(key: Int)", "to": "Detail", "with": { "id": "key" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }
         |                                                                           ^~~
         = help: fill it with a value of that type: "with": { "id": "…" }
      Detail.json:2:15: note: the input is declared here
       2 |   "inputs": ["id: Trip.ID", "page: Int = 1", "done: (() -> Void)? = nil"],
         |               ^~~~~~~~~~~
      """#),
    RejectedSpec(
      "wrong-input", "a parameter of the same name and another type",
      #"{ "router": [{ "func": "open(id: Trip.ID, page: String)", "to": "Detail" }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:25: error: 'page' is 'String', the input 'page' of 'Detail' is 'Int'
       1 | { "router": [{ "func": "open(id: Trip.ID, page: String)", "to": "Detail" }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }
         |                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
         = help: fill it with a value of that type: "with": { "page": "…" }
      Detail.json:2:30: note: the input is declared here
       2 |   "inputs": ["id: Trip.ID", "page: Int = 1", "done: (() -> Void)? = nil"],
         |                              ^~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "wrong-input", "a closure that does not escape",
      #"{ "router": [{ "func": "open(answer: (Bool) -> Void)", "to": "Ask" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:25: error: 'answer' is not '@escaping', the input 'answer' of 'Ask' is '(Bool) -> Void'
       1 | { "router": [{ "func": "open(answer: (Bool) -> Void)", "to": "Ask" }], "yours": ["view", "presenter", "interactor"] }
         |                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
         = help: fill it with a value of that type: "with": { "answer": "…" }
      Ask.json:1:15: note: the input is declared here
       1 | { "inputs": ["answer: (Bool) -> Void"] }
         |               ^~~~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "unknown-argument", "a misspelled parameter",
      #"{ "router": [{ "func": "open(identifier: Trip.ID)", "to": "Detail", "with": { "id": "identifer" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:86: error: 'open(identifier:)' has no parameter 'identifer'
       1 | { "router": [{ "func": "open(identifier: Trip.ID)", "to": "Detail", "with": { "id": "identifer" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }
         |                                                                                      ^~~~~~~~~
         = help: did you mean 'identifier'?
      """#),
    RejectedSpec(
      "unknown-argument", "a path that starts nowhere",
      #"{ "router": [{ "func": "open(trip: Trip)", "to": "Detail", "with": { "id": "row.id" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:77: error: 'open(trip:)' has no parameter 'row'
       1 | { "router": [{ "func": "open(trip: Trip)", "to": "Detail", "with": { "id": "row.id" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }
         |                                                                             ^~~
         = help: its parameters: trip
      """#),
    RejectedSpec(
      "unknown-argument", "a name where there are no parameters",
      #"{ "router": [{ "func": "open()", "to": "Detail", "with": { "id": "id" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:67: error: 'open()' has no parameter 'id'
       1 | { "router": [{ "func": "open()", "to": "Detail", "with": { "id": "id" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }
         |                                                                   ^~
         = help: add the parameter to it
      """#),
    RejectedSpec(
      "empty-expression", "an empty value",
      #"{ "router": [{ "func": "open()", "to": "Detail", "with": { "id": "" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:67: error: expected a Swift expression, found nothing
       1 | { "router": [{ "func": "open()", "to": "Detail", "with": { "id": "" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }
         |                                                                   ^
         = help: write a value, such as a parameter's name
      """#),
    RejectedSpec(
      "not-one-expression", "a value that brings another argument",
      #"{ "router": [{ "func": "open(id: Trip.ID)", "to": "Detail", "with": { "id": "id, page: 2" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:80: error: expected one Swift expression, it ends here
       1 | { "router": [{ "func": "open(id: Trip.ID)", "to": "Detail", "with": { "id": "id, page: 2" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }
         |                                                                                ^
         = help: delete what follows
      """#),
    RejectedSpec(
      "unbalanced", "a value with an open bracket",
      #"{ "router": [{ "func": "open(id: Trip.ID)", "to": "Detail", "with": { "id": "f(id" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:79: error: this bracket or quote has no other half
       1 | { "router": [{ "func": "open(id: Trip.ID)", "to": "Detail", "with": { "id": "f(id" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }
         |                                                                               ^
         = help: close it, or delete it
      """#),
    RejectedSpec(
      "missing-service", "a service that routes hand over, and this one does not",
      #"{ "router": [{ "func": "open()", "to": "Handed" }] }"#,
      #"""
      List.json:1:41: error: 'Handed' needs the service 'draft', which routes hand over
       1 | { "router": [{ "func": "open()", "to": "Handed" }] }
         |                                         ^~~~~~
         = help: add "with": { "draft": "…" }, or give it a default there
      Handed.json:1:17: note: the service is declared here
       1 | { "services": ["draft: any Draft"] }
         |                 ^~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "opaque-result", "a service of a type that only its maker knows",
      #"{ "services": [{ "name": "store", "type": "some Store" }] }"#,
      #"""
      List.json:1:44: error: 'some Store' is opaque, which only a parameter can be
       1 | { "services": [{ "name": "store", "type": "some Store" }] }
         |                                            ^~~~~~~~~~
         = help: write 'any' in place of 'some'
      """#),
    RejectedSpec(
      "unknown-taker", "a service for a component that there is not",
      #"{ "services": [{ "name": "store", "type": "any Store", "for": "presentr" }] }"#,
      #"""
      List.json:1:64: error: 'presentr' is no component that takes anything
       1 | { "services": [{ "name": "store", "type": "any Store", "for": "presentr" }] }
         |                                                                ^~~~~~~~
         = help: did you mean 'presenter'?
      """#),
    RejectedSpec(
      "hiding-parameter", "a parameter called as what the router needs",
      #"{ "router": [{ "func": "open(viewController: Int)", "to": "About" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:25: error: the parameter 'viewController' hides what the router needs to open modules
       1 | { "router": [{ "func": "open(viewController: Int)", "to": "About" }], "yours": ["view", "presenter", "interactor"] }
         |                         ^~~~~~~~~~~~~~~~~~~~~~~~~
         = help: rename the parameter
      """#),
  ]
}
