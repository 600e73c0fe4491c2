import ViperText

/// The words that stand for a template's variables while its text is read as Swift.
///
/// Each variable becomes an identifier that occurs nowhere else, so that the readers of Swift see
/// `final class Viper0Z: UIViewController` and every name can be turned back.
struct Placeholders {
  private let stem: String
  private var meanings: [Meaning] = []
  private var indices: [Meaning: Int] = [:]

  /// - Parameter texts: all that the words must not occur in.
  init(besides texts: some Sequence<SourceText>) {
    let start = "Viper"
    // How many Q's follow it where it occurs: a number that is not among these is free.
    var counts: Set<Int> = []
    for text in texts {
      var rest = text.bytes[...]
      while let index = Self.firstIndex(of: Array(start.utf8), in: rest) {
        let run = rest[(index + start.utf8.count)...].prefix { $0 == UInt8(ascii: "Q") }
        counts.insert(run.count)
        rest = rest[run.endIndex...]
      }
    }
    let count = (0...counts.count).first { !counts.contains($0) } ?? counts.count
    stem = start + String(repeating: "Q", count: count)
  }

  /// The word for a variable.
  mutating func word(for meaning: Meaning) -> String {
    if case .literal(let text) = meaning { return text }
    let index = indices[meaning] ?? meanings.count
    if index == meanings.count {
      meanings.append(meaning)
      indices[meaning] = index
    }
    return "\(stem)\(index)Z"
  }

  /// A word in a text.
  struct Occurrence {
    let range: Range<Int>
    let meaning: Meaning
  }

  /// The words in a part of a text, in its order.
  func occurrences(in bytes: ArraySlice<UInt8>) -> [Occurrence] {
    let stem = Array(stem.utf8)
    var occurrences: [Occurrence] = []
    var rest = bytes
    while let start = Self.firstIndex(of: stem, in: rest) {
      let digits = rest[(start + stem.count)...].prefix { (0x30...0x39).contains($0) }
      rest = rest[digits.endIndex...]
      guard rest.first == UInt8(ascii: "Z"),
        let index = Int(String(decoding: digits, as: UTF8.self)), index < meanings.count
      else { continue }
      rest = rest.dropFirst()
      occurrences.append(
        Occurrence(range: start..<rest.startIndex, meaning: meanings[index]))
    }
    return occurrences
  }

  /// Whether a text has the module's name in it, in whatever letters.
  func mentionsModule(_ text: String) -> Bool {
    occurrences(in: Array(text.utf8)[...]).contains { $0.meaning.isOfModule }
  }

  /// What stands before and behind the words of a name: `ABCViper0ZView` → `ABC`, `View`
  func parts(of name: String) -> (before: String, after: String) {
    let bytes = Array(name.utf8)
    let words = occurrences(in: bytes[...])
    guard let first = words.first, let last = words.last else { return (name, "") }
    return (
      String(decoding: bytes[..<first.range.lowerBound], as: UTF8.self),
      String(decoding: bytes[last.range.upperBound...], as: UTF8.self)
    )
  }

  private static func firstIndex(of word: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.startIndex
    while let start = bytes[index...].firstIndex(of: word[0]) {
      if bytes[start...].starts(with: word) { return start }
      index = start + 1
    }
    return nil
  }
}

extension Meaning {
  /// Whether it is made of the module's name.
  var isOfModule: Bool {
    if case .expression(let text) = self { text.hasPrefix("module.name") } else { false }
  }
}
