/// A text with the path it came from, as UTF-8 bytes.
///
/// Every position in viper-gen is an offset into `bytes`; lines and columns are computed only when
/// a diagnostic is printed.
package struct SourceText: Hashable, Sendable {
  /// One object for both, since each of a spec's many locations holds on to its text.
  @usableFromInline package final class Storage: Sendable {
    @usableFromInline package let path: String
    @usableFromInline package let bytes: [UInt8]

    init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  @usableFromInline package let storage: Storage

  /// The path as the user gave it, or a name such as `--view` for text that is in no file.
  @inlinable package var path: String { storage.path }
  @inlinable package var bytes: [UInt8] { storage.bytes }

  package init(path: String, bytes: [UInt8]) {
    storage = Storage(path: path, bytes: bytes)
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  package static func == (a: SourceText, b: SourceText) -> Bool {
    a.storage === b.storage || (a.path == b.path && a.bytes == b.bytes)
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
    return bytes.withUnsafeBufferPointer { bytes in
      // Counting alone, without remembering where lines start, is what processors do fastest.
      var line = 1
      for index in 0..<end where bytes[index] == UInt8(ascii: "\n") { line &+= 1 }
      var lineStart = end
      while lineStart > 0, bytes[lineStart - 1] != UInt8(ascii: "\n") { lineStart -= 1 }
      return (line, end - lineStart + 1)
    }
  }

  /// The byte range of the line that holds an offset, without its line ending (`\n` or `\r\n`).
  package func lineRange(at offset: Int) -> Range<Int> {
    let anchor = min(max(offset, 0), bytes.count)
    let start = bytes[..<anchor].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = bytes[anchor...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return start..<(end > start && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end)
  }

  /// Where something is said of the text as a whole.
  package var firstLine: SourceLocation { SourceLocation(source: self, range: lineRange(at: 0)) }
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
