extension RejectedSpec {
  static let added: [RejectedSpec] = [
    RejectedSpec(
      "bad-added-part", "keys that are no names, and keys of the pack",
      #"{ "roles": ["a b", "view"], "contracts": { "router": { "conformer": "view" } } }"#,
      #"""
      List.json:1:14: error: 'a b' is not a Swift identifier
       1 | { "roles": ["a b", "view"], "contracts": { "router": { "conformer": "view" } } }
         |              ^~~
         = help: call the role otherwise
      List.json:1:21: error: 'view' means something else already
       1 | { "roles": ["a b", "view"], "contracts": { "router": { "conformer": "view" } } }
         |                     ^~~~
         = help: call the role otherwise
      List.json:1:45: error: 'router' means something else already
       1 | { "roles": ["a b", "view"], "contracts": { "router": { "conformer": "view" } } }
         |                                             ^~~~~~
         = help: call the contract otherwise
      """#),
    RejectedSpec(
      "bad-added-part", "a component that calls itself",
      #"{ "contracts": { "work": { "conformer": "view", "caller": "view" } } }"#,
      #"""
      List.json:1:60: error: the 'view' calls itself by this contract
       1 | { "contracts": { "work": { "conformer": "view", "caller": "view" } } }
         |                                                            ^~~~
         = help: name another component as 'caller', or delete it
      """#),
    RejectedSpec(
      "unknown-role", "a component that there is not",
      #"{ "contracts": { "data": { "conformer": "presentr" } } }"#,
      #"""
      List.json:1:42: error: the module has no component 'presentr'
       1 | { "contracts": { "data": { "conformer": "presentr" } } }
         |                                          ^~~~~~~~
         = help: did you mean 'presenter'?
      """#),
    RejectedSpec(
      "unheld-part", "a component that calls others and is called by nobody",
      #"{ "roles": ["store"], "contracts": { "a": { "conformer": "view", "caller": "store" } } }"#,
      #"""
      List.json:1:14: error: nobody in the module holds the 'store'
       1 | { "roles": ["store"], "contracts": { "a": { "conformer": "view", "caller": "store" } } }
         |              ^~~~~
         = help: add a contract with "conformer": "store" and the "caller" that holds it
      """#),
  ]
}
