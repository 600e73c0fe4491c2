import ViperText

extension Filter {
  static let values = [
    Filter("count", "size", input: [.string, .list, .record]) { input in
      switch input.value {
      case .string(let string): .int(string.count)
      case .list(let list): .int(list.count)
      case .record(let record): .int(record.count)
      case .none, .bool, .int: .int(0)
      }
    },
    // Unlike in conditions, false and 0 count as values.
    Filter("default", input: .any, [Parameter("value", .any)]) { input in
      input.value.isEmpty ? input.argument(0) ?? .none : input.value
    },
    Filter("plus", input: .int, [Parameter("number", .int)]) { (input) throws(FilterFailure) in
      try sum(input) { $0.addingReportingOverflow($1) }
    },
    Filter("minus", input: .int, [Parameter("number", .int)]) { (input) throws(FilterFailure) in
      try sum(input) { $0.subtractingReportingOverflow($1) }
    },
  ]

  private static func sum(
    _ input: FilterInput, _ add: (Int, Int) -> (partialValue: Int, overflow: Bool)
  ) throws(FilterFailure) -> TemplateValue {
    guard case .int(let int) = input.value else { return .none }
    let (result, overflow) = add(int, input.int)
    if overflow { throw FilterFailure(mistake: .numberOverflow()) }
    return .int(result)
  }
}
