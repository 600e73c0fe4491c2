import ViperText

// All that the spec reader says; the JSON reader and the signature parser have their own.

extension Diagnostic {
  static func badImport(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "bad-import", "'\(text.string)' is no name of a Swift module", at: text.location,
      help: "write the name alone, without 'import'")
  }

  static func repeatedImport(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "repeated-import", "'\(text.string)' is imported twice", at: text.location,
      help: "delete one of the two")
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
