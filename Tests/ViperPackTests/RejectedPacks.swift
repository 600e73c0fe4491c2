/// Packs with mistakes, and all that the user sees of them.
enum RejectedPacks {
  /// What to replace in the manifest or which file, and by what.
  struct Case {
    let text: String
    let replacement: String
    let expected: String

    init(_ text: String, _ replacement: String, _ expected: String) {
      self.text = text
      self.replacement = replacement
      self.expected = expected
    }
  }

  static let manifests = [
    Case(
      #""property": "screen", "weak": true"#,
      #""property": "screen", "weak": true, "shareable": true"#,
      """
      packs/clean/pack.json:16:21: error: modules can't share 'scene': it references other components, or is referenced weakly [invalid-shareable]
       16 |       "conformer": "scene", "caller": "logic", "property": "screen", "weak": true, "shareable": true
          |                     ^~~~~
          = help: delete 'shareable'

      """),
    Case(
      #""name": "clean","#,
      #""#,
      """
      packs/clean/pack.json:1:1: error: key 'name' is missing [missing-key]
       1 | {
         | ^
         = help: add 'name'

      """),
    Case(
      #""name": "clean","#,
      #""name": 1, "nmae": "x","#,
      """
      packs/clean/pack.json:2:11: error: 'name' takes a string, found a number [invalid-type]
       2 |   "name": 1, "nmae": "x",
         |           ^
      packs/clean/pack.json:2:15: error: unknown key 'nmae' [unknown-key]
       2 |   "name": 1, "nmae": "x",
         |               ^~~~
         = help: did you mean 'name'?

      """),
    Case(
      #""builder": "maker","#,
      #""builder": "makr","#,
      """
      packs/clean/pack.json:22:15: error: the pack has no role 'makr' [unknown-role]
       22 |   "builder": "makr",
          |               ^~~~
          = help: did you mean 'maker'?

      """),
    Case(
      #""builder": "maker","#,
      #""builder": "logic","#,
      """
      packs/clean/pack.json:12:21: error: 'logic' is the builder, which can't have contracts [invalid-conformer]
       12 |       "conformer": "logic", "caller": "scene", "property": "brain"
          |                     ^~~~~
          = help: name another component
      packs/clean/pack.json:16:40: error: 'logic' is the builder, which can't have contracts [invalid-conformer]
       16 |       "conformer": "scene", "caller": "logic", "property": "screen", "weak": true
          |                                        ^~~~~
          = help: name another component

      """),
    Case(
      #""conformer": "logic""#,
      #""conformer": "presenter""#,
      """
      packs/clean/pack.json:12:21: error: the pack has no role 'presenter' [unknown-role]
       12 |       "conformer": "presenter", "caller": "scene", "property": "brain"
          |                     ^~~~~~~~~
          = help: it has: scene, logic, maker

      """),
    Case(
      #""roles": ["#,
      #""roles": [{ "key": "scene", "name": "{{ module.name }}A", "summary": "" },"#,
      """
      packs/clean/pack.json:5:15: error: role 'scene' is declared twice [duplicate-role]
       5 |     { "key": "scene", "name": "{{ module.name }}Scene", "summary": "Shows {{ module.name }}." },
         |               ^~~~~
         = help: delete one of the two
      packs/clean/pack.json:4:23: note: first declared here
       4 |   "roles": [{ "key": "scene", "name": "{{ module.name }}A", "summary": "" },
         |                       ^~~~~

      """),
    Case(
      #""roles": ["#,
      #""roles": [{ "key": "my logic", "name": "{{ module.name }}A", "summary": "" },"#,
      """
      packs/clean/pack.json:4:23: error: 'my logic' isn't a valid name for a role [invalid-role]
       4 |   "roles": [{ "key": "my logic", "name": "{{ module.name }}A", "summary": "" },
         |                       ^~~~~~~~
         = help: use 'myLogic'

      """),
    Case(
      #""roles": ["#,
      #""roles": [{ "key": "output", "name": "{{ module.name }}A", "summary": "" },"#,
      """
      packs/clean/pack.json:4:23: error: 'output' is a reserved name in packs [reserved-role]
       4 |   "roles": [{ "key": "output", "name": "{{ module.name }}A", "summary": "" },
         |                       ^~~~~~
         = help: choose another name for the role

      """),
    Case(
      #""key": "displayLogic""#,
      #""key": "businessLogic""#,
      """
      packs/clean/pack.json:15:15: error: contract 'businessLogic' is declared twice [duplicate-contract]
       15 |       "key": "businessLogic", "name": "{{ module.name }}DisplayLogic", "summary": "Answers.",
          |               ^~~~~~~~~~~~~
          = help: delete one of the two
      packs/clean/pack.json:11:15: note: first declared here
       11 |       "key": "businessLogic", "name": "{{ module.name }}BusinessLogic", "summary": "Asks.",
          |               ^~~~~~~~~~~~~

      """),
    Case(
      #""key": "displayLogic""#,
      #""key": "inputs""#,
      """
      packs/clean/pack.json:15:15: error: 'inputs' is a reserved name in packs [reserved-contract]
       15 |       "key": "inputs", "name": "{{ module.name }}DisplayLogic", "summary": "Answers.",
          |               ^~~~~~
          = help: choose another name for the contract

      """),
    Case(
      #""key": "displayLogic""#,
      #""key": "class""#,
      """
      packs/clean/pack.json:15:15: error: 'class' isn't a valid name for a contract [invalid-contract]
       15 |       "key": "class", "name": "{{ module.name }}DisplayLogic", "summary": "Answers.",
          |               ^~~~~
          = help: choose another name

      """),
    Case(
      #""key": "displayLogic", "#,
      #""#,
      """
      packs/clean/pack.json:14:5: error: key 'key' is missing [missing-key]
       14 |     {
          |     ^
          = help: add 'key'

      """),
    Case(
      #""weak": true"#,
      #""weak": "yes""#,
      """
      packs/clean/pack.json:16:78: error: 'weak' takes true or false, found a string [invalid-type]
       16 |       "conformer": "scene", "caller": "logic", "property": "screen", "weak": "yes"
          |                                                                              ^~~~~

      """),
    Case(
      #""property": "screen""#,
      #""property": "the screen""#,
      """
      packs/clean/pack.json:16:61: error: 'the screen' isn't a valid name for a property [invalid-property]
       16 |       "conformer": "scene", "caller": "logic", "property": "the screen", "weak": true
          |                                                             ^~~~~~~~~~
          = help: use 'theScreen'

      """),
    Case(
      #""property": "screen""#,
      #""property": "output""#,
      """
      packs/clean/pack.json:16:61: error: 'output' is a reserved name in packs [reserved-property]
       16 |       "conformer": "scene", "caller": "logic", "property": "output", "weak": true
          |                                                             ^~~~~~
          = help: choose another name for the property

      """),
    Case(
      #""caller": "logic", "property": "screen", "weak": true"#,
      #""caller": "scene", "property": "brain", "weak": true"#,
      """
      packs/clean/pack.json:16:61: error: two contracts share the property 'brain', but differ in 'conformer' or 'weak' [conflicting-contract-property]
       16 |       "conformer": "scene", "caller": "scene", "property": "brain", "weak": true
          |                                                             ^~~~~
          = help: use different properties
      packs/clean/pack.json:12:61: note: the other is here
       12 |       "conformer": "logic", "caller": "scene", "property": "brain"
          |                                                             ^~~~~

      """),
    Case(
      #"{{ module.name }}DisplayLogic"#,
      #"{{ module.name }} Display"#,
      """
      packs/clean/pack.json:15:39: error: for a module named 'Sample', this gives 'Sample Display', which isn't a valid Swift type name [invalid-type-name]
       15 |       "key": "displayLogic", "name": "{{ module.name }} Display", "summary": "Answers.",
          |                                       ^~~~~~~~~~~~~~~~~~~~~~~~~
          = help: use a pattern such as "{{ module.name }}Part"

      """),
    Case(
      #"{{ module.name }}DisplayLogic"#,
      #"{{ module.name }}Logic"#,
      """
      packs/clean/pack.json:15:39: error: in a module named 'Sample', two types would have the name 'SampleLogic' [duplicate-type-name]
       15 |       "key": "displayLogic", "name": "{{ module.name }}Logic", "summary": "Answers.",
          |                                       ^~~~~~~~~~~~~~~~~~~~~~
          = help: rename one of them
      packs/clean/pack.json:6:32: note: the other is here
       6 |     { "key": "logic", "name": "{{ module.name }}Logic", "summary": "Thinks." },
         |                                ^~~~~~~~~~~~~~~~~~~~~~

      """),
    Case(
      #"{{ module.name }}DisplayLogic"#,
      #"{{ modul.name }}DisplayLogic"#,
      """
      packs/clean/pack.json:15:42: error: unknown variable 'modul' [unknown-variable]
       15 |       "key": "displayLogic", "name": "{{ modul.name }}DisplayLogic", "summary": "Answers.",
          |                                          ^~~~~
          = help: did you mean 'module'?

      """),
    Case(
      #"{{ module.name }}DisplayLogic"#,
      #"{{ module.name DisplayLogic"#,
      """
      packs/clean/pack.json:15:39: error: '{{' is not closed [missing-tag-end]
       15 |       "key": "displayLogic", "name": "{{ module.name DisplayLogic", "summary": "Answers.",
          |                                       ^~
          = help: close it with '}}'; for plain text, use '{% raw %}' and '{% endraw %}'

      """),
    Case(
      #"{{ module.name }}DisplayLogic"#,
      #"Protocol"#,
      """
      packs/clean/pack.json:15:39: error: for a module named 'Sample', this gives 'Protocol', which isn't a valid Swift type name [invalid-type-name]
       15 |       "key": "displayLogic", "name": "Protocol", "summary": "Answers.",
          |                                       ^~~~~~~~
          = help: use a pattern such as "{{ module.name }}Part"

      """),
    Case(
      #"Shows {{ module.name }}."#,
      #"Shows {{ module.title }}."#,
      """
      packs/clean/pack.json:5:85: error: 'module' has no 'title' [unknown-key]
       5 |     { "key": "scene", "name": "{{ module.name }}Scene", "summary": "Shows {{ module.title }}." },
         |                                                                                     ^~~~~

      """),
    Case(
      #""template": "All.swift""#,
      #""template": "Al.swift""#,
      """
      packs/clean/pack.json:24:20: error: the pack has no template 'Al.swift' [unknown-template]
       24 |     { "template": "Al.swift", "path": "{{ module.name }}All.swift" },
          |                    ^~~~~~~~
          = help: did you mean 'All.swift'?

      """),
    Case(
      #""template": "All.swift""#,
      #""template": "/etc/passwd""#,
      """
      packs/clean/pack.json:24:20: error: the pack has no template '/etc/passwd' [unknown-template]
       24 |     { "template": "/etc/passwd", "path": "{{ module.name }}All.swift" },
          |                    ^~~~~~~~~~~
          = help: it has: All.swift, Entities.swift, parts/Part.swift, parts/maker.swift

      """),
    Case(
      #""component": "scene""#,
      #""component": "sceen""#,
      """
      packs/clean/pack.json:25:99: error: the pack has no role 'sceen' [unknown-role]
       25 |     { "template": "parts/Part.swift", "path": "Parts/{{ roles.scene.name }}.swift", "component": "sceen" },
          |                                                                                                   ^~~~~
          = help: did you mean 'scene'?

      """),
    Case(
      #""path": "{{ module.name }}All.swift""#,
      #""path": "{{ module.name | shout }}.swift""#,
      """
      packs/clean/pack.json:24:58: error: unknown filter 'shout' [unknown-filter]
       24 |     { "template": "All.swift", "path": "{{ module.name | shout }}.swift" },
          |                                                          ^~~~~

      """),
    Case(
      #"module.entities and module.ui == "#,
      #"module.entities and and module.ui == "#,
      #"""
      packs/clean/pack.json:28:36: error: expected a value, found 'and' [unexpected-token]
       28 |       "when": "module.entities and and module.ui == \"gui\""
          |                                    ^~~

      """#),
    Case(
      #"[{ "key": "text" }, "#,
      #"["text", "#,
      """
      packs/clean/pack.json:21:16: error: a flavour is an object, found a string [invalid-type]
       21 |   "flavours": ["text", { "key": "gui", "routes": ["show", "close"] }],
          |                ^~~~~~

      """),
    Case(
      #"[{ "key": "text" }, { "key": "gui", "routes": ["show", "close"] }]"#,
      #"[]"#,
      """
      packs/clean/pack.json:1:1: error: 'flavours' needs at least one item [missing-key]
       1 | {
         | ^

      """),
    Case(
      #""routes": ["show", "close"]"#,
      #""routes": ["show", 7], "inherited": { "sceene": ["a"], "scene": [1], "logic": "x" }"#,
      """
      packs/clean/pack.json:21:70: error: 'routes' takes an array of strings, found a number [invalid-type]
       21 |   "flavours": [{ "key": "text" }, { "key": "gui", "routes": ["show", 7], "inherited": { "sceene": ["a"], "scene": [1], "logic": "x" } }],
          |                                                                      ^
      packs/clean/pack.json:21:90: error: the pack has no role 'sceene' [unknown-role]
       21 |   "flavours": [{ "key": "text" }, { "key": "gui", "routes": ["show", 7], "inherited": { "sceene": ["a"], "scene": [1], "logic": "x" } }],
          |                                                                                          ^~~~~~
          = help: did you mean 'scene'?
      packs/clean/pack.json:21:116: error: 'scene' takes an array of strings, found a number [invalid-type]
       21 |   "flavours": [{ "key": "text" }, { "key": "gui", "routes": ["show", 7], "inherited": { "sceene": ["a"], "scene": [1], "logic": "x" } }],
          |                                                                                                                    ^
      packs/clean/pack.json:21:129: error: 'logic' takes an array, found a string [invalid-type]
       21 |   "flavours": [{ "key": "text" }, { "key": "gui", "routes": ["show", 7], "inherited": { "sceene": ["a"], "scene": [1], "logic": "x" } }],
          |                                                                                                                                 ^~~

      """),
    Case(
      #"{ "key": "text" }"#,
      #"{ "key": "gui" }"#,
      """
      packs/clean/pack.json:21:44: error: flavour 'gui' is declared twice [duplicate-flavour]
       21 |   "flavours": [{ "key": "gui" }, { "key": "gui", "routes": ["show", "close"] }],
          |                                            ^~~
          = help: delete one of the two
      packs/clean/pack.json:21:26: note: first declared here
       21 |   "flavours": [{ "key": "gui" }, { "key": "gui", "routes": ["show", "close"] }],
          |                          ^~~

      """),
    Case(
      #""output": { "name": "{{ module.name }}Delegate", "summary": "Tells." },"#,
      #""#,
      """
      packs/clean/pack.json:1:1: error: key 'output' is missing [missing-key]
       1 | {
         | ^
         = help: add 'output'

      """),
    Case(
      #""output": { "name": "{{ module.name }}Delegate", "summary": "Tells." }"#,
      #""output": { "name": "{{ module.name }}Delegate", "sumary": "Tells." }"#,
      """
      packs/clean/pack.json:19:53: error: unknown key 'sumary' [unknown-key]
       19 |   "output": { "name": "{{ module.name }}Delegate", "sumary": "Tells." },
          |                                                     ^~~~~~
          = help: did you mean 'summary'?

      """),
    Case(
      #""property": "brain""#, #""proprty": "brain""#,
      """
      packs/clean/pack.json:12:49: error: unknown key 'proprty' [unknown-key]
       12 |       "conformer": "logic", "caller": "scene", "proprty": "brain"
          |                                                 ^~~~~~~
          = help: did you mean 'property'?

      """),
    Case(
      #""holders""#, #""holdrs""#,
      """
      packs/clean/pack.json:20:4: error: unknown key 'holdrs' [unknown-key]
       20 |   "holdrs": { "inputs": "logic", "services": "logic", "state": "scene", "output": "logic" },
          |    ^~~~~~
          = help: did you mean 'holders'?

      """),
    Case(
      #""files""#, #""file""#,
      """
      packs/clean/pack.json:23:4: error: unknown key 'file' [unknown-key]
       23 |   "file": [
          |    ^~~~
          = help: did you mean 'files'?

      """),
    Case(
      #""flavours""#, #""flavors""#,
      """
      packs/clean/pack.json:21:4: error: unknown key 'flavors' [unknown-key]
       21 |   "flavors": [{ "key": "text" }, { "key": "gui", "routes": ["show", "close"] }],
          |    ^~~~~~~
          = help: did you mean 'flavours'?

      """),
    Case(
      #""property": "brain""#, #""members": ["load(", "go()"]"#,
      """
      packs/clean/pack.json:10:5: error: key 'property' is missing [missing-key]
       10 |     {
          |     ^
          = help: add 'property'
      packs/clean/pack.json:12:66: error: expected ')' to close '(', found the end [missing-closing-bracket]
       12 |       "conformer": "logic", "caller": "scene", "members": ["load(", "go()"]
          |                                                                  ^
          = help: write ')' at the end
      packs/clean/pack.json:12:65: note: opened here
       12 |       "conformer": "logic", "caller": "scene", "members": ["load(", "go()"]
          |                                                                 ^

      """),
    Case(
      #""holders": { "inputs": "logic", "services": "logic", "state": "scene", "output": "logic" },"#,
      #""#,
      """
      packs/clean/pack.json:1:1: error: key 'holders' is missing [missing-key]
       1 | {
         | ^
         = help: add 'holders'

      """),
    Case(
      #""holders": { "inputs": "logic", "services": "logic", "state": "scene", "output": "logic" }"#,
      #""holders": { "inputs": "nobody", "services": "logic", "stat": "scene", "output": 1 }"#,
      """
      packs/clean/pack.json:20:27: error: the pack has no role 'nobody' [unknown-role]
       20 |   "holders": { "inputs": "nobody", "services": "logic", "stat": "scene", "output": 1 },
          |                           ^~~~~~
          = help: it has: scene, logic, maker
      packs/clean/pack.json:20:58: error: unknown key 'stat' [unknown-key]
       20 |   "holders": { "inputs": "nobody", "services": "logic", "stat": "scene", "output": 1 },
          |                                                          ^~~~
          = help: did you mean 'state'?
      packs/clean/pack.json:20:84: error: 'output' takes a string, found a number [invalid-type]
       20 |   "holders": { "inputs": "nobody", "services": "logic", "stat": "scene", "output": 1 },
          |                                                                                    ^

      """),
    Case(
      #""files": ["#,
      #""files": [], "fils": ["#,
      """
      packs/clean/pack.json:1:1: error: 'files' needs at least one item [missing-key]
       1 | {
         | ^
      packs/clean/pack.json:23:17: error: unknown key 'fils' [unknown-key]
       23 |   "files": [], "fils": [
          |                 ^~~~
          = help: did you mean 'files'?

      """),
    Case(
      #""parts/Part.swift""#,
      #""All.swift""#,
      """
      packs/clean/parts/Part.swift:1:1: error: no file of the pack uses 'parts/Part.swift' [unused-template]
       1 | // {{ roles.scene.summary }}
         | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
         = help: add it to 'files', include it in a template, or delete it

      """),
    Case(
      #""builder": "maker","#,
      #""builder": "maker", "xcode": { "": "gui", "A": "guy", "B": 1 },"#,
      """
      packs/clean/pack.json:22:35: error: '' isn't a valid name for a choice [invalid-choice]
       22 |   "builder": "maker", "xcode": { "": "gui", "A": "guy", "B": 1 },
          |                                   ^
          = help: choose another name
      packs/clean/pack.json:22:51: error: the pack has no flavour 'guy' [unknown-flavour]
       22 |   "builder": "maker", "xcode": { "": "gui", "A": "guy", "B": 1 },
          |                                                   ^~~
          = help: did you mean 'gui'?
      packs/clean/pack.json:22:62: error: 'B' takes a flavour's name, found a number [invalid-type]
       22 |   "builder": "maker", "xcode": { "": "gui", "A": "guy", "B": 1 },
          |                                                              ^

      """),
    Case(
      #""summary": "Scene, Logic and Maker","#,
      #""extends": "vipr","#,
      """
      packs/clean/pack.json:3:15: error: unknown built-in pack 'vipr' [unknown-pack]
       3 |   "extends": "vipr",
         |               ^~~~
         = help: did you mean 'viper'?

      """),
    Case(
      #""summary": "Scene, Logic and Maker","#,
      #""extends": 1,"#,
      """
      packs/clean/pack.json:3:14: error: 'extends' takes a string, found a number [invalid-type]
       3 |   "extends": 1,
         |              ^

      """),
    Case(
      #""summary": "Scene, Logic and Maker","#,
      #""without": ["All.swift"],"#,
      """
      packs/clean/pack.json:3:4: error: 'without' needs 'extends' [missing-related-key]
       3 |   "without": ["All.swift"],
         |    ^~~~~~~
         = help: add "extends": "viper", or delete 'without'

      """),
  ]
}
