/// The words of a name: `LoginViewController` → `Login`, `View`, `Controller`
///
/// Names only decide if the references between types leave a choice.
struct NameWords: Hashable, Sendable {
  let words: [Substring]

  init(_ name: String) {
    let bytes = Array(name.utf8)
    let kinds = bytes.map(LetterKind.init) + [.other]
    let starts = bytes.indices.filter { index in
      guard index > 0 else { return true }
      return kinds[index] == .upper && kinds[index - 1] != .other
        && (kinds[index - 1] != .upper || kinds[index + 1] == .lower)
    }
    words = zip(starts, starts.dropFirst() + [bytes.count]).map { start, end in
      Substring(decoding: bytes[start..<end], as: UTF8.self)
    }
  }

  /// The kind of a byte. Non-ASCII letters count as lower case.
  private enum LetterKind {
    case upper, lower, digit, other

    init(_ byte: UInt8) {
      switch byte {
      case 0x41...0x5A: self = .upper
      case 0x61...0x7A, 0x80...: self = .lower
      case 0x30...0x39: self = .digit
      default: self = .other
      }
    }
  }

  /// The words without a prefix in capitals: `IFeedView` → `Feed`, `View`
  var unprefixed: ArraySlice<Substring> {
    guard words.count > 1, words[0].utf8.count < 4,
      words[0].utf8.allSatisfy({ (0x41...0x5A).contains($0) })
    else { return words[...] }
    return words.dropFirst()
  }

  /// Counts the leading words that both names share. One name can have a prefix.
  func commonPrefix(with other: NameWords) -> Int {
    max(
      Self.commonPrefix(words[...], other.words[...]),
      Self.commonPrefix(words[...], other.unprefixed),
      Self.commonPrefix(unprefixed, other.words[...]))
  }

  private static func commonPrefix(
    _ words: ArraySlice<Substring>, _ others: ArraySlice<Substring>
  ) -> Int {
    zip(words, others).prefix { $0.utf8.elementsEqual($1.utf8, by: isSameLetter) }.count
  }
}

/// A component of an adopted module, which packs have or the module's spec adds.
struct Part: Hashable, Sendable {
  let key: String

  static let view = Part(key: "view")
  static let presenter = Part(key: "presenter")
  static let interactor = Part(key: "interactor")
  static let router = Part(key: "router")

  static let all = [view, presenter, interactor, router]

  /// Usual names for the components.
  private static let words = [
    view: ["view", "controller", "screen"], presenter: ["presenter"],
    interactor: ["interactor", "usecase", "usecases"],
    router: ["router", "wireframe", "routing", "coordinator", "navigator"],
  ].mapValues { $0.map { Array($0.utf8) } }

  static func isRole(_ word: Substring) -> Bool {
    words.values.joined().contains { $0.elementsEqual(word.utf8, by: isSameLetter) }
  }

  /// Whether one of the names contains a usual name for the component.
  func isMeant(by names: [String]) -> Bool {
    names.contains { name in
      let name = name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
      return Self.words[self]?.contains { name.firstRange(of: $0) != nil } == true
    }
  }
}

/// Whether two bytes are the same ASCII letter in any case.
private func isSameLetter(_ one: UInt8, _ other: UInt8) -> Bool {
  one == other || one | 0x20 == other | 0x20 && (0x61...0x7A).contains(one | 0x20)
}
