import ViperText

struct Expression: Sendable {
  enum Kind: Sendable {
    indirect case literal(TemplateValue)
    indirect case variable(VariablePath)
    /// `depth` loops outward; without a property, a record of all properties.
    indirect case loop(depth: Int, LoopProperty?)
    indirect case filtered(Expression, [FilterCall])
    indirect case range(Expression, Expression)
    indirect case comparison(Expression, Operator, Expression)
    indirect case not(Expression)
    case all([Expression])
    case any([Expression])
    /// The error has been reported.
    case broken
  }

  let kind: Kind
  let range: Range<Int>

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  static func broken(_ range: Range<Int>) -> Expression { Expression(.broken, range) }

  var start: Int { range.lowerBound }
}

/// A variable and keys, such as `module.inputs.0`.
struct VariablePath: Sendable {
  struct Key: Sendable {
    let name: String
    let index: Int?
    let range: Range<Int>
  }

  let name: String
  let range: Range<Int>
  let keys: [Key]
}

struct FilterCall: Sendable {
  let filter: Filter
  /// The range of the filter's name.
  let range: Range<Int>
  let arguments: [Expression]
}

extension TemplateRenderer {
  /// Nil after an error, which has been reported.
  mutating func value(of expression: Expression) -> TemplateValue? {
    switch expression.kind {
    case .literal(let value): value
    case .variable(let path): value(at: path)
    case .loop(let depth, let property): loopValue(property, depth: depth, at: expression.range)
    case .filtered(let base, let calls): apply(calls, to: base)
    case .range(let low, let high): list(from: low, to: high, at: expression.range)
    case .comparison(let left, let comparison, let right):
      compare(left, comparison, right, at: expression.range)
    case .not(let operand): value(of: operand).map { .bool(!$0.isTruthy) }
    case .all(let operands): .bool(operands.allSatisfy { isMet($0) })
    case .any(let operands): .bool(operands.contains { isMet($0) })
    case .broken: nil
    }
  }

  mutating func isMet(_ condition: Expression) -> Bool { value(of: condition)?.isTruthy ?? false }

  private mutating func list(
    from low: Expression, to high: Expression, at range: Range<Int>
  ) -> TemplateValue? {
    guard let first = bound(low), let last = bound(high) else { return nil }
    guard first <= last else { return .list([]) }
    let (count, overflow) = last.subtractingReportingOverflow(first)
    guard !overflow, count < limits.elements else { return fail(.valueTooLong(limits), at: range) }
    guard spend(count / 64, at: range) else { return nil }
    return .list((first...last).map(TemplateValue.int))
  }

  private mutating func bound(_ expression: Expression) -> Int? {
    guard let value = value(of: expression) else { return nil }
    if case .int(let int) = value { return int }
    return fail(.wrongRange(value), at: expression.range)
  }

  private mutating func compare(
    _ left: Expression, _ comparison: Operator, _ right: Expression, at range: Range<Int>
  ) -> TemplateValue? {
    // Evaluating both sides first reports the errors of both.
    let (first, second) = (value(of: left), value(of: right))
    guard let first, let second else { return nil }
    guard spend((first.weight + second.weight) / 64, at: range) else { return nil }
    guard let result = comparison.result(first, second) else {
      return fail(.wrongOperands(comparison, first, second), at: range)
    }
    return .bool(result)
  }

  // MARK: Variables

  private mutating func value(at path: VariablePath) -> TemplateValue? {
    guard var value = value(of: path) else { return nil }
    for (index, key) in path.keys.enumerated() {
      guard let next = value[key] else {
        let owner = [path.name] + path.keys[..<index].map(\.name)
        return fail(missing(key, in: value, owner.joined(separator: ".")), at: key.range)
      }
      value = next
    }
    return value
  }

  private func missing(
    _ key: VariablePath.Key, in value: TemplateValue, _ owner: String
  ) -> Diagnostic {
    switch (value, key.index) {
    case (.list(let list), let index?): .indexOutOfRange(index, of: owner, count: list.count)
    default: .unknownKey(key.name, of: owner, in: value)
    }
  }

  // MARK: Filters

  private mutating func apply(_ calls: [FilterCall], to base: Expression) -> TemplateValue? {
    var value = value(of: base)
    for call in calls {
      guard let input = value else { return nil }
      value = apply(call, to: input)
    }
    return value
  }

  private mutating func apply(_ call: FilterCall, to value: TemplateValue) -> TemplateValue? {
    let filter = call.filter
    guard filter.input.contains(value.kind) else {
      return fail(.wrongInput(filter, found: value), at: call.range)
    }
    var input = FilterInput(value: value, limits: limits)
    for (parameter, expression) in zip(filter.parameters, call.arguments) {
      guard let argument = self.value(of: expression) else { return nil }
      guard parameter.kinds.contains(argument.kind) else {
        return fail(.wrongArgument(filter, parameter, found: argument), at: expression.range)
      }
      input.arguments.append(argument)
    }
    let weight = input.arguments.reduce(value.weight) { $0 + $1.weight }
    guard spend(1 + weight / 64, at: call.range) else { return nil }
    do throws(FilterFailure) {
      let result = try filter.apply(input)
      return spend(result.weight / 64, at: call.range) ? result : nil
    } catch {
      let range = error.argument.map { call.arguments[$0].range }
      return fail(error.mistake, at: range ?? call.range)
    }
  }
}

extension TemplateValue {
  fileprivate subscript(key: VariablePath.Key) -> TemplateValue? {
    switch (self, key.name) {
    case (.record(let record), _): record[key.name]
    case (.list(let list), "first"): list.first ?? TemplateValue.none
    case (.list(let list), "last"): list.last ?? TemplateValue.none
    case (.list(let list), "count"), (.list(let list), "size"): .int(list.count)
    case (.list(let list), _): key.index.flatMap { list.dropFirst($0).first }
    case (.string(let string), "count"), (.string(let string), "size"): .int(string.count)
    default: nil
    }
  }
}

enum Operator: String {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case contains
  case within = "in"

  /// Nil if values of these kinds can't be compared.
  func result(_ left: TemplateValue, _ right: TemplateValue) -> Bool? {
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
      part.isEmpty || !occurrences(of: Array(part.utf8), in: Array(text.utf8), limit: 1).isEmpty
    default: nil
    }
  }
}

/// Below 0, 0 or above 0; nil if the values aren't integers or strings.
func order(_ left: TemplateValue, _ right: TemplateValue) -> Int? {
  switch (left, right) {
  case (.int(let left), .int(let right)): left < right ? -1 : left == right ? 0 : 1
  case (.string(let left), .string(let right)): left < right ? -1 : left == right ? 0 : 1
  default: nil
  }
}
