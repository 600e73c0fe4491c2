/// A JSON value to print.
package indirect enum JSONOutput: Sendable {
  case string(String)
  case integer(Int)
  case bool(Bool)
  case array([JSONOutput])
  case object([Member])

  package struct Member: Sendable {
    package let key: String
    package let value: JSONOutput

    package init(_ key: String, _ value: JSONOutput) {
      self.key = key
      self.value = value
    }
  }

  package static func strings(_ texts: some Sequence<String>) -> JSONOutput {
    .array(texts.map(JSONOutput.string))
  }

  /// The document with a final line feed.
  ///
  /// A value that fits on a line is on one line. The elements of the outermost container always
  /// have their own lines, which makes diffs readable.
  ///
  /// - Parameter width: the maximum length of a line in UTF-8 bytes.
  package func document(width: Int = 100) -> String {
    var style = JSONStyle()
    style.width = width
    return text(in: style, isExpanded: true) + style.lineEnding
  }

  /// The value inside a document.
  ///
  /// - Parameters:
  ///   - indentation: of the line that it begins on.
  ///   - offset: the bytes before it on that line, without the indentation.
  ///   - isExpanded: whether its elements always have their own lines.
  package func text(
    in style: JSONStyle, indentation: String = "", after offset: Int = 0, isExpanded: Bool = false
  ) -> String {
    var writer = JSONWriter(style: style)
    writer.write(self, indentation: indentation, after: offset, isExpanded: isExpanded)
    return writer.output
  }

  package func line(in style: JSONStyle) -> String {
    func joined(_ parts: [String], _ open: String, _ close: String, padding: String) -> String {
      if parts.isEmpty { return open + close }
      return open + padding + parts.joined(separator: style.comma) + padding + close
    }
    return switch self {
    case .string(let string): jsonString(string)
    case .integer(let number): String(number)
    case .bool(let value): value ? "true" : "false"
    case .array(let elements):
      joined(elements.map { $0.line(in: style) }, "[", "]", padding: style.bracketPadding)
    case .object(let members):
      joined(
        members.map { jsonString($0.key) + style.colon + $0.value.line(in: style) }, "{", "}",
        padding: style.bracePadding)
    }
  }
}

extension JSONOutput {
  package init(_ node: JSONNode) {
    self =
      switch node.value {
      case .null: .string("")
      case .bool(let value): .bool(value)
      case .number(let digits): .integer(Int(digits) ?? 0)
      case .string(let text): .string(text.string)
      case .array(let elements): .array(elements.map(JSONOutput.init))
      case .object(let members):
        .object(members.map { .init($0.key.string, JSONOutput($0.value)) })
      }
  }
}

private struct JSONWriter {
  let style: JSONStyle
  var output = ""

  /// - Parameter offset: the bytes before the value on its line, without the indentation.
  mutating func write(
    _ value: JSONOutput, indentation: String, after offset: Int = 0, isExpanded: Bool = false
  ) {
    // The comma needs one column.
    let limit = style.width - indentation.utf8.count - offset - 1
    if !isExpanded {
      let line = value.line(in: style)
      if line.utf8.count <= limit {
        output += line
        return
      }
    }
    switch value {
    case .array(let elements) where !elements.isEmpty:
      writeLines(elements, in: ("[", "]"), indentation) { writer, element, inner in
        writer.write(element, indentation: inner)
      }
    case .object(let members) where !members.isEmpty:
      writeLines(members, in: ("{", "}"), indentation) { writer, member, inner in
        let key = jsonString(member.key) + writer.style.colon
        writer.output += key
        writer.write(member.value, indentation: inner, after: key.utf8.count)
      }
    case .string, .integer, .bool, .array, .object: output += value.line(in: style)
    }
  }

  private mutating func writeLines<Element>(
    _ elements: [Element], in brackets: (String, String), _ indentation: String,
    _ write: (inout JSONWriter, Element, String) -> Void
  ) {
    let inner = indentation + style.unit
    output += brackets.0
    for (index, element) in elements.enumerated() {
      output += (index > 0 ? "," : "") + style.lineEnding + inner
      write(&self, element, inner)
    }
    output += style.lineEnding + indentation + brackets.1
  }
}
