import ViperText

/// A JSON value with the place where it stands.
package struct JSONNode: Hashable, Sendable {
  package let value: JSONValue
  package let location: SourceLocation

  package init(_ value: JSONValue, at location: SourceLocation) {
    self.value = value
    self.location = location
  }
}

/// What RFC 8259 calls a value. Object members keep their order, so that output can follow it.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The number as written: specs and configs hold small integers only, nothing is rounded here.
  case number(String)
  case string(EmbeddedText)
  case array([JSONNode])
  case object([JSONMember])

  /// The kind as a diagnostic names it: `a string`, `an object`.
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

/// One `"key": value` of an object.
package struct JSONMember: Hashable, Sendable {
  package let key: EmbeddedText
  package let value: JSONNode

  package init(key: EmbeddedText, value: JSONNode) {
    self.key = key
    self.value = value
  }
}
