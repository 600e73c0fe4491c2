import TestTools
import Testing

@testable import ExamplesTerminal

struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한", 2), ("🎉", 2), ("👩‍👩‍👧", 2),
    ("❤️", 2),
    ("\u{200B}", 0), ("—", 1),
  ])
  func aCharacterTakesItsColumns(_ text: String, _ columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcdef", 4, "abc…"), ("日本語", 4, "日…"), ("abc", 0, ""), ("abc", 1, "…"),
  ])
  func aLongTextIsClipped(_ text: String, _ width: Int, _ clipped: String) {
    #expect(text.cut(to: width) == clipped)
  }

  @Test(arguments: [
    ("", 5, []), ("   ", 5, ["   "]), ("      ", 5, []), ("one two", 7, ["one two"]),
    ("one two", 6, ["one", "two"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]), ("a bcdef", 3, ["a", "bcd", "ef"]),
    ("日本語", 4, ["日本", "語"]), ("日", 1, ["日"]),
  ])
  func aTextIsBrokenBetweenWordsIfThatWillDo(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(text.wrapped(to: width) == lines)
  }

  @Test func controlCharactersAreReplaced() {
    #expect("a\u{1B}[2Jb\n\u{202E}c".printable == "a\u{FFFD}[2Jb\u{FFFD}\u{FFFD}c")
  }
}
