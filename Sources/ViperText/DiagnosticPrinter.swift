package struct DiagnosticPrinter: Sendable {
  package var color: Bool

  package init(color: Bool = false) { self.color = color }

  package func text(for diagnostics: some Sequence<Diagnostic>) -> String {
    diagnostics.map { text(for: $0) }.joined()
  }

  /// `path:line:col: severity: message [id]`, the source line with a caret under the range, the
  /// help, and the notes. Ends with a line feed.
  package func text(for diagnostic: Diagnostic) -> String {
    var output = entry(
      diagnostic.severity.rawValue, in: diagnostic.severity.color,
      diagnostic.message, id: diagnostic.id, at: diagnostic.location)
    if let help = diagnostic.help {
      let line = diagnostic.location.map { $0.source.position(at: $0.range.lowerBound).line }
      let width = line.map { String($0).count + 2 } ?? 3
      output += String(repeating: " ", count: width) + "= help: " + printable(help) + "\n"
    }
    for note in diagnostic.notes {
      output += entry("note", in: "36", note.message, at: note.location)
    }
    return output
  }

  private func entry(
    _ severity: String, in code: String, _ message: String, id: String? = nil,
    at location: SourceLocation?
  ) -> String {
    let label = color ? "\u{1B}[1;\(code)m\(severity):\u{1B}[0m" : "\(severity):"
    let message = printable(message) + (id.map { " [\($0)]" } ?? "")
    guard let location else { return "viper-gen: \(label) \(message)\n" }
    let path = printable(location.source.path)
    let (line, column) = location.source.position(at: location.range.lowerBound)
    return "\(path):\(line):\(column): \(label) \(message)\n"
      + excerpt(of: location, number: String(line))
  }

  private func excerpt(of location: SourceLocation, number: String) -> String {
    let line = Excerpt(of: location, in: location.source.lineRange(at: location.range.lowerBound))
    let blank = String(repeating: " ", count: number.count)
    let padding = line.before.map { character in
      character == "\t" ? "\t" : String(repeating: " ", count: displayWidth(character))
    }.joined()
    let carets = "^" + String(repeating: "~", count: max(displayWidth(line.marked), 1) - 1)
    let text = line.before + line.marked + line.after
    return " \(number) |\(text.isEmpty ? "" : " ")\(text)\n \(blank) | \(padding)\(carets)\n"
  }
}

/// All of a line, or in a very long line, the text around the range.
private struct Excerpt {
  /// In bytes.
  private static let limits = (before: 160, marked: 120, all: 160)

  let before: String
  let marked: String
  let after: String

  init(of location: SourceLocation, in line: Range<Int>) {
    let source = location.source
    // A byte order mark isn't visible.
    let hasMark = line.lowerBound == 0 && source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let lineStart = hasMark ? min(3, line.upperBound) : line.lowerBound
    let start = min(max(location.range.lowerBound, lineStart), line.upperBound)
    let end = max(start, min(location.range.upperBound, line.upperBound))
    let shownStart = source.characterStart(
      after: max(lineStart, start - Self.limits.before), before: start)
    before = (shownStart > lineStart ? "…" : "") + shown(source.string(in: shownStart..<start))
    let markedEnd = source.characterStart(before: min(end, start + Self.limits.marked), from: start)
    marked = shown(source.string(in: start..<markedEnd))
    guard markedEnd == end else {
      after = "…"
      return
    }
    let limit = max(end, min(line.upperBound, start + Self.limits.all))
    let shownEnd = source.characterStart(before: limit, from: end)
    after = shown(source.string(in: end..<shownEnd)) + (shownEnd < line.upperBound ? "…" : "")
  }
}

extension SourceText {
  package func characterStart(after offset: Int, before end: Int) -> Int {
    var start = offset
    while start < end, bytes[start] & 0xC0 == 0x80 { start += 1 }
    return start
  }

  fileprivate func characterStart(before offset: Int, from start: Int) -> Int {
    guard offset < bytes.count else { return offset }
    var end = offset
    while end > start, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }
}

/// Control characters could move the cursor or color the screen. Tabs don't change.
private func shown(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isControl) else { return text }
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x09: result.append(scalar)
    case 0..<0x20: result.append(UnicodeScalar(0x2400 + scalar.value) ?? "\u{FFFD}")
    case 0x7F: result.append("\u{2421}")
    default: result.append(isControl(scalar) ? "\u{FFFD}" : scalar)
    }
  }
  return String(result)
}

/// Without control characters: `"a\nb"` → `"a\\nb"`.
///
/// - Parameter escapes: characters that have another form in the output's format.
package func printable(_ message: String, escapes: [Unicode.Scalar: String] = [:]) -> String {
  let isPlain = !message.unicodeScalars.contains { isControl($0) || escapes[$0] != nil }
  if isPlain { return message }
  return message.unicodeScalars.map { scalar in
    if let escape = escapes[scalar] { return escape }
    return switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where isControl(scalar): "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: String(scalar)
    }
  }.joined()
}

/// Also characters that change the writing direction.
package func isControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
  default: false
  }
}

/// Wide East Asian characters and emoji have two columns.
func displayWidth(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + displayWidth($1) } }

private func displayWidth(_ character: Character) -> Int {
  guard let scalar = character.unicodeScalars.first else { return 0 }
  if scalar.isASCII { return 1 }
  // U+FE0F makes an emoji of a character: `❤️`.
  if scalar.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") {
    return 2
  }
  return switch scalar.value {
  case 0x200B...0x200F, 0x2060...0x2064, 0xFEFF: 0
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
    2
  default: 1
  }
}

extension Diagnostic.Severity {
  fileprivate var color: String {
    switch self {
    case .error: "31"
    case .warning: "35"
    case .note: "34"
    }
  }
}
