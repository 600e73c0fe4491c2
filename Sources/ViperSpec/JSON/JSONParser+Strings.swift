import ViperText

extension JSONParser {
  mutating func string() throws(Diagnostic) -> EmbeddedText {
    let quote = offset
    offset += 1
    let start = offset
    var text: [UInt8] = []
    var anchors = [EmbeddedText.Anchor(decoded: 0, source: start)]
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return anchors.count == 1
          ? EmbeddedText(start..<offset - 1, of: source)
          : EmbeddedText(bytes: text, source: source, anchors: anchors)
      case UInt8(ascii: "\\"):
        anchors.append(.init(decoded: text.count, source: offset, isEscape: true))
        text += UTF8.encode(try escape()) ?? UTF8.encodedReplacementCharacter
        anchors.append(.init(decoded: text.count, source: offset))
      case 0..<0x20: throw controlCharacter(byte, quote: quote)
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw unclosed(open: quote, closing: UInt8(ascii: "\""))
  }

  private mutating func escape() throws(Diagnostic) -> UnicodeScalar {
    let start = offset
    offset += 1
    guard let byte else { throw unexpectedEnd("the rest of an escape") }
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

  /// Reads `\u` with four hexadecimal digits, or two such escapes as a surrogate pair.
  private mutating func unicodeEscape(start: Int) throws(Diagnostic) -> UnicodeScalar {
    let first = try hexUnit(start: start)
    if let scalar = UnicodeScalar(first) { return scalar }
    let end = offset
    guard first < 0xDC00, bytes[offset...].starts(with: [0x5C, 0x75]) else {
      throw loneSurrogate(start..<end)
    }
    let second = offset
    offset += 2
    let low = try hexUnit(start: second)
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = UnicodeScalar(0x10000 + ((first & 0x3FF) << 10 | (low & 0x3FF)))
    else { throw loneSurrogate(start..<end) }
    return scalar
  }

  private mutating func hexUnit(start: Int) throws(Diagnostic) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        throw badHex(start: start)
      }
      unit = unit << 4 | UInt32(digit)
      offset += 1
    }
    return unit
  }
}

package func firstInvalidUTF8(in bytes: [UInt8]) -> Int? {
  var offset = 0
  while offset < bytes.count {
    if bytes[offset] < 0x80 {
      offset += 1
      continue
    }
    var rest = bytes[offset...].prefix(4).makeIterator()
    var parser = UTF8.ForwardParser()
    guard case .valid(let character) = parser.parseScalar(from: &rest) else { return offset }
    offset += character.count
  }
  return nil
}
