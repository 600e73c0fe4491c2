extension TemplateParser {
  /// `or` binds least, then `and`, `not`, comparisons, and filters most.
  mutating func expression() throws(SyntaxError) -> Expression {
    let first = try conjunction()
    guard token.kind == .name("or") else { return first }
    var operands = [first]
    while take(word: "or") { operands.append(try conjunction()) }
    return Expression(kind: .any(operands), range: from(first))
  }

  private mutating func conjunction() throws(SyntaxError) -> Expression {
    let first = try negation()
    guard token.kind == .name("and") else { return first }
    var operands = [first]
    while take(word: "and") { operands.append(try negation()) }
    return Expression(kind: .all(operands), range: from(first))
  }

  private mutating func negation() throws(SyntaxError) -> Expression {
    let start = token.range.lowerBound
    var (isNegated, isPresent) = (false, false)
    while take(word: "not") {
      isNegated.toggle()
      isPresent = true
    }
    let operand = try comparison()
    guard isPresent else { return operand }
    let range = start..<lastRange.upperBound
    let negated = Expression(kind: .not(operand), range: range)
    return isNegated ? negated : Expression(kind: .not(negated), range: range)
  }

  private mutating func comparison() throws(SyntaxError) -> Expression {
    let left = try filtered()
    guard let comparison = comparisonOperator() else { return left }
    advance()
    let right = try filtered()
    return Expression(kind: .compare(left, comparison, right), range: from(left))
  }

  private func comparisonOperator() -> Operator? {
    switch token.kind {
    case .symbol(let symbol): Operator(rawValue: symbol.rawValue)
    case .name(let name) where name == "contains" || name == "in": Operator(rawValue: name)
    default: nil
    }
  }

  private func from(_ first: Expression) -> Range<Int> {
    first.range.lowerBound..<max(first.range.lowerBound, lastRange.upperBound)
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
    if isBroken { return .broken(from(base)) }
    return Expression(kind: .filtered(base, calls), range: from(base))
  }

  /// A filter with its arguments; nil after a mistake that has been reported.
  private mutating func filterCall() throws(SyntaxError) -> FilterCall? {
    guard case .name(let name) = token.kind else { throw unexpected(expected: "a filter's name") }
    let nameRange = token.range
    advance()
    var arguments: [Expression] = []
    if take(.colon) {
      repeat { arguments.append(try primary()) } while takeArgumentComma()
    }
    guard let filter = Filter.named[name] else {
      report(.unknownFilter(name, known: Filter.allNames), at: nameRange)
      return nil
    }
    guard (filter.requiredCount...filter.parameters.count).contains(arguments.count) else {
      report(.wrongArgumentCount(filter, found: arguments.count), at: nameRange)
      return nil
    }
    let call = FilterCall(filter: filter, nameRange: nameRange, arguments: arguments)
    return checkLiterals(of: call) ? call : nil
  }

  /// In `include "a", b: c | default: "d", e: f` the last comma begins a parameter of the include.
  private mutating func takeArgumentComma() -> Bool {
    if case .name = nextToken.kind, tokens.count > position + 2,
      tokens[position + 2].kind == .symbol(.colon)
    {
      return false
    }
    return take(.comma)
  }

  /// Arguments that are written out are checked at once, so that a mistake shows without rendering.
  private mutating func checkLiterals(of call: FilterCall) -> Bool {
    var isRight = true
    for (parameter, argument) in zip(call.filter.parameters, call.arguments) {
      guard case .literal(let value) = argument.kind, !parameter.kinds.contains(value.kind) else {
        continue
      }
      report(.wrongArgument(call.filter, parameter, found: value), at: argument.range)
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
    case .name("forloop"): return try loopPath()
    case .name(let name) where !TemplateParser.reserved.contains(name): return try path()
    case .symbol(.open): return try parenthesized()
    default: throw unexpected(expected: "a value")
    }
  }

  private mutating func literal(_ value: TemplateValue) -> Expression {
    let range = token.range
    advance()
    return Expression(kind: .literal(value), range: range)
  }

  private mutating func parenthesized() throws(SyntaxError) -> Expression {
    let start = token.range
    parentheses += 1
    guard parentheses <= TemplateParser.parenthesesLimit else {
      throw SyntaxError(
        mistake: .parenthesesTooDeep(TemplateParser.parenthesesLimit), range: start)
    }
    advance()
    let inner = try expression()
    var kind = inner.kind
    if take(.range) { kind = .range(inner, try expression()) }
    guard take(.close) else { throw unexpected(expected: "')'") }
    parentheses -= 1
    return Expression(kind: kind, range: start.lowerBound..<lastRange.upperBound)
  }

  private mutating func path() throws(SyntaxError) -> Expression {
    guard case .name(let name) = token.kind else { throw unexpected(expected: "a name") }
    let symbolRange = token.range
    advance()
    let keys = try pathKeys()
    let path = Path(symbol: symbols.number(of: name), symbolRange: symbolRange, keys: keys)
    return Expression(
      kind: .variable(path), range: symbolRange.lowerBound..<lastRange.upperBound)
  }

  private mutating func pathKeys() throws(SyntaxError) -> [Path.Key] {
    var keys: [Path.Key] = []
    while take(.dot) {
      switch token.kind {
      case .name(let name): keys.append(Path.Key(name: name, index: nil, range: token.range))
      case .int(let int) where int >= 0:
        keys.append(Path.Key(name: String(int), index: int, range: token.range))
      default: throw unexpected(expected: "a name or an index after '.'")
      }
      advance()
    }
    return keys
  }

  private mutating func loopPath() throws(SyntaxError) -> Expression {
    let start = token.range.lowerBound
    advance()
    var keys = try pathKeys()
    let depth = keys.prefix { $0.name == "parent" }.count
    keys.removeFirst(depth)
    let range = start..<lastRange.upperBound
    guard let key = keys.first else {
      return Expression(kind: .loop(LoopPath(depth: depth, property: nil)), range: range)
    }
    let property = LoopPath.Property(rawValue: key.name)
    let wrong = property == nil ? key : keys.dropFirst().first
    if let wrong {
      report(.unknownLoopProperty(wrong.name), at: wrong.range)
      return .broken(range)
    }
    return Expression(kind: .loop(LoopPath(depth: depth, property: property)), range: range)
  }
}
