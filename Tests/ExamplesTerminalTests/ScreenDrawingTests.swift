import TestTools
import Testing

@testable import ExamplesTerminal

private struct Screen {
  private(set) var rows: [String] = Array(repeating: "", count: 10)
  private var row = 0
  private var saved = 0
  /// The rows that were written.
  private(set) var written: Set<Int> = []

  mutating func write(_ text: String) {
    var rest = text[...]
    while !rest.isEmpty {
      if let match = rest.prefixMatch(of: /\u{1B}\[(\d+);1H/) {
        row = (Int(match.1) ?? 1) - 1
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /\u{1B}(\[2J|\[J|\[K|7|8)/) {
        obey(match.1)
        rest = rest[match.range.upperBound...]
      } else {
        let text = rest.prefix { $0 != "\u{1B}" }
        rows[row] = String(text)
        written.insert(row)
        rest = rest.dropFirst(text.count)
      }
    }
  }

  private mutating func obey(_ command: Substring) {
    switch command {
    case "[2J": rows = rows.map { _ in "" }
    case "[J": for row in row..<rows.count { rows[row] = "" }
    case "7": saved = row
    case "8": row = saved
    default: break
    }
  }

  mutating func forget() {
    written = []
  }
}

struct ScreenDrawingTests {
  @Test func onlyTheLinesThatChangeAreWrittenAgain() {
    var (screen, drawing) = (Screen(), ScreenDrawing())
    screen.write(drawing.draw(["Trips", "one", "two"], height: 10))
    #expect(screen.rows.prefix(5) == ["Trips", "one", "two", "> ", ""])
    screen.forget()

    screen.write(drawing.draw(["Trips", "one", "TWO"], height: 10))

    #expect(screen.rows.prefix(5) == ["Trips", "one", "TWO", "> ", ""])
    #expect(screen.written == [2, 3], "the line, and the prompt over what was typed")
  }

  @Test func aShorterScreenLeavesNothingOfALongerOne() {
    var (screen, drawing) = (Screen(), ScreenDrawing())
    screen.write(drawing.draw(["a", "b", "c", "d"], height: 10))

    screen.write(drawing.draw(["a", "x"], height: 10))

    #expect(screen.rows.prefix(6) == ["a", "x", "> ", "", "", ""])
  }

  @Test func aRefreshKeepsThePrompt() {
    var (screen, drawing) = (Screen(), ScreenDrawing())
    screen.write(drawing.draw(["Game", "00:00"], height: 10))
    screen.forget()

    screen.write(drawing.refresh(["Game", "00:01"]))
    #expect(screen.rows.prefix(3) == ["Game", "00:01", "> "])
    #expect(screen.written == [1])

    #expect(drawing.refresh(["Game", "00:01"]).isEmpty)
    #expect(drawing.refresh(["Game", "00:01", "over"]).isEmpty)
  }

  @Test func aScreenTallerThanTheTerminalIsPrintedAsPlainLines() {
    var drawing = ScreenDrawing()
    #expect(drawing.draw(["a", "b", "c"], height: 3) == "a\nb\nc\n> ")
    #expect(drawing.refresh(["a", "b", "d"]).isEmpty)
    #expect(drawing.draw(["a"], height: 3).hasPrefix("\u{1B}[2J"))
  }
}
