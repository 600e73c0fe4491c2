/// A screen as text.
@MainActor
struct ScreenText {
  let width: Int
  let isColored: Bool

  func text(of screen: any TerminalScreen) -> String {
    var text = heading(screen.heading.printable, note: screen.note) + "\n"
    let lines = screen.lines
    let numbers = numberWidth(of: lines)
    let names = nameWidth(of: lines)
    for line in lines { text += self.text(of: line, numbers: numbers, names: names) }
    return text
  }

  func help(on commands: [(usage: String, summary: String)]) -> String {
    let column = (commands.map(\.usage.columns).max() ?? 0) + 2
    return commands.map { "  \($0.usage.fitted(to: column))\($0.summary)\n" }.joined()
  }

  private func heading(_ name: String, note: String) -> String {
    guard !(name + note).isEmpty else { return "" }
    let mark = note.isEmpty ? "" : "  " + note.printable
    let name = name.cut(to: width - mark.columns)
    let rule = String(repeating: "─", count: min(width, (name + mark).columns))
    return "\n" + bold(name) + mark + "\n" + rule
  }

  private func numberWidth(of lines: [TerminalLine]) -> Int {
    let numbers = lines.map { line in
      if case .row(let number, _, _) = line { number } else { 0 }
    }
    return (numbers.max() ?? 0).description.count
  }

  /// As wide as the longest name, if the texts on the right still fit.
  private func nameWidth(of lines: [TerminalLine]) -> Int {
    var (names, details) = (0, 0)
    for case .row(_, let name, let detail) in lines {
      names = max(names, name.printable.columns)
      details = max(details, detail.columns)
    }
    return max(10, min(names, width - details - 10))
  }

  private func text(of line: TerminalLine, numbers: Int, names: Int) -> String {
    switch line {
    case .text(let text):
      text.printable.wrapped(to: width - 4).map { "  \($0)\n" }.joined()
    case .drawn(let text): "  \(text.printable.cut(to: width - 2))\n"
    case .value(let value, let name):
      "  \(name)  \(value.printable.cut(to: width - name.columns - 4))\n"
    case .row(let number, let name, let detail):
      "  \(padded(number, to: numbers))  \(name.printable.fitted(to: names))  \(detail)\n"
    case .picture(let rows): isColored ? picture(rows, indent: numbers + 4) : ""
    }
  }

  private func padded(_ number: Int, to width: Int) -> String {
    let text = number.description
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private func bold(_ text: String) -> String {
    isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }

  /// Two rows of points in a line of half blocks.
  private func picture(_ rows: [[TerminalLine.Color]], indent: Int) -> String {
    stride(from: 0, to: rows.count - 1, by: 2).map { index in
      let points = zip(rows[index], rows[index + 1]).prefix(max(0, width - indent))
      let line = points.map { top, bottom in
        "\u{1B}[38;2;\(top.code)m\u{1B}[48;2;\(bottom.code)m▀"
      }
      return String(repeating: " ", count: indent) + line.joined() + "\u{1B}[0m\n"
    }.joined()
  }
}

extension TerminalLine.Color {
  fileprivate var code: String { "\(red);\(green);\(blue)" }
}
