import ViperText

/// Reads property lists in the old style, which Xcode writes: strings, data, arrays and dictionaries,
/// with comments between them.
///
/// Nothing is lost: each value knows its bytes, so that an edit leaves all others as they are.
package struct PropertyListParser {
  /// Containers inside one another that are still read; a project needs five.
  static let depthLimit = 64

  let source: SourceText
  /// The bytes of the source, valid as long as `parse` runs.
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  private var frames: [Frame] = []

  /// A syntax error.
  struct Failure: Error {
    let diagnostic: Diagnostic
  }

  /// A container that is not closed yet.
  private struct Frame {
    let start: Int
    let isArray: Bool
    var elements: [PropertyListValue.Element] = []
    var entries: [PropertyListValue.Entry] = []
    /// The key whose value comes next.
    var key: (text: String, start: Int)?

    func value(upTo end: Int) -> PropertyListValue {
      PropertyListValue(
        range: start..<end, content: isArray ? .array(elements) : .dictionary(entries))
    }
  }

  /// The value that the text holds, or nil and an error.
  package static func parse(
    _ source: SourceText
  ) -> (value: PropertyListValue?, diagnostics: [Diagnostic]) {
    source.bytes.withUnsafeBufferPointer { bytes in
      var parser = PropertyListParser(source: source, bytes: bytes)
      do throws(Failure) {
        return (try parser.document(), [])
      } catch {
        return (nil, [error.diagnostic])
      }
    }
  }

  init(source: SourceText, bytes: UnsafeBufferPointer<UInt8>) {
    self.source = source
    self.bytes = bytes
  }

  /// The next byte; nil at the end.
  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func failure(_ expected: String, at place: Int) -> Failure {
    Failure(diagnostic: .xcodeSyntax(source, expected: expected, at: place))
  }

  private mutating func document() throws(Failure) -> PropertyListValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    try skipSpace()
    if bytes[offset...].starts(with: "<?xml".utf8) {
      throw Failure(diagnostic: .xcodeXML(source, at: offset))
    }
    while true {
      guard var value = try nextValue() else { continue }
      while !frames.isEmpty {
        try add(value)
        try skipSpace()
        guard let closed = closedFrame() else { break }
        value = closed
      }
      guard frames.isEmpty else { continue }
      try skipSpace()
      guard offset == bytes.count else { throw failure("the end of the file", at: offset) }
      return value
    }
  }

  /// A value that is whole; nil where a container or the value of a key begins.
  private mutating func nextValue() throws(Failure) -> PropertyListValue? {
    try skipSpace()
    if let closed = closedFrame() { return closed }
    if let frame = frames.last, !frame.isArray, frame.key == nil {
      try readKey()
      return nil
    }
    let start = offset
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("):
      guard frames.count < Self.depthLimit else {
        throw Failure(diagnostic: .xcodeDepth(source, at: start))
      }
      frames.append(Frame(start: start, isArray: byte == UInt8(ascii: "(")))
      offset += 1
      return nil
    case UInt8(ascii: "<"):
      try skipData()
      return PropertyListValue(range: start..<offset, content: .data)
    default:
      let text = try string(expected: "a value")
      return PropertyListValue(range: start..<offset, content: .string(text))
    }
  }

  /// The innermost container, if it ends here.
  private mutating func closedFrame() -> PropertyListValue? {
    guard let frame = frames.last, frame.key == nil,
      byte == UInt8(ascii: frame.isArray ? ")" : "}")
    else { return nil }
    offset += 1
    frames.removeLast()
    return frame.value(upTo: offset)
  }

  private mutating func readKey() throws(Failure) {
    let start = offset
    let text = try string(expected: "a key or '}'")
    try skipSpace()
    guard byte == UInt8(ascii: "=") else { throw failure("'='", at: offset) }
    offset += 1
    frames[frames.count - 1].key = (text, start)
  }

  /// Puts a value into the innermost container, with the comma or semicolon that follows it. In place:
  /// a project has tens of thousands of objects in one.
  private mutating func add(_ value: PropertyListValue) throws(Failure) {
    let end = try skipSpace() ?? value.range.upperBound
    let last = frames.count - 1
    if frames[last].isArray {
      let hasComma = byte == UInt8(ascii: ",")
      guard hasComma || byte == UInt8(ascii: ")") else { throw failure("',' or ')'", at: offset) }
      if hasComma { offset += 1 }
      frames[last].elements.append(
        .init(
          value: value, range: value.range.lowerBound..<end, end: hasComma ? offset : end))
    } else if let key = frames[last].key {
      guard byte == UInt8(ascii: ";") else { throw failure("';'", at: offset) }
      offset += 1
      frames[last].entries.append(.init(key: key.text, value: value, range: key.start..<offset))
      frames[last].key = nil
    }
  }

  // MARK: - What is no value

  /// Skips blanks and comments.
  ///
  /// - Returns: the end of the last comment; nil without any.
  @discardableResult
  private mutating func skipSpace() throws(Failure) -> Int? {
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

  private mutating func skipComment() throws(Failure) {
    let start = offset
    offset += 2
    guard bytes[start + 1] == UInt8(ascii: "*") else {
      while let byte, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { offset += 1 }
      return
    }
    while offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
    throw failure("'*/' for the comment that begins here", at: start)
  }

  private mutating func skipData() throws(Failure) {
    let start = offset
    offset += 1
    while let byte, byte != UInt8(ascii: ">") {
      let isDigit =
        (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte)
        || (0x61...0x66).contains(byte)
      guard isDigit || byte == 0x20 || (0x09...0x0D).contains(byte) else {
        throw failure("hexadecimal digits", at: offset)
      }
      offset += 1
    }
    guard byte != nil else { throw failure("'>' for the data that begin here", at: start) }
    offset += 1
  }
}
