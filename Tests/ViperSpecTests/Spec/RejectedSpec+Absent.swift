extension RejectedSpec {
  static let absent: [RejectedSpec] = [
    RejectedSpec(
      "unknown-without", "a contract without the word in front of it",
      #"{ "without": ["interactorOutput"] }"#,
      #"""
      List.json:1:16: error: 'interactorOutput' isn't a value of 'without' in the pack 'viper' [unknown-without]
       1 | { "without": ["interactorOutput"] }
         |                ^~~~~~~~~~~~~~~~
         = help: known values: view, presenter, interactor, router, builder, contracts.view, contracts.viewOutput, contracts.interactor, contracts.interactorOutput, contracts.router
      """#),
    RejectedSpec(
      "unknown-files", "the file of a component that there is not",
      #"{ "files": { "presentr": "A.swift" } }"#,
      #"""
      List.json:1:15: error: 'presentr' isn't a value of 'files' in the pack 'viper' [unknown-files]
       1 | { "files": { "presentr": "A.swift" } }
         |               ^~~~~~~~
         = help: did you mean 'presenter'?
      """#),
    RejectedSpec(
      "unexpected-contract-member", "a member of a contract that is left out",
      #"{ "without": ["contracts.interactorOutput"], "interactorOutput": ["a()"] }"#,
      #"""
      List.json:1:68: error: the module leaves out the contract 'interactorOutput' [unexpected-contract-member]
       1 | { "without": ["contracts.interactorOutput"], "interactorOutput": ["a()"] }
         |                                                                    ^~~
         = help: delete the member, or delete the contract from 'without'
      List.json:1:16: note: 'without' leaves it out here
       1 | { "without": ["contracts.interactorOutput"], "interactorOutput": ["a()"] }
         |                ^~~~~~~~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "unexpected-contract-member", "a member of a contract that is not named last",
      #"{ "without": ["contracts.interactorOutput", "contracts.router"], "interactorOutput": ["a()"] }"#,
      #"""
      List.json:1:88: error: the module leaves out the contract 'interactorOutput' [unexpected-contract-member]
       1 | { "without": ["contracts.interactorOutput", "contracts.router"], "interactorOutput": ["a()"] }
         |                                                                                        ^~~
         = help: delete the member, or delete the contract from 'without'
      List.json:1:16: note: 'without' leaves it out here
       1 | { "without": ["contracts.interactorOutput", "contracts.router"], "interactorOutput": ["a()"] }
         |                ^~~~~~~~~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "missing-owner", "a view that nothing keeps together with its presenter",
      #"{ "without": ["contracts.viewOutput"] }"#,
      #"""
      List.json:1:16: error: without this, no component would keep the module's other components alive [missing-owner]
       1 | { "without": ["contracts.viewOutput"] }
         |                ^~~~~~~~~~~~~~~~~~~~
         = help: keep a contract that the view calls, or add "builder" to 'without' and create the module yourself
      """#),
    RejectedSpec(
      "invalid-property-name", "a property that the caller has for another part",
      #"{ "names": { "properties": { "router": "view" } } }"#,
      #"""
      List.json:1:41: error: the presenter already uses the property 'view' for the contract 'view' [invalid-property-name]
       1 | { "names": { "properties": { "router": "view" } } }
         |                                         ^~~~
         = help: use a name such as "router"
      """#),
    RejectedSpec(
      "invalid-requirement", "two requirements in one",
      #"{ "router": [{ "swift": "func a(); func b()" }], "yours": ["router"] }"#,
      #"""
      List.json:1:26: error: expected a single requirement of a protocol [invalid-requirement]
       1 | { "router": [{ "swift": "func a(); func b()" }], "yours": ["router"] }
         |                          ^~~~~~~~~~~~~~~~~~
         = help: write it on one line, as in Swift: "static func make() -> Self"
      """#),
    RejectedSpec(
      "missing-builder", "a route to what nobody makes",
      #"{ "router": [{ "func": "open()", "to": "Closed" }] }"#,
      #"""
      List.json:1:41: error: viper-gen can't open 'Closed', because it has no builder [missing-builder]
       1 | { "router": [{ "func": "open()", "to": "Closed" }] }
         |                                         ^~~~~~
         = help: delete 'to', and write the route in Swift
      Closed.json:1:16: note: its spec leaves out the builder
       1 | { "without": ["builder"] }
         |                ^~~~~~~
      """#),
  ]
}
