extension RejectedSpec {
  static let reading: [RejectedSpec] = [
    RejectedSpec(
      "invalid-type", "no object at all",
      #"["view"]"#,
      #"""
      List.json:1:1: error: a module spec is an object, found an array [invalid-type]
       1 | ["view"]
         | ^~~~~~~~
      """#),
    RejectedSpec(
      "invalid-type", "a string where a list belongs",
      #"{ "imports": "Trips" }"#,
      #"""
      List.json:1:14: error: 'imports' takes an array, found a string [invalid-type]
       1 | { "imports": "Trips" }
         |              ^~~~~~~
         = help: put it in brackets: ["Trips"]
      """#),
    RejectedSpec(
      "invalid-type", "an object where a list belongs",
      #"{ "view": {} }"#,
      #"""
      List.json:1:11: error: 'view' takes an array, found an object [invalid-type]
       1 | { "view": {} }
         |           ^~
      """#),
    RejectedSpec(
      "invalid-type", "a number in a list of strings",
      #"{ "imports": [1] }"#,
      #"""
      List.json:1:15: error: 'imports' takes an array of strings, found a number [invalid-type]
       1 | { "imports": [1] }
         |               ^
      """#),
    RejectedSpec(
      "invalid-type", "a number as a member",
      #"{ "view": [1] }"#,
      #"""
      List.json:1:12: error: a member is a string such as "load(id: Int)", or an object, found a number [invalid-type]
       1 | { "view": [1] }
         |            ^
      """#),
    RejectedSpec(
      "invalid-type", "a boolean that is a string",
      #"{ "root": "yes" }"#,
      #"""
      List.json:1:11: error: 'root' takes true or false, found a string [invalid-type]
       1 | { "root": "yes" }
         |           ^~~~~
      """#),
    RejectedSpec(
      "invalid-type", "an input of a route that is no text",
      #"{ "router": [{ "func": "a()", "to": "Detail", "with": { "id": 1 } }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:63: error: 'id' takes a Swift expression, found a number [invalid-type]
       1 | { "router": [{ "func": "a()", "to": "Detail", "with": { "id": 1 } }], "yours": ["view", "presenter", "interactor"] }
         |                                                               ^
      """#),
    RejectedSpec(
      "invalid-type", "a signature that is no text",
      #"{ "view": [{ "func": 1 }], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:22: error: 'func' takes a string, found a number [invalid-type]
       1 | { "view": [{ "func": 1 }], "yours": ["view", "presenter", "interactor", "router"] }
         |                      ^
      """#),
    RejectedSpec(
      "invalid-type", "an entity without its fields",
      #"{ "entities": ["Row"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:17: error: expected an object for an entity, found a string [invalid-type]
       1 | { "entities": ["Row"], "yours": ["view", "presenter", "interactor", "router"] }
         |                 ^~~
         = help: add its fields: { "name": "Row", "fields": ["id: Int"] }
      """#),
    RejectedSpec(
      "unknown-key", "a misspelt 'func'",
      #"{ "view": [{ "fnc": "a()" }], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:15: error: unknown key 'fnc' [unknown-key]
       1 | { "view": [{ "fnc": "a()" }], "yours": ["view", "presenter", "interactor", "router"] }
         |               ^~~
         = help: did you mean 'func'?
      """#),
    RejectedSpec(
      "missing-key", "a member without a signature",
      #"{ "view": [{ "doc": "a" }], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:12: error: key 'func' is missing [missing-key]
       1 | { "view": [{ "doc": "a" }], "yours": ["view", "presenter", "interactor", "router"] }
         |            ^
         = help: add 'func'
      """#),
    RejectedSpec(
      "missing-key", "an entity without a name",
      #"{ "entities": [{ "fields": [] }] }"#,
      #"""
      List.json:1:16: error: key 'name' is missing [missing-key]
       1 | { "entities": [{ "fields": [] }] }
         |                ^
         = help: add 'name'
      """#),
    RejectedSpec(
      "missing-key", "a route that opens nothing",
      #"{ "router": [{ "func": "a()", "by": "push" }], "yours": ["view", "presenter", "interactor"] }"#,
      #"""
      List.json:1:38: error: key 'to' is missing [missing-key]
       1 | { "router": [{ "func": "a()", "by": "push" }], "yours": ["view", "presenter", "interactor"] }
         |                                      ^~~~
         = help: name the module to open
      """#),
    RejectedSpec(
      "unknown-key", "a misspelled key",
      #"{ "viewOutputs": [] }"#,
      #"""
      List.json:1:4: error: unknown key 'viewOutputs' [unknown-key]
       1 | { "viewOutputs": [] }
         |    ^~~~~~~~~~~
         = help: did you mean 'viewOutput'?
      """#),
    RejectedSpec(
      "unknown-key", "a misspelled key of a member",
      #"{ "viewOutput": [{ "func": "a()", "foward": "router.a" }], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:36: error: unknown key 'foward' [unknown-key]
       1 | { "viewOutput": [{ "func": "a()", "foward": "router.a" }], "yours": ["view", "presenter", "interactor", "router"] }
         |                                    ^~~~~~
         = help: did you mean 'forward'?
      """#),
    RejectedSpec(
      "unknown-key", "a key of another pack",
      #"{ "worker": [] }"#,
      #"""
      List.json:1:4: error: unknown key 'worker' [unknown-key]
       1 | { "worker": [] }
         |    ^~~~~~
         = help: 'worker' belongs to the pack 'vip'
      """#),
    RejectedSpec(
      "unknown-key", "a key that is like none",
      #"{ "entities": [{ "name": "Row", "json": 1 }] }"#,
      #"""
      List.json:1:34: error: unknown key 'json' [unknown-key]
       1 | { "entities": [{ "name": "Row", "json": 1 }] }
         |                                  ^~~~
         = help: known keys: name, doc, fields, conforms
      """#),
    RejectedSpec(
      "invalid-import", "an import with its keyword",
      #"{ "imports": ["import Trips"] }"#,
      #"""
      List.json:1:16: error: 'import Trips' isn't a valid Swift module name [invalid-import]
       1 | { "imports": ["import Trips"] }
         |                ^~~~~~~~~~~~
         = help: write only the Swift module's name, such as "Foundation"
      """#),
    RejectedSpec(
      "invalid-import", "an import that is a keyword",
      #"{ "imports": ["class"] }"#,
      #"""
      List.json:1:16: error: 'class' isn't a valid Swift module name [invalid-import]
       1 | { "imports": ["class"] }
         |                ^~~~~
         = help: write only the Swift module's name, such as "Foundation"
      """#),
    RejectedSpec(
      "invalid-import", "an empty import",
      #"{ "imports": [""] }"#,
      #"""
      List.json:1:16: error: '' isn't a valid Swift module name [invalid-import]
       1 | { "imports": [""] }
         |                ^
         = help: write only the Swift module's name, such as "Foundation"
      """#),
    RejectedSpec(
      "duplicate-import", "an import twice",
      #"{ "imports": ["Trips", "Trips"] }"#,
      #"""
      List.json:1:25: error: 'Trips' is imported twice [duplicate-import]
       1 | { "imports": ["Trips", "Trips"] }
         |                         ^~~~~
         = help: delete one of the two
      """#),
    RejectedSpec(
      "invalid-control-character", "a doc that would leave its comment",
      #"{ "doc": "a\rb" }"#,
      #"""
      List.json:1:12: error: a doc comment can't contain this control character [invalid-control-character]
       1 | { "doc": "a\rb" }
         |            ^~
         = help: write '\n' between lines
      """#),
  ]
}
