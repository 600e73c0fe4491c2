extension RejectedSpec {
  static let sharing: [RejectedSpec] = [
    RejectedSpec(
      "unknown-module", "sharing with nobody",
      #"{ "interactor": { "from": "Ownr" }, "yours": ["view", "presenter"] }"#,
      #"""
      List.json:1:28: error: no spec of this project is called 'Ownr'
       1 | { "interactor": { "from": "Ownr" }, "yours": ["view", "presenter"] }
         |                            ^~~~
         = help: did you mean 'Owner'?
      """#),
    RejectedSpec(
      "missing-key", "sharing without a module",
      #"{ "interactor": { }, "yours": ["view", "presenter"] }"#,
      #"""
      List.json:1:17: error: key 'from' is missing
       1 | { "interactor": { }, "yours": ["view", "presenter"] }
         |                 ^
         = help: add 'from'
      """#),
    RejectedSpec(
      "wrong-type", "a contract that can't be shared",
      #"{ "router": { "from": "Owner" }, "yours": ["view", "presenter"] }"#,
      #"""
      List.json:1:13: error: 'router' takes an array, found an object
       1 | { "router": { "from": "Owner" }, "yours": ["view", "presenter"] }
         |             ^~~~~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "shared-in-a-circle", "an interactor from oneself",
      #"{ "interactor": { "from": "List" }, "yours": ["view", "presenter"] }"#,
      #"""
      List.json:1:28: error: a module can't have its interactor from itself
       1 | { "interactor": { "from": "List" }, "yours": ["view", "presenter"] }
         |                            ^~~~
         = help: let one of them make it itself
      """#),
    RejectedSpec(
      "shared-in-a-circle", "two modules that share with one another",
      #"{ "interactor": { "from": "Ours" }, "yours": ["view", "presenter"] }"#,
      #"""
      List.json:1:28: error: the interactor of 'Ours' comes back from this module, so that nobody makes it
       1 | { "interactor": { "from": "Ours" }, "yours": ["view", "presenter"] }
         |                            ^~~~
         = help: let one of them make it itself
      Ours.json:1:28: note: it is shared from 'List' here
       1 | { "interactor": { "from": "List" } }
         |                            ^~~~
      """#),
    RejectedSpec(
      "shared-further", "sharing what is shared",
      #"{ "interactor": { "from": "Sharer" }, "yours": ["view", "presenter"] }"#,
      #"""
      List.json:1:28: error: 'Sharer' has no interactor of its own, it shares that of 'Owner'
       1 | { "interactor": { "from": "Sharer" }, "yours": ["view", "presenter"] }
         |                            ^~~~~~
         = help: write "Owner"
      Sharer.json:1:28: note: 'Sharer' shares it here
       1 | { "interactor": { "from": "Owner" } }
         |                            ^~~~~
      """#),
    RejectedSpec(
      "shared-across-packs", "sharing with a module of another pack",
      #"{ "interactor": { "from": "Foreign" }, "yours": ["view", "presenter"] }"#,
      #"""
      List.json:1:28: error: 'Foreign' is made by the pack 'vip', whose interactor this module can't call
       1 | { "interactor": { "from": "Foreign" }, "yours": ["view", "presenter"] }
         |                            ^~~~~~~
         = help: give both modules one 'pack'
      Foreign.json:1:12: note: its pack is named here
       1 | { "pack": "vip", "interactor": ["load()"] }
         |            ^~~
      """#),
    RejectedSpec(
      "shared-too-far", "a builder that more can use than its parameter",
      #"{ "access": "public", "interactor": { "from": "Owner" }, "yours": ["view", "presenter"] }"#,
      #"""
      List.json:1:48: error: the interactor of 'Owner' is 'internal', the builder of this module is 'public'
       1 | { "access": "public", "interactor": { "from": "Owner" }, "yours": ["view", "presenter"] }
         |                                                ^~~~~
         = help: set "access": "public" in Owner.viper.json as well
      """#),
    RejectedSpec(
      "shared-contract", "an answer that nobody gives",
      #"{ "interactor": { "from": "Owner" }, "interactorOutput": ["done()", "more()"], "yours": ["view", "presenter"] }"#,
      #"""
      List.json:1:60: error: 'interactorOutput' has no place in this module, whose interactor is that of 'Owner'
       1 | { "interactor": { "from": "Owner" }, "interactorOutput": ["done()", "more()"], "yours": ["view", "presenter"] }
         |                                                            ^~~~~~
         = help: move it to Owner.viper.json, or delete 'from'
      List.json:1:28: note: the interactor is shared here
       1 | { "interactor": { "from": "Owner" }, "interactorOutput": ["done()", "more()"], "yours": ["view", "presenter"] }
         |                            ^~~~~
      """#),
    RejectedSpec(
      "shared-yours", "an interactor of yours that is not there",
      #"{ "interactor": { "from": "Owner" }, "yours": ["view", "interactor"] }"#,
      #"""
      List.json:1:57: error: the interactor of this module is that of 'Owner', there is none to write here
       1 | { "interactor": { "from": "Owner" }, "yours": ["view", "interactor"] }
         |                                                         ^~~~~~~~~~
         = help: delete it from 'yours'
      List.json:1:28: note: the interactor is shared here
       1 | { "interactor": { "from": "Owner" }, "yours": ["view", "interactor"] }
         |                            ^~~~~
      """#),
    RejectedSpec(
      "unused-service", "a service without an interactor",
      #"{ "interactor": { "from": "Owner" }, "services": ["store: any Store"], "yours": ["view", "presenter"] }"#,
      #"""
      List.json:1:52: error: nothing in this module uses 'store': its interactor is that of 'Owner'
       1 | { "interactor": { "from": "Owner" }, "services": ["store: any Store"], "yours": ["view", "presenter"] }
         |                                                    ^~~~~~~~~~~~~~~~
         = help: delete it, or move it to Owner.viper.json
      """#),
    RejectedSpec(
      "not-its-own", "opening what shares with another",
      #"{ "router": [{ "func": "open()", "to": "Sharer" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:41: error: 'Sharer' shares the interactor of 'Owner', which this module does not have
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
      List.json:1:93: error: 'interactor' has no member 'lod'
       1 | { "interactor": { "from": "Owner" }, "viewOutput": [{ "func": "a()", "forward": "interactor.lod" }], "yours": ["view"] }
         |                                                                                             ^~~
         = help: did you mean 'load'?
      """#),
    RejectedSpec(
      "misfit", "a forward to a member of another signature there",
      #"{ "interactor": { "from": "Owner" }, "viewOutput": [{ "func": "a(id: String)", "forward": "interactor.load" }], "yours": ["view"] }"#,
      #"""
      List.json:1:92: error: 'a(id:)' can't be passed on to 'interactor.load': 'id' is 'String', the other takes 'Int'
       1 | { "interactor": { "from": "Owner" }, "viewOutput": [{ "func": "a(id: String)", "forward": "interactor.load" }], "yours": ["view"] }
         |                                                                                            ^~~~~~~~~~~~~~~
         = help: declare it as "a(id: Int)", or say it with a 'body'
      Owner.json:1:19: note: 'load(id:)' is declared here
       1 | { "interactor": ["load(id: Int)", "broken(x:)"], "yours": ["interactor"] }
         |                   ^~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "taken-name", "a way called like the part that the router hands on",
      #"{ "interactor": [], "router": [{ "func": "interactor()", "to": "Ours" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:43: error: the router has a property 'interactor' already
       1 | { "interactor": [], "router": [{ "func": "interactor()", "to": "Ours" }], "yours": ["view", "presenter", "interactor"] }
         |                                           ^~~~~~~~~~
         = help: rename 'interactor()'
      """#),
    RejectedSpec(
      "wrong-type", "a service for no component",
      #"{ "services": [{ "name": "store", "type": "any Store", "for": [] }] }"#,
      #"""
      List.json:1:63: error: 'for' takes a component or several, found an empty array
       1 | { "services": [{ "name": "store", "type": "any Store", "for": [] }] }
         |                                                               ^~
         = help: name a component, or delete 'for'
      """#),
    RejectedSpec(
      "wrong-type", "an input for no component",
      #"{ "inputs": [{ "var": "id: Int", "for": [] }] }"#,
      #"""
      List.json:1:41: error: 'for' takes a component or several, found an empty array
       1 | { "inputs": [{ "var": "id: Int", "for": [] }] }
         |                                         ^~
         = help: name a component, or delete 'for'
      """#),
    RejectedSpec(
      "unknown-taker", "a component that is none",
      #"{ "inputs": [{ "var": "id: Int", "for": "presentr" }] }"#,
      #"""
      List.json:1:42: error: 'presentr' is no component that takes anything
       1 | { "inputs": [{ "var": "id: Int", "for": "presentr" }] }
         |                                          ^~~~~~~~
         = help: did you mean 'presenter'?
      """#),
    RejectedSpec(
      "unknown-taker", "an input for a component that is shared",
      #"{ "inputs": [{ "var": "id: Int", "for": ["presenter", "interactor"] }], "interactor": { "from": "Owner" }, "yours": ["view", "presenter"] }"#,
      #"""
      List.json:1:56: error: 'interactor' is that of 'Owner' and takes nothing here
       1 | { "inputs": [{ "var": "id: Int", "for": ["presenter", "interactor"] }], "interactor": { "from": "Owner" }, "yours": ["view", "presenter"] }
         |                                                        ^~~~~~~~~~
         = help: components: view, presenter, router
      """#),
    RejectedSpec(
      "wrong-type", "an input that is a number",
      #"{ "inputs": [1] }"#,
      #"""
      List.json:1:14: error: an input is a string such as "id: Int", or an object, found a number
       1 | { "inputs": [1] }
         |              ^
      """#),
  ]
}
