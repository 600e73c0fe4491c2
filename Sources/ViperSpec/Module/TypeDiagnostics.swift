import SwiftReading
import ViperText

extension Diagnostic {
  static func inheritedName(
    _ name: String, at location: SourceLocation, from owner: String
  ) -> Self {
    Diagnostic(
      id: "conflicting-inherited-name", "the superclass '\(owner)' has already declared '\(name)'",
      at: location, help: "rename '\(name)'")
  }

  static func declaredBySuperclass(_ member: Member, owner: String, isImplemented: Bool) -> Self {
    Diagnostic(
      isImplemented ? .error : .warning, id: "conflicting-inherited-name",
      "the superclass '\(owner)' has already declared '\(member.compoundName)'",
      at: member.nameLocation,
      help: "rename '\(member.compoundName)'"
        + (isImplemented ? "" : ", or delete the method from your view"))
  }

  static func noController(_ text: EmbeddedText, instead base: String) -> Self {
    Diagnostic(
      id: "invalid-superclass",
      "the view is a '\(base)', but its superclass '\(text)' isn't a view controller", at: text,
      help: "use '\(base)', or one of its subclasses")
  }

  static func privateType(_ type: DeclaredType, at location: SourceLocation) -> Self {
    Diagnostic(
      id: "invalid-private-type",
      "generated code can't use '\(type.name)', because it is private to its file", at: location,
      help: "delete 'private' or 'fileprivate' from '\(type.keyword) \(type.name)'",
      note: .declared(type.name, at: type))
  }

  static func hiddenType(
    _ name: String, has: Access, wants: Access, at location: SourceLocation,
    declared: SourceLocation?
  ) -> Self {
    Diagnostic(
      id: "conflicting-type-access",
      "the module is '\(wants.rawValue)', but its type '\(name)' is '\(has.rawValue)'",
      at: location,
      help:
        "declare '\(name)' as '\(wants.rawValue)', or set the module's 'access' to \"\(has.rawValue)\"",
      note: declared.map { .declared(name, at: $0) })
  }

  static func unsendableField(_ field: Field, _ type: DeclaredType) -> Self {
    Diagnostic(
      id: "missing-sendable-class",
      "entities are 'Sendable', but the class '\(type.name)' of '\(field.name)' isn't", at: field,
      help: sendableHelp(type), note: .declared(type.name, at: type))
  }

  static func unsendableArgument(
    _ parameter: Parameter, of member: Member, _ type: DeclaredType, service: String,
    at location: SourceLocation
  ) -> Self {
    Diagnostic(
      id: "missing-sendable-class",
      "'\(service)' runs off the main actor, but the class '\(type.name)' of '\(parameter.name)' isn't 'Sendable'",
      at: location, help: sendableHelp(type), note: .declared(type.name, at: type))
  }

  private static func sendableHelp(_ type: DeclaredType) -> String {
    "make '\(type.name)' a struct, or let it conform to 'Sendable'"
  }
}
