extension RejectedSpec {
  static let names: [RejectedSpec] = [
    RejectedSpec(
      "unknown-ui", "a misspelled flavour",
      #"{ "ui": "uikti" }"#,
      #"""
      List.json:1:10: error: 'uikti' isn't a value of 'ui' in the pack 'viper' [unknown-ui]
       1 | { "ui": "uikti" }
         |          ^~~~~
         = help: did you mean 'uikit'?
      """#),
    RejectedSpec(
      "unknown-ui", "a misspelled flavour beside another mistake",
      #"{ "ui": "uikti", "viewOutput": [{ "func": "a()", "body": "" }] }"#,
      #"""
      List.json:1:10: error: 'uikti' isn't a value of 'ui' in the pack 'viper' [unknown-ui]
       1 | { "ui": "uikti", "viewOutput": [{ "func": "a()", "body": "" }] }
         |          ^~~~~
         = help: did you mean 'uikit'?
      List.json:1:59: error: the body is empty [missing-body]
       1 | { "ui": "uikti", "viewOutput": [{ "func": "a()", "body": "" }] }
         |                                                           ^
         = help: write a Swift statement, such as 'return'
      """#),
    RejectedSpec(
      "unknown-ui", "a flavour that there is not",
      #"{ "ui": "appkit" }"#,
      #"""
      List.json:1:10: error: 'appkit' isn't a value of 'ui' in the pack 'viper' [unknown-ui]
       1 | { "ui": "appkit" }
         |          ^~~~~~
         = help: known values: uikit, none, swiftui
      """#),
    RejectedSpec(
      "unknown-access", "a misspelled access",
      #"{ "access": "publik" }"#,
      #"""
      List.json:1:14: error: 'publik' isn't a value of 'access' [unknown-access]
       1 | { "access": "publik" }
         |              ^~~~~~
         = help: did you mean 'public'?
      """#),
    RejectedSpec(
      "unknown-yours", "a component that is always generated",
      #"{ "yours": ["builder"] }"#,
      #"""
      List.json:1:14: error: 'builder' isn't a value of 'yours' in the pack 'viper' [unknown-yours]
       1 | { "yours": ["builder"] }
         |              ^~~~~~~
         = help: known values: view, presenter, interactor, router, contracts, tests, all
      """#),
    RejectedSpec(
      "duplicate-word", "a component twice",
      #"{ "yours": ["view", "view"] }"#,
      #"""
      List.json:1:22: error: 'view' appears twice in 'yours' [duplicate-word]
       1 | { "yours": ["view", "view"] }
         |                      ^~~~
         = help: delete one of the two
      List.json:1:14: note: first 'view' is here
       1 | { "yours": ["view", "view"] }
         |              ^~~~
      """#),
    RejectedSpec(
      "conflicting-members", "two methods of one signature",
      #"{ "view": ["a(_ x: Int)", "a(_ y: Int)"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:28: error: 'a(_:)' conflicts with 'a(_:)' [conflicting-members]
       1 | { "view": ["a(_ x: Int)", "a(_ y: Int)"], "yours": ["view", "presenter", "interactor", "router"] }
         |                            ^~~~~~~~~~~
         = help: rename one of them, or change its labels or types
      List.json:1:13: note: 'a(_:)' is first declared here
       1 | { "view": ["a(_ x: Int)", "a(_ y: Int)"], "yours": ["view", "presenter", "interactor", "router"] }
         |             ^~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-members", "two contracts of one class",
      #"{ "viewOutput": ["done()"], "interactorOutput": ["done()"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:51: error: 'done()' conflicts with 'done()' [conflicting-members]
       1 | { "viewOutput": ["done()"], "interactorOutput": ["done()"], "yours": ["view", "presenter", "interactor", "router"] }
         |                                                   ^~~~~~
         = help: rename one of them, or change its labels or types
      List.json:1:19: note: 'done()' is first declared here
       1 | { "viewOutput": ["done()"], "interactorOutput": ["done()"], "yours": ["view", "presenter", "interactor", "router"] }
         |                   ^~~~~~
      """#),
    RejectedSpec(
      "conflicting-members", "two members of the output",
      #"{ "output": ["done()", "done: Bool { get }"] }"#,
      #"""
      List.json:1:25: error: 'done' conflicts with 'done()' [conflicting-members]
       1 | { "output": ["done()", "done: Bool { get }"] }
         |                         ^~~~~~~~~~~~~~~~~~
         = help: rename one of them, or change its labels or types
      List.json:1:15: note: 'done()' is first declared here
       1 | { "output": ["done()", "done: Bool { get }"] }
         |               ^~~~~~
      """#),
    RejectedSpec(
      "conflicting-members", "two members of a service",
      #"{ "services": [{ "name": "Store", "methods": ["a()", "a()"] }] }"#,
      #"""
      List.json:1:55: error: 'a()' conflicts with 'a()' [conflicting-members]
       1 | { "services": [{ "name": "Store", "methods": ["a()", "a()"] }] }
         |                                                       ^~~
         = help: rename one of them, or change its labels or types
      List.json:1:48: note: 'a()' is first declared here
       1 | { "services": [{ "name": "Store", "methods": ["a()", "a()"] }] }
         |                                                ^~~
      """#),
    RejectedSpec(
      "conflicting-property", "a method called as a property of its class",
      #"{ "viewOutput": ["view()"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:19: error: the presenter already has a property 'view' [conflicting-property]
       1 | { "viewOutput": ["view()"], "yours": ["view", "presenter", "interactor", "router"] }
         |                   ^~~~
         = help: rename 'view()'
      """#),
    RejectedSpec(
      "conflicting-property", "a property called as an input",
      #"{ "inputs": ["id: Int"], "viewOutput": ["id: Int { get }"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:42: error: the presenter already has a property 'id' [conflicting-property]
       1 | { "inputs": ["id: Int"], "viewOutput": ["id: Int { get }"], "yours": ["view", "presenter", "interactor", "router"] }
         |                                          ^~
         = help: rename 'id'
      List.json:1:15: note: the property is declared here
       1 | { "inputs": ["id: Int"], "viewOutput": ["id: Int { get }"], "yours": ["view", "presenter", "interactor", "router"] }
         |               ^~
      """#),
    RejectedSpec(
      "conflicting-property", "state called as a part",
      #"{ "state": ["view: Int = 1"] }"#,
      #"""
      List.json:1:14: error: the presenter already has a property 'view' [conflicting-property]
       1 | { "state": ["view: Int = 1"] }
         |              ^~~~
         = help: rename it
      """#),
    RejectedSpec(
      "conflicting-property", "state called as an input",
      #"{ "inputs": ["id: Int"], "state": ["id: Int = 1"] }"#,
      #"""
      List.json:1:37: error: the presenter already has a property 'id' [conflicting-property]
       1 | { "inputs": ["id: Int"], "state": ["id: Int = 1"] }
         |                                     ^~
         = help: rename it
      List.json:1:15: note: the property is declared here
       1 | { "inputs": ["id: Int"], "state": ["id: Int = 1"] }
         |               ^~
      """#),
    RejectedSpec(
      "conflicting-property", "state twice",
      #"{ "state": ["id: Int = 1", "id: Int = 2"] }"#,
      #"""
      List.json:1:29: error: the presenter already has a property 'id' [conflicting-property]
       1 | { "state": ["id: Int = 1", "id: Int = 2"] }
         |                             ^~
         = help: rename it
      List.json:1:14: note: the property is declared here
       1 | { "state": ["id: Int = 1", "id: Int = 2"] }
         |              ^~
      """#),
    RejectedSpec(
      "conflicting-property", "a service that the router gets and a route of its name",
      #"{ "services": ["store: any Store"], "router": [{ "func": "store()", "body": "print()" }, { "func": "open(id: Trip.ID)", "to": "Detail" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:59: error: the router already has a property 'store' [conflicting-property]
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
      List.json:1:13: error: 'self' is a reserved name in Swift [reserved-member]
       1 | { "view": ["`self`()"], "yours": ["view", "presenter", "interactor", "router"] }
         |             ^~~~~~
         = help: rename it
      """#),
    RejectedSpec(
      "reserved-member", "a method called as what stubs call",
      #"{ "interactor": ["fatalError(_ code: Int)"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:19: error: 'fatalError' is a reserved name in Swift [reserved-member]
       1 | { "interactor": ["fatalError(_ code: Int)"], "yours": ["view", "presenter", "interactor", "router"] }
         |                   ^~~~~~~~~~
         = help: rename it
      """#),
    RejectedSpec(
      "conflicting-inherited-name", "a method that the superclass has",
      #"{ "view": ["loadView()"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:13: error: with the UI framework 'uikit', the view already has a member 'loadView()' [conflicting-inherited-name]
       1 | { "view": ["loadView()"], "yours": ["view", "presenter", "interactor", "router"] }
         |             ^~~~~~~~
         = help: rename it
      """#),
    RejectedSpec(
      "conflicting-inherited-name", "a method called as a property of the superclass",
      #"{ "view": ["title() -> String"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:13: error: with the UI framework 'uikit', the view already has a member 'title()' [conflicting-inherited-name]
       1 | { "view": ["title() -> String"], "yours": ["view", "presenter", "interactor", "router"] }
         |             ^~~~~
         = help: rename it
      """#),
    RejectedSpec(
      "invalid-observable-name", "a state that SwiftUI could not follow",
      #"{ "ui": "swiftui", "state": ["`in`: Int = 0"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:31: error: a property of an '@Observable' class can't have the Swift keyword 'in' as its name [invalid-observable-name]
       1 | { "ui": "swiftui", "state": ["`in`: Int = 0"], "yours": ["view", "presenter", "interactor", "router"] }
         |                               ^~~~
         = help: rename it
      """#),
    RejectedSpec(
      "conflicting-inherited-name", "a property that the superclass has",
      #"{ "inputs": [{ "var": "title: String", "for": ["view"] }], "yours": ["presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:24: error: with the UI framework 'uikit', the view already has a member 'title' [conflicting-inherited-name]
       1 | { "inputs": [{ "var": "title: String", "for": ["view"] }], "yours": ["presenter", "interactor", "router"] }
         |                        ^~~~~
         = help: rename it
      """#),
    RejectedSpec(
      "conflicting-inherited-name", "what the macro adds",
      #"{ "ui": "swiftui", "viewOutput": ["access(keyPath: Int)"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:36: error: with the UI framework 'swiftui', the presenter already has a member 'access(keyPath:)' [conflicting-inherited-name]
       1 | { "ui": "swiftui", "viewOutput": ["access(keyPath: Int)"], "yours": ["view", "presenter", "interactor", "router"] }
         |                                    ^~~~~~
         = help: rename it
      """#),
    RejectedSpec(
      "conflicting-inherited-name", "labels of the superclass",
      #"{ "view": ["show(_ a: Int, sender: Int)"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:13: error: with the UI framework 'uikit', the view already has a member 'show(_:sender:)' [conflicting-inherited-name]
       1 | { "view": ["show(_ a: Int, sender: Int)"], "yours": ["view", "presenter", "interactor", "router"] }
         |             ^~~~
         = help: rename it
      """#),
    RejectedSpec(
      "reserved-builder-name", "an input called as a part",
      #"{ "inputs": ["view: Int"] }"#,
      #"""
      List.json:1:15: error: the builder already uses the name 'view' [reserved-builder-name]
       1 | { "inputs": ["view: Int"] }
         |               ^~~~
         = help: rename it
      """#),
    RejectedSpec(
      "duplicate-name", "an input and a service of one name",
      #"{ "inputs": ["store: Int"], "services": ["store: any Store"] }"#,
      #"""
      List.json:1:43: error: 'store' is declared twice [duplicate-name]
       1 | { "inputs": ["store: Int"], "services": ["store: any Store"] }
         |                                           ^~~~~
         = help: rename one of the two
      List.json:1:15: note: first declared here
       1 | { "inputs": ["store: Int"], "services": ["store: any Store"] }
         |               ^~~~~
      """#),
    RejectedSpec(
      "duplicate-name", "a field of an entity twice",
      #"{ "entities": [{ "name": "Row", "fields": ["id: Int", "id: String"] }] }"#,
      #"""
      List.json:1:56: error: 'id' is declared twice [duplicate-name]
       1 | { "entities": [{ "name": "Row", "fields": ["id: Int", "id: String"] }] }
         |                                                        ^~
         = help: rename one of the two
      List.json:1:45: note: first declared here
       1 | { "entities": [{ "name": "Row", "fields": ["id: Int", "id: String"] }] }
         |                                             ^~
      """#),
    RejectedSpec(
      "duplicate-type", "two entities of one name",
      #"{ "entities": [{ "name": "Row" }, { "name": "Row" }] }"#,
      #"""
      List.json:1:46: error: type 'Row' is declared twice [duplicate-type]
       1 | { "entities": [{ "name": "Row" }, { "name": "Row" }] }
         |                                              ^~~
         = help: rename one of the two
      List.json:1:27: note: first declared here
       1 | { "entities": [{ "name": "Row" }, { "name": "Row" }] }
         |                           ^~~
      """#),
    RejectedSpec(
      "duplicate-type", "a service called as an entity",
      #"{ "entities": [{ "name": "Row" }], "services": [{ "name": "Row" }] }"#,
      #"""
      List.json:1:60: error: type 'Row' is declared twice [duplicate-type]
       1 | { "entities": [{ "name": "Row" }], "services": [{ "name": "Row" }] }
         |                                                            ^~~
         = help: rename one of the two
      List.json:1:27: note: first declared here
       1 | { "entities": [{ "name": "Row" }], "services": [{ "name": "Row" }] }
         |                           ^~~
      """#),
    RejectedSpec(
      "conflicting-component-name", "an entity called as a part",
      #"{ "entities": [{ "name": "ListView" }] }"#,
      #"""
      List.json:1:27: error: 'ListView' is the name of a component of this module [conflicting-component-name]
       1 | { "entities": [{ "name": "ListView" }] }
         |                           ^~~~~~~~
         = help: rename it
      """#),
    RejectedSpec(
      "conflicting-entity-name", "an entity that hides what its flavour needs",
      #"{ "ui": "swiftui", "entities": [{ "name": "State" }], "yours": ["view"] }"#,
      #"""
      List.json:1:44: error: the name 'State' would hide the type 'State' that generated code uses [conflicting-entity-name]
       1 | { "ui": "swiftui", "entities": [{ "name": "State" }], "yours": ["view"] }
         |                                            ^~~~~
         = help: rename it
      """#),
    RejectedSpec(
      "unsupported-self", "Self in a contract",
      #"{ "view": ["eq(_ other: Self) -> Bool"], "yours": ["view"] }"#,
      #"""
      List.json:1:13: error: 'eq(_:)' can't use 'Self', because its callers don't know the class [unsupported-self]
       1 | { "view": ["eq(_ other: Self) -> Bool"], "yours": ["view"] }
         |             ^~~~~~~~~~~~~~~~~~~~~~~~~
         = help: write the type's name; only services declared in a spec can use 'Self'
      """#),
    RejectedSpec(
      "unsupported-self", "Self as the type of an input",
      #"{ "inputs": ["parent: [Self]"] }"#,
      #"""
      List.json:1:15: error: 'parent' can't use 'Self', because its callers don't know the class [unsupported-self]
       1 | { "inputs": ["parent: [Self]"] }
         |               ^~~~~~~~~~~~~~
         = help: write the type's name; only services declared in a spec can use 'Self'
      """#),
    RejectedSpec(
      "conflicting-entity-name", "an entity that hides Never",
      #"{ "entities": [{ "name": "Never" }] }"#,
      #"""
      List.json:1:27: error: the name 'Never' would hide the type 'Never' that generated code uses [conflicting-entity-name]
       1 | { "entities": [{ "name": "Never" }] }
         |                           ^~~~~
         = help: rename it
      """#),
  ]
}
