import ViperText

struct SignatureToken: Hashable, Sendable {
  enum Kind: UInt8, Hashable, Sendable {
    case identifier, quoted, underscore, dollar, number, string
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    case leftAngle, rightAngle
    case comma, colon, semicolon, dot, question, exclamation, at, ampersand, tilde
    case equal, equalEqual, arrow, fatArrow, ellipsis, operatorCharacter
    /// A string, comment or quoted name without an end.
    case unterminated
    case unexpected
    case end
  }

  let kind: Kind
  let range: Range<Int>
}

/// The tokens of a signature.
///
/// Operators are cut into single characters, except `->`, `=>`, `==` and `...`.
struct SignatureLexer {
  private let bytes: [UInt8]
  private var tokens: [SignatureToken] = []

  static func tokens(of bytes: [UInt8]) -> [SignatureToken] {
    let (source, flaw) = SwiftLexer.read(bytes)
    var lexer = SignatureLexer(bytes: bytes)
    lexer.tokens.reserveCapacity(source.tokens.count + 2)
    var rest = source.tokens.dropLast()
    while let token = rest.popFirst() {
      var range = token.range
      while let next = rest.first, next.isJoined {
        range = range.lowerBound..<next.range.upperBound
        rest.removeFirst()
      }
      lexer.add(token, range)
    }
    if let flaw, let end = source.tokens.last { lexer.add(flaw, from: Int(end.start)) }
    lexer.add(.end, bytes.count..<bytes.count)
    return lexer.tokens
  }

  private mutating func add(_ kind: SignatureToken.Kind, _ range: Range<Int>) {
    tokens.append(SignatureToken(kind: kind, range: range))
  }

  private mutating func add(_ token: SwiftToken, _ range: Range<Int>) {
    switch token.kind {
    case .identifier: addIdentifier(range)
    case .pound:
      add(.operatorCharacter, range.lowerBound..<range.lowerBound + 1)
      addIdentifier(range.lowerBound + 1..<range.upperBound)
    case .number: add(.number, range)
    case .string, .multilineString, .regex: add(.string, range)
    default: addSigns(range)
    }
  }

  // MARK: - Signs

  private mutating func addSigns(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let (kind, length) = sign(at: index, below: range.upperBound)
      add(kind, index..<index + length)
      index += length
    }
  }

  private static let signs: [Unicode.Scalar: SignatureToken.Kind] = [
    "(": .leftParen, ")": .rightParen, "[": .leftBracket, "]": .rightBracket, "{": .leftBrace,
    "}": .rightBrace, ",": .comma, ":": .colon, ";": .semicolon, "@": .at, "<": .leftAngle,
    ">": .rightAngle, ".": .dot, "?": .question, "!": .exclamation, "&": .ampersand, "~": .tilde,
    "=": .equal,
  ]

  private func sign(at index: Int, below end: Int) -> (SignatureToken.Kind, Int) {
    if index + 1 < end {
      switch (bytes[index], bytes[index + 1]) {
      case (UInt8(ascii: "."), UInt8(ascii: ".")):
        if index + 2 < end, bytes[index + 2] == UInt8(ascii: ".") { return (.ellipsis, 3) }
      case (UInt8(ascii: "-"), UInt8(ascii: ">")): return (.arrow, 2)
      case (UInt8(ascii: "="), UInt8(ascii: ">")): return (.fatArrow, 2)
      case (UInt8(ascii: "="), UInt8(ascii: "=")): return (.equalEqual, 2)
      default: break
      }
    }
    return (Self.signs[Unicode.Scalar(bytes[index])] ?? .operatorCharacter, 1)
  }

  // MARK: - Names

  private mutating func addIdentifier(_ range: Range<Int>) {
    let first = bytes[range.lowerBound]
    if first == UInt8(ascii: "`") { return add(.quoted, range) }
    if bytes[range].allSatisfy({ $0 < 0x80 && isWordByte($0) }) {
      return add(range.count == 1 && first == UInt8(ascii: "_") ? .underscore : .identifier, range)
    }
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      let (scalar, length) = scalar(at: index)
      index += length
      let isDollar = scalar == "$"
      guard isDollar || scalar.map({ isSwiftIdentifierStart($0) }) == true else {
        add(.unexpected, start..<index)
        continue
      }
      while index < range.upperBound {
        let (part, length) = self.scalar(at: index)
        guard let part, isSwiftIdentifierPart(part) else { break }
        index += length
      }
      let isUnderscore = index == start + 1 && scalar == "_"
      add(isDollar ? .dollar : isUnderscore ? .underscore : .identifier, start..<index)
    }
  }

  private func scalar(at index: Int) -> (Unicode.Scalar?, length: Int) {
    var iterator = bytes[index...].prefix(4).makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return (nil, 1) }
    return (scalar, UTF8.width(scalar))
  }

  // MARK: - Flaws

  private mutating func add(_ flaw: SwiftLexer.Flaw, from position: Int) {
    let start = min(flaw.range.lowerBound, position)
    guard flaw.reason != .unexpected else {
      let isHash = bytes[start] == UInt8(ascii: "#")
      return add(isHash ? .operatorCharacter : .unexpected, start..<start + 1)
    }
    add(.unterminated, start..<bytes.count)
  }
}
