import SwiftReading
import ViperText

/// Types that generated code can't use.
extension Diagnostic {
  static func unneededAny(_ type: DeclaredType, at location: SourceLocation) -> Self {
    Diagnostic(
      id: "unneeded-any", "'\(type.name)' isn't a protocol, so it can't have 'any'", at: location,
      help: "write '\(type.name)'", note: .declared(type.name, at: type))
  }

  static func ambiguousType(
    _ name: String, _ modules: [String], at location: SourceLocation
  ) -> Self {
    Diagnostic(
      id: "ambiguous-type",
      "'\(name)' is ambiguous, because \(quotedList(modules, separator: " and ")) declare it",
      at: location, help: "add the Swift module's name, such as '\(modules[0]).\(name)'")
  }

  static func hiddenModule(
    _ name: String, by type: SourceLocation, at location: SourceLocation
  ) -> Self {
    let (module, rest) = (String(name.prefix { $0 != "." }), name.drop { $0 != "." }.dropFirst())
    return Diagnostic(
      id: "ambiguous-type",
      "'\(name)' can't be found, because the type '\(module)' hides the Swift module",
      at: location, help: "write '\(rest)', or rename the type '\(module)'",
      note: .declared(module, at: type))
  }

  static func unimportedType(
    _ name: String, _ type: SwiftDeclarations.Unimported, at location: SourceLocation,
    hasImports: Bool
  ) -> Self {
    let module = type.module
    return Diagnostic(
      id: "missing-import",
      "'\(name)' is in the Swift module '\(module)', which this spec doesn't import",
      at: location,
      help: hasImports ? "add \"\(module)\" to 'imports'" : "add \"imports\": [\"\(module)\"]",
      note: type.location.map { .declared(name, at: $0) })
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

  static func unsendableField(_ field: Field, _ name: String, _ type: DeclaredType?) -> Self {
    let what = type.map { "the \($0.keyword) '\(name)' of '\(field.name)'" } ?? "'\(name)'"
    return unsendable("entities are 'Sendable', but \(what) isn't", name, type, at: field.location)
  }

  /// - Parameter use: `of 'id'`
  static func unsendableValue(
    _ use: String, _ name: String, _ type: DeclaredType?, service: String,
    at location: SourceLocation
  ) -> Self {
    let what = type.map { "the \($0.keyword) '\(name)'" } ?? "'\(name)'"
    return unsendable(
      "'\(service)' runs outside the main actor, but \(what) \(use) isn't 'Sendable'",
      name, type, at: location)
  }

  private static func unsendable(
    _ message: String, _ name: String, _ type: DeclaredType?, at location: SourceLocation
  ) -> Self {
    Diagnostic(
      type?.isImported == true ? .warning : .error, id: "missing-sendable-class", message,
      at: location,
      help: type.map {
        $0.keyword == "class"
          ? "make '\(name)' a struct, or let it conform to 'Sendable'"
          : "let '\(name)' conform to 'Sendable', because Swift doesn't infer it for public types"
      } ?? "use 'any Sendable' instead of '\(name)'",
      note: type.map { .declared(name, at: $0) })
  }
}
