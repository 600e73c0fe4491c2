import TestTools
import Testing
import ViperTemplate
import ViperText

/// Templates and conditions that stand in another text, such as those of a pack's manifest.
struct TemplateTests {
  /// `"{{ naem }}é"` in JSON, with an escape in front: `\u00e9` is six bytes there and two here.
  static func embedded(_ text: String, prefix: String = "\"\\u00e9") -> EmbeddedText {
    let source = SourceText(path: "pack.json", text: prefix + text + "\"")
    let start = prefix.utf8.count
    return EmbeddedText(
      bytes: Array(("é" + text).utf8), source: source,
      anchors: [.init(decoded: 0, source: 1), .init(decoded: 2, source: start)])
  }

  @Test func aShortTemplateRenders() {
    let (template, diagnostics) = Template.parse(
      EmbeddedText(SourceText(path: "--view", text: "{{ module.name }}View")))
    #expect(diagnostics.isEmpty)
    #expect(template.render(["module": ["name": "Trips"]]).text == "TripsView")
  }

  @Test func aNameIsTheSameInBothFormsOfItsLetters() {
    let (template, diagnostics) = Template.parse(
      EmbeddedText(SourceText(path: "--view", text: "{{ words.\u{E9}tat }}")))
    #expect(diagnostics.isEmpty)
    let text = template.render(["words": ["other": "A", "e\u{301}tat": "B"]]).text
    #expect(text == "B")
  }

  @Test func anErrorInAnEmbeddedTemplateIsShownInItsFile() {
    let (template, _) = Template.parse(Self.embedded("{{ naem }}"))
    let (text, diagnostics) = template.render(["name": "x"])
    #expect(text == "é")
    #expect(
      printed(diagnostics) == #"""
        pack.json:1:11: error: unknown variable 'naem' [unknown-variable]
         1 | "\u00e9{{ naem }}"
           |           ^~~~
           = help: did you mean 'name'?

        """#)
  }

  @Test func aShortTemplateIncludesNothing() {
    let (_, diagnostics) = Template.parse(
      EmbeddedText(SourceText(path: "--view", text: "{% include 'x' %}")))
    #expect(
      diagnostics.map(\.message) == ["can't include 'x', because includes aren't available here"])
  }

  @Test(arguments: [
    ("module.ui == \"uikit\" and not tests", true), ("tests", false), ("not tests", true),
    ("module.ui in 'uikit swiftui'", true), ("module.ui | upper == 'UIKIT'", true),
    ("  true  ", true), ("(false)", false), ("module.ui != nil", true),
  ])
  func aConditionIsEvaluated(text: String, expected: Bool) {
    let (condition, diagnostics) = Template.Condition.parse(
      EmbeddedText(SourceText(path: "pack.json", text: text)))
    #expect(diagnostics.isEmpty)
    let (isMet, problems) = condition.evaluate(["module": ["ui": "uikit"], "tests": false])
    #expect(isMet == expected)
    #expect(problems.isEmpty)
  }

  @Test(arguments: [
    ("", "unexpected-token"), ("a ==", "unexpected-token"), ("'a", "missing-closing-quote"),
    ("a b", "unexpected-token"), ("a | uper", "unknown-filter"),
    ("{{ a }}", "unexpected-character"),
    ("a %}", "unexpected-character"), ("a and b = c", "unexpected-token"),
  ])
  func aBadConditionIsRejected(text: String, id: String) {
    let source = SourceText(path: "pack.json", text: text)
    let (condition, diagnostics) = Template.Condition.parse(EmbeddedText(source))
    #expect(diagnostics.first?.id == id)
    #expect(condition.evaluate(["a": true, "b": true, "c": true]).0 == false)
  }

  @Test func anUnknownVariableInAConditionIsShown() {
    let (condition, _) = Template.Condition.parse(Self.embedded(" and tsts"))
    let (isMet, diagnostics) = condition.evaluate(["é": true, "tests": true])
    #expect(!isMet)
    #expect(printed(diagnostics).hasPrefix("pack.json:1:13: error: unknown variable 'tsts'"))
  }

  @Test func anErrorInALoopIsReportedOnce() {
    let (_, diagnostics) = rendering("{% for i in (1..1000) %}{{ x }}{% endfor %}")
    #expect(diagnostics.map(\.id) == ["unknown-variable"])
  }

  @Test func oneErrorCausesNoFollowUpErrors() {
    let template = "{% assign x = y %}{{ x | upper }}{% include 'row', z: y2 %}"
    let (_, diagnostics) = rendering(template, includes: ["row": "{{ z.name }}"])
    #expect(diagnostics.map(\.message) == ["unknown variable 'y'", "unknown variable 'y2'"])
  }

  @Test func theOutputIsAppended() {
    let (library, _) = TemplateLibrary.parse(["a": SourceText(path: "a", text: "b")])
    var output = Array("a".utf8)
    #expect(library.render("a", [:], into: &output).isEmpty)
    #expect(String(decoding: output, as: UTF8.self) == "ab")
  }

  @Test func includedTemplatesAreReachable() {
    let (library, _) = TemplateLibrary.parse([
      "a": SourceText(path: "a", text: "{% if false %}{% include 'b' %}{% endif %}"),
      "b": SourceText(path: "b", text: ""), "c": SourceText(path: "c", text: ""),
    ])
    #expect(library.reached(from: ["a"]) == ["a", "b"])
  }

  @Test func aTemplateIsParsedWhenItIsNeeded() {
    let library = TemplateLibrary(
      ["a": "{% include 'b' %}", "b": "{{ b.c }}", "d": "{{ x.y }}{% include 'b' %}", "e": "{{"]
        .reduce(into: [:]) { $0[$1.key] = SourceText(path: $1.key, text: $1.value) })
    let context: [String: TemplateValue] = ["b": ["a": 0, "c": "1"], "x": ["y": "2"]]
    for (name, expected) in [("a", "1"), ("d", "21"), ("a", "1")] {
      var output: [UInt8] = []
      #expect(library.render(name, context, into: &output).isEmpty)
      #expect(String(decoding: output, as: UTF8.self) == expected)
    }
    // A mistake is reported once.
    for expected in [["missing-tag-end"], []] {
      var output: [UInt8] = []
      #expect(library.render("e", context, into: &output).map(\.id) == expected)
    }
  }

  @Test func valuesAreWrittenAsLiterals() {
    let value: TemplateValue = ["a": [1, "b", true, nil], "b": 2]
    #expect(
      value
        == .record(["b": .int(2), "a": .list([.int(1), .string("b"), .bool(true), .none])]))
    #expect(TemplateValue.list([.int(1), .none]) == [1, nil])
  }
}
