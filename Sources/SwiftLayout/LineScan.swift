/// Looks for lines that have to be changed. Most files have none.
enum LineScan {
  /// Whether no line is too long or ends with a space, and no two blank lines are adjacent.
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
    source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
  }
}
