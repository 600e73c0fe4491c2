import ViperText

// All that the JSON reader says.

extension Diagnostic {
  static func duplicateKey(_ key: EmbeddedText, first: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "duplicate-key", "key '\(key.string)' appears twice in this object", at: key.location,
      help: "delete one of the two",
      notes: [.init("first '\(key.string)' is here", at: first.location)])
  }
}

extension JSONParser {
  private func failure(
    _ id: String, _ message: String, at range: Range<Int>, help: String? = nil,
    notes: [Diagnostic.Note] = []
  ) -> Failure {
    Failure(
      diagnostic: Diagnostic(
        id: id, message, at: SourceLocation(source: source, range: range), help: help,
        notes: notes))
  }

  /// What stands at the present offset, as a message names it.
  private var found: String {
    guard let byte else { return "the end of the file" }
    var end = offset + 1
    while end < source.bytes.count, source.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return byte == 0x0A || byte == 0x0D ? "a new line" : "'\(source.string(in: offset..<end))'"
  }

  private var here: Range<Int> { offset..<min(offset + 1, source.bytes.count) }

  func expected(_ what: String) -> Failure {
    if byte == nil { return unexpectedEnd(what) }
    let comment = source.bytes[offset...].starts(with: [0x2F, 0x2F])
    let quote = byte == UInt8(ascii: "'")
    return failure(
      "json-syntax", "expected \(what), found \(found)", at: here,
      help: comment
        ? "JSON has no comments; use a \"doc\" key"
        : quote ? "write strings in double quotes" : nil)
  }

  func unexpectedEnd(_ what: String) -> Failure {
    failure("json-syntax", "expected \(what), found the end of the file", at: here)
  }

  func unclosed(open: Int, expected what: String) -> Failure {
    let start = SourceLocation(source: source, range: open..<open + 1)
    return failure(
      "json-syntax", "expected \(what), found the end of the file", at: here,
      notes: [.init("to close what is opened here", at: start)])
  }

  func trailingComma(at comma: Int) -> Failure {
    failure(
      "trailing-comma", "a comma must be followed by another element", at: comma..<comma + 1,
      help: "delete the comma")
  }

  func trailingText() -> Failure {
    failure("json-syntax", "expected the end of the file after the value, found \(found)", at: here)
  }

  func unknownWord(_ word: String, at range: Range<Int>) -> Failure {
    let near = nearMatch(for: word, in: ["true", "false", "null"])
    return failure(
      "json-syntax", "'\(word)' is no JSON value", at: range,
      help: near.map { "did you mean '\($0)'?" } ?? "write strings in double quotes: \"\(word)\"")
  }

  func leadingZero(_ range: Range<Int>) -> Failure {
    failure("json-syntax", "a number must not start with '0'", at: range)
  }

  func tooDeep() -> Failure {
    failure("json-depth", "more than \(Self.depthLimit) levels of nesting", at: here)
  }

  func controlCharacter(_ byte: UInt8, quote: Int) -> Failure {
    let isLineEnd = byte == 0x0A || byte == 0x0D
    let hex = String(byte, radix: 16, uppercase: true)
    let escape = "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    return isLineEnd
      ? failure(
        "json-syntax", "the string does not end on its line", at: quote..<offset,
        help: "close it with '\"', or write a line feed as '\\n'")
      : failure(
        "json-syntax", "a control character must be escaped in a string", at: here,
        help: "write '\(byte == 0x09 ? "\\t" : escape)'")
  }

  func unknownEscape(start: Int) -> Failure {
    var end = offset
    while end < source.bytes.count, source.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return failure(
      "json-syntax", "'\(source.string(in: start..<end))' is no escape of JSON", at: start..<end,
      help: "write a backslash as '\\\\'")
  }

  func badHex(start: Int) -> Failure {
    failure(
      "json-syntax", "'\\u' must be followed by four hexadecimal digits",
      at: start..<min(offset, source.bytes.count))
  }

  func loneSurrogate(start: Int) -> Failure {
    failure(
      "json-syntax", "half of a surrogate pair stands alone",
      at: start..<min(offset, source.bytes.count),
      help: "write the character itself, in UTF-8")
  }

  func notUnicode(at position: Int) -> Failure {
    failure(
      "not-utf-8", "the file is not UTF-8",
      at: position..<min(position + 1, source.bytes.count), help: "save it as UTF-8")
  }
}
