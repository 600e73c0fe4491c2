import Foundation
import TestTools
import Testing
import ViperText

@testable import ViperSpec

/// How fast specs are read. Not part of a run of the suite; to measure:
/// `VIPER_BENCHMARK=1 swift test -c release -Xswiftc -enable-testing --filter JSONBenchmarkTests`
@Suite(
  .serialized, .enabled(if: ProcessInfo.processInfo.environment["VIPER_BENCHMARK"] != nil), .inTurn)
struct JSONBenchmarkTests {
  @Test func specsAreReadAtTheBudgetedRate() {
    let text = SpecPropertyTests.text(SpecPropertyTests.members)
    let sources = (0..<2000).map { SourceText(path: "A\($0).json", text: text) }
    let size = Double(sources.count * text.utf8.count)
    let best =
      (0..<15).map { _ in
        processorTime { for source in sources { _ = JSONParser.parse(source) } }
      }.min() ?? .infinity
    let rate = size / best / 1e6
    print("JSON: \(Int(rate)) MB/s")
    #expect(rate >= 150)
  }

  @Test func timeIsLinear() {
    func time(_ count: Int) -> Double {
      let member = #"{"func":"a\n\u00e9(x: Int)","doc":"A."}"#
      let list = Array(repeating: member, count: count).joined(separator: ",")
      let keys = (0..<count).map { "\"k\($0)\":0" }.joined(separator: ",")
      let source = SourceText(path: "A.json", text: "[[\(list)],{\(keys)}]")
      return (0..<5).map { _ in processorTime { _ = JSONParser.parse(source) } }.min() ?? 0
    }
    _ = time(1000)
    let ratio = time(80_000) / time(10_000)
    print("JSON, eight times the text: \(ratio) times the time")
    #expect(ratio < 20)
  }

  private func processorTime(_ work: () -> Void) -> Double {
    let start = clock()
    work()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }
}
