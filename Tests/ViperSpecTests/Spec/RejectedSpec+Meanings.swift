extension RejectedSpec {
  static let meanings: [RejectedSpec] = [
    RejectedSpec(
      "reserved-type-name", "an entity called Type",
      #"{ "entities": [{ "name": "Type" }] }"#,
      #"""
      List.json:1:27: error: no Swift type can be called 'Type'
       1 | { "entities": [{ "name": "Type" }] }
         |                           ^~~~
         = help: rename it
      """#),
    RejectedSpec(
      "reserved-type-name", "a service called as a keyword",
      #"{ "services": [{ "name": "class" }] }"#,
      #"""
      List.json:1:27: error: no Swift type can be called 'class'
       1 | { "services": [{ "name": "class" }] }
         |                           ^~~~~
         = help: rename it
      """#),
    RejectedSpec(
      "not-an-identifier", "an entity with a space",
      #"{ "entities": [{ "name": "Trip Row" }] }"#,
      #"""
      List.json:1:27: error: 'Trip Row' is not a Swift identifier
       1 | { "entities": [{ "name": "Trip Row" }] }
         |                           ^~~~~~~~
         = help: use 'TripRow'
      """#),
    RejectedSpec(
      "bad-superclass", "a view that inherits from a list",
      #"{ "superclass": "[Int]" }"#,
      #"""
      List.json:1:18: error: no class can inherit from '[Int]'
       1 | { "superclass": "[Int]" }
         |                  ^~~~~
         = help: name a class, such as "UITableViewController"
      """#),
    RejectedSpec(
      "unused-superclass", "a struct with a superclass",
      #"{ "ui": "swiftui", "superclass": "UITableViewController", "yours": ["view"] }"#,
      #"""
      List.json:1:35: error: views of the flavour 'swiftui' have no superclass
       1 | { "ui": "swiftui", "superclass": "UITableViewController", "yours": ["view"] }
         |                                   ^~~~~~~~~~~~~~~~~~~~~
         = help: delete 'superclass', or set "ui" to "uikit"
      """#),
    RejectedSpec(
      "bad-conformance", "an entity that conforms to a list",
      #"{ "entities": [{ "name": "Row", "conforms": ["[Int]"] }] }"#,
      #"""
      List.json:1:47: error: '[Int]' is no protocol that a struct can conform to
       1 | { "entities": [{ "name": "Row", "conforms": ["[Int]"] }] }
         |                                               ^~~~~
         = help: name a protocol, such as "Hashable"
      """#),
    RejectedSpec(
      "repeated-conformance", "an entity that is Sendable twice",
      #"{ "entities": [{ "name": "Row", "conforms": ["Sendable"] }] }"#,
      #"""
      List.json:1:47: error: every entity conforms to 'Sendable' already
       1 | { "entities": [{ "name": "Row", "conforms": ["Sendable"] }] }
         |                                               ^~~~~~~~
         = help: delete it
      """#),
    RejectedSpec(
      "repeated-conformance", "a protocol twice",
      #"{ "entities": [{ "name": "Row", "conforms": ["Hashable", "Hashable"] }] }"#,
      #"""
      List.json:1:59: error: 'Hashable' appears twice in 'conforms'
       1 | { "entities": [{ "name": "Row", "conforms": ["Hashable", "Hashable"] }] }
         |                                                           ^~~~~~~~
         = help: delete it
      """#),
    RejectedSpec(
      "not-sendable", "a closure in an entity",
      #"{ "entities": [{ "name": "Row", "fields": ["tap: () -> Void"] }] }"#,
      #"""
      List.json:1:45: error: the closure 'tap' can't be part of a 'Sendable' entity
       1 | { "entities": [{ "name": "Row", "fields": ["tap: () -> Void"] }] }
         |                                             ^~~~~~~~~~~~~~~
         = help: make its type '@Sendable () -> Void'
      """#),
    RejectedSpec(
      "wrong-signature-key", "a property as func",
      #"{ "view": [{ "func": "title2: String { get }" }], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:23: error: 'func' holds a property
       1 | { "view": [{ "func": "title2: String { get }" }], "yours": ["view", "presenter", "interactor", "router"] }
         |                       ^~~~~~~~~~~~~~~~~~~~~~
         = help: write 'var' in place of 'func'
      """#),
    RejectedSpec(
      "wrong-signature-key", "a method as var",
      #"{ "view": [{ "var": "reload()" }], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:22: error: 'var' holds a method
       1 | { "view": [{ "var": "reload()" }], "yours": ["view", "presenter", "interactor", "router"] }
         |                      ^~~~~~~~
         = help: write 'func' in place of 'var'
      """#),
    RejectedSpec(
      "two-signatures", "a method that is a property too",
      #"{ "view": [{ "func": "a()", "var": "b: Int { get }" }], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:37: error: a member has either 'func' or 'var'
       1 | { "view": [{ "func": "a()", "var": "b: Int { get }" }], "yours": ["view", "presenter", "interactor", "router"] }
         |                                     ^~~~~~~~~~~~~~
         = help: make two members of it
      List.json:1:23: note: 'func' is here
       1 | { "view": [{ "func": "a()", "var": "b: Int { get }" }], "yours": ["view", "presenter", "interactor", "router"] }
         |                       ^~~
      """#),
    RejectedSpec(
      "key-needs-key", "a catch without a forward",
      #"{ "viewOutput": [{ "func": "a()", "body": "print()", "catch": "view.b" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:64: error: 'catch' has no meaning without 'forward'
       1 | { "viewOutput": [{ "func": "a()", "body": "print()", "catch": "view.b" }], "yours": ["view", "interactor", "router"] }
         |                                                                ^~~~~~
         = help: add 'forward' or delete 'catch'
      """#),
    RejectedSpec(
      "key-needs-key", "inputs without a module",
      #"{ "router": [{ "func": "a()", "body": "print()", "with": { "id": "id" } }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:51: error: 'with' has no meaning without 'to'
       1 | { "router": [{ "func": "a()", "body": "print()", "with": { "id": "id" } }], "yours": ["view", "presenter", "interactor"] }
         |                                                   ^~~~
         = help: add 'to' or delete 'with'
      """#),
    RejectedSpec(
      "key-needs-key", "no inputs without a module",
      #"{ "router": [{ "func": "a()", "body": "print()", "with": {} }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:51: error: 'with' has no meaning without 'to'
       1 | { "router": [{ "func": "a()", "body": "print()", "with": {} }], "yours": ["view", "presenter", "interactor"] }
         |                                                   ^~~~
         = help: add 'to' or delete 'with'
      """#),
    RejectedSpec(
      "empty-expression", "an empty default",
      #"{ "services": [{ "name": "Store", "default": " " }] }"#,
      #"""
      List.json:1:47: error: expected a Swift expression, found nothing
       1 | { "services": [{ "name": "Store", "default": " " }] }
         |                                               ^
         = help: write a value, such as a parameter's name
      """#),
    RejectedSpec(
      "long-expression", "a value of two lines",
      #"{ "services": [{ "name": "Store", "default": "Live(\n)" }] }"#,
      #"""
      List.json:1:52: error: an expression stands on one line
       1 | { "services": [{ "name": "Store", "default": "Live(\n)" }] }
         |                                                    ^~
         = help: write what is longer in Swift
      """#),
    RejectedSpec(
      "not-one-expression", "a value with something behind it",
      #"{ "services": [{ "name": "Store", "default": "Live(), x: 1" }] }"#,
      #"""
      List.json:1:53: error: expected one Swift expression, it ends here
       1 | { "services": [{ "name": "Store", "default": "Live(), x: 1" }] }
         |                                                     ^
         = help: delete what follows
      """#),
    RejectedSpec(
      "unfinished-expression", "a value that ends with an operator",
      #"{ "services": [{ "name": "Store", "default": "Live() +" }] }"#,
      #"""
      List.json:1:54: error: expected a value behind this operator
       1 | { "services": [{ "name": "Store", "default": "Live() +" }] }
         |                                                      ^
         = help: write the value, or delete the operator
      """#),
    RejectedSpec(
      "not-one-expression", "a value with a comment",
      #"{ "services": [{ "name": "Store", "default": "Live() // TODO" }] }"#,
      #"""
      List.json:1:54: error: expected one Swift expression, it ends here
       1 | { "services": [{ "name": "Store", "default": "Live() // TODO" }] }
         |                                                      ^~
         = help: delete what follows
      """#),
    RejectedSpec(
      "unbalanced", "a value with a bracket too many",
      #"{ "services": [{ "name": "Store", "default": "Live())" }] }"#,
      #"""
      List.json:1:53: error: this bracket or quote has no other half
       1 | { "services": [{ "name": "Store", "default": "Live())" }] }
         |                                                     ^
         = help: close it, or delete it
      """#),
  ]
}
