import Testing

@testable import ViperGeneration

/// Source, laid out in two widths.
struct LayoutCase: CustomTestStringConvertible, Sendable {
  let name: String
  let source: String
  let wide: String
  let narrow: String

  var testDescription: String { name }

  init(_ name: String, _ source: String, wide: String, narrow: String) {
    self.name = name
    self.source = source
    self.wide = wide
    self.narrow = narrow
  }
}

struct LayoutTests {
  static func layout(_ source: String, _ style: LayoutStyle = LayoutStyle()) -> String {
    String(decoding: SwiftLayout(style).layout(Array(source.utf8)), as: UTF8.self)
  }

  @Test(arguments: LayoutCase.all)
  func breaksAsSwiftFormatDoes(_ example: LayoutCase) {
    let wide = Self.layout(example.source + "\n", LayoutStyle(lineLength: 60))
    #expect(wide == example.wide + "\n")
    let narrow = Self.layout(example.source + "\n", LayoutStyle(lineLength: 36))
    #expect(narrow == example.narrow + "\n")
  }

  @Test(arguments: LayoutCase.all)
  func staysAsItIsTheSecondTime(_ example: LayoutCase) {
    let style = LayoutStyle(lineLength: 36)
    #expect(Self.layout(example.narrow + "\n", style) == example.narrow + "\n")
  }

  @Test func indentsBySpacesOrTabs() {
    let source = "struct A {\n  func a() {\n    b()\n  }\n}\n"
    let spaces = Self.layout(source, LayoutStyle(lineLength: 100, indentation: .spaces(4)))
    #expect(spaces == "struct A {\n    func a() {\n        b()\n    }\n}\n")
    let tabs = Self.layout(source, LayoutStyle(lineLength: 100, indentation: .tabs(1)))
    #expect(tabs == "struct A {\n\tfunc a() {\n\t\tb()\n\t}\n}\n")
  }

  @Test func countsATabAsWide() {
    var style = LayoutStyle(lineLength: 20, indentation: .tabs(1))
    let source = "func a() {\n  call(one: 1)\n}\n"
    #expect(Self.layout(source, style) == "func a() {\n\tcall(one: 1)\n}\n")
    style.tabWidth = 9
    #expect(Self.layout(source, style) == "func a() {\n\tcall(\n\t\tone:\n\t\t\t1\n\t)\n}\n")
  }

  @Test func collapsesBlankLines() {
    #expect(Self.layout("\n\nlet a = 1\n\n\n\nlet b = 2\n\n\n") == "let a = 1\n\nlet b = 2\n")
  }

  @Test func endsWithOneLineFeed() {
    #expect(Self.layout("let a = 1") == "let a = 1\n")
    #expect(Self.layout("") == "")
  }

  @Test func keepsCarriageReturns() {
    let source = "let aaaa = bbbb(cccc: 1)\r\nlet d = 1\r\n"
    let expected = "let aaaa = bbbb(\r\n  cccc: 1)\r\nlet d = 1\r\n"
    #expect(Self.layout(source, LayoutStyle(lineLength: 20)) == expected)
  }

  @Test func keepsAByteOrderMark() {
    let source: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("let a = 1\n\n\n".utf8)
    #expect(SwiftLayout().layout(source) == [0xEF, 0xBB, 0xBF] + Array("let a = 1\n".utf8))
  }

  @Test func keepsWhatItCannotRead() {
    let style = LayoutStyle(lineLength: 20, indentation: .spaces(4))
    let source = "func a() {\n  %% what is this, a longer line %%\n  let b = 1\n}\n"
    let expected = "func a() {\n    %% what is this, a longer line %%\n    let b = 1\n}\n"
    #expect(Self.layout(source, style) == expected)
    let open = "func a( {\n  let somethingLong = 12345\n"
    #expect(Self.layout(open, style) == open)
  }

  @Test func keepsTheTextOfMultilineStrings() {
    let source = "func a() {\n  let b = \"\"\"\n    one\n      two  three\n\n    \"\"\"\n}\n"
    let style = LayoutStyle(lineLength: 100, indentation: .spaces(4))
    let expected =
      "func a() {\n    let b = \"\"\"\n        one\n          two  three\n\n        \"\"\"\n}\n"
    #expect(Self.layout(source, style) == expected)
  }

  @Test func leavesLongCommentsAlone() {
    let source =
      "/// This is a long comment for a line.\n// And so is this one here, too.\nlet a = 1\n"
    #expect(Self.layout(source, LayoutStyle(lineLength: 20)) == source)
  }

  @Test func measuresInCharacters() {
    let source = "let größe = straße(äöü: 12)\n"
    #expect(Self.layout(source, LayoutStyle(lineLength: 27)) == source)
    #expect(
      Self.layout(source, LayoutStyle(lineLength: 26)) == "let größe = straße(\n  äöü: 12)\n")
  }

  @Test func takesSpacesOutOfSourceLocation() {
    let source = "#sourceLocation(file: \"a b\", line: 3)\nfoo()\n#sourceLocation()\n"
    let expected = "#sourceLocation(file:\"a b\",line:3)\nfoo()\n#sourceLocation()\n"
    #expect(Self.layout(source) == expected)
  }

  @Test func leavesIgnoredStatementsAlone() {
    let source =
      "func a() {\n  // swift-format-ignore\n  let b = [\n  1,  0,\n    0, 1  ]\n  let c = dd(1)\n}\n"
    let expected =
      "func a() {\n    // swift-format-ignore\n    let b = [\n  1,  0,\n    0, 1  ]\n    let c = dd(1)\n}\n"
    let style = LayoutStyle(lineLength: 20, indentation: .spaces(4))
    #expect(Self.layout(source, style) == expected)
  }

  @Test func leavesIgnoredFilesAlone() {
    let source = "// swift-format-ignore-file\nlet aaaaaaaa   =   1111111111\n"
    #expect(Self.layout(source, LayoutStyle(lineLength: 20)) == source)
  }
}

extension LayoutCase {
  /// What `swift format` 6.3 makes of each; `LayoutOracleTests` asks it again about more.
  static let all = declarationsAndCalls + statementsAndViews
}
