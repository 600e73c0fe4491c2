/// The UTF-8 bytes of a file, with its path. All positions are offsets in `bytes`.
package struct SourceText: Hashable, Sendable {
  /// The path that the user typed, or a name such as `--view`.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(bytes.count)
  }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  package func string(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Both start at 1. Columns count bytes, as in `swiftc`.
  package func position(at offset: Int) -> (line: Int, column: Int) {
    let end = min(max(offset, 0), bytes.count)
    var (line, start) = (1, 0)
    while start < end {
      let next = bytes.lineEnd(from: start)
      guard next <= end, bytes[next - 1] == UInt8(ascii: "\n") else { break }
      (line, start) = (line + 1, next)
    }
    return (line, end - start + 1)
  }

  /// Without `\n` or `\r\n`.
  package func lineRange(at offset: Int) -> Range<Int> {
    let anchor = min(max(offset, 0), bytes.count)
    let start = bytes[..<anchor].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = bytes.lineFeed(from: anchor)
    return start..<(end > start && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end)
  }

  package func location(of range: Range<Int>) -> SourceLocation {
    SourceLocation(source: self, range: range)
  }

  package var firstLine: SourceLocation { location(of: lineRange(at: 0)) }
}

package protocol Located {
  var location: SourceLocation { get }
}

/// A byte range of a source text.
package struct SourceLocation: Hashable, Sendable, Located {
  package let source: SourceText
  package let range: Range<Int>

  package var location: SourceLocation { self }

  package var firstByte: SourceLocation {
    source.location(of: range.lowerBound..<range.lowerBound + 1)
  }
}
