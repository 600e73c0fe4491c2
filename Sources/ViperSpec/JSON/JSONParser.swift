import ViperText

/// Reads JSON (RFC 8259).
///
/// The parser reports all duplicate keys and stops at the first syntax error.
package struct JSONParser {
  static let depthLimit = 64

  let source: SourceText
  let bytes: [UInt8]
  var offset = 0
  var diagnostics: [Diagnostic] = []

  /// - Returns: the value, or nil and at least one error.
  package static func parse(_ source: SourceText) -> (node: JSONNode?, diagnostics: [Diagnostic]) {
    var parser = JSONParser(source: source, bytes: source.bytes)
    do throws(Diagnostic) { return (try parser.text(), parser.diagnostics) } catch {
      let mistake = Diagnostic.conflictMarker(in: source) ?? error
      return (nil, parser.diagnostics + [mistake])
    }
  }

  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func text() throws(Diagnostic) -> JSONNode {
    if let position = firstInvalidUTF8(in: bytes) { throw notUnicode(at: position) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    let node = try value(depth: 0)
    skipSpace()
    if offset < bytes.count { throw trailingText() }
    return node
  }

  private mutating func skipSpace() { while let byte, byte.isSpace { offset += 1 } }

  private mutating func value(depth: Int) throws(Diagnostic) -> JSONNode {
    skipSpace()
    let start = offset
    guard let byte else { throw unexpectedEnd("a value") }
    let value: JSONValue =
      switch byte {
      case UInt8(ascii: "{"): .object(try object(depth: depth))
      case UInt8(ascii: "["): .array(try array(depth: depth))
      case UInt8(ascii: "\""): .string(try string())
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number(try number())
      default: try word()
      }
    return JSONNode(value, at: source.location(of: start..<offset))
  }

  private mutating func object(depth: Int) throws(Diagnostic) -> [JSONMember] {
    let open = offset
    let closing = UInt8(ascii: "}")
    let members = try elements(depth: depth, closing: closing) { (parser) throws(Diagnostic) in
      parser.skipSpace()
      guard parser.byte == UInt8(ascii: "\"") else { throw parser.keyExpected(open: open) }
      let key = try parser.string()
      parser.skipSpace()
      guard parser.byte == UInt8(ascii: ":") else { throw parser.expected("':' after the key") }
      parser.offset += 1
      return JSONMember(key: key, value: try parser.value(depth: depth + 1))
    }
    reportDuplicates(in: members)
    return members
  }

  private mutating func array(depth: Int) throws(Diagnostic) -> [JSONNode] {
    try elements(depth: depth, closing: UInt8(ascii: "]")) { (parser) throws(Diagnostic) in
      try parser.value(depth: depth + 1)
    }
  }

  private mutating func elements<Element>(
    depth: Int, closing: UInt8, _ read: (inout JSONParser) throws(Diagnostic) -> Element
  ) throws(Diagnostic) -> [Element] {
    let open = offset
    guard depth < Self.depthLimit else { throw tooDeep() }
    offset += 1
    skipSpace()
    if byte == closing {
      offset += 1
      return []
    }
    var elements: [Element] = []
    repeat {
      elements.append(try read(&self))
    } while try !endOfElement(closing: closing, open: open)
    return elements
  }

  /// - Returns: true after the bracket.
  private mutating func endOfElement(closing: UInt8, open: Int) throws(Diagnostic) -> Bool {
    let end = offset
    skipSpace()
    guard let byte else { throw unclosed(open: open, closing: closing) }
    guard byte == closing || byte == UInt8(ascii: ",") else {
      throw missingComma(after: end, closing: closing)
    }
    let comma = offset
    offset += 1
    if byte == closing { return true }
    skipSpace()
    if self.byte == closing { throw trailingComma(at: comma) }
    return false
  }

  private mutating func number() throws(Diagnostic) -> String {
    let start = offset
    if byte == UInt8(ascii: "-") { offset += 1 }
    let leading = offset
    try digits()
    if bytes[leading] == UInt8(ascii: "0"), offset > leading + 1 {
      throw leadingZero(leading..<offset)
    }
    if byte == UInt8(ascii: ".") {
      offset += 1
      try digits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      offset += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
      try digits()
    }
    return source.string(in: start..<offset)
  }

  private mutating func digits() throws(Diagnostic) {
    let start = offset
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    if offset == start { throw expected("a digit") }
  }

  private mutating func word() throws(Diagnostic) -> JSONValue {
    let start = offset
    while let byte, isWordByte(byte) { offset += 1 }
    let end = offset
    switch source.string(in: start..<min(end, start + 8)) {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      offset = start
      throw start == end ? expected("a value") : unknownWord(at: start..<end)
    }
  }

  private mutating func reportDuplicates(in members: [JSONMember]) {
    var first: [[UInt8]: EmbeddedText] = [:]
    for member in members {
      if let earlier = first[member.key.bytes] {
        diagnostics.append(.duplicateKey(member.key, first: earlier))
      } else {
        first[member.key.bytes] = member.key
      }
    }
  }
}
