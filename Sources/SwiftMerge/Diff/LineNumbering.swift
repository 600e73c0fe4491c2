import ViperText

/// Gives equal lines or words equal numbers, because a diff compares integers. Numbers count first
/// occurrences. They aren't hashes.
struct LineNumbering {
  enum Equality {
    case exact
    case words
  }

  private let equality: Equality
  private var known: [ArraySlice<UInt8>: Int] = [:]

  init(_ equality: Equality) {
    self.equality = equality
  }

  mutating func numbers(of lines: TextLines) -> [Int] {
    (0..<lines.count).map { line in
      number(of: lines.bytes[equality == .exact ? lines.range(line) : lines.words(line)])
    }
  }

  mutating func number(of text: ArraySlice<UInt8>) -> Int {
    if let number = known[text] { return number }
    known[text] = known.count
    return known.count - 1
  }
}
