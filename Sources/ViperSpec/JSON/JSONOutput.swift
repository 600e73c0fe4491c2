import ViperText

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

  /// A value that fits on a line is on one line. The elements of the outermost container have their
  /// own lines, which makes diffs readable.
  package func document() -> String { text(in: JSONStyle(), isExpanded: true) + "\n" }

  /// - Parameter offset: the number of bytes between the indentation and the value.
  package func text(
    in style: JSONStyle, indentation: String = "", after offset: Int = 0, isExpanded: Bool = false
  ) -> String {
    if !isExpanded {
      // The comma needs one column.
      let limit = style.width - indentation.utf8.count - offset - 1
      if line.utf8.count <= limit { return line }
    }
    let inner = indentation + style.unit
    let brackets: (String, String)
    let lines: [String]
    switch self {
    case .array(let elements) where !elements.isEmpty:
      brackets = ("[", "]")
      lines = elements.map { $0.text(in: style, indentation: inner) }
    case .object(let members) where !members.isEmpty:
      brackets = ("{", "}")
      lines = members.map { member in
        let key = jsonString(member.key) + ": "
        return key + member.value.text(in: style, indentation: inner, after: key.utf8.count)
      }
    case .string, .integer, .bool, .array, .object: return line
    }
    let lineBreak = style.lineEnding + inner
    return brackets.0 + lineBreak + lines.joined(separator: "," + lineBreak) + style.lineEnding
      + indentation + brackets.1
  }

  package var line: String {
    switch self {
    case .string(let string): jsonString(string)
    case .integer(let number): String(number)
    case .bool(let value): value ? "true" : "false"
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members) where members.isEmpty: "{}"
    case .object(let members):
      "{ " + members.map { jsonString($0.key) + ": " + $0.value.line }.joined(separator: ", ")
        + " }"
    }
  }

  package init(_ node: JSONNode) {
    self =
      switch node.value {
      case .null: .string("")
      case .bool(let value): .bool(value)
      case .number(let digits): .integer(Int(digits) ?? 0)
      case .string(let text): .string(text.string)
      case .array(let elements): .array(elements.map(JSONOutput.init))
      case .object(let members): .object(members.map { .init($0.key.string, JSONOutput($0.value)) })
      }
  }
}

/// Quotes a string for JSON: `a"b` → `"a\"b"`. Characters outside ASCII stay unchanged.
package func jsonString(_ text: String) -> String {
  doubleQuoted(text) { scalar in
    guard scalar < " " else { return nil }
    let digits = String(scalar.value, radix: 16)
    return scalar == "\r" ? "\\r" : "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
