/// A piece of Swift inside other code: a body, a default value, an argument.
///
/// An unclosed piece would change the meaning of the generated code around it.
package struct SwiftFragment {
  package typealias Flaw = SwiftLexer.Flaw

  package let flaw: Flaw?
  /// The first comma, semicolon or comment outside of brackets, which ends an expression. `"a, b"`
  /// → `1..<2`, `"f(a, b)"` → nil, `"Pair<A, B>()"` → nil
  package private(set) var separator: Range<Int>?
  /// The first line break outside of brackets.
  package private(set) var lineBreak: Range<Int>?
  /// The first semicolon outside of brackets, which ends a statement.
  package private(set) var semicolon: Range<Int>?

  package init(_ bytes: [UInt8]) {
    let (source, flaw) = SwiftLexer.read(bytes)
    self.flaw = Self.flaw(of: source, flaw) ?? Self.flaw(inInterpolationsOf: source)
    findSeparators(in: source)
  }

  /// Finds the first flaw of a whole file.
  package static func flaw(ofFile bytes: [UInt8]) -> Flaw? {
    let (source, flaw) = SwiftLexer.read(bytes)
    return self.flaw(of: source, flaw, deeperThan: NestingDepth.fileLimit)
  }

  private static func flaw(
    of source: SwiftTokens, _ flaw: Flaw?,
    deeperThan limit: Int = NestingDepth.fragmentLimit
  ) -> Flaw? {
    let brackets = source.brackets()
    // If the lexer stopped at a flaw, the partner of an open bracket may follow.
    if let unmatched = brackets.stray ?? (flaw == nil ? brackets.open.first : nil) {
      return Flaw(reason: .unbalanced, range: source.range(of: unmatched))
    }
    if let flaw { return flaw }
    return NestingDepth.firstToken(of: source, deeperThan: limit).map {
      Flaw(reason: .tooDeep, range: source.range(of: $0))
    }
  }

  /// Finds the first flaw in the contents of `\(…)`. The lexer limits their depth.
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
  fileprivate func isAngle(_ token: SwiftToken, _ byte: UInt8) -> Bool {
    token.kind == .operatorPiece && token.end == token.start + 1 && bytes[Int(token.start)] == byte
  }
}
