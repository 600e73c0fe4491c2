import ViperText

/// Reads one `{{ … }}` or `{% … %}`.
struct TagLexer {
  private let bytes: [UInt8]
  private(set) var segment: Segment
  private(set) var mistakes: [(Diagnostic, Range<Int>)] = []
  private(set) var isClosed = false
  private let start: Int
  private var isWithoutBrackets = false
  private var position: Int
  private var tokens: [Token] = []

  init(_ bytes: [UInt8], at start: Int) {
    self.bytes = bytes
    self.start = start
    let isOutput = bytes[start + 1] == Ascii.openBrace
    segment = Segment(kind: isOutput ? .output : .tag, range: start..<start + 2)
    position = start + 2
    if byte(0) == Ascii.minus, !(byte(1).map(Ascii.isDigit) ?? false) {
      segment.trimsBefore = true
      position += 1
    }
  }

  /// For a condition that stands alone, without brackets around it.
  init(condition bytes: [UInt8]) {
    self.bytes = bytes
    start = 0
    position = 0
    segment = Segment(kind: .tag, range: 0..<0)
    isWithoutBrackets = true
  }

  mutating func run() {
    while !isClosed {
      skipSpace()
      if isWithoutBrackets {
        if position < bytes.count { readToken() } else { endWithoutBracket() }
        continue
      }
      guard position < bytes.count, !opensTag(bytes, at: position) else {
        // What follows is most likely text, so its strange characters are no mistakes.
        mistakes = [(.unclosedTag(opening, closing: closing), start..<start + 2)]
        endWithoutBracket()
        break
      }
      if !readCloser() { readToken() }
    }
    segment = Segment(
      kind: segment.kind, range: start..<position, tokens: tokens, isBroken: !mistakes.isEmpty,
      trimsBefore: segment.trimsBefore, trimsAfter: segment.trimsAfter)
  }

  /// The name of the tag, without reading the rest.
  mutating func firstWord() -> String? {
    skipSpace()
    guard let first = byte(0), Ascii.beginsName(first) else { return nil }
    readName()
    guard case .name(let name)? = tokens.first?.kind else { return nil }
    return name
  }

  // MARK: Brackets

  private var isOutput: Bool { segment.kind == .output }
  private var opening: String { isOutput ? "{{" : "{%" }
  private var closing: String { isOutput ? "}}" : "%}" }

  private mutating func endWithoutBracket() {
    tokens.append(Token(kind: .end, range: position..<position))
    isClosed = true
  }

  private mutating func readCloser() -> Bool {
    let dash = byte(0) == Ascii.minus ? 1 : 0
    guard let first = byte(dash), byte(dash + 1) == Ascii.closeBrace,
      first == Ascii.closeBrace || first == Ascii.percent
    else { return false }
    let range = position..<position + dash + 2
    if (first == Ascii.closeBrace) != isOutput {
      let found = isOutput ? "%}" : "}}"
      report(.wronglyClosedTag(opening, with: found, closing: closing), at: range)
    }
    segment.trimsAfter = dash == 1
    tokens.append(Token(kind: .end, range: range))
    position = range.upperBound
    isClosed = true
    return true
  }

  // MARK: Tokens

  private mutating func readToken() {
    guard let first = byte(0) else { return }
    let isNegative = first == Ascii.minus && byte(1).map(Ascii.isDigit) == true
    if Ascii.beginsName(first) {
      readName()
    } else if Ascii.isDigit(first) || isNegative {
      readNumber()
    } else if first == Ascii.quote || first == Ascii.apostrophe {
      readString(quote: first)
    } else if let symbol = symbol() {
      append(.symbol(symbol), length: symbol.rawValue.utf8.count)
    } else {
      readUnexpected()
    }
  }

  private mutating func readUnexpected() {
    let first = bytes[position]
    let start = position
    while byte(0) == first { position += 1 }
    report(.unexpectedCharacter(text(start..<position)), at: start..<position)
  }

  /// Names may hold hyphens (`kebab-case`), but not end with one (`{{ name-}}`).
  private mutating func readName() {
    var end = position + 1
    while end < bytes.count {
      let isHyphen =
        bytes[end] == Ascii.minus && end + 1 < bytes.count && Ascii.continuesName(bytes[end + 1])
      guard isHyphen || Ascii.continuesName(bytes[end]) else { break }
      end += 1
    }
    append(.name(text(position..<end)), length: end - position)
  }

  private mutating func readNumber() {
    var end = position + 1
    while end < bytes.count, Ascii.isDigit(bytes[end]) { end += 1 }
    let digits = text(position..<end)
    if Int(digits) == nil { report(.numberTooLarge(digits), at: position..<end) }
    append(.int(Int(digits) ?? 0), length: end - position)
  }

  private func symbol() -> Token.Symbol? {
    guard let first = byte(0), first < 0x80 else { return nil }
    if let second = byte(1), second < 0x80 {
      let pair = String(decoding: [first, second], as: UTF8.self)
      if let symbol = Token.Symbol(rawValue: pair) { return symbol }
    }
    return Token.Symbol(rawValue: String(decoding: [first], as: UTF8.self))
  }

  // MARK: Strings

  private mutating func readString(quote: UInt8) {
    let opening = position
    var content: [UInt8] = []
    var index = position + 1
    while index < bytes.count, bytes[index] != Ascii.lineFeed {
      if bytes[index] == quote {
        append(.string(String(decoding: content, as: UTF8.self)), length: index + 1 - opening)
        return
      }
      if bytes[index] == Ascii.backslash, index + 1 < bytes.count,
        bytes[index + 1] != Ascii.lineFeed
      {
        content.append(contentsOf: escape(at: index))
        index += 2
      } else {
        content.append(bytes[index])
        index += 1
      }
    }
    report(.unclosedString(quote == Ascii.quote ? "\"" : "'"), at: opening..<opening + 1)
    skipToCloser(from: opening + 1)
  }

  private mutating func escape(at index: Int) -> [UInt8] {
    let next = bytes[index + 1]
    switch next {
    case UInt8(ascii: "n"): return [Ascii.lineFeed]
    case UInt8(ascii: "r"): return [Ascii.carriageReturn]
    case UInt8(ascii: "t"): return [Ascii.tab]
    case Ascii.backslash, Ascii.quote, Ascii.apostrophe: return [next]
    default:
      // A whole character, so that the message is readable.
      var end = min(index + 2, bytes.count)
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
      report(.unknownEscape(text(index..<end)), at: index..<end)
      return []
    }
  }

  /// After a string without an end, the tag goes on at its closing bracket on the same line.
  private mutating func skipToCloser(from start: Int) {
    position = start
    while position < bytes.count, bytes[position] != Ascii.lineFeed {
      if !isWithoutBrackets, readCloser() { return }
      position += 1
    }
    endWithoutBracket()
  }

  // MARK: Bytes

  private func byte(_ offset: Int) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private mutating func skipSpace() {
    while position < bytes.count, Ascii.isSpace(bytes[position]) { position += 1 }
  }

  private mutating func append(_ kind: Token.Kind, length: Int) {
    tokens.append(Token(kind: kind, range: position..<position + length))
    position += length
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func report(_ mistake: Diagnostic, at range: Range<Int>) {
    mistakes.append((mistake, range))
  }
}
