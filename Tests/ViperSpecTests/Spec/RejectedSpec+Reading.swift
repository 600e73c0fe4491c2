extension RejectedSpec {
  static let reading: [RejectedSpec] = [
    RejectedSpec(
      "wrong-type", "no object at all",
      #"["view"]"#,
      #"""
      List.json:1:1: error: a module spec is an object, found an array
       1 | ["view"]
         | ^~~~~~~~
      """#),
    RejectedSpec(
      "wrong-type", "a string where a list belongs",
      #"{ "imports": "Trips" }"#,
      #"""
      List.json:1:14: error: 'imports' takes an array, found a string
       1 | { "imports": "Trips" }
         |              ^~~~~~~
         = help: put it in brackets: ["Trips"]
      """#),
    RejectedSpec(
      "wrong-type", "an object where a list belongs",
      #"{ "view": {} }"#,
      #"""
      List.json:1:11: error: 'view' takes an array, found an object
       1 | { "view": {} }
         |           ^~
      """#),
    RejectedSpec(
      "wrong-type", "a number in a list of strings",
      #"{ "imports": [1] }"#,
      #"""
      List.json:1:15: error: 'imports' takes an array of strings, found a number
       1 | { "imports": [1] }
         |               ^
      """#),
    RejectedSpec(
      "wrong-type", "a number as a member",
      #"{ "view": [1] }"#,
      #"""
      List.json:1:12: error: a member is a string such as "load(id: Int)", or an object, found a number
       1 | { "view": [1] }
         |            ^
      """#),
    RejectedSpec(
      "wrong-type", "a boolean that is a string",
      #"{ "root": "yes" }"#,
      #"""
      List.json:1:11: error: 'root' takes true or false, found a string
       1 | { "root": "yes" }
         |           ^~~~~
      """#),
    RejectedSpec(
      "wrong-type", "an input of a route that is no text",
      #"{ "router": [{ "func": "a()", "to": "Detail", "with": { "id": 1 } }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:63: error: 'id' takes a Swift expression, found a number
       1 | { "router": [{ "func": "a()", "to": "Detail", "with": { "id": 1 } }], "yours": ["view", "presenter", "interactor"] }
         |                                                               ^
      """#),
    RejectedSpec(
      "wrong-type", "a signature that is no text",
      #"{ "view": [{ "func": 1 }], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:22: error: 'func' takes a string, found a number
       1 | { "view": [{ "func": 1 }], "yours": ["view", "presenter", "interactor", "router"] }
         |                      ^
      """#),
    RejectedSpec(
      "wrong-type", "an entity without its fields",
      #"{ "entities": ["Row"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:17: error: an entity is an object, found a string
       1 | { "entities": ["Row"], "yours": ["view", "presenter", "interactor", "router"] }
         |                 ^~~
         = help: say what it holds: { "name": "Row", "fields": ["id: Int"] }
      """#),
    RejectedSpec(
      "unknown-key", "a misspelt 'func'",
      #"{ "view": [{ "fnc": "a()" }], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:15: error: unknown key 'fnc'
       1 | { "view": [{ "fnc": "a()" }], "yours": ["view", "presenter", "interactor", "router"] }
         |               ^~~
         = help: did you mean 'func'?
      """#),
    RejectedSpec(
      "missing-key", "a member without a signature",
      #"{ "view": [{ "doc": "a" }], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:12: error: key 'func' is missing
       1 | { "view": [{ "doc": "a" }], "yours": ["view", "presenter", "interactor", "router"] }
         |            ^
         = help: add 'func'
      """#),
    RejectedSpec(
      "missing-key", "an entity without a name",
      #"{ "entities": [{ "fields": [] }] }"#,
      #"""
      List.json:1:16: error: key 'name' is missing
       1 | { "entities": [{ "fields": [] }] }
         |                ^
         = help: add 'name'
      """#),
    RejectedSpec(
      "missing-key", "a route that opens nothing",
      #"{ "router": [{ "func": "a()", "by": "push" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:38: error: key 'to' is missing
       1 | { "router": [{ "func": "a()", "by": "push" }], "yours": ["view", "presenter", "interactor"] }
         |                                      ^~~~
         = help: name the module to open
      """#),
    RejectedSpec(
      "unknown-key", "a misspelled key",
      #"{ "viewOutputs": [] }"#,
      #"""
      List.json:1:4: error: unknown key 'viewOutputs'
       1 | { "viewOutputs": [] }
         |    ^~~~~~~~~~~
         = help: did you mean 'viewOutput'?
      """#),
    RejectedSpec(
      "unknown-key", "a misspelled key of a member",
      #"{ "viewOutput": [{ "func": "a()", "foward": "router.a" }], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:36: error: unknown key 'foward'
       1 | { "viewOutput": [{ "func": "a()", "foward": "router.a" }], "yours": ["view", "presenter", "interactor", "router"] }
         |                                    ^~~~~~
         = help: did you mean 'forward'?
      """#),
    RejectedSpec(
      "unknown-key", "a key of another pack",
      #"{ "worker": [] }"#,
      #"""
      List.json:1:4: error: unknown key 'worker'
       1 | { "worker": [] }
         |    ^~~~~~
         = help: 'worker' belongs to the pack 'vip'
      """#),
    RejectedSpec(
      "unknown-key", "a key that is like none",
      #"{ "entities": [{ "name": "Row", "json": 1 }] }"#,
      #"""
      List.json:1:34: error: unknown key 'json'
       1 | { "entities": [{ "name": "Row", "json": 1 }] }
         |                                  ^~~~
         = help: known keys: name, doc, fields, conforms
      """#),
    RejectedSpec(
      "bad-import", "an import with its keyword",
      #"{ "imports": ["import Trips"] }"#,
      #"""
      List.json:1:16: error: 'import Trips' is no name of a Swift module
       1 | { "imports": ["import Trips"] }
         |                ^~~~~~~~~~~~
         = help: write the module's name alone, such as "Foundation"
      """#),
    RejectedSpec(
      "bad-import", "an import that is a keyword",
      #"{ "imports": ["class"] }"#,
      #"""
      List.json:1:16: error: 'class' is no name of a Swift module
       1 | { "imports": ["class"] }
         |                ^~~~~
         = help: write the module's name alone, such as "Foundation"
      """#),
    RejectedSpec(
      "bad-import", "an empty import",
      #"{ "imports": [""] }"#,
      #"""
      List.json:1:16: error: '' is no name of a Swift module
       1 | { "imports": [""] }
         |                ^
         = help: write the module's name alone, such as "Foundation"
      """#),
    RejectedSpec(
      "repeated-import", "an import twice",
      #"{ "imports": ["Trips", "Trips"] }"#,
      #"""
      List.json:1:25: error: 'Trips' is imported twice
       1 | { "imports": ["Trips", "Trips"] }
         |                         ^~~~~
         = help: delete one of the two
      """#),
    RejectedSpec(
      "control-character", "a doc that would leave its comment",
      #"{ "doc": "a\rb" }"#,
      #"""
      List.json:1:12: error: a doc comment can't hold this control character
       1 | { "doc": "a\rb" }
         |            ^~
         = help: write '\n' between lines
      """#),
  ]
}
