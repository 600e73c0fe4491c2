import ViperText

/// Cuts a Liquid template into text, variables and what its includes hold.
///
/// Of Liquid it knows what Generamba's templates use: variables with filters, `include` and
/// `comment`. Anything else is said where it stands, and the file is left alone.
struct LiquidReader {
  /// How deep files may be included by others: deeper is a circle. And how often in all, with how much
  /// text.
  private static let limits = (depth: 16, includes: 10_000, bytes: 16 << 20)
  /// Filters that mean the same in our template language.
  private static let filters: Set<String> = [
    "append", "capitalize", "downcase", "prepend", "replace", "strip", "upcase",
  ]

  /// What a variable means, by its path; nil for one that Generamba does not have.
  typealias Lookup = (_ path: String) -> Meaning?

  /// The texts of `{% include 'header' %}`, by name.
  let snippets: [String: SourceText]
  private(set) var diagnostics: [Diagnostic] = []
  private var (includes, includedBytes) = (0, 0)
  /// Whether the user has been told that the present file includes too much.
  private var isTooMuchSaid = false

  init(snippets: [String: SourceText]) {
    self.snippets = snippets
  }

  /// - Returns: nil, with diagnostics, if something of it can't be taken over.
  mutating func pieces(of source: SourceText, _ lookup: Lookup) -> [Piece]? {
    let before = diagnostics.count
    isTooMuchSaid = false
    let pieces = pieces(of: source, lookup, depth: 0)
    return diagnostics.count == before ? pieces : nil
  }

  private mutating func pieces(of source: SourceText, _ lookup: Lookup, depth: Int) -> [Piece] {
    let bytes = source.bytes
    var pieces: [Piece] = []
    var start = 0
    func add(text end: Int) {
      guard start < end else { return }
      pieces.append(
        Piece(meaning: nil, location: SourceLocation(source: source, range: start..<end)))
    }
    var index = 0
    while let open = Self.opening(in: bytes, from: index) {
      let isValue = bytes[open + 1] == UInt8(ascii: "{")
      let sign = isValue ? UInt8(ascii: "}") : UInt8(ascii: "%")
      guard let close = Self.closing(sign, in: bytes, from: open + 2) else {
        report("nothing closes this", source, open..<open + 2)
        return pieces
      }
      add(text: open)
      index = close + 2
      start = index
      let location = SourceLocation(source: source, range: open..<index)
      let inner = SourceLocation(source: source, range: open + 2..<close)
      if isValue {
        if let meaning = value(inner, lookup) {
          pieces.append(Piece(meaning: meaning, location: location))
        }
      } else if let end = comment(inner) {
        (index, start) = (end, end)
      } else {
        pieces += included(inner, lookup, depth: depth)
      }
    }
    add(text: bytes.count)
    return pieces
  }

  /// The next `{{` or `{%`.
  private static func opening(in bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while let brace = bytes[index...].firstIndex(of: UInt8(ascii: "{")), brace + 1 < bytes.count {
      if bytes[brace + 1] == UInt8(ascii: "{") || bytes[brace + 1] == UInt8(ascii: "%") {
        return brace
      }
      index = brace + 1
    }
    return nil
  }

  /// The `}}` or `%}` that follows.
  private static func closing(_ sign: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while let found = bytes[index...].firstIndex(of: sign), found + 1 < bytes.count {
      if bytes[found + 1] == UInt8(ascii: "}") { return found }
      index = found + 1
    }
    return nil
  }

  private mutating func report(_ message: String, _ source: SourceText, _ range: Range<Int>) {
    diagnostics.append(.unknownLiquid(message, at: SourceLocation(source: source, range: range)))
  }

  // MARK: - Values

  /// `module_info.name | downcase`
  private mutating func value(_ location: SourceLocation, _ lookup: Lookup) -> Meaning? {
    let parts = Self.parts(of: location.source.string(in: location.range))
    let path = parts.first ?? ""
    guard var meaning = lookup(path) else {
      report("Generamba has no variable '\(path)'", location.source, location.range)
      return nil
    }
    for part in parts.dropFirst() {
      let name = part.prefix { $0 != ":" }.trimmed
      guard Self.filters.contains(name) else {
        report("the filter '\(name)' is not taken over", location.source, location.range)
        return nil
      }
      meaning = meaning.filtered(part)
    }
    return meaning
  }

  /// A value and its filters, which stand between bars outside of quotes.
  private static func parts(of text: String) -> [String] {
    var parts = [""]
    var quote: Character?
    for character in text {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      }
      if character == "|", quote == nil {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(\.trimmed)
  }

  // MARK: - Tags

  /// Where a comment ends that begins with a tag; nil for another tag.
  private mutating func comment(_ tag: SourceLocation) -> Int? {
    let bytes = tag.source.bytes
    guard tag.source.string(in: tag.range).trimmed == "comment" else { return nil }
    let isBlank = { (byte: UInt8) in [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
    var index = tag.range.upperBound + 2
    while let open = Self.opening(in: bytes, from: index) {
      // Blanks begin no tag: no byte is looked at twice.
      let word = bytes[(open + 2)...].drop(while: isBlank)
      index = word.startIndex
      guard bytes[open + 1] == UInt8(ascii: "%"), word.starts(with: "endcomment".utf8) else {
        continue
      }
      let rest = word.dropFirst("endcomment".utf8.count).drop(while: isBlank)
      if rest.starts(with: "%}".utf8) { return rest.startIndex + 2 }
      index = rest.startIndex
    }
    report(
      "nothing closes this", tag.source, tag.range.lowerBound - 2..<tag.range.upperBound + 2)
    return bytes.count
  }

  /// `include 'header'`
  private mutating func included(
    _ tag: SourceLocation, _ lookup: Lookup, depth: Int
  ) -> [Piece] {
    let words = tag.source.string(in: tag.range).split { $0 == " " || $0 == "\t" || $0 == "\n" }
    guard words.count == 2, words[0] == "include" else {
      report("the tag '\(words.first ?? "")' is not taken over", tag.source, tag.range)
      return []
    }
    let name = words[1].filter { $0 != "'" && $0 != "\"" }
    guard let snippet = snippets[name] else {
      report("there is no snippet '\(name)'", tag.source, tag.range)
      return []
    }
    guard depth < Self.limits.depth else {
      report("'\(name)' includes itself", tag.source, tag.range)
      return []
    }
    includes += 1
    includedBytes += snippet.bytes.count
    guard includes <= Self.limits.includes, includedBytes <= Self.limits.bytes else {
      if !isTooMuchSaid {
        report(
          "the template includes more than 10,000 snippets or 16 MiB", tag.source, tag.range)
      }
      isTooMuchSaid = true
      return []
    }
    return pieces(of: snippet, lookup, depth: depth + 1)
  }
}

extension Meaning {
  /// The same behind one more filter.
  fileprivate func filtered(_ filter: String) -> Meaning {
    switch self {
    case .expression(let text): .expression("\(text) | \(filter)")
    case .literal(let text): .expression("\(quoted(text)) | \(filter)")
    case .unknown: self
    }
  }
}

/// A text as a literal of the template language.
private func quoted(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}

extension StringProtocol {
  /// Without the white space at both ends.
  fileprivate var trimmed: String {
    let rest = drop(while: \.isWhitespace)
    let end = rest.lastIndex { !$0.isWhitespace }
    return end.map { String(rest[...$0]) } ?? ""
  }
}
