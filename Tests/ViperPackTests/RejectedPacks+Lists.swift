/// Mistakes in what a manifest says beyond roles, contracts and files.
extension RejectedPacks {
  static let lists = [
    Case(
      #""routes": ["show", "close"]"#,
      #""routes": ["show", "close"], "runtime": ["Headles"]"#,
      """
      packs/clean/pack.json:21:93: error: ViperKit has no component 'Headles' [unknown-part]
       21 |   "flavours": [{ "key": "text" }, { "key": "gui", "routes": ["show", "close"], "runtime": ["Headles"] }],
          |                                                                                             ^~~~~~~
          = help: did you mean 'Headless'?

      """),
    Case(
      #""routes": ["show", "close"]"#,
      #""routes": ["show", "close"], "app": { "ways": { "shw": "over", "show": "ovr", "close": 1 } }"#,
      """
      packs/clean/pack.json:21:100: error: the pack has no route 'shw' [unknown-route]
       21 |   "flavours": [{ "key": "text" }, { "key": "gui", "routes": ["show", "close"], "app": { "ways": { "shw": "over", "show": "ovr", "close": 1 } } }],
          |                                                                                                    ^~~
          = help: did you mean 'show'?
      packs/clean/pack.json:21:123: error: 'ovr' isn't a place where a module can be shown [unknown-presentation-place]
       21 |   "flavours": [{ "key": "text" }, { "key": "gui", "routes": ["show", "close"], "app": { "ways": { "shw": "over", "show": "ovr", "close": 1 } } }],
          |                                                                                                                           ^~~
          = help: did you mean 'over'?
      packs/clean/pack.json:21:138: error: 'close' takes where a module is shown, found a number [invalid-type]
       21 |   "flavours": [{ "key": "text" }, { "key": "gui", "routes": ["show", "close"], "app": { "ways": { "shw": "over", "show": "ovr", "close": 1 } } }],
          |                                                                                                                                          ^

      """),
    Case(
      #""builder": "maker","#,
      #"""
      "builder": "maker", "namespaces": { "key": "uses", "parts": [] },
      """#,
      """
      packs/clean/pack.json:22:37: error: key 'name' is missing [missing-key]
       22 |   "builder": "maker", "namespaces": { "key": "uses", "parts": [] },
          |                                     ^
          = help: add 'name'
      packs/clean/pack.json:22:37: error: key 'summary' is missing [missing-key]
       22 |   "builder": "maker", "namespaces": { "key": "uses", "parts": [] },
          |                                     ^
          = help: add 'summary'

      """),
    Case(
      #""builder": "maker","#,
      #"""
      "builder": "maker", "namespaces": { "key": "use cases", "name": "{{ module.name }}", "summary": "S.", "parts": [{ "key": "doc", "name": "self", "summary": "S." }] },
      """#,
      """
      packs/clean/pack.json:22:47: error: 'use cases' isn't a valid name for a list [invalid-list]
       22 |   "builder": "maker", "namespaces": { "key": "use cases", "name": "{{ module.name }}", "summary": "S.", "parts": [{ "key": "doc", "name": "self", "summary": "S." }] },
          |                                               ^~~~~~~~~
          = help: use 'useCases'
      packs/clean/pack.json:22:125: error: 'doc' is a reserved name in packs [reserved-part]
       22 |   "builder": "maker", "namespaces": { "key": "use cases", "name": "{{ module.name }}", "summary": "S.", "parts": [{ "key": "doc", "name": "self", "summary": "S." }] },
          |                                                                                                                             ^~~
          = help: choose another name for the part
      packs/clean/pack.json:22:140: error: 'self' isn't a valid name for a part [invalid-part]
       22 |   "builder": "maker", "namespaces": { "key": "use cases", "name": "{{ module.name }}", "summary": "S.", "parts": [{ "key": "doc", "name": "self", "summary": "S." }] },
          |                                                                                                                                            ^~~~
          = help: choose another name

      """),
    Case(
      #""builder": "maker","#,
      #"""
      "builder": "maker", "namespaces": { "key": "businessLogic", "name": "{{ module.name }}Logic", "summary": "S." },
      """#,
      """
      packs/clean/pack.json:22:47: error: list 'businessLogic' is declared twice [duplicate-list]
       22 |   "builder": "maker", "namespaces": { "key": "businessLogic", "name": "{{ module.name }}Logic", "summary": "S." },
          |                                               ^~~~~~~~~~~~~
          = help: delete one of the two
      packs/clean/pack.json:11:15: note: first declared here
       11 |       "key": "businessLogic", "name": "{{ module.name }}BusinessLogic", "summary": "Asks.",
          |               ^~~~~~~~~~~~~
      packs/clean/pack.json:22:72: error: in a module named 'Sample', two types would have the name 'SampleLogic' [duplicate-type-name]
       22 |   "builder": "maker", "namespaces": { "key": "businessLogic", "name": "{{ module.name }}Logic", "summary": "S." },
          |                                                                        ^~~~~~~~~~~~~~~~~~~~~~
          = help: rename one of them
      packs/clean/pack.json:6:32: note: the other is here
       6 |     { "key": "logic", "name": "{{ module.name }}Logic", "summary": "Thinks." },
         |                                ^~~~~~~~~~~~~~~~~~~~~~

      """),
    Case(
      #""builder": "maker","#,
      #"""
      "builder": "maker", "namespaces": { "key": "inputs", "name": "{{ module.name }}", "summary": "S.", "parts": [{ "key": "a", "name": "A", "summary": "S." }, { "key": "a", "name": "A", "summary": "S." }] },
      """#,
      """
      packs/clean/pack.json:22:47: error: 'inputs' is a reserved name in packs [reserved-list]
       22 |   "builder": "maker", "namespaces": { "key": "inputs", "name": "{{ module.name }}", "summary": "S.", "parts": [{ "key": "a", "name": "A", "summary": "S." }, { "key": "a", "name": "A", "summary": "S." }] },
          |                                               ^~~~~~
          = help: choose another name for the list
      packs/clean/pack.json:22:168: error: part 'a' is declared twice [duplicate-part]
       22 | …der": "maker", "namespaces": { "key": "inputs", "name": "{{ module.name }}", "summary": "S.", "parts": [{ "key": "a", "name": "A", "summary": "S." }, { "key": "a", "name": "A", "summary": "S." }] },
          |                                                                                                                                                                  ^
          = help: delete one of the two
      packs/clean/pack.json:22:122: note: first declared here
       22 |   "builder": "maker", "namespaces": { "key": "inputs", "name": "{{ module.name }}", "summary": "S.", "parts": [{ "key": "a", "name": "A", "summary": "S." }, { "key": "a", "name": "A", "summary": "S." }] },
          |                                                                                                                          ^
      packs/clean/pack.json:22:181: error: part 'A' is declared twice [duplicate-part]
       22 | …, "namespaces": { "key": "inputs", "name": "{{ module.name }}", "summary": "S.", "parts": [{ "key": "a", "name": "A", "summary": "S." }, { "key": "a", "name": "A", "summary": "S." }] },
          |                                                                                                                                                                  ^
          = help: delete one of the two
      packs/clean/pack.json:22:135: note: first declared here
       22 |   "builder": "maker", "namespaces": { "key": "inputs", "name": "{{ module.name }}", "summary": "S.", "parts": [{ "key": "a", "name": "A", "summary": "S." }, { "key": "a", "name": "A", "summary": "S." }] },
          |                                                                                                                                       ^

      """),
    Case(
      #""builder": "maker","#,
      #"""
      "builder": "maker", "observed": "businessLogic",
      """#,
      """
      packs/clean/pack.json:22:36: error: the pack has no contract 'businessLogic' [unknown-contract]
       22 |   "builder": "maker", "observed": "businessLogic",
          |                                    ^~~~~~~~~~~~~
          = help: it has: displayLogic

      """),
    Case(
      #""builder": "maker","#,
      #"""
      "builder": "maker", "templates": "vipr",
      """#,
      """
      packs/clean/pack.json:22:37: error: unknown built-in pack 'vipr' [unknown-pack]
       22 |   "builder": "maker", "templates": "vipr",
          |                                     ^~~~
          = help: did you mean 'viper'?

      """),
    Case(
      #"{ "key": "gui", "routes""#,
      #"""
      { "key": "gui", "wrapper": 1, "anchors": { "screen": "view", "logic": 1 }, "routes"
      """#,
      """
      packs/clean/pack.json:21:62: error: 'wrapper' takes a string, found a number [invalid-type]
       21 |   "flavours": [{ "key": "text" }, { "key": "gui", "wrapper": 1, "anchors": { "screen": "view", "logic": 1 }, "routes": ["show", "close"] }],
          |                                                              ^
      packs/clean/pack.json:21:79: error: the pack has no role 'screen' [unknown-role]
       21 |   "flavours": [{ "key": "text" }, { "key": "gui", "wrapper": 1, "anchors": { "screen": "view", "logic": 1 }, "routes": ["show", "close"] }],
          |                                                                               ^~~~~~
          = help: did you mean 'scene'?
      packs/clean/pack.json:21:105: error: 'logic' takes the name of a property, found a number [invalid-type]
       21 |   "flavours": [{ "key": "text" }, { "key": "gui", "wrapper": 1, "anchors": { "screen": "view", "logic": 1 }, "routes": ["show", "close"] }],
          |                                                                                                         ^

      """),
    Case(
      #""builder": "maker","#,
      #"""
      "builder": "maker", "mockMethod": { "a": "Calls", "b": "Calls", "c": "", "d": " x", "e": 1 },
      """#,
      """
      packs/clean/pack.json:22:59: error: 'Calls' isn't a valid suffix for the members of mocks [invalid-suffix]
       22 |   "builder": "maker", "mockMethod": { "a": "Calls", "b": "Calls", "c": "", "d": " x", "e": 1 },
          |                                                           ^~~~~
          = help: use letters and digits, and a different suffix for each key
      packs/clean/pack.json:22:73: error: '' isn't a valid suffix for the members of mocks [invalid-suffix]
       22 |   "builder": "maker", "mockMethod": { "a": "Calls", "b": "Calls", "c": "", "d": " x", "e": 1 },
          |                                                                         ^
          = help: use letters and digits, and a different suffix for each key
      packs/clean/pack.json:22:82: error: ' x' isn't a valid suffix for the members of mocks [invalid-suffix]
       22 |   "builder": "maker", "mockMethod": { "a": "Calls", "b": "Calls", "c": "", "d": " x", "e": 1 },
          |                                                                                  ^~
          = help: use letters and digits, and a different suffix for each key
      packs/clean/pack.json:22:92: error: 'e' takes a string, found a number [invalid-type]
       22 |   "builder": "maker", "mockMethod": { "a": "Calls", "b": "Calls", "c": "", "d": " x", "e": 1 },
          |                                                                                            ^

      """),
  ]
}
