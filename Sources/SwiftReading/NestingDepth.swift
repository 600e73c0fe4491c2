/// Limits how deeply parsers recurse into nested Swift code.
///
/// Tokens are counted before anything is parsed.
package enum NestingDepth {
  /// 64 nested brackets, or 128 operators in a row.
  static let fileLimit = 128
  /// The limit of a body or a default value. Members and calls of a chain count, too: `a.b().c[0]`
  /// has four.
  package static let fragmentLimit = 48

  private static let bracketWeight = 2
  /// Allows 25 nested types.
  private static let typeWeight = 3
  private static let conditionWeight = 3

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
    var outer: [Int] = []
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
  fileprivate var continuesStatement: Bool {
    switch kind {
    case .operatorPiece, .equal, .arrow, .period, .colon, .leftBrace, .leftParen: true
    case .identifier: word == .else || word == .catch || word == .as || word == .is
    default: kind.closesBracket
    }
  }

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

  /// Whether the word's operand, type or statement follows.
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

extension SwiftTokens {
  package struct Brackets {
    /// -1 for all other tokens.
    package var matches: [Int32]
    /// The first closing bracket without a partner. Later brackets aren't paired.
    var stray: Int?
    var open: [Int] = []
  }

  package func brackets() -> Brackets {
    var result = Brackets(matches: [Int32](repeating: -1, count: tokens.count))
    for (index, token) in tokens.enumerated() {
      if token.kind.opensBracket { result.open.append(index) }
      guard token.kind.closesBracket else { continue }
      guard let start = result.open.popLast(), tokens[start].kind.closing == token.kind else {
        result.stray = index
        break
      }
      result.matches[start] = Int32(index)
    }
    return result
  }
}

extension SwiftToken.Kind {
  var opensBracket: Bool { self == .leftParen || self == .leftSquare || self == .leftBrace }

  var closesBracket: Bool { self == .rightParen || self == .rightSquare || self == .rightBrace }

  /// The partner of an opening bracket is the next case.
  var closing: SwiftToken.Kind? { SwiftToken.Kind(rawValue: rawValue + 1) }
}
