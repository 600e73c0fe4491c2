import ViperText

extension Filter {
  static let lists = [
    Filter("join", input: .list, [Parameter("separator", .text)], apply: join),
    Filter("first", input: [.list, .string]) { end(of: $0, \.first, \.first) },
    Filter("last", input: [.list, .string]) { end(of: $0, \.last, \.last) },
    Filter("reverse", input: .list) { .list($0.list.reversed()) },
    Filter("sort", input: .list, [Parameter("key", .string)], optional: 1, apply: sort),
    Filter("push", input: .list, [Parameter("element", .any)]) { .list($0.list + $0.arguments) },
    Filter("uniq", input: .list) { input in
      var seen: Set<TemplateValue> = []
      return .list(input.list.filter { seen.insert($0).inserted })
    },
    Filter("map", input: .list, [Parameter("key", .string)]) { (input) throws(FilterFailure) in
      .list(try values("map", input))
    },
    Filter(
      "where", input: .list, [Parameter("key", .string), Parameter("value", .any)], optional: 1
    ) { (input) throws(FilterFailure) in
      let wanted = input.argument(1)
      let found = zip(input.list, try values("where", input)).filter { _, value in
        wanted.map { $0 == value } ?? value.isTruthy
      }
      return .list(found.map(\.0))
    },
  ]

  private static func join(_ input: FilterInput) throws(FilterFailure) -> TemplateValue {
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

  /// The first or last element of a list, or character of a string.
  private static func end(
    of input: FilterInput, _ element: ([TemplateValue]) -> TemplateValue?,
    _ character: (String) -> Character?
  ) -> TemplateValue {
    guard case .string(let text) = input.value else { return element(input.list) ?? .none }
    return character(text).map { .string(String($0)) } ?? .none
  }

  /// Equal elements keep their order.
  private static func sort(_ input: FilterInput) throws(FilterFailure) -> TemplateValue {
    let list = input.list
    let keys = input.arguments.isEmpty ? list : try values("sort", input)
    for (index, key) in keys.enumerated() where order(key, keys[0]) == nil {
      throw wrong("sort", index, Diagnostic.integersOrStrings, key)
    }
    let sorted = list.indices.sorted { left, right in
      let order = order(keys[left], keys[right]) ?? 0
      return order < 0 || order == 0 && left < right
    }
    return .list(sorted.map { list[$0] })
  }

  private static func values(
    _ filter: String, _ input: FilterInput
  ) throws(FilterFailure) -> [TemplateValue] {
    let key = input.text(0)
    var values: [TemplateValue] = []
    for (index, element) in input.list.enumerated() {
      guard case .record(let record) = element else {
        throw wrong(filter, index, Diagnostic.records, element)
      }
      guard let value = record[key] else {
        let mistake = Diagnostic.elementWithoutKey(filter, at: index, key: key, in: record)
        throw FilterFailure(mistake: mistake, argument: 0)
      }
      values.append(value)
    }
    return values
  }

  private static func wrong(
    _ filter: String, _ index: Int, _ wanted: String, _ found: TemplateValue
  ) -> FilterFailure {
    FilterFailure(mistake: .wrongElement(filter, at: index, wanted: wanted, found: found))
  }
}
