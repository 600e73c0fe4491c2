import SwiftReading
import ViperText

extension Diagnostic {
  /// A file beside those of the spec; no more than a note.
  static func unreadFile(_ source: SourceText) -> Diagnostic {
    Diagnostic(
      .note, id: "unread-swift-file",
      "this file of yours can't be read as Swift, so what it lacks is not known",
      at: SourceLocation(
        source: source, range: SwiftFragment.flaw(ofFile: source.bytes)?.range ?? 0..<0),
      help: "mend its brackets, strings and comments")
  }

  /// - Parameter path: of the file that has been deleted.
  static func missingType(_ name: String, of path: String) -> Diagnostic {
    Diagnostic(
      id: "missing-type", "'\(name)' is in no file of the module's folder", at: nil,
      help: "restore '\(path)', or start it anew: viper-gen generate --restart \(path)")
  }

  /// Whether this tells that a file of yours is not as the spec says.
  package var isDrift: Bool {
    severity == .error
      && [
        "extra-member", "missing-conformance", "missing-member", "missing-type",
        "otherwise-declared",
      ].contains(id)
  }

  static func leftStub(_ name: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(.note, id: "left-stub", "'\(name)' is not written yet", at: place)
  }

  static func hiddenMember(_ name: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "hidden-declaration", "'\(name)' is private, and generated code uses it", at: place,
      help: "delete 'private'")
  }

  static func repeatedDeclaration(
    _ name: String, at place: SourceLocation, first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      id: "repeated-declaration", "'\(name)' is declared twice", at: place,
      help: "delete one of the two", notes: [.init("first declared here", at: first)])
  }

  /// - Parameters:
  ///   - severity: a warning where another name may stand for the same type.
  ///   - wanted: as the contract, or the spec, declares it.
  static func otherwiseDeclared(
    _ severity: Diagnostic.Severity, _ name: String, wanted: String, by whom: String,
    at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      severity, id: "otherwise-declared", "'\(name)' is not declared as \(whom) says",
      at: place, help: "declare it so: \(wanted)")
  }

  static func missingRequirement(
    _ name: String, wanted: String, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      id: "missing-member", "'\(name)' is in the spec, and not in the protocol",
      at: place, help: "write it: \(wanted)")
  }

  static func extraMember(_ name: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "extra-member", "'\(name)' is in the protocol, and not in the spec",
      at: place, help: "add it to the spec, or delete it here")
  }

  static func missingMember(
    _ name: String, wanted: String, in source: SourceText
  ) -> Diagnostic {
    Diagnostic(
      id: "missing-member",
      "'\(name)' is in the contract, and in no file of the module's folder",
      at: source.firstLine,
      help: "write it: \(wanted) { … }")
  }

  static func missingConformance(
    of name: String, to contract: String, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      id: "missing-conformance", "'\(name)' does not conform to '\(contract)'", at: place,
      help: "write it: extension \(name): \(contract) {}")
  }

  static func missingProperty(
    _ name: String, wanted: String, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      id: "missing-member",
      "'\(name)' is in no file of the module's folder, and generated code uses it",
      at: place, help: "write it: \(wanted)")
  }
}
