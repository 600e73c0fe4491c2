import Testing

@testable import SwiftMerge

/// A header to which both the user and the spec have added something stays on its line as long as it
/// fits there, as `swift format` has it.
@Suite struct HeaderLengthTests {
  private func merged(_ base: String, _ ours: String, _ theirs: String) -> String {
    let result = SwiftMerge.merge(
      base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
    return String(decoding: result.bytes, as: UTF8.self)
  }

  @Test(arguments: [100, 101]) func aFunctionIsBrokenBehindTheLineLength(length: Int) {
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
}
