extension TemplateParser {
  /// `or` binds least, then `and`, `not`, comparisons, and filters most.
  mutating func expression() throws(SyntaxError) -> Expression {
    let first = try conjunction()
    guard token.kind == .name("or") else { return first }
    var operands = [first]
    while take(word: "or") { operands.append(try conjunction()) }
    return program.expression(.any(operands: program.add(operands)), from(first))
  }

  private mutating func conjunction() throws(SyntaxError) -> Expression {
    let first = try negation()
    guard token.kind == .name("and") else { return first }
    var operands = [first]
    while take(word: "and") { operands.append(try negation()) }
    return program.expression(.all(operands: program.add(operands)), from(first))
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
    let negated = program.expression(.not(operand.index), range)
    return isNegated ? negated : program.expression(.not(negated.index), range)
  }

  private mutating func comparison() throws(SyntaxError) -> Expression {
    let left = try filtered()
    guard let comparison = comparisonOperator() else { return left }
    advance()
    let right = try filtered()
    return program.expression(.compare(left.index, comparison, right.index), from(left))
  }

  private func comparisonOperator() -> Operator? {
    switch token.kind {
    case .symbol(let symbol): Operator(rawValue: symbol.rawValue)
    case .name(let name) where name == "contains" || name == "in": Operator(rawValue: name)
    default: nil
    }
  }

  /// What stands for an expression with a mistake in it, which has been reported.
  func broken(_ range: Range<Int>) -> Expression { program.expression(.broken, range) }

  private func from(_ first: Expression) -> Range<Int> {
    first.range.lowerBound..<max(first.range.lowerBound, lastRange.upperBound)
  }

  // MARK: Filters

  private mutating func filtered() throws(SyntaxError) -> Expression {
    let base = try primary()
    guard token.kind == .symbol(.pipe) else { return base }
    var calls: [FlatCall] = []
    var isBroken = false
    while take(.pipe) {
      if let call = try filterCall() { calls.append(call) } else { isBroken = true }
    }
    if isBroken { return broken(from(base)) }
    return program.expression(program.filtered(base, calls), from(base))
  }

  /// A filter with its arguments; nil after a mistake that has been reported.
  private mutating func filterCall() throws(SyntaxError) -> FlatCall? {
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
    guard checkLiterals(arguments, of: filter) else { return nil }
    return FlatCall(filter: filter, nameRange: nameRange, arguments: arguments.map(\.index))
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
  private mutating func checkLiterals(_ arguments: [Expression], of filter: Filter) -> Bool {
    var isRight = true
    for (parameter, argument) in zip(filter.parameters, arguments) {
      guard let value = program.literal(argument), !parameter.kinds.contains(value.kind) else {
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
    case .name("forloop"): return try loopPath()
    case .name(let name) where !TemplateParser.reserved.contains(name): return try path()
    case .symbol(.open): return try parenthesized()
    default: throw unexpected(expected: "a value")
    }
  }

  private mutating func literal(_ value: TemplateValue) -> Expression {
    let range = token.range
    advance()
    return program.expression(program.literal(value), range)
  }

  private mutating func parenthesized() throws(SyntaxError) -> Expression {
    let start = token.range
    parentheses += 1
    guard parentheses <= TemplateParser.parenthesesLimit else {
      throw SyntaxError(mistake: .parenthesesTooDeep(TemplateParser.parenthesesLimit), range: start)
    }
    advance()
    let inner = try expression()
    var kind = program.tables.expressions[inner.index].kind
    if take(.range) { kind = .range(inner.index, try expression().index) }
    guard take(.close) else { throw unexpected(expected: "')'") }
    parentheses -= 1
    return program.expression(kind, start.lowerBound..<lastRange.upperBound)
  }

  private mutating func path() throws(SyntaxError) -> Expression {
    guard case .name(let name) = token.kind else { throw unexpected(expected: "a name") }
    let symbolRange = token.range
    advance()
    let keys = try pathKeys()
    return program.expression(
      program.path(name, symbolRange, keys), symbolRange.lowerBound..<lastRange.upperBound)
  }

  private mutating func pathKeys() throws(SyntaxError) -> [(key: PathKey, range: Range<Int>)] {
    var keys: [(key: PathKey, range: Range<Int>)] = []
    while take(.dot) {
      switch token.kind {
      case .name(let name): keys.append((PathKey(name: name, index: nil), token.range))
      case .int(let int) where int >= 0:
        keys.append((PathKey(name: String(int), index: int), token.range))
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
    let depth = keys.prefix { $0.key.name == "parent" }.count
    keys.removeFirst(depth)
    let range = start..<lastRange.upperBound
    guard let key = keys.first else {
      return program.expression(.loop(LoopPath(depth: depth, property: nil)), range)
    }
    let property = LoopPath.Property(rawValue: key.key.name)
    let wrong = property == nil ? key : keys.dropFirst().first
    if let wrong {
      report(.unknownLoopProperty(wrong.key.name), at: wrong.range)
      return broken(range)
    }
    return program.expression(.loop(LoopPath(depth: depth, property: property)), range)
  }
}
