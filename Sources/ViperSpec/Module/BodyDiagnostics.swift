import SwiftReading
import ViperText

extension Diagnostic {
  static func severalImplementations(_ member: SpecMember) -> Self {
    let keys = member.implementations.map { "'\($0.key)'" }
    let last = member.implementations[member.implementations.count - 1]
    return Diagnostic(
      id: "duplicate-implementation",
      "'\(member.member.compoundName)' has several implementations: \(keys.joined(separator: " and "))",
      at: last, help: "delete all but one")
  }

  static func emptyBody(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "missing-body", "the body is empty", at: text,
      help: "write a Swift statement, such as 'return'")
  }

  static func bodyOfSeveralLines(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-body", "a body must be a single statement on one line", at: text,
      help: "write longer code in a file you own")
  }

  static func bodyOfSeveralStatements(_ location: SourceLocation) -> Self {
    Diagnostic(
      id: "invalid-body", "a body must be a single statement, found more code after ';'",
      at: location, help: "write longer code in a file you own")
  }

  static func unfinishedBody(_ text: EmbeddedText, at gap: Range<Int>) -> Self {
    let token = String(decoding: text.bytes[gap], as: UTF8.self)
    return Diagnostic(
      id: "missing-body-end",
      "the body isn't a complete statement, because code is missing after '\(token)'",
      at: text.location(of: gap), help: "complete the statement")
  }

  static func throwingBody(
    _ location: SourceLocation, of member: Member, as signature: String
  ) -> Self {
    Diagnostic(
      id: "missing-throws",
      "the body can throw, but '\(member.compoundName)' isn't marked 'throws'", at: location,
      help: "declare '\(signature)', or catch the error with 'do { … } catch { … }'")
  }

  static func waitingBody(
    _ location: SourceLocation, of member: Member, as signature: String
  ) -> Self {
    Diagnostic(
      id: "missing-async-body", "the body uses 'await', but '\(member.compoundName)' isn't 'async'",
      at: location, help: "declare '\(signature)', or use 'Task { … }'")
  }

  static func directiveAsBody(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-body-directive", "a body can't be a compiler directive", at: text,
      help: "write the directive in a file you own")
  }

  static func bodyCannotSet(_ property: Property, at location: SourceLocation) -> Self {
    Diagnostic(
      id: "unsupported-setter-body",
      "'body' can't implement '\(property.name)', because '\(property.name)' has a setter",
      at: location,
      help: "declare '\(property.name): \(property.type.text) { get }', "
        + "or replace 'body' with 'state' or 'forward'")
  }

  package static func flaw(_ flaw: SwiftFragment.Flaw, in text: EmbeddedText) -> Self {
    let location = text.location(of: flaw.range)
    let (message, help) = flaw.advice(in: text.bytes)
    switch flaw.reason {
    case .unbalanced: return Diagnostic(id: "missing-bracket", message, at: location, help: help)
    case .unexpected:
      return Diagnostic(id: "unexpected-swift-character", message, at: location, help: help)
    case .tooDeep:
      return Diagnostic(id: "excessive-code-nesting", message, at: location, help: help)
    }
  }
}
