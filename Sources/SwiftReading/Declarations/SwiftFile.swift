import ViperText

/// The declarations of a Swift file. Bodies aren't read. The text between declarations consists of
/// comments and white space.
package struct SwiftFile: Sendable {
  package let source: SwiftTokens
  /// The pairs of brackets, as in `SwiftTokens.Brackets`.
  package let matches: [Int32]
  package let declarations: [SwiftDeclaration]

  package var bytes: [UInt8] { source.bytes }

  /// Reads a file; nil if a string, comment or bracket isn't closed, or if the file is nested too
  /// deeply.
  package init?(_ bytes: [UInt8]) {
    guard let source = SwiftLexer.tokens(of: bytes),
      NestingDepth.firstToken(of: source, deeperThan: NestingDepth.fileLimit) == nil
    else { return nil }
    let brackets = source.brackets()
    guard brackets.stray == nil, brackets.open.isEmpty else { return nil }
    self.source = source
    matches = brackets.matches
    var reader = DeclarationReader(source: source, matches: matches)
    declarations = reader.declarations(until: source.tokens.count - 1, in: .file)
  }

  package init?(_ source: SourceText) {
    // Blanks replace the byte order mark, because all offsets must stay the same.
    let hasMark = source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    self.init(hasMark ? [0x20, 0x20, 0x20] + source.bytes.dropFirst(3) : source.bytes)
  }

  /// The types, extensions and aliases outside of other types, including those under `#if`.
  package var types: [SwiftDeclaration] {
    declarations.flat.filter { $0.kind.isType || $0.kind == .typealias }
  }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
