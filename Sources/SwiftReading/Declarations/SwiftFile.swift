/// A Swift file as its declarations, read without knowing what stands in their bodies.
///
/// It reads real files: attributes, macros, `#if`, result builders, statements of scripts. All places
/// are byte ranges of `bytes`; whatever stands between two declarations is comments and white space.
package struct SwiftFile: Sendable {
  package let source: SwiftTokens
  /// For each opening bracket the index of its closing one, -1 for all other tokens.
  package let matches: [Int32]
  /// In the order of the text.
  package let declarations: [SwiftDeclaration]

  package var bytes: [UInt8] { source.bytes }

  /// Nil if a string, comment or bracket has no end, or the file is nested too deep to be read.
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

  /// The types, extensions and aliases that stand in no other type, those in `#if` among them.
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

  /// The text of a range.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
