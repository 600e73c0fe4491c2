extension RejectedSpec {
  static let parts: [RejectedSpec] = [
    RejectedSpec(
      "circular-forward", "a call that is passed on for ever",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b" }, { "func": "start()", "forward": "interactor.b" }], "interactor": [{ "func": "b()", "forward": "presenter.c" }], "interactorOutput": [{ "func": "c()", "forward": "interactor.b" }], "yours": ["view"] }"#,
      #"""
      List.json:1:159: error: 'b()' is passed on until it comes back to itself, without an end
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b" }, { "func": "start()", "forward": "interactor.b" }], "interactor": [{ "func": "b()", "forward": "presenter.c" }], "interactorOutput": [{ "func": "c()", "forward": "interactor.b" }], "yours": ["view"] }
         |                                                                                                                                                               ^~~~~~~~~~~
         = help: let one of them do something: give it a 'body'
      List.json:1:226: note: 'c()' is passed on here
       1 | …"func": "start()", "forward": "interactor.b" }], "interactor": [{ "func": "b()", "forward": "presenter.c" }], "interactorOutput": [{ "func": "c()", "forward": "interactor.b" }], "yours": ["view"] }
         |                                                                                                                                                                  ^~~~~~~~~~~~
      """#),
    RejectedSpec(
      "circular-forward", "a task that starts itself anew",
      #"{ "viewOutput": [{ "func": "a()", "forward": "view.b" }], "view": [{ "func": "b() async", "forward": "presenter.a" }] }"#,
      #"""
      List.json:1:47: error: 'a()' is passed on until it comes back to itself, without an end
       1 | { "viewOutput": [{ "func": "a()", "forward": "view.b" }], "view": [{ "func": "b() async", "forward": "presenter.a" }] }
         |                                               ^~~~~~
         = help: let one of them do something: give it a 'body'
      List.json:1:103: note: 'b()' is passed on here
       1 | { "viewOutput": [{ "func": "a()", "forward": "view.b" }], "view": [{ "func": "b() async", "forward": "presenter.a" }] }
         |                                                                                                       ^~~~~~~~~~~
      """#),
    RejectedSpec(
      "part-without-embedding", "a part for what is pushed",
      #"{ "router": [{ "func": "open()", "to": "About", "in": "map" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:56: error: 'in' names a part of this module's view, which only what is embedded can fill
       1 | { "router": [{ "func": "open()", "to": "About", "in": "map" }], "yours": ["view", "presenter", "interactor"] }
         |                                                        ^~~
         = help: write "by": "embed", or delete 'in'
      """#),
    RejectedSpec(
      "part-without-embedding", "a part for closing",
      #"{ "router": [{ "func": "open()", "by": "close", "in": "map" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:56: error: 'in' names a part of this module's view, which only what is embedded can fill
       1 | { "router": [{ "func": "open()", "by": "close", "in": "map" }], "yours": ["view", "presenter", "interactor"] }
         |                                                        ^~~
         = help: write "by": "embed", or delete 'in'
      """#),
    RejectedSpec(
      "key-needs-key", "a part of nothing",
      #"{ "router": [{ "func": "open()", "body": "return", "in": "map" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:59: error: 'in' has no meaning without 'by'
       1 | { "router": [{ "func": "open()", "body": "return", "in": "map" }], "yours": ["view", "presenter", "interactor"] }
         |                                                           ^~~
         = help: add 'by' or delete 'in'
      """#),
    RejectedSpec(
      "taken-part", "a part that the view has anyway",
      #"{ "router": [{ "func": "open()", "to": "About", "by": "embed", "in": "title" }, { "func": "more()", "to": "About", "by": "embed", "in": "presenter" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:71: error: the view has something called 'title' already
       1 | { "router": [{ "func": "open()", "to": "About", "by": "embed", "in": "title" }, { "func": "more()", "to": "About", "by": "embed", "in": "presenter" }], "yours": ["view", "presenter", "interactor"] }
         |                                                                       ^~~~~
         = help: call the part otherwise, such as 'titlePart'
      List.json:1:138: error: the view has something called 'presenter' already
       1 | { "router": [{ "func": "open()", "to": "About", "by": "embed", "in": "title" }, { "func": "more()", "to": "About", "by": "embed", "in": "presenter" }], "yours": ["view", "presenter", "interactor"] }
         |                                                                                                                                          ^~~~~~~~~
         = help: call the part otherwise, such as 'presenterPart'
      """#),
    RejectedSpec(
      "taken-part", "a part called like a member of the view",
      #"{ "view": ["map: Int { get }"], "router": [{ "func": "open()", "to": "About", "by": "embed", "in": "map" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:101: error: the view has something called 'map' already
       1 | { "view": ["map: Int { get }"], "router": [{ "func": "open()", "to": "About", "by": "embed", "in": "map" }], "yours": ["view", "presenter", "interactor"] }
         |                                                                                                     ^~~
         = help: call the part otherwise, such as 'mapPart'
      List.json:1:13: note: 'map' is declared here
       1 | { "view": ["map: Int { get }"], "router": [{ "func": "open()", "to": "About", "by": "embed", "in": "map" }], "yours": ["view", "presenter", "interactor"] }
         |             ^~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "not-an-identifier", "a part that is no name",
      #"{ "router": [{ "func": "open()", "to": "About", "by": "embed", "in": "the map" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:71: error: 'the map' is not a Swift identifier
       1 | { "router": [{ "func": "open()", "to": "About", "by": "embed", "in": "the map" }], "yours": ["view", "presenter", "interactor"] }
         |                                                                       ^~~~~~~
         = help: use 'theMap'
      """#),
  ]
}
