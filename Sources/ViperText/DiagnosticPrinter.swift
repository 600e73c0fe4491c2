/// Lays diagnostics out for a reader; pure, so that a test can show the whole screen.
package struct DiagnosticPrinter: Sendable {
  /// Whether to colour the severities with ANSI escapes.
  package var colour: Bool

  package init(colour: Bool = false) {
    self.colour = colour
  }

  /// One diagnostic: `path:line:col: severity: message`, the source line with a caret under the
  /// range, the help, and the notes in the same form. Ends with a line feed.
  package func text(for diagnostic: Diagnostic) -> String {
    let severity = diagnostic.severity.rawValue
    var output = entry(
      severity, in: diagnostic.severity == .error ? "31" : "35", diagnostic.message,
      at: diagnostic.location)
    if let help = diagnostic.help {
      output += gutter(for: diagnostic.location) + "= help: " + help + "\n"
    }
    for note in diagnostic.notes {
      output += entry("note", in: "36", note.message, at: note.location)
    }
    return output
  }

  private func entry(
    _ severity: String, in code: String, _ message: String, at location: SourceLocation?
  ) -> String {
    let label = colour ? "\u{1B}[1;\(code)m\(severity):\u{1B}[0m" : "\(severity):"
    guard let location else { return "viper-gen: \(label) \(message)\n" }
    let (line, column) = location.source.position(at: location.range.lowerBound)
    return "\(location.source.path):\(line):\(column): \(label) \(message)\n"
      + excerpt(of: location, line: line)
  }

  private func gutter(for location: SourceLocation?) -> String {
    guard let location else { return "   " }
    let line = location.source.position(at: location.range.lowerBound).line
    return String(repeating: " ", count: String(line).count + 2)
  }

  /// ` 4 | the line` and the caret line below it, which keeps the tabs of the line above.
  private func excerpt(of location: SourceLocation, line: Int) -> String {
    let range = location.source.lineRange(at: location.range.lowerBound)
    let start = min(location.range.lowerBound, range.upperBound)
    let end = max(start, min(location.range.upperBound, range.upperBound))
    let before = window(before: start, in: range, of: location.source)
    let marked = location.source.string(in: start..<min(end, start + 120))
    let after = location.source.string(in: end..<max(end, min(range.upperBound, start + 160)))
    let padding = before.map { character in
      character == "\t" ? "\t" : String(repeating: " ", count: displayWidth(character))
    }.joined()
    let carets = "^" + String(repeating: "~", count: max(displayWidth(marked), 1) - 1)
    let number = String(line)
    let blank = String(repeating: " ", count: number.count)
    return " \(number) | \(before)\(marked)\(after)\n \(blank) | \(padding)\(carets)\n"
  }

  /// The part of the line before the range; of a very long line (a minified file) its last bytes.
  private func window(before start: Int, in line: Range<Int>, of source: SourceText) -> String {
    let limit = 160
    guard start - line.lowerBound > limit else {
      return source.string(in: line.lowerBound..<start)
    }
    var from = start - limit
    while from < start, source.bytes[from] & 0xC0 == 0x80 { from += 1 }
    return "…" + source.string(in: from..<start)
  }
}

/// How many columns a terminal gives a text: two for wide East Asian characters and emoji.
func displayWidth(_ text: some StringProtocol) -> Int {
  text.reduce(0) { $0 + displayWidth($1) }
}

private func displayWidth(_ character: Character) -> Int {
  guard let scalar = character.unicodeScalars.first else { return 0 }
  let isWide =
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  return isWide ? 2 : 1
}
