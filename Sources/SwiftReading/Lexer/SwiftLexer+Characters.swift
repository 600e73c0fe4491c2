import ViperText

extension SwiftLexer {
  package static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  static func isNewline(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  static func isIdentifierHead(_ byte: UInt8) -> Bool { isIdentifierBody(byte) && !isDigit(byte) }

  @inlinable package static func isIdentifierBody(_ byte: UInt8) -> Bool {
    isWordByte(byte) || byte == UInt8(ascii: "$")
  }

  static func isOperator(_ byte: UInt8) -> Bool { operators[Int(byte)] }

  private static let operators = (0...UInt8.max).map { "/=-+!*%<>&|^~?".utf8.contains($0) }

  /// Whether U+00A0 starts at an offset, which Swift accepts as a space.
  func isNoBreakSpace(_ offset: Int) -> Bool { byte(offset) == 0xC2 && byte(offset + 1) == 0xA0 }

  static func punctuation(_ byte: UInt8) -> SwiftToken.Kind? {
    switch Unicode.Scalar(byte) {
    case "(": .leftParen
    case ")": .rightParen
    case "[": .leftSquare
    case "]": .rightSquare
    case "{": .leftBrace
    case "}": .rightBrace
    case ",": .comma
    case ":": .colon
    case ";": .semicolon
    case "@": .at
    case "\\": .backslash
    default: nil
    }
  }

  /// Distinguishes `a -b` from `a - b`.
  func isBoundOnTheLeft(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return false
    case UInt8(ascii: "/"): return byte(start - 2) != UInt8(ascii: "*")
    case let before: return !Self.isGap(before)
    }
  }

  func isBoundOnTheRight(_ end: Int, isLeftBound: Bool) -> Bool {
    switch byte(end) {
    case 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"):
      return byte(end + 1) != UInt8(ascii: "/") && byte(end + 1) != UInt8(ascii: "*")
    case let after: return !Self.isGap(after)
    }
  }

  private static func isGap(_ byte: UInt8) -> Bool { " \t\n\r,;:".utf8.contains(byte) }
}
