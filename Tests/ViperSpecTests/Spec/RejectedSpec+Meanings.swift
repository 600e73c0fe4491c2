extension RejectedSpec {
  static let meanings: [RejectedSpec] = [
    RejectedSpec(
      "reserved-type-name", "an entity called Type",
      #"{ "entities": [{ "name": "Type" }] }"#,
      #"""
      List.json:1:27: error: 'Type' is a reserved name in Swift and can't be a type's name [reserved-type-name]
       1 | { "entities": [{ "name": "Type" }] }
         |                           ^~~~
         = help: rename it
      """#),
    RejectedSpec(
      "reserved-type-name", "a service called as a keyword",
      #"{ "services": [{ "name": "class" }] }"#,
      #"""
      List.json:1:27: error: 'class' is a reserved name in Swift and can't be a type's name [reserved-type-name]
       1 | { "services": [{ "name": "class" }] }
         |                           ^~~~~
         = help: rename it
      """#),
    RejectedSpec(
      "invalid-identifier", "an entity with a space",
      #"{ "entities": [{ "name": "Trip Row" }] }"#,
      #"""
      List.json:1:27: error: 'Trip Row' is not a Swift identifier [invalid-identifier]
       1 | { "entities": [{ "name": "Trip Row" }] }
         |                           ^~~~~~~~
         = help: use 'TripRow'
      """#),
    RejectedSpec(
      "invalid-superclass", "a view that inherits from a list",
      #"{ "superclass": "[Int]" }"#,
      #"""
      List.json:1:18: error: '[Int]' isn't a class to inherit from [invalid-superclass]
       1 | { "superclass": "[Int]" }
         |                  ^~~~~
         = help: name a class, such as "UITableViewController"
      """#),
    RejectedSpec(
      "unused-superclass", "a struct with a superclass",
      #"{ "ui": "swiftui", "superclass": "UITableViewController", "yours": ["view"] }"#,
      #"""
      List.json:1:35: error: views with the UI framework 'swiftui' can't have a superclass [unused-superclass]
       1 | { "ui": "swiftui", "superclass": "UITableViewController", "yours": ["view"] }
         |                                   ^~~~~~~~~~~~~~~~~~~~~
         = help: delete 'superclass', or set "ui" to "uikit"
      """#),
    RejectedSpec(
      "invalid-conformance", "an entity that conforms to a list",
      #"{ "entities": [{ "name": "Row", "conforms": ["[Int]"] }] }"#,
      #"""
      List.json:1:47: error: '[Int]' isn't a protocol that a struct can conform to [invalid-conformance]
       1 | { "entities": [{ "name": "Row", "conforms": ["[Int]"] }] }
         |                                               ^~~~~
         = help: name a protocol, such as "Hashable"
      """#),
    RejectedSpec(
      "duplicate-conformance", "an entity that is Sendable twice",
      #"{ "entities": [{ "name": "Row", "conforms": ["Sendable"] }] }"#,
      #"""
      List.json:1:47: error: every entity already conforms to 'Sendable' [duplicate-conformance]
       1 | { "entities": [{ "name": "Row", "conforms": ["Sendable"] }] }
         |                                               ^~~~~~~~
         = help: delete it
      """#),
    RejectedSpec(
      "duplicate-conformance", "a protocol twice",
      #"{ "entities": [{ "name": "Row", "conforms": ["Hashable", "Hashable"] }] }"#,
      #"""
      List.json:1:59: error: 'Hashable' appears twice in 'conforms' [duplicate-conformance]
       1 | { "entities": [{ "name": "Row", "conforms": ["Hashable", "Hashable"] }] }
         |                                                           ^~~~~~~~
         = help: delete it
      """#),
    RejectedSpec(
      "missing-sendable-closure", "a closure in an entity",
      #"{ "entities": [{ "name": "Row", "fields": ["tap: () -> Void"] }] }"#,
      #"""
      List.json:1:45: error: entities are 'Sendable', but the closure 'tap' isn't [missing-sendable-closure]
       1 | { "entities": [{ "name": "Row", "fields": ["tap: () -> Void"] }] }
         |                                             ^~~~~~~~~~~~~~~
         = help: change its type to '@Sendable () -> Void'
      """#),
    RejectedSpec(
      "invalid-signature-key", "a property as func",
      #"{ "view": [{ "func": "title2: String { get }" }], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:23: error: 'func' contains a property [invalid-signature-key]
       1 | { "view": [{ "func": "title2: String { get }" }], "yours": ["view", "presenter", "interactor", "router"] }
         |                       ^~~~~~~~~~~~~~~~~~~~~~
         = help: write 'var' instead of 'func'
      """#),
    RejectedSpec(
      "invalid-signature-key", "a method as var",
      #"{ "view": [{ "var": "reload()" }], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:22: error: 'var' contains a method [invalid-signature-key]
       1 | { "view": [{ "var": "reload()" }], "yours": ["view", "presenter", "interactor", "router"] }
         |                      ^~~~~~~~
         = help: write 'func' instead of 'var'
      """#),
    RejectedSpec(
      "conflicting-signature-keys", "a method that is a property too",
      #"{ "view": [{ "func": "a()", "var": "b: Int { get }" }], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:37: error: a member can't have both 'func' and 'var' [conflicting-signature-keys]
       1 | { "view": [{ "func": "a()", "var": "b: Int { get }" }], "yours": ["view", "presenter", "interactor", "router"] }
         |                                     ^~~~~~~~~~~~~~
         = help: split it into two members
      List.json:1:23: note: 'func' is here
       1 | { "view": [{ "func": "a()", "var": "b: Int { get }" }], "yours": ["view", "presenter", "interactor", "router"] }
         |                       ^~~
      """#),
    RejectedSpec(
      "missing-related-key", "a catch without a forward",
      #"{ "viewOutput": [{ "func": "a()", "body": "print()", "catch": "view.b" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:64: error: 'catch' needs 'forward' [missing-related-key]
       1 | { "viewOutput": [{ "func": "a()", "body": "print()", "catch": "view.b" }], "yours": ["view", "interactor", "router"] }
         |                                                                ^~~~~~
         = help: add 'forward' or delete 'catch'
      """#),
    RejectedSpec(
      "missing-related-key", "inputs without a module",
      #"{ "router": [{ "func": "a()", "body": "print()", "with": { "id": "id" } }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:51: error: 'with' needs 'to' [missing-related-key]
       1 | { "router": [{ "func": "a()", "body": "print()", "with": { "id": "id" } }], "yours": ["view", "presenter", "interactor"] }
         |                                                   ^~~~
         = help: add 'to' or delete 'with'
      """#),
    RejectedSpec(
      "missing-related-key", "no inputs without a module",
      #"{ "router": [{ "func": "a()", "body": "print()", "with": {} }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:51: error: 'with' needs 'to' [missing-related-key]
       1 | { "router": [{ "func": "a()", "body": "print()", "with": {} }], "yours": ["view", "presenter", "interactor"] }
         |                                                   ^~~~
         = help: add 'to' or delete 'with'
      """#),
    RejectedSpec(
      "missing-expression", "an empty default",
      #"{ "services": [{ "name": "Store", "default": " " }] }"#,
      #"""
      List.json:1:47: error: expected a Swift expression, found nothing [missing-expression]
       1 | { "services": [{ "name": "Store", "default": " " }] }
         |                                               ^
         = help: write a value, such as a parameter's name
      """#),
    RejectedSpec(
      "invalid-multiline-expression", "a value of two lines",
      #"{ "services": [{ "name": "Store", "default": "Live(\n)" }] }"#,
      #"""
      List.json:1:52: error: an expression must be on one line [invalid-multiline-expression]
       1 | { "services": [{ "name": "Store", "default": "Live(\n)" }] }
         |                                                    ^~
         = help: write longer code in Swift
      """#),
    RejectedSpec(
      "invalid-expression", "a value with something behind it",
      #"{ "services": [{ "name": "Store", "default": "Live(), x: 1" }] }"#,
      #"""
      List.json:1:53: error: expected a single Swift expression, but it ends here [invalid-expression]
       1 | { "services": [{ "name": "Store", "default": "Live(), x: 1" }] }
         |                                                     ^
         = help: delete the rest
      """#),
    RejectedSpec(
      "missing-operand-value", "a value that ends with an operator",
      #"{ "services": [{ "name": "Store", "default": "Live() +" }] }"#,
      #"""
      List.json:1:54: error: expected a value after this operator [missing-operand-value]
       1 | { "services": [{ "name": "Store", "default": "Live() +" }] }
         |                                                      ^
         = help: write the value, or delete the operator
      """#),
    RejectedSpec(
      "invalid-expression", "a value with a comment",
      #"{ "services": [{ "name": "Store", "default": "Live() // TODO" }] }"#,
      #"""
      List.json:1:54: error: expected a single Swift expression, but it ends here [invalid-expression]
       1 | { "services": [{ "name": "Store", "default": "Live() // TODO" }] }
         |                                                      ^~
         = help: delete the rest
      """#),
    RejectedSpec(
      "missing-bracket", "a value with a bracket too many",
      #"{ "services": [{ "name": "Store", "default": "Live())" }] }"#,
      #"""
      List.json:1:53: error: this bracket or quote isn't closed [missing-bracket]
       1 | { "services": [{ "name": "Store", "default": "Live())" }] }
         |                                                     ^
         = help: close it, or delete it
      """#),
  ]
}
