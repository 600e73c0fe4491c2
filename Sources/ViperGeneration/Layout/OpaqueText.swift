/// Source that is copied: only the indentation of its lines is changed.
enum OpaqueText {
  struct Line {
    /// Levels of indentation beyond the first line.
    let level: Int
    let bytes: ArraySlice<UInt8>
  }

  /// The columns of one level in the source.
  static let sourceIndent = 2

  static func lines(of bytes: [UInt8], in range: Range<Int>, indentation: [UInt8]) -> [Line] {
    var base = 0
    var start = range.lowerBound
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    while start < range.lowerBound, bytes[start] == UInt8(ascii: " ") {
      base += 1
      start += 1
    }
    var lines: [Line] = []
    var lineStart = range.lowerBound
    for index in range.lowerBound...range.upperBound {
      guard index == range.upperBound || bytes[index] == UInt8(ascii: "\n") else { continue }
      var content = lineStart
      if lineStart > range.lowerBound {
        while content < index, bytes[content] == UInt8(ascii: " ") { content += 1 }
      }
      let level = lineStart == range.lowerBound ? 0 : (content - lineStart - base) / sourceIndent
      lines.append(Line(level: level, bytes: bytes[content..<index]))
      lineStart = index + 1
    }
    return lines
  }
}
