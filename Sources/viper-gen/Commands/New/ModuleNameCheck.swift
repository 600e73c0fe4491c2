import SwiftReading
import ViperCommands
import ViperText

/// Reports a name that a module can't have.
///
/// - Parameter isTarget: whether a SwiftPM target gets the name, too.
func checkModuleName(
  _ source: SourceText, isTarget: Bool = false, into diagnostics: inout [Diagnostic]
) {
  let name = source.string
  guard
    SignatureParser.identifier(EmbeddedText(source), isType: true, into: &diagnostics) != nil
  else { return }
  let place = SourceLocation(source: source, range: 0..<source.bytes.count)
  if isReservedSwiftTypeName(name) {
    diagnostics.append(
      Diagnostic(
        id: "reserved-word", "'\(name)' is a reserved word of Swift", at: place,
        help: "use '\(pascalCased(name))Screen'"))
  } else if name.unicodeScalars.first?.properties.isLowercase == true {
    diagnostics.append(.lowerCaseName(name, at: place))
  } else if isTarget, NewPackage.isTakenTarget(name) {
    diagnostics.append(.takenTarget(name, at: place))
  }
}

extension Diagnostic {
  fileprivate static func lowerCaseName(_ name: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "bad-module-name",
      "types are named after their module, so that its name begins with a capital letter",
      at: place, help: "use '\(pascalCased(name))'")
  }

  fileprivate static func takenTarget(_ name: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "taken-target",
      "a target '\(name)' would stand in for the module of that name that Swift comes with",
      at: place, help: "use '\(pascalCased(name))Screen'")
  }
}
