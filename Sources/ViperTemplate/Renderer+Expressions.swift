extension Renderer {
  /// The value of an expression; nil after a mistake, which has been reported.
  mutating func value(of expression: Expression) -> TemplateValue? {
    switch expression.kind {
    case .literal(let value): value
    case .variable(let path): value(of: path)
    case .loop(let path): value(of: path, at: expression.range)
    case .filtered(let base, let calls): apply(calls, to: base)
    case .range(let low, let high): range(low, high, at: expression.range)
    case .compare(let left, let comparison, let right):
      compare(left, comparison, right, at: expression.range)
    case .not(let operand): value(of: operand).map { .bool(!$0.isTruthy) }
    case .all(let operands): .bool(operands.allSatisfy { isMet($0) })
    case .any(let operands): .bool(operands.contains { isMet($0) })
    case .broken: nil
    }
  }

  mutating func isMet(_ condition: Expression) -> Bool {
    value(of: condition)?.isTruthy ?? false
  }

  // MARK: Paths

  private mutating func value(of path: Path) -> TemplateValue? {
    let symbol = path.symbol
    if case .unread = slots[symbol] {
      slots[symbol] = context[program.symbols[symbol]].map(Slot.value) ?? .missing
    }
    guard case .value(var value) = slots[symbol] else {
      if case .broken = slots[symbol] { return nil }
      report(.unknownVariable(program.symbols[symbol], known: knownNames), at: path.symbolRange)
      return nil
    }
    for index in path.keys.indices {
      let key = path.keys[index]
      guard case .record(let record) = value, let next = record[key.name] else {
        guard let next = property(index, of: value, path) else { return nil }
        value = next
        continue
      }
      value = next
    }
    return value
  }

  /// All that could have been meant by an unknown variable.
  private var knownNames: [String] {
    var names = Set(context.keys)
    for (symbol, slot) in slots.enumerated() {
      if case .value = slot { names.insert(program.symbols[symbol]) }
    }
    return names.sorted()
  }

  /// What is no key of a record: the properties of lists and strings.
  private mutating func property(_ index: Int, of value: TemplateValue, _ path: Path)
    -> TemplateValue?
  {
    let key = path.keys[index]
    let owner = ([program.symbols[path.symbol]] + path.keys[..<index].map(\.name))
      .joined(separator: ".")
    switch (value, key.name) {
    case (.list(let list), "first"): return list.first ?? TemplateValue.none
    case (.list(let list), "last"): return list.last ?? TemplateValue.none
    case (.list(let list), "count"), (.list(let list), "size"): return .int(list.count)
    case (.string(let string), "count"), (.string(let string), "size"): return .int(string.count)
    case (.list(let list), _) where key.index != nil:
      if let position = key.index, list.indices.contains(position) { return list[position] }
      report(
        .indexOutOfRange(key.index ?? 0, of: owner, count: list.count), at: key.range)
    case (.record(let record), _):
      report(.unknownKey(key.name, of: owner, in: record), at: key.range)
    default: report(.unknownKey(key.name, of: owner, value: value), at: key.range)
    }
    return nil
  }

  // MARK: Operators

  private mutating func range(_ low: Expression, _ high: Expression, at range: Range<Int>)
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

  private mutating func bound(_ expression: Expression) -> Int? {
    guard let value = value(of: expression) else { return nil }
    if case .int(let int) = value { return int }
    report(.wrongRange(value), at: expression.range)
    return nil
  }

  private mutating func compare(
    _ left: Expression, _ comparison: Operator, _ right: Expression, at range: Range<Int>
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

  private mutating func apply(_ calls: [FilterCall], to base: Expression) -> TemplateValue? {
    guard var value = value(of: base) else { return nil }
    for call in calls {
      guard let next = apply(call, to: value, at: base.range) else { return nil }
      value = next
    }
    return value
  }

  private mutating func apply(_ call: FilterCall, to value: TemplateValue, at range: Range<Int>)
    -> TemplateValue?
  {
    let filter = call.filter
    guard filter.input.contains(value.kind) else {
      report(.wrongInput(filter, found: value), at: call.nameRange)
      return nil
    }
    var arguments: [TemplateValue] = []
    for (parameter, expression) in zip(filter.parameters, call.arguments) {
      guard let argument = self.value(of: expression) else { return nil }
      guard parameter.kinds.contains(argument.kind) else {
        report(.wrongArgument(filter, parameter, found: argument), at: expression.range)
        return nil
      }
      arguments.append(argument)
    }
    let weight = arguments.reduce(value.weight) { $0 + $1.weight }
    guard spend(1 + weight / 64, at: call.nameRange) else { return nil }
    let input = FilterInput(value: value, arguments: arguments, limits: limits)
    do throws(FilterFailure) {
      let result = try filter.apply(input)
      return spend(result.weight / 64, at: call.nameRange) ? result : nil
    } catch {
      let place = error.argument.flatMap { index in
        call.arguments.indices.contains(index) ? call.arguments[index].range : nil
      }
      report(error.mistake, at: place ?? call.nameRange)
      return nil
    }
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
