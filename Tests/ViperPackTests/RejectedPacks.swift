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
      packs/clean/pack.json:16:21: error: 'scene' can't be shared by modules: it holds other parts, or is held weakly
       16 |       "conformer": "scene", "caller": "logic", "property": "screen", "weak": true, "shareable": true
          |                     ^~~~~
          = help: delete 'shareable'

      """),
    Case(
      #""name": "clean","#,
      #""#,
      """
      packs/clean/pack.json:1:1: error: key 'name' is missing
       1 | {
         | ^
         = help: add 'name'

      """),
    Case(
      #""name": "clean","#,
      #""name": 1, "nmae": "x","#,
      """
      packs/clean/pack.json:2:11: error: 'name' takes a string, found a number
       2 |   "name": 1, "nmae": "x",
         |           ^
      packs/clean/pack.json:2:15: error: unknown key 'nmae'
       2 |   "name": 1, "nmae": "x",
         |               ^~~~
         = help: did you mean 'name'?

      """),
    Case(
      #""builder": "maker","#,
      #""builder": "makr","#,
      """
      packs/clean/pack.json:22:15: error: the pack has no role 'makr'
       22 |   "builder": "makr",
          |               ^~~~
          = help: did you mean 'maker'?

      """),
    Case(
      #""builder": "maker","#,
      #""builder": "logic","#,
      """
      packs/clean/pack.json:12:21: error: 'logic' is the builder, which makes the others and has no contracts
       12 |       "conformer": "logic", "caller": "scene", "property": "brain"
          |                     ^~~~~
          = help: name another role
      packs/clean/pack.json:16:40: error: 'logic' is the builder, which makes the others and has no contracts
       16 |       "conformer": "scene", "caller": "logic", "property": "screen", "weak": true
          |                                        ^~~~~
          = help: name another role

      """),
    Case(
      #""conformer": "logic""#,
      #""conformer": "presenter""#,
      """
      packs/clean/pack.json:12:21: error: the pack has no role 'presenter'
       12 |       "conformer": "presenter", "caller": "scene", "property": "brain"
          |                     ^~~~~~~~~
          = help: it has: scene, logic, maker

      """),
    Case(
      #""roles": ["#,
      #""roles": [{ "key": "scene", "name": "{{ module.name }}A", "summary": "" },"#,
      """
      packs/clean/pack.json:5:15: error: role 'scene' is declared twice
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
      packs/clean/pack.json:4:23: error: 'my logic' can't be the name of a role
       4 |   "roles": [{ "key": "my logic", "name": "{{ module.name }}A", "summary": "" },
         |                       ^~~~~~~~
         = help: use 'myLogic'

      """),
    Case(
      #""roles": ["#,
      #""roles": [{ "key": "output", "name": "{{ module.name }}A", "summary": "" },"#,
      """
      packs/clean/pack.json:4:23: error: 'output' has a meaning of its own in every pack
       4 |   "roles": [{ "key": "output", "name": "{{ module.name }}A", "summary": "" },
         |                       ^~~~~~
         = help: choose another name for the role

      """),
    Case(
      #""key": "displayLogic""#,
      #""key": "businessLogic""#,
      """
      packs/clean/pack.json:15:15: error: contract 'businessLogic' is declared twice
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
      packs/clean/pack.json:15:15: error: 'inputs' has a meaning of its own in every pack
       15 |       "key": "inputs", "name": "{{ module.name }}DisplayLogic", "summary": "Answers.",
          |               ^~~~~~
          = help: choose another name for the contract

      """),
    Case(
      #""key": "displayLogic""#,
      #""key": "class""#,
      """
      packs/clean/pack.json:15:15: error: 'class' can't be the name of a contract
       15 |       "key": "class", "name": "{{ module.name }}DisplayLogic", "summary": "Answers.",
          |               ^~~~~
          = help: choose another name

      """),
    Case(
      #""key": "displayLogic", "#,
      #""#,
      """
      packs/clean/pack.json:14:5: error: key 'key' is missing
       14 |     {
          |     ^
          = help: add 'key'

      """),
    Case(
      #""weak": true"#,
      #""weak": "yes""#,
      """
      packs/clean/pack.json:16:78: error: 'weak' takes true or false, found a string
       16 |       "conformer": "scene", "caller": "logic", "property": "screen", "weak": "yes"
          |                                                                              ^~~~~

      """),
    Case(
      #""property": "screen""#,
      #""property": "the screen""#,
      """
      packs/clean/pack.json:16:61: error: 'the screen' can't be the name of a property
       16 |       "conformer": "scene", "caller": "logic", "property": "the screen", "weak": true
          |                                                             ^~~~~~~~~~
          = help: use 'theScreen'

      """),
    Case(
      #""property": "screen""#,
      #""property": "output""#,
      """
      packs/clean/pack.json:16:61: error: 'output' has a meaning of its own in every pack
       16 |       "conformer": "scene", "caller": "logic", "property": "output", "weak": true
          |                                                             ^~~~~~
          = help: choose another name for the property

      """),
    Case(
      #""caller": "logic", "property": "screen", "weak": true"#,
      #""caller": "scene", "property": "brain", "weak": true"#,
      """
      packs/clean/pack.json:16:61: error: two contracts share 'brain', but not 'conformer' and 'weak'
       16 |       "conformer": "scene", "caller": "scene", "property": "brain", "weak": true
          |                                                             ^~~~~
          = help: give them properties of their own
      packs/clean/pack.json:12:61: note: the other one is here
       12 |       "conformer": "logic", "caller": "scene", "property": "brain"
          |                                                             ^~~~~

      """),
    Case(
      #"{{ module.name }}DisplayLogic"#,
      #"{{ module.name }} Display"#,
      """
      packs/clean/pack.json:15:39: error: for a module 'Sample' this is 'Sample Display', which is no name of a Swift type
       15 |       "key": "displayLogic", "name": "{{ module.name }} Display", "summary": "Answers.",
          |                                       ^~~~~~~~~~~~~~~~~~~~~~~~~
          = help: write something like "{{ module.name }}Part"

      """),
    Case(
      #"{{ module.name }}DisplayLogic"#,
      #"{{ module.name }}Logic"#,
      """
      packs/clean/pack.json:15:39: error: two types would be called 'SampleLogic' in a module 'Sample'
       15 |       "key": "displayLogic", "name": "{{ module.name }}Logic", "summary": "Answers.",
          |                                       ^~~~~~~~~~~~~~~~~~~~~~
          = help: rename one of them
      packs/clean/pack.json:6:32: note: the other one is here
       6 |     { "key": "logic", "name": "{{ module.name }}Logic", "summary": "Thinks." },
         |                                ^~~~~~~~~~~~~~~~~~~~~~

      """),
    Case(
      #"{{ module.name }}DisplayLogic"#,
      #"{{ modul.name }}DisplayLogic"#,
      """
      packs/clean/pack.json:15:42: error: unknown variable 'modul'
       15 |       "key": "displayLogic", "name": "{{ modul.name }}DisplayLogic", "summary": "Answers.",
          |                                          ^~~~~
          = help: did you mean 'module'?

      """),
    Case(
      #"{{ module.name }}DisplayLogic"#,
      #"{{ module.name DisplayLogic"#,
      """
      packs/clean/pack.json:15:39: error: '{{' is not closed
       15 |       "key": "displayLogic", "name": "{{ module.name DisplayLogic", "summary": "Answers.",
          |                                       ^~
          = help: close it with '}}'; text that is no tag stands between '{% raw %}' and '{% endraw %}'

      """),
    Case(
      #"{{ module.name }}DisplayLogic"#,
      #"Protocol"#,
      """
      packs/clean/pack.json:15:39: error: for a module 'Sample' this is 'Protocol', which is no name of a Swift type
       15 |       "key": "displayLogic", "name": "Protocol", "summary": "Answers.",
          |                                       ^~~~~~~~
          = help: write something like "{{ module.name }}Part"

      """),
    Case(
      #"Shows {{ module.name }}."#,
      #"Shows {{ module.title }}."#,
      """
      packs/clean/pack.json:5:85: error: 'module' has no 'title'
       5 |     { "key": "scene", "name": "{{ module.name }}Scene", "summary": "Shows {{ module.title }}." },
         |                                                                                     ^~~~~

      """),
    Case(
      #""template": "All.swift""#,
      #""template": "Al.swift""#,
      """
      packs/clean/pack.json:24:20: error: the pack has no template 'Al.swift'
       24 |     { "template": "Al.swift", "path": "{{ module.name }}All.swift" },
          |                    ^~~~~~~~
          = help: did you mean 'All.swift'?

      """),
    Case(
      #""template": "All.swift""#,
      #""template": "/etc/passwd""#,
      """
      packs/clean/pack.json:24:20: error: the pack has no template '/etc/passwd'
       24 |     { "template": "/etc/passwd", "path": "{{ module.name }}All.swift" },
          |                    ^~~~~~~~~~~
          = help: it has: All.swift, Entities.swift, parts/Part.swift, parts/maker.swift

      """),
    Case(
      #""component": "scene""#,
      #""component": "sceen""#,
      """
      packs/clean/pack.json:25:99: error: the pack has no role 'sceen'
       25 |     { "template": "parts/Part.swift", "path": "Parts/{{ roles.scene.name }}.swift", "component": "sceen" },
          |                                                                                                   ^~~~~
          = help: did you mean 'scene'?

      """),
    Case(
      #""path": "{{ module.name }}All.swift""#,
      #""path": "{{ module.name | shout }}.swift""#,
      """
      packs/clean/pack.json:24:58: error: unknown filter 'shout'
       24 |     { "template": "All.swift", "path": "{{ module.name | shout }}.swift" },
          |                                                          ^~~~~

      """),
    Case(
      #"module.entities and module.ui == "#,
      #"module.entities and and module.ui == "#,
      #"""
      packs/clean/pack.json:28:36: error: expected a value, found 'and'
       28 |       "when": "module.entities and and module.ui == \"gui\""
          |                                    ^~~

      """#),
    Case(
      #"[{ "key": "text" }, "#,
      #"["text", "#,
      """
      packs/clean/pack.json:21:16: error: a flavour is an object, found a string
       21 |   "flavours": ["text", { "key": "gui", "routes": ["show", "close"] }],
          |                ^~~~~~

      """),
    Case(
      #"[{ "key": "text" }, { "key": "gui", "routes": ["show", "close"] }]"#,
      #"[]"#,
      """
      packs/clean/pack.json:1:1: error: 'flavours' needs one element at least
       1 | {
         | ^

      """),
    Case(
      #""routes": ["show", "close"]"#,
      #""routes": ["show", 7], "inherited": { "sceene": ["a"], "scene": [1], "logic": "x" }"#,
      """
      packs/clean/pack.json:21:70: error: 'routes' takes an array of strings, found a number
       21 |   "flavours": [{ "key": "text" }, { "key": "gui", "routes": ["show", 7], "inherited": { "sceene": ["a"], "scene": [1], "logic": "x" } }],
          |                                                                      ^
      packs/clean/pack.json:21:90: error: the pack has no role 'sceene'
       21 |   "flavours": [{ "key": "text" }, { "key": "gui", "routes": ["show", 7], "inherited": { "sceene": ["a"], "scene": [1], "logic": "x" } }],
          |                                                                                          ^~~~~~
          = help: did you mean 'scene'?
      packs/clean/pack.json:21:116: error: 'scene' takes an array of strings, found a number
       21 |   "flavours": [{ "key": "text" }, { "key": "gui", "routes": ["show", 7], "inherited": { "sceene": ["a"], "scene": [1], "logic": "x" } }],
          |                                                                                                                    ^
      packs/clean/pack.json:21:129: error: 'logic' takes an array, found a string
       21 |   "flavours": [{ "key": "text" }, { "key": "gui", "routes": ["show", 7], "inherited": { "sceene": ["a"], "scene": [1], "logic": "x" } }],
          |                                                                                                                                 ^~~

      """),
    Case(
      #"{ "key": "text" }"#,
      #"{ "key": "gui" }"#,
      """
      packs/clean/pack.json:21:44: error: flavour 'gui' is declared twice
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
      packs/clean/pack.json:1:1: error: key 'output' is missing
       1 | {
         | ^
         = help: add 'output'

      """),
    Case(
      #""output": { "name": "{{ module.name }}Delegate", "summary": "Tells." }"#,
      #""output": { "name": "{{ module.name }}Delegate", "sumary": "Tells." }"#,
      """
      packs/clean/pack.json:19:53: error: unknown key 'sumary'
       19 |   "output": { "name": "{{ module.name }}Delegate", "sumary": "Tells." },
          |                                                     ^~~~~~
          = help: did you mean 'summary'?

      """),
    Case(
      #""property": "brain""#, #""proprty": "brain""#,
      """
      packs/clean/pack.json:12:49: error: unknown key 'proprty'
       12 |       "conformer": "logic", "caller": "scene", "proprty": "brain"
          |                                                 ^~~~~~~
          = help: did you mean 'property'?

      """),
    Case(
      #""holders""#, #""holdrs""#,
      """
      packs/clean/pack.json:20:4: error: unknown key 'holdrs'
       20 |   "holdrs": { "inputs": "logic", "services": "logic", "state": "scene", "output": "logic" },
          |    ^~~~~~
          = help: did you mean 'holders'?

      """),
    Case(
      #""files""#, #""file""#,
      """
      packs/clean/pack.json:23:4: error: unknown key 'file'
       23 |   "file": [
          |    ^~~~
          = help: did you mean 'files'?

      """),
    Case(
      #""flavours""#, #""flavors""#,
      """
      packs/clean/pack.json:21:4: error: unknown key 'flavors'
       21 |   "flavors": [{ "key": "text" }, { "key": "gui", "routes": ["show", "close"] }],
          |    ^~~~~~~
          = help: did you mean 'flavours'?

      """),
    Case(
      #""property": "brain""#, #""members": ["load(", "go()"]"#,
      """
      packs/clean/pack.json:10:5: error: key 'property' is missing
       10 |     {
          |     ^
          = help: add 'property'
      packs/clean/pack.json:12:66: error: expected ')' to close '(', found the end
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
      packs/clean/pack.json:1:1: error: key 'holders' is missing
       1 | {
         | ^
         = help: add 'holders'

      """),
    Case(
      #""holders": { "inputs": "logic", "services": "logic", "state": "scene", "output": "logic" }"#,
      #""holders": { "inputs": "nobody", "services": "logic", "stat": "scene", "output": 1 }"#,
      """
      packs/clean/pack.json:20:27: error: the pack has no role 'nobody'
       20 |   "holders": { "inputs": "nobody", "services": "logic", "stat": "scene", "output": 1 },
          |                           ^~~~~~
          = help: it has: scene, logic, maker
      packs/clean/pack.json:20:58: error: unknown key 'stat'
       20 |   "holders": { "inputs": "nobody", "services": "logic", "stat": "scene", "output": 1 },
          |                                                          ^~~~
          = help: did you mean 'state'?
      packs/clean/pack.json:20:84: error: 'output' takes a string, found a number
       20 |   "holders": { "inputs": "nobody", "services": "logic", "stat": "scene", "output": 1 },
          |                                                                                    ^

      """),
    Case(
      #""files": ["#,
      #""files": [], "fils": ["#,
      """
      packs/clean/pack.json:1:1: error: 'files' needs one element at least
       1 | {
         | ^
      packs/clean/pack.json:23:17: error: unknown key 'fils'
       23 |   "files": [], "fils": [
          |                 ^~~~
          = help: did you mean 'files'?

      """),
    Case(
      #""parts/Part.swift""#,
      #""All.swift""#,
      """
      packs/clean/parts/Part.swift:1:1: error: no file of the pack uses 'parts/Part.swift'
       1 | // {{ roles.scene.summary }}
         | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
         = help: name it in 'files' or in an 'include', or delete it

      """),
    Case(
      #""builder": "maker","#,
      #""builder": "maker", "xcode": { "": "gui", "A": "guy", "B": 1 },"#,
      """
      packs/clean/pack.json:22:35: error: '' can't be the name of a choice
       22 |   "builder": "maker", "xcode": { "": "gui", "A": "guy", "B": 1 },
          |                                   ^
          = help: choose another name
      packs/clean/pack.json:22:51: error: the pack has no flavour 'guy'
       22 |   "builder": "maker", "xcode": { "": "gui", "A": "guy", "B": 1 },
          |                                                   ^~~
          = help: did you mean 'gui'?
      packs/clean/pack.json:22:62: error: 'B' takes a flavour's name, found a number
       22 |   "builder": "maker", "xcode": { "": "gui", "A": "guy", "B": 1 },
          |                                                              ^

      """),
    Case(
      #""summary": "Scene, Logic and Maker","#,
      #""extends": "vipr","#,
      """
      packs/clean/pack.json:3:15: error: there is no built-in pack 'vipr' to extend
       3 |   "extends": "vipr",
         |               ^~~~
         = help: did you mean 'viper'?

      """),
    Case(
      #""summary": "Scene, Logic and Maker","#,
      #""extends": 1,"#,
      """
      packs/clean/pack.json:3:14: error: 'extends' takes a string, found a number
       3 |   "extends": 1,
         |              ^

      """),
    Case(
      #""summary": "Scene, Logic and Maker","#,
      #""without": ["All.swift"],"#,
      """
      packs/clean/pack.json:3:4: error: 'without' has no meaning without 'extends'
       3 |   "without": ["All.swift"],
         |    ^~~~~~~
         = help: add "extends": "viper", or delete 'without'

      """),
  ]
}
