import ViperText

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

  private let equality: Equality
  private var known: [ArraySlice<UInt8>: Int] = [:]

  init(_ equality: Equality) {
    self.equality = equality
  }

  mutating func numbers(of lines: TextLines) -> [Int] {
    (0..<lines.count).map { line in
      let text = lines.bytes[equality == .exact ? lines.range(line) : lines.words(line)]
      if let number = known[text] { return number }
      known[text] = known.count
      return known.count - 1
    }
  }
}
