import Foundation
import TestTools
import Testing

@testable import ViperText

struct ComposedTextTests {
  @Test(arguments: [
    "Login", "", "U\u{308}ber", "\u{DC}ber", "E\u{302}\u{323}", "n\u{303}o\u{308}",
    "\u{1112}\u{1161}\u{11AB}", "\u{304B}\u{3099}", "\u{0418}\u{0306}", "x\u{308}", "🚀",
    "\u{915}\u{93C}", "\u{3B1}\u{313}\u{300}\u{345}", "\u{3B1}\u{313}\u{300}\u{345}\u{301}",
  ])
  func lettersAreComposedAsFoundationDoes(_ text: String) {
    let expected = text.precomposedStringWithCanonicalMapping
    #expect(Array(text.composed.utf8) == Array(expected.utf8))
  }

  @Test func everyLetterOfEuropeIsComposed() {
    for value in UInt32(0xC0)...0x24F {
      guard let letter = Unicode.Scalar(value).map({ String($0) }) else { continue }
      let decomposed = letter.decomposedStringWithCanonicalMapping
      #expect(Array(decomposed.composed.utf8) == Array(letter.utf8))
    }
  }

  /// The time of the search must not grow with the number of marks.
  @Test(.timeLimit(.minutes(1))) func aLetterWithThousandsOfMarksIsComposed() {
    let marks = String(repeating: "\u{301}", count: 3_000)
    #expect(
      ("a" + marks + "\u{301}").composed.unicodeScalars.elementsEqual(
        ("\u{E1}" + marks).unicodeScalars))
  }
}
