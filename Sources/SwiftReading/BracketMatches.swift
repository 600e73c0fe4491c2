/// Which bracket closes which.
package enum BracketMatches {
  /// For each opening bracket the index of its closing one, -1 for all other tokens; `nil` if a
  /// bracket has no partner, more than `depthLimit` of them are open at once, or the text is nested
  /// in any other way deeper than `NestingDepth` allows.
  package static func matches(of source: SwiftTokens, depthLimit: Int) -> [Int32]? {
    guard NestingDepth.firstToken(of: source, deeperThan: NestingDepth.fileLimit) == nil else {
      return nil
    }
    var matches = [Int32](repeating: -1, count: source.tokens.count)
    var open: [Int] = []
    for (index, token) in source.tokens.enumerated() {
      if token.kind.opensBracket {
        open.append(index)
        if open.count > depthLimit { return nil }
      } else if token.kind.closesBracket {
        guard let start = open.popLast(), source.tokens[start].kind.closing == token.kind else {
          return nil
        }
        matches[start] = Int32(index)
      }
    }
    return open.isEmpty ? matches : nil
  }
}

extension SwiftToken.Kind {
  var opensBracket: Bool {
    self == .leftParen || self == .leftSquare || self == .leftBrace
  }

  var closesBracket: Bool {
    self == .rightParen || self == .rightSquare || self == .rightBrace
  }

  /// The partner of an opening bracket.
  package var closing: SwiftToken.Kind {
    switch self {
    case .leftParen: .rightParen
    case .leftSquare: .rightSquare
    default: .rightBrace
    }
  }
}
