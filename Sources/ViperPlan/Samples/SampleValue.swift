import SwiftReading
import ViperTemplate

/// An expression for a value in a test.
struct SampleValue: Hashable {
  enum Comparison: Hashable {
    case equal
    /// By the test's `same`.
    case same
    /// Closures can't be compared.
    case none

    func and(_ other: Comparison) -> Comparison {
      if self == .none || other == .none { return .none }
      return self == .equal && other == .equal ? .equal : .same
    }
  }

  var expression: String
  let comparison: Comparison
  /// `1`, `"name"` or `[true]`
  var isLiteral = false

  /// `Trip` in `Trip(id: 1)`.
  var inferredType: String?

  var isIsolated = false

  var needsConstant: Bool { comparison != .none && !isLiteral }

  func constant(_ name: String, of type: SwiftType) -> TestVariable {
    TestVariable(
      name: name, declared: inferredType == type.text ? name : "\(name): \(type.text)",
      value: expression)
  }

  func wrapped(_ before: String, _ after: String) -> SampleValue {
    var value = self
    (value.expression, value.inferredType) = (before + expression + after, nil)
    return value
  }

  /// `.sample as Item` if the expression doesn't name the type.
  func typed(_ type: SwiftType) -> String {
    if case .optional(let base) = type.node { return typed(base) }
    return inferredType == type.text ? expression : "\(expression) as \(type.text)"
  }
}

/// A variable in a test: `let trip = Trip(id: 1)`
struct TestVariable: Hashable {
  let name: String
  /// With the type if it can't be inferred: `trips: [Trip]`.
  let declared: String
  let value: String
  var isInout = false

  var record: TemplateValue {
    ["declared": .string(declared), "value": .string(value), "isInout": .bool(isInout)]
  }
}

/// Literals of the standard library's types.
enum StandardValues {
  private static let integers: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  static func value(of type: String, place: Int, name: String) -> SampleValue? {
    if integers.contains(type) { return literal("\(place)") }
    switch type {
    case "Double", "Float": return literal("\(place).5")
    case "String", "Substring": return literal("\"\(name)\"")
    case "Character": return literal("\"\(place % 10)\"")
    case "Bool": return literal(place % 2 == 1 ? "true" : "false")
    case "Any", "AnyHashable":
      return SampleValue(expression: "\(place)", comparison: .same, isLiteral: true)
    case "Void": return SampleValue(expression: "()", comparison: .same, isLiteral: true)
    default: return nil
    }
  }

  private static func literal(_ expression: String) -> SampleValue {
    SampleValue(expression: expression, comparison: .equal, isLiteral: true)
  }
}
