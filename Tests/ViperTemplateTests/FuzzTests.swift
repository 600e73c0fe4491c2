import TestTools
import Testing
import ViperText

@testable import ViperTemplate

/// Whatever the bytes: no crash, and every range lies in its text.
@Suite(.serialized, .inTurn) struct FuzzTests {
  static let valid = """
    {# A module. #}
    {%- assign title = name | capitalize | replace: "a", 'b' -%}
    {% for row in rows %}
      {% if row.on and not (forloop.last or days <= 3) %}
      case {{ row.name | camelCase }} = {{ forloop.index0 | plus: 1 }}\r
      {% elif row.name in "ab" %}{{ "\\"é👋\\n" | quote }}
      {% else %}
        {% include "row", x: row.name | default: "-", y: (1..3) %}
      {% endif %}
    {% empty %}
    {% endfor %}
    {% for key, value in place %}{{ key }}: {{ value | append: key | indent: 2 }}{% endfor %}
    {% raw %}{{ raw }}{% endraw %}{% comment %} {% if %} {% endcomment %}
    {% unless rows | where: "on", true | map: "name" | join: ", " == "a" %}{{ rows.0.name }}{% endunless %}
    """

  static let context: [String: TemplateValue] = [
    "name": "trip", "days": 3, "rows": [["name": "a", "on": true], ["name": "b", "on": false]],
    "place": ["city": "Roma"],
  ]

  static let pieces = [
    "{{", "}}", "{%", "%}", "{#", "#}", "-", "\"", "'", "|", ":", ",", ".", "..", "(", ")", "=",
    "\\", "\n", "\r\n", " ", "{% if ", "{% else %}", "{% endif %}", "{% endfor %}", "{% raw %}",
    "{% include 'row' %}", "{% include 'main' %}", "forloop", "forloop.parent.index", "rows",
    "not ",
    "99999999999999999999", "-1", "0", "\u{0}", "é", "{% for i in (1..9) %}", "nil", " in ",
  ]

  private func check(_ bytes: [UInt8], _ comment: String) {
    let sources = [
      "main": SourceText(path: "main", bytes: bytes),
      "row": SourceText(path: "row", text: "{{ x }}{% for i in y %}{{ i }}{% endfor %}\n"),
    ]
    var (library, diagnostics) = TemplateLibrary.parse(sources)
    var output: [UInt8] = []
    var limits = RenderLimits.standard
    limits.steps = 20_000
    diagnostics += library.render("main", Self.context, limits, into: &output)
    for diagnostic in diagnostics {
      let locations = [diagnostic.location].compactMap { $0 } + diagnostic.notes.map(\.location)
      for location in locations {
        let isInside = location.range.upperBound <= location.source.bytes.count
        #expect(isInside, "\(comment): \(diagnostic.id)")
      }
    }
    if let first = diagnostics.first { _ = DiagnosticPrinter().text(for: first) }
  }

  @Test func theTemplateIsValid() {
    let includes = ["row": "{{ x }}"]
    #expect(printed(rendering(Self.valid, Self.context, includes: includes).diagnostics) == "")
  }

  @Test func everyPrefixIsSurvived() {
    let bytes = Array(Self.valid.utf8)
    for end in 0...bytes.count {
      check(Array(bytes[..<end]), "prefix of \(end)")
      check(Array(bytes[end...]), "suffix from \(end)")
    }
  }

  @Test(arguments: 1...8)
  func everyMutationIsSurvived(seed: UInt64) {
    var random = Seeded(state: seed)
    for round in 0..<150 {
      var bytes = Array(Self.valid.utf8)
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, place + Int.random(in: 0...8, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.removeSubrange(place..<end)
        case 1:
          let piece = Self.pieces.randomElement(using: &random) ?? ""
          bytes.replaceSubrange(place..<place, with: piece.utf8)
        case 2:
          let byte = UInt8.random(in: 0...255, using: &random)
          bytes.replaceSubrange(place..<min(place + 1, bytes.count), with: [byte])
        default:
          let from = Int.random(in: 0...place, using: &random)
          bytes.insert(contentsOf: bytes[from..<min(from + 40, place)], at: place)
        }
      }
      check(bytes, "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: 1...4)
  func anyRowOfPiecesIsSurvived(seed: UInt64) {
    var random = Seeded(state: seed)
    for round in 0..<150 {
      let count = Int.random(in: 1...30, using: &random)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      check(Array(text.utf8), "seed \(seed), round \(round)")
    }
  }
}
