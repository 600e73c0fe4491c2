/// How deep a piece of Swift is nested: how far a parser goes down that calls itself for each bracket,
/// prefix word, operator and `#if`.
///
/// It is counted before anything is parsed, in one pass over the tokens, so that no reader of Swift
/// needs a count of its own and none can exhaust the stack, whatever it is given.
package enum NestingDepth {
  /// Of a whole file. A bracket counts two, so 64 of them in one another, or 128 operators in a row.
  static let fileLimit = 128
  /// Of a piece that is to stand in a file: a body, a default value, an argument. There the members
  /// and calls of a chain count, too: `a.b().c[0]` has four.
  package static let fragmentLimit = 48

  private static let bracketWeight = 2
  /// A type has members, which are read one by one: 25 types in one another.
  private static let typeWeight = 3
  private static let conditionWeight = 3

  /// The first token that stands deeper than the limit; nil if all is well.
  package static func firstToken(of source: SwiftTokens, deeperThan limit: Int) -> Int? {
    var depth = Depth(countsChains: limit == fragmentLimit)
    for (index, token) in source.tokens.enumerated() {
      depth.enter(token, after: index > 0 ? source.tokens[index - 1] : nil)
      if depth.total > limit { return index }
    }
    return nil
  }

  private struct Depth {
    let countsChains: Bool
    /// What the open brackets and the chains in front of them add up to.
    var outer: [Int] = []
    /// Operators and prefix words of the present statement or element, in no further bracket.
    var chain = 0
    var conditions = 0

    var total: Int { (outer.last ?? 0) + chain + conditions }

    mutating func enter(_ token: SwiftToken, after last: SwiftToken?) {
      if token.startsLine, !token.continuesStatement, last?.wantsMore != true { chain = 0 }
      switch token.kind {
      case .leftParen, .leftSquare, .leftBrace:
        outer.append((outer.last ?? 0) + chain + bracketWeight)
        chain = 0
      case .rightParen, .rightSquare, .rightBrace:
        let inner = outer.popLast() ?? 0
        chain = max(0, inner - bracketWeight - (outer.last ?? 0))
        if countsChains { chain += 1 }
      case .period where countsChains: chain += 1
      case .comma, .semicolon: chain = 0
      case .pound where token.word == .poundIf: conditions += conditionWeight
      case .pound where token.word == .poundEndif: conditions = max(0, conditions - conditionWeight)
      case .operatorPiece, .arrow, .equal: chain += 1
      case .identifier where token.word.isNesting: chain += 1
      case .identifier where token.word.beginsType: chain += typeWeight
      default: break
      }
    }
  }
}

extension SwiftToken {
  /// Whether a line that begins with it goes on with what stands before.
  fileprivate var continuesStatement: Bool {
    switch kind {
    case .operatorPiece, .equal, .arrow, .period, .colon, .leftBrace, .leftParen: true
    case .identifier: word == .else || word == .catch || word == .as || word == .is
    default: kind.closesBracket
    }
  }

  /// Whether the next line goes on with it.
  fileprivate var wantsMore: Bool {
    switch kind {
    case .operatorPiece, .equal, .arrow, .period, .colon: true
    case .identifier: word.isNesting
    default: false
    }
  }
}

extension SwiftWord {
  fileprivate var beginsType: Bool {
    self == .struct || self == .class || self == .enum || self == .actor || self == .extension
  }

  /// Whether an expression, a type or a statement stands behind it that is a part of it.
  fileprivate var isNesting: Bool {
    switch self {
    case .any, .some, .each, .repeat, .try, .await, .throw, .return, .inout, .sending, .isolated,
      .borrowing, .consuming, .consume, .copy, .unsafe, .discard, .yield, .if, .else, .switch, .do,
      .is, .as, .for, .while, .guard, .defer, .case, .in, .throws, .async:
      true
    default: false
    }
  }
}
