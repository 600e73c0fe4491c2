/// A text cut into lines. Each line keeps its line feed, so that the lines join to the text; the last
/// one may have none.
struct TextLines: Sendable {
  let bytes: [UInt8]
  /// Where each line starts, and the end of the text.
  private let bounds: [Int]

  init(_ bytes: [UInt8]) {
    var bounds = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      bounds.append(offset + 1)
    }
    if bounds.last != bytes.count { bounds.append(bytes.count) }
    self.bytes = bytes
    self.bounds = bounds
  }

  var count: Int { bounds.count - 1 }

  /// The bytes of a line with its ending.
  func range(_ line: Int) -> Range<Int> { bounds[line]..<bounds[line + 1] }

  /// The bytes of some lines that follow each other, endings included.
  func range(of lines: Range<Int>) -> Range<Int> {
    bounds[lines.lowerBound]..<bounds[lines.upperBound]
  }

  subscript(_ line: Int) -> ArraySlice<UInt8> { bytes[range(line)] }

  subscript(_ lines: Range<Int>) -> ArraySlice<UInt8> { bytes[range(of: lines)] }

  /// The line that holds a byte; behind the last one, their number.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = bounds.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if bounds[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of a line without `\n` or `\r\n`.
  func content(_ line: Int) -> Range<Int> {
    let whole = range(line)
    var end = whole.upperBound
    if end > whole.lowerBound, bytes[end - 1] == UInt8(ascii: "\n") {
      end -= 1
      if end > whole.lowerBound, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    }
    return whole.lowerBound..<end
  }

  /// The spaces and tabs that a line begins with.
  func indentation(_ line: Int) -> Range<Int> {
    let content = content(line)
    var end = content.lowerBound
    while end < content.upperBound, bytes[end].isBlank { end += 1 }
    return content.lowerBound..<end
  }

  /// The bytes of a line without its indentation and its ending.
  func words(_ line: Int) -> Range<Int> {
    indentation(line).upperBound..<content(line).upperBound
  }

  func isBlank(_ line: Int) -> Bool { words(line).isEmpty }
}

extension UInt8 {
  /// Whether the byte is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

/// Gives equal lines equal numbers, so that a diff compares integers.
///
/// Numbers count up from 0 in the order of first sight: they do not depend on the hash seed.
struct LineNumbering {
  /// What makes two lines equal.
  enum Equality {
    /// Every byte, the line ending too, as git has it.
    case exact
    /// The bytes between indentation and line ending.
    case words
  }

  private struct Entry {
    let text: Int
    let range: Range<Int>
    /// The next entry with the same hash.
    let next: Int?
  }

  private let equality: Equality
  private var texts: [[UInt8]] = []
  private var entries: [Entry] = []
  private var heads: [Int: Int] = [:]

  init(_ equality: Equality) {
    self.equality = equality
  }

  mutating func numbers(of lines: TextLines) -> [Int] {
    texts.append(lines.bytes)
    return (0..<lines.count).map { line in
      number(of: equality == .exact ? lines.range(line) : lines.words(line))
    }
  }

  private mutating func number(of range: Range<Int>) -> Int {
    let text = texts.count - 1
    var hasher = Hasher()
    texts[text].withUnsafeBytes {
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: $0[range]))
    }
    let hash = hasher.finalize()
    var candidate = heads[hash]
    while let number = candidate {
      let entry = entries[number]
      if texts[entry.text][entry.range].elementsEqual(texts[text][range]) { return number }
      candidate = entry.next
    }
    entries.append(Entry(text: text, range: range, next: heads[hash]))
    heads[hash] = entries.count - 1
    return entries.count - 1
  }
}
