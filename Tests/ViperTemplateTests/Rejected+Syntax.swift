extension Rejected {
  /// Tags that are not as tags should be.
  static let syntax: [Rejected] = [
    Rejected(
      "missing-tag-end", "a value without an end",
      "let x = {{ module.name\nlet y = { $0 ? 1 : 2 }\n",
      #"""
      main:1:9: error: '{{' is not closed [missing-tag-end]
       1 | let x = {{ module.name
         |         ^~
         = help: close it with '}}'; for plain text, use '{% raw %}' and '{% endraw %}'
      """#),
    Rejected(
      "missing-tag-end", "a tag without an end",
      "{% if open\n{{ name }}\n{% endif %}\n",
      #"""
      main:1:1: error: '{%' is not closed [missing-tag-end]
       1 | {% if open
         | ^~
         = help: close it with '%}'; for plain text, use '{% raw %}' and '{% endraw %}'
      """#),
    Rejected(
      "missing-tag-end", "a comment without an end",
      "{% if open %}\n{# todo\n{% endif %}\n",
      #"""
      main:2:1: error: '{#' is not closed [missing-tag-end]
       2 | {# todo
         | ^~
         = help: close it with '#}'; for plain text, use '{% raw %}' and '{% endraw %}'
      """#),
    Rejected(
      "missing-tag-end", "a value that is closed like a tag",
      "{{ name %}\n",
      #"""
      main:1:9: error: '{{' is closed with '%}' [missing-tag-end]
       1 | {{ name %}
         |         ^~
         = help: close it with '}}'
      """#),
    Rejected(
      "missing-closing-quote", "a string without an end",
      "{{ name | append: \"s }}\n",
      #"""
      main:1:19: error: the string is not closed on its line [missing-closing-quote]
       1 | {{ name | append: "s }}
         |                   ^
         = help: close it with "
      """#),
    Rejected(
      "unknown-escape", "an unknown escape",
      "{{ \"a\\qb\" }}",
      #"""
      main:1:6: error: unknown escape sequence '\q' [unknown-escape]
       1 | {{ "a\qb" }}
         |      ^~
         = help: the escapes are \n, \r, \t, \\, \" and \'
      """#),
    Rejected(
      "unexpected-character", "an operator of Swift",
      "{% if open && closed %}{% endif %}",
      #"""
      main:1:12: error: unexpected '&&' in a tag [unexpected-character]
       1 | {% if open && closed %}{% endif %}
         |            ^~
         = help: use 'and'
      """#),
    Rejected(
      "excessive-number", "a number of 20 digits",
      "{{ 12345678901234567890 }}",
      #"""
      main:1:4: error: the number '12345678901234567890' doesn't fit into 64 bits [excessive-number]
       1 | {{ 12345678901234567890 }}
         |    ^~~~~~~~~~~~~~~~~~~~
      """#),
    Rejected(
      "unexpected-token", "an empty value",
      "{{ }}",
      #"""
      main:1:4: error: expected a value, found the end of the tag [unexpected-token]
       1 | {{ }}
         |    ^~
      """#),
    Rejected(
      "unexpected-token", "two values",
      "{{ name days }}",
      #"""
      main:1:9: error: expected a filter, an operator or the end of the tag, found 'days' [unexpected-token]
       1 | {{ name days }}
         |         ^~~~
      """#),
    Rejected(
      "unexpected-token", "else if",
      "{% if open %}{% else if closed %}{% endif %}",
      #"""
      main:1:22: error: expected the end of the tag, found 'if' [unexpected-token]
       1 | {% if open %}{% else if closed %}{% endif %}
         |                      ^~
         = help: use 'elif'
      """#),
    Rejected(
      "unexpected-token", "a single equals sign",
      "{% if name = \"x\" %}{% endif %}",
      #"""
      main:1:12: error: expected a filter, an operator or the end of the tag, found '=' [unexpected-token]
       1 | {% if name = "x" %}{% endif %}
         |            ^
         = help: use '==' to compare
      """#),
    Rejected(
      "unexpected-token", "a range without parentheses",
      "{% for i in 1..3 %}{% endfor %}",
      #"""
      main:1:14: error: expected a filter, an operator or the end of the tag, found '..' [unexpected-token]
       1 | {% for i in 1..3 %}{% endfor %}
         |              ^~
         = help: put the range in parentheses, as in '(1..3)'
      """#),
    Rejected(
      "unexpected-token", "a loop without 'in'",
      "{% for tag of tags %}{% endfor %}",
      #"""
      main:1:12: error: expected 'in', found 'of' [unexpected-token]
       1 | {% for tag of tags %}{% endfor %}
         |            ^~
      """#),
    Rejected(
      "unexpected-token", "a tag without a name",
      "{% %}",
      #"""
      main:1:4: error: expected the name of a tag, found the end of the tag [unexpected-token]
       1 | {% %}
         |    ^~
      """#),
    Rejected(
      "unexpected-token", "text behind an end tag",
      "{% if open %}{% endif open %}",
      #"""
      main:1:23: error: expected the end of the tag, found 'open' [unexpected-token]
       1 | {% if open %}{% endif open %}
         |                       ^~~~
      """#),
    Rejected(
      "unexpected-token", "a parenthesis without an end",
      "{% if (open or closed %}{% endif %}",
      #"""
      main:1:23: error: expected ')', found the end of the tag [unexpected-token]
       1 | {% if (open or closed %}{% endif %}
         |                       ^~
      """#),
    Rejected(
      "unexpected-token", "an include without quotes",
      "{% include row %}",
      #"""
      main:1:12: error: expected the name of a template in quotes, found 'row' [unexpected-token]
       1 | {% include row %}
         |            ^~~
      """#),
    Rejected(
      "unexpected-token", "an assignment without a value",
      "{% assign x %}",
      #"""
      main:1:13: error: expected '=', found the end of the tag [unexpected-token]
       1 | {% assign x %}
         |             ^~
      """#),
    Rejected(
      "unexpected-token", "a tab before it",
      "\t{{ name | }}",
      #"""
      main:1:12: error: expected a filter's name, found the end of the tag [unexpected-token]
       1 | 	{{ name | }}
         | 	          ^~
      """#),
    Rejected(
      "unknown-tag", "a misspelled tag",
      "{% fro x in tags %}\n",
      #"""
      main:1:4: error: unknown tag 'fro' [unknown-tag]
       1 | {% fro x in tags %}
         |    ^~~
         = help: did you mean 'for'?
      """#),
    Rejected(
      "unknown-tag", "a tag of another language",
      "{% case name %}",
      #"""
      main:1:4: error: unknown tag 'case' [unknown-tag]
       1 | {% case name %}
         |    ^~~~
         = help: use 'if' and 'elif'
      """#),
    Rejected(
      "missing-block-end", "a block without an end",
      "{% for tag in tags %}\n{{ tag }}\n",
      #"""
      main:1:1: error: 'for' is not closed [missing-block-end]
       1 | {% for tag in tags %}
         | ^~~~~~~~~~~~~~~~~~~~~
         = help: close it with '{% endfor %}'
      """#),
    Rejected(
      "missing-block-end", "a block that ends inside another",
      "{% if open %}\n{% for tag in tags %}\n{% endif %}\n",
      #"""
      main:2:1: error: 'for' is not closed [missing-block-end]
       2 | {% for tag in tags %}
         | ^~~~~~~~~~~~~~~~~~~~~
         = help: close it with '{% endfor %}'
      main:3:4: note: 'endif' is here
       3 | {% endif %}
         |    ^~~~~
      """#),
    Rejected(
      "missing-block-end", "raw text without an end",
      "{% raw %}{{ {% if %}",
      #"""
      main:1:1: error: 'raw' is not closed [missing-block-end]
       1 | {% raw %}{{ {% if %}
         | ^~~~~~~~~
         = help: close it with '{% endraw %}'
      """#),
    Rejected(
      "unexpected-tag", "an end without a beginning",
      "{% endif %}",
      #"""
      main:1:4: error: 'endif' without an 'if' [unexpected-tag]
       1 | {% endif %}
         |    ^~~~~
      """#),
    Rejected(
      "unexpected-tag", "else without a beginning",
      "{% else %}",
      #"""
      main:1:4: error: 'else' without an 'if', 'unless' or 'for' [unexpected-tag]
       1 | {% else %}
         |    ^~~~
      """#),
    Rejected(
      "unexpected-tag", "elif in a loop",
      "{% for tag in tags %}{% elif open %}{% endfor %}",
      #"""
      main:1:25: error: 'elif' without an 'if' [unexpected-tag]
       1 | {% for tag in tags %}{% elif open %}{% endfor %}
         |                         ^~~~
      """#),
    Rejected(
      "unexpected-tag", "the end of raw text without a beginning",
      "{% endraw %}",
      #"""
      main:1:4: error: 'endraw' without a 'raw' [unexpected-tag]
       1 | {% endraw %}
         |    ^~~~~~
      """#),
    Rejected(
      "unexpected-tag-after-else", "elif after else",
      "{% if open %}\n{% else %}\n{% elif closed %}\n{% endif %}\n",
      #"""
      main:3:4: error: 'elif' after 'else' [unexpected-tag-after-else]
       3 | {% elif closed %}
         |    ^~~~
      main:2:4: note: 'else' is here
       2 | {% else %}
         |    ^~~~
      """#),
  ]
}
