import SwiftReading
import ViperText

extension Diagnostic {
  static func isolatedInMock(_ method: Method, _ parameter: Parameter) -> Self {
    Diagnostic(
      id: "unsupported-isolated-parameter",
      "a mock can't record '\(method.compoundName)', because '\(method.compoundName)' runs on the actor '\(parameter.name)'",
      at: method, help: "delete 'isolated', or delete 'tests' from the config")
  }

  static func takenType(_ name: String, module: String, at location: SourceLocation) -> Self {
    Diagnostic(
      id: "conflicting-declared-type",
      "'\(name)' is already the name of a component of the module '\(module)'", at: location,
      help: "choose another name for one of the two types")
  }
}
