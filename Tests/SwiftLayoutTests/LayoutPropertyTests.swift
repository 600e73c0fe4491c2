import Foundation
import TestTools
import Testing

@testable import SwiftLayout

struct LayoutPropertyTests {
  static let seeds: [UInt64] = Array(0..<24)
  private static let styles = [
    LayoutStyle(), LayoutStyle(lineLength: 40, indentation: .spaces(4)),
    LayoutStyle(lineLength: 80, indentation: .tabs(1)),
  ]

  private func essence(_ text: [UInt8]) -> [UInt8] { text.filter { $0 > 0x20 } }

  @Test(arguments: seeds)
  func onlyWhiteSpaceChanges(seed: UInt64) {
    let source = Array(StatementMaker.file(seed: seed).utf8)
    for style in Self.styles {
      let layout = SwiftLayout(style)
      #expect(essence(layout.layout(source)) == essence(source), "seed \(seed)")
    }
  }

  /// Below 80 columns, a type may be on a line that is still too long. Such a line looks like an
  /// array.
  @Test(arguments: seeds)
  func aSecondTimeChangesNothing(seed: UInt64) {
    let source = Array(StatementMaker.file(seed: seed).utf8)
    for lineLength in [80, 100, 120] {
      let layout = SwiftLayout(LayoutStyle(lineLength: lineLength))
      let once = layout.layout(source)
      let twice = layout.layout(once)
      #expect(
        String(decoding: twice, as: UTF8.self) == String(decoding: once, as: UTF8.self),
        "seed \(seed)")
    }
  }

  /// Bytes taken out and put in: nothing traps, and nothing but white space changes.
  @Test(arguments: casesToRun(seeds, every: 4))
  func damagedTextIsKept(seed: UInt64) {
    var random = Seeded(state: seed)
    let whole = Array(StatementMaker.file(seed: seed).utf8)
    let marks = Array("{}()[]\"\\#`/*.,:;@&<>?!= \n\t0a\u{FC}".utf8)
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
      let result = SwiftLayout(Self.styles[round % Self.styles.count]).layout(source)
      #expect(essence(result) == essence(source), "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: [
    "((((((((((", "!", "a < b < c < d < (", "case", "@", "@a", "#if", "{ in", "{@}", "\"",
    "\"\"\"", "/*", "`", "\\", "\"\\(\"", ".", "...", "a.", "func", "func (", "let", "if", "return",
    "switch a { case }", "for in {}", "x = = y", "class A", "class A:", "}", ")", "]", ")]})", "#",
    "a ? b", "a ? b :", "[:", "[a:", "<>", "init", "guard else {}", "a:", ",", "a,", "= ", "} else",
    "func a<", "var a: {", "case a,", "a as", "a as?", "where", "->", "for a where {", "&", "&&",
  ])
  func scrapsAreKept(_ scrap: String) {
    let style = LayoutStyle(lineLength: 1)
    for text in [scrap, "a(\(scrap)", "func a\(scrap)", "let a = \(scrap)", "\(scrap) { b }"] {
      let source = Array(text.utf8)
      #expect(essence(SwiftLayout(style).layout(source)) == essence(source))
    }
  }

  /// On a thread with little stack, as those are that Dispatch makes on a Mac.
  @Test(arguments: [
    "(", "[", "{", "!", "a + ", "a.b().", "try ", "a ? b : ", "if a {} else ", "[A", "-", "a, ",
    "a && b || ", "f(a)", "a: ", "a<", "f { a in ", "(a, b) -> ", "a & ", "a = ",
  ])
  func depthAndLengthDoNoHarm(_ piece: String) async {
    for count in [30, runsLongTests ? 20_000 : 2_000] {
      let list = String(repeating: piece, count: count) + "b\n"
      let source = Array("let a = \(list)\(list)".utf8)
      let result = await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: SwiftLayout().layout(source)) }
        thread.stackSize = smallStackBytes
        thread.start()
      }
      #expect(essence(result) == essence(source))
    }
  }

  @Test(
    .measuresTime,
    arguments: [
      "first, ", "f(a, b).", "a && b || ", "a.b.c", "(a) -> ", "f(a: [b, c], d: { e }) + ", "a & ",
    ])
  func timeGrowsWithLength(_ piece: String) {
    func time(_ count: Int) -> Double {
      let list = String(repeating: piece, count: count)
      let source = Array("f(\(list)b)\n\(list)b\n".utf8)
      let layout = SwiftLayout(LayoutStyle(lineLength: 60))
      return processorTime { _ = layout.layout(source) }
    }
    let growth = timeGrowth(from: 1_000, to: 8_000, below: 16, time)
    #expect(growth < 16)
  }
}
