extension RejectedSpec {
  static let added: [RejectedSpec] = [
    RejectedSpec(
      "invalid-added-component", "keys that are no names, and keys of the pack",
      #"{ "roles": ["a b", "view"], "contracts": { "router": { "conformer": "view" } } }"#,
      #"""
      List.json:1:14: error: 'a b' is not a Swift identifier [invalid-added-component]
       1 | { "roles": ["a b", "view"], "contracts": { "router": { "conformer": "view" } } }
         |              ^~~
         = help: choose another name for the role
      List.json:1:21: error: 'view' already has another meaning [invalid-added-component]
       1 | { "roles": ["a b", "view"], "contracts": { "router": { "conformer": "view" } } }
         |                     ^~~~
         = help: choose another name for the role
      List.json:1:45: error: 'router' already has another meaning [invalid-added-component]
       1 | { "roles": ["a b", "view"], "contracts": { "router": { "conformer": "view" } } }
         |                                             ^~~~~~
         = help: choose another name for the contract
      """#),
    RejectedSpec(
      "invalid-added-component", "a component that calls itself",
      #"{ "contracts": { "work": { "conformer": "view", "caller": "view" } } }"#,
      #"""
      List.json:1:60: error: 'view' can't be both caller and conformer of this contract [invalid-added-component]
       1 | { "contracts": { "work": { "conformer": "view", "caller": "view" } } }
         |                                                            ^~~~
         = help: name another component as 'caller', or delete it
      """#),
    RejectedSpec(
      "unknown-role", "a component that there is not",
      #"{ "contracts": { "data": { "conformer": "presentr" } } }"#,
      #"""
      List.json:1:42: error: the module has no component 'presentr' [unknown-role]
       1 | { "contracts": { "data": { "conformer": "presentr" } } }
         |                                          ^~~~~~~~
         = help: did you mean 'presenter'?
      """#),
    RejectedSpec(
      "missing-contract-caller", "a component that calls others and is called by nobody",
      #"{ "roles": ["store"], "contracts": { "a": { "conformer": "view", "caller": "store" } } }"#,
      #"""
      List.json:1:14: error: no component of the module has a reference to 'store' [missing-contract-caller]
       1 | { "roles": ["store"], "contracts": { "a": { "conformer": "view", "caller": "store" } } }
         |              ^~~~~
         = help: add a contract with "conformer": "store" and a "caller"
      """#),
  ]
}
