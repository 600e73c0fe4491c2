import TestTools
import Testing
import ViperProject
import ViperTestTools
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

  /// What makes a template is no project.
  @Test func aFolderOfManyFilesIsNotRead() throws {
    let disk = MemoryDisk()
    for number in 0...2_000 { disk["/t/A.xctemplate/\(number).swift"] = "" }
    var diagnostics: [Diagnostic] = []
    let folder = try TemplateFolder.read(
      "/t/A.xctemplate", disk: disk, display: PathDisplay(workingFolder: "/t"), into: &diagnostics)
    #expect(folder == nil)
    #expect(
      diagnostics.map(\.message) == ["'A.xctemplate' holds more than 2,000 files or 16 MiB"])
  }

  @Test(.timeLimit(.minutes(1))) func aMappingMayHaveManyKeys() throws {
    let lines = (0..<40_000).map { "k\($0): 1" }
    let node = try YAMLReader.read(Array(lines.joined(separator: "\n").utf8))
    #expect(node["k39999"]?.text == "1")
  }

  /// The words differ from all that the texts hold, and equal variables have one word.
  @Test(.timeLimit(.minutes(1))) func textsMayHoldManyWordsLikeOurs() {
    let words = ["Viper0Z", "ViperQQQ0Z", "ViperQ"].map { SourceText(path: "a", text: $0) }
    var placeholders = Placeholders(besides: words)
    #expect(placeholders.word(for: .moduleName) == "ViperQQ0Z")
    let text = Array("ViperQQQ0ZViperQQViperQQ0ZViperQ".utf8)
    #expect(placeholders.occurrences(in: text[...]).map(\.range) == [17..<26])

    let many = (0..<1_500).map { "Viper" + String(repeating: "Q", count: $0) + "0Z" }
    placeholders = Placeholders(besides: [SourceText(path: "a", text: many.joined())])
    let found = (0..<20_000).map { placeholders.word(for: .unknown("v\($0)")) }
    #expect(found == (0..<20_000).map { "\(many[1_499].dropLast(2))Q\($0)Z" })
    #expect(placeholders.word(for: .unknown("v7")) == found[7])
  }
}
