extension LineBreaker {
  enum Contents {
    case arguments, types
  }

  /// Breaks inside brackets, or else before a period.
  mutating func chain(to end: Int, base: Int, _ contents: Contents = .arguments) {
    while next < end {
      if fits(to: end) { return put(to: end) }
      if let bracket = bracketToBreak(to: end, contents) {
        put(to: bracket)
        breakBracket(bracket, contents)
      } else if let period = periodToBreak(to: end) {
        put(to: period)
        newline(base + 1)
      } else if let bracket = firstBracket(to: end, contents) {
        put(to: bracket)
        breakBracket(bracket, contents)
      } else {
        return put(to: end)
      }
    }
  }

  /// Brackets inside a multi-line closure don't count.
  private func bracketToBreak(to end: Int, _ contents: Contents) -> Int? {
    var found: Int?
    var index = next
    while index < end, fits(to: index + 1) {
      if isBreakable(index, to: end, contents) { found = index }
      if kind(index) == .leftBrace, close(index) == nil { break }
      index = contents == .types && kind(index) == .leftSquare ? index + 1 : after(index)
    }
    return found
  }

  func firstBracket(to end: Int, _ contents: Contents = .arguments) -> Int? {
    first(in: next..<end) { isBreakable($0, to: end, contents) }
  }

  /// Empty brackets and brackets of array types aren't broken.
  func isBreakable(_ index: Int, to end: Int, _ contents: Contents) -> Bool {
    guard let close = close(index) else { return kind(index) == .leftBrace && index + 1 < end }
    if close == index + 2, kind(index + 1) == .colon { return false }
    guard close > index + 1, close < end else { return false }
    return contents != .types || kind(index) != .leftSquare
  }

  /// After `in`, or after the brace.
  private func bodyStart(_ open: Int) -> Int {
    guard let close = close(open), word(open + 1) != .for else { return open + 1 }
    let end = first(in: (open + 1)..<close) { word($0) == .in }
    return end.map { $0 + 1 } ?? open + 1
  }

  private func periodToBreak(to end: Int) -> Int? {
    var found: Int?
    var index = next
    while index < end, fits(to: index) {
      if kind(index) == .period, isGlued(index), index > next { found = index }
      index = after(index)
    }
    return found
  }

  // MARK: - Brackets

  mutating func breakBracket(_ open: Int, _ contents: Contents) {
    guard let close = close(open) else {
      put(to: open + 1)
      return newline(level + 1)
    }
    if kind(open) == .leftBrace { return breakBraces(open, close) }
    put(to: open + 1)
    if contents == .arguments, kind(open) == .leftParen,
      let inner = onlyLiteral(in: (open + 1)..<close), fits(to: inner + 1)
    {
      put(to: inner)
      breakBracket(inner, contents)
      return put(to: close + 1)
    }
    let outer = level
    newline(outer + 1)
    let hugged = kind(close + 1) == .comma ? close + 2 : close + 1
    if mayHug(open, close, contents), fits(to: hugged) { return put(to: close + 1) }
    let commas = commas(in: (open + 1)..<close)
    if !commas.isEmpty, fits(to: close) {
      put(to: close)
    } else {
      for comma in commas {
        element(to: comma + 1, contents)
        if comma + 1 < close { newline(outer + 1) }
      }
      element(to: close, contents)
    }
    newline(outer)
    put(to: close + 1)
  }

  private mutating func breakBraces(_ open: Int, _ close: Int) {
    let outer = level
    let body = bodyStart(open)
    put(to: open + 1)
    if !fits(to: body) { newline(outer + 1) }
    put(to: body)
    newline(outer + 1)
    statement(to: close)
    newline(outer)
    put(to: close + 1)
  }

  /// Whether a call's closing parenthesis stays on the line of the arguments.
  private func mayHug(_ open: Int, _ close: Int, _ contents: Contents) -> Bool {
    guard contents == .arguments, isCall(open) else { return false }
    switch kind(close + 1) {
    case .endOfFile: return !goesOn
    case .comma, .rightParen, .rightSquare, .rightBrace: return true
    default: return false
    }
  }

  private func isCall(_ open: Int) -> Bool {
    guard kind(open) == .leftParen, isGlued(open) else { return false }
    return [.identifier, .pound, .rightParen, .rightSquare, .operatorPiece].contains(kind(open - 1))
  }

  /// The bracket of an array, dictionary or closure that fills a range.
  private func onlyLiteral(in range: Range<Int>) -> Int? {
    var start = range.lowerBound
    if kind(start) == .identifier, kind(start + 1) == .colon { start += 2 }
    guard start < range.upperBound, kind(start) == .leftSquare || kind(start) == .leftBrace,
      let close = close(start), close + 1 == range.upperBound, close > start + 1
    else { return nil }
    return start
  }

  // MARK: - Elements

  private mutating func element(to end: Int, _ contents: Contents) {
    contents == .types ? parameter(to: end, base: level) : argument(to: end, base: level)
  }

  /// Writes `label: value,`.
  mutating func argument(to end: Int, base: Int) {
    if fits(to: end) { return put(to: end) }
    guard kind(next) == .identifier, kind(next + 1) == .colon, next + 2 < end else {
      return expression(to: end, base: base)
    }
    put(to: next + 2)
    value(to: end, base: base)
  }

  /// Writes `label name: Type = value,` or `label: Type = value,`.
  mutating func parameter(to end: Int, base: Int) {
    if fits(to: end) { return put(to: end) }
    let equal = first(in: next..<end) { kind($0) == .equal }
    if let colon = first(in: next..<(equal ?? end), where: { kind($0) == .colon }) {
      put(to: colon + 1)
      if !fits(to: equal.map { $0 + 1 } ?? end), kind(next) != .leftParen {
        newline(base + 1)
      }
    }
    typeAndValue(equal, to: end, base: base)
  }

  /// A value from the spec isn't broken.
  mutating func typeAndValue(_ equal: Int?, to end: Int, base: Int) {
    if fits(to: end) { return put(to: end) }
    type(to: equal.map { $0 + 1 } ?? end, base: base)
    if !fits(to: end) { newline(level + 1) }
    put(to: end)
  }
}
