import TestTools
import Testing

@testable import ViperTemplate

struct FilterTests {
  @Test(arguments: [
    ("\u{0}\u{7}\u{7F}\r", #""\0\u{7}\u{7F}\r""#), (#"\(x)"#, #""\\(x)""#), ("\r\n", #""\r\n""#),
  ])
  func aQuotedStringIsASwiftLiteral(text: String, literal: String) {
    #expect(Filter.quoted(text) == literal)
  }

  @Test func noTwoFiltersShareAName() {
    #expect(Set(Filter.allNames).count == Filter.allNames.count)
  }

  @Test(arguments: [
    ("aab", "aaaab", [2]), ("aa", "aaaaa", [0, 2]), ("abab", "abacabab", [4]), ("x", "", []),
    ("abcabd", "abcabcabd", [3]), ("", "abc", []),
  ])
  func occurrencesAreFoundFromLeftToRight(pattern: String, text: String, starts: [Int]) {
    #expect(occurrences(of: Array(pattern.utf8), in: Array(text.utf8)) == starts)
  }
}
