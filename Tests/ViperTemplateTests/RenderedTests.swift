import TestTools
import Testing
import ViperTemplate

/// The templates in the folder `Rendered`, each with what it renders, and a line feed.
///
/// `Core` is what Liquid and Stencil render, too. The titles of `Differences` say what they render.
struct RenderedTests {
  private static let core: [String: TemplateValue] = [
    "name": "Rome", "days": 3, "open": true, "closed": false, "nothing": nil,
    "tags": ["sun", "food"], "none": [],
    "place": ["city": "Roma", "land": ["code": "IT"]],
    "rows": [["title": "a", "done": true], ["title": "b", "done": false]],
  ]

  private static let differences: [String: TemplateValue] = [
    "name": "trip list", "zero": 0, "empty": "", "none": [], "nothing": nil, "off": false,
    "big": "NASA image", "lines": "a\nb\n\nc", "items": ["b", "a"],
    "place": ["city": "Roma", "area": "Lazio"],
  ]

  private static let layout: [String: TemplateValue] = [
    "yes": true, "no": false, "items": ["a", "b"], "name": "Rome",
  ]

  private static let filters: [String: TemplateValue] = [
    "rows": [
      ["name": "b", "size": 2, "on": true], ["name": "a", "size": 3, "on": false],
      ["name": "c", "size": 2, "on": true],
    ],
    "crlf": "a\r\nb\n\nc\n", "nothing": nil, "none": [], "record": ["a": 1, "b": 2],
  ]

  private func expect(_ row: RecordedCase, _ context: [String: TemplateValue]) throws {
    let (text, diagnostics) = rendering(row.input, context)
    #expect(printed(diagnostics) == "")
    try row.expect(text + "\n")
  }

  @Test(arguments: RecordedCase.all(in: "Rendered/Core.txt"))
  func core(row: RecordedCase) throws { try expect(row, Self.core) }

  @Test(arguments: RecordedCase.all(in: "Rendered/Differences.txt"))
  func differences(row: RecordedCase) throws { try expect(row, Self.differences) }

  @Test(arguments: RecordedCase.all(in: "Rendered/Layout.txt"))
  func linesOfTags(row: RecordedCase) throws { try expect(row, Self.layout) }

  @Test(arguments: RecordedCase.all(in: "Rendered/Filters.txt"))
  func filters(row: RecordedCase) throws { try expect(row, Self.filters) }

  static func row(_ claim: String, _ template: String, _ expected: String) -> Case {
    Case(claim, template, expected, core.merging(layout) { one, _ in one })
  }

  @Test(arguments: [
    row("a dash takes the space before", "a \n {%- if open %}b{% endif %}", "ab"),
    row("a dash takes the space behind", "{% if open -%} \n b{% endif %}", "b"),
    row("dashes of a comment", "a \n{#- x -#}\n b", "ab"),
    row("dashes of a value", "a \n{{- name -}}\n b", "aRomeb"),
    row("tabs are indentation", "\t{% if yes %}\t\n\tb\n\t{% endif %}\n", "\tb\n"),
    row("CRLF", "a\r\n{% if yes %}\r\nb\r\n{% endif %}\r\nc\r\n", "a\r\nb\r\nc\r\n"),
    row("CRLF in a value", "{{ 'a\\r\\n\\r\\nb' | indent: 1 }}", "a\r\n\r\n b"),
    row("a lone carriage return ends no line", "a\r{% if yes %}\rb{% endif %}", "a\r\rb"),
    row("strings have escapes", #"{{ "a\n\t\"\\" }}"#, "a\n\t\"\\"),
    row("a byte-order mark passes", "\u{FEFF}a{{ name }}", "\u{FEFF}aRome"),
    row("a zero byte passes", "a\0b", "a\0b"),
    row(
      "the inner loop has its own forloop",
      "{% for a in tags %}{% for b in rows %}{{ forloop.first }} {% endfor %}{% endfor %}",
      "true false true false "),
    row(
      "a loop's numbers have the names of Liquid and Stencil",
      "{% for i in items %}{{ forloop.index }}{{ forloop.counter }}{{ forloop.index0 }}"
        + "{{ forloop.counter0 }}{{ forloop.revindex }}{{ forloop.revindex0 }} {% endfor %}",
      "110021 221110 "),
  ])
  func spacesAndControls(row: Case) { row.check() }

  @Test func anIncludeIsRenderedInPlace() {
    Case("", "<{% include \"row\" %}>", "<[Rome]>", Self.core, includes: ["row": "[{{ name }}]"])
      .check()
  }

  @Test func anIncludeUsesTheVariableOfItsLoop() {
    Case(
      "", "{% for t in tags %}{% include 'row' %}{% endfor %}", "(sun)(food)", Self.core,
      includes: ["row": "({{ t }})"]
    ).check()
  }

  /// Liquid and Stencil print nothing for each of these.
  @Test(arguments: [
    ("{{ unknown }}", "unknown-variable"), ("{{ place.unknown }}", "unknown-key"),
    ("{{ items.9 }}", "invalid-index"), ("{{ items }}", "invalid-printed-value"),
    ("{% for c in name %}{% endfor %}", "invalid-loop-value"),
    ("{% if name < 1 %}{% endif %}", "invalid-operands"),
    ("{{ nothing | upper }}", "invalid-input"),
    ("{% if unknown %}{% endif %}", "unknown-variable"),
    ("{{ unknown | default: 1 }}", "unknown-variable"),
  ])
  func errorsThatLiquidAndStencilIgnoreAreReported(template: String, id: String) {
    let (text, diagnostics) = rendering(template, Self.differences)
    #expect(text == "")
    #expect(diagnostics.map(\.id) == [id])
  }

  @Test func aConditionIsNotLookedAtWhenItDoesNotMatter() {
    Case("", "{% if true or unknown %}yes{% endif %}", "yes").check()
    Case("", "{% if false and unknown %}{% else %}no{% endif %}", "no").check()
  }
}
