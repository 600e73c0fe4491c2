extension Rejected {
  /// What only shows when a context is there.
  static let values: [Rejected] = [
    Rejected(
      "unknown-variable", "a misspelled variable",
      "let n = \"{{ nmae }}\"\n",
      #"""
      main:1:13: error: unknown variable 'nmae' [unknown-variable]
       1 | let n = "{{ nmae }}"
         |             ^~~~
         = help: did you mean 'name'?
      """#),
    Rejected(
      "unknown-variable", "a variable like no other",
      "{% if somethingElse %}{% endif %}",
      #"""
      main:1:7: error: unknown variable 'somethingElse' [unknown-variable]
       1 | {% if somethingElse %}{% endif %}
         |       ^~~~~~~~~~~~~
      """#),
    Rejected(
      "unknown-variable", "a misspelled loop variable",
      "{% for element in tags %}{{ elemnet }}{% endfor %}",
      #"""
      main:1:29: error: unknown variable 'elemnet' [unknown-variable]
       1 | {% for element in tags %}{{ elemnet }}{% endfor %}
         |                             ^~~~~~~
         = help: did you mean 'element'?
      """#),
    Rejected(
      "unknown-key", "a misspelled key",
      "{{ place.ctiy }}",
      #"""
      main:1:10: error: 'place' has no 'ctiy' [unknown-key]
       1 | {{ place.ctiy }}
         |          ^~~~
         = help: did you mean 'city'?
      """#),
    Rejected(
      "unknown-key", "a key of nil",
      "{{ nothing.name | upper }}",
      #"""
      main:1:12: error: 'nothing' is nil and has no 'name' [unknown-key]
       1 | {{ nothing.name | upper }}
         |            ^~~~
      """#),
    Rejected(
      "unknown-key", "a key of a string",
      "{{ place.city.cuont }}",
      #"""
      main:1:15: error: 'place.city' is a string and has no 'cuont' [unknown-key]
       1 | {{ place.city.cuont }}
         |               ^~~~~
         = help: did you mean 'count'?
      """#),
    Rejected(
      "unknown-key", "a key of a list",
      "{{ tags.name }}",
      #"""
      main:1:9: error: 'tags' is a list and has no 'name' [unknown-key]
       1 | {{ tags.name }}
         |         ^~~~
      """#),
    Rejected(
      "invalid-index", "an index behind the end",
      "{{ tags.2 }}",
      #"""
      main:1:9: error: 'tags' has 2 elements, but the index is 2 [invalid-index]
       1 | {{ tags.2 }}
         |         ^
      """#),
    Rejected(
      "missing-loop", "forloop outside of a loop",
      "{{ forloop.first }}",
      #"""
      main:1:4: error: 'forloop' outside of a loop [missing-loop]
       1 | {{ forloop.first }}
         |    ^~~~~~~~~~~~~
      """#),
    Rejected(
      "missing-loop", "an outer loop that is not there",
      "{% for tag in none %}{% empty %}{% for tag in rows.first.tags %}{{ forloop.parent.index }}{% endfor %}{% endfor %}",
      #"""
      main:1:68: error: 'parent' needs an outer loop [missing-loop]
       1 | {% for tag in none %}{% empty %}{% for tag in rows.first.tags %}{{ forloop.parent.index }}{% endfor %}{% endfor %}
         |                                                                    ^~~~~~~~~~~~~~~~~~~~
      """#),
    Rejected(
      "invalid-printed-value", "a list in the text",
      "{{ tags }}",
      #"""
      main:1:4: error: a list can't be printed [invalid-printed-value]
       1 | {{ tags }}
         |    ^~~~
         = help: use '| join: ", "', or 'for'
      """#),
    Rejected(
      "invalid-printed-value", "a record in the text",
      "{{ place }}",
      #"""
      main:1:4: error: a record can't be printed [invalid-printed-value]
       1 | {{ place }}
         |    ^~~~~
         = help: use one of its keys
      """#),
    Rejected(
      "invalid-loop-value", "a loop over a string",
      "{% for c in name %}{% endfor %}",
      #"""
      main:1:13: error: 'for' takes a list here, not a string [invalid-loop-value]
       1 | {% for c in name %}{% endfor %}
         |             ^~~~
      """#),
    Rejected(
      "invalid-loop-value", "a loop over a record without a key",
      "{% for c in place %}{% endfor %}",
      #"""
      main:1:13: error: 'for' takes a list here, not a record [invalid-loop-value]
       1 | {% for c in place %}{% endfor %}
         |             ^~~~~
         = help: use 'for key, value in …'
      """#),
    Rejected(
      "invalid-loop-value", "a loop over a list with a key",
      "{% for k, v in tags %}{% endfor %}",
      #"""
      main:1:16: error: 'for' with a key takes a record, not a list [invalid-loop-value]
       1 | {% for k, v in tags %}{% endfor %}
         |                ^~~~
         = help: use 'for element in …' and 'forloop.index0'
      """#),
    Rejected(
      "invalid-operands", "a string below a number",
      "{% if name < 3 %}{% endif %}",
      #"""
      main:1:7: error: '<' takes two integers or two strings, not a string and an integer [invalid-operands]
       1 | {% if name < 3 %}{% endif %}
         |       ^~~~~~~~
      """#),
    Rejected(
      "invalid-operands", "a number that contains",
      "{% if days contains 3 %}{% endif %}",
      #"""
      main:1:7: error: 'contains' can't find an integer in an integer [invalid-operands]
       1 | {% if days contains 3 %}{% endif %}
         |       ^~~~~~~~~~~~~~~
      """#),
    Rejected(
      "invalid-operands", "something in a number",
      "{% if 3 in days %}{% endif %}",
      #"""
      main:1:7: error: 'in' can't find an integer in an integer [invalid-operands]
       1 | {% if 3 in days %}{% endif %}
         |       ^~~~~~~~~
      """#),
    Rejected(
      "invalid-operands", "a range to a string",
      "{% for i in (1..name) %}{% endfor %}",
      #"""
      main:1:17: error: '..' takes two integers, not a string [invalid-operands]
       1 | {% for i in (1..name) %}{% endfor %}
         |                 ^~~~
      """#),
    Rejected(
      "invalid-input", "a filter on a list",
      "{{ tags | upper }}",
      #"""
      main:1:11: error: filter 'upper' takes a string or an integer, not a list [invalid-input]
       1 | {{ tags | upper }}
         |           ^~~~~
      """#),
    Rejected(
      "invalid-input", "a filter on nil",
      "{{ nothing | upper }}",
      #"""
      main:1:14: error: filter 'upper' takes a string or an integer, not nil [invalid-input]
       1 | {{ nothing | upper }}
         |              ^~~~~
         = help: use '| default: …' before it
      """#),
    Rejected(
      "invalid-element", "records joined",
      "{{ rows | join: \", \" }}",
      #"""
      main:1:11: error: filter 'join' takes a list of strings and integers, but element 0 is a record [invalid-element]
       1 | {{ rows | join: ", " }}
         |           ^~~~
      """#),
    Rejected(
      "invalid-element", "a mixed list sorted",
      "{{ mixed | sort | join: \"\" }}",
      #"""
      main:1:12: error: filter 'sort' takes a list of only integers or only strings, but element 1 is a string [invalid-element]
       1 | {{ mixed | sort | join: "" }}
         |            ^~~~
      """#),
    Rejected(
      "invalid-element", "a misspelled key to map",
      "{{ rows | map: \"titel\" | join: \"\" }}",
      #"""
      main:1:16: error: filter 'map': element 0 has no 'titel' [invalid-element]
       1 | {{ rows | map: "titel" | join: "" }}
         |                ^~~~~~~
         = help: did you mean 'title'?
      """#),
    Rejected(
      "excessive-result", "a sum beyond 64 bits",
      "{{ 9223372036854775807 | plus: 1 }}",
      #"""
      main:1:26: error: the result doesn't fit into 64 bits [excessive-result]
       1 | {{ 9223372036854775807 | plus: 1 }}
         |                          ^~~~
      """#),
    Rejected(
      "excessive-value", "a range of a billion",
      "{% for i in (1..1000000000) %}{% endfor %}",
      #"""
      main:1:13: error: the value is longer than 16777216 bytes or 1000000 elements [excessive-value]
       1 | {% for i in (1..1000000000) %}{% endfor %}
         |             ^~~~~~~~~~~~~~~
      """#),
    Rejected(
      "unknown-variable", "CRLF and wide characters before it",
      "旅行\r\n{% if open %}\r\n  日本 {{ nmae }} x\r\n{% endif %}\r\n",
      #"""
      main:3:13: error: unknown variable 'nmae' [unknown-variable]
       3 |   日本 {{ nmae }} x
         |           ^~~~
         = help: did you mean 'name'?
      """#),
  ]
}
