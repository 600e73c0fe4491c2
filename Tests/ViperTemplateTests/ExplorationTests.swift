import TestTools
import Testing
import ViperText

@testable import ViperTemplate

/// Names that mean nothing, in branches that no context leads to.
@Suite(.serialized, .inTurn) struct ExplorationTests {
  /// The mistakes that two contexts show, one with a title and one with a count.
  private func mistakes(_ templates: [String: String]) throws -> [String] {
    let sources = templates.map { ($0.key, SourceText(path: $0.key, text: $0.value)) }
    let (library, problems) = TemplateLibrary.parse(Dictionary(uniqueKeysWithValues: sources))
    #expect(problems.isEmpty)
    var exploration = Exploration()
    let contexts: [[String: TemplateValue]] = [
      ["item": ["kind": "titled", "title": "T"], "list": []],
      ["item": ["kind": "counted", "count2": 2], "list": [["x": 1]]],
    ]
    for context in contexts { library.explore("a", context, into: &exploration) }
    return exploration.diagnostics.map {
      let position = $0.location.map { $0.source.position(at: $0.range.lowerBound) }
      return "\($0.location?.source.path ?? ""):\(position?.column ?? 0): \($0.message)"
    }
  }

  @Test(arguments: [
    ("{% if item.kind == \"never\" %}{{ itme }}{% endif %}", ["a:33: unknown variable 'itme'"]),
    ("{% if item.kind == \"never\" %}{{ item.titel }}{% endif %}", ["a:38: 'item' has no 'titel'"]),
    // What exists with one of the contexts exists.
    (
      "{% if item.kind == \"titled\" %}{{ item.title }}{% else %}{{ item.count2 }}{% endif %}", []
    ),
    ("{% if item.kind == \"never\" and item.x %}{% endif %}", ["a:37: 'item' has no 'x'"]),
    ("{% if item.kind or nobody %}{% endif %}", ["a:20: unknown variable 'nobody'"]),
    ("{% for e in list %}{{ e.y }}{% endfor %}", ["a:25: 'e' has no 'y'"]),
    ("{% for e in list %}{% else %}{{ nobody }}{% endfor %}", ["a:33: unknown variable 'nobody'"]),
    ("{% unless item %}{{ nobody }}{% endunless %}", ["a:21: unknown variable 'nobody'"]),
    ("{% if false %}{% assign own = 1 %}{% endif %}{{ own }}", []),
    ("{% if item.kind == \"never\" %}{% include \"b\", given: 1 %}{% endif %}", []),
    (
      "{% if item.kind == \"never\" %}{% include \"b\" %}{% endif %}",
      ["b:4: unknown variable 'given'"]
    ),
  ])
  func aNameThatNeverMeansAnythingIsFound(template: String, expected: [String]) throws {
    #expect(try mistakes(["a": template, "b": "{{ given }}"]) == expected)
  }

  @Test func branchesInBranchesEndSomewhere() throws {
    var templates: [String: String] = [:]
    for level in 0..<15 {
      let next = level == 14 ? "x" : "{% include \"\(Self.name(level + 1))\" %}"
      templates[Self.name(level)] = String(repeating: "{% if false %}\(next){% endif %}", count: 8)
    }
    #expect(try mistakes(templates) == [])
  }

  private static func name(_ level: Int) -> String { level == 0 ? "a" : "level\(level)" }

  /// Every sample would take as long as the first. Which names mean something elsewhere stays open.
  @Test func aTemplateThatTakesTooLongIsLeftAtThat() throws {
    let loops = (0..<7).map { "{% for e\($0) in list %}" }.joined()
    let ends = String(repeating: "{% endfor %}", count: 7)
    let text = "{% if item.kind %}{{ nobody }}\(loops)x\(ends){% endif %}"
    let (library, problems) = TemplateLibrary.parse([
      "a": SourceText(path: "a", text: text), "b": SourceText(path: "b", text: "{{ nobody }}"),
    ])
    #expect(problems.isEmpty)
    var exploration = Exploration()
    let list = TemplateValue.list((0..<12).map { .int($0) })
    for _ in 0..<100 {
      for name in ["a", "b"] {
        library.explore(name, ["item": ["kind": "x"], "list": list], into: &exploration)
      }
    }
    #expect(exploration.isExhausted("a") && !exploration.isExhausted("b"))
    #expect(exploration.diagnostics.map { $0.location?.source.path } == ["b"])
  }
}
