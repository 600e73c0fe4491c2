import ViperText

/// One lexeme of a signature: what it is and which bytes of the text it takes.
struct SignatureToken: Hashable, Sendable {
  enum Kind: UInt8, Hashable, Sendable {
    case identifier, quoted, underscore, dollar, number, string
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    case leftAngle, rightAngle
    case comma, colon, semicolon, dot, question, exclamation, at, ampersand, tilde
    case equal, equalEqual, arrow, fatArrow, ellipsis, operatorCharacter
    case unterminatedString, unterminatedComment, unterminatedQuote, unexpected
    case end
  }

  let kind: Kind
  let range: Range<Int>
  /// Whether it may be one of Swift's words; if not, the reader need not compare it with any.
  var mayBeWord = false
}

/// Cuts a signature into tokens in one pass; white space, line ends and comments are dropped.
///
/// Operators are cut into single characters (but `->`, `=>`, `==` and `...`), because `Int??` and
/// `[Set<Int>]?=nil` mean them one by one.
struct SignatureLexer {
  private let bytes: [UInt8]
  private var index = 0

  static func tokens(of bytes: [UInt8]) -> [SignatureToken] {
    var lexer = SignatureLexer(bytes: bytes)
    var tokens: [SignatureToken] = []
    tokens.reserveCapacity(bytes.count / 3 + 2)
    while true {
      let token = lexer.next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func byte(at offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : 0
  }

  private mutating func next() -> SignatureToken {
    if let comment = skipSpace() {
      return SignatureToken(kind: .unterminatedComment, range: comment..<bytes.count)
    }
    let start = index
    guard start < bytes.count else { return SignatureToken(kind: .end, range: start..<start) }
    let kind = scan(bytes[start])
    return SignatureToken(
      kind: kind, range: start..<index,
      mayBeWord: kind == .identifier && SignatureWord.mayBeWord(bytes[start..<index]))
  }

  /// Skips to the next lexeme. Returns the start of a comment that nothing closes.
  private mutating func skipSpace() -> Int? {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), 0x09...0x0D: index += 1
      case UInt8(ascii: "/") where byte(at: index + 1) == UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      case UInt8(ascii: "/") where byte(at: index + 1) == UInt8(ascii: "*"):
        let start = index
        guard skipBlockComment() else { return start }
      default: return nil
      }
    }
    return nil
  }

  /// Skips `/* … */`, nested as Swift nests them; false at the end of the text.
  private mutating func skipBlockComment() -> Bool {
    var level = 0
    while index < bytes.count {
      let pair = (bytes[index], byte(at: index + 1))
      if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
        level += 1
        index += 2
      } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
        level -= 1
        index += 2
        if level == 0 { return true }
      } else {
        index += 1
      }
    }
    index = bytes.count
    return false
  }

  private mutating func scan(_ first: UInt8) -> SignatureToken.Kind {
    switch first {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      return scanIdentifier()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return scanNumber()
    case UInt8(ascii: "`"): return scanQuoted()
    case UInt8(ascii: "\""): return scanString(hashes: 0)
    case UInt8(ascii: "#"): return scanHash()
    case UInt8(ascii: "$"):
      index += 1
      while skipIdentifierPart() {}
      return .dollar
    case 0x80...: return scanUnicode()
    default: return scanPunctuation(first)
    }
  }

  private mutating func scanPunctuation(_ first: UInt8) -> SignatureToken.Kind {
    let second = byte(at: index + 1)
    let pair: SignatureToken.Kind? =
      switch (first, second) {
      case (UInt8(ascii: "-"), UInt8(ascii: ">")): .arrow
      case (UInt8(ascii: "="), UInt8(ascii: ">")): .fatArrow
      case (UInt8(ascii: "="), UInt8(ascii: "=")): .equalEqual
      default: nil
      }
    if let pair {
      index += 2
      return pair
    }
    if first == UInt8(ascii: "."), second == first, byte(at: index + 2) == first {
      index += 3
      return .ellipsis
    }
    index += 1
    return Self.single(first)
  }

  private static func single(_ byte: UInt8) -> SignatureToken.Kind {
    switch byte {
    case UInt8(ascii: "("): .leftParen
    case UInt8(ascii: ")"): .rightParen
    case UInt8(ascii: "["): .leftBracket
    case UInt8(ascii: "]"): .rightBracket
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: "<"): .leftAngle
    case UInt8(ascii: ">"): .rightAngle
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "."): .dot
    case UInt8(ascii: "?"): .question
    case UInt8(ascii: "!"): .exclamation
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "&"): .ampersand
    case UInt8(ascii: "~"): .tilde
    case UInt8(ascii: "="): .equal
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "\\"):
      .operatorCharacter
    default: .unexpected
    }
  }

  // MARK: Names and numbers

  private mutating func scanIdentifier() -> SignatureToken.Kind {
    let start = index
    while skipIdentifierPart() {}
    return index == start + 1 && bytes[start] == UInt8(ascii: "_") ? .underscore : .identifier
  }

  private mutating func skipIdentifierPart() -> Bool {
    let first = byte(at: index)
    if first < 0x80 {
      guard isSwiftIdentifierPart(Unicode.Scalar(first)) else { return false }
      index += 1
      return true
    }
    guard let (scalar, length) = decodedScalar(), isSwiftIdentifierPart(scalar) else {
      return false
    }
    index += length
    return true
  }

  /// Digits and whatever hangs on to them, such as `0x1F`, `1.5e3` and `2fa`.
  private mutating func scanNumber() -> SignatureToken.Kind {
    while true {
      if skipIdentifierPart() { continue }
      guard byte(at: index) == UInt8(ascii: "."),
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(at: index + 1))
      else { return .number }
      index += 1
    }
  }

  private mutating func scanUnicode() -> SignatureToken.Kind {
    guard let (scalar, length) = decodedScalar() else {
      index += 1
      return .unexpected
    }
    index += length
    guard isSwiftIdentifierStart(scalar) else { return .unexpected }
    while skipIdentifierPart() {}
    return .identifier
  }

  private func decodedScalar() -> (Unicode.Scalar, length: Int)? {
    var iterator = bytes[min(index, bytes.count)...].prefix(4).makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return (scalar, UTF8.width(scalar))
  }

  private mutating func scanQuoted() -> SignatureToken.Kind {
    index += 1
    while index < bytes.count, bytes[index] != 0x0A {
      index += 1
      if bytes[index - 1] == UInt8(ascii: "`") { return .quoted }
    }
    return .unterminatedQuote
  }

  // MARK: Strings

  /// `#"…"#`, or a macro such as `#file`, of which only the signs are taken.
  private mutating func scanHash() -> SignatureToken.Kind {
    var end = index
    while byte(at: end) == UInt8(ascii: "#") { end += 1 }
    guard byte(at: end) == UInt8(ascii: "\"") else {
      index = end
      return .operatorCharacter
    }
    let hashes = end - index
    index = end
    return scanString(hashes: hashes)
  }

  /// A string literal that is open, with the number of round brackets open in its interpolation.
  private struct OpenString {
    let hashes: Int
    let quotes: Int
    var brackets = 0
  }

  /// Skips a string literal with its interpolations and the literals within them, without recursion.
  private mutating func scanString(hashes: Int) -> SignatureToken.Kind {
    var open = [openString(hashes: hashes)]
    while index < bytes.count, let top = open.last {
      if top.brackets > 0 {
        skipInterpolated(&open)
      } else if bytes[index] == UInt8(ascii: "\\"), hashCount(at: index + 1, atMost: top.hashes) {
        index += 1 + top.hashes
        if byte(at: index) == UInt8(ascii: "(") { open[open.count - 1].brackets = 1 }
        index += 1
      } else if closes(top) {
        index += top.quotes + top.hashes
        open.removeLast()
      } else {
        index += 1
      }
    }
    index = min(index, bytes.count)
    return open.isEmpty ? .string : .unterminatedString
  }

  private mutating func openString(hashes: Int) -> OpenString {
    let quote = UInt8(ascii: "\"")
    let isMultiline = byte(at: index + 1) == quote && byte(at: index + 2) == quote
    let quotes = isMultiline ? 3 : 1
    index += quotes
    return OpenString(hashes: hashes, quotes: quotes)
  }

  private mutating func skipInterpolated(_ open: inout [OpenString]) {
    switch bytes[index] {
    case UInt8(ascii: "("): open[open.count - 1].brackets += 1
    case UInt8(ascii: ")"): open[open.count - 1].brackets -= 1
    case UInt8(ascii: "\""):
      var hashes = 0
      while hashes < index, bytes[index - 1 - hashes] == UInt8(ascii: "#") { hashes += 1 }
      open.append(openString(hashes: hashes))
      return
    default: break
    }
    index += 1
  }

  private func closes(_ string: OpenString) -> Bool {
    for offset in 0..<string.quotes where byte(at: index + offset) != UInt8(ascii: "\"") {
      return false
    }
    return hashCount(at: index + string.quotes, atMost: string.hashes)
  }

  /// Whether as many `#` stand at an offset as the literal asks for.
  private func hashCount(at offset: Int, atMost wanted: Int) -> Bool {
    for hash in 0..<wanted where byte(at: offset + hash) != UInt8(ascii: "#") { return false }
    return true
  }
}
