/// The last line may have no line feed.
package struct TextLines: Sendable {
  package let bytes: [UInt8]
  /// With the end of the text.
  private let bounds: [Int]

  package init(_ bytes: [UInt8]) {
    var bounds = [0]
    while let start = bounds.last, start < bytes.count {
      bounds.append(bytes.lineEnd(from: start))
    }
    self.bytes = bytes
    self.bounds = bounds
  }

  package var count: Int { bounds.count - 1 }

  package func range(_ line: Int) -> Range<Int> { bounds[line]..<bounds[line + 1] }

  package func range(of lines: Range<Int>) -> Range<Int> {
    bounds[lines.lowerBound]..<bounds[lines.upperBound]
  }

  package subscript(_ line: Int) -> ArraySlice<UInt8> { bytes[range(line)] }

  package subscript(_ lines: Range<Int>) -> ArraySlice<UInt8> { bytes[range(of: lines)] }

  /// `count` after the last line.
  package func line(at offset: Int) -> Int {
    max(0, firstIndex(below: bounds.count) { bounds[$0] > offset } - 1)
  }

  /// Without `\n` or `\r\n`.
  package func content(_ line: Int) -> Range<Int> {
    let whole = range(line)
    var end = whole.upperBound
    if end > whole.lowerBound, bytes[end - 1] == UInt8(ascii: "\n") {
      end -= 1
      if end > whole.lowerBound, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    }
    return whole.lowerBound..<end
  }

  package func indentation(_ line: Int) -> Range<Int> {
    let content = content(line)
    var end = content.lowerBound
    while end < content.upperBound, bytes[end].isBlank { end += 1 }
    return content.lowerBound..<end
  }

  /// Without indentation and ending.
  package func words(_ line: Int) -> Range<Int> {
    indentation(line).upperBound..<content(line).upperBound
  }

  package func isBlank(_ line: Int) -> Bool { words(line).isEmpty }
}

extension UInt8 {
  package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  package var isSpace: Bool { isBlank || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
