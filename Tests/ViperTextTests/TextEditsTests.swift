import TestTools
import Testing
import ViperText

struct TextEditsTests {
  typealias Edit = TextEdits.Edit

  @Test(arguments: [
    ([], "abcdef"), ([Edit(2..<2, "X")], "abXcdef"),
    ([Edit(0..<1, ""), Edit(5..<6, "Y")], "bcdeY"),
    ([Edit(4..<6, "Z"), Edit(1..<3, "XY")], "aXYdZ"),
    ([Edit(3..<3, "1"), Edit(3..<3, "2")], "abc12def"),
    ([Edit(1..<4, "X"), Edit(3..<5, "Y"), Edit(1..<4, "Z")], "aXef"),
  ])
  func rangesAreReplaced(edits: [Edit], expected: String) {
    let source = SourceText(path: "A", text: "abcdef")
    let edited = TextEdits(edits, of: source)
    #expect(edited.edited.string == expected)
    #expect(edited.edited.path == "A")
  }

  @Test func placesAreFoundAgain() {
    let edits = TextEdits(
      [Edit(1..<3, "XYZ"), Edit(4..<4, "W")], of: SourceText(path: "A", text: "abcdef"))
    #expect(edits.edited.string == "aXYZdWef")
    #expect((0...9).map(edits.original) == [0, 1, 1, 1, 3, 4, 4, 5, 6, 6])
  }
}
