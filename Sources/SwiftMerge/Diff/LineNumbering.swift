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
