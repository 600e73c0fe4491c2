extension TemplateParser {
  /// From the weakest to the strongest, the operators are `or`, `and`, `not`, comparisons and
  /// filters.
  mutating func expression() throws(SyntaxError) -> Expression {
    let first = try conjunction()
    guard token.kind == .name("or") else { return first }
    var operands = [first]
    while take(word: "or") { operands.append(try conjunction()) }
    return Expression(.any(operands), first.start..<end)
  }

  private mutating func conjunction() throws(SyntaxError) -> Expression {
    let first = try negation()
    guard token.kind == .name("and") else { return first }
    var operands = [first]
    while take(word: "and") { operands.append(try negation()) }
    return Expression(.all(operands), first.start..<end)
  }

  private mutating func negation() throws(SyntaxError) -> Expression {
    let start = token.range.lowerBound
    var count = 0
    while take(word: "not") { count += 1 }
    var operand = try comparison()
    // Twice `not` makes a boolean of any value.
    for _ in 0..<(count > 1 ? 2 - count % 2 : count) {
      operand = Expression(.not(operand), start..<end)
    }
    return operand
  }

  private mutating func comparison() throws(SyntaxError) -> Expression {
    let left = try filtered()
    let name: String
    switch token.kind {
    case .symbol(let symbol): name = symbol.rawValue
    case .name(let word): name = word
    default: return left
    }
    guard let comparison = Operator(rawValue: name) else { return left }
    advance()
    let right = try filtered()
    return Expression(.comparison(left, comparison, right), left.start..<end)
  }

  // MARK: Filters

  private mutating func filtered() throws(SyntaxError) -> Expression {
    let base = try primary()
    guard token.kind == .symbol(.pipe) else { return base }
    var calls: [FilterCall] = []
    var isBroken = false
    while take(.pipe) {
      if let call = try filterCall() { calls.append(call) } else { isBroken = true }
    }
    return Expression(isBroken ? .broken : .filtered(base, calls), base.start..<end)
  }

  /// Nil after an error, which has been reported.
  private mutating func filterCall() throws(SyntaxError) -> FilterCall? {
    guard case .name(let name) = token.kind else { throw unexpected(expected: "a filter's name") }
    let range = token.range
    advance()
    var arguments: [Expression] = []
    if take(.colon) {
      repeat { arguments.append(try primary()) } while takeArgumentComma()
    }
    guard let filter = Filter.named[name] else {
      report(.unknownFilter(name, known: Filter.allNames), at: range)
      return nil
    }
    guard (filter.requiredCount...filter.parameters.count).contains(arguments.count) else {
      report(.wrongArgumentCount(filter, found: arguments.count), at: range)
      return nil
    }
    guard checkLiterals(arguments, of: filter) else { return nil }
    return FilterCall(filter: filter, range: range, arguments: arguments)
  }

  /// In `include "a", b: c | default: "d", e: f`, the last comma starts a parameter.
  private mutating func takeArgumentComma() -> Bool {
    if case .name = token(after: 1).kind, token(after: 2).kind == .symbol(.colon) { return false }
    return take(.comma)
  }

  /// `lint` finds such errors without rendering.
  private mutating func checkLiterals(_ arguments: [Expression], of filter: Filter) -> Bool {
    var isRight = true
    for (parameter, argument) in zip(filter.parameters, arguments) {
      guard case .literal(let value) = argument.kind, !parameter.kinds.contains(value.kind) else {
        continue
      }
      report(.wrongArgument(filter, parameter, found: value), at: argument.range)
      isRight = false
    }
    return isRight
  }

  // MARK: Values

  private mutating func primary() throws(SyntaxError) -> Expression {
    isAfterValue = true
    switch token.kind {
    case .string(let string): return literal(.string(string))
    case .int(let int): return literal(.int(int))
    case .name("true"): return literal(.bool(true))
    case .name("false"): return literal(.bool(false))
    case .name("nil"): return literal(.none)
    case .name("forloop"): return try loopProperty()
    case .name(let name) where !TemplateParser.reserved.contains(name): return try variable(name)
    case .symbol(.open): return try parenthesized()
    default: throw unexpected(expected: "a value")
    }
  }

  private mutating func literal(_ value: TemplateValue) -> Expression {
    defer { advance() }
    return Expression(.literal(value), token.range)
  }

  private mutating func parenthesized() throws(SyntaxError) -> Expression {
    let start = token.range
    parentheses += 1
    guard parentheses <= TemplateParser.parenthesesLimit else {
      throw failure(.parenthesesTooDeep(TemplateParser.parenthesesLimit), at: start)
    }
    advance()
    let inner = try expression()
    let kind = take(.range) ? Expression.Kind.range(inner, try expression()) : inner.kind
    guard take(.close) else { throw unexpected(expected: "')'") }
    parentheses -= 1
    return Expression(kind, start.lowerBound..<end)
  }

  private mutating func variable(_ name: String) throws(SyntaxError) -> Expression {
    let range = token.range
    advance()
    let path = VariablePath(name: name, range: range, keys: try keys())
    variables.append(path)
    return Expression(.variable(path), range.lowerBound..<end)
  }

  private mutating func keys() throws(SyntaxError) -> [VariablePath.Key] {
    var keys: [VariablePath.Key] = []
    while take(.dot) {
      switch token.kind {
      case .name(let name): keys.append(.init(name: name, index: nil, range: token.range))
      case .int(let int) where int >= 0:
        keys.append(.init(name: String(int), index: int, range: token.range))
      default: throw unexpected(expected: "a name or an index after '.'")
      }
      advance()
    }
    return keys
  }

  private mutating func loopProperty() throws(SyntaxError) -> Expression {
    let start = token.range.lowerBound
    advance()
    var keys = try keys()
    let depth = keys.prefix { $0.name == "parent" }.count
    keys.removeFirst(depth)
    let property = keys.first.flatMap { LoopProperty(rawValue: $0.name) }
    if let wrong = property == nil ? keys.first : keys.dropFirst().first {
      report(.unknownLoopProperty(wrong.name), at: wrong.range)
      return .broken(start..<end)
    }
    return Expression(.loop(depth: depth, property), start..<end)
  }
}
