/// A piece of Swift that is to stand in code around it: a body, a default value, an argument.
///
/// A piece that is not closed in itself would swallow or end the code that viper-gen writes around it.
package struct SwiftFragment {
  /// Why a piece can't stand in other code, and where.
  package struct Flaw: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      /// A bracket or quote without its other half.
      case unbalanced
      /// A character that Swift has no use for.
      case unexpected
      case tooDeep
    }

    package let reason: Reason
    package let range: Range<Int>
  }

  /// What keeps the piece from standing in other code; the first of it.
  package let flaw: Flaw?
  /// The first comma, semicolon or comment that stands in no bracket: what ends an expression.
  /// `"a, b"` → `1..<2`, `"f(a, b)"` → nil, `"Pair<A, B>()"` → nil
  package private(set) var separator: Range<Int>?
  /// The first end of a line that stands in no bracket.
  package private(set) var lineBreak: Range<Int>?
  /// The first semicolon that stands in no bracket: what ends a statement.
  package private(set) var semicolon: Range<Int>?

  package init(_ bytes: [UInt8]) {
    let (source, failure) = SwiftLexer.read(bytes)
    flaw = Self.flaw(of: source, failure) ?? Self.flaw(inInterpolationsOf: source)
    findSeparators(in: source)
  }

  /// What keeps a text from being a whole file; the first of it.
  package static func flaw(ofFile bytes: [UInt8]) -> Flaw? {
    let (source, failure) = SwiftLexer.read(bytes)
    return flaw(of: source, failure, deeperThan: NestingDepth.fileLimit)
  }

  private static func flaw(
    of source: SwiftTokens, _ failure: SwiftLexer.Failure?,
    deeperThan limit: Int = NestingDepth.fragmentLimit
  ) -> Flaw? {
    let brackets = source.brackets()
    // Where the text was cut short, the other half may stand behind.
    if let unmatched = brackets.stray ?? (failure == nil ? brackets.open.first : nil) {
      return Flaw(reason: .unbalanced, range: source.range(of: unmatched))
    }
    if let failure {
      let reason: Flaw.Reason =
        switch failure.reason {
        case .unterminated: .unbalanced
        case .unexpected: .unexpected
        case .tooDeep, .tooLong: .tooDeep
        }
      return Flaw(reason: reason, range: failure.range)
    }
    return NestingDepth.firstToken(of: source, deeperThan: limit).map {
      Flaw(reason: .tooDeep, range: source.range(of: $0))
    }
  }

  /// What stands in a string's `\(…)` is code like any other. The lexer limits how deep these go.
  private static func flaw(inInterpolationsOf source: SwiftTokens) -> Flaw? {
    for range in source.interpolations {
      guard let flaw = SwiftFragment(Array(source.bytes[range])).flaw else { continue }
      let start = range.lowerBound
      return Flaw(
        reason: flaw.reason,
        range: start + flaw.range.lowerBound..<start + flaw.range.upperBound)
    }
    return nil
  }

  private mutating func findSeparators(in source: SwiftTokens) {
    let lastAngle = source.tokens.last { source.isAngle($0, UInt8(ascii: ">")) }
    var genericsAreOpen = false
    var depth = 0
    for (index, token) in source.tokens.enumerated() {
      if depth == 0, separator == nil {
        let comments = source.trivia(before: token)
        if index > 0, lineBreak == nil, token.kind != .endOfFile,
          let newline = comments.first(where: { $0.kind == .newlines })?.range.lowerBound
        {
          lineBreak = newline..<newline + 1
        }
        let comment = comments.first { $0.kind != .newlines }
        separator = comment.map { $0.range.lowerBound..<$0.range.lowerBound + 2 }
      }
      switch token.kind {
      case let kind where kind.opensBracket: depth += 1
      case let kind where kind.closesBracket: depth -= 1
      case .operatorPiece where source.isAngle(token, UInt8(ascii: "<")):
        if token.isLeftBound { genericsAreOpen = true }
      case .comma where depth == 0 && genericsAreOpen && token.start < lastAngle?.start ?? 0: break
      case .comma where depth == 0: separator = separator ?? token.range
      case .semicolon where depth == 0:
        separator = separator ?? token.range
        semicolon = semicolon ?? token.range
      default: break
      }
    }
  }
}

extension SwiftTokens {
  /// Whether a token is one sign of an operator, such as `<`.
  fileprivate func isAngle(_ token: SwiftToken, _ byte: UInt8) -> Bool {
    token.kind == .operatorPiece && token.end == token.start + 1 && bytes[Int(token.start)] == byte
  }
}
