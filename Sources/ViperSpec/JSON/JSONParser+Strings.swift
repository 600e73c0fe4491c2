import ViperText

extension JSONParser {
  /// A string without its quotes, its escapes resolved, each byte traceable to the source.
  mutating func string() throws(Failure) -> EmbeddedText {
    let quote = offset
    offset += 1
    let start = offset
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return EmbeddedText(start..<(offset - 1), of: source)
      case UInt8(ascii: "\\"):
        return try escapedString(quote: quote)
      case 0..<0x20:
        throw controlCharacter(byte, quote: quote)
      default:
        offset += 1
      }
    }
    throw unclosed(open: quote, expected: "'\"'")
  }

  /// The same for a string with at least one escape; starts over after the quote.
  private mutating func escapedString(quote: Int) throws(Failure) -> EmbeddedText {
    offset = quote + 1
    var bytes: [UInt8] = []
    var anchors = [EmbeddedText.Anchor(decoded: 0, source: offset)]
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return EmbeddedText(bytes: bytes, source: source, anchors: anchors)
      case UInt8(ascii: "\\"):
        anchors.append(.init(decoded: bytes.count, source: offset, isEscape: true))
        bytes += Array(String(try escape()).utf8)
        anchors.append(.init(decoded: bytes.count, source: offset))
      case 0..<0x20:
        throw controlCharacter(byte, quote: quote)
      default:
        bytes.append(byte)
        offset += 1
      }
    }
    throw unclosed(open: quote, expected: "'\"'")
  }

  private mutating func escape() throws(Failure) -> UnicodeScalar {
    let start = offset
    offset += 1
    guard let byte else { throw unexpectedEnd("an escape") }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UnicodeScalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(start: start)
    default: throw unknownEscape(start: start)
    }
  }

  /// `\uXXXX`, or two of them that make a surrogate pair.
  private mutating func unicodeEscape(start: Int) throws(Failure) -> UnicodeScalar {
    let first = try hexUnit(start: start)
    if let scalar = UnicodeScalar(first) { return scalar }
    guard first < 0xDC00, source.bytes[offset...].starts(with: [0x5C, 0x75]) else {
      throw loneSurrogate(start: start)
    }
    let second = offset
    offset += 2
    let low = try hexUnit(start: second)
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = UnicodeScalar(0x10000 + ((first & 0x3FF) << 10 | (low & 0x3FF)))
    else { throw loneSurrogate(start: start) }
    return scalar
  }

  private mutating func hexUnit(start: Int) throws(Failure) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(UnicodeScalar(byte)).hexDigitValue, byte < 0x80 else {
        throw badHex(start: start)
      }
      unit = unit << 4 | UInt32(digit)
      offset += 1
    }
    return unit
  }

  /// JSON is UTF-8; a file in another encoding is named as such, at its first wrong byte.
  mutating func checkEncoding() throws(Failure) {
    guard String(validating: source.bytes, as: UTF8.self) == nil else { return }
    var decoder = UTF8()
    var iterator = source.bytes.makeIterator()
    var position = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      position += UTF8.width(scalar)
    }
    throw notUnicode(at: position)
  }
}
