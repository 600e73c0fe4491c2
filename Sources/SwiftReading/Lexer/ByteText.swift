/// Line endings, which the layout itself does not deal with.
package enum ByteText {
  /// `"a\r\nb"` → `"a\nb"`; `nil` if there are carriage returns elsewhere, or lines without one.
  package static func withoutCarriageReturns(_ source: [UInt8]) -> [UInt8]? {
    var text: [UInt8] = []
    text.reserveCapacity(source.count)
    for (index, byte) in source.enumerated() {
      if byte == UInt8(ascii: "\n"), index == 0 || source[index - 1] != UInt8(ascii: "\r") {
        return nil
      }
      if byte == UInt8(ascii: "\r") {
        guard index + 1 < source.count, source[index + 1] == UInt8(ascii: "\n") else { return nil }
        continue
      }
      text.append(byte)
    }
    return text
  }

  /// `"a\nb"` → `"a\r\nb"`
  package static func withCarriageReturns(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + text.count / 16)
    for byte in text {
      if byte == UInt8(ascii: "\n") { result.append(UInt8(ascii: "\r")) }
      result.append(byte)
    }
    return result
  }
}
