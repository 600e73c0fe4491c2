/// A string literal between `\"""`.
enum MultilineString {
  /// The lines of a literal, quotes included, without the indentation that the closing quotes set.
  static func lines(of bytes: [UInt8], in range: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where bytes[index] == UInt8(ascii: "\n") {
      lines.append(start..<index)
      start = index + 1
    }
    lines.append(start..<range.upperBound)
    guard let last = lines.last, lines.count > 1 else { return lines }
    let indentation = last.prefix { isSpace(bytes[$0]) }.count
    for number in lines.indices.dropFirst() {
      let line = lines[number]
      var content = line.lowerBound
      while content < line.upperBound, content - line.lowerBound < indentation,
        isSpace(bytes[content])
      {
        content += 1
      }
      lines[number] = content..<line.upperBound
    }
    return lines
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
