extension LineBreaker {
  mutating func value(to end: Int, base: Int) {
    if fits(to: end) { return put(to: end) }
    // A call that can be broken inside starts on the same line.
    if operators(to: end).isEmpty, let bracket = firstBracket(to: end), fits(to: bracket + 1) {
      return chain(to: end, base: base)
    }
    newline(base + 1)
    expression(to: end, base: base)
  }

  /// The second line has one level more than `base`.
  mutating func expression(to end: Int, base: Int) {
    if fits(to: end) { return put(to: end) }
    let operators = operators(to: end)
    guard let weakest = operators.map({ strength($0) }).min() else {
      return chain(to: end, base: base)
    }
    for position in operators where strength(position) == weakest {
      expression(to: position, base: base)
      newline(base + 1)
    }
    expression(to: end, base: base)
  }

  private func strength(_ index: Int) -> Int {
    switch line[Int(tokens[index].start)] {
    case UInt8(ascii: "?"), UInt8(ascii: ":"): 0
    case UInt8(ascii: "&"), UInt8(ascii: "|"): 1
    default: kind(index) == .identifier ? 3 : 2
    }
  }

  /// Outside of brackets.
  private func operators(to end: Int) -> [Int] {
    all(in: next + 1..<max(next + 1, end)) { index in
      let token = tokens[index]
      switch token.kind {
      case .identifier: return token.word == .as || token.word == .is
      case .colon: return !isGlued(index)
      case .operatorPiece: return !token.isJoined && !token.isLeftBound && !token.isRightBound
      default: return false
      }
    }
  }

  // MARK: - Types

  /// Outside of brackets, the second line has one level more than `base`.
  mutating func type(to end: Int, base: Int) {
    if fits(to: end) { return put(to: end) }
    let parameters = first(in: next..<end) { kind($0) == .leftParen }
    if let effects = parameters.map({ after($0) }), effects < end,
      kind(effects) == .arrow || [.async, .throws].contains(word(effects))
    {
      chain(to: effects, base: base, .types)
      if level == base, !fits(to: end) { newline(base + 1) }
      return output(to: end, base: base)
    }
    while let sign = sign(in: next..<end) {
      chain(to: sign, base: base, .types)
      newline(base + 1)
      put(to: sign + 1)
    }
    chain(to: end, base: base, .types)
  }

  private func sign(in range: Range<Int>) -> Int? {
    guard !range.isEmpty, after(range.lowerBound) < range.upperBound else { return nil }
    return first(in: after(range.lowerBound)..<range.upperBound) {
      line[Int(tokens[$0].start)] == UInt8(ascii: "&") && !isGlued($0)
    }
  }

  /// `async throws(A) -> B`
  mutating func output(to end: Int, base: Int) {
    if fits(to: end) { return put(to: end) }
    if let arrow = first(in: (next + 1)..<end, where: { kind($0) == .arrow }) {
      put(to: arrow)
      newline(base + 1)
    }
    chain(to: end, base: base, .types)
  }
}
