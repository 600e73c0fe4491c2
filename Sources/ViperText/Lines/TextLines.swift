/// A text cut into lines. Each line keeps its line feed, so that the lines join to the text; the last
/// one may have none.
package struct TextLines: Sendable {
  package let bytes: [UInt8]
  /// Where each line starts, and the end of the text.
  private let bounds: [Int]

  package init(_ bytes: [UInt8]) {
    var bounds = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      bounds.append(offset + 1)
    }
    if bounds.last != bytes.count { bounds.append(bytes.count) }
    self.bytes = bytes
    self.bounds = bounds
  }

  package var count: Int { bounds.count - 1 }

  /// The bytes of a line with its ending.
  package func range(_ line: Int) -> Range<Int> { bounds[line]..<bounds[line + 1] }

  /// The bytes of some lines that follow each other, endings included.
  package func range(of lines: Range<Int>) -> Range<Int> {
    bounds[lines.lowerBound]..<bounds[lines.upperBound]
  }

  package subscript(_ line: Int) -> ArraySlice<UInt8> { bytes[range(line)] }

  package subscript(_ lines: Range<Int>) -> ArraySlice<UInt8> { bytes[range(of: lines)] }

  /// The line that holds a byte; behind the last one, their number.
  package func line(at offset: Int) -> Int {
    max(0, firstIndex(below: bounds.count) { bounds[$0] > offset } - 1)
  }

  /// The bytes of a line without `\n` or `\r\n`.
  package func content(_ line: Int) -> Range<Int> {
    let whole = range(line)
    var end = whole.upperBound
    if end > whole.lowerBound, bytes[end - 1] == UInt8(ascii: "\n") {
      end -= 1
      if end > whole.lowerBound, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    }
    return whole.lowerBound..<end
  }

  /// The spaces and tabs that a line begins with.
  package func indentation(_ line: Int) -> Range<Int> {
    let content = content(line)
    var end = content.lowerBound
    while end < content.upperBound, bytes[end].isBlank { end += 1 }
    return content.lowerBound..<end
  }

  /// The bytes of a line without its indentation and its ending.
  package func words(_ line: Int) -> Range<Int> {
    indentation(line).upperBound..<content(line).upperBound
  }

  package func isBlank(_ line: Int) -> Bool { words(line).isEmpty }
}

extension UInt8 {
  /// Whether the byte is a space or a tab.
  package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether the byte is a space, a tab or part of a line ending.
  package var isSpace: Bool { isBlank || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
