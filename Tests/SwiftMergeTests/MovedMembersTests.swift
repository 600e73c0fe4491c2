import TestTools
import Testing

@testable import SwiftMerge

/// Members that the spec moves from one contract to another, and members that the user has moved.
struct MovedMembersTests {
  /// A presenter with two contracts: `a b|c`
  private static func file(
    _ contracts: String,
    body: (String) -> String = { "fatalError(\"P.\($0)() is not written yet\")" }
  ) -> String {
    var text = "final class P {\n  let id = 1\n}\n"
    for (name, members) in zip(
      ["Out", "In"], contracts.split(separator: "|", omittingEmptySubsequences: false))
    where !members.isEmpty {
      text += "\n// MARK: - \(name)\n\nextension P: \(name) {\n"
      let methods = members.split(separator: " ").map { name in
        "  func \(name)() {\n    \(body(String(name)))\n  }\n"
      }
      text += methods.joined(separator: "\n") + "}\n"
    }
    return text
  }

  private func merge(_ base: String, _ ours: String, _ theirs: String) -> MergeResult {
    SwiftMerge.merge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
  }

  private static func writing(_ name: String) -> String { "print(\"\(name) is mine\")" }

  @Test(arguments: [
    ("a|b", "b|a"), ("a b|c", "c a|b"), ("a b|c d", "c d|a b"), ("a b c|d", "d|b c a"),
    ("a b|c", "a|b c"), ("a b|", "a|b"), ("a b|", "b|a"), ("a|b", "a b|"), ("a b c|d", "b c|a d"),
  ])
  func aBodyMovesWithItsMethod(before: String, after: String) {
    let result = merge(
      Self.file(before), Self.file(before, body: Self.writing), Self.file(after))
    #expect(String(decoding: result.bytes, as: UTF8.self) == Self.file(after, body: Self.writing))
    #expect(result.isClean && result.leftovers.isEmpty)
  }

  @Test func aRemovedMembersBodyIsNotGivenToAnotherMember() {
    let result = merge(Self.file("a|b"), Self.file("a|b", body: Self.writing), Self.file("b|"))
    let text = String(decoding: result.bytes, as: UTF8.self)
    #expect(result.leftovers.map(\.name).contains("P.a()"), "\(text)")
    for name in ["a", "b"] {
      #expect(text.contains("  func \(name)() {\n    \(Self.writing(name))\n"), "\(text)")
      #expect(text.ranges(of: "func \(name)()").count == 1, "\(text)")
    }
  }

  @Test func commentsAndAttributesMoveWithTheirMethod() {
    let note = "  // note\n  @inline(never)\n  func a() {"
    let ours = Self.file("a b|c").replacing("  func a() {", with: note)
    let result = merge(Self.file("a b|c"), ours, Self.file("b|a c"))
    #expect(
      String(decoding: result.bytes, as: UTF8.self)
        == Self.file("b|a c").replacing("  func a() {", with: note))
  }

  @Test func aMovedMethodGetsItsNewSignature() {
    let theirs = Self.file("b|a c").replacing("func a()", with: "func a(id: Int)")
    let result = merge(Self.file("a b|c"), Self.file("a b|c", body: Self.writing), theirs)
    let text = String(decoding: result.bytes, as: UTF8.self)
    #expect(text.contains("  func a(id: Int) {\n    \(Self.writing("a"))\n"), "\(text)")
    #expect(text.ranges(of: "func a(").count == 1)
  }

  /// In place of the stub, and at the end of the file.
  @Test(arguments: [
    ("", "\nextension P {\n  func a() {\n    run()\n  }\n}\n"), ("", "\nclass A {}\n"),
    ("  #if DEBUG\n  func a() {\n    run()\n  }\n  #endif\n\n", ""),
  ])
  func aMethodThatTheUserMovedDeletedOrMadeConditionalIsNotMoved(place: String, end: String) {
    let stub = "  func a() {\n    fatalError(\"P.a() is not written yet\")\n  }\n\n"
    let ours = Self.file("a b|c").replacing(stub, with: place) + end
    let result = merge(Self.file("a b|c"), ours, Self.file("b|a c"))
    #expect(String(decoding: result.bytes, as: UTF8.self) == ours)
    #expect(result.isClean)
  }

  /// Both files are the user's, so nothing goes from one to the other.
  @Test func aMethodStaysInItsFile() throws {
    let ours = Self.file("a b|c", body: Self.writing)
    let start = try #require(ours.firstRange(of: "// MARK: - In")).lowerBound
    let joined = JoinedFiles([Array(ours[..<start].utf8), Array(ours[start...].utf8)])
    let result = SwiftMerge.merge(
      base: Array(Self.file("a b|c").utf8), ours: joined.text,
      theirs: Array(Self.file("b|a c").utf8))
    let parts = try #require(joined.split(result.bytes)).map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
    #expect(parts[0].contains("func a() {\n    \(Self.writing("a"))\n"), "\(parts)")
    #expect(!parts[1].contains("func a()"))
  }

  /// The other file before the change, and the new method of this file.
  @Test(arguments: [("func b() {}", "b()"), ("", "a(id: Int)")])
  func aMemberMovedBetweenFilesIsNotARename(before: String, new: String) {
    var moved = MembersMovedBetweenFiles()
    moved.add(
      Array("class I {\n  \(before)\n}\n".utf8), Array("class I {\n  func a() {}\n}\n".utf8))
    for (elsewhere, isRenamed) in [(moved, false), (MembersMovedBetweenFiles(), true)] {
      let result = SwiftMerge.merge(
        base: Array(Self.file("a|c").utf8), ours: Array(Self.file("a|c", body: Self.writing).utf8),
        theirs: Array(Self.file("a|c").replacing("func a()", with: "func \(new)").utf8),
        movedBetweenFiles: elsewhere)
      let text = String(decoding: result.bytes, as: UTF8.self)
      #expect(text.contains("func \(new) {\n    \(Self.writing("a"))") == isRenamed, "\(text)")
    }
  }

  @Test func aBodyMovesToTheClassThatConforms() {
    let inClass = { (members: String) in
      let stated = Self.file("|" + members, body: Self.writing)
      let start = stated.firstRange(of: ": In {\n")?.upperBound ?? stated.endIndex
      return { (file: String) in
        file.replacing("class P {", with: "class P: In {")
          .replacing("  let id = 1\n}\n", with: "  let id = 1\n\n" + stated[start...])
      }
    }
    let ours = inClass("c")(Self.file("a b|", body: Self.writing))
    let result = merge(Self.file("a b|c"), ours, Self.file("b|c a"))
    #expect(
      String(decoding: result.bytes, as: UTF8.self)
        == inClass("c a")(Self.file("b|", body: Self.writing)))
    #expect(result.isClean)
  }

  /// The user has the conformance at the class, and one method in an extension. The spec changes the other.
  @Test(arguments: ["func b() -> String {", "func b(id: Int) -> Int {", "func b() async -> Int {"])
  func aChangeOfAMovedSignatureIsClean(new: String) {
    let base = """
      final class R {
      }

      // MARK: - RP

      extension R: RP {
        func a() -> Bool {
          fatalError("R.a() is not written yet")
        }

        func b() -> Int {
          fatalError("R.b() is not written yet")
        }
      }

      """
    let theirs = base.replacing("func b() -> Int {", with: new)
    for (attribute, remark, end) in [
      ("", "", ""), ("@inline(never) ", "  // x", "  // end"), ("public ", "  /* x */", ""),
    ] {
      let ours = { (head: String) in
        """
        final class R: RP {
          \(attribute)\(head)\(remark)
            return 0
          }\(end)
        }

        extension R {
          func a() -> Bool {
            return true
          }
        }

        """
      }
      let result = merge(base, ours("func b() -> Int {"), theirs)
      #expect(String(decoding: result.bytes, as: UTF8.self) == ours(new))
      #expect(result.isClean)
    }
  }
}
