import ViperText

package struct JSONNode: Hashable, Sendable, Located {
  package let value: JSONValue
  package let location: SourceLocation

  package init(_ value: JSONValue, at location: SourceLocation) {
    self.value = value
    self.location = location
  }

  /// Reads the string; nil and an error for other values.
  ///
  /// - Parameter expected: the rule in the message: `'doc' takes a string`.
  package func string(_ expected: String, into diagnostics: inout [Diagnostic]) -> EmbeddedText? {
    if case .string(let text) = value { return text }
    diagnostics.append(.wrongType(self, expected: expected))
    return nil
  }

  package func member(_ key: String) -> JSONMember? {
    value.members?.first { $0.key.string == key }
  }
}

/// A value of RFC 8259. Objects keep the order of their members.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(EmbeddedText)
  case array([JSONNode])
  case object([JSONMember])

  package var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  package var text: String? { if case .string(let text) = self { text.string } else { nil } }
  package var elements: [JSONNode]? { if case .array(let all) = self { all } else { nil } }
  package var members: [JSONMember]? { if case .object(let all) = self { all } else { nil } }
}

package struct JSONMember: Hashable, Sendable {
  package let key: EmbeddedText
  package let value: JSONNode

  package init(key: EmbeddedText, value: JSONNode) {
    self.key = key
    self.value = value
  }

  /// Reads an array; nil and an error for other values.
  package func array(into diagnostics: inout [Diagnostic]) -> [JSONNode]? {
    if case .array(let elements) = value.value { return elements }
    diagnostics.append(
      .arrayExpected(value, expected: "'\(key.string)' takes an array", key: key.string))
    return nil
  }
}
