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
    _ name: String, by type: (location: SourceLocation, isClear: Bool), at location: SourceLocation
  ) -> Self {
    let (module, rest) = (String(name.prefix { $0 != "." }), name.drop { $0 != "." }.dropFirst())
    return Diagnostic(
      id: "ambiguous-type",
      "'\(name)' can't be found, because the type '\(module)' hides the Swift module",
      at: location,
      help: (type.isClear ? "write '\(rest)', or " : "") + "rename the type '\(module)'",
      note: .declared(module, at: type.location))
  }

  static func unseenType(
    _ name: String, _ reason: SwiftDeclarations.Unseen, at location: SourceLocation,
    hasImports: Bool
  ) -> Self {
    switch reason {
    case .unimported(let module, let declared):
      Diagnostic(
        id: "missing-import",
        "'\(name)' is in the Swift module '\(module)', which this spec doesn't import",
        at: location,
        help: hasImports ? "add \"\(module)\" to 'imports'" : "add \"imports\": [\"\(module)\"]",
        note: declared.map { .declared(name, at: $0) })
    case .internal(let module, let declared):
      Diagnostic(
        id: "invalid-private-type",
        "generated code can't use '\(name)', because it is internal to the Swift module '\(module)'",
        at: location, help: "declare '\(name)' as 'public'", note: .declared(name, at: declared))
    case .misspelled(let near):
      Diagnostic(
        .warning, id: "unknown-type", "no Swift file that this module sees declares '\(name)'",
        at: location, help: "did you mean '\(near)'?")
    }
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

  static func unsendableField(_ field: Field, _ type: UnsendableType) -> Self {
    unsendable(
      "entities are 'Sendable', but \(type.text(of: field.name)) isn't", type, at: field.location)
  }

  /// - Parameter value: the name of the parameter; nil for the result.
  static func unsendableValue(
    _ value: String?, _ type: UnsendableType, service: String, at location: SourceLocation
  ) -> Self {
    let value = type.text(of: value)
    return unsendable(
      "'\(service)' runs outside the main actor, but \(value) isn't 'Sendable'", type,
      at: location)
  }

  private static func unsendable(
    _ message: String, _ type: UnsendableType, at location: SourceLocation
  ) -> Self {
    let help =
      switch type.kind {
      case .class: "make '\(type.name)' a struct, or let it conform to 'Sendable'"
      case .protocol: "let '\(type.name)' inherit from 'Sendable'"
      case .any: "use 'any Sendable' instead of '\(type.name)'"
      case .closure:
        "change the type of '\(type.property ?? type.name)' to '@Sendable \(type.name)'"
      case .enum, .struct:
        "let '\(type.name)' conform to 'Sendable', because Swift doesn't infer it for public types"
      }
    let owner = type.property.map { String($0.prefix(upTo: $0.lastIndex(of: ".") ?? $0.endIndex)) }
    return Diagnostic(
      type.isImported ? .warning : .error, id: "missing-sendable-class", message, at: location,
      help: help,
      note: type.location.map {
        .declared([.any, .closure].contains(type.kind) ? owner ?? type.name : type.name, at: $0)
      })
  }
}

extension UnsendableType {
  package static let any: Set = ["Any", "AnyHashable", "AnyObject"]

  /// `the class 'Mood' of 'mood'`, `the closure 'Own.done' in 'own'`, `the class 'Mood' in the result`
  fileprivate func text(of value: String?) -> String {
    let subject =
      switch kind {
      case .any: "'\(name)'"
      case .closure: "the closure '\(property ?? name)'"
      default: "the \(kind.rawValue) '\(name)'"
      }
    let owner = kind == .closure ? "" : property.map { " of '\($0)'" } ?? ""
    guard let value else { return subject + owner + " in the result" }
    guard property == nil else { return subject + owner + " in '\(value)'" }
    return kind == .any ? subject : subject + " of '\(value)'"
  }
}
