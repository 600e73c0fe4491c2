/// The words and signs of a statement, as far as a reader needs them: comments and white space are
/// left out, and a string counts as one sign.
struct BodyTokens {
  /// What stands for a string, whatever it says.
  static let string: Substring = "\""

  private(set) var all: [Substring] = []
  /// What stands in the interpolations of its strings.
  private(set) var interpolated: [Substring] = []
  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
    while let first = rest.first {
      if Self.isPartOfWord(first) {
        all.append(takeWord())
      } else if rest.starts(with: "//") {
        rest = ""
      } else if first == "\"" || isRawString {
        takeString()
        all.append(Self.string)
      } else {
        if !first.isWhitespace, first != "`" { all.append(rest.prefix(1)) }
        rest.removeFirst()
      }
    }
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character == "_" || character.isLetter || character.isNumber
  }

  private mutating func takeWord() -> Substring {
    let word = rest.prefix(while: Self.isPartOfWord)
    rest.removeFirst(word.count)
    return word
  }

  /// `#"…"#`
  private var isRawString: Bool {
    rest.first == "#" && rest.drop { $0 == "#" }.first == "\""
  }

  /// Everything up to the end of a string, with the strings that are interpolated in it.
  private mutating func takeString() {
    let hashes = String(rest.prefix { $0 == "#" })
    rest.removeFirst(hashes.count + 1)
    while let first = rest.first {
      if first == "\"", rest.dropFirst().starts(with: hashes) {
        rest.removeFirst(hashes.count + 1)
        return
      }
      let isEscape = first == "\\" && rest.dropFirst().starts(with: hashes)
      rest.removeFirst(isEscape ? hashes.count + 1 : 1)
      guard isEscape, let escaped = rest.first else { continue }
      if escaped == "(" { takeInterpolation() } else { rest.removeFirst() }
    }
  }

  private mutating func takeInterpolation() {
    var depth = 0
    while let first = rest.first {
      if first == "\"" || isRawString {
        takeString()
      } else if Self.isPartOfWord(first) {
        interpolated.append(takeWord())
      } else {
        interpolated.append(rest.prefix(1))
        rest.removeFirst()
        if first == "(" { depth += 1 }
        if first == ")" { depth -= 1 }
        if depth == 0 { return }
      }
    }
  }
}
