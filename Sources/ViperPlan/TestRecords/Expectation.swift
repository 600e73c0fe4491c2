import ViperTemplate

/// What a generated test expects: two values, and how they are compared.
struct Expectation: Hashable {
  enum Operator: String {
    case equal = "=="
    case identical = "==="
    /// Equal where the type is `Equatable`, otherwise alike in all that `String(reflecting:)` tells.
    case same
    /// A `Bool` by itself.
    case isTrue, isFalse
  }

  let left: String
  let relation: Operator
  var right = ""

  /// - Returns: nil for a value that can't be compared.
  static func that(_ left: String, is value: SampleValue) -> Expectation? {
    switch value.comparison {
    case .equal: Expectation(left: left, relation: .equal, right: value.expression)
    case .same: Expectation(left: left, relation: .same, right: value.expression)
    case .none: nil
    }
  }

  var record: TemplateValue {
    [
      "left": .string(left), "operator": .string(relation.rawValue), "right": .string(right),
    ]
  }
}

func records(_ expectations: [Expectation]) -> TemplateValue { .list(expectations.map(\.record)) }
