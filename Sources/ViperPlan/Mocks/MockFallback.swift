import SwiftReading
import ViperTemplate

extension TemplateRecord {
  /// Adds the reaction of a mock to a call that has no handler. The mock throws, returns a value, or
  /// fails the test. A strict mock doesn't return values.
  ///
  /// - Parameters:
  ///   - value: empty for `Void`, nil if there is no obvious value.
  ///   - sample: an expression for an error; empty for Swift's `Error`.
  mutating func addFallback(
    _ throwing: Throwing, value: String?, sample: (SwiftType) -> String?, generics: Set<String> = []
  ) {
    // Empty for the mock's own error, nil if the mock can't throw.
    let error: String? =
      switch throwing {
      case .never: nil
      case .any: ""
      case .typed(let type): type.depends(on: generics) ? nil : sample(type)
      }
    self["throws"] = .bool(throwing != .never)
    self["throwsFailure"] = .bool(error == "")
    self["error"] = .string(error ?? "")
    self["default"] = .string(value ?? "")
    self["isLenient"] = .bool(throwing == .never && value != nil)
  }
}
