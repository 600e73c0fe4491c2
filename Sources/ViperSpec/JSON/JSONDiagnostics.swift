import ViperText

extension Diagnostic {
  static func duplicateKey(_ key: EmbeddedText, first: EmbeddedText) -> Self {
    Diagnostic(
      id: "duplicate-key", "key '\(key)' appears twice in this object", at: key,
      help: "delete one of the two", note: .init("the first '\(key)' is here", at: first))
  }

  package static func conflictMarker(
    in source: SourceText, expecting what: String = "JSON"
  ) -> Self? {
    let lines = TextLines(source.bytes)
    let marker = (0..<lines.count).first { lines[$0].starts(with: "<<<<<<< ".utf8) }
    return marker.map { line in
      let range = source.lineRange(at: lines.range(line).lowerBound)
      return Diagnostic(
        id: "unexpected-conflict-marker", "expected \(what), found a conflict marker",
        at: source.location(of: range), help: "resolve the conflict that Git left here")
    }
  }
}

extension JSONParser {
  private func failure(
    _ id: String, _ message: String, at range: Range<Int>, help: String? = nil,
    note: Diagnostic.Note? = nil
  ) -> Diagnostic {
    Diagnostic(id: id, message, at: source.location(of: range), help: help, note: note)
  }

  private var foundRange: Range<Int> {
    var end = offset
    while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
    if end == offset { end = min(offset + 1, bytes.count) }
    return offset..<end
  }

  private var found: String {
    switch byte {
    case nil: "the end of the file"
    case UInt8(ascii: "'"): "a single quote"
    case UInt8(ascii: "\""): "a string"
    case 0x20: "a space"
    case 0x0A, 0x0D: "a new line"
    default: "'\(shortened(foundRange))'"
    }
  }

  private func shortened(_ range: Range<Int>) -> String {
    let text = source.string(in: range.lowerBound..<min(range.upperBound, range.lowerBound + 160))
    return range.count > 40 && text.count > 40 ? text.prefix(40) + "…" : text
  }

  func expected(_ what: String, help: String? = nil) -> Diagnostic {
    if byte == nil { return unexpectedEnd(what) }
    return failure(
      "invalid-json", "expected \(what), found \(found)", at: foundRange, help: help ?? foundHelp)
  }

  private var foundHelp: String? {
    switch byte {
    case UInt8(ascii: "/"): "remove the comment, which JSON doesn't allow; specs have a \"doc\" key"
    case UInt8(ascii: "'"): "write strings in double quotes"
    case UInt8(ascii: ","): "delete the comma"
    case 0: "save the file as UTF-8"
    default: nil
    }
  }

  /// Explains a character that is usually copied from a web page.
  private func characterHelp(at offset: Int) -> String? {
    let text = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, !scalar.isASCII else { return nil }
    if "\u{201C}\u{201D}\u{201E}\u{AB}\u{BB}".unicodeScalars.contains(scalar) {
      return "write strings in straight double quotes: \""
    }
    let isInvisible =
      scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
    let hex = String(scalar.value, radix: 16, uppercase: true)
    return isInvisible ? "replace U+\(hex) with a space" : nil
  }

  func unexpectedEnd(_ what: String) -> Diagnostic {
    failure(
      "invalid-json", "expected \(what), found the end of the file",
      at: bytes.count..<bytes.count, help: offset == bytes.count && isBlank ? "write '{}'" : nil)
  }

  private var isBlank: Bool { bytes.allSatisfy { $0 <= 0x20 } }

  func keyExpected(open: Int) -> Diagnostic {
    guard let byte else { return unclosed(open: open, closing: UInt8(ascii: "}")) }
    let word = isWordByte(byte) ? "write \"\(shortened(foundRange))\"" : nil
    return expected("a key in double quotes", help: characterHelp(at: offset) ?? word)
  }

  func unclosed(open: Int, closing: UInt8) -> Diagnostic {
    let end = "'\(UnicodeScalar(closing))'"
    let start = source.location(of: open..<open + 1)
    return failure(
      "invalid-json",
      "expected \(closing == UInt8(ascii: "\"") ? end : "',' or \(end)"), found the end of the file",
      at: bytes.count..<bytes.count, help: "add \(end)",
      note: .init("'\(source.string(in: open..<open + 1))' is opened here", at: start))
  }

  func missingComma(after end: Int, closing: UInt8) -> Diagnostic {
    let what = "',' or '\(UnicodeScalar(closing))'"
    let starts: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "[")]
    guard let byte, starts.contains(byte) || (isWordByte(byte) && end < offset)
    else { return expected(what) }
    return failure(
      "invalid-json", "expected \(what) after the value, found \(found)", at: end..<end,
      help: "add a comma")
  }

  func trailingComma(at comma: Int) -> Diagnostic {
    failure(
      "unexpected-comma", "a comma must be followed by another element", at: comma..<comma + 1,
      help: "delete the comma")
  }

  func trailingText() -> Diagnostic { expected("the end of the file after the value") }

  func unknownWord(at range: Range<Int>) -> Diagnostic {
    let word = shortened(range)
    let near = nearMatch(for: word, in: ["true", "false", "null"])
    return failure(
      "invalid-json", "'\(word)' isn't a JSON value", at: range,
      help: characterHelp(at: range.lowerBound) ?? near.map { "did you mean '\($0)'?" }
        ?? "write strings in double quotes: \"\(word)\"")
  }

  func leadingZero(_ range: Range<Int>) -> Diagnostic {
    let digits = source.string(in: range).drop { $0 == "0" }
    return failure(
      "invalid-json", "a number with several digits can't begin with '0'", at: range,
      help: "write '\(digits.isEmpty ? "0" : digits)'")
  }

  func tooDeep() -> Diagnostic {
    failure(
      "excessive-json-nesting", "more than \(Self.depthLimit) levels of nesting",
      at: offset..<offset + 1, help: "close a '[' or '{' that was left open")
  }

  func controlCharacter(_ byte: UInt8, quote: Int) -> Diagnostic {
    let isLineEnd = byte == 0x0A || byte == 0x0D
    let hex = String(byte, radix: 16, uppercase: true)
    let escape = "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    return isLineEnd
      ? failure(
        "invalid-json", "the string isn't closed on this line", at: quote..<offset,
        help: "close the string with '\"', or write a line feed as '\\n'")
      : failure(
        "invalid-json", "a control character must be escaped in a string", at: offset..<offset + 1,
        help: "write '\(byte == 0x09 ? "\\t" : escape)'")
  }

  func unknownEscape(start: Int) -> Diagnostic {
    var end = offset
    while end < source.bytes.count, source.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return failure(
      "invalid-json", "'\(source.string(in: start..<end))' isn't a JSON escape sequence",
      at: start..<end, help: "write a backslash as '\\\\'")
  }

  func badHex(start: Int) -> Diagnostic {
    failure(
      "invalid-json", "'\\u' must be followed by four hexadecimal digits", at: start..<offset,
      help: "write 'é' as '\\u00e9', or without an escape sequence")
  }

  func loneSurrogate(_ range: Range<Int>) -> Diagnostic {
    failure(
      "invalid-json", "the other half of this surrogate pair is missing", at: range,
      help: "write the character itself, in UTF-8")
  }

  func notUnicode(at position: Int) -> Diagnostic {
    failure(
      "invalid-utf-8", "the file isn't UTF-8", at: position..<position + 1,
      help: "save the file as UTF-8")
  }
}
