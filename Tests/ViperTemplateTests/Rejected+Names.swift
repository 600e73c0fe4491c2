extension Rejected {
  /// Names and arguments that are known to be wrong without rendering.
  static let names: [Rejected] = [
    Rejected(
      "unknown-filter", "a misspelled filter",
      "{{ name | uppcase }}",
      #"""
      main:1:11: error: unknown filter 'uppcase'
       1 | {{ name | uppcase }}
         |           ^~~~~~~
         = help: did you mean 'upcase'?
      """#),
    Rejected(
      "unknown-filter", "a filter in another spelling",
      "{{ name | kebabCase }}",
      #"""
      main:1:11: error: unknown filter 'kebabCase'
       1 | {{ name | kebabCase }}
         |           ^~~~~~~~~
         = help: did you mean 'kebab-case'?
      """#),
    Rejected(
      "wrong-argument-count", "an argument too many",
      "{{ name | upper: 1 }}",
      #"""
      main:1:11: error: filter 'upper' takes no argument, found 1
       1 | {{ name | upper: 1 }}
         |           ^~~~~
         = help: use '| upper'
      """#),
    Rejected(
      "wrong-argument-count", "an argument too few",
      "{{ name | replace: \"a\" }}",
      #"""
      main:1:11: error: filter 'replace' takes 2 arguments, found 1
       1 | {{ name | replace: "a" }}
         |           ^~~~~~~
         = help: use '| replace: old, new'
      """#),
    Rejected(
      "wrong-argument-count", "a choice of arguments",
      "{{ rows | where }}",
      #"""
      main:1:11: error: filter 'where' takes 1 to 2 arguments, found 0
       1 | {{ rows | where }}
         |           ^~~~~
         = help: use '| where: key, [value]'
      """#),
    Rejected(
      "wrong-argument", "a literal of the wrong kind",
      "{{ name | indent: \"4\" }}",
      #"""
      main:1:19: error: filter 'indent' takes an integer as 'width', not a string
       1 | {{ name | indent: "4" }}
         |                   ^~~
         = help: use '| indent: width'
      """#),
    Rejected(
      "wrong-argument", "a variable of the wrong kind",
      "{{ name | append: tags }}",
      #"""
      main:1:19: error: filter 'append' takes a string or an integer as 'text', not a list
       1 | {{ name | append: tags }}
         |                   ^~~~
         = help: use '| append: text'
      """#),
    Rejected(
      "wrong-argument", "nothing to look for",
      "{{ name | replace: \"\", \"x\" }}",
      #"""
      main:1:20: error: filter 'replace' takes text that is not empty as 'old'
       1 | {{ name | replace: "", "x" }}
         |                    ^~
      """#),
    Rejected(
      "wrong-argument", "a negative width",
      "{{ name | indent: -1 }}",
      #"""
      main:1:19: error: filter 'indent' takes a number from 0 to 1000 as 'width'
       1 | {{ name | indent: -1 }}
         |                   ^~
      """#),
    Rejected(
      "unknown-loop-property", "a misspelled property of the loop",
      "{% for tag in tags %}{{ forloop.lenght }}{% endfor %}",
      #"""
      main:1:33: error: 'forloop' has no 'lenght'
       1 | {% for tag in tags %}{{ forloop.lenght }}{% endfor %}
         |                                 ^~~~~~
         = help: did you mean 'length'?
      """#),
    Rejected(
      "unknown-include", "a misspelled include",
      "{% include \"partials/rwo.swift\" %}",
      #"""
      main:1:12: error: no template 'partials/rwo.swift'
       1 | {% include "partials/rwo.swift" %}
         |            ^~~~~~~~~~~~~~~~~~~~
         = help: did you mean 'partials/row.swift'?
      """#,
      includes: ["partials/row.swift": ""]),
    Rejected(
      "include-outside-pack", "an include above the pack",
      "{% include \"../secret.swift\" %}",
      #"""
      main:1:12: error: '../secret.swift' leaves the pack
       1 | {% include "../secret.swift" %}
         |            ^~~~~~~~~~~~~~~~~
         = help: use the path from the pack's folder on, without '..' and without '/' in front
      """#),
    Rejected(
      "include-outside-pack", "an include from the root",
      "{% include \"/etc/passwd\" %}",
      #"""
      main:1:12: error: '/etc/passwd' leaves the pack
       1 | {% include "/etc/passwd" %}
         |            ^~~~~~~~~~~~~
         = help: use the path from the pack's folder on, without '..' and without '/' in front
      """#),
    Rejected(
      "include-circle", "two templates that include one another",
      "a\n{% include \"row\" %}",
      #"""
      row:1:12: error: 'main' includes itself
       1 | {% include "main" %}
         |            ^~~~~~
      main:2:12: note: which is included here
       2 | {% include "row" %}
         |            ^~~~~
      """#,
      includes: ["row": "{% include \"main\" %}"]),
    Rejected(
      "include-circle", "a template that includes itself",
      "{% include \"main\" %}",
      #"""
      main:1:12: error: 'main' includes itself
       1 | {% include "main" %}
         |            ^~~~~~
      """#),
    Rejected(
      "unnamed-include", "a file whose name is no variable",
      "{% include \"1.swift\" with name %}",
      #"""
      main:1:12: error: '1.swift' gives no variable name for 'with'
       1 | {% include "1.swift" with name %}
         |            ^~~~~~~~~
         = help: use 'with … as name'
      """#,
      includes: ["1.swift": ""]),
    Rejected(
      "reserved-name", "a loop over 'forloop'",
      "{% for forloop in tags %}{% endfor %}",
      #"""
      main:1:8: error: 'forloop' is a word of the template language, not a variable's name
       1 | {% for forloop in tags %}{% endfor %}
         |        ^~~~~~~
      """#),
    Rejected(
      "repeated-name", "key and value of one name",
      "{% for a, a in place %}{% endfor %}",
      #"""
      main:1:11: error: 'a' is named twice
       1 | {% for a, a in place %}{% endfor %}
         |           ^
      main:1:8: note: first named here
       1 | {% for a, a in place %}{% endfor %}
         |        ^
      """#),
  ]
}
