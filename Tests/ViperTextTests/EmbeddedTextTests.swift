import TestTools
import Testing

@testable import ViperText

struct EmbeddedTextTests {
  private let source = SourceText(path: "A.json", text: #"ab"x\ny\u00e9\u0031z""#)

  private var escaped: EmbeddedText {
    EmbeddedText(
      bytes: Array("x\nyé1z".utf8), source: source,
      anchors: [
        .init(decoded: 0, source: 3), .init(decoded: 1, source: 4, isEscape: true),
        .init(decoded: 2, source: 6), .init(decoded: 3, source: 7, isEscape: true),
        .init(decoded: 5, source: 13), .init(decoded: 5, source: 13, isEscape: true),
        .init(decoded: 6, source: 19),
      ])
  }

  @Test(arguments: [
    (0..<0, 3..<3), (0..<1, 3..<4), (1..<2, 4..<6), (0..<2, 3..<6), (2..<3, 6..<7),
    (3..<5, 7..<13), (3..<4, 7..<13), (4..<5, 7..<13), (5..<6, 13..<19), (6..<7, 19..<20),
    (7..<7, 20..<20), (0..<7, 3..<20), (9..<12, 20..<20),
  ])
  func rangesLeadBackThroughEscapes(_ decoded: Range<Int>, _ expected: Range<Int>) {
    #expect(escaped.location(of: decoded).range == expected)
  }

  @Test func aPartOfATextIsFoundInIt() {
    let text = EmbeddedText(2..<6, of: SourceText(path: "A", text: "abcdefgh"))
    #expect(text.string == "cdef")
    #expect(text.location.range == 2..<6)
    #expect(text.location(of: 1..<3).range == 3..<5)
    #expect(text.location(of: 3..<9).range == 5..<6)
  }

  @Test func aTextCanBeItsOwnSource() {
    let text = EmbeddedText(SourceText(path: "--view", text: "load()"))
    #expect(text.location(of: 4..<6).range == 4..<6)
    #expect(text.location.source.path == "--view")
  }
}
