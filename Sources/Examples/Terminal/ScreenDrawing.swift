/// What is on a terminal, of which only the lines that change are written again.
struct ScreenDrawing {
  private static let escape = "\u{1B}["
  /// What stands on the terminal, from its first row; nil if that is not known.
  private var shown: [String]?

  /// Shows these lines and the prompt below them.
  ///
  /// - Parameter height: the rows of the terminal. Where there are too few, all is written anew.
  mutating func draw(_ lines: [String], height: Int) -> String {
    guard lines.count < height else {
      shown = nil
      return lines.map { $0 + "\n" }.joined() + "> "
    }
    let start = shown == nil ? Self.escape + "2J" : ""
    let text = start + changes(to: lines)
    shown = lines
    // What was typed is still there, and maybe lines of a longer screen below it.
    return text + Self.place(lines.count) + Self.escape + "J> "
  }

  /// Shows other lines while somebody types: the cursor stays. Nothing if they are not as many.
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
