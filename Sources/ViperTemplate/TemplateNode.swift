/// A part of a template that can be rendered.
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
}
