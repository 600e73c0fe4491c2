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
    guard found.append(to: &renderer.output) else {
      return renderer.report(.notPrintable(found), at: value.range)
    }
    renderer.checkOutput(at: value.range)
  }
}

/// `assign name = value`, or `set name = value`
final class AssignNode: TemplateNode {
  let symbol: Int
  let value: Expression

  init(symbol: Int, value: Expression) {
    self.symbol = symbol
    self.value = value
  }

  func render(in renderer: inout TemplateRenderer) {
    renderer.variables[symbol] = renderer.variable(value)
  }
}

extension TemplateParser {
  mutating func parseAssignment(_ tag: Tag) {
    let node = rest(of: tag) { (parser) throws(SyntaxError) in
      let symbol = parser.symbol(of: try parser.variableName())
      guard parser.take(.assign) else { throw parser.unexpected(expected: "'='") }
      return AssignNode(symbol: symbol, value: try parser.expression())
    }
    guard let node else { return }
    assigned.insert(node.symbol)
    append(node)
  }
}
