extension SwiftTokens {
  package struct Brackets {
    /// For each opening bracket, the index of its closing bracket; -1 for all other tokens.
    package var matches: [Int32]
    /// The index of the first closing bracket without a partner. Later brackets aren't paired.
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

  /// The partner of an opening bracket, which is the next case.
  var closing: SwiftToken.Kind? { SwiftToken.Kind(rawValue: rawValue + 1) }
}
