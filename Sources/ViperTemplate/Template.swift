import ViperText

/// A parsed text without includes, such as the file name `{{ module.name }}View.swift`.
package struct Template: Sendable {
  package let text: EmbeddedText
  private let nodes: [any TemplateNode]
  private let variables: [VariablePath]

  /// Tags with an error render nothing.
  package static func parse(
    _ text: EmbeddedText
  ) -> (template: Template, diagnostics: [Diagnostic]) {
    var parser = TemplateParser(text: text)
    let nodes = parser.parse()
    return (Template(text: text, nodes: nodes, variables: parser.variables), parser.diagnostics)
  }

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

  /// Whether the text uses a key of a record, or the whole record.
  package func reads(_ key: String, of record: String) -> Bool {
    variables.contains { $0.name == record && $0.keys.first?.name ?? key == key }
  }

  /// A condition without brackets, such as `module.ui == "uikit" and not tests`.
  package struct Condition: Sendable {
    private let text: EmbeddedText
    private let expression: Expression

    /// A condition with an error is never met.
    package static func parse(
      _ text: EmbeddedText
    ) -> (condition: Condition, diagnostics: [Diagnostic]) {
      var parser = TemplateParser(text: text)
      let expression = parser.parseCondition()
      return (Condition(text: text, expression: expression), parser.diagnostics)
    }

    package func evaluate(_ context: [String: TemplateValue]) -> (Bool, [Diagnostic]) {
      var renderer = TemplateRenderer(text, context)
      return (renderer.isMet(expression), renderer.diagnostics)
    }
  }
}

protocol TemplateNode: Sendable {
  func render(in renderer: inout TemplateRenderer)
}

/// Text between two tags.
struct TextNode: TemplateNode {
  let bytes: [UInt8]
  let range: Range<Int>

  func render(in renderer: inout TemplateRenderer) {
    renderer.output += bytes
    renderer.checkOutput(at: range)
  }
}

/// `{{ value }}`
struct OutputNode: TemplateNode {
  let value: Expression

  func render(in renderer: inout TemplateRenderer) {
    guard let found = renderer.value(of: value) else { return }
    guard let text = found.text else {
      return renderer.report(.notPrintable(found), at: value.range)
    }
    renderer.output += text.utf8
    renderer.checkOutput(at: value.range)
  }
}

/// `assign name = value`, or `set name = value`
struct AssignNode: TemplateNode {
  let name: String
  let value: Expression

  func render(in renderer: inout TemplateRenderer) {
    renderer.variables[name] = renderer.variable(value)
  }
}

extension TemplateParser {
  mutating func parseAssignment(_ tag: Tag) {
    let node = rest(of: tag) { parser in
      let name = try parser.variableName()
      guard parser.take(.assign) else { throw parser.unexpected(expected: "'='") }
      return AssignNode(name: name, value: try parser.expression())
    }
    guard let node else { return }
    assigned.insert(node.name)
    append(node)
  }

  mutating func openCondition(_ name: String, _ tag: Tag) {
    var condition = expression(of: tag) ?? .broken(tag.range)
    if name == "unless" { condition = Expression(.not(condition), condition.range) }
    open(OpenBlock(name: name, opener: tag.range, arms: [Arm(condition: condition)]))
  }
}

/// `if … elif … else … endif`, or `unless … endunless`
struct ConditionNode: TemplateNode {
  let arms: [Arm]

  func render(in renderer: inout TemplateRenderer) {
    for arm in arms {
      guard arm.condition.map({ renderer.isMet($0) }) ?? true else { continue }
      return renderer.render(arm.body)
    }
  }
}
