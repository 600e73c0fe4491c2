import ViperText

/// The smallest part of a tag that has a meaning.
struct Token {
  enum Kind: Hashable {
    case name(String)
    case string(String)
    case int(Int)
    case symbol(Symbol)
    /// With the range of the closing bracket.
    case end
  }

  enum Symbol: String {
    case pipe = "|"
    case colon = ":"
    case comma = ","
    case dot = "."
    case range = ".."
    case open = "("
    case close = ")"
    case assign = "="
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  let kind: Kind
  let range: Range<Int>
}

/// A tag of a template. The bytes between two tags are text.
struct Tag {
  enum Kind {
    /// `{{ … }}`
    case output
    /// `{% … %}`
    case statement
    /// Renders nothing: `{# … #}`, a whole `comment` block, and the brackets of raw text.
    case skipped
  }

  let kind: Kind
  var range: Range<Int>
  /// The last token is an `end`.
  var tokens: [Token] = []
  /// Errors that follow from a reported error aren't reported.
  var isBroken = false
  var trimsBefore = false
  var trimsAfter = false

  /// Nil if the tag consists of more than a name: `{% raw %}`.
  var onlyName: String? {
    guard kind == .statement, tokens.count == 2, case .name(let name) = tokens[0].kind else {
      return nil
    }
    return name
  }
}

struct TagExtent {
  /// With the removed white space.
  let range: Range<Int>
  /// Before a tag that is alone on its line.
  var indentation = 0..<0
  var lineEnding = 0..<0

  /// A dash removes the white space on its side. A statement that is alone on its line removes the
  /// line.
  init(of tag: Tag, in bytes: [UInt8]) {
    var (start, end) = (tag.range.lowerBound, tag.range.upperBound)
    guard tag.kind != .output, !tag.trimsBefore, !tag.trimsAfter else {
      if tag.trimsBefore { while start > 0, bytes[start - 1].isSpace { start -= 1 } }
      if tag.trimsAfter { while end < bytes.count, bytes[end].isSpace { end += 1 } }
      range = start..<end
      return
    }
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    var next = end
    if next < bytes.count, bytes[next] == Ascii.carriageReturn { next += 1 }
    let endsLine = next < bytes.count ? bytes[next] == Ascii.lineFeed : next == end
    guard start == 0 || bytes[start - 1] == Ascii.lineFeed, endsLine else {
      range = tag.range
      return
    }
    if next < bytes.count { next += 1 }
    range = start..<next
    indentation = start..<tag.range.lowerBound
    lineEnding = end..<next
  }
}

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
