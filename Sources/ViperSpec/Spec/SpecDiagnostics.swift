import SwiftReading
import ViperText

extension Diagnostic {
  static func entityWithoutFields(_ name: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-type", "expected an object for an entity, found a string", at: name.location,
      help: "add fields: "
        + "{ \"name\": \(jsonString(name.string)), \"fields\": [\"id: Int\"] }")
  }

  static func notOneRequirement(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-requirement", "expected a single requirement of a protocol", at: text.location,
      help: "write one requirement on one line, as in Swift: \"static func make() -> Self\"")
  }

  static func opaqueService(_ type: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-opaque-type",
      "'\(type.string)' is an opaque type, which only parameters can have",
      at: type.location, help: "write 'any' instead of 'some'")
  }

  static func badImport(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-import", "'\(text.string)' isn't a valid Swift module name", at: text.location,
      help: "write only the Swift module's name, such as \"Foundation\"")
  }

  static func repeatedImport(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "duplicate-import", "'\(text.string)' is imported twice", at: text.location,
      help: "delete one of the two")
  }

  static func controlCharacter(_ text: EmbeddedText, at offset: Int) -> Diagnostic {
    let digits = String(Int(text.bytes[offset]) + 0x1_0000, radix: 16, uppercase: true).dropFirst()
    return Diagnostic(
      id: "invalid-control-character",
      "a doc comment can't contain the control character U+\(digits)",
      at: text.location(of: offset..<offset + 1),
      help: "delete the character; only '\\n' between lines is allowed")
  }

  static func reservedTypeName(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "reserved-type-name",
      "'\(text.string)' is a reserved name in Swift and can't be a type's name", at: text.location,
      help: "rename the type")
  }

  static func badSuperclass(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-superclass", "'\(text.string)' isn't a class to inherit from", at: text.location,
      help: "name a class, such as \"UITableViewController\"")
  }

  static func badConformance(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-conformance", "'\(text.string)' isn't a protocol that a struct can conform to",
      at: text.location, help: "name a protocol, such as \"Hashable\"")
  }

  static func repeatedConformance(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "duplicate-conformance",
      text.string == "Sendable"
        ? "every entity already conforms to 'Sendable'"
        : "'\(text.string)' appears twice in 'conforms'",
      at: text.location, help: "delete '\(text.string)'")
  }

  static func notSendable(_ field: Field) -> Self {
    Diagnostic(
      id: "missing-sendable-closure",
      "entities are 'Sendable', but the closure '\(field.name)' isn't",
      at: field.location, help: "change its type to '@Sendable \(field.type.text)'")
  }

  static func wrongSignatureKey(_ text: EmbeddedText, isMethod: Bool) -> Self {
    let (key, what, right) =
      isMethod ? ("var", "a method", "func") : ("func", "a property", "var")
    return Diagnostic(
      id: "invalid-signature-key", "'\(key)' contains \(what)", at: text.location,
      help: "write '\(right)' instead of '\(key)'")
  }

  static func twoSignatures(_ function: EmbeddedText, _ variable: EmbeddedText) -> Self {
    Diagnostic(
      id: "conflicting-signature-keys", "a member can't have both 'func' and 'var'",
      at: variable.location,
      help: "split the member into two",
      notes: [.init("'func' is here", at: function.location)])
  }

  static func keyNeeds(_ key: String, _ other: String, at location: SourceLocation) -> Self {
    Diagnostic(
      id: "missing-related-key", "'\(key)' needs '\(other)'", at: location,
      help: "add '\(other)' or delete '\(key)'")
  }
}
