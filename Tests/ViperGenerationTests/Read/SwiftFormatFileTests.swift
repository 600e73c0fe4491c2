import SwiftLayout
import TestTools
import Testing
import ViperTestTools
import ViperText

@testable import ViperPipeline
@testable import ViperProject

struct SwiftFormatFileTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let change: @Sendable (inout LayoutStyle) -> Void
    var testDescription: String { text }
  }

  static let rows: [Row] = [
    Row(text: "{}") { _ in },
    Row(text: #"{ "version": 1, "rules": { "NoBlockComments": false }, "unheardOf": [1] }"#) { _ in
    },
    Row(text: #"{ "lineLength": 120 }"#) { $0.lineLength = 120 },
    Row(text: #"{ "indentation": { "spaces": 4 } }"#) { $0.indentation = .spaces(4) },
    Row(text: #"{ "indentation": { "tabs": 1 }, "tabWidth": 4 }"#) {
      $0.indentation = .tabs(1)
      $0.tabWidth = 4
    },
    Row(text: #"{ "lineBreakBeforeEachArgument": true, "maximumBlankLines": 2 }"#) { _ in },
  ]

  @Test(arguments: rows)
  func theKeysOfTheStyleAreReadAndOthersLeftAlone(_ row: Row) {
    let (style, diagnostics) = SwiftFormatFile.read(
      SourceText(path: ".swift-format", text: row.text))
    var expected = LayoutStyle()
    row.change(&expected)
    #expect(style == expected)
    #expect(diagnostics.isEmpty)
  }

  /// The text with `⟦` where the error is to be.
  @Test(arguments: [
    #"{ "lineLength": ⟦"wide" }"#, #"{ "lineLength": ⟦0 }"#,
    #"{ "lineLength": ⟦99999999999999999999 }"#,
    #"{ "lineLength": ⟦80.5 }"#, #"{ "indentation": ⟦2 }"#, #"{ "indentation": { "⟦space": 2 } }"#,
    #"{ "indentation": { "tabs": ⟦-1 } }"#, #"{ "tabWidth": ⟦true }"#, "⟦[]",
    #"{ "lineLength": 80⟦, }"#,
  ])
  func aBrokenFileIsAnErrorWhereItIs(_ marked: String) throws {
    let text = marked.replacing("⟦", with: "")
    let offset = try #require(marked.firstIndex(of: "⟦")).utf16Offset(in: marked)
    let (style, diagnostics) = SwiftFormatFile.read(SourceText(path: ".swift-format", text: text))
    #expect(diagnostics.hasErrors)
    #expect(diagnostics.map { $0.location?.range.lowerBound } == [offset])
    #expect(style == LayoutStyle())
  }

  static let spec = """
    { "ui": "none", "view": ["show(_ first: Int, second: String, third: [String: Int])"] }
    """

  @Test func theNearestSwiftFormatFileIsUsed() throws {
    let wide = try GeneratedProject(["A": Self.spec])
    let narrow = try GeneratedProject(
      ["A": Self.spec], layout: "{ \"lineLength\": 50, \"indentation\": { \"spaces\": 4 } }")
    let line = "  func show(_ first: Int, second: String, third: [String: Int])\n"
    let broken = "    func show(\n        _ first: Int"
    #expect(wide.files["A/AContracts.swift"]?.contains(line) == true)
    #expect(narrow.files["A/AContracts.swift"]?.contains(broken) == true)
  }

  @Test func aNestedSwiftFormatFileAppliesBelowItsFolder() throws {
    let disk = MemoryDisk([
      "/.swift-format": "{ \"lineLength\": 50 }", "/p/b/.swift-format": "{ \"lineLength\": 60 }",
    ])
    var finder = LayoutFinder(disk: disk, display: PathDisplay(workingFolder: "/"))
    #expect(try finder.layout(for: "/p/a").style.lineLength == 50)
    #expect(try finder.layout(for: "/p/b/c/d").style.lineLength == 60)
    #expect(finder.diagnostics.isEmpty)
  }

  @Test func nothingIsWrittenAfterAnErrorInIt() throws {
    let project = try GeneratedProject(["A": Self.spec], layout: "{ \"lineLength\": true }")
    #expect(project.files.isEmpty)
    #expect(project.problems.hasPrefix(".swift-format:1:17: error: "))
  }
}
