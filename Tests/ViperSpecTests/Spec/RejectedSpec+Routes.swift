extension RejectedSpec {
  static let routes: [RejectedSpec] = [
    RejectedSpec(
      "missing-type-name", "a target whose signature is broken is not missing",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b" }], "interactor": ["b(x:)"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:85: error: expected a type, found ')' [missing-type-name]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b" }], "interactor": ["b(x:)"], "yours": ["view", "interactor", "router"] }
         |                                                                                     ^
         = help: write a type such as 'Int' before it
      """#),
    RejectedSpec(
      "unsupported-routes", "a route where nothing can open",
      #"{ "ui": "none", "router": [{ "func": "open()", "to": "About" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:55: error: viper-gen can't generate routes with the UI framework 'none' [unsupported-routes]
       1 | { "ui": "none", "router": [{ "func": "open()", "to": "About" }], "yours": ["view", "presenter", "interactor"] }
         |                                                       ^~~~~
         = help: delete 'to', and write the method in Swift
      """#),
    RejectedSpec(
      "unsupported-routes", "closing where nothing can close",
      #"{ "ui": "none", "router": [{ "func": "a()", "by": "close" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:52: error: viper-gen can't generate routes with the UI framework 'none' [unsupported-routes]
       1 | { "ui": "none", "router": [{ "func": "a()", "by": "close" }], "yours": ["view", "presenter", "interactor"] }
         |                                                    ^~~~~
         = help: delete 'by', and write the method in Swift
      """#),
    RejectedSpec(
      "invalid-route-component", "a route of a presenter",
      #"{ "viewOutput": [{ "func": "open()", "to": "About" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:45: error: only the router can open and close modules [invalid-route-component]
       1 | { "viewOutput": [{ "func": "open()", "to": "About" }], "yours": ["view", "interactor", "router"] }
         |                                             ^~~~~
         = help: add a method to 'router', and use here "forward": "router.open"
      """#),
    RejectedSpec(
      "unsupported-route-result", "a route with a result",
      #"{ "router": [{ "func": "open() -> Int", "to": "About" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:48: error: 'open()' has a result, but a route must be a method without result [unsupported-route-result]
       1 | { "router": [{ "func": "open() -> Int", "to": "About" }], "yours": ["view", "presenter", "interactor"] }
         |                                                ^~~~~
         = help: make it a method without result, or use a 'body' instead
      """#),
    RejectedSpec(
      "unsupported-route-result", "a property as a route",
      #"{ "router": [{ "var": "open: Int { get }", "to": "About" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:51: error: 'open' is a property, but a route must be a method without result [unsupported-route-result]
       1 | { "router": [{ "var": "open: Int { get }", "to": "About" }], "yours": ["view", "presenter", "interactor"] }
         |                                                   ^~~~~
         = help: make it a method without result, or use a 'body' instead
      """#),
    RejectedSpec(
      "unknown-presentation-style", "a misspelled way",
      #"{ "router": [{ "func": "open()", "to": "About", "by": "presnt" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:56: error: 'presnt' isn't a presentation style of the UI framework 'uikit' [unknown-presentation-style]
       1 | { "router": [{ "func": "open()", "to": "About", "by": "presnt" }], "yours": ["view", "presenter", "interactor"] }
         |                                                        ^~~~~~
         = help: did you mean 'present'?
      """#),
    RejectedSpec(
      "unknown-presentation-style", "a way that there is not",
      #"{ "router": [{ "func": "open()", "to": "About", "by": "fly" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:56: error: 'fly' isn't a presentation style of the UI framework 'uikit' [unknown-presentation-style]
       1 | { "router": [{ "func": "open()", "to": "About", "by": "fly" }], "yours": ["view", "presenter", "interactor"] }
         |                                                        ^~~
         = help: presentation styles: push, present, sheet, embed, close
      """#),
    RejectedSpec(
      "unknown-presentation-style", "a misspelled close",
      #"{ "router": [{ "func": "open()", "by": "clos" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:41: error: 'clos' isn't a presentation style of the UI framework 'uikit' [unknown-presentation-style]
       1 | { "router": [{ "func": "open()", "by": "clos" }], "yours": ["view", "presenter", "interactor"] }
         |                                         ^~~~
         = help: did you mean 'close'?
      """#),
    RejectedSpec(
      "unexpected-close-key", "close with a module",
      #"{ "router": [{ "func": "open()", "to": "About", "by": "close" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:41: error: 'close' doesn't open a module [unexpected-close-key]
       1 | { "router": [{ "func": "open()", "to": "About", "by": "close" }], "yours": ["view", "presenter", "interactor"] }
         |                                         ^~~~~
         = help: delete 'to'
      """#),
    RejectedSpec(
      "unexpected-close-key", "close with inputs",
      #"{ "router": [{ "func": "open()", "by": "close", "with": { "id": "1" } }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:60: error: 'close' doesn't open a module, so it can't pass inputs [unexpected-close-key]
       1 | { "router": [{ "func": "open()", "by": "close", "with": { "id": "1" } }], "yours": ["view", "presenter", "interactor"] }
         |                                                            ^~
         = help: delete 'with'
      """#),
    RejectedSpec(
      "unknown-module", "a misspelled module",
      #"{ "router": [{ "func": "open()", "to": "Abuot" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:41: error: no spec of this project has the name 'Abuot' [unknown-module]
       1 | { "router": [{ "func": "open()", "to": "Abuot" }], "yours": ["view", "presenter", "interactor"] }
         |                                         ^~~~~
         = help: did you mean 'About'?
      """#),
    RejectedSpec(
      "unknown-module", "a module that there is not",
      #"{ "router": [{ "func": "open()", "to": "Settings" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:41: error: no spec of this project has the name 'Settings' [unknown-module]
       1 | { "router": [{ "func": "open()", "to": "Settings" }], "yours": ["view", "presenter", "interactor"] }
         |                                         ^~~~~~~~
         = help: create it: viper-gen new Settings, or add its folder to 'known' in the config
      """#),
    RejectedSpec(
      "unknown-module", "no name of a module",
      #"{ "router": [{ "func": "open()", "to": "" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:41: error: no spec of this project has the name '' [unknown-module]
       1 | { "router": [{ "func": "open()", "to": "" }], "yours": ["view", "presenter", "interactor"] }
         |                                         ^
         = help: name a module, such as 'About'
      """#),
    RejectedSpec(
      "conflicting-ui", "a module of another flavour",
      #"{ "router": [{ "func": "open()", "to": "Headless" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:41: error: 'Headless' uses the UI framework 'none', so a module with 'uikit' can't open it [conflicting-ui]
       1 | { "router": [{ "func": "open()", "to": "Headless" }], "yours": ["view", "presenter", "interactor"] }
         |                                         ^~~~~~~~
         = help: use the same 'ui' for both modules
      """#),
    RejectedSpec(
      "unknown-input", "a misspelled input",
      #"{ "router": [{ "func": "open(id: Trip.ID)", "to": "Detail", "with": { "pgae": "2" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:72: error: 'Detail' has no input 'pgae' [unknown-input]
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
      List.json:1:72: error: 'Detail' has no input 'clok' [unknown-input]
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
      List.json:1:60: error: 'About' has no input 'id' [unknown-input]
       1 | { "router": [{ "func": "open()", "to": "About", "with": { "id": "1" } }], "yours": ["view", "presenter", "interactor"] }
         |                                                            ^~
         = help: it has no inputs
      """#),
    RejectedSpec(
      "missing-input", "an input that no parameter gives",
      #"{ "router": [{ "func": "open()", "to": "Detail" }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:41: error: 'Detail' needs its input 'id' [missing-input]
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
      List.json:1:53: error: 'Detail' needs its input 'id' [missing-input]
       1 | { "router": [{ "func": "open(key: Trip.ID)", "to": "Detail" }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }
         |                                                     ^~~~~~
         = help: add "with": { "id": "key" }
      Detail.json:2:15: note: the input is declared here
       2 |   "inputs": ["id: Trip.ID", "page: Int = 1", "done: (() -> Void)? = nil"],
         |               ^~~~~~~~~~~
      """#),
    RejectedSpec(
      "invalid-input", "a parameter of another type",
      #"{ "router": [{ "func": "open(key: Int)", "to": "Detail", "with": { "id": "key" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:75: error: 'key' is 'Int', but the input 'id' of 'Detail' is 'Trip.ID' [invalid-input]
       1 | { "router": [{ "func": "open(key: Int)", "to": "Detail", "with": { "id": "key" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }
         |                                                                           ^~~
         = help: pass a value of this type: "with": { "id": "…" }
      Detail.json:2:15: note: the input is declared here
       2 |   "inputs": ["id: Trip.ID", "page: Int = 1", "done: (() -> Void)? = nil"],
         |               ^~~~~~~~~~~
      """#),
    RejectedSpec(
      "invalid-input", "a parameter of the same name and another type",
      #"{ "router": [{ "func": "open(id: Trip.ID, page: String)", "to": "Detail" }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:25: error: 'page' is 'String', but the input 'page' of 'Detail' is 'Int' [invalid-input]
       1 | { "router": [{ "func": "open(id: Trip.ID, page: String)", "to": "Detail" }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }
         |                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
         = help: pass a value of this type: "with": { "page": "…" }
      Detail.json:2:30: note: the input is declared here
       2 |   "inputs": ["id: Trip.ID", "page: Int = 1", "done: (() -> Void)? = nil"],
         |                              ^~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "invalid-input", "a closure that does not escape",
      #"{ "router": [{ "func": "open(answer: (Bool) -> Void)", "to": "Ask" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:25: error: 'answer' is not '@escaping', but the input 'answer' of 'Ask' is '(Bool) -> Void' [invalid-input]
       1 | { "router": [{ "func": "open(answer: (Bool) -> Void)", "to": "Ask" }], "yours": ["view", "presenter", "interactor"] }
         |                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
         = help: pass a value of this type: "with": { "answer": "…" }
      Ask.json:1:15: note: the input is declared here
       1 | { "inputs": ["answer: (Bool) -> Void"] }
         |               ^~~~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "unknown-argument", "a misspelled parameter",
      #"{ "router": [{ "func": "open(identifier: Trip.ID)", "to": "Detail", "with": { "id": "identifer" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:86: error: 'open(identifier:)' has no parameter 'identifer' [unknown-argument]
       1 | { "router": [{ "func": "open(identifier: Trip.ID)", "to": "Detail", "with": { "id": "identifer" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }
         |                                                                                      ^~~~~~~~~
         = help: did you mean 'identifier'?
      """#),
    RejectedSpec(
      "unknown-argument", "a path that starts nowhere",
      #"{ "router": [{ "func": "open(trip: Trip)", "to": "Detail", "with": { "id": "row.id" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:77: error: 'open(trip:)' has no parameter 'row' [unknown-argument]
       1 | { "router": [{ "func": "open(trip: Trip)", "to": "Detail", "with": { "id": "row.id" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }
         |                                                                             ^~~
         = help: its parameters: trip
      """#),
    RejectedSpec(
      "unknown-argument", "a name where there are no parameters",
      #"{ "router": [{ "func": "open()", "to": "Detail", "with": { "id": "id" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:67: error: 'open()' has no parameter 'id' [unknown-argument]
       1 | { "router": [{ "func": "open()", "to": "Detail", "with": { "id": "id" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }
         |                                                                   ^~
         = help: add the parameter to it
      """#),
    RejectedSpec(
      "missing-expression", "an empty value",
      #"{ "router": [{ "func": "open()", "to": "Detail", "with": { "id": "" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:67: error: expected a Swift expression, found nothing [missing-expression]
       1 | { "router": [{ "func": "open()", "to": "Detail", "with": { "id": "" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }
         |                                                                   ^
         = help: write a value, such as a parameter's name
      """#),
    RejectedSpec(
      "invalid-expression", "a value that brings another argument",
      #"{ "router": [{ "func": "open(id: Trip.ID)", "to": "Detail", "with": { "id": "id, page: 2" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:80: error: expected a single Swift expression, but it ends here [invalid-expression]
       1 | { "router": [{ "func": "open(id: Trip.ID)", "to": "Detail", "with": { "id": "id, page: 2" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }
         |                                                                                ^
         = help: delete the rest
      """#),
    RejectedSpec(
      "missing-bracket", "a value with an open bracket",
      #"{ "router": [{ "func": "open(id: Trip.ID)", "to": "Detail", "with": { "id": "f(id" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:79: error: this bracket or quote isn't closed [missing-bracket]
       1 | { "router": [{ "func": "open(id: Trip.ID)", "to": "Detail", "with": { "id": "f(id" } }], "services": ["store: any Store"], "yours": ["view", "presenter", "interactor"] }
         |                                                                               ^
         = help: close it, or delete it
      """#),
    RejectedSpec(
      "missing-service", "a service that routes hand over, and this one does not",
      #"{ "router": [{ "func": "open()", "to": "Handed" }] }"#,
      #"""
      List.json:1:41: error: 'Handed' needs the service 'draft', which this route must pass [missing-service]
       1 | { "router": [{ "func": "open()", "to": "Handed" }] }
         |                                         ^~~~~~
         = help: add "with": { "draft": "…" }, or give the service a default value
      Handed.json:1:17: note: the service is declared here
       1 | { "services": ["draft: any Draft"] }
         |                 ^~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "invalid-opaque-type", "a service of a type that only its maker knows",
      #"{ "services": [{ "name": "store", "type": "some Store" }] }"#,
      #"""
      List.json:1:44: error: 'some Store' is an opaque type, which only parameters can have [invalid-opaque-type]
       1 | { "services": [{ "name": "store", "type": "some Store" }] }
         |                                            ^~~~~~~~~~
         = help: write 'any' instead of 'some'
      """#),
    RejectedSpec(
      "unknown-input-component", "a service for a component that there is not",
      #"{ "services": [{ "name": "store", "type": "any Store", "for": "presentr" }] }"#,
      #"""
      List.json:1:64: error: 'presentr' isn't a component that can store inputs [unknown-input-component]
       1 | { "services": [{ "name": "store", "type": "any Store", "for": "presentr" }] }
         |                                                                ^~~~~~~~
         = help: did you mean 'presenter'?
      """#),
    RejectedSpec(
      "conflicting-parameter-name", "a parameter called as what the router needs",
      #"{ "router": [{ "func": "open(viewController: Int)", "to": "About" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:25: error: the parameter 'viewController' hides a name that the router needs to open modules [conflicting-parameter-name]
       1 | { "router": [{ "func": "open(viewController: Int)", "to": "About" }], "yours": ["view", "presenter", "interactor"] }
         |                         ^~~~~~~~~~~~~~~~~~~~~~~~~
         = help: rename the parameter
      """#),
  ]
}
