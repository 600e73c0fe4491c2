import TestTools
import Testing

@testable import SwiftMerge

struct InitializerMergeTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let base: [String]
    let ours: [String]
    let theirs: [String]
    /// The lines of the body.
    let merged: [String]

    init(
      _ name: String, _ base: [String], _ ours: [String], _ theirs: [String], _ merged: [String]
    ) {
      (testDescription, self.base, self.ours, self.theirs) = (name, base, ours, theirs)
      self.merged = merged
    }
  }

  private static func set(_ names: String) -> [String] {
    names.split(separator: " ").map { "self.\($0) = \($0)" }
  }

  static let cases = [
    Case("written before the spec asks", set("a z"), set("b a z"), set("a b z"), set("b a z")),
    Case("with a third one", set("a z"), set("b a z"), set("a b c z"), set("b a c z")),
    Case("two of a branch", set("a al"), set("b be a al"), set("a al b be"), set("b be a al")),
    Case("both have moved", set("a b c"), set("b a c"), set("b c a"), set("b a c")),
    Case(
      "another value", set("a z"), ["self.b = max(0, b)"] + set("a z"), set("a b z"),
      ["self.b = max(0, b)"] + set("a z")),
    Case(
      "under a condition", set("a z"), ["if b > 0 { self.b = b }"] + set("a z"), set("a b z"),
      ["if b > 0 { self.b = b }"] + set("a z")),
    Case("twice in theirs", set("a z"), set("c a z"), set("a a z"), set("c a a z")),
    Case(
      "in a comment", set("a z"), ["// self.b = b"] + set("a z"), set("a b z"),
      ["// self.b = b"] + set("a b z")),
    Case(
      "a comparison", set("a z"), ["print(self.b == 1)"] + set("a z"), set("a b z"),
      ["print(self.b == 1)"] + set("a b z")),
    Case(
      "another statement", set("a z"), ["start()"] + set("a z"), set("a") + ["start()"] + set("z"),
      ["start()"] + set("a") + ["start()"] + set("z")),
  ]

  private static func text(_ body: [String], of head: String = "init()") -> [UInt8] {
    Array("final class A {\n  \(head) {\n\(body.map { "    \($0)\n" }.joined())  }\n}\n".utf8)
  }

  @Test(arguments: cases) func eachPropertyIsSetOnce(test: Case) {
    let result = SwiftMerge.merge(
      base: Self.text(test.base), ours: Self.text(test.ours), theirs: Self.text(test.theirs))
    #expect(
      String(decoding: result.bytes, as: UTF8.self)
        == String(decoding: Self.text(test.merged), as: UTF8.self))
    #expect(result.isClean)
  }

  @Test func aMethodMaySetTwice() {
    let text = { Self.text(Self.set($0), of: "func reset()") }
    let result = SwiftMerge.merge(base: text("a z"), ours: text("b a z"), theirs: text("a b z"))
    #expect(result.bytes == text("b a b z"))
  }
}
