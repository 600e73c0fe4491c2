/// A JSON value to be written. All JSON that viper-gen prints is laid out here.
package indirect enum JSONOutput: Sendable {
  case string(String)
  case integer(Int)
  case bool(Bool)
  case array([JSONOutput])
  /// The members in the order in which they are written.
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

  /// The document, ended by a line feed.
  ///
  /// What fits on a line stands on one, else each element has a line of its own; the outermost
  /// container always has its elements on lines of their own, so that a diff shows them.
  ///
  /// - Parameter width: columns of a line that may be filled, as UTF-8 bytes.
  package func document(width: Int = 100) -> String {
    var writer = JSONWriter(width: width)
    writer.write(self, indentation: 0, isOutermost: true)
    return writer.output + "\n"
  }

  /// The value on one line, or nil if it needs more than `limit` bytes.
  fileprivate func line(limit: Int) -> String? {
    var text = ""
    return append(to: &text, limit: limit) ? text : nil
  }

  private func append(to text: inout String, limit: Int) -> Bool {
    switch self {
    case .string(let string): text += jsonString(string)
    case .integer(let number): text += String(number)
    case .bool(let value): text += value ? "true" : "false"
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        guard element.append(to: &text, limit: limit) else { return false }
      }
      text += "]"
    case .object(let members):
      text += members.isEmpty ? "{" : "{ "
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        text += jsonString(member.key) + ": "
        guard member.value.append(to: &text, limit: limit) else { return false }
      }
      text += members.isEmpty ? "}" : " }"
    }
    return text.utf8.count <= limit
  }
}

extension JSONOutput {
  /// A value as it was read, in the layout of all JSON that viper-gen prints.
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
  let width: Int
  var output = ""

  /// - Parameter key: what stands before the value on its line already, in bytes.
  mutating func write(
    _ value: JSONOutput, indentation: Int, after key: Int = 0, isOutermost: Bool = false
  ) {
    // One column is kept for the comma.
    if !isOutermost, let line = value.line(limit: width - indentation - key - 1) {
      output += line
      return
    }
    switch value {
    case .array(let elements) where !elements.isEmpty:
      writeLines(elements, in: ("[", "]"), indentation) { writer, element in
        writer.write(element, indentation: indentation + 2)
      }
    case .object(let members) where !members.isEmpty:
      writeLines(members, in: ("{", "}"), indentation) { writer, member in
        let key = jsonString(member.key) + ": "
        writer.output += key
        writer.write(member.value, indentation: indentation + 2, after: key.utf8.count)
      }
    case .string, .integer, .bool, .array, .object: output += value.line(limit: .max) ?? ""
    }
  }

  private mutating func writeLines<Element>(
    _ elements: [Element], in brackets: (String, String), _ indentation: Int,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    let spaces = String(repeating: " ", count: indentation)
    output += brackets.0 + "\n"
    for (index, element) in elements.enumerated() {
      if index > 0 { output += ",\n" }
      output += spaces + "  "
      write(&self, element)
    }
    output += "\n" + spaces + brackets.1
  }
}
