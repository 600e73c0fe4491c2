import ViperText

extension Filter {
  static func join(_ input: FilterInput) throws(FilterFailure) -> TemplateValue {
    let separator = input.text(0)
    var result = ""
    for (index, element) in input.list.enumerated() {
      guard ValueKinds.text.contains(element.kind), let text = element.text else {
        throw wrong("join", index, Diagnostic.texts, element)
      }
      if index > 0 { result += separator }
      result += text
      try input.checkLength(result.utf8.count)
    }
    return .string(result)
  }

  static func first(_ input: FilterInput) throws(FilterFailure) -> TemplateValue {
    if case .string(let text) = input.value {
      return text.first.map { .string(String($0)) } ?? .none
    }
    return input.list.first ?? .none
  }

  static func last(_ input: FilterInput) throws(FilterFailure) -> TemplateValue {
    if case .string(let text) = input.value {
      return text.last.map { .string(String($0)) } ?? .none
    }
    return input.list.last ?? .none
  }

  static func reverse(_ input: FilterInput) throws(FilterFailure) -> TemplateValue {
    .list(input.list.reversed())
  }

  static func push(_ input: FilterInput) throws(FilterFailure) -> TemplateValue {
    .list(input.list + [input.first].compactMap(\.self))
  }

  static func uniq(_ input: FilterInput) throws(FilterFailure) -> TemplateValue {
    var seen: Set<TemplateValue> = []
    return .list(input.list.filter { seen.insert($0).inserted })
  }

  /// Sorts integers or strings, or records by such a key; equal elements keep their order.
  static func sort(_ input: FilterInput) throws(FilterFailure) -> TemplateValue {
    let list = input.list
    var keys: [TemplateValue] = []
    for (index, element) in list.enumerated() {
      let key = input.first == nil ? element : try value("sort", index, element, input)
      guard order(key, keys.first ?? key) != nil else {
        throw wrong("sort", index, Diagnostic.integersOrStrings, key)
      }
      keys.append(key)
    }
    let sorted = list.indices.sorted { left, right in
      let order = order(keys[left], keys[right]) ?? 0
      return order < 0 || order == 0 && left < right
    }
    return .list(sorted.map { list[$0] })
  }

  static func map(_ input: FilterInput) throws(FilterFailure) -> TemplateValue {
    var result: [TemplateValue] = []
    for (index, element) in input.list.enumerated() {
      result.append(try value("map", index, element, input))
    }
    return .list(result)
  }

  /// The records whose key is true, or is the value that is given.
  static func filter(_ input: FilterInput) throws(FilterFailure) -> TemplateValue {
    var result: [TemplateValue] = []
    for (index, element) in input.list.enumerated() {
      let found = try value("where", index, element, input)
      if input.second.map({ $0 == found }) ?? found.isTruthy { result.append(element) }
    }
    return .list(result)
  }

  /// The value that an element of a list of records has under the key of the first argument.
  private static func value(
    _ filter: String, _ index: Int, _ element: TemplateValue, _ input: FilterInput
  ) throws(FilterFailure) -> TemplateValue {
    guard case .record(let record) = element else {
      throw wrong(filter, index, Diagnostic.records, element)
    }
    let key = input.text(0)
    guard let value = record[key] else {
      let mistake = Diagnostic.elementWithoutKey(filter, at: index, key: key, in: record)
      throw FilterFailure(mistake, argument: 0)
    }
    return value
  }

  private static func wrong(
    _ filter: String, _ index: Int, _ wanted: String, _ found: TemplateValue
  ) -> FilterFailure {
    FilterFailure(.wrongElement(filter, at: index, wanted: wanted, found: found))
  }

  // MARK: Values of any kind

  static func count(_ input: FilterInput) throws(FilterFailure) -> TemplateValue {
    switch input.value {
    case .string(let string): .int(string.count)
    case .list(let list): .int(list.count)
    case .record(let record): .int(record.count)
    case .none, .bool, .int: .int(0)
    }
  }

  /// The value, or the argument if it is nil or empty. Unlike in conditions, false and 0 stay.
  static func fallback(_ input: FilterInput) throws(FilterFailure) -> TemplateValue {
    input.value.isEmpty ? input.first ?? .none : input.value
  }

  static func plus(_ input: FilterInput) throws(FilterFailure) -> TemplateValue {
    try sum(input) { $0.addingReportingOverflow($1) }
  }

  static func minus(_ input: FilterInput) throws(FilterFailure) -> TemplateValue {
    try sum(input) { $0.subtractingReportingOverflow($1) }
  }

  private static func sum(
    _ input: FilterInput, _ add: (Int, Int) -> (partialValue: Int, overflow: Bool)
  ) throws(FilterFailure) -> TemplateValue {
    guard case .int(let int) = input.value else { return .none }
    let (result, overflow) = add(int, input.int)
    if overflow { throw FilterFailure(.numberOverflow()) }
    return .int(result)
  }
}
