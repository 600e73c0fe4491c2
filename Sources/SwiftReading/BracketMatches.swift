/// Which bracket closes which.
package enum BracketMatches {
  /// For each opening bracket the index of its closing one, -1 for all other tokens; `nil` if a
  /// bracket has no partner or they nest too deeply.
  package static func matches(of source: SwiftTokens, depthLimit: Int) -> [Int32]? {
    var matches = [Int32](repeating: -1, count: source.tokens.count)
    var open: [Int] = []
    for (index, token) in source.tokens.enumerated() {
      switch token.kind {
      case .leftParen, .leftSquare, .leftBrace:
        open.append(index)
        if open.count > depthLimit { return nil }
      case .rightParen, .rightSquare, .rightBrace:
        guard let start = open.popLast(), closing(source.tokens[start].kind) == token.kind
        else { return nil }
        matches[start] = Int32(index)
      default: break
      }
    }
    return open.isEmpty ? matches : nil
  }

  private static func closing(_ kind: SwiftToken.Kind) -> SwiftToken.Kind {
    switch kind {
    case .leftParen: .rightParen
    case .leftSquare: .rightSquare
    default: .rightBrace
    }
  }
}
