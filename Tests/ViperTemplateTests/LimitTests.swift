import TestTools
import Testing
import ViperText

@testable import ViperTemplate

/// No template traps, hangs or exhausts memory.
struct LimitTests {
  /// Renders `main` with the limits that are set.
  private func render(
    _ sources: [String: String], _ context: [String: TemplateValue] = [:],
    _ set: (inout RenderLimits) -> Void = { _ in }
  ) -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
    var limits = RenderLimits()
    set(&limits)
    let texts = sources.map { ($0.key, SourceText(path: $0.key, text: $0.value)) }
    let (library, diagnostics) = TemplateLibrary.parse(Dictionary(texts) { $1 })
    var output: [UInt8] = []
    let problems = library.render("main", context, limits, into: &output)
    return (output, diagnostics + problems)
  }

  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test func blocksAreNestedSoDeepOnly() {
    let fine = repeated("{% if true %}", 64) + "x" + repeated("{% endif %}", 64)
    #expect(render(["main": fine]).bytes == Array("x".utf8))
    let deep = repeated("{% if true %}\n", 65) + repeated("{% endif %}", 65)
    #expect(
      printed(render(["main": deep]).diagnostics) == """
        main:65:1: error: blocks are nested more than 64 levels deep [excessive-nesting]
         65 | {% if true %}
            | ^~~~~~~~~~~~~
            = help: move the inner lines to an included template

        """)
  }

  @Test func blocksOfAnyDepthAreSurvived() {
    let deep = repeated("{% for i in x %}", 20_000)
    #expect(render(["main": deep], ["x": []]).diagnostics.map(\.id) == ["excessive-nesting"])
    let closed = deep + repeated("{% endfor %}", 20_000)
    #expect(render(["main": closed], ["x": []]).diagnostics.map(\.id) == ["excessive-nesting"])
    let wrong = deep + repeated("{% endif %}{% else %}{% assign i = 1 %}", 20_000)
    #expect(render(["main": wrong], ["x": []]).diagnostics.first?.id == "excessive-nesting")
  }

  @Test func parenthesesOfAnyDepthAreSurvived() {
    let fine = "{{ " + repeated("(", 32) + "1" + repeated(")", 32) + " }}"
    #expect(render(["main": fine]).bytes == Array("1".utf8))
    let deep = "{{ " + repeated("(", 33) + "1" + repeated(")", 33) + " }}"
    #expect(
      printed(render(["main": deep]).diagnostics) == """
        main:1:36: error: parentheses are nested more than 32 levels deep [excessive-nesting]
         1 | {{ (((((((((((((((((((((((((((((((((1))))))))))))))))))))))))))))))))) }}
           |                                    ^

        """)
    let deeper = "{{ " + repeated("(", 50_000)
    #expect(render(["main": deeper]).diagnostics.map(\.id) == ["missing-tag-end"])
  }

  @Test func longChainsAreNotDeep() {
    let chain = "{% if true" + repeated(" and not not true", 20_000) + " %}x{% endif %}"
    #expect(render(["main": chain]).bytes == Array("x".utf8))
    let filters = "{{ 'a'" + repeated("|upper|lower", 20_000) + " }}"
    #expect(render(["main": filters]).bytes == Array("a".utf8))
    let path = "{{ a" + repeated(".a", 50_000) + " }}"
    #expect(render(["main": path], ["a": 1]).diagnostics.map(\.id) == ["unknown-key"])
  }

  @Test func includesAreNestedSoDeepOnly() {
    let names = (0...16).map { $0 == 0 ? "main" : "t\($0)" } + ["last"]
    let sources = zip(names, names.dropFirst()).map { ($0, "{% include '\($1)' %}") }
    let (bytes, diagnostics) = render(Dictionary(sources + [("last", "x")]) { $1 })
    #expect(bytes.isEmpty)
    #expect(
      printed(diagnostics) == """
        t16:1:12: error: includes are nested more than 16 levels deep [excessive-includes]
         1 | {% include 'last' %}
           |            ^~~~~~

        """)
  }

  @Test func theDeepestTreeRendersOnASmallStack() async {
    let open = repeated("{% for i in (1..1) %}", 60)
    let close = repeated("{% endfor %}", 60)
    let sources = ["main": "b", "b": "c", "c": "d"].mapValues {
      open + "{% include '\($0)' %}" + close
    }
    let task = Task.detached { render(sources.merging(["d": "x"]) { $1 }) }
    #expect(await task.value.diagnostics.map(\.id) == ["excessive-includes"])
  }

  @Test func circlesAreNotFollowed() {
    let (bytes, diagnostics) = render(["main": "a{% include 'main' %}{% include 'main' %}"])
    #expect(bytes == Array("a".utf8))
    #expect(diagnostics.map(\.id) == ["invalid-include-cycle", "invalid-include-cycle"])
  }

  @Test func includesThatDoubleEndAtTheStepLimit() {
    var sources = ["t15": "x"]
    for index in 0..<15 {
      let name = index == 0 ? "main" : "t\(index)"
      sources[name] = repeated("{% include 't\(index + 1)' %}", 10)
    }
    let (_, diagnostics) = render(sources) { $0.steps = 10_000 }
    #expect(diagnostics.map(\.id) == ["excessive-steps"])
  }

  @Test func loopsEndAtTheStepLimit() {
    let template = "{% for i in (1..1000) %}{% for j in (1..1000) %}x{% endfor %}{% endfor %}"
    let (bytes, diagnostics) = render(["main": template]) { $0.steps = 10_000 }
    #expect(bytes.count < 10_000)
    #expect(
      printed(diagnostics) == """
        main:1:37: error: rendering takes more than 10000 steps; stopped here [excessive-steps]
         1 | {% for i in (1..1000) %}{% for j in (1..1000) %}x{% endfor %}{% endfor %}
           |                                     ^~~~~~~~~

        """)
  }

  @Test func theOutputEndsAtItsLimit() {
    let template = "{% for i in (1..1000) %}{{ 'é' }}{% endfor %}"
    let (bytes, diagnostics) = render(["main": template]) { $0.outputBytes = 11 }
    #expect(bytes.count == 11)
    #expect(
      printed(diagnostics) == """
        main:1:28: error: the output is longer than 11 bytes; stopped here [excessive-output]
         1 | {% for i in (1..1000) %}{{ 'é' }}{% endfor %}
           |                            ^~~

        """)
  }

  @Test func indentationCountsAsOutput() {
    let sources = ["main": repeated(" ", 100) + "{% include 'a' %}\n", "a": repeated("x\n", 100)]
    let (bytes, diagnostics) = render(sources) { $0.outputBytes = 1000 }
    #expect(bytes.count == 1000)
    #expect(diagnostics.map(\.id) == ["excessive-output"])
  }

  @Test(arguments: [
    "{{ x | append: x }}", "{{ x | prepend: x }}", "{{ x | replace: 'a', 'bbb' }}",
    "{{ '\\n\\na\\na' | indent: 150 }}", "{{ list | join: x }}",
    "{{ x | split: 'a' | count }}", "{{ nl | lines | count }}", "{{ (1..100) | count }}",
  ])
  func aFilterMakesNothingLongerThanItsLimit(template: String) {
    let context: [String: TemplateValue] = [
      "x": .string(repeated("a", 90)), "list": [1, 2, 3], "nl": .string(repeated("\n", 90)),
    ]
    let (_, diagnostics) = render(["main": template], context) {
      $0.valueBytes = 150
      $0.elements = 80
    }
    #expect(diagnostics.map(\.id) == ["excessive-value"])
  }

  @Test func doublingAValueEnds() {
    let template = """
      {% assign x = 'ab' %}
      {% for i in (1..100) %}{% assign x = x | append: x %}{% endfor %}
      """
    #expect(render(["main": template]).diagnostics.map(\.id) == ["excessive-value"])
  }

  @Test func errorsAreCounted() {
    let (_, diagnostics) = render(["main": repeated("{{ }}\n", 1000)])
    #expect(diagnostics.count == 101)
    #expect(
      printed(Array(diagnostics.suffix(1))) == """
        main:101:4: error: more than 100 errors; the other errors aren't shown [excessive-errors]
         101 | {{ }}
             |    ^~

        """)
    let late = render(["main": repeated("{{ x }}", 1000)]).diagnostics
    #expect(late.count == 101)
    #expect(late.last?.id == "excessive-errors")
  }

  @Test func anUnknownTemplateIsNamed() {
    let (library, _) = TemplateLibrary.parse(["view.swift": SourceText(path: "v", text: "")])
    var output: [UInt8] = []
    let diagnostics = library.render("veiw.swift", [:], into: &output)
    #expect(
      printed(diagnostics) == """
        viper-gen: error: the pack has no template 'veiw.swift' [unknown-template]
           = help: did you mean 'view.swift'?

        """)
  }

  @Test(arguments: [
    "{#", "{% raw %}", "{{", "{{ \"", "{% if", "{{ a", "{% endraw %}", "{% comment", "{{ '\n", "{-",
    "{% raw %}{% endraw", "\n{% if a %}\n", "{% for a in b %}", "  {#-#}", "{% include 'x' %}",
  ])
  func unclosedTagsTakeLinearTime(piece: String) {
    // Quadratic work on this much would take minutes.
    _ = render(["main": repeated(piece, 100_000 / piece.utf8.count)])
  }
}
