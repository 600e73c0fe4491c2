import Testing
import ViperTemplate
import ViperText

struct Case: Sendable, CustomTestStringConvertible {
  let claim: String
  let template: String
  let expected: String
  let context: [String: TemplateValue]
  let includes: [String: String]
  var testDescription: String { claim }

  init(
    _ claim: String, _ template: String, _ expected: String,
    _ context: [String: TemplateValue] = [:], includes: [String: String] = [:]
  ) {
    self.claim = claim
    self.template = template
    self.expected = expected
    self.context = context
    self.includes = includes
  }

  func render() -> (text: String, diagnostics: [Diagnostic]) {
    rendering(template, context, includes: includes)
  }

  func check(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let (text, diagnostics) = render()
    #expect(text == expected, sourceLocation: sourceLocation)
    #expect(Array(text.utf8) == Array(expected.utf8), sourceLocation: sourceLocation)
    #expect(printed(diagnostics) == "", sourceLocation: sourceLocation)
  }
}

func rendering(
  _ template: String, _ context: [String: TemplateValue] = [:], includes: [String: String] = [:]
) -> (text: String, diagnostics: [Diagnostic]) {
  var sources = includes.map { (name: $0.key, text: $0.value) }
  sources.append((name: "main", text: template))
  let texts = sources.map { ($0.name, SourceText(path: $0.name, text: $0.text)) }
  let files = Dictionary(texts) { $1 }
  var (library, diagnostics) = TemplateLibrary.parse(files)
  var output: [UInt8] = []
  diagnostics += library.render("main", context, into: &output)
  // Templates that are parsed when they are needed render the same.
  var late: [UInt8] = []
  _ = TemplateLibrary(files).render("main", context, into: &late)
  #expect(late == output)
  return (String(decoding: output, as: UTF8.self), diagnostics.sortedForPrinting())
}

/// The screen that the user sees.
func printed(_ diagnostics: [Diagnostic]) -> String {
  diagnostics.map(DiagnosticPrinter().text(for:)).joined()
}
