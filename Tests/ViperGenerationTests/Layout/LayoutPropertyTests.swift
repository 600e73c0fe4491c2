import Testing

@testable import ViperGeneration

/// What holds for any text, Swift or not.
struct LayoutPropertyTests {
  static let seeds: [UInt64] = Array(0..<24)
  private static let styles = [
    LayoutStyle(), LayoutStyle(lineLength: 40, indentation: .spaces(4)),
    LayoutStyle(lineLength: 80, indentation: .tabs(1)),
  ]

  /// A text without white space, and without commas, which a collection may get or lose.
  private func essence(_ text: [UInt8]) -> [UInt8] {
    text.filter { $0 > 0x20 && $0 != UInt8(ascii: ",") }
  }

  @Test(arguments: seeds)
  func onlyWhiteSpaceChanges(seed: UInt64) {
    let source = Array(SourceGenerator.source(seed: seed).utf8)
    for style in Self.styles {
      #expect(essence(SwiftLayout(style).layout(source)) == essence(source), "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func aSecondTimeChangesNothing(seed: UInt64) {
    let source = Array(SourceGenerator.source(seed: seed).utf8)
    let layout = SwiftLayout(LayoutStyle())
    guard let once = layout.printOnce(source), !once.mayChangeAgain else { return }
    let first = layout.layout(source)
    #expect(layout.layout(first) == first, "seed \(seed)")
  }

  /// Bytes taken out, put in and doubled: nothing traps, and nothing but white space changes.
  @Test(arguments: seeds)
  func damagedTextIsKept(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let whole = Array(SourceGenerator.source(seed: seed).utf8)
    let marks = Array("{}()[]\"\\#`/*.,:;@&<>?!= \n\t\r0a\u{FC}".utf8)
    for round in 0..<20 {
      var source = Array(whole.prefix(4_000))
      for _ in 0..<Int.random(in: 1...6, using: &random) where !source.isEmpty {
        let index = Int.random(in: 0..<source.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: source.remove(at: index)
        case 1: source.insert(marks[index % marks.count], at: index)
        default: source.removeSubrange(index..<min(source.count, index + 30))
        }
      }
      let style = Self.styles[round % Self.styles.count]
      let result = SwiftLayout(style).layout(source)
      #expect(essence(result) == essence(source), "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: [
    "((((((((((", "!", "a < b < c < d < (", "case", "@", "#if", "#if a\n#else\n", "{ in", "{@}",
    "\"",
    "\"\"\"", "/*", "`", "\\", "\\(", "\"\\(\"", ".", "...", "a.", "a?.", "func", "func (", "let",
    "if",
    "switch a { case }", "for in {}", "x = = y", "class A", "}", ")", "]", "\u{FEFF}", "\r", "#",
    "##\"",
    "a ? b", "a ? b :", "{ (a) in", "[:", "[a:", "<>", "init", "guard else {}", "#sourceLocation(",
    "try", "await", "return\n}", "a\n#endif", "@available(iOS 17", "enum A { case }",
  ])
  func scrapsAreKept(_ scrap: String) {
    for style in Self.styles {
      for text in [scrap, scrap + "\n", "func a() {\n  \(scrap)\n}\n", "let a = \(scrap)"] {
        let source = Array(text.utf8)
        #expect(essence(SwiftLayout(style).layout(source)) == essence(source))
        if let printed = SwiftLayout(style).printOnce(source)?.text {
          #expect(essence(printed) == essence(source))
        }
      }
    }
  }

  @Test(arguments: [
    "(", "[", "{", "!", "a + ", "a.b().", "try ", "a ? b : ", "if a {} else ", "[A", "-",
  ])
  func depthAndLengthDoNoHarm(_ piece: String) {
    let source = Array(("let a = " + String(repeating: piece, count: 20_000) + "b\n").utf8)
    #expect(essence(SwiftLayout().layout(source)) == essence(source))
  }

  @Test func timeGrowsWithLength() {
    func time(_ count: Int) -> Duration {
      let line =
        "func a(one: Int, two: String, three: [String: Int], four: Bool, five: Double) -> [String] {}\n"
      let source = Array(String(repeating: line, count: count).utf8)
      return ContinuousClock().measure {
        _ = SwiftLayout(LayoutStyle(lineLength: 60)).layout(source)
      }
    }
    let short = min(time(200), time(200))
    #expect(min(time(1_600), time(1_600)) < short * 24)
  }
}
