extension String {
  /// Removes characters that move the cursor or change colors.
  package var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map {
          switch $0.properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator, .surrogate: "\u{FFFD}"
          // Characters that change the direction of the following text.
          case .format where $0 != "\u{200D}" && $0 != "\u{200C}": "\u{FFFD}"
          default: $0
          }
        }))
  }

  /// How many columns a terminal needs for it.
  var columns: Int {
    reduce(0) { $0 + $1.columns }
  }

  /// The text in exactly so many columns: filled with spaces, or cut with an ellipsis.
  func fitted(to width: Int) -> String {
    let text = cut(to: width)
    return text + String(repeating: " ", count: max(0, width - text.columns))
  }

  /// The text in at most so many columns.
  func cut(to width: Int) -> String {
    guard columns > width else { return self }
    var text = ""
    var room = width - 1
    for character in self {
      room -= character.columns
      guard room >= 0 else { break }
      text.append(character)
    }
    return width > 0 ? text + "…" : ""
  }

  /// The text in lines of at most this width, broken between words.
  func wrapped(to width: Int) -> [String] {
    guard columns > width else { return isEmpty ? [] : [self] }
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      if !line.isEmpty, line.columns + 1 + String(word).columns <= width {
        line += " \(word)"
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for character in word {
        if !line.isEmpty, line.columns + character.columns > width {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}

extension Character {
  /// Two for East Asian characters and emoji, zero for combining marks.
  fileprivate var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
