import SwiftLayout
import TestTools
import Testing

@testable import SwiftMerge

/// A header to which both the user and the spec have added something stays on its line as long as it
/// fits there, as `swift format` has it.
struct HeaderLengthTests {
  private func merged(
    _ base: String, _ ours: String, _ theirs: String, lineLength: Int = 100
  ) -> String {
    let result = SwiftMerge.merge(
      base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8),
      style: LayoutStyle(lineLength: lineLength))
    return String(decoding: result.bytes, as: UTF8.self)
  }

  @Test(arguments: [100, 101]) func aFunctionLongerThanTheLineLengthIsBroken(length: Int) {
    let text = { (head: String) in "extension A {\n  \(head) {\n    print(1)\n  }\n}\n" }
    let name = String(repeating: "x", count: length - 34)
    let head = "func show(_ text: Int, \(name): Bool)"
    let result = merged(
      text("func show(_ it: Int)"), text("func show(_ text: Int)"),
      text("func show(_ it: Int, \(name): Bool)"))
    let broken = "func show(\n    _ text: Int, \(name): Bool\n  )"
    #expect(result == text(length > 100 ? broken : head))
    #expect("  \(head) {".count == length)
  }

  @Test(arguments: [80, 81, 100, 101])
  func aTypeIsLaidOutAsIfItWereGenerated(length: Int) {
    let limit = length / 20 * 20
    let own = "extension TripPresenter: TripOutput, Mine"
    let name = String(repeating: "X", count: length - own.count - ", Logic,  {".count)
    let text = { (head: String) in head + " {\n  func load() {\n    print(1)\n  }\n}\n" }
    let result = merged(
      text("extension TripPresenter: TripOutput"), text("\(own)"),
      text("extension TripPresenter: TripOutput, Logic, \(name)"), lineLength: limit)
    let whole = "extension TripPresenter: TripOutput, Logic, \(name), Mine"
    #expect("\(whole) {".count == length)
    #expect(result == laidOut(text(whole), limit))
    #expect(result.contains("Mine\n{\n  func") == (length > limit))
  }

  @Test(arguments: [" ", "\n  "]) func aNestedTypeWithoutMembersIsLaidOutToo(gap: String) {
    let names = (1...5).map { "Something\($0)" }.joined(separator: ", ")
    let text = { (head: String, gap: String) in "enum Trip {\n  \(head)\(gap){}\n}\n" }
    let result = merged(
      text("struct Row: Hashable", " "), text("struct Row: Hashable, Codable", gap),
      text("struct Row: Hashable, \(names)", " "), lineLength: 60)
    let whole = text("struct Row: Hashable, \(names), Codable", " ")
    #expect(result == laidOut(whole, 60))
    #expect(result.hasSuffix("Codable\n  {}\n}\n"))
  }

  private func laidOut(_ text: String, _ lineLength: Int) -> String {
    let layout = SwiftLayout(LayoutStyle(lineLength: lineLength))
    return String(decoding: layout.layout(Array(text.utf8)), as: UTF8.self)
  }
}
