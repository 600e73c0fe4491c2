/// Lays out Swift source as `swift format` would: indentation, and line breaks in what is too long.
///
/// Templates write Swift with two spaces a level and break no lines; this stage turns that into the
/// layout of the project's `.swift-format`. Only white space changes, and the comma at the end of a
/// collection literal of several lines. What cannot be read is left as it is.
package struct SwiftLayout: Sendable {
  /// How deep brackets may nest in what is laid out.
  static let nestingLimit = 64

  package let style: LayoutStyle

  package init(_ style: LayoutStyle = LayoutStyle()) {
    self.style = style
  }

  package func layout(_ source: [UInt8]) -> [UInt8] {
    layoutWhole(source) ?? source
  }

  /// The whole text through the parser and the printer.
  func layoutWhole(_ source: [UInt8]) -> [UInt8]? {
    guard let tokens = SwiftLexer.tokens(of: source),
      let matches = BracketMatches.matches(of: tokens, depthLimit: Self.nestingLimit),
      let (tree, root) = SwiftParser.parse(tokens, matches: matches)
    else { return nil }
    let stream = SwiftArranger.stream(tokens, tree: tree, root: root, style: style)
    return LayoutPrinter.print(tokens, stream: stream, style: style)
  }
}

/// Which bracket closes which.
enum BracketMatches {
  /// For each opening bracket the index of its closing one, -1 for all other tokens; `nil` if a
  /// bracket has no partner or they nest too deeply.
  static func matches(of source: SwiftTokens, depthLimit: Int) -> [Int32]? {
    var matches = [Int32](repeating: -1, count: source.tokens.count)
    var open: [Int] = []
    for (index, token) in source.tokens.enumerated() {
      switch token.kind {
      case .leftParen, .leftSquare, .leftBrace:
        open.append(index)
        if open.count > depthLimit { return nil }
      case .rightParen, .rightSquare, .rightBrace:
        guard let start = open.popLast(),
          closing(source.tokens[start].kind) == token.kind
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
