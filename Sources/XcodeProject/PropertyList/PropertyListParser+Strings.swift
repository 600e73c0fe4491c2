import ViperText

extension PropertyListParser {
  mutating func string(expected: String) throws(Diagnostic) -> String {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try quotedString()
    default: return try bareString(expected: expected)
    }
  }

  private mutating func bareString(expected: String) throws(Diagnostic) -> String {
    let start = offset
    while let byte, PropertyListText.isBare(byte), !isBlockComment(at: offset) { offset += 1 }
    guard offset > start else { throw failure(expected, at: start) }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Whether a block comment begins here. A string without quotes can contain `//`, as in a URL.
  private func isBlockComment(at place: Int) -> Bool {
    startsComment(at: place) && bytes[place + 1] == UInt8(ascii: "*")
  }

  private mutating func quotedString() throws(Diagnostic) -> String {
    let start = offset
    let quote = bytes[start]
    offset += 1
    var text: [UInt8] = []
    while let byte, byte != quote {
      offset += 1
      if byte == UInt8(ascii: "\\") {
        appendEscape(to: &text)
      } else {
        text.append(byte)
      }
    }
    guard byte != nil else { throw failure("the end of the string that begins here", at: start) }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads the rest of an escape. An unknown escape is the character itself, as in Xcode.
  private mutating func appendEscape(to text: inout [UInt8]) {
    guard let byte else { return }
    offset += 1
    switch byte {
    case UInt8(ascii: "U"): appendScalar(digits(4, radix: 16), to: &text)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      offset -= 1
      appendScalar(digits(3, radix: 8), to: &text)
    default: text.append(Self.escapes[Unicode.Scalar(byte)] ?? byte)
    }
  }

  private static let escapes: [Unicode.Scalar: UInt8] = [
    "a": 0x07, "b": 0x08, "f": 0x0C, "n": 0x0A, "r": 0x0D, "t": 0x09, "v": 0x0B,
  ]

  private func appendScalar(_ value: UInt32, to text: inout [UInt8]) {
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    text += Array(String(Character(scalar)).utf8)
  }

  /// Reads the number of the next digits, up to a count.
  private mutating func digits(_ limit: Int, radix: UInt32) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<limit {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix
      else { break }
      value = value * radix + UInt32(digit)
      offset += 1
    }
    return value
  }
}
