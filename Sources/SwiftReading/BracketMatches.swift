extension SwiftTokens {
  /// Which bracket closes which.
  package struct Brackets {
    /// For each opening bracket the index of its closing one, -1 for all other tokens.
    package var matches: [Int32]
    /// The first bracket that is closed by a wrong one, or was never opened; reading ends there.
    var stray: Int?
    /// The opening brackets that nothing has closed.
    var open: [Int] = []
  }

  /// Pairs round, square and curly brackets, up to the first that has no partner.
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
