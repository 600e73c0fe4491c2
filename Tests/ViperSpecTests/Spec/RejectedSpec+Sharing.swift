extension RejectedSpec {
  static let sharing: [RejectedSpec] = [
    RejectedSpec(
      "unknown-module", "sharing with nobody",
      #"{ "interactor": { "from": "Ownr" }, "yours": ["view", "presenter"] }"#,
      #"""
      List.json:1:28: error: no spec of this project has the name 'Ownr' [unknown-module]
       1 | { "interactor": { "from": "Ownr" }, "yours": ["view", "presenter"] }
         |                            ^~~~
         = help: did you mean 'Owner'?
      """#),
    RejectedSpec(
      "missing-key", "sharing without a module",
      #"{ "interactor": { }, "yours": ["view", "presenter"] }"#,
      #"""
      List.json:1:17: error: key 'from' is missing [missing-key]
       1 | { "interactor": { }, "yours": ["view", "presenter"] }
         |                 ^
         = help: add 'from'
      """#),
    RejectedSpec(
      "invalid-type", "a contract that can't be shared",
      #"{ "router": { "from": "Owner" }, "yours": ["view", "presenter"] }"#,
      #"""
      List.json:1:13: error: 'router' takes an array, found an object [invalid-type]
       1 | { "router": { "from": "Owner" }, "yours": ["view", "presenter"] }
         |             ^~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "invalid-share-cycle", "an interactor from oneself",
      #"{ "interactor": { "from": "List" }, "yours": ["view", "presenter"] }"#,
      #"""
      List.json:1:28: error: a module can't share its interactor with itself [invalid-share-cycle]
       1 | { "interactor": { "from": "List" }, "yours": ["view", "presenter"] }
         |                            ^~~~
         = help: delete 'from' in one of the modules
      """#),
    RejectedSpec(
      "invalid-share-cycle", "two modules that share with one another",
      #"{ "interactor": { "from": "Ours" }, "yours": ["view", "presenter"] }"#,
      #"""
      List.json:1:28: error: modules share this interactor in a cycle, so no module creates it [invalid-share-cycle]
       1 | { "interactor": { "from": "Ours" }, "yours": ["view", "presenter"] }
         |                            ^~~~
         = help: delete 'from' in one of the modules
      Ours.json:1:28: note: this spec shares it from 'List'
       1 | { "interactor": { "from": "List" } }
         |                            ^~~~
      """#),
    RejectedSpec(
      "invalid-share-source", "sharing what is shared",
      #"{ "interactor": { "from": "Sharer" }, "yours": ["view", "presenter"] }"#,
      #"""
      List.json:1:28: error: 'Sharer' shares the interactor of 'Owner', so it doesn't create one [invalid-share-source]
       1 | { "interactor": { "from": "Sharer" }, "yours": ["view", "presenter"] }
         |                            ^~~~~~
         = help: share it from "Owner"
      Sharer.json:1:28: note: 'Sharer' shares it here
       1 | { "interactor": { "from": "Owner" } }
         |                            ^~~~~
      """#),
    RejectedSpec(
      "conflicting-packs", "sharing with a module of another pack",
      #"{ "interactor": { "from": "Foreign" }, "yours": ["view", "presenter"] }"#,
      #"""
      List.json:1:28: error: can't share the interactor of 'Foreign', because 'Foreign' uses the pack 'vip' [conflicting-packs]
       1 | { "interactor": { "from": "Foreign" }, "yours": ["view", "presenter"] }
         |                            ^~~~~~~
         = help: use the same 'pack' for both modules
      Foreign.json:1:12: note: its pack is set here
       1 | { "pack": "vip", "interactor": ["load()"] }
         |            ^~~
      """#),
    RejectedSpec(
      "conflicting-share-access", "a builder that more can use than its parameter",
      #"{ "access": "public", "interactor": { "from": "Owner" }, "yours": ["view", "presenter"] }"#,
      #"""
      List.json:1:48: error: the interactor of 'Owner' is 'internal', but the builder of this module is 'public' [conflicting-share-access]
       1 | { "access": "public", "interactor": { "from": "Owner" }, "yours": ["view", "presenter"] }
         |                                                ^~~~~
         = help: set "access": "public" in Owner.viper.json, too
      """#),
    RejectedSpec(
      "unexpected-shared-contract", "an answer that nobody gives",
      #"{ "interactor": { "from": "Owner" }, "interactorOutput": ["done()", "more()"], "yours": ["view", "presenter"] }"#,
      #"""
      List.json:1:60: error: this module can't have 'interactorOutput', because it shares the interactor of 'Owner' [unexpected-shared-contract]
       1 | { "interactor": { "from": "Owner" }, "interactorOutput": ["done()", "more()"], "yours": ["view", "presenter"] }
         |                                                            ^~~~~~
         = help: move it to Owner.viper.json, or delete 'from'
      List.json:1:28: note: 'from' shares the interactor here
       1 | { "interactor": { "from": "Owner" }, "interactorOutput": ["done()", "more()"], "yours": ["view", "presenter"] }
         |                            ^~~~~
      """#),
    RejectedSpec(
      "unexpected-shared-yours", "an interactor of yours that is not there",
      #"{ "interactor": { "from": "Owner" }, "yours": ["view", "interactor"] }"#,
      #"""
      List.json:1:57: error: 'yours' can't contain 'interactor', because this module shares the interactor of 'Owner' [unexpected-shared-yours]
       1 | { "interactor": { "from": "Owner" }, "yours": ["view", "interactor"] }
         |                                                         ^~~~~~~~~~
         = help: delete it from 'yours'
      List.json:1:28: note: 'from' shares the interactor here
       1 | { "interactor": { "from": "Owner" }, "yours": ["view", "interactor"] }
         |                            ^~~~~
      """#),
    RejectedSpec(
      "unused-service", "a service without an interactor",
      #"{ "interactor": { "from": "Owner" }, "services": ["store: any Store"], "yours": ["view", "presenter"] }"#,
      #"""
      List.json:1:52: error: the service 'store' is unused, because this module shares the interactor of 'Owner' [unused-service]
       1 | { "interactor": { "from": "Owner" }, "services": ["store: any Store"], "yours": ["view", "presenter"] }
         |                                                    ^~~~~~~~~~~~~~~~
         = help: delete it, or move it to Owner.viper.json
      """#),
    RejectedSpec(
      "conflicting-shared-component", "opening what shares with another",
      #"{ "router": [{ "func": "open()", "to": "Sharer" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:41: error: 'Sharer' shares the interactor of 'Owner', but this module has another interactor [conflicting-shared-component]
       1 | { "router": [{ "func": "open()", "to": "Sharer" }], "yours": ["view", "presenter", "interactor"] }
         |                                         ^~~~~~
         = help: open it from 'Owner', or from a module that shares the same interactor
      Sharer.json:1:28: note: 'Sharer' shares it here
       1 | { "interactor": { "from": "Owner" } }
         |                            ^~~~~
      """#),
    RejectedSpec(
      "unknown-member", "a forward to a member that the other spec lacks",
      #"{ "interactor": { "from": "Owner" }, "viewOutput": [{ "func": "a()", "forward": "interactor.lod" }], "yours": ["view"] }"#,
      #"""
      List.json:1:93: error: 'interactor' has no member 'lod' [unknown-member]
       1 | { "interactor": { "from": "Owner" }, "viewOutput": [{ "func": "a()", "forward": "interactor.lod" }], "yours": ["view"] }
         |                                                                                             ^~~
         = help: did you mean 'load'?
      """#),
    RejectedSpec(
      "conflicting-forward-types", "a forward to a member of another signature there",
      #"{ "interactor": { "from": "Owner" }, "viewOutput": [{ "func": "a(id: String)", "forward": "interactor.load" }], "yours": ["view"] }"#,
      #"""
      List.json:1:92: error: can't forward 'a(id:)' to 'interactor.load': 'id' is 'String', but the callee takes 'Int' [conflicting-forward-types]
       1 | { "interactor": { "from": "Owner" }, "viewOutput": [{ "func": "a(id: String)", "forward": "interactor.load" }], "yours": ["view"] }
         |                                                                                            ^~~~~~~~~~~~~~~
         = help: declare it as "a(id: Int)", or use a 'body' instead
      Owner.json:1:19: note: 'load(id:)' is declared here
       1 | { "interactor": ["load(id: Int)", "broken(x:)"], "yours": ["interactor"] }
         |                   ^~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-property", "a way called like the part that the router hands on",
      #"{ "interactor": [], "router": [{ "func": "interactor()", "to": "Ours" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:43: error: the router already has a property 'interactor' [conflicting-property]
       1 | { "interactor": [], "router": [{ "func": "interactor()", "to": "Ours" }], "yours": ["view", "presenter", "interactor"] }
         |                                           ^~~~~~~~~~
         = help: rename 'interactor()'
      """#),
    RejectedSpec(
      "invalid-type", "a service for no component",
      #"{ "services": [{ "name": "store", "type": "any Store", "for": [] }] }"#,
      #"""
      List.json:1:63: error: 'for' takes one or more components, found an empty array [invalid-type]
       1 | { "services": [{ "name": "store", "type": "any Store", "for": [] }] }
         |                                                               ^~
         = help: name a component, or delete 'for'
      """#),
    RejectedSpec(
      "invalid-type", "an input for no component",
      #"{ "inputs": [{ "var": "id: Int", "for": [] }] }"#,
      #"""
      List.json:1:41: error: 'for' takes one or more components, found an empty array [invalid-type]
       1 | { "inputs": [{ "var": "id: Int", "for": [] }] }
         |                                         ^~
         = help: name a component, or delete 'for'
      """#),
    RejectedSpec(
      "unknown-input-component", "a component that is none",
      #"{ "inputs": [{ "var": "id: Int", "for": "presentr" }] }"#,
      #"""
      List.json:1:42: error: 'presentr' isn't a component that can store inputs [unknown-input-component]
       1 | { "inputs": [{ "var": "id: Int", "for": "presentr" }] }
         |                                          ^~~~~~~~
         = help: did you mean 'presenter'?
      """#),
    RejectedSpec(
      "unknown-input-component", "an input for a component that is shared",
      #"{ "inputs": [{ "var": "id: Int", "for": ["presenter", "interactor"] }], "interactor": { "from": "Owner" }, "yours": ["view", "presenter"] }"#,
      #"""
      List.json:1:56: error: 'interactor' is shared from 'Owner' and can't store inputs of this module [unknown-input-component]
       1 | { "inputs": [{ "var": "id: Int", "for": ["presenter", "interactor"] }], "interactor": { "from": "Owner" }, "yours": ["view", "presenter"] }
         |                                                        ^~~~~~~~~~
         = help: components: view, presenter, router
      """#),
    RejectedSpec(
      "invalid-type", "an input that is a number",
      #"{ "inputs": [1] }"#,
      #"""
      List.json:1:14: error: an input is a string such as "id: Int", or an object, found a number [invalid-type]
       1 | { "inputs": [1] }
         |              ^
      """#),
  ]
}
