import TestTools
import Testing
import ViperTemplate
import ViperText

/// One run reports everything.
struct RecoveryTests {
  @Test func allErrorsOfAFileAreReported() {
    let template = """
      {{ name | uper }}
      {% if name = 1 %}
        {{ "open }}
      {% elif naem == 1 %}
        {% fro x in name %}
      {% else %}
        {{ unclosed
      {% elif x %}
      {% endif %}
      {% include "raw" %}
      {% endfor %}
      {{ name | indent: "a", 2 }}
      {% unless x %}
      """
    let (_, diagnostics) = rendering(template, ["name": "x"], includes: ["row": "{{ 1 2 }}"])
    let lines = diagnostics.map { diagnostic in
      let location = diagnostic.location
      let line = location.map { $0.source.position(at: $0.range.lowerBound).line } ?? 0
      return "\(location?.source.path ?? "") \(line) \(diagnostic.id)"
    }
    #expect(
      lines
        == [
          "main 1 unknown-filter", "main 2 unexpected-token", "main 3 missing-closing-quote",
          "main 4 unknown-variable", "main 5 unknown-tag", "main 7 missing-tag-end",
          "main 8 unexpected-tag-after-else", "main 10 unknown-include", "main 11 unexpected-tag",
          "main 12 invalid-argument-count", "main 13 missing-block-end", "row 1 unexpected-token",
          "main 13 unknown-variable",
        ].sorted { $0.hasPrefix("main") && $1.hasPrefix("row") })
  }

  @Test func severalErrorsOfOneTagAreReported() {
    let (_, diagnostics) = rendering("{{ a | uper | lowr | indent: 'x' }}")
    #expect(diagnostics.map(\.id) == ["unknown-filter", "unknown-filter", "invalid-argument"])
  }

  @Test func bothSidesOfAComparisonAreReported() {
    let (_, diagnostics) = rendering("{% if a == b %}{% endif %}")
    #expect(diagnostics.map(\.message) == ["unknown variable 'a'", "unknown variable 'b'"])
  }

  @Test func allTemplatesOfALibraryAreReported() {
    let (_, diagnostics) = TemplateLibrary.parse([
      "b": SourceText(path: "b", text: "{% endif %}"),
      "a": SourceText(path: "a", text: "{{ x | y }}"),
    ])
    #expect(diagnostics.map { $0.location?.source.path } == ["a", "b"])
  }

  @Test func textAfterAnInvalidTagIsRendered() {
    let (text, diagnostics) = rendering("a{{ x }}b{% if y %}c{% else %}d{% endif %}{{ z | up }}e")
    #expect(text == "abde")
    #expect(diagnostics.count == 3)
  }

  @Test func everyCircleIsReportedOnce() {
    let (_, diagnostics) = TemplateLibrary.parse([
      "a": SourceText(path: "a", text: "{% include 'b' %}{% include 'c' %}"),
      "b": SourceText(path: "b", text: "{% include 'd' %}{% include 'b' %}"),
      "c": SourceText(path: "c", text: "{% include 'd' %}"),
      "d": SourceText(path: "d", text: "{% include 'a' %}"),
    ])
    #expect(diagnostics.map(\.message) == ["'b' includes itself", "'a' includes itself"])
    #expect(diagnostics.last?.notes.map(\.location.source.path) == ["b", "a"])
  }
}
