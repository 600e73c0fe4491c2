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
