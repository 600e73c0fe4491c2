import SwiftReading
import ViperCommands
import ViperText

func checkModuleName(
  _ source: SourceText, isTarget: Bool = false, into diagnostics: inout [Diagnostic]
) {
  let name = source.string
  guard
    SignatureParser.identifier(EmbeddedText(source), isType: true, into: &diagnostics) != nil
  else { return }
  let place = source.location(of: 0..<source.bytes.count)
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
  fileprivate static func lowerCaseName(_ name: String, at place: SourceLocation) -> Self {
    Diagnostic(
      id: "invalid-module-name",
      "a module's name must begin with a capital letter, found '\(name)'", at: place,
      help: "use '\(pascalCased(name))'")
  }

  fileprivate static func takenTarget(_ name: String, at place: SourceLocation) -> Self {
    Diagnostic(
      id: "conflicting-target-name",
      "a target can't have the name '\(name)', because Swift has a module with this name",
      at: place, help: "use '\(pascalCased(name))Screen'")
  }
}
