extension RejectedSpec {
  static let parts: [RejectedSpec] = [
    RejectedSpec(
      "invalid-forward-cycle", "a call that is passed on for ever",
      #"{ "viewOutput": [{ "func": "a()", "forward": "interactor.b" }, { "func": "start()", "forward": "interactor.b" }], "interactor": [{ "func": "b()", "forward": "presenter.c" }], "interactorOutput": [{ "func": "c()", "forward": "interactor.b" }], "yours": ["view"] }"#,
      #"""
      List.json:1:159: error: 'b()' is forwarded in a cycle [invalid-forward-cycle]
       1 | { "viewOutput": [{ "func": "a()", "forward": "interactor.b" }, { "func": "start()", "forward": "interactor.b" }], "interactor": [{ "func": "b()", "forward": "presenter.c" }], "interactorOutput": [{ "func": "c()", "forward": "interactor.b" }], "yours": ["view"] }
         |                                                                                                                                                               ^~~~~~~~~~~
         = help: implement one of the methods with a 'body'
      List.json:1:226: note: 'c()' is forwarded here
       1 | …"func": "start()", "forward": "interactor.b" }], "interactor": [{ "func": "b()", "forward": "presenter.c" }], "interactorOutput": [{ "func": "c()", "forward": "interactor.b" }], "yours": ["view"] }
         |                                                                                                                                                                  ^~~~~~~~~~~~
      """#),
    RejectedSpec(
      "invalid-forward-cycle", "a task that starts itself anew",
      #"{ "viewOutput": [{ "func": "a()", "forward": "view.b" }], "view": [{ "func": "b() async", "forward": "presenter.a" }] }"#,
      #"""
      List.json:1:47: error: 'a()' is forwarded in a cycle [invalid-forward-cycle]
       1 | { "viewOutput": [{ "func": "a()", "forward": "view.b" }], "view": [{ "func": "b() async", "forward": "presenter.a" }] }
         |                                               ^~~~~~
         = help: implement one of the methods with a 'body'
      List.json:1:103: note: 'b()' is forwarded here
       1 | { "viewOutput": [{ "func": "a()", "forward": "view.b" }], "view": [{ "func": "b() async", "forward": "presenter.a" }] }
         |                                                                                                       ^~~~~~~~~~~
      """#),
    RejectedSpec(
      "unexpected-in", "a part for what is pushed",
      #"{ "router": [{ "func": "open()", "to": "About", "in": "map" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:56: error: 'in' works with embedded modules only [unexpected-in]
       1 | { "router": [{ "func": "open()", "to": "About", "in": "map" }], "yours": ["view", "presenter", "interactor"] }
         |                                                        ^~~
         = help: use "by": "embed", or delete 'in'
      """#),
    RejectedSpec(
      "unexpected-in", "a part for closing",
      #"{ "router": [{ "func": "open()", "by": "close", "in": "map" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:56: error: 'in' works with embedded modules only [unexpected-in]
       1 | { "router": [{ "func": "open()", "by": "close", "in": "map" }], "yours": ["view", "presenter", "interactor"] }
         |                                                        ^~~
         = help: use "by": "embed", or delete 'in'
      """#),
    RejectedSpec(
      "missing-related-key", "a part of nothing",
      #"{ "router": [{ "func": "open()", "body": "return", "in": "map" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:59: error: 'in' needs 'by' [missing-related-key]
       1 | { "router": [{ "func": "open()", "body": "return", "in": "map" }], "yours": ["view", "presenter", "interactor"] }
         |                                                           ^~~
         = help: add 'by' or delete 'in'
      """#),
    RejectedSpec(
      "conflicting-view-part", "a part that the view has anyway",
      #"{ "router": [{ "func": "open()", "to": "About", "by": "embed", "in": "title" }, { "func": "more()", "to": "About", "by": "embed", "in": "presenter" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:71: error: the view already has a member 'title' [conflicting-view-part]
       1 | { "router": [{ "func": "open()", "to": "About", "by": "embed", "in": "title" }, { "func": "more()", "to": "About", "by": "embed", "in": "presenter" }], "yours": ["view", "presenter", "interactor"] }
         |                                                                       ^~~~~
         = help: choose another name, such as 'titlePart'
      List.json:1:138: error: the view already has a member 'presenter' [conflicting-view-part]
       1 | { "router": [{ "func": "open()", "to": "About", "by": "embed", "in": "title" }, { "func": "more()", "to": "About", "by": "embed", "in": "presenter" }], "yours": ["view", "presenter", "interactor"] }
         |                                                                                                                                          ^~~~~~~~~
         = help: choose another name, such as 'presenterPart'
      """#),
    RejectedSpec(
      "conflicting-view-part", "a part called like a member of the view",
      #"{ "view": ["map: Int { get }"], "router": [{ "func": "open()", "to": "About", "by": "embed", "in": "map" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:101: error: the view already has a member 'map' [conflicting-view-part]
       1 | { "view": ["map: Int { get }"], "router": [{ "func": "open()", "to": "About", "by": "embed", "in": "map" }], "yours": ["view", "presenter", "interactor"] }
         |                                                                                                     ^~~
         = help: choose another name, such as 'mapPart'
      List.json:1:13: note: 'map' is declared here
       1 | { "view": ["map: Int { get }"], "router": [{ "func": "open()", "to": "About", "by": "embed", "in": "map" }], "yours": ["view", "presenter", "interactor"] }
         |             ^~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "invalid-identifier", "a part that is no name",
      #"{ "router": [{ "func": "open()", "to": "About", "by": "embed", "in": "the map" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:71: error: 'the map' is not a Swift identifier [invalid-identifier]
       1 | { "router": [{ "func": "open()", "to": "About", "by": "embed", "in": "the map" }], "yours": ["view", "presenter", "interactor"] }
         |                                                                       ^~~~~~~
         = help: use 'theMap'
      """#),
  ]
}
