import Foundation
import TestTools
import Testing

@testable import SwiftMerge
@testable import ViperText

@Suite(.serialized, .processesInTurn) struct UnifiedDiffTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let old: String
    let new: String
    let hunks: String
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "equal texts have no diff", old: "a\n", new: "a\n", hunks: ""),
    Case(
      name: "a changed line", old: "a\nb\nc\n", new: "a\nx\nc\n",
      hunks: "@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n"),
    Case(name: "a new file", old: "", new: "a\nb\n", hunks: "@@ -0,0 +1,2 @@\n+a\n+b\n"),
    Case(name: "a removed file", old: "a\n", new: "", hunks: "@@ -1 +0,0 @@\n-a\n"),
    Case(
      name: "a last line feed added", old: "a\nb", new: "a\nb\n",
      hunks: "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n"),
    Case(
      name: "a missing last line feed in the context", old: "a\nb", new: "x\nb",
      hunks: "@@ -1,2 +1,2 @@\n-a\n+x\n b\n\\ No newline at end of file\n"),
    Case(
      name: "carriage returns stay", old: "a\r\nb\r\n", new: "a\r\nb\n",
      hunks: "@@ -1,2 +1,2 @@\n a\r\n-b\r\n+b\n"),
    Case(
      name: "far changes make two hunks", old: "a\n1\n2\n3\n4\n5\n6\n7\nb\n",
      new: "x\n1\n2\n3\n4\n5\n6\n7\ny\n",
      hunks: "@@ -1,4 +1,4 @@\n-a\n+x\n 1\n 2\n 3\n@@ -6,4 +6,4 @@\n 5\n 6\n 7\n-b\n+y\n"),
    Case(
      name: "near changes share a hunk", old: "a\n1\n2\n3\n4\n5\n6\nb\n",
      new: "x\n1\n2\n3\n4\n5\n6\ny\n",
      hunks: "@@ -1,8 +1,8 @@\n-a\n+x\n 1\n 2\n 3\n 4\n 5\n 6\n-b\n+y\n"),
    Case(
      name: "an inserted function starts at its first line",
      old: "{\n  func a() {\n  }\n\n  func c() {\n  }\n}\n",
      new: "{\n  func a() {\n  }\n\n  func b() {\n  }\n\n  func c() {\n  }\n}\n",
      hunks: """
        @@ -2,6 +2,9 @@
           func a() {
           }
         
        +  func b() {
        +  }
        +
           func c() {
           }
         }

        """),
  ]

  @Test(arguments: cases) func hunksAreAsExpected(_ example: Case) {
    let diff = UnifiedDiff.text(
      old: Array(example.old.utf8), new: Array(example.new.utf8), oldLabel: "a/f", newLabel: "b/f")
    #expect(diff == (example.hunks.isEmpty ? "" : "--- a/f\n+++ b/f\n" + example.hunks))
  }

  @Test func labelsAreQuotedAsPatchReadsThem() {
    let diff = { (label: String) in
      UnifiedDiff.text(old: [], new: [10], oldLabel: label, newLabel: "b").split(separator: "\n")[0]
    }
    #expect(diff("My File.swift") == "--- My File.swift\t")
    #expect(diff("a\"b\tc") == "--- \"a\\\"b\\011c\"")
  }

  /// Old and new text of a random case; every tenth one has carriage returns.
  private static func pair(_ seed: Int) -> (old: [UInt8], new: [UInt8]) {
    var source = RandomText(seed: seed, alphabet: 3 + seed % 9)
    let ending = seed % 10 == 0 ? "\r\n" : "\n"
    let lines = source.lines(upTo: 40)
    let edits = 1 + source.random.below(6)
    let edited = source.edited(lines, edits: edits)
    return (source.bytes(lines, ending: ending), source.bytes(edited, ending: ending))
  }

  @Test(arguments: [["patch", "-p1", "--binary", "-s", "-i"], ["git", "apply", "-p1"]])
  func toolsApplyTheDiff(_ tool: [String]) throws {
    let folder = try TestFolder()
    try folder.write(Array("x\ny".utf8), to: "gone")
    var patch = Array(
      (UnifiedDiff.text(
        old: [], new: Array("a\nb\n".utf8), oldLabel: "/dev/null", newLabel: "b/My File.swift")
        + UnifiedDiff.text(
          old: Array("x\ny".utf8), new: [], oldLabel: "a/gone", newLabel: "/dev/null")).utf8)
    var expected: [Int: [UInt8]] = [:]
    for seed in 0..<(runsLongTests ? 3000 : 100) {
      let (old, new) = Self.pair(seed)
      guard !old.isEmpty, !new.isEmpty else { continue }
      expected[seed] = new
      try folder.write(old, to: "f\(seed)")
      let diff = UnifiedDiff.text(
        old: old, new: new, oldLabel: "a/f\(seed)", newLabel: "b/f\(seed)",
        context: seed % 7 == 0 ? 1 : 3)
      patch += Array(diff.utf8)
    }
    try folder.write(patch, to: "all.patch")
    let result = try folder.run(tool + ["all.patch"])
    #expect(result.status == 0, "\(result.output)")
    for (seed, new) in expected {
      let applied = try folder.read("f\(seed)")
      #expect(applied == new, "seed \(seed)")
    }
    #expect(try folder.read("My File.swift") == Array("a\nb\n".utf8))
    #expect((try? folder.read("gone")) == nil)
  }

  @Test func noDiffIsLongerThanNeeded() throws {
    for seed in 0..<(runsLongTests ? 500 : 60) {
      let (old, new) = Self.pair(seed)
      let diff = UnifiedDiff.text(old: old, new: new, oldLabel: "old", newLabel: "new", context: 0)
      let changed = diff.utf8.split(separator: 10).dropFirst(2)
        .count { $0.first == UInt8(ascii: "+") || $0.first == UInt8(ascii: "-") }
      #expect(changed == Self.fewestChanges(from: old, to: new), "seed \(seed)")
    }
  }

  /// The lines that are in one text only, beside a longest common subsequence of both.
  private static func fewestChanges(from old: [UInt8], to new: [UInt8]) -> Int {
    // A line without an ending is another one than the same with it.
    let (a, b) = (lines(of: old), lines(of: new))
    var lengths = [Int](repeating: 0, count: b.count + 1)
    for line in a {
      var diagonal = 0
      for (index, other) in b.enumerated() {
        let above = lengths[index + 1]
        lengths[index + 1] = line == other ? diagonal + 1 : max(above, lengths[index])
        diagonal = above
      }
    }
    return a.count + b.count - 2 * lengths[b.count]
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  @Test func theDiffOfLargeDifferentTextsIsBounded() {
    var random = Seeded(7)
    let old = (0..<3000).map { _ in random.below(200) }
    let new = (0..<3000).map { _ in random.below(200) }
    var search = DiffSearch(old: old, new: new)
    search.run()
    #expect(search.steps > 0)
    #expect(search.steps < 4 * 6_000 * 256)
    let kept = zip(old, search.oldChanged).filter { !$1 }.map { $0.0 }
    #expect(kept == zip(new, search.newChanged).filter { !$1 }.map { $0.0 })
    #expect(kept.count > 180)
  }
}
