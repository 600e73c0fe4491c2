import SwiftReading
import ViperText

extension Diagnostic {
  static func entityWithoutFields(_ name: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-type", "expected an object for an entity, found a string", at: name,
      help: "add fields: " + "{ \"name\": \(jsonString(name.string)), \"fields\": [\"id: Int\"] }")
  }

  static func notOneRequirement(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-requirement", "expected a single requirement of a protocol", at: text,
      help: "write one requirement on one line, as in Swift: \"static func make() -> Self\"")
  }

  static func opaqueService(_ type: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-opaque-type", "'\(type)' is an opaque type, which only parameters can have",
      at: type, help: "write 'any' instead of 'some'")
  }

  static func badImport(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-import", "'\(text)' isn't a valid Swift module name", at: text,
      help: "write only the Swift module's name, such as \"Foundation\"")
  }

  static func repeatedImport(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "duplicate-import", "'\(text)' is imported twice", at: text,
      help: "delete one of the two")
  }

  static func controlCharacter(_ text: EmbeddedText, at offset: Int) -> Self {
    let digits = String(Int(text.bytes[offset]) + 0x1_0000, radix: 16, uppercase: true).dropFirst()
    return Diagnostic(
      id: "invalid-control-character",
      "a doc comment can't contain the control character U+\(digits)",
      at: text.location(of: offset..<offset + 1),
      help: "delete the character; only '\\n' between lines is allowed")
  }

  static func reservedTypeName(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "reserved-type-name", "'\(text)' is a reserved name in Swift and can't be a type's name",
      at: text, help: "rename the type")
  }

  static func badSuperclass(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-superclass", "'\(text)' isn't a class to inherit from", at: text,
      help: "name a class, such as \"UITableViewController\"")
  }

  static func badConformance(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-conformance", "'\(text)' isn't a protocol that a struct can conform to",
      at: text, help: "name a protocol, such as \"Hashable\"")
  }

  static func repeatedConformance(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "duplicate-conformance",
      text.string == "Sendable"
        ? "every entity already conforms to 'Sendable'" : "'\(text)' appears twice in 'conforms'",
      at: text, help: "delete '\(text)'")
  }

  static func unsynthesized(_ conformance: SwiftType, _ field: Field) -> Self {
    let isDeclared = field.type.dottedName == field.type.text
    return Diagnostic(
      id: "unsupported-conformance",
      "an entity with the field '\(field.name)' can't be '\(conformance.text)', because "
        + "'\(field.type.text)' isn't", at: field.location,
      help: (isDeclared ? "make '\(field.type.text)' conform" : "use another type")
        + ", or remove '\(conformance.text)' from 'conforms'")
  }

  static func missingID(_ entity: String, at location: SourceLocation) -> Self {
    Diagnostic(
      id: "unsupported-conformance",
      "'\(entity)' has no 'id', which 'Identifiable' requires", at: location,
      help: "add a field such as \"id: Int\", or remove 'Identifiable' here, and conform in an "
        + "extension")
  }

  static func unknownConformance(
    _ conformance: SwiftType, near: String, at location: SourceLocation
  ) -> Self {
    Diagnostic(
      id: "invalid-conformance", "no protocol is named '\(conformance.text)'", at: location,
      help: "did you mean '\(near)'?")
  }

  static func notSendable(_ field: Field) -> Self {
    Diagnostic(
      id: "missing-sendable-closure",
      "entities are 'Sendable', but the closure '\(field.name)' isn't", at: field,
      help: "change its type to '@Sendable \(field.type.text)'")
  }

  static func wrongSignatureKey(_ text: EmbeddedText, isMethod: Bool) -> Self {
    let (key, what, right) = isMethod ? ("var", "a method", "func") : ("func", "a property", "var")
    return Diagnostic(
      id: "invalid-signature-key", "'\(key)' contains \(what)", at: text,
      help: "write '\(right)' instead of '\(key)'")
  }

  static func twoSignatures(_ function: EmbeddedText, _ variable: EmbeddedText) -> Self {
    Diagnostic(
      id: "conflicting-signature-keys", "a member can't have both 'func' and 'var'", at: variable,
      help: "split the member into two", note: .init("'func' is here", at: function))
  }

  static func keyNeeds(_ key: String, _ other: String, at location: SourceLocation) -> Self {
    Diagnostic(
      id: "missing-related-key", "'\(key)' needs '\(other)'", at: location,
      help: "add '\(other)' or delete '\(key)'")
  }
}

/// Finds the errors in a Swift argument that need no compiler.
///
/// `"trip.id"` → nil, `"a, b: c"` → the comma, `"f(x"` → the parenthesis, `"x // y"` → the comment
func expressionMistake(in text: EmbeddedText) -> Diagnostic? {
  if text.string.allSatisfy(\.isWhitespace) {
    return Diagnostic(
      id: "missing-expression", "expected a Swift expression, found nothing", at: text,
      help: "write a value, such as a parameter's name")
  }
  if let offset = text.bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
    return Diagnostic(
      id: "invalid-multiline-expression", "an expression must be on one line",
      at: text.location(of: offset..<offset + 1), help: "write longer code in Swift")
  }
  let fragment = SwiftFragment(text.bytes)
  if let flaw = fragment.flaw { return .flaw(flaw, in: text) }
  if let range = fragment.separator {
    let found = String(decoding: text.bytes[range], as: UTF8.self)
    let rest = String(decoding: text.bytes[range.lowerBound...], as: UTF8.self)
    return Diagnostic(
      id: "invalid-expression",
      "expected a single Swift expression, found '\(found)' after the expression",
      at: text.location(of: range), help: "delete '\(rest)'")
  }
  if let range = danglingOperator(in: text.bytes) {
    let sign = String(decoding: text.bytes[range], as: UTF8.self)
    return Diagnostic(
      id: "missing-operand-value", "expected a value after '\(sign)'", at: text.location(of: range),
      help: "write the value, or delete the operator")
  }
  return nil
}

/// `0...` needs no second operand, and `/` may end a regular expression.
private func danglingOperator(in bytes: [UInt8]) -> Range<Int>? {
  let end = (bytes.lastIndex { $0 != 0x20 && $0 != 0x09 } ?? -1) + 1
  let start = (bytes[..<end].lastIndex { !Array("+-*%=&|^~:<.".utf8).contains($0) } ?? -1) + 1
  return start == end || Array("...".utf8) == Array(bytes[start..<end]) ? nil : start..<end
}
