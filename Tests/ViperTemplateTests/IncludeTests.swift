import TestTools
import Testing
import ViperTemplate

/// Includes, and the indentation of their lines.
struct IncludeTests {
  static let context: [String: TemplateValue] = [
    "items": ["a", "b"], "name": "Rome",
  ]

  static func row(
    _ claim: String, _ template: String, _ expected: String, _ row: String = ""
  ) -> Case {
    Case(claim, template, expected, context, includes: ["row": row])
  }

  @Test(arguments: [
    row("an include in a line", "<{% include 'row' %}>\n", "<x>\n", "x"),
    row("an include alone on its line", "a\n{% include 'row' %}\nb\n", "a\nx\nb\n", "x\n"),
    row(
      "its lines are indented", "a {\n  {% include 'row' %}\n}\n", "a {\n  x\n  y\n}\n", "x\ny\n"),
    row("empty lines are not", "\t{% include 'row' %}\n", "\tx\n\n\ty\n", "x\n\ny\n"),
    row(
      "nor are empty lines with CRLF", " {% include 'row' %}\r\n", " x\r\n\r\n y\r\n",
      "x\r\n\r\ny\r\n"),
    row("a missing line end is made up for", "a\n  {% include 'row' %}\nb\n", "a\n  x\nb\n", "x"),
    row(
      "it is that of the tag's line", "a\r\n  {% include 'row' %}\r\nb\r\n", "a\r\n  x\r\nb\r\n",
      "x"),
    row("an empty include leaves no line", "a\n  {% include 'row' %}\nb\n", "a\nb\n", ""),
    row("an include at the end of the file", "a\n  {% include 'row' %}", "a\n  x", "x"),
    row("an include with a dash is in a line", "a\n  {%- include 'row' %}\nb", "ax\ny\nb", "x\ny"),
    row(
      "values of many lines are indented too", "  {% include 'row' %}\n", "  a\n  b\n",
      "{{ 'a\\nb' }}\n"),
    row("a parameter", "{% include 'row', x: name | upper %}", "ROME", "{{ x }}"),
    row("two parameters", "{% include 'row', x: 1, y: 'b' %}", "1b", "{{ x }}{{ y }}"),
    row(
      "a comma of a filter and one of the include",
      "{% include 'row', x: name | replace: 'm', 'b', y: 2 %}", "Robe2", "{{ x }}{{ y }}"),
    row("with and a parameter", "{% include 'row' with x: 1 %}", "1", "{{ x }}"),
    row("with a value", "{% include 'row' with name %}", "Rome", "{{ row }}"),
    row("with a value under a name", "{% include 'row' with name as x %}", "Rome", "{{ x }}"),
    row(
      "a parameter hides a variable", "{% include 'row', name: 1 %}{{ name }}", "1Rome",
      "{{ name }}"),
    row(
      "parameters see the variables outside", "{% include 'row', name: name | upper %}", "ROME",
      "{{ name }}"),
    row(
      "an assignment ends with its include", "{% assign x = 1 %}{% include 'row' %}{{ x }}", "21",
      "{% assign x = 2 %}{{ x }}"),
    row(
      "an assignment to a parameter ends with it", "{% include 'row', name: 1 %}{{ name }}",
      "2Rome", "{% assign name = 2 %}{{ name }}"),
    row(
      "so does one in a loop of the include",
      "{% assign x = 1 %}{% include 'row' %}{{ x }}", "abb1",
      "{% for i in items %}{% assign x = i %}{{ x }}{% endfor %}{{ x }}"),
    row(
      "a loop variable hides the assignment in it",
      "{% include 'row' %}{{ name }}", "a!b!Rome",
      "{% for name in items %}{% assign name = name | append: '!' %}{{ name }}{% endfor %}"),
    row(
      "the loop around is seen", "{% for i in items %}{% include 'row' %}{% endfor %}", "12",
      "{{ forloop.index }}"),
  ])
  func includes(row: Case) { row.check() }

  @Test func indentationAddsUpOverIncludes() {
    Case(
      "", "a\n  {% include 'b' %}\nd\n", "a\n  b\n    c\n    c\nd\n",
      includes: ["b": "b\n  {% include 'c' %}\n", "c": "c\nc\n"]
    ).check()
  }

  @Test func allBytesPass() {
    let text =
      String(decoding: (1...0x7F).map { UInt8($0) }, as: UTF8.self) + "é e\u{301} 👩‍👩‍👧 \u{202E}"
    Case("", text, text).check()
    Case("", "{{ x }}", text, ["x": .string(text)]).check()
  }
}
