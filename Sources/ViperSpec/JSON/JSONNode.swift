import ViperText

/// A JSON value and its location.
package struct JSONNode: Hashable, Sendable {
  package let value: JSONValue
  package let location: SourceLocation

  package init(_ value: JSONValue, at location: SourceLocation) {
    self.value = value
    self.location = location
  }
}

/// A value of RFC 8259. Objects keep the order of their members.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The number as written. It isn't rounded, because specs and configs contain small integers
  /// only.
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
}

package struct JSONMember: Hashable, Sendable {
  package let key: EmbeddedText
  package let value: JSONNode

  package init(key: EmbeddedText, value: JSONNode) {
    self.key = key
    self.value = value
  }
}
