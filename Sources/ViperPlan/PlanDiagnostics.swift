import SwiftReading
import ViperText

extension Diagnostic {
  static func isolatedInMock(_ method: Method, _ parameter: Parameter) -> Diagnostic {
    Diagnostic(
      id: "isolated-in-mock",
      "no mock can record '\(method.compoundName)', which runs on the actor '\(parameter.name)'",
      at: method.location, help: "leave out 'isolated', or the project's 'tests'")
  }

  static func takenType(
    _ name: String, module: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      id: "taken-type", "'\(name)' is a part of the module '\(module)' already", at: location,
      help: "rename it")
  }
}
