import ViperText

/// Reads the tokens of one `{{ … }}` or `{% … %}`.
struct TagLexer {
  private let bytes: [UInt8]
  private(set) var tag: Tag
  private(set) var mistakes: [(Diagnostic, Range<Int>)] = []
  private let start: Int
  private let hasBrackets: Bool
  private var isAtEnd = false
  private var position: Int

  init(_ bytes: [UInt8], at start: Int) {
    self.bytes = bytes
    self.start = start
    hasBrackets = true
    let isOutput = bytes[start + 1] == Ascii.openBrace
    tag = Tag(kind: isOutput ? .output : .statement, range: start..<start + 2)
    tag.tokens.reserveCapacity(8)
    position = start + 2
    if byte(0) == Ascii.minus, !isDigit(1) {
      tag.trimsBefore = true
      position += 1
    }
  }

  init(condition bytes: [UInt8]) {
    self.bytes = bytes
    start = 0
    position = 0
    hasBrackets = false
    tag = Tag(kind: .statement, range: 0..<0)
  }

  mutating func run() {
    while !isAtEnd {
      while position < bytes.count, bytes[position].isSpace { position += 1 }
      if position == bytes.count || hasBrackets && opensTag(bytes, at: position) {
        // The lexer has probably read text, in which strange characters aren't errors.
        if hasBrackets {
          mistakes = [(.unclosedTag(opening, closing: closing), start..<start + 2)]
        }
        end(at: position)
      } else if !readCloser() {
        readToken()
      }
    }
    tag.range = start..<position
    tag.isBroken = !mistakes.isEmpty
  }

  // MARK: Brackets

  private var opening: String { tag.kind == .output ? "{{" : "{%" }
  private var closing: String { tag.kind == .output ? "}}" : "%}" }

  private mutating func readCloser() -> Bool {
    let dash = byte(0) == Ascii.minus ? 1 : 0
    guard hasBrackets, let first = byte(dash), byte(dash + 1) == Ascii.closeBrace,
      first == Ascii.closeBrace || first == Ascii.percent
    else { return false }
    let end = position + dash + 2
    let found = first == Ascii.closeBrace ? "}}" : "%}"
    if found != closing {
      report(.wronglyClosedTag(opening, with: found, closing: closing), at: position..<end)
    }
    tag.trimsAfter = dash == 1
    self.end(at: end)
    return true
  }

  private mutating func end(at end: Int) {
    tag.tokens.append(Token(kind: .end, range: position..<end))
    position = end
    isAtEnd = true
  }

  // MARK: Tokens

  private mutating func readToken() {
    let first = bytes[position]
    if Ascii.beginsName(first) {
      readName()
    } else if Ascii.isDigit(first) || first == Ascii.minus && isDigit(1) {
      readNumber()
    } else if first == Ascii.quote || first == Ascii.apostrophe {
      readString(quote: first)
    } else if let symbol = symbol() {
      append(.symbol(symbol), upTo: position + symbol.rawValue.utf8.count)
    } else {
      let start = position
      while byte(0) == first { position += 1 }
      report(.unexpectedCharacter(text(start..<position)), at: start..<position)
    }
  }

  /// Names can contain hyphens (`kebab-case`), but not end with a hyphen (`{{ name-}}`).
  private mutating func readName() {
    var end = position + 1
    while end < bytes.count {
      let isHyphen =
        bytes[end] == Ascii.minus && end + 1 < bytes.count && isWordByte(bytes[end + 1])
      guard isHyphen || isWordByte(bytes[end]) else { break }
      end += 1
    }
    append(.name(text(position..<end)), upTo: end)
  }

  private mutating func readNumber() {
    var end = position + 1
    while end < bytes.count, Ascii.isDigit(bytes[end]) { end += 1 }
    let digits = text(position..<end)
    if Int(digits) == nil { report(.numberTooLarge(digits), at: position..<end) }
    append(.int(Int(digits) ?? 0), upTo: end)
  }

  private func symbol() -> Token.Symbol? {
    let isEqual = byte(1) == UInt8(ascii: "=")
    return switch bytes[position] {
    case UInt8(ascii: "|"): .pipe
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: "."): byte(1) == UInt8(ascii: ".") ? .range : .dot
    case UInt8(ascii: "("): .open
    case UInt8(ascii: ")"): .close
    case UInt8(ascii: "="): isEqual ? .equal : .assign
    case UInt8(ascii: "!"): isEqual ? .notEqual : nil
    case UInt8(ascii: "<"): isEqual ? .lessOrEqual : .less
    case UInt8(ascii: ">"): isEqual ? .greaterOrEqual : .greater
    default: nil
    }
  }

  // MARK: Strings

  private mutating func readString(quote: UInt8) {
    var content: [UInt8] = []
    var index = position + 1
    while index < bytes.count, bytes[index] != Ascii.lineFeed {
      if bytes[index] == quote {
        append(.string(String(decoding: content, as: UTF8.self)), upTo: index + 1)
        return
      }
      let isEscape =
        bytes[index] == Ascii.backslash && index + 1 < bytes.count
        && bytes[index + 1] != Ascii.lineFeed
      if isEscape {
        content += escape(at: index)
        index += 2
      } else {
        content.append(bytes[index])
        index += 1
      }
    }
    report(.unclosedString(quote == Ascii.quote ? "\"" : "'"), at: position..<position + 1)
    // The tag is taken to end at its closing bracket on the same line.
    position += 1
    while position < bytes.count, bytes[position] != Ascii.lineFeed {
      if readCloser() { return }
      position += 1
    }
    end(at: position)
  }

  private mutating func escape(at index: Int) -> [UInt8] {
    let next = bytes[index + 1]
    switch next {
    case UInt8(ascii: "n"): return [Ascii.lineFeed]
    case UInt8(ascii: "r"): return [Ascii.carriageReturn]
    case UInt8(ascii: "t"): return [Ascii.tab]
    case Ascii.backslash, Ascii.quote, Ascii.apostrophe: return [next]
    default:
      // The message shows a whole character.
      var end = index + 2
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
      report(.unknownEscape(text(index..<end)), at: index..<end)
      return []
    }
  }

  // MARK: Bytes

  private func byte(_ offset: Int) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private func isDigit(_ offset: Int) -> Bool { byte(offset).map(Ascii.isDigit) ?? false }

  private mutating func append(_ kind: Token.Kind, upTo end: Int) {
    tag.tokens.append(Token(kind: kind, range: position..<end))
    position = end
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func report(_ mistake: Diagnostic, at range: Range<Int>) {
    mistakes.append((mistake, range))
  }
}
