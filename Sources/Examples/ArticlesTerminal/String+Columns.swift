/// Texts from anywhere on a terminal, where a character takes no, one or two columns.
extension String {
  /// The text on one line, without what a terminal would take for a command.
  ///
  /// `"a\u{1B}[2Jb\n"` → `"a [2Jb "`
  var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          let isSteering =
            scalar.properties.generalCategory == .control
            || (0x202A...0x202E).contains(scalar.value)
            || (0x2066...0x2069).contains(scalar.value)
            || scalar == "\u{2028}" || scalar == "\u{2029}"
          return isSteering ? " " : scalar
        }))
  }

  /// How many columns the text takes.
  ///
  /// `"abc"` → `3`, `"日本"` → `4`, `"e\u{301}"` → `1`
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// `"abcdef"` to 4 → `"abc…"`
  func clipped(to width: Int) -> String {
    guard columns > width else { return self }
    var clipped = ""
    var room = width - 1
    for character in self {
      room -= character.columns
      if room < 0 { break }
      clipped.append(character)
    }
    return width > 0 ? clipped + "…" : ""
  }

  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(width - columns, 0))
  }

  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(width - columns, 0)) + self
  }

  /// The text in lines that are no wider, broken between words; none for an empty text.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in split(separator: " ") {
      var rest = word
      if used > 0, used + 1 + String(word).columns <= width {
        line += " "
        used += 1
      } else if used > 0 {
        lines.append(line)
        (line, used) = ("", 0)
      }
      while let character = rest.popFirst() {
        if used > 0, used + character.columns > width {
          lines.append(line)
          (line, used) = ("", 0)
        }
        line.append(character)
        used += character.columns
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}

extension Character {
  fileprivate var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
    return Self.wide.contains { $0.contains(first.value) } ? 2 : 1
  }

  /// The blocks of East Asian characters that are as wide as two others.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}
