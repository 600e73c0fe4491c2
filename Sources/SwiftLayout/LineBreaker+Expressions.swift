import SwiftReading

extension LineBreaker {
  /// What follows an equals sign, a `return` or a label.
  mutating func value(to end: Int, base: Int) {
    if fits(to: end) { return put(to: end) }
    let isLiteral =
      kind(next) != .leftParen && isBreakable(next, to: end, .arguments) && after(next) >= end - 1
    if isLiteral || hangs(to: end) { return chain(to: end, base: base) }
    newline(base + 1)
    expression(to: end, base: base)
  }

  /// Whether a value begins on the line of what stands before it: a call that can be broken inside.
  private func hangs(to end: Int) -> Bool {
    guard !isCompound(to: end), let bracket = firstBracket(to: end) else { return false }
    return fits(to: bracket + 1)
  }

  private func isCompound(to end: Int) -> Bool {
    first(in: next..<end) { precedence($0) != nil } != nil
  }

  /// Writes an expression; where it is broken, it goes on one level deeper than `base`.
  mutating func expression(to end: Int, base: Int) {
    if fits(to: end) { return put(to: end) }
    var first = next
    if let own = precedence(first), own >= 0 { first = operatorEnd(first) }
    guard let operators = weakestOperators(in: first..<end) else {
      return chain(to: end, base: base)
    }
    for (index, position) in operators.positions.enumerated() {
      let isDeeper = operators.weakest == 0 || operators.weakest <= 2 && index > 0
      expression(to: position, base: isDeeper ? base + 1 : base)
      newline(base + 1)
    }
    expression(to: end, base: operators.weakest <= 2 ? base + 1 : base)
  }

  // MARK: - Operators

  /// The operators of a range that bind least, outside of brackets.
  private func weakestOperators(in range: Range<Int>) -> (positions: [Int], weakest: Int)? {
    var positions: [Int] = []
    var weakest = Int.max
    var index = range.lowerBound
    while index < range.upperBound {
      if let own = precedence(index) {
        if own < weakest {
          positions = []
          weakest = own
        }
        if own == weakest, index > next { positions.append(index) }
        index = operatorEnd(index)
      } else {
        index = after(index)
      }
    }
    return positions.isEmpty ? nil : (positions, weakest)
  }

  private func operatorEnd(_ index: Int) -> Int {
    var end = index + 1
    while end < self.end, tokens[end].isJoined { end += 1 }
    if word(index) == .as, isGlued(end), kind(end) == .operatorPiece { end += 1 }
    return end
  }

  /// How strongly an operator binds that a line can break before; nil if the token begins none.
  private func precedence(_ index: Int) -> Int? {
    guard index < end else { return nil }
    let token = tokens[index]
    switch token.kind {
    case .identifier: return token.word == .as || token.word == .is ? 5 : nil
    case .colon: return isGlued(index) ? nil : 0
    case .operatorPiece:
      guard !token.isJoined, !token.isLeftBound, !token.isRightBound else { return nil }
      return precedence(of: line[Int(token.start)..<Int(tokens[operatorEnd(index) - 1].end)])
    default: return nil
    }
  }

  private func precedence(of text: ArraySlice<UInt8>) -> Int {
    switch text.first {
    case UInt8(ascii: "?"): text.count == 1 ? 0 : 4
    case UInt8(ascii: "|") where text.count == 2: 1
    case UInt8(ascii: "&") where text.count == 2: 2
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"): 3
    case UInt8(ascii: "."): 6
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 7
    default: 8
    }
  }

  // MARK: - Types

  /// Writes a type; where it is broken outside of brackets, it goes on one level deeper than `base`.
  mutating func type(to end: Int, base: Int) {
    if fits(to: end) { return put(to: end) }
    let parameters = first(in: next..<end) { kind($0) == .leftParen }
    if let effects = parameters.map({ after($0) }), effects < end, isEffect(effects) {
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
      isByte($0, UInt8(ascii: "&")) && !isGlued($0)
    }
  }

  private func isEffect(_ index: Int) -> Bool {
    word(index) == .async || word(index) == .throws || kind(index) == .arrow
  }

  /// Writes what follows parameters: `async throws(A) -> B`.
  mutating func output(to end: Int, base: Int) {
    if fits(to: end) { return put(to: end) }
    if let arrow = first(in: (next + 1)..<end, where: { kind($0) == .arrow }) {
      put(to: arrow)
      newline(base + 1)
    }
    chain(to: end, base: base, .types)
  }
}
