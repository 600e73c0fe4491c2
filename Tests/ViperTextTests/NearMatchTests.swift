import TestTools
import Testing

@testable import ViperText

struct NearMatchTests {
  static let rows: [(word: String, known: [String], expected: String?)] = [
    ("intercator", ["view", "interactor", "router"], "interactor"),
    ("foward", ["func", "forward", "to"], "forward"),
    ("VIEW", ["view"], "view"),
    ("veiw", ["view", "viewOutput"], "view"),
    ("ab", ["ba"], nil),
    ("xyz", ["view"], nil),
    ("", ["view"], nil),
    ("view", ["view"], nil),
    ("abcd", ["abcx", "abcy"], "abcx"),
    ("größe", ["grösse", "grosse"], "grösse"),
  ]

  @Test(arguments: rows)
  func misspelledWordsFindTheirNeighbour(_ word: String, _ known: [String], _ expected: String?) {
    #expect(nearMatch(for: word, in: known) == expected)
  }

  @Test(arguments: [([], ""), (["view"], "'view'"), (["view", "router"], "'view', 'router'")])
  func namesInAListAreQuoted(names: [String], text: String) {
    #expect(quotedList(names) == text)
    #expect(quotedList(names, separator: " or ") == text.replacing(", ", with: " or "))
  }

  @Test func longWordsWithACommonStartAreNotNear() {
    let start = String(repeating: "a", count: 64)
    #expect(nearMatch(for: start + String(repeating: "b", count: 100), in: [start]) == nil)
    #expect(nearMatch(for: start + "b", in: [start]) == start)
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "ab", 2), ("abc", "abc", 0), ("abc", "acb", 1),
    ("kitten", "sitting", 3),
  ])
  func distanceCountsSteps(_ a: String, _ b: String, _ expected: Int) {
    #expect(editDistance(Array(a.utf8), Array(b.utf8)) == expected)
    #expect(editDistance(Array(b.utf8), Array(a.utf8)) == expected)
  }
}
