extension RejectedSpec {
  static let absent: [RejectedSpec] = [
    RejectedSpec(
      "unknown-without", "a contract without the word in front of it",
      #"{ "without": ["interactorOutput"] }"#,
      #"""
      List.json:1:16: error: 'interactorOutput' is no value of 'without' of the pack 'viper'
       1 | { "without": ["interactorOutput"] }
         |                ^~~~~~~~~~~~~~~~
         = help: known values: view, presenter, interactor, router, builder, contracts.view, contracts.viewOutput, contracts.interactor, contracts.interactorOutput, contracts.router
      """#),
    RejectedSpec(
      "unknown-files", "the file of a component that there is not",
      #"{ "files": { "presentr": "A.swift" } }"#,
      #"""
      List.json:1:15: error: 'presentr' is no value of 'files' of the pack 'viper'
       1 | { "files": { "presentr": "A.swift" } }
         |               ^~~~~~~~
         = help: did you mean 'presenter'?
      """#),
    RejectedSpec(
      "member-of-absent", "a member of a contract that is left out",
      #"{ "without": ["contracts.interactorOutput"], "interactorOutput": ["a()"] }"#,
      #"""
      List.json:1:68: error: the module does without the contract 'interactorOutput'
       1 | { "without": ["contracts.interactorOutput"], "interactorOutput": ["a()"] }
         |                                                                    ^~~
         = help: delete the member, or the word in 'without'
      List.json:1:16: note: 'without' says so here
       1 | { "without": ["contracts.interactorOutput"], "interactorOutput": ["a()"] }
         |                ^~~~~~~~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "member-of-absent", "a member of a contract that is not named last",
      #"{ "without": ["contracts.interactorOutput", "contracts.router"], "interactorOutput": ["a()"] }"#,
      #"""
      List.json:1:88: error: the module does without the contract 'interactorOutput'
       1 | { "without": ["contracts.interactorOutput", "contracts.router"], "interactorOutput": ["a()"] }
         |                                                                                        ^~~
         = help: delete the member, or the word in 'without'
      List.json:1:16: note: 'without' says so here
       1 | { "without": ["contracts.interactorOutput", "contracts.router"], "interactorOutput": ["a()"] }
         |                ^~~~~~~~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "nobody-holds", "a view that nothing keeps together with its presenter",
      #"{ "without": ["contracts.viewOutput"] }"#,
      #"""
      List.json:1:16: error: nothing would hold the parts of the module together
       1 | { "without": ["contracts.viewOutput"] }
         |                ^~~~~~~~~~~~~~~~~~~~
         = help: keep what the view calls, or add "builder" to 'without' and make the module yourself
      """#),
    RejectedSpec(
      "bad-property-name", "a property that the caller has for another part",
      #"{ "names": { "properties": { "router": "view" } } }"#,
      #"""
      List.json:1:41: error: the presenter reaches another part, by 'view', as 'view'
       1 | { "names": { "properties": { "router": "view" } } }
         |                                         ^~~~
         = help: write something like "router"
      """#),
    RejectedSpec(
      "bad-swift", "two requirements in one",
      #"{ "router": [{ "swift": "func a(); func b()" }], "yours": ["router"] }"#,
      #"""
      List.json:1:26: error: this is not one requirement of a protocol
       1 | { "router": [{ "swift": "func a(); func b()" }], "yours": ["router"] }
         |                          ^~~~~~~~~~~~~~~~~~
         = help: write it on one line, as in Swift: "static func make() -> Self"
      """#),
    RejectedSpec(
      "no-builder", "a route to what nobody makes",
      #"{ "router": [{ "func": "open()", "to": "Closed" }] }"#,
      #"""
      List.json:1:41: error: nothing that viper-gen knows makes 'Closed'
       1 | { "router": [{ "func": "open()", "to": "Closed" }] }
         |                                         ^~~~~~
         = help: leave 'to' out, and write the route in Swift
      Closed.json:1:16: note: its spec does without a builder
       1 | { "without": ["builder"] }
         |                ^~~~~~~
      """#),
  ]
}
