import SwiftReading
import ViperTemplate

/// What a mock does with a call that has no handler.
struct MockFallback {
  /// If not, the call fails the tests of strict mocks.
  let isFailure: Bool
  /// The error to throw. Empty for the mock's own error, nil if the mock can't throw.
  let error: String?
  /// Empty for `Void`, nil if there is no obvious value.
  let value: String?

  /// - Parameter sample: an expression for an error; empty for Swift's `Error`.
  init(
    _ throwing: Throwing, value: String?, sample: (SwiftType) -> String?, generics: Set<String> = []
  ) {
    self.value = value
    switch throwing {
    case .never: error = nil
    case .any: error = ""
    case .typed(let type): error = type.depends(on: generics) ? nil : sample(type)
    }
    isFailure = throwing != .never
  }

  var isLenient: Bool { !isFailure && value != nil }
}

extension TemplateRecord {
  mutating func add(_ fallback: MockFallback) {
    self["throws"] = .bool(fallback.isFailure)
    self["throwsFailure"] = .bool(fallback.error == "")
    self["error"] = .string(fallback.error ?? "")
    self["default"] = .string(fallback.value ?? "")
    self["isLenient"] = .bool(fallback.isLenient)
  }
}
