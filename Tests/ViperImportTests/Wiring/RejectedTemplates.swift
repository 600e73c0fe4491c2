/// Templates with something that can't be taken, and all that the user sees.
enum RejectedTemplates {
  struct Case: Sendable, CustomStringConvertible {
    let description: String
    let files: [String: String]
    var parameters: [String] = []
    let expected: String
  }

  private static let spec = """
    name: a
    code_files:
    - {name: View.swift, path: view.liquid}
    """

  static let generamba = [
    Case(
      description: "YAML", files: ["a.rambaspec": "name: a\nsummary: |\n  b", "Rambafile": "a: ["],
      expected: """
        peers/Rambafile:1:4: error: this YAML can't be read: nothing closes this bracket
         1 | a: [
           |    ^
           = help: write it as Generamba's own templates do
        peers/a.rambaspec:2:10: error: this YAML can't be read: this kind of YAML is not read: write a plain or quoted text
         2 | summary: |
           |          ^
           = help: write it as Generamba's own templates do

        """),
    Case(
      description: "no files", files: ["a.rambaspec": "name: a\ncode_files:\n- {name: View.swift}"],
      expected: """
        peers/a.rambaspec:1:1: warning: 'a.rambaspec' is left alone: it names no file with a 'path'
         1 | name: a
           | ^~~~~~~
           = help: mend the template's entry

        """),
    Case(
      description: "a tag", files: ["a.rambaspec": spec, "view.liquid": "{% if a %}{% endif %}"],
      expected: """
        peers/view.liquid:1:3: warning: the file is left alone: the tag 'if' is not taken over
         1 | {% if a %}{% endif %}
           |   ^~~~~~
           = help: change the template, or write the file into the pack by hand
        peers/view.liquid:1:13: warning: the file is left alone: the tag 'endif' is not taken over
         1 | {% if a %}{% endif %}
           |             ^~~~~~~
           = help: change the template, or write the file into the pack by hand

        """),
    Case(
      description: "variables and filters",
      files: [
        "a.rambaspec": spec, "view.liquid": "{{ module_info.nam }}\n{{ year | plus: 1 }}\n{{ a",
      ],
      expected: """
        peers/view.liquid:1:3: warning: the file is left alone: Generamba has no variable 'module_info.nam'
         1 | {{ module_info.nam }}
           |   ^~~~~~~~~~~~~~~~~
           = help: change the template, or write the file into the pack by hand
        peers/view.liquid:2:3: warning: the file is left alone: the filter 'plus' is not taken over
         2 | {{ year | plus: 1 }}
           |   ^~~~~~~~~~~~~~~~
           = help: change the template, or write the file into the pack by hand
        peers/view.liquid:3:1: warning: the file is left alone: nothing closes this
         3 | {{ a
           | ^~
           = help: change the template, or write the file into the pack by hand

        """),
    Case(
      description: "a comment without an end",
      files: [
        "a.rambaspec": spec, "view.liquid": "a\nb {% comment %}\n{{ year }} {% endcoment %}\n",
      ],
      expected: """
        peers/view.liquid:2:3: warning: the file is left alone: nothing closes this
         2 | b {% comment %}
           |   ^~~~~~~~~~~~~
           = help: change the template, or write the file into the pack by hand

        """),
    Case(
      description: "includes",
      files: [
        "a.rambaspec": spec, "view.liquid": "{% include 'a' %}{% include b %}",
        "snippets/b.liquid": "{% include \"b\" %}",
      ],
      expected: """
        peers/snippets/b.liquid:1:3: warning: the file is left alone: 'b' includes itself
         1 | {% include "b" %}
           |   ^~~~~~~~~~~~~
           = help: change the template, or write the file into the pack by hand
        peers/view.liquid:1:3: warning: the file is left alone: there is no snippet 'a'
         1 | {% include 'a' %}{% include b %}
           |   ^~~~~~~~~~~~~
           = help: change the template, or write the file into the pack by hand

        """),
    Case(
      description: "a value that is asked for",
      files: [
        "a.rambaspec": spec,
        "view.liquid":
          "// {{ year }}\nlet {{ module_info.name }} = {{ custom_parameters.size }} // {{ date }}",
      ],
      parameters: ["sise=1", "b"],
      expected: """
        --set:1:1: error: a parameter is a name, an equals sign and its value
         1 | b
           | ^
           = help: write it as 'prefix=ABC'
        --set:1:1: error: no template asks for 'sise'
         1 | sise=1
           | ^~~~
           = help: did you mean 'size'?
        peers/view.liquid:2:30: error: the template needs a value for 'size' here
         2 | let {{ module_info.name }} = {{ custom_parameters.size }} // {{ date }}
           |                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
           = help: say it: --set size=VALUE

        """),
    Case(
      description: "files that modules can't have",
      files: [
        "a.rambaspec": """
        name: a
        code_files:
        - {name: View.h, path: view.h}
        - {name: View.m, path: view.m}
        - {path: nothing.swift}
        - {name: Gone.swift, path: gone.swift}
        - {name: All.swift, custom_name: All.swift, path: all.swift}
        - {name: Torn.swift, path: torn.swift}
        - {name: Group}
        """, "all.swift": "let a = 1", "torn.swift": "func {{ module_info.name }}() {",
      ],
      expected: """
        peers/a.rambaspec:3:24: warning: 'view.h' is left alone, as is 1 other: modules are Swift, and this is Objective-C
         3 | - {name: View.h, path: view.h}
           |                        ^~~~~~
        peers/a.rambaspec:5:10: warning: 'nothing.swift' is left alone: its entry has no 'name'
         5 | - {path: nothing.swift}
           |          ^~~~~~~~~~~~~
           = help: mend the template's entry
        peers/a.rambaspec:6:28: warning: 'gone.swift' is left alone: there is no such file
         6 | - {name: Gone.swift, path: gone.swift}
           |                            ^~~~~~~~~~
           = help: mend the template's entry
        peers/a.rambaspec:7:51: warning: 'All.swift' is left alone: it is the same for every module
         7 | - {name: All.swift, custom_name: All.swift, path: all.swift}
           |                                                   ^~~~~~~~~
           = help: copy it into the project once
        peers/torn.swift:1:1: warning: '{{ module.name }}Torn.swift' is left alone: it can't be read as Swift, so that nothing in it is wired
         1 | func {{ module_info.name }}() {
           | ^
           = help: mend its syntax, and import it again

        """),
    Case(
      description: "two of one name",
      files: [
        "a/a.rambaspec": spec, "a/view.liquid": "", "b/view.liquid": "",
        "b/a.rambaspec": spec.replacing("name: a", with: "name: A"),
        "b/b.rambaspec": spec.replacing("name: a", with: "name: ../x y"),
      ],
      expected: """
        viper-gen: warning: 'peers/b' is left alone: another template makes the pack 'A'
           = help: import it by itself, into another folder

        """),
    Case(
      description: "protocols without a direction",
      files: [
        "a.rambaspec": spec,
        "view.liquid": """
        protocol {{ module_info.name }}Idle {}
        protocol {{ module_info.name }}Foreign {}
        protocol {{ module_info.name }}Shared {}
        extension Foreign{{ module_info.name }}: {{ module_info.name }}Foreign {}
        struct {{ module_info.name }}A: {{ module_info.name }}Shared {}
        struct {{ module_info.name }}B: {{ module_info.name }}Shared {}
        """,
      ],
      expected: """
        peers/view.liquid:1:10: warning: '…Idle' is left alone: nothing in the template conforms to it
         1 | protocol {{ module_info.name }}Idle {}
           |          ^~~~~~~~~~~~~~~~~~~~~~
           = help: add members in the pack's templates by hand, where the protocol is and what conforms to it
        peers/view.liquid:2:10: warning: '…Foreign' is left alone: what conforms to it is not declared in the template
         2 | protocol {{ module_info.name }}Foreign {}
           |          ^~~~~~~~~~~~~~~~~~~~~~
           = help: add members in the pack's templates by hand, where the protocol is and what conforms to it
        peers/view.liquid:3:10: warning: '…Shared' is left alone: …A, …B conform to it
         3 | protocol {{ module_info.name }}Shared {}
           |          ^~~~~~~~~~~~~~~~~~~~~~
           = help: add members in the pack's templates by hand, where the protocol is and what conforms to it

        """),
  ]

  static let xcode = [
    Case(
      description: "no information", files: ["A.xctemplate/___FILEBASENAME___View.swift": ""],
      expected: """
        viper-gen: warning: 'peers/A.xctemplate' is left alone: it has no TemplateInfo.plist

        """),
    Case(
      description: "no property list",
      files: ["A.xctemplate/TemplateInfo.plist": "<plist><dict>\n<kay/>"],
      expected: """
        peers/A.xctemplate/TemplateInfo.plist:2:1: error: this property list can't be read: a <key> should stand here
         2 | <kay/>
           | ^~~~~~
           = help: plutil -convert xml1 TemplateInfo.plist, on a Mac, writes it anew

        """),
    Case(
      description: "beside the variations, Objective-C, a variable of Xcode's",
      files: [
        "A.xctemplate/TemplateInfo.plist": """
        <plist><dict><key>Options</key><array><dict><key>Identifier</key><string>a</string>
        <key>Type</key><string>popup</string></dict></array></dict></plist>
        """,
        "A.xctemplate/Top.swift": "a", "A.xctemplate/One/___FILEBASENAME___.m": "b",
        "A.xctemplate/One/___FILEBASENAME___.swift": "let a = \"___UUID___\"",
      ],
      expected: """
        peers/A.xctemplate/One/___FILEBASENAME___.m:1:1: warning: 'One/___FILEBASENAME___.m' is left alone: modules are Swift, and this is Objective-C
         1 | b
           | ^
        peers/A.xctemplate/One/___FILEBASENAME___.swift:1:10: error: the template needs a value for 'UUID' here
         1 | let a = "___UUID___"
           |          ^~~~~~~~~~
           = help: say it: --set UUID=VALUE
        peers/A.xctemplate/Top.swift:1:1: warning: 'Top.swift' is left alone: it stands beside the variations of the template
         1 | a
           | ^

        """),
  ]
}
