/// A text with the path it came from, as UTF-8 bytes.
///
/// Every position in viper-gen is an offset into `bytes`; lines and columns are computed only when
/// a diagnostic is printed.
package struct SourceText: Hashable, Sendable {
  /// The path as the user gave it, or a name such as `--view` for text that is in no file.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(bytes.count)
  }

  /// The text as a string; bytes that are no UTF-8 become U+FFFD.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The text of a byte range, clamped to the text.
  package func string(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The line and column of an offset, both from 1, the column in UTF-8 bytes as `swiftc` counts.
  package func position(at offset: Int) -> (line: Int, column: Int) {
    let end = min(max(offset, 0), bytes.count)
    var line = 1
    var lineStart = 0
    for index in 0..<end where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    return (line, end - lineStart + 1)
  }

  /// The byte range of the line that holds an offset, without its line ending (`\n` or `\r\n`).
  package func lineRange(at offset: Int) -> Range<Int> {
    let anchor = min(max(offset, 0), bytes.count)
    let start = bytes[..<anchor].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    var end = bytes[anchor...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }
}

/// A byte range of a source text.
package struct SourceLocation: Hashable, Sendable {
  package let source: SourceText
  package let range: Range<Int>

  package init(source: SourceText, range: Range<Int>) {
    self.source = source
    self.range = range
  }
}
