/// A part of a template that can be rendered.
///
/// Nodes are objects, because copying a struct would count a reference to each of its values.
protocol TemplateNode: AnyObject, Sendable {
  func render(in renderer: inout TemplateRenderer)
}

/// Text between two tags.
final class TextNode: TemplateNode {
  let bytes: [UInt8]
  let range: Range<Int>

  init(bytes: [UInt8], range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  func render(in renderer: inout TemplateRenderer) {
    renderer.output += bytes
    renderer.checkOutput(at: range)
  }
}

/// `{{ value }}`
final class OutputNode: TemplateNode {
  let value: Expression

  init(value: Expression) { self.value = value }

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
final class AssignNode: TemplateNode {
  let name: String
  let value: Expression

  init(name: String, value: Expression) {
    self.name = name
    self.value = value
  }

  func render(in renderer: inout TemplateRenderer) {
    renderer.variables[name] = renderer.variable(value)
  }
}

extension TemplateParser {
  mutating func parseAssignment(_ tag: Tag) {
    let node = rest(of: tag) { (parser) throws(SyntaxError) in
      let name = try parser.variableName()
      guard parser.take(.assign) else { throw parser.unexpected(expected: "'='") }
      return AssignNode(name: name, value: try parser.expression())
    }
    if let node { append(node) }
  }
}
