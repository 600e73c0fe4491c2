import TestTools
import Testing

@testable import ViperText

/// A place in a text and the two lines that show it.
struct Shown: CustomTestStringConvertible, Sendable {
  let claim: String
  let text: String
  let range: Range<Int>
  let expected: String

  var testDescription: String { claim }

  init(_ claim: String, _ text: String, _ range: Range<Int>, _ expected: String) {
    self.claim = claim
    self.text = text
    self.range = range
    self.expected = expected
  }

  static let all = [
    Shown(
      "a range is underlined", "a\n  \"b\": 1\n", 4..<7,
      """
      A.json:2:3: error: no [no]
       2 |   "b": 1
         |   ^~~

      """),
    Shown(
      "one byte has a caret alone", "abc", 1..<2, "A.json:1:2: error: no [no]\n 1 | abc\n   |  ^\n"),
    Shown(
      "an empty range has a caret", "abc", 1..<1, "A.json:1:2: error: no [no]\n 1 | abc\n   |  ^\n"),
    Shown("the end of a text", "abc", 3..<3, "A.json:1:4: error: no [no]\n 1 | abc\n   |    ^\n"),
    Shown(
      "the line after the last line feed", "abc\n", 4..<4,
      "A.json:2:1: error: no [no]\n 2 |\n   | ^\n"),
    Shown("an empty text", "", 0..<0, "A.json:1:1: error: no [no]\n 1 |\n   | ^\n"),
    Shown(
      "a range outside the text", "abc", 7..<9, "A.json:1:4: error: no [no]\n 1 | abc\n   |    ^\n"),
    Shown(
      "the caret line keeps tabs", "\t\"a\",\tb", 6..<7,
      "A.json:1:7: error: no [no]\n 1 | \t\"a\",\tb\n   | \t    \t^\n"),
    Shown(
      "wide characters take two columns", "\"名前\": x", 10..<11,
      "A.json:1:11: error: no [no]\n 1 | \"名前\": x\n   |         ^\n"),
    Shown(
      "wide characters are underlined whole", "\"名前\"", 1..<7,
      "A.json:1:2: error: no [no]\n 1 | \"名前\"\n   |  ^~~~\n"),
    Shown(
      "an emoji of several parts is one", "👩‍👩‍👧!", 18..<19,
      "A.json:1:19: error: no [no]\n 1 | 👩‍👩‍👧!\n   |   ^\n"),
    Shown(
      "a sign with an emoji's look is wide", "❤️!", 6..<7,
      "A.json:1:7: error: no [no]\n 1 | ❤️!\n   |   ^\n"),
    Shown(
      "a combining mark takes no column", "e\u{301}x", 3..<4,
      "A.json:1:4: error: no [no]\n 1 | e\u{301}x\n   |  ^\n"),
    Shown(
      "a carriage return is no part of the line", "a\r\nbc\r\n", 3..<5,
      "A.json:2:1: error: no [no]\n 2 | bc\n   | ^~\n"),
    Shown(
      "a range that ends behind the line ending", "ab\r\ncd", 1..<4,
      "A.json:1:2: error: no [no]\n 1 | ab\n   |  ^\n"),
    Shown(
      "of several lines the first is shown", "{\n  [\n  ]\n}", 4..<9,
      "A.json:2:3: error: no [no]\n 2 |   [\n   |   ^\n"),
    Shown(
      "a byte order mark is not shown", "\u{FEFF}ab", 4..<5,
      "A.json:1:5: error: no [no]\n 1 | ab\n   |  ^\n"),
    Shown(
      "control characters are shown by their pictures", "a\u{1B}[2Jb\u{7F}\u{85}c", 9..<10,
      "A.json:1:10: error: no [no]\n 1 | a␛[2Jb␡\u{FFFD}c\n   |         ^\n"),
    Shown(
      "line 10 moves the bar", String(repeating: "\n", count: 9) + "x", 9..<10,
      "A.json:10:1: error: no [no]\n 10 | x\n    | ^\n"),
  ]
}

func location(_ text: String, _ range: Range<Int>) -> ViperText.SourceLocation {
  SourceText(path: "A.json", text: text).location(of: range)
}

struct DiagnosticPrinterTests {
  @Test(arguments: Shown.all)
  func rangesAreShownWhereTheyAre(_ shown: Shown) {
    let diagnostic = Diagnostic(id: "no", "no", at: location(shown.text, shown.range))
    #expect(DiagnosticPrinter().text(for: diagnostic) == shown.expected)
    #expect(DiagnosticPrinter().text(for: [diagnostic]) == shown.expected)
  }

  @Test func helpAndNotesFollow() {
    let diagnostic = Diagnostic(
      .warning, id: "no", "'b' is here twice", at: location("a b b", 4..<5), help: "delete one",
      notes: [.init("first here", at: location("a b b", 2..<3))])
    #expect(
      DiagnosticPrinter().text(for: diagnostic) == """
        A.json:1:5: warning: 'b' is here twice [no]
         1 | a b b
           |     ^
           = help: delete one
        A.json:1:3: note: first here
         1 | a b b
           |   ^

        """)
  }

  @Test func withoutAPlaceTheToolSpeaks() {
    let diagnostic = Diagnostic(id: "no", "no spec here", at: nil, help: "make one")
    #expect(
      DiagnosticPrinter().text(for: diagnostic)
        == "viper-gen: error: no spec here [no]\n   = help: make one\n")
  }

  @Test func colourMarksTheSeverityAlone() {
    let note = Diagnostic.Note("here", at: location("a", 0..<1))
    let diagnostic = Diagnostic(id: "no", "no", at: location("a", 0..<1), notes: [note])
    #expect(
      DiagnosticPrinter(color: true).text(for: diagnostic)
        == "A.json:1:1: \u{1B}[1;31merror:\u{1B}[0m no [no]\n 1 | a\n   | ^\n"
        + "A.json:1:1: \u{1B}[1;36mnote:\u{1B}[0m here\n 1 | a\n   | ^\n")
  }

  @Test func messagesStayOnOneLine() {
    let diagnostic = Diagnostic(
      id: "no", "unknown key 'a\nb\u{1B}[2J\u{202E}'", at: nil, help: "use 'a\tb'")
    #expect(
      DiagnosticPrinter().text(for: diagnostic)
        == "viper-gen: error: unknown key 'a\\nb\\u{1B}[2J\\u{202E}' [no]\n   = help: use 'a\\tb'\n"
    )
  }

  @Test(arguments: [0, 1, 5000, 9998, 9999])
  func onlyPartOfALongLineIsShown(_ start: Int) {
    let text = String(repeating: "é", count: 5000)
    let printed = DiagnosticPrinter().text(
      for: Diagnostic(id: "no", "no", at: location(text, start..<10000)))
    let lines = printed.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.count < 300 })
    #expect(printed.contains("A.json:1:\(start + 1): error"))
    // Only a range that itself cuts a character may show half of one.
    #expect(printed.contains("\u{FFFD}") == (start % 2 == 1))
  }

  @Test func omittedTextOfALongLineIsMarked() {
    let text = String(repeating: "a", count: 500)
    let printed = DiagnosticPrinter().text(
      for: Diagnostic(id: "no", "no", at: location(text, 200..<201)))
    let shown = String(repeating: "a", count: 320)
    let padding = String(repeating: " ", count: 161)
    #expect(printed == "A.json:1:201: error: no [no]\n 1 | …\(shown)…\n   | \(padding)^\n")
  }

  @Test func sortingIsByPathAndOffsetAndLeavesOutCopies() {
    let other = SourceText(path: "B.json", text: "ab").location(of: 0..<1)
    let late = Diagnostic(id: "no", "late", at: location("ab", 1..<2))
    let early = Diagnostic(id: "no", "early", at: location("ab", 0..<1))
    let twin = Diagnostic(id: "no", "twin", at: location("ab", 0..<1))
    let elsewhere = Diagnostic(id: "no", "elsewhere", at: other)
    let nowhere = Diagnostic(id: "no", "nowhere", at: nil)
    let all = [elsewhere, late, early, twin, late, nowhere]
    #expect(
      all.sortedForPrinting().map(\.message) == ["nowhere", "early", "twin", "late", "elsewhere"])
  }
}
