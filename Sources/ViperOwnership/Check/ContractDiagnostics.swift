import SwiftMerge
import SwiftReading
import ViperText

extension Diagnostic {
  /// Notes an invalid Swift file. It isn't an error, because the module doesn't own the file.
  static func unreadFile(_ source: SourceText) -> Self {
    Diagnostic(
      .note, id: "unreadable-swift-file",
      "this file isn't valid Swift, so missing members can't be reported",
      at: source.location(of: SwiftFragment.flaw(ofFile: source.bytes)?.range ?? 0..<0),
      help: "fix the brackets, strings and comments of this file")
  }

  static func missingType(_ name: String, of path: String) -> Self {
    Diagnostic(
      id: "missing-type", "'\(name)' isn't declared in any file of the module's folder",
      help: "restore '\(path)', or create it again: viper-gen generate --restart \(shellWord(path))"
    )
  }

  /// Reports a type of the module that no file in its folder declares: renamed, moved or deleted.
  ///
  /// - Parameters:
  ///   - line: the type's declaration.
  ///   - wanted: the types that the file started with.
  ///   - declared: the types of the file now. If one is unknown, the type may be renamed.
  static func missingType(
    _ name: String, _ line: String, besides wanted: [DeclaredType], in declared: [DeclaredType],
    of source: SourceText, because reason: String?, role: String?
  ) -> Self {
    let known = Set(wanted.map(\.name))
    let others = declared.filter { !$0.isExtension && !known.contains($0.name) }
    let other = others.count == 1 ? others.first : nil
    var help = (other.map { "rename '\($0.name)' to: " } ?? "add to this file: ") + line
    if let role, let other {
      help += "; or add to the spec: \"names\": { \"\(role)\": \"\(other.name)\" }"
    }
    return Diagnostic(
      id: "missing-type",
      "'\(name)' isn't declared in any file of the module's folder"
        + (reason.map { ", and " + $0 } ?? ""),
      at: source.location(of: other?.place ?? source.lineRange(at: 0)), help: help)
  }

  /// Whether the diagnostic means that an owned file is out of date.
  package var isOutOfDate: Bool {
    severity == .error
      && [
        "unexpected-protocol-member", "missing-conformance", "missing-member", "missing-type",
        "conflicting-declaration",
      ].contains(id)
  }

  static func leftStub(_ name: String, at place: SourceLocation) -> Self {
    Diagnostic(.note, id: "missing-implementation", "'\(name)' isn't implemented yet", at: place)
  }

  static func hiddenMember(_ name: String, at place: SourceLocation) -> Self {
    Diagnostic(
      id: "invalid-private-declaration", "'\(name)' is private, but generated code uses it",
      at: place, help: "delete 'private'")
  }

  static func repeatedDeclaration(
    _ name: String, at place: SourceLocation, first: SourceLocation
  ) -> Self {
    Diagnostic(
      id: "duplicate-declaration", "'\(name)' is declared twice", at: place,
      help: "delete one of the two", note: .first(name, at: first))
  }

  /// - Parameters:
  ///   - severity: a warning if the types could be the same under another name.
  ///   - wanted: the declaration in the contract or the spec.
  static func otherwiseDeclared(
    _ severity: Diagnostic.Severity, _ name: String, wanted: String, isRequirement: Bool,
    at place: SourceLocation
  ) -> Self {
    let other = isRequirement ? "the spec" : "its contract"
    return Diagnostic(
      severity, id: "conflicting-declaration", "the declaration of '\(name)' differs from \(other)",
      at: place,
      help: "change the declaration to: \(wanted)" + (isRequirement ? updatingTheSpec : ""))
  }

  /// The user may have changed the protocol instead of the spec.
  private static let updatingTheSpec = ", or update the spec: viper-gen adopt --update"

  static func missingRequirement(_ name: String, wanted: String, at place: SourceLocation) -> Self {
    Diagnostic(
      id: "missing-member", "'\(name)' is in the spec, but not in the protocol", at: place,
      help: "add to the protocol: \(wanted)" + updatingTheSpec)
  }

  static func extraMember(_ name: String, at place: SourceLocation) -> Self {
    Diagnostic(
      id: "unexpected-protocol-member", "'\(name)' is in the protocol, but not in the spec",
      at: place, help: "delete '\(name)' here" + updatingTheSpec)
  }

  static func missingMember(_ name: String, wanted: String, in source: SourceText) -> Self {
    Diagnostic(
      id: "missing-member",
      "'\(name)' is in the contract, but no file of the module's folder implements it",
      at: source.firstLine, help: "add to this file: \(wanted) { … }")
  }

  static func missingConformance(
    of name: String, to contract: String, at place: SourceLocation
  ) -> Self {
    Diagnostic(
      id: "missing-conformance", "'\(name)' doesn't conform to '\(contract)'", at: place,
      help: "add to this file: extension \(name): \(contract) {}")
  }

  static func missingProperty(_ name: String, wanted: String, at place: SourceLocation) -> Self {
    Diagnostic(
      id: "missing-member",
      "generated code uses '\(name)', but no file of the module's folder declares it", at: place,
      help: "add to this type: \(wanted)")
  }
}
