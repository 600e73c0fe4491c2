import ViperText

extension Renderer {
  /// The value of an expression; nil after a mistake, which has been reported.
  mutating func value(of index: Int) -> TemplateValue? {
    let expression = program.tables.expressions[index]
    return switch expression.kind {
    case .literal(let literal): program.tables.literals[literal]
    case .path(let path, let site): value(ofPath: path, site)
    case .loop(let path): value(of: path, at: expression.range)
    case .filtered(let base, let calls): apply(calls, to: base)
    case .range(let low, let high): range(low, high, at: expression.range)
    case .compare(let left, let comparison, let right):
      compare(left, comparison, right, at: expression.range)
    case .not(let operand): value(of: operand).map { .bool(!$0.isTruthy) }
    case .all(let operands): .bool(!contains(false, operands))
    case .any(let operands): .bool(contains(true, operands))
    case .broken: nil
    }
  }

  /// Whether an operand of `and` or `or` is what decides.
  private mutating func contains(_ wanted: Bool, _ operands: Range<Int>) -> Bool {
    for index in operands where isMet(program.tables.operands[index]) == wanted { return true }
    return false
  }

  mutating func isMet(_ condition: Int) -> Bool {
    if case .path(let path, _) = program.tables.expressions[condition].kind,
      let (symbol, place) = place(of: path)
    {
      return slots[symbol].isTruthy(at: place)
    }
    return value(of: condition)?.isTruthy ?? false
  }

  // MARK: Paths

  private mutating func value(ofPath index: Int, _ site: Int) -> TemplateValue? {
    if let (symbol, place) = place(of: index) { return slots[symbol].value(at: place) }
    return slowValue(program.tables.paths[index], site)
  }

  /// The variable of a path, and where that has its key, of a path with one key or none, as most
  /// are; nil for any other one, and for what is not there.
  mutating func place(of path: Int) -> (symbol: Int, place: UInt32?)? {
    let path = program.tables.paths[path]
    let key = path.keys.lowerBound
    if path.keys.isEmpty, case .value = slots[path.symbol] {
      return (path.symbol, nil)
    }
    guard path.keys.count == 1,
      let place = slots[path.symbol].place(
        of: program.tables.pathKeys[key].name, near: hints[key])
    else { return nil }
    hints[key] = place
    return (path.symbol, place)
  }

  private mutating func slowValue(_ path: FlatPath, _ site: Int) -> TemplateValue? {
    guard let root = root(path, site) else { return nil }
    return path.keys.isEmpty ? root : value(in: root, path, site)
  }

  private mutating func root(_ path: FlatPath, _ site: Int) -> TemplateValue? {
    if case .unread = slots[path.symbol] {
      let name = program.tables.symbols[path.symbol]
      slots[path.symbol] = context[name].map(Slot.value) ?? .missing
    }
    switch slots[path.symbol] {
    case .value(let value): return value
    case .broken: return nil
    case .missing, .unread:
      let name = program.tables.symbols[path.symbol]
      report(
        .unknownVariable(name, known: knownNames), at: program.tables.pathSites[site].symbolRange)
      return nil
    }
  }

  private mutating func value(in root: TemplateValue, _ path: FlatPath, _ site: Int)
    -> TemplateValue?
  {
    var value = root
    for index in path.keys {
      if case .record(let record) = value,
        let place = record.place(of: program.tables.pathKeys[index].name, near: hints[index])
      {
        hints[index] = place
        value = record[place]
      } else if let next = property(index, of: value, path, site) {
        value = next
      } else {
        return nil
      }
    }
    return value
  }

  /// All that could have been meant by an unknown variable.
  private var knownNames: [String] {
    var names = Set(context.keys)
    for (symbol, slot) in slots.enumerated() {
      if case .value = slot { names.insert(program.tables.symbols[symbol]) }
    }
    return names.sorted()
  }

  /// What is no key of a record: the properties of lists and strings.
  private mutating func property(
    _ index: Int, of value: TemplateValue, _ path: FlatPath, _ site: Int
  ) -> TemplateValue? {
    let key = program.tables.pathKeys[index]
    switch (value, key.name) {
    case (.list(let list), "first"): return list.first ?? TemplateValue.none
    case (.list(let list), "last"): return list.last ?? TemplateValue.none
    case (.list(let list), "count"), (.list(let list), "size"): return .int(list.count)
    case (.string(let string), "count"), (.string(let string), "size"): return .int(string.count)
    case (.list(let list), _):
      if let position = key.index, list.indices.contains(position) { return list[position] }
    default: break
    }
    let owner =
      [program.tables.symbols[path.symbol]]
      + program.tables.pathKeys[path.keys.lowerBound..<index].map(\.name)
    let range = program.tables.pathSites[site].keyRanges[index - path.keys.lowerBound]
    report(missing(key, in: value, owner.joined(separator: ".")), at: range)
    return nil
  }

  private func missing(_ key: PathKey, in value: TemplateValue, _ owner: String) -> Diagnostic {
    switch (value, key.index) {
    case (.list(let list), let index?): .indexOutOfRange(index, of: owner, count: list.count)
    case (.record(let record), _): .unknownKey(key.name, of: owner, in: record)
    default: .unknownKey(key.name, of: owner, value: value)
    }
  }

  // MARK: Operators

  private mutating func range(_ low: Int, _ high: Int, at range: Range<Int>)
    -> TemplateValue?
  {
    guard let first = bound(low), let last = bound(high) else { return nil }
    guard first <= last else { return .list([]) }
    let (count, overflow) = last.subtractingReportingOverflow(first)
    guard !overflow, count < limits.elements else {
      report(.valueTooLong(limits), at: range)
      return nil
    }
    guard spend(count / 64, at: range) else { return nil }
    return .list((first...last).map(TemplateValue.int))
  }

  private mutating func bound(_ expression: Int) -> Int? {
    guard let value = value(of: expression) else { return nil }
    if case .int(let int) = value { return int }
    report(.wrongRange(value), at: program.tables.expressions[expression].range)
    return nil
  }

  private mutating func compare(
    _ left: Int, _ comparison: Operator, _ right: Int, at range: Range<Int>
  ) -> TemplateValue? {
    // Both sides are worked out first, so that the mistakes of both are reported.
    let (first, second) = (value(of: left), value(of: right))
    guard let first, let second else { return nil }
    guard spend((first.weight + second.weight) / 64, at: range) else { return nil }
    guard let result = comparison.result(first, second) else {
      report(.wrongOperands(comparison, first, second), at: range)
      return nil
    }
    return .bool(result)
  }

  // MARK: Filters

  private mutating func apply(_ calls: Range<Int>, to base: Int) -> TemplateValue? {
    guard var value = value(of: base) else { return nil }
    for index in calls {
      guard let next = apply(program.tables.calls[index], to: value) else { return nil }
      value = next
    }
    return value
  }

  private mutating func apply(_ call: FlatCall, to value: TemplateValue) -> TemplateValue? {
    let filter = call.filter
    if filter.isAppend, let text = appended(call, to: value) { return .string(text) }
    guard filter.input.contains(value.kind) else {
      report(.wrongInput(filter, found: value), at: call.nameRange)
      return nil
    }
    var input = FilterInput(value: value, limits: limits)
    var weight = value.weight
    for (parameter, expression) in zip(filter.parameters, call.arguments) {
      guard let argument = self.value(of: expression) else { return nil }
      guard parameter.kinds.contains(argument.kind) else {
        report(
          .wrongArgument(filter, parameter, found: argument),
          at: program.tables.expressions[expression].range)
        return nil
      }
      weight += argument.weight
      if input.first == nil { input.first = argument } else { input.second = argument }
    }
    guard spend(1 + weight / 64, at: call.nameRange) else { return nil }
    do throws(FilterFailure) {
      let result = try filter.apply(input)
      return spend(result.weight / 64, at: call.nameRange) ? result : nil
    } catch {
      let place = error.argument.flatMap { index in
        call.arguments.indices.contains(index)
          ? program.tables.expressions[call.arguments[index]].range : nil
      }
      report(error.mistake, at: place ?? call.nameRange)
      return nil
    }
  }
}

extension Renderer {
  /// Two texts one after the other, which is what filters are for most of the time; nil for what takes more than that.
  private mutating func appended(_ call: FlatCall, to value: TemplateValue) -> String? {
    guard case .string(var text) = value, let argument = call.arguments.first,
      case .string(let end)? = self.value(of: argument)
    else { return nil }
    let length = text.utf8.count + end.utf8.count
    guard length <= limits.valueBytes, spend(1 + length / 32, at: call.nameRange) else {
      return nil
    }
    text += end
    return text
  }
}

extension Operator {
  /// What the operator makes of two values; nil if they don't go together.
  fileprivate func result(_ left: TemplateValue, _ right: TemplateValue) -> Bool? {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .less: order(left, right).map { $0 < 0 }
    case .lessOrEqual: order(left, right).map { $0 <= 0 }
    case .greater: order(left, right).map { $0 > 0 }
    case .greaterOrEqual: order(left, right).map { $0 >= 0 }
    case .contains: contains(left, right)
    case .within: contains(right, left)
    }
  }

  private func contains(_ whole: TemplateValue, _ part: TemplateValue) -> Bool? {
    switch (whole, part) {
    case (.none, _): false
    case (.list(let list), _): list.contains(part)
    case (.record(let record), .string(let key)): record[key] != nil
    case (.string(let text), .string(let part)):
      part.isEmpty || occurrences(of: Array(part.utf8), in: Array(text.utf8), limit: 1).count > 0
    default: nil
    }
  }
}

/// Below, at or above zero as the first value is less, the same or greater; nil for other kinds.
func order(_ left: TemplateValue, _ right: TemplateValue) -> Int? {
  switch (left, right) {
  case (.int(let left), .int(let right)): left < right ? -1 : left == right ? 0 : 1
  case (.string(let left), .string(let right)): left < right ? -1 : left == right ? 0 : 1
  default: nil
  }
}
