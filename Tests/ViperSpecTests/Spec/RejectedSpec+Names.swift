extension RejectedSpec {
  static let names: [RejectedSpec] = [
    RejectedSpec(
      "unknown-ui", "a misspelled flavour",
      #"{ "ui": "uikti" }"#,
      #"""
      List.json:1:10: error: 'uikti' is no value of 'ui' of the pack 'viper'
       1 | { "ui": "uikti" }
         |          ^~~~~
         = help: did you mean 'uikit'?
      """#),
    RejectedSpec(
      "unknown-ui", "a misspelled flavour beside another mistake",
      #"{ "ui": "uikti", "viewOutput": [{ "func": "a()", "body": "" }] }"#,
      #"""
      List.json:1:10: error: 'uikti' is no value of 'ui' of the pack 'viper'
       1 | { "ui": "uikti", "viewOutput": [{ "func": "a()", "body": "" }] }
         |          ^~~~~
         = help: did you mean 'uikit'?
      List.json:1:59: error: the body is empty
       1 | { "ui": "uikti", "viewOutput": [{ "func": "a()", "body": "" }] }
         |                                                           ^
         = help: write a Swift statement, such as 'return'
      """#),
    RejectedSpec(
      "unknown-ui", "a flavour that there is not",
      #"{ "ui": "appkit" }"#,
      #"""
      List.json:1:10: error: 'appkit' is no value of 'ui' of the pack 'viper'
       1 | { "ui": "appkit" }
         |          ^~~~~~
         = help: known values: uikit, none, swiftui
      """#),
    RejectedSpec(
      "unknown-access", "a misspelled access",
      #"{ "access": "publik" }"#,
      #"""
      List.json:1:14: error: 'publik' is no value of 'access'
       1 | { "access": "publik" }
         |              ^~~~~~
         = help: did you mean 'public'?
      """#),
    RejectedSpec(
      "unknown-yours", "a component that is always generated",
      #"{ "yours": ["builder"] }"#,
      #"""
      List.json:1:14: error: 'builder' is no value of 'yours' of the pack 'viper'
       1 | { "yours": ["builder"] }
         |              ^~~~~~~
         = help: known values: view, presenter, interactor, router, contracts, tests, all
      """#),
    RejectedSpec(
      "repeated-word", "a component twice",
      #"{ "yours": ["view", "view"] }"#,
      #"""
      List.json:1:22: error: 'view' appears twice in 'yours'
       1 | { "yours": ["view", "view"] }
         |                      ^~~~
         = help: delete one of the two
      List.json:1:14: note: first 'view' is here
       1 | { "yours": ["view", "view"] }
         |              ^~~~
      """#),
    RejectedSpec(
      "collision", "two methods of one signature",
      #"{ "view": ["a(_ x: Int)", "a(_ y: Int)"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:28: error: 'a(_:)' can't stand beside 'a(_:)'
       1 | { "view": ["a(_ x: Int)", "a(_ y: Int)"], "yours": ["view", "presenter", "interactor", "router"] }
         |                            ^~~~~~~~~~~
         = help: rename one of them, or give it other labels or types
      List.json:1:13: note: 'a(_:)' is first declared here
       1 | { "view": ["a(_ x: Int)", "a(_ y: Int)"], "yours": ["view", "presenter", "interactor", "router"] }
         |             ^~~~~~~~~~~
      """#),
    RejectedSpec(
      "collision", "two contracts of one class",
      #"{ "viewOutput": ["done()"], "interactorOutput": ["done()"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:51: error: 'done()' can't stand beside 'done()'
       1 | { "viewOutput": ["done()"], "interactorOutput": ["done()"], "yours": ["view", "presenter", "interactor", "router"] }
         |                                                   ^~~~~~
         = help: rename one of them, or give it other labels or types
      List.json:1:19: note: 'done()' is first declared here
       1 | { "viewOutput": ["done()"], "interactorOutput": ["done()"], "yours": ["view", "presenter", "interactor", "router"] }
         |                   ^~~~~~
      """#),
    RejectedSpec(
      "collision", "two members of the output",
      #"{ "output": ["done()", "done: Bool { get }"] }"#,
      #"""
      List.json:1:25: error: 'done' can't stand beside 'done()'
       1 | { "output": ["done()", "done: Bool { get }"] }
         |                         ^~~~~~~~~~~~~~~~~~
         = help: rename one of them, or give it other labels or types
      List.json:1:15: note: 'done()' is first declared here
       1 | { "output": ["done()", "done: Bool { get }"] }
         |               ^~~~~~
      """#),
    RejectedSpec(
      "collision", "two members of a service",
      #"{ "services": [{ "name": "Store", "methods": ["a()", "a()"] }] }"#,
      #"""
      List.json:1:55: error: 'a()' can't stand beside 'a()'
       1 | { "services": [{ "name": "Store", "methods": ["a()", "a()"] }] }
         |                                                       ^~~
         = help: rename one of them, or give it other labels or types
      List.json:1:48: note: 'a()' is first declared here
       1 | { "services": [{ "name": "Store", "methods": ["a()", "a()"] }] }
         |                                                ^~~
      """#),
    RejectedSpec(
      "taken-name", "a method called as a property of its class",
      #"{ "viewOutput": ["view()"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:19: error: the presenter has a property 'view' already
       1 | { "viewOutput": ["view()"], "yours": ["view", "presenter", "interactor", "router"] }
         |                   ^~~~
         = help: rename 'view()'
      """#),
    RejectedSpec(
      "taken-name", "a property called as an input",
      #"{ "inputs": ["id: Int"], "viewOutput": ["id: Int { get }"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:42: error: the presenter has a property 'id' already
       1 | { "inputs": ["id: Int"], "viewOutput": ["id: Int { get }"], "yours": ["view", "presenter", "interactor", "router"] }
         |                                          ^~
         = help: rename 'id'
      List.json:1:15: note: the property is declared here
       1 | { "inputs": ["id: Int"], "viewOutput": ["id: Int { get }"], "yours": ["view", "presenter", "interactor", "router"] }
         |               ^~
      """#),
    RejectedSpec(
      "taken-name", "state called as a part",
      #"{ "state": ["view: Int = 1"] }"#,
      #"""
      List.json:1:14: error: the presenter has a property 'view' already
       1 | { "state": ["view: Int = 1"] }
         |              ^~~~
         = help: rename it
      """#),
    RejectedSpec(
      "taken-name", "state called as an input",
      #"{ "inputs": ["id: Int"], "state": ["id: Int = 1"] }"#,
      #"""
      List.json:1:37: error: the presenter has a property 'id' already
       1 | { "inputs": ["id: Int"], "state": ["id: Int = 1"] }
         |                                     ^~
         = help: rename it
      List.json:1:15: note: the property is declared here
       1 | { "inputs": ["id: Int"], "state": ["id: Int = 1"] }
         |               ^~
      """#),
    RejectedSpec(
      "taken-name", "state twice",
      #"{ "state": ["id: Int = 1", "id: Int = 2"] }"#,
      #"""
      List.json:1:29: error: the presenter has a property 'id' already
       1 | { "state": ["id: Int = 1", "id: Int = 2"] }
         |                             ^~
         = help: rename it
      List.json:1:14: note: the property is declared here
       1 | { "state": ["id: Int = 1", "id: Int = 2"] }
         |              ^~
      """#),
    RejectedSpec(
      "taken-name", "a service that the router gets and a route of its name",
      #"{ "services": ["store: any Store"], "router": [{ "func": "store()", "body": "print()" }, { "func": "open(id: Trip.ID)", "to": "Detail" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:59: error: the router has a property 'store' already
       1 | { "services": ["store: any Store"], "router": [{ "func": "store()", "body": "print()" }, { "func": "open(id: Trip.ID)", "to": "Detail" }], "yours": ["view", "presenter", "interactor"] }
         |                                                           ^~~~~
         = help: rename 'store()'
      List.json:1:17: note: the property is declared here
       1 | { "services": ["store: any Store"], "router": [{ "func": "store()", "body": "print()" }, { "func": "open(id: Trip.ID)", "to": "Detail" }], "yours": ["view", "presenter", "inter…
         |                 ^~~~~
      """#),
    RejectedSpec(
      "reserved-member", "a method called self",
      #"{ "view": ["`self`()"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:13: error: 'self' has a meaning of its own in Swift
       1 | { "view": ["`self`()"], "yours": ["view", "presenter", "interactor", "router"] }
         |             ^~~~~~
         = help: rename it
      """#),
    RejectedSpec(
      "reserved-member", "a method called as what stubs call",
      #"{ "interactor": ["fatalError(_ code: Int)"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:19: error: 'fatalError' has a meaning of its own in Swift
       1 | { "interactor": ["fatalError(_ code: Int)"], "yours": ["view", "presenter", "interactor", "router"] }
         |                   ^~~~~~~~~~
         = help: rename it
      """#),
    RejectedSpec(
      "inherited-name", "a method that the superclass has",
      #"{ "view": ["loadView()"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:13: error: 'loadView()' is what the view has already in the flavour 'uikit'
       1 | { "view": ["loadView()"], "yours": ["view", "presenter", "interactor", "router"] }
         |             ^~~~~~~~
         = help: rename it
      """#),
    RejectedSpec(
      "inherited-name", "a method called as a property of the superclass",
      #"{ "view": ["title() -> String"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:13: error: 'title()' is what the view has already in the flavour 'uikit'
       1 | { "view": ["title() -> String"], "yours": ["view", "presenter", "interactor", "router"] }
         |             ^~~~~
         = help: rename it
      """#),
    RejectedSpec(
      "keyword-in-observable", "a state that SwiftUI could not follow",
      #"{ "ui": "swiftui", "state": ["`in`: Int = 0"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:31: error: 'in' is a word of Swift's, and no property of an '@Observable' class can have it
       1 | { "ui": "swiftui", "state": ["`in`: Int = 0"], "yours": ["view", "presenter", "interactor", "router"] }
         |                               ^~~~
         = help: rename it
      """#),
    RejectedSpec(
      "inherited-name", "a property that the superclass has",
      #"{ "inputs": [{ "var": "title: String", "for": ["view"] }], "yours": ["presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:24: error: 'title' is what the view has already in the flavour 'uikit'
       1 | { "inputs": [{ "var": "title: String", "for": ["view"] }], "yours": ["presenter", "interactor", "router"] }
         |                        ^~~~~
         = help: rename it
      """#),
    RejectedSpec(
      "inherited-name", "what the macro adds",
      #"{ "ui": "swiftui", "viewOutput": ["access(keyPath: Int)"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:36: error: 'access(keyPath:)' is what the presenter has already in the flavour 'swiftui'
       1 | { "ui": "swiftui", "viewOutput": ["access(keyPath: Int)"], "yours": ["view", "presenter", "interactor", "router"] }
         |                                    ^~~~~~
         = help: rename it
      """#),
    RejectedSpec(
      "inherited-name", "labels of the superclass",
      #"{ "view": ["show(_ a: Int, sender: Int)"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:13: error: 'show(_:sender:)' is what the view has already in the flavour 'uikit'
       1 | { "view": ["show(_ a: Int, sender: Int)"], "yours": ["view", "presenter", "interactor", "router"] }
         |             ^~~~
         = help: rename it
      """#),
    RejectedSpec(
      "builder-name", "an input called as a part",
      #"{ "inputs": ["view: Int"] }"#,
      #"""
      List.json:1:15: error: 'view' is a name that the builder needs for itself
       1 | { "inputs": ["view: Int"] }
         |               ^~~~
         = help: rename it
      """#),
    RejectedSpec(
      "repeated-name", "an input and a service of one name",
      #"{ "inputs": ["store: Int"], "services": ["store: any Store"] }"#,
      #"""
      List.json:1:43: error: 'store' is declared twice
       1 | { "inputs": ["store: Int"], "services": ["store: any Store"] }
         |                                           ^~~~~
         = help: rename one of the two
      List.json:1:15: note: first declared here
       1 | { "inputs": ["store: Int"], "services": ["store: any Store"] }
         |               ^~~~~
      """#),
    RejectedSpec(
      "repeated-name", "a field of an entity twice",
      #"{ "entities": [{ "name": "Row", "fields": ["id: Int", "id: String"] }] }"#,
      #"""
      List.json:1:56: error: 'id' is declared twice
       1 | { "entities": [{ "name": "Row", "fields": ["id: Int", "id: String"] }] }
         |                                                        ^~
         = help: rename one of the two
      List.json:1:45: note: first declared here
       1 | { "entities": [{ "name": "Row", "fields": ["id: Int", "id: String"] }] }
         |                                             ^~
      """#),
    RejectedSpec(
      "repeated-type", "two entities of one name",
      #"{ "entities": [{ "name": "Row" }, { "name": "Row" }] }"#,
      #"""
      List.json:1:46: error: type 'Row' is declared twice
       1 | { "entities": [{ "name": "Row" }, { "name": "Row" }] }
         |                                              ^~~
         = help: rename one of the two
      List.json:1:27: note: first declared here
       1 | { "entities": [{ "name": "Row" }, { "name": "Row" }] }
         |                           ^~~
      """#),
    RejectedSpec(
      "repeated-type", "a service called as an entity",
      #"{ "entities": [{ "name": "Row" }], "services": [{ "name": "Row" }] }"#,
      #"""
      List.json:1:60: error: type 'Row' is declared twice
       1 | { "entities": [{ "name": "Row" }], "services": [{ "name": "Row" }] }
         |                                                            ^~~
         = help: rename one of the two
      List.json:1:27: note: first declared here
       1 | { "entities": [{ "name": "Row" }], "services": [{ "name": "Row" }] }
         |                           ^~~
      """#),
    RejectedSpec(
      "own-type", "an entity called as a part",
      #"{ "entities": [{ "name": "ListView" }] }"#,
      #"""
      List.json:1:27: error: 'ListView' is what a part of this module is called
       1 | { "entities": [{ "name": "ListView" }] }
         |                           ^~~~~~~~
         = help: rename it
      """#),
    RejectedSpec(
      "hiding-type", "an entity that hides what its flavour needs",
      #"{ "ui": "swiftui", "entities": [{ "name": "State" }], "yours": ["view"] }"#,
      #"""
      List.json:1:44: error: 'State' would hide the 'State' that the module needs
       1 | { "ui": "swiftui", "entities": [{ "name": "State" }], "yours": ["view"] }
         |                                            ^~~~~
         = help: rename it
      """#),
    RejectedSpec(
      "self-without-meaning", "Self in a contract",
      #"{ "view": ["eq(_ other: Self) -> Bool"], "yours": ["view"] }"#,
      #"""
      List.json:1:13: error: 'Self' in 'eq(_:)' is whichever class stands behind it, which no caller knows
       1 | { "view": ["eq(_ other: Self) -> Bool"], "yours": ["view"] }
         |             ^~~~~~~~~~~~~~~~~~~~~~~~~
         = help: name the type that is meant; only a declared service can say 'Self'
      """#),
    RejectedSpec(
      "self-without-meaning", "Self as the type of an input",
      #"{ "inputs": ["parent: [Self]"] }"#,
      #"""
      List.json:1:15: error: 'Self' in 'parent' is whichever class stands behind it, which no caller knows
       1 | { "inputs": ["parent: [Self]"] }
         |               ^~~~~~~~~~~~~~
         = help: name the type that is meant; only a declared service can say 'Self'
      """#),
    RejectedSpec(
      "hiding-type", "an entity that hides Never",
      #"{ "entities": [{ "name": "Never" }] }"#,
      #"""
      List.json:1:27: error: 'Never' would hide the 'Never' that the module needs
       1 | { "entities": [{ "name": "Never" }] }
         |                           ^~~~~
         = help: rename it
      """#),
  ]
}
