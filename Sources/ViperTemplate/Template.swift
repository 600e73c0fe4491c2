import ViperText

/// A parsed text without includes, such as the file name `{{ module.name }}View.swift`.
package struct Template: Sendable {
  package let text: EmbeddedText
  private let nodes: [any TemplateNode]
  private let variables: [VariablePath]

  /// Parses a text. Tags with a mistake render nothing.
  package static func parse(
    _ text: EmbeddedText
  ) -> (template: Template, diagnostics: [Diagnostic]) {
    var parser = TemplateParser(text: text)
    let nodes = parser.parse()
    return (Template(text: text, nodes: nodes, variables: parser.variables), parser.diagnostics)
  }

  /// Renders the text. Expressions with a mistake render nothing.
  package func render(
    _ context: [String: TemplateValue]
  ) -> (text: String, diagnostics: [Diagnostic]) {
    var renderer = TemplateRenderer(text, context)
    renderer.render(nodes)
    return (String(decoding: renderer.output, as: UTF8.self), renderer.diagnostics)
  }

  package func text(
    _ context: [String: TemplateValue], into diagnostics: inout [Diagnostic]
  ) -> String {
    let (text, problems) = render(context)
    diagnostics += problems
    return text
  }

  /// Whether the text uses a key of a record in the context, or the whole record.
  package func reads(_ key: String, of record: String) -> Bool {
    variables.contains { $0.name == record && $0.keys.first?.name ?? key == key }
  }
}

extension Template {
  /// A condition without brackets, such as `module.ui == "uikit" and not tests`.
  package struct Condition: Sendable {
    private let text: EmbeddedText
    private let expression: Expression

    /// Parses an expression. If it contains a mistake, the condition is never met.
    package static func parse(
      _ text: EmbeddedText
    ) -> (condition: Condition, diagnostics: [Diagnostic]) {
      var parser = TemplateParser(text: text)
      let expression = parser.parseCondition()
      return (Condition(text: text, expression: expression), parser.diagnostics)
    }

    /// Whether the condition is met. After a mistake, it isn't.
    package func evaluate(_ context: [String: TemplateValue]) -> (Bool, [Diagnostic]) {
      var renderer = TemplateRenderer(text, context)
      return (renderer.isMet(expression), renderer.diagnostics)
    }
  }
}
