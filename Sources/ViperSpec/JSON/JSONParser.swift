import ViperText

/// Reads JSON by RFC 8259, with the byte range of every key and value.
///
/// Stricter than most readers: duplicate keys and trailing commas are errors, since each is a slip
/// in a spec. A syntax error ends the reading; duplicate keys are all reported.
package struct JSONParser {
  /// Containers inside one another that are still read; a spec needs five.
  static let depthLimit = 64

  let source: SourceText
  /// The bytes of the source, valid as long as `parse` runs.
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  var diagnostics: [Diagnostic] = []

  /// The value that the text holds, or nil and at least one error.
  package static func parse(_ source: SourceText) -> (node: JSONNode?, diagnostics: [Diagnostic]) {
    source.bytes.withUnsafeBufferPointer { bytes in
      var parser = JSONParser(source: source, bytes: bytes)
      do throws(Failure) {
        return (try parser.text(), parser.diagnostics)
      } catch {
        let mistake = Diagnostic.conflictMarker(in: source) ?? error.diagnostic
        return (nil, parser.diagnostics + [mistake])
      }
    }
  }

  /// A syntax error, on its way out of the recursion.
  struct Failure: Error {
    let diagnostic: Diagnostic
  }

  private init(source: SourceText, bytes: UnsafeBufferPointer<UInt8>) {
    self.source = source
    self.bytes = bytes
  }

  /// The next byte; nil at the end. All reading goes through here or checks the end itself.
  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func text() throws(Failure) -> JSONNode {
    if let position = firstInvalidUTF8(in: bytes) { throw notUnicode(at: position) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    let node = try value(depth: 0)
    skipSpace()
    if offset < bytes.count { throw trailingText() }
    return node
  }

  private mutating func skipSpace() {
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      offset += 1
    }
  }

  private mutating func value(depth: Int) throws(Failure) -> JSONNode {
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
    return JSONNode(value, at: SourceLocation(source: source, range: start..<offset))
  }

  private mutating func object(depth: Int) throws(Failure) -> [JSONMember] {
    let open = offset
    guard depth < Self.depthLimit else { throw tooDeep() }
    offset += 1
    var members: [JSONMember] = []
    skipSpace()
    if byte == UInt8(ascii: "}") {
      offset += 1
      return []
    }
    members.reserveCapacity(4)
    while true {
      skipSpace()
      guard byte == UInt8(ascii: "\"") else { throw keyExpected(open: open) }
      let key = try string()
      skipSpace()
      guard byte == UInt8(ascii: ":") else { throw expected("':' after the key") }
      offset += 1
      members.append(JSONMember(key: key, value: try value(depth: depth + 1)))
      if try endOfElement(closing: UInt8(ascii: "}"), open: open) { break }
    }
    reportDuplicates(in: members)
    return members
  }

  private mutating func array(depth: Int) throws(Failure) -> [JSONNode] {
    let open = offset
    guard depth < Self.depthLimit else { throw tooDeep() }
    offset += 1
    var elements: [JSONNode] = []
    skipSpace()
    if byte == UInt8(ascii: "]") {
      offset += 1
      return []
    }
    elements.reserveCapacity(4)
    while true {
      elements.append(try value(depth: depth + 1))
      if try endOfElement(closing: UInt8(ascii: "]"), open: open) { break }
    }
    return elements
  }

  /// Steps over `,` or the closing bracket; true after the latter.
  private mutating func endOfElement(closing: UInt8, open: Int) throws(Failure) -> Bool {
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

  private mutating func number() throws(Failure) -> String {
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

  private mutating func digits() throws(Failure) {
    let start = offset
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    if offset == start { throw expected("a digit") }
  }

  private mutating func word() throws(Failure) -> JSONValue {
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
