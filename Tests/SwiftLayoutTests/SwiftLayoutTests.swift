import TestTools
import Testing

@testable import SwiftLayout

struct SwiftLayoutTests {
  static func layout(_ source: String, _ style: LayoutStyle = LayoutStyle()) -> String {
    String(decoding: SwiftLayout(style).layout(Array(source.utf8)), as: UTF8.self)
  }

  /// Lines that are too long for 40 columns.
  static let cases = RecordedCase.all(in: "Layouts.txt")

  @Test(arguments: cases)
  func aLineThatIsTooLongIsBroken(_ example: RecordedCase) throws {
    let style = LayoutStyle(lineLength: 40)
    try example.expect(Self.layout(example.input + "\n", style))
    #expect(Self.layout(example.expected, style) == example.expected)
  }

  @Test(arguments: cases)
  func aLineThatFitsIsNotBroken(_ example: RecordedCase) {
    #expect(Self.layout(example.input + "\n") == example.input + "\n")
  }

  @Test func aKeptLineIsOnlyIndented() {
    let line = "view?.show(first: 1, second: 2)"
    let layout = SwiftLayout(LayoutStyle(lineLength: 20, indentation: .spaces(4)))
    let text = layout.layout(Array("{\n  \(line)\n}\n".utf8), keeping: [Array(line.utf8)])
    #expect(String(decoding: text, as: UTF8.self) == "{\n    \(line)\n}\n")
  }

  @Test func aDefaultValueIsNotBroken() {
    #expect(
      Self.layout("func a(b: C = make(first: 1, second: 2)) {\n", LayoutStyle(lineLength: 20))
        == "func a(\n  b: C =\n    make(first: 1, second: 2)\n) {\n")
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

  @Test func keepsOneBlankLineInARow() {
    #expect(Self.layout("\n\nlet a = 1\n\n\n\nlet b = 2  \n\n\n") == "let a = 1\n\nlet b = 2\n")
    #expect(Self.layout("let a = 1") == "let a = 1\n")
    #expect(Self.layout("") == "")
  }

  @Test func keepsCarriageReturns() {
    let source = "let aaaa = bbbb(cccc: 1)\r\nlet d = 1\r\n"
    let expected = "let aaaa = bbbb(\r\n  cccc: 1)\r\nlet d = 1\r\n"
    #expect(Self.layout(source, LayoutStyle(lineLength: 20)) == expected)
  }

  @Test func keepsTheTextOfMultilineStrings() {
    let source = "func a() {\n  let b = \"\"\"\n    one\n      two  three\n\n    \"\"\"\n}\n"
    let style = LayoutStyle(lineLength: 20, indentation: .spaces(4))
    let expected =
      "func a() {\n    let b = \"\"\"\n    one\n      two  three\n\n    \"\"\"\n}\n"
    #expect(Self.layout(source, style) == expected)
    let long = "let b = \"\"\"\n  f(one: 1, two: 2, three: 3)\n  \"\"\"\n"
    #expect(Self.layout(long, LayoutStyle(lineLength: 20)) == long)
  }

  @Test(arguments: [
    "/// This is a long comment for a line.", "// f(one: 1, two: 2, three: 3)",
    "/* f(one: 1, two: 2, three: 3)\n   f(one: 1, two: 2, three: 3) */",
    "#sourceLocation(file:\"long/path\",line:3)", "#if os(macOS) || os(Linux)\n#endif",
    "let a = `b, one: 1, two: 2, three: 3", "let a = \"a string that is never closed",
    "f(one: 1, /* two */ two: 2, three: 3)",
  ])
  func leavesAlone(_ source: String) {
    #expect(Self.layout(source + "\n", LayoutStyle(lineLength: 20)) == source + "\n")
  }

  @Test func keepsACommentAfterABrokenLine() {
    #expect(
      Self.layout("let a = b(one: 1, two: 2)  // c\n", LayoutStyle(lineLength: 20))
        == "let a = b(\n  one: 1, two: 2)  // c\n")
  }

  @Test func keepsTheSignatureOfAClosureOnOneLine() {
    #expect(
      Self.layout("a(one: 1) { (b) throws(Long) in\n  c()\n}\n", LayoutStyle(lineLength: 24))
        == "a(one: 1) {\n  (b) throws(Long) in\n  c()\n}\n")
  }

  @Test func measuresInCharacters() {
    let source = "let größe = straße(äöü: 12)\n"
    #expect(Self.layout(source, LayoutStyle(lineLength: 27)) == source)
    #expect(
      Self.layout(source, LayoutStyle(lineLength: 26)) == "let größe = straße(\n  äöü: 12)\n")
  }

  @Test func indentsTheMembersAfterABrokenLine() {
    let source = "body {\n  Text(\"a long text\")\n    .life(a: {\n      b()\n    })\n  c\n}\n"
    let expected =
      "body {\n  Text(\n    \"a long text\"\n  )\n  .life(a: {\n    b()\n  })\n  c\n}\n"
    #expect(Self.layout(source, LayoutStyle(lineLength: 18)) == expected)
    #expect(Self.layout(source) == source)
  }
}
