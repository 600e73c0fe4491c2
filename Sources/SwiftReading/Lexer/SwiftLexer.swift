/// Cuts Swift source into tokens. It accepts more than Swift does.
package struct SwiftLexer {
  package struct Flaw: Error, Hashable {
    package enum Reason: Hashable, Sendable {
      /// A bracket, string, comment, regular expression or quoted name isn't closed.
      case unbalanced
      case unexpected
      /// Or the text has more than a gigabyte.
      case tooDeep
    }

    package let reason: Reason
    package let range: Range<Int>
  }

  package static func tokens(of source: [UInt8]) -> SwiftTokens? {
    let (tokens, flaw) = read(source)
    return flaw == nil ? tokens : nil
  }

  /// The last token is `endOfFile`.
  package static func read(_ source: [UInt8]) -> (tokens: SwiftTokens, flaw: Flaw?) {
    guard source.count < Int(Int32.max) / 2 else {
      return (SwiftTokens(bytes: source), Flaw(reason: .tooDeep, range: 0..<0))
    }
    var lexer = SwiftLexer(bytes: source)
    lexer.run()
    let tokens = SwiftTokens(
      bytes: source, tokens: lexer.tokens, trivia: lexer.trivia,
      interpolations: lexer.interpolations)
    return (tokens, lexer.flaw)
  }

  let bytes: [UInt8]
  var position = 0
  var tokens: [SwiftToken] = []
  var trivia: [SwiftTrivia] = []
  var interpolations: [Range<Int>] = []
  var triviaStart = 0
  /// The first flaw.
  var flaw: Flaw?

  /// 0 outside of the text.
  func byte(_ offset: Int) -> UInt8 { offset >= 0 && offset < bytes.count ? bytes[offset] : 0 }

  private mutating func run() {
    tokens.reserveCapacity(bytes.count / 4 + 1)
    do throws(Flaw) {
      try skipTrivia()
      while position < bytes.count {
        try lexToken()
        try skipTrivia()
      }
    } catch {
      flaw = flaw ?? error
    }
    add(.endOfFile, from: position)
  }

  private mutating func lexToken() throws(Flaw) {
    let start = position
    let first = bytes[position]
    if Self.isIdentifierHead(first) { return lexIdentifier() }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
    case UInt8(ascii: "\""): try lexString()
    case UInt8(ascii: "#"): try lexPound()
    case UInt8(ascii: "`"): try lexQuotedIdentifier()
    case UInt8(ascii: "/"):
      if !lexRegex() { lexOperator() }
    case UInt8(ascii: "."):
      if byte(position + 1) == UInt8(ascii: ".") {
        lexOperator()
      } else {
        position += 1
        add(.period, from: start)
      }
    default:
      if let kind = Self.punctuation(first) {
        position += 1
        add(kind, from: start)
      } else if Self.isOperator(first) {
        if !lexPlaceholder() { lexOperator() }
      } else {
        throw Flaw(reason: .unexpected, range: start..<start + 1)
      }
    }
  }

  private mutating func lexIdentifier() {
    let start = position
    while position < bytes.count {
      let next = bytes[position]
      guard Self.isIdentifierBody(next), next != 0xC2 || !isNoBreakSpace(position) else { break }
      position += 1
    }
    add(.identifier, from: start, word: SwiftWord.named(bytes[start..<position]))
  }

  private mutating func lexQuotedIdentifier() throws(Flaw) {
    let start = position
    position += 1
    while byte(position) != UInt8(ascii: "`") {
      guard position < bytes.count, !Self.isNewline(bytes[position]) else {
        throw Flaw(reason: .unbalanced, range: start..<start + 1)
      }
      position += 1
    }
    position += 1
    add(.identifier, from: start)
  }

  /// `<#code#>` is a name.
  private mutating func lexPlaceholder() -> Bool {
    guard bytes[position] == UInt8(ascii: "<"), byte(position + 1) == UInt8(ascii: "#") else {
      return false
    }
    let start = position
    var end = start + 2
    while end < bytes.count, !Self.isNewline(bytes[end]) {
      if bytes[end] == UInt8(ascii: "#"), byte(end + 1) == UInt8(ascii: ">") {
        position = end + 2
        add(.identifier, from: start)
        return true
      }
      end += 1
    }
    return false
  }

  private mutating func lexNumber() {
    let start = position
    let isHex = bytes[position] == UInt8(ascii: "0") && byte(position + 1) | 0x20 == 0x78
    while position < bytes.count {
      let next = bytes[position]
      if next < 0x80, Self.isIdentifierBody(next) {
        position += 1
        let exponent: UInt8 = isHex ? 0x70 : 0x65
        let sign = byte(position)
        if next | 0x20 == exponent, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
          Self.isDigit(byte(position + 1))
        {
          position += 1
        }
      } else if next == UInt8(ascii: "."), Self.isDigit(byte(position + 1)),
        byte(start - 1) != UInt8(ascii: ".")
      {
        position += 1
      } else {
        break
      }
    }
    add(.number, from: start)
  }

  private mutating func lexPound() throws(Flaw) {
    let start = position
    var end = position
    while byte(end) == UInt8(ascii: "#") { end += 1 }
    if byte(end) == UInt8(ascii: "\"") { return try lexString() }
    if byte(end) == UInt8(ascii: "/") { return try lexExtendedRegex(hashes: end - start) }
    guard end == start + 1, Self.isIdentifierHead(byte(end)) else {
      throw Flaw(reason: .unexpected, range: start..<start + 1)
    }
    while end < bytes.count, Self.isIdentifierBody(bytes[end]) { end += 1 }
    position = end
    add(.pound, from: start, word: SwiftWord.named(bytes[start..<end]))
  }

  /// A character that may close generic arguments or mark an optional is a token.
  private mutating func lexOperator() {
    let start = position
    let startsWithDot = bytes[position] == UInt8(ascii: ".")
    var end = position
    while end < bytes.count {
      let next = bytes[end]
      guard Self.isOperator(next) || (startsWithDot && next == UInt8(ascii: ".")) else { break }
      if next == UInt8(ascii: "/"), end > start,
        byte(end + 1) == UInt8(ascii: "/") || byte(end + 1) == UInt8(ascii: "*")
      {
        break
      }
      if next == UInt8(ascii: "<"), end > start, byte(end + 1) == UInt8(ascii: "#") { break }
      end += 1
    }
    let isLeftBound = isBoundOnTheLeft(start)
    let isRightBound = isBoundOnTheRight(end, isLeftBound: isLeftBound)
    if end == start + 1, bytes[start] == UInt8(ascii: "=") {
      position = end
      return add(.equal, from: start)
    }
    if end == start + 2, bytes[start] == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: ">") {
      position = end
      return add(.arrow, from: start)
    }
    let isCut = bytes[start..<end].contains { "!?<>&".utf8.contains($0) }
    var isJoined = false
    while position < end {
      let pieceStart = position
      position = isCut ? position + 1 : end
      add(
        .operatorPiece, from: pieceStart, isJoined: isJoined, isLeftBound: isLeftBound,
        isRightBound: isRightBound)
      isJoined = true
    }
  }

  mutating func add(
    _ kind: SwiftToken.Kind, from start: Int, word: SwiftWord = .none, isJoined: Bool = false,
    isLeftBound: Bool = false, isRightBound: Bool = false
  ) {
    let startsLine =
      triviaStart < trivia.count
      && trivia[triviaStart...].contains { $0.kind != .block || $0.count > 0 }
    tokens.append(
      SwiftToken(
        kind: kind, word: word, isJoined: isJoined, isLeftBound: isLeftBound,
        isRightBound: isRightBound, startsLine: startsLine || tokens.isEmpty, start: Int32(start),
        end: Int32(position), triviaStart: Int32(triviaStart), triviaEnd: Int32(trivia.count)))
    triviaStart = trivia.count
  }
}
