import SwiftReading
import ViperText

// All that the spec reader says; the JSON reader and the signature parser have their own.

extension Diagnostic {
  static func entityWithoutFields(_ name: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "wrong-type", "an entity is an object, found a string", at: name.location,
      help: "say what it holds: "
        + "{ \"name\": \(jsonString(name.string)), \"fields\": [\"id: Int\"] }")
  }

  static func notOneRequirement(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "bad-swift", "this is not one requirement of a protocol", at: text.location,
      help: "write it on one line, as in Swift: \"static func make() -> Self\"")
  }

  static func opaqueService(_ type: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "opaque-result", "'\(type.string)' is opaque, which only a parameter can be",
      at: type.location, help: "write 'any' in place of 'some'")
  }

  static func badImport(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "bad-import", "'\(text.string)' is no name of a Swift module", at: text.location,
      help: "write the module's name alone, such as \"Foundation\"")
  }

  static func repeatedImport(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "repeated-import", "'\(text.string)' is imported twice", at: text.location,
      help: "delete one of the two")
  }

  static func controlCharacter(_ text: EmbeddedText, at offset: Int) -> Diagnostic {
    Diagnostic(
      id: "control-character", "a doc comment can't hold this control character",
      at: text.location(of: offset..<offset + 1), help: "write '\\n' between lines")
  }

  static func reservedTypeName(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "reserved-type-name", "no Swift type can be called '\(text.string)'", at: text.location,
      help: "rename it")
  }

  static func badSuperclass(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "bad-superclass", "no class can inherit from '\(text.string)'", at: text.location,
      help: "name a class, such as \"UITableViewController\"")
  }

  static func badConformance(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "bad-conformance", "'\(text.string)' is no protocol that a struct can conform to",
      at: text.location, help: "name a protocol, such as \"Hashable\"")
  }

  static func repeatedConformance(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "repeated-conformance",
      text.string == "Sendable"
        ? "every entity conforms to 'Sendable' already"
        : "'\(text.string)' appears twice in 'conforms'",
      at: text.location, help: "delete it")
  }

  static func notSendable(_ field: Field) -> Diagnostic {
    Diagnostic(
      id: "not-sendable", "the closure '\(field.name)' can't be part of a 'Sendable' entity",
      at: field.location, help: "make its type '@Sendable \(field.type.text)'")
  }

  static func wrongSignatureKey(_ text: EmbeddedText, isMethod: Bool) -> Diagnostic {
    let (key, what, right) =
      isMethod ? ("var", "a method", "func") : ("func", "a property", "var")
    return Diagnostic(
      id: "wrong-signature-key", "'\(key)' holds \(what)", at: text.location,
      help: "write '\(right)' in place of '\(key)'")
  }

  static func twoSignatures(_ function: EmbeddedText, _ variable: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "two-signatures", "a member has either 'func' or 'var'", at: variable.location,
      help: "make two members of it",
      notes: [.init("'func' is here", at: function.location)])
  }

  static func keyNeeds(_ key: String, _ other: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "key-needs-key", "'\(key)' has no meaning without '\(other)'", at: location,
      help: "add '\(other)' or delete '\(key)'")
  }
}
