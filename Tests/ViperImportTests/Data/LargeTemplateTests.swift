import TestTools
import Testing
import ViperText

@testable import ViperImport

/// What grows with the square of a text's size would not come to an end here.
@Suite(.serialized, .inTurn) struct LargeTemplateTests {
  @Test(.timeLimit(.minutes(1))) func aCommentMayHoldMuchThatOpensTags() {
    var reader = LiquidReader(snippets: [:])
    let opened = String(repeating: "{%", count: 100_000)
    let ends = ["{%endcomment%}", "{%  endcomment\n%}", "{%{% endcomment %}"]
    for end in ends {
      let text = "a{% comment %}\(opened){{ endcomment %}{% endcomment b %}\(end)c"
      let pieces = reader.pieces(of: SourceText(path: "a", text: text)) { _ in nil }
      #expect(pieces?.map { String(decoding: $0.bytes, as: UTF8.self) } == ["a", "c"], "\(end)")
    }
  }

  @Test(.timeLimit(.minutes(1))) func aMappingMayHaveManyKeys() throws {
    let lines = (0..<40_000).map { "k\($0): 1" }
    let node = try YAMLReader.read(Array(lines.joined(separator: "\n").utf8))
    #expect(node["k39999"]?.text == "1")
  }
}
