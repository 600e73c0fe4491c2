extension LineBreaker {
  mutating func statement(to end: Int) {
    if fits(to: end) { return put(to: end) }
    let base = level
    if let closing = closingBrackets(to: end) {
      statement(to: closing)
      if !fits(to: end) { newline(max(base - 1, 0)) }
      return put(to: end)
    }
    breakAfterAttributes(to: end)
    if fits(to: end) { return put(to: end) }
    let keyword = keyword(to: end)
    switch word(keyword) {
    case .class, .struct, .enum, .actor, .protocol, .extension:
      typeDeclaration(keyword, to: end, base: base)
    case .func, .`init`, .subscript: function(keyword, to: end, base: base)
    case .let, .var: variable(keyword, to: end, base: base)
    case .if, .guard, .while, .for, .switch: conditions(to: end, base: base)
    case .return:
      put(to: keyword + 1)
      value(to: end, base: base)
    case .case: alternatives(to: end, base: base)
    default: simple(to: end, base: base)
    }
  }

  /// The first closing bracket whose opening bracket is on another line.
  private func closingBrackets(to end: Int) -> Int? {
    var start = end
    while start > next + 1, partners[start - 1] < 0 {
      switch kind(start - 1) {
      case .rightParen, .rightSquare, .comma: start -= 1
      default: return kind(start) == .comma ? nil : start == end ? nil : start
      }
    }
    return start == end || kind(start) == .comma ? nil : start
  }

  /// Writes `@Test` on a separate line.
  private mutating func breakAfterAttributes(to end: Int) {
    var index = next
    while kind(index) == .at, index + 2 < end {
      index += 2
      if kind(index) == .leftParen, isGlued(index) { index = after(index) }
    }
    guard index > next, index < end else { return }
    put(to: index)
    newline(level)
  }

  private func keyword(to end: Int) -> Int {
    var index = next
    while index < end {
      switch word(index) {
      case .public, .package, .internal, .fileprivate, .private, .open, .static, .final, .override,
        .weak, .unowned, .lazy, .nonisolated, .mutating, .nonmutating, .indirect, .dynamic,
        .required, .convenience, .else:
        index = after(index)
        if kind(index) == .leftParen, isGlued(index) { index = after(index) }
      case .class where word(index + 1) == .func || word(index + 1) == .var: index += 1
      default: return index
      }
    }
    return index
  }

  /// Also writes an argument or parameter of a list that a template broke.
  private mutating func simple(to end: Int, base: Int) {
    let open = (next..<end).first { kind($0) == .leftBrace && close($0) == nil } ?? end
    let commas = commas(in: next..<min(open, end - 1))
    for comma in commas where !fits(to: end) {
      simple(to: comma + 1, base: base)
      newline(base)
    }
    if !commas.isEmpty { return statement(to: end) }
    let equal = first(in: next..<end) { kind($0) == .equal }
    let colon = first(in: next..<(equal ?? end)) { kind($0) == .colon && isGlued($0) }
    if colon != nil, equal != nil { return parameter(to: end, base: base) }
    if let colon, kind(next) == .identifier, colon <= next + 2 {
      let isType = word(colon + 1) == .any || kind(colon + 1) == .at
      return colon > next + 1 || isType
        ? parameter(to: end, base: base) : argument(to: end, base: base)
    }
    guard let equal else { return expression(to: end, base: base) }
    chain(to: equal + 1, base: base)
    value(to: end, base: base)
  }

  // MARK: - Declarations

  /// `class A: B, C {`, with as many names as fit on a line.
  private mutating func typeDeclaration(_ keyword: Int, to end: Int, base: Int) {
    let brace = first(in: next..<end) { kind($0) == .leftBrace } ?? end
    guard let colon = first(in: next..<brace, where: { kind($0) == .colon }) else {
      return chain(to: end, base: base)
    }
    if !fits(to: colon + 1) {
      put(to: keyword + 1)
      newline(base + 1)
    }
    put(to: colon + 1)
    let inner = level + 1
    for comma in commas(in: next..<brace) + [brace - 1] {
      if !fits(to: comma + 1) { newline(inner) }
      put(to: comma + 1)
    }
    if level == base, fits(to: brace + 1) { put(to: min(brace + 1, end)) }
    newline(base)
    put(to: end)
  }

  /// `func a<T>(b: C) async throws -> D where T: E {`
  private mutating func function(_ keyword: Int, to end: Int, base: Int) {
    let brace = first(in: next..<end) { kind($0) == .leftBrace } ?? end
    let parameters = first(in: keyword..<brace) { kind($0) == .leftParen }
    if brace < end, let body = close(brace), body > brace + 1, fits(to: brace + 1) {
      put(to: brace)
      breakBracket(brace, .arguments)
      return put(to: end)
    }
    if let parameters, close(parameters) == nil {
      return chain(to: end, base: base, .types)
    } else if let parameters, isBreakable(parameters, to: end, .types) {
      chain(to: parameters + 1, base: base, .types)
      breakBracket(parameters, .types)
      if fits(to: min(brace + 1, end)) { return chain(to: end, base: base) }
    } else {
      put(to: parameters.map { after($0) } ?? next)
      newline(word(next) == .where ? base : base + 1)
    }
    if let requirements = first(in: next..<brace, where: { word($0) == .where }) {
      output(to: requirements, base: base)
      newline(base)
    }
    output(to: brace, base: base)
    guard brace < end else { return }
    if level > base || !fits(to: brace + 1) { newline(base) }
    chain(to: end, base: base)
  }

  /// `private(set) var a: B = c`, `var a: B { c }` or `let a: B = c`
  ///
  /// A variable's value is from the spec, so it isn't broken.
  private mutating func variable(_ keyword: Int, to end: Int, base: Int) {
    let equal = first(in: next..<end) { kind($0) == .equal }
    let brace = equal == nil ? first(in: next..<end) { kind($0) == .leftBrace } : nil
    if let brace, fits(to: brace + 1), isBreakable(brace, to: end, .arguments) {
      return chain(to: end, base: base)
    }
    let colon = first(in: next..<(equal ?? brace ?? end)) { kind($0) == .colon }
    if let equal, fits(to: equal + 1), colon == nil || word(keyword) == .let {
      put(to: equal + 1)
      return value(to: end, base: base)
    }
    guard let colon else { return chain(to: end, base: base) }
    put(to: colon + 1)
    if !fits(to: equal.map { $0 + 1 } ?? brace ?? end) { newline(base + 1) }
    if let equal, word(keyword) == .let {
      type(to: equal + 1, base: base)
      return value(to: end, base: base + 1)
    }
    typeAndValue(equal, to: brace ?? end, base: base)
    if brace != nil {
      newline(base)
      chain(to: end, base: base)
    }
  }

  // MARK: - Conditions

  /// `if a, let b = c {` or `guard a else { return }`
  private mutating func conditions(to end: Int, base: Int) {
    let head = first(in: (next + 1)..<end) { kind($0) == .leftBrace || word($0) == .else } ?? end
    let brace = word(head) == .else ? head + 1 : head
    if brace < end, fits(to: brace + 1) { return chain(to: end, base: base) }
    if word(next) == .for, let filter = first(in: next..<head, where: { word($0) == .where }) {
      chain(to: filter, base: base)
      newline(base)
    }
    let commas = commas(in: next..<head)
    for comma in commas {
      condition(to: comma + 1)
      newline(base + 1)
    }
    condition(to: head)
    if level > base || brace < end && !fits(to: brace + 1) { newline(base) }
    if brace == head, brace < end, isBreakable(brace, to: end, .arguments) {
      put(to: brace)
      breakBracket(brace, .arguments)
    }
    chain(to: end, base: base)
  }

  private mutating func condition(to end: Int) {
    if fits(to: end) { return put(to: end) }
    if let equal = first(in: next..<end, where: { kind($0) == .equal }) {
      put(to: equal + 1)
      return value(to: end, base: level)
    }
    expression(to: end, base: level)
  }

  /// `case .a, .b:`
  private mutating func alternatives(to end: Int, base: Int) {
    for comma in commas(in: next..<end) where !fits(to: end) {
      chain(to: comma + 1, base: base)
      newline(base + 1)
    }
    chain(to: end, base: base)
  }
}
