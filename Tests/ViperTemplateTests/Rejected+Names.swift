extension Rejected {
  /// Names and arguments that are known to be wrong without rendering.
  static let names: [Rejected] = [
    Rejected(
      "unknown-filter", "a misspelled filter",
      "{{ name | uppcase }}",
      #"""
      main:1:11: error: unknown filter 'uppcase' [unknown-filter]
       1 | {{ name | uppcase }}
         |           ^~~~~~~
         = help: did you mean 'upcase'?
      """#),
    Rejected(
      "unknown-filter", "a filter in another spelling",
      "{{ name | kebabCase }}",
      #"""
      main:1:11: error: unknown filter 'kebabCase' [unknown-filter]
       1 | {{ name | kebabCase }}
         |           ^~~~~~~~~
         = help: did you mean 'kebab-case'?
      """#),
    Rejected(
      "invalid-argument-count", "an argument too many",
      "{{ name | upper: 1 }}",
      #"""
      main:1:11: error: filter 'upper' takes no argument, found 1 [invalid-argument-count]
       1 | {{ name | upper: 1 }}
         |           ^~~~~
         = help: use '| upper'
      """#),
    Rejected(
      "invalid-argument-count", "an argument too few",
      "{{ name | replace: \"a\" }}",
      #"""
      main:1:11: error: filter 'replace' takes 2 arguments, found 1 [invalid-argument-count]
       1 | {{ name | replace: "a" }}
         |           ^~~~~~~
         = help: use '| replace: old, new'
      """#),
    Rejected(
      "invalid-argument-count", "a choice of arguments",
      "{{ rows | where }}",
      #"""
      main:1:11: error: filter 'where' takes 1 to 2 arguments, found 0 [invalid-argument-count]
       1 | {{ rows | where }}
         |           ^~~~~
         = help: use '| where: key, [value]'
      """#),
    Rejected(
      "invalid-argument", "a literal of the wrong kind",
      "{{ name | indent: \"4\" }}",
      #"""
      main:1:19: error: filter 'indent' takes an integer as 'width', not a string [invalid-argument]
       1 | {{ name | indent: "4" }}
         |                   ^~~
         = help: use '| indent: width'
      """#),
    Rejected(
      "invalid-argument", "a variable of the wrong kind",
      "{{ name | append: tags }}",
      #"""
      main:1:19: error: filter 'append' takes a string or an integer as 'text', not a list [invalid-argument]
       1 | {{ name | append: tags }}
         |                   ^~~~
         = help: use '| append: text'
      """#),
    Rejected(
      "invalid-argument", "nothing to look for",
      "{{ name | replace: \"\", \"x\" }}",
      #"""
      main:1:20: error: filter 'replace' takes a non-empty string as 'old' [invalid-argument]
       1 | {{ name | replace: "", "x" }}
         |                    ^~
      """#),
    Rejected(
      "invalid-argument", "a negative width",
      "{{ name | indent: -1 }}",
      #"""
      main:1:19: error: filter 'indent' takes a number from 0 to 1000 as 'width' [invalid-argument]
       1 | {{ name | indent: -1 }}
         |                   ^~
      """#),
    Rejected(
      "unknown-loop-property", "a misspelled property of the loop",
      "{% for tag in tags %}{{ forloop.lenght }}{% endfor %}",
      #"""
      main:1:33: error: 'forloop' has no 'lenght' [unknown-loop-property]
       1 | {% for tag in tags %}{{ forloop.lenght }}{% endfor %}
         |                                 ^~~~~~
         = help: did you mean 'length'?
      """#),
    Rejected(
      "unknown-include", "a misspelled include",
      "{% include \"partials/rwo.swift\" %}",
      #"""
      main:1:12: error: no template 'partials/rwo.swift' [unknown-include]
       1 | {% include "partials/rwo.swift" %}
         |            ^~~~~~~~~~~~~~~~~~~~
         = help: did you mean 'partials/row.swift'?
      """#,
      includes: ["partials/row.swift": ""]),
    Rejected(
      "invalid-include-path", "an include above the pack",
      "{% include \"../secret.swift\" %}",
      #"""
      main:1:12: error: '../secret.swift' is outside the pack [invalid-include-path]
       1 | {% include "../secret.swift" %}
         |            ^~~~~~~~~~~~~~~~~
         = help: use the path from the pack's folder, without '..' and without a leading '/'
      """#),
    Rejected(
      "invalid-include-path", "an include from the root",
      "{% include \"/etc/passwd\" %}",
      #"""
      main:1:12: error: '/etc/passwd' is outside the pack [invalid-include-path]
       1 | {% include "/etc/passwd" %}
         |            ^~~~~~~~~~~~~
         = help: use the path from the pack's folder, without '..' and without a leading '/'
      """#),
    Rejected(
      "invalid-include-cycle", "two templates that include one another",
      "a\n{% include \"row\" %}",
      #"""
      row:1:12: error: 'main' includes itself [invalid-include-cycle]
       1 | {% include "main" %}
         |            ^~~~~~
      main:2:12: note: which is included here
       2 | {% include "row" %}
         |            ^~~~~
      """#,
      includes: ["row": "{% include \"main\" %}"]),
    Rejected(
      "invalid-include-cycle", "a template that includes itself",
      "{% include \"main\" %}",
      #"""
      main:1:12: error: 'main' includes itself [invalid-include-cycle]
       1 | {% include "main" %}
         |            ^~~~~~
      """#),
    Rejected(
      "missing-include-name", "a file whose name is no variable",
      "{% include \"1.swift\" with name %}",
      #"""
      main:1:12: error: 'with' needs a variable name, because '1.swift' isn't one [missing-include-name]
       1 | {% include "1.swift" with name %}
         |            ^~~~~~~~~
         = help: use 'with … as name'
      """#,
      includes: ["1.swift": ""]),
    Rejected(
      "reserved-name", "a loop over 'forloop'",
      "{% for forloop in tags %}{% endfor %}",
      #"""
      main:1:8: error: 'forloop' is a reserved word of the template language, not a variable's name [reserved-name]
       1 | {% for forloop in tags %}{% endfor %}
         |        ^~~~~~~
      """#),
    Rejected(
      "duplicate-name", "key and value of one name",
      "{% for a, a in place %}{% endfor %}",
      #"""
      main:1:11: error: 'a' is named twice [duplicate-name]
       1 | {% for a, a in place %}{% endfor %}
         |           ^
      main:1:8: note: first named here
       1 | {% for a, a in place %}{% endfor %}
         |        ^
      """#),
  ]
}
