import ViperText

/// The bytes that have a meaning in a tag.
enum Ascii {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let percent = UInt8(ascii: "%")
  static let hash = UInt8(ascii: "#")
  static let minus = UInt8(ascii: "-")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let backslash = UInt8(ascii: "\\")

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

  static func beginsName(_ byte: UInt8) -> Bool { isWordByte(byte) && !isDigit(byte) }
}
