import ViperSpec

/// Values of the types that come with Swift and Foundation.
enum StandardValues {
  private static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  private static let fractions: Set<String> = [
    "Double", "Float", "CGFloat", "TimeInterval", "Decimal",
  ]

  static func value(
    of type: String, arguments: [SwiftType], place: Int, name: String,
    inner: (SwiftType, Int) -> SampleValue?
  ) -> SampleValue? {
    if integers.contains(type) { return equal("\(place)") }
    if fractions.contains(type) { return equal("\(place).5") }
    switch type {
    case "String", "Substring": return equal("\"\(name)\"")
    case "Character": return equal("\"\(place % 10)\"")
    case "Bool": return equal(place % 2 == 1 ? "true" : "false")
    case "Any", "AnyHashable":
      return SampleValue(expression: "\(place)", comparison: .description)
    case "Void": return SampleValue(expression: "()", comparison: .description)
    case "Error": return existential(type, place: place)
    case "Date": return equal("Date(timeIntervalSince1970: \(place))")
    case "URL": return equal("URL(fileURLWithPath: \"/\(name)\")")
    case "Data": return equal("Data([\(place)])")
    case "UUID":
      let zeros = String(repeating: "0, ", count: 15)
      return equal("UUID(uuid: (\(zeros)\(place % 256)))")
    case "IndexPath": return equal("IndexPath(indexes: [\(place)])")
    case "IndexSet": return equal("IndexSet([\(place)])")
    case "Duration": return equal(".seconds(\(place))")
    default: return generic(type, arguments: arguments, place: place, inner: inner)
    }
  }

  private static func generic(
    _ type: String, arguments: [SwiftType], place: Int, inner: (SwiftType, Int) -> SampleValue?
  ) -> SampleValue? {
    if type == "AsyncStream" || type == "AsyncThrowingStream" {
      return SampleValue(expression: "\(type) { $0.finish() }", comparison: .none)
    }
    guard let first = arguments.first, let value = inner(first, place) else { return nil }
    switch type {
    case "Set":
      return SampleValue(expression: "[\(value.expression)]", comparison: value.comparison)
    case "Result":
      return SampleValue(
        expression: ".success(\(value.expression))", comparison: value.comparison.and(.description))
    case "Range", "ClosedRange":
      let symbol = type == "Range" ? "..<" : "..."
      if ["Date", "String", "Character"].contains(first.text) {
        return equal(value.expression + symbol + value.expression)
      }
      guard integers.contains(first.text) || fractions.contains(first.text) else { return nil }
      return equal("0\(symbol)\(value.expression)")
    default: return nil
    }
  }

  static func existential(_ base: String, place: Int) -> SampleValue? {
    switch base {
    case "Error": SampleValue(expression: "CancellationError()", comparison: .description)
    case "Equatable", "Hashable", "Sendable", "Comparable", "Codable", "Encodable", "Decodable":
      SampleValue(expression: "\(place)", comparison: .description)
    default: nil
    }
  }

  private static func equal(_ expression: String) -> SampleValue {
    SampleValue(expression: expression, comparison: .equal)
  }
}
