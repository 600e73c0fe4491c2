import ViperText

/// The declarations of a Swift file. Bodies are not read, and text between declarations is comments
/// and white space.
package struct SwiftFile: Sendable {
  package let source: SwiftTokens
  /// For each opening bracket, the index of its closing bracket; -1 for all other tokens.
  package let matches: [Int32]
  package let declarations: [SwiftDeclaration]

  package var bytes: [UInt8] { source.bytes }

  /// Nil if a string, comment or bracket isn't closed, or the file is nested too deeply.
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
    // Blanks replace the byte order mark, which keeps all places.
    let hasMark = source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    self.init(hasMark ? [0x20, 0x20, 0x20] + source.bytes.dropFirst(3) : source.bytes)
  }

  /// The types, extensions and aliases outside of other types, including those under `#if`.
  package var types: [SwiftDeclaration] { types(of: declarations) }

  private func types(of declarations: [SwiftDeclaration]) -> [SwiftDeclaration] {
    declarations.flatMap { declaration in
      switch declaration.kind {
      case .conditional: types(of: declaration.members)
      case .typealias: [declaration]
      default: declaration.kind.isType ? [declaration] : []
      }
    }
  }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
