extension Explanation {
  /// What is wrong in a template.
  static let templates: [Explanation] = [
    Explanation(
      "include-circle",
      "A template includes itself, directly or by way of others.",
      example: "{% include \"a.swift\" %} in a.swift",
      mend: "Break the circle."),
    Explanation(
      "include-outside-pack",
      "An include may only name files of the same pack.",
      example: "{% include \"../other/a.swift\" %}",
      mend: "Copy the file into the pack."),
    Explanation(
      "includes-too-deep",
      "Includes lie deeper in one another than any pack needs; mostly a circle that ends late.",
      example: "{% include name %} with a name that grows",
      mend: "Include less deeply."),
    Explanation(
      "index-out-of-range",
      "A list has fewer elements than a template asks for.",
      example: "{{ module.inputs[3] }}",
      mend: "Ask for 'count' first, or use 'for'."),
    Explanation(
      "nesting-too-deep",
      "Tags, or brackets in one, lie deeper in one another than the language allows.",
      example: "{% if a %}{% if b %}{% if c %}…",
      mend: "Move the inner part into a file of its own and include it."),
    Explanation(
      "no-loop",
      "'forloop' has a meaning inside 'for' only.",
      example: "{{ forloop.index }} outside of a loop",
      mend: "Move it into the loop."),
    Explanation(
      "not-loopable",
      "'for' goes through lists, and with two names through records.",
      example: "{% for c in module.name %}",
      mend: "Loop over a list."),
    Explanation(
      "not-printable",
      "Lists, records and booleans have no text of their own.",
      example: "{{ module.inputs }}",
      mend: "Use '| join: \", \"', a loop, or one of its keys."),
    Explanation(
      "number-overflow",
      "A calculation in a template leaves 64 bits.",
      example: "{{ 9223372036854775807 | plus: 1 }}",
      mend: "Use smaller numbers."),
    Explanation(
      "number-too-large",
      "A number in a template does not fit into 64 bits.",
      example: "{{ 99999999999999999999 }}",
      mend: "Use a smaller one, or a string."),
    Explanation(
      "output-too-long",
      "A template makes a file longer than any Swift file should be.",
      example: "{% for i in (1..1000000) %}…",
      mend: "Loop over less."),
    Explanation(
      "stray-tag",
      "A tag that continues or ends a block stands where none is open.",
      example: "{% endif %} alone",
      mend: "Delete it, or add the tag that opens the block."),
    Explanation(
      "tag-after-else",
      "'else' is the last branch of a block.",
      example: "{% else %}{% elif a %}",
      mend: "Put the branches in order."),
    Explanation(
      "too-many-errors",
      "A template has so many errors that the rest is not shown.",
      example: "a file that is no template",
      mend: "Correct the first ones and run again."),
    Explanation(
      "too-many-steps",
      "Rendering a file takes longer than any pack should.",
      example: "loops over large ranges inside one another",
      mend: "Loop over less."),
    Explanation(
      "unclosed-block",
      "A block of a template is not ended.",
      example: "{% if a %}",
      mend: "Write '{% endif %}' where it ends."),
    Explanation(
      "unclosed-string",
      "A string in a tag is not closed on its line.",
      example: "{{ \"a }}",
      mend: "Close it with the same quote."),
    Explanation(
      "unclosed-tag",
      "A tag of a template is not closed, or not with its own brackets.",
      example: "{{ module.name %}",
      mend: "Close '{{' with '}}' and '{%' with '%}'."),
    Explanation(
      "unexpected-token",
      "A tag of a template does not continue as it may.",
      example: "{% for in rows %}",
      mend: "Write what the message expects."),
    Explanation(
      "unknown-escape",
      "A backslash in a template's string is followed by a letter that means nothing.",
      example: "{{ \"\\q\" }}",
      mend: "Use \\n, \\r, \\t, \\\\, \\\" or \\'."),
    Explanation(
      "unknown-filter",
      "There is no filter of that name.",
      example: "{{ module.name | upcas }}",
      mend: "Use the near one that the message offers."),
    Explanation(
      "unknown-include",
      "The pack has no file of that name.",
      example: "{% include \"memebr.swift\" %}",
      mend: "Use the near one that the message offers."),
    Explanation(
      "unknown-loop-property",
      "'forloop' has no such property.",
      example: "{{ forloop.idx }}",
      mend: "Use 'index', 'index0', 'first', 'last', 'length' or 'parent'."),
    Explanation(
      "unknown-tag",
      "The template language has no such tag.",
      example: "{% fro a in b %}",
      mend: "Use the near one that the message offers."),
    Explanation(
      "unknown-variable",
      "A template names a variable that is not there. Other engines print nothing then.",
      example: "{{ modul.name }}",
      mend: "Use the near one that the message offers."),
    Explanation(
      "unnamed-include",
      "'with' hands a value to an included file and needs a name for it.",
      example: "{% include file with a %}",
      mend: "Write 'with a as name'."),
    Explanation(
      "value-too-long",
      "A value in a template is longer than any should be.",
      example: "{{ text | append: text }} in a loop",
      mend: "Build less."),
    Explanation(
      "wrong-argument",
      "A filter is given a value that it cannot use.",
      example: "{{ module.name | join: 3 }}",
      mend: "Use a value of the kind that the message names."),
    Explanation(
      "wrong-argument-count",
      "A filter is given too many or too few values.",
      example: "{{ module.name | replace: \"a\" }}",
      mend: "Use it as the message shows."),
    Explanation(
      "wrong-element",
      "An element of a list is not of the kind that a filter works on.",
      example: "{{ module.inputs | join: \",\" }}",
      mend: "Use 'map' first to take one key of each element."),
    Explanation(
      "wrong-operands",
      "A comparison in a template is between values that cannot be compared.",
      example: "{% if module.name > 3 %}",
      mend: "Compare two integers or two strings."),
  ]
}
