/// The first look at a text: most files need nothing.
enum LineScan {
  /// Whether no line is too long, no two blank lines follow each other, and no line ends in a space.
  static func isClean(_ source: UnsafeBufferPointer<UInt8>, lineLength: Int) -> Bool {
    let lineFeed = UInt8(ascii: "\n")
    guard let last = source.last, last == lineFeed, source[0] != lineFeed else { return false }
    var start = 0
    var isBlank = false
    while start < source.count {
      let end = newline(in: source, from: start)
      if end == start {
        if isBlank { return false }
        isBlank = true
      } else {
        isBlank = false
        if source[end - 1] <= UInt8(ascii: " ") || end - start > lineLength { return false }
      }
      start = end + 1
    }
    return !isBlank
  }

  /// The offset of the next line feed, or the end.
  static func newline(in source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    offset(of: UInt8(ascii: "\n"), in: source, from: start)
  }

  /// The offset of the next such byte, or the end.
  static func offset(
    of byte: UInt8, in source: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var index = start
    if let base = UnsafeRawPointer(source.baseAddress) {
      let target = SIMD16<UInt8>(repeating: byte)
      while index + 16 <= source.count {
        let chunk = base.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
        if any(chunk .== target) { break }
        index += 16
      }
    }
    while index < source.count, source[index] != byte { index += 1 }
    return index
  }
}
