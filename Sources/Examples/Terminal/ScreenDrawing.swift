/// The content of a terminal. Only changed lines are written again.
struct ScreenDrawing {
  private static let escape = "\u{1B}["
  /// The lines on the terminal, from the first row; nil if unknown.
  private var shown: [String]?

  /// Draws lines and the prompt below them.
  ///
  /// - Parameter height: the terminal's rows. If they don't suffice, everything is written again.
  mutating func draw(_ lines: [String], height: Int) -> String {
    guard lines.count < height else {
      shown = nil
      return lines.map { $0 + "\n" }.joined() + "> "
    }
    let start = shown == nil ? Self.escape + "2J" : ""
    let text = start + changes(to: lines)
    shown = lines
    // Clears the input, and the rest of a longer screen.
    return text + Self.place(lines.count) + Self.escape + "J> "
  }

  /// Draws other lines and keeps the cursor. Does nothing if the number of lines differs.
  mutating func refresh(_ lines: [String]) -> String {
    guard let shown, shown.count == lines.count, shown != lines else { return "" }
    let text = changes(to: lines)
    self.shown = lines
    return "\u{1B}7" + text + "\u{1B}8"
  }

  private func changes(to lines: [String]) -> String {
    let old = shown ?? []
    return lines.indices.map { row in
      row < old.count && old[row] == lines[row]
        ? "" : Self.place(row) + lines[row] + Self.escape + "K"
    }.joined()
  }

  /// The start of a row, counted from 0.
  private static func place(_ row: Int) -> String { "\(escape)\(row + 1);1H" }
}
