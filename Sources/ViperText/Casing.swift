/// `"URLSession"` → `"urlSession"`, `"user_id"` → `"userId"`
///
/// Acronyms after the first word don't change (`"UserID"` → `"userID"`), unless the whole text is
/// in capitals.
package func camelCased(_ text: String) -> String {
  let name = CasedName(text)
  guard let first = name.words.first else { return name.prefix }
  return name.prefix + (name.startsWithAcronym ? first.lowercased() : uncapitalized(first))
    + name.words.dropFirst().map(capitalized).joined()
}

/// `"urlSession"` → `"UrlSession"`, `"my module"` → `"MyModule"`, `"userID"` → `"UserID"`
package func pascalCased(_ text: String) -> String {
  let name = CasedName(text)
  return name.prefix + name.words.map(capitalized).joined()
}

/// `"URLSession"` → `"url_session"`
package func snakeCased(_ text: String) -> String {
  let name = CasedName(text)
  return name.prefix + name.words.joined(separator: "_").lowercased()
}

/// `"URLSession"` → `"url-session"`
///
/// Drops leading underscores, because a leading hyphen would look like an option.
package func kebabCased(_ text: String) -> String {
  CasedName(text).words.joined(separator: "-").lowercased()
}

/// `"userID"` → `"UserID"`
package func capitalized(_ text: String) -> String {
  guard let first = text.unicodeScalars.first else { return text }
  return first.properties.titlecaseMapping + String(text.unicodeScalars.dropFirst())
}

/// `"UserID"` → `"userID"`
package func uncapitalized(_ text: String) -> String {
  guard let first = text.unicodeScalars.first else { return text }
  return first.properties.lowercaseMapping + String(text.unicodeScalars.dropFirst())
}

private struct CasedName {
  /// Leading underscores have a meaning in Swift (`_storage`).
  let prefix: String
  let words: [String]
  /// `URL`, `IDs`, `HTTP2`
  let startsWithAcronym: Bool

  init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    let kinds = scalars.map(LetterKind.init)
    let underscores = scalars.prefix { $0 == "_" }.count
    prefix = String(repeating: "_", count: underscores)
    let ranges = WordSplitter(scalars: scalars, kinds: kinds).ranges
    // Capitals mark acronyms in `URL` and `URLSession`, but not in `MAX_COUNT`.
    let isParted = zip(ranges, ranges.dropFirst()).contains { $0.upperBound < $1.lowerBound }
    let isShouted = isParted && !kinds.contains(.lower)
    words = ranges.map { range in
      let word = String(String.UnicodeScalarView(scalars[range]))
      return isShouted ? word.lowercased() : word
    }
    let letters = ranges.first.map { kinds[$0].filter { $0 != .digit } } ?? []
    startsWithAcronym = letters.first == .upper && letters.dropFirst().first ?? .upper == .upper
  }
}

private enum LetterKind {
  case upper, lower, digit, separator

  init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "A"..."Z": self = .upper
    case "a"..."z": self = .lower
    case "0"..."9": self = .digit
    case _ where scalar.isASCII: self = .separator
    default: self = LetterKind(beyondASCII: scalar)
    }
  }

  /// Combining marks, emoji and letters that have no case belong to the word around them.
  private init(beyondASCII scalar: Unicode.Scalar) {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: self = .upper
    case .decimalNumber: self = .digit
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .dashPunctuation,
      .openPunctuation, .closePunctuation, .connectorPunctuation, .otherPunctuation,
      .initialPunctuation, .finalPunctuation:
      self = .separator
    default: self = .lower
    }
  }
}

/// `URLSession2Go` consists of `URL`, `Session2` and `Go`.
private struct WordSplitter {
  let scalars: [Unicode.Scalar]
  let kinds: [LetterKind]

  var ranges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for index in kinds.indices {
      let isSeparator = kinds[index] == .separator
      if let from = start, isSeparator || beginsWord(index) {
        ranges.append(from..<index)
        start = nil
      }
      if !isSeparator { start = start ?? index }
    }
    if let start { ranges.append(start..<kinds.count) }
    return ranges
  }

  private func beginsWord(_ index: Int) -> Bool {
    guard kinds[index] == .upper else { return false }
    return switch kinds[index - 1] {
    case .lower, .separator: true
    case .upper: leadsIntoWord(index)
    case .digit: capitals(from: index) != 1
    }
  }

  /// The `s` in `IDs` isn't a word.
  private func leadsIntoWord(_ index: Int) -> Bool {
    guard kind(at: index + 1) == .lower else { return false }
    return scalars[index + 1] != "s" || kind(at: index + 2) == .lower
  }

  /// A single capital belongs to the digit before it (`3D`, `4K`), but `MP4URL` has two words.
  private func capitals(from start: Int) -> Int {
    var end = start
    while kind(at: end) == .upper { end += 1 }
    return end - start - (leadsIntoWord(end - 1) ? 1 : 0)
  }

  private func kind(at index: Int) -> LetterKind? { index < kinds.count ? kinds[index] : nil }
}

extension String {
  /// The words between spaces and line breaks.
  package var words: [String] {
    utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
