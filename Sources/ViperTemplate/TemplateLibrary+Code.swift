import ViperText

extension TemplateLibrary {
  /// The code in the text of a template, with `_` for each value, and the strings of its tags.
  ///
  /// - Parameter isIncluded: whether a template counts, by its path and bytes.
  package func code(where isIncluded: (String, [UInt8]) -> Bool) -> [[UInt8]] {
    sources.sorted { $0.key < $1.key }.filter { isIncluded($0.key, $0.value.bytes) }
      .flatMap { Self.code(of: $0.value.bytes) }
  }

  private static func code(of bytes: [UInt8]) -> [[UInt8]] {
    var lexer = TemplateLexer(bytes: bytes)
    lexer.run()
    var text: [UInt8] = []
    var strings: [[UInt8]] = []
    var end = 0
    for tag in lexer.tags {
      text += bytes[end..<tag.range.lowerBound]
      if tag.kind == .output { text.append(UInt8(ascii: "_")) }
      end = tag.range.upperBound
      for case .string(let string) in tag.tokens.map(\.kind) { strings.append(Array(string.utf8)) }
    }
    return [text + bytes[end...]] + strings
  }
}
