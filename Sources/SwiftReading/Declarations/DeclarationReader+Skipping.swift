/// Skips types, expressions and statements without reading them.
extension DeclarationReader {
  mutating func skipGenerics(until end: Int) {
    var depth = 0
    while index < end {
      if isSign(UInt8(ascii: "<"), at: index) { depth += 1 }
      if isSign(UInt8(ascii: ">"), at: index) { depth -= 1 }
      skip()
      if depth == 0 { return }
    }
  }

  mutating func skipType(until end: Int) {
    var wantsMore = true
    while index < end {
      switch kind {
      case .identifier:
        if token.word == .where { return }
        guard wantsMore || [.async, .throws, .rethrows].contains(token.word) else { return }
        wantsMore = token.word.isBeforeType
        index += 1
      case .at:
        guard wantsMore else { return }
        index += 2
        if index < end, kind == .leftParen, token.start == source.tokens[index - 1].end,
          matches[index] == Int32(index) + 2
        {
          skip()
        }
      case .leftParen, .leftSquare:
        guard wantsMore else { return }
        skip()
        wantsMore = false
      case .period, .arrow:
        index += 1
        wantsMore = true
      case .operatorPiece:
        guard skipSignOfType(&wantsMore, until: end) else { return }
      default: return
      }
    }
  }

  private mutating func skipSignOfType(_ wantsMore: inout Bool, until end: Int) -> Bool {
    switch source.bytes[Int(token.start)] {
    case UInt8(ascii: "<") where !wantsMore: skipGenerics(until: end)
    case UInt8(ascii: "?") where !wantsMore, UInt8(ascii: "!") where !wantsMore: index += 1
    case UInt8(ascii: "."): index += 1
    case UInt8(ascii: "&"):
      index += 1
      wantsMore = true
    case UInt8(ascii: "~") where wantsMore: index += 1
    default: return false
    }
    return true
  }

  mutating func skipExpression(until end: Int) {
    let start = index
    while index < end {
      if kind == .semicolon || kind == .comma { return }
      if index > start, token.startsLine, !continues(index) { return }
      // The brace of `{ didSet { … } }` doesn't belong to the expression.
      if index > start, kind == .leftBrace,
        [.didSet, .willSet, .get, .set].contains(token(ahead: 1).word)
      {
        return
      }
      if let end = endOfGenericArguments { index = end } else { skip() }
    }
  }

  /// Nil for a comparison.
  ///
  /// As in Swift, `a<b, c>(d)` has generic arguments, because no operand follows.
  var endOfGenericArguments: Int? {
    guard index > 0, isSign(UInt8(ascii: "<"), at: index), token.isLeftBound,
      source.tokens[index - 1].kind == .identifier
    else { return nil }
    var depth = 0
    var index = index
    while index < source.tokens.count {
      switch source.tokens[index].kind {
      case .operatorPiece:
        if isSign(UInt8(ascii: "<"), at: index) { depth += 1 }
        if isSign(UInt8(ascii: ">"), at: index) { depth -= 1 }
        if depth == 0 { return followsGenericArguments(index + 1) ? index + 1 : nil }
      case .identifier, .period, .comma, .colon, .arrow, .at: break
      case .leftParen, .leftSquare: index = Int(matches[index])
      default: return nil
      }
      index += 1
    }
    return nil
  }

  private func followsGenericArguments(_ index: Int) -> Bool {
    let token = source.tokens[index]
    switch token.kind {
    case .leftParen, .leftBrace, .period, .comma, .semicolon, .colon, .endOfFile: return true
    case .operatorPiece: return isSign(UInt8(ascii: "?"), at: index)
    default: return token.kind.closesBracket || token.startsLine
    }
  }

  mutating func skipStatement(until end: Int) {
    let start = index
    while index < end {
      if kind == .semicolon { return }
      if index > start, token.startsLine, !continues(index) { return }
      skip()
    }
  }

  func continues(_ index: Int) -> Bool {
    let token = source.tokens[index]
    let last = source.tokens[index - 1]
    if isSign(UInt8(ascii: "<"), at: index - 1) || isSign(UInt8(ascii: ">"), at: index) {
      return true
    }
    switch last.kind {
    case .comma, .colon, .equal, .arrow, .period, .at: return true
    case .operatorPiece where !last.isLeftBound || last.isRightBound: return true
    case .identifier where last.word.wantsOperand: return true
    default: break
    }
    switch token.kind {
    case .period, .arrow, .equal, .colon, .comma: return true
    case .operatorPiece: return token.isLeftBound || !token.isRightBound
    case .leftBrace: return true
    case .identifier:
      return [.else, .catch, .as, .is, .where, .throws, .async, .rethrows].contains(token.word)
    default: return false
    }
  }
}

extension SwiftWord {
  fileprivate var isBeforeType: Bool {
    [
      .any, .some, .each, .repeat, .inout, .sending, .isolated, .borrowing, .consuming, .owned,
      .shared, .async, .throws, .rethrows, .nonisolated, .const,
    ].contains(self)
  }

  fileprivate var wantsOperand: Bool {
    [
      .try, .await, .in, .is, .as, .where, .else, .case, .throw, .any, .some, .if, .switch, .guard,
      .while, .for,
    ].contains(self)
  }
}
