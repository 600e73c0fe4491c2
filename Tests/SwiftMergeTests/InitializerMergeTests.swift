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
    let head: String

    init(
      _ name: String, _ base: [String], _ ours: [String], _ theirs: [String], _ merged: [String],
      of head: String = "init()"
    ) {
      (testDescription, self.base, self.ours, self.theirs) = (name, base, ours, theirs)
      (self.merged, self.head) = (merged, head)
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
    Case(
      "twice in a method", set("a z"), set("b a z"), set("a b z"), set("b a b z"),
      of: "func reset()"),
  ]

  private static func text(_ body: [String], of head: String) -> [UInt8] {
    Array("final class A {\n  \(head) {\n\(body.map { "    \($0)\n" }.joined())  }\n}\n".utf8)
  }

  @Test(arguments: cases) func anInitializerSetsEachPropertyOnce(test: Case) {
    let text = { Self.text($0, of: test.head) }
    let result = SwiftMerge.merge(
      base: text(test.base), ours: text(test.ours), theirs: text(test.theirs))
    #expect(
      String(decoding: result.bytes, as: UTF8.self)
        == String(decoding: text(test.merged), as: UTF8.self))
    #expect(result.isClean)
  }
}
