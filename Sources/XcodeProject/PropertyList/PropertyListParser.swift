import ViperText

/// Reads property lists in the old style, which Xcode writes: strings, data, arrays and
/// dictionaries, with comments between them.
///
/// Values have byte ranges, because edits change only some values.
package struct PropertyListParser {
  /// The limit of nested arrays and dictionaries. A project needs five levels.
  static let depthLimit = 64

  let source: SourceText
  let bytes: [UInt8]
  var offset = 0

  package static func parse(
    _ source: SourceText
  ) -> (value: PropertyListValue?, diagnostics: [Diagnostic]) {
    var parser = PropertyListParser(source: source, bytes: source.bytes)
    do throws(Diagnostic) {
      return (try parser.document(), [])
    } catch {
      return (nil, [error])
    }
  }

  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func failure(_ expected: String, at place: Int) -> Diagnostic {
    .xcodeSyntax(source, expected: expected, at: place)
  }

  private mutating func document() throws(Diagnostic) -> PropertyListValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    try skipSpace()
    if bytes[offset...].starts(with: "<?xml".utf8) { throw .xcodeXML(source, at: offset) }
    let value = try value(depth: 0)
    try skipSpace()
    guard offset == bytes.count else { throw failure("the end of the file", at: offset) }
    return value
  }

  private mutating func value(depth: Int) throws(Diagnostic) -> PropertyListValue {
    let start = offset
    let content: PropertyListValue.Content
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("):
      guard depth < Self.depthLimit else { throw .xcodeDepth(source, at: start) }
      let isArray = byte == UInt8(ascii: "(")
      offset += 1
      try skipSpace()
      content =
        isArray
        ? .array(try elements(depth: depth + 1)) : .dictionary(try entries(depth: depth + 1))
    case UInt8(ascii: "<"):
      try skipData()
      content = .data
    default: content = .string(try string(expected: "a value"))
    }
    return PropertyListValue(range: start..<offset, content: content)
  }

  private mutating func elements(depth: Int) throws(Diagnostic) -> [PropertyListValue.Element] {
    var elements: [PropertyListValue.Element] = []
    while byte != UInt8(ascii: ")") {
      let value = try value(depth: depth)
      let end = try skipSpace() ?? value.range.upperBound
      let hasComma = byte == UInt8(ascii: ",")
      guard hasComma || byte == UInt8(ascii: ")") else { throw failure("',' or ')'", at: offset) }
      if hasComma { offset += 1 }
      elements.append(
        .init(value: value, range: value.range.lowerBound..<end, end: hasComma ? offset : end))
      try skipSpace()
    }
    offset += 1
    return elements
  }

  private mutating func entries(depth: Int) throws(Diagnostic) -> [PropertyListValue.Entry] {
    var entries: [PropertyListValue.Entry] = []
    while byte != UInt8(ascii: "}") {
      let start = offset
      let key = try string(expected: "a key or '}'")
      try skipSpace()
      guard byte == UInt8(ascii: "=") else { throw failure("'='", at: offset) }
      offset += 1
      try skipSpace()
      let value = try value(depth: depth)
      try skipSpace()
      guard byte == UInt8(ascii: ";") else { throw failure("';'", at: offset) }
      offset += 1
      entries.append(.init(key: key, value: value, range: start..<offset))
      try skipSpace()
    }
    offset += 1
    return entries
  }

  // MARK: - Space, comments and data

  @discardableResult
  private mutating func skipSpace() throws(Diagnostic) -> Int? {
    var commentEnd: Int?
    while let byte {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        offset += 1
      } else if startsComment(at: offset) {
        try skipComment()
        commentEnd = offset
      } else {
        break
      }
    }
    return commentEnd
  }

  func startsComment(at place: Int) -> Bool {
    guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "/") else { return false }
    return bytes[place + 1] == UInt8(ascii: "/") || bytes[place + 1] == UInt8(ascii: "*")
  }

  private mutating func skipComment() throws(Diagnostic) {
    let start = offset
    offset += 2
    guard bytes[start + 1] == UInt8(ascii: "*") else {
      while let byte, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { offset += 1 }
      return
    }
    guard let end = bytes[offset...].firstRange(of: Array("*/".utf8))?.upperBound else {
      throw failure("'*/' for the comment that begins here", at: start)
    }
    offset = end
  }

  private mutating func skipData() throws(Diagnostic) {
    let start = offset
    offset += 1
    while let byte, byte != UInt8(ascii: ">") {
      let isDigit = Character(Unicode.Scalar(byte)).isHexDigit
      guard isDigit || byte == 0x20 || (0x09...0x0D).contains(byte) else {
        throw failure("hexadecimal digits", at: offset)
      }
      offset += 1
    }
    guard byte != nil else { throw failure("'>' for the data that begin here", at: start) }
    offset += 1
  }
}
