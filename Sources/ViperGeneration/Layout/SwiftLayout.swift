import SwiftReading

/// Lays out Swift source as `swift format` would: indentation, and line breaks in what is too long.
///
/// Templates write Swift with two spaces a level and break no lines; this stage turns that into the
/// layout of the project's `.swift-format`, so that running `swift format` on it changes nothing.
/// Only white space changes, and the comma at the end of a collection literal of several lines.
/// What cannot be read is left as it is.
///
/// Lines that fit are only indented. A statement with a line that does not fit is parsed and printed
/// anew; the whole file is only where its parts cannot be told apart by looking at lines.
package struct SwiftLayout: Sendable {
  /// How deep brackets may nest in what is laid out.
  static let nestingLimit = 64
  /// `swift format` changes its own output now and then; this often it is asked again. Where it goes
  /// round in circles, one of the texts on the circle is taken, whichever it came from.
  private static let repetitions = 8

  package let style: LayoutStyle

  package init(_ style: LayoutStyle = LayoutStyle()) {
    self.style = style
  }

  /// The source laid out; the source itself where it cannot be.
  package func layout(_ source: [UInt8]) -> [UInt8] {
    if source.isEmpty { return source }
    if source.starts(with: ByteText.byteOrderMark) {
      return ByteText.byteOrderMark + layout(Array(source.dropFirst(3)))
    }
    guard style.leavesShortLinesAlone else { return layoutFile(source) }
    let outcome = source.withUnsafeBufferPointer { SourceLines(style).look(at: $0) }
    switch outcome {
    case .clean: return source
    case .unclear, .carriageReturns: return layoutFile(source)
    case .lines(let lines): return LineLayout(self, source, lines).text() ?? layoutFile(source)
    }
  }

  /// The whole text through the parser and the printer.
  private func layoutFile(_ source: [UInt8]) -> [UInt8] {
    guard source.contains(UInt8(ascii: "\r")) else { return layoutWhole(source) ?? source }
    guard let text = ByteText.withoutCarriageReturns(source) else { return source }
    return layoutWhole(text).map(ByteText.withCarriageReturns) ?? source
  }

  /// Prints a text until it stays the same; `nil` if it cannot be read.
  func layoutWhole(_ source: [UInt8]) -> [UInt8]? {
    layoutPart(source, in: .file, level: 0, acceptsOpaque: true)
  }

  /// Prints statements or members that stand on a level of their own.
  func layoutPart(
    _ source: [UInt8], in place: SwiftParser.Place, level: Int, acceptsOpaque: Bool
  ) -> [UInt8]? {
    var passes: [[UInt8]] = [source]
    for _ in 0..<Self.repetitions {
      guard
        let printed = printOnce(
          passes[passes.count - 1], in: place, level: level, acceptsOpaque: acceptsOpaque)
      else { return passes.count > 1 ? passes[1] : nil }
      if !printed.mayChangeAgain { return printed.text }
      if let start = passes.firstIndex(of: printed.text) {
        return passes[start...].min { $0.lexicographicallyPrecedes($1) }
      }
      passes.append(printed.text)
    }
    return passes[1]
  }

  /// One pass of what `swift format` does.
  func printOnce(
    _ source: [UInt8], in place: SwiftParser.Place = .file, level: Int = 0,
    acceptsOpaque: Bool = true
  ) -> (text: [UInt8], mayChangeAgain: Bool)? {
    guard let tokens = SwiftLexer.tokens(of: source), !tokens.isIgnored,
      let matches = BracketMatches.matches(of: tokens, depthLimit: Self.nestingLimit),
      let (tree, root) = SwiftParser.parse(tokens, matches: matches, place: place)
    else { return nil }
    if !acceptsOpaque, tree.hasOpaque { return nil }
    let stream = SwiftArranger.stream(tokens, tree: tree, root: root, style: style)
    return LayoutPrinter.print(tokens, stream: stream, style: style, baseLevel: level)
  }
}
