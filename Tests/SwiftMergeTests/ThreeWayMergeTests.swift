import Foundation
import TestTools
import Testing

@testable import SwiftMerge
@testable import ViperText

@Suite(.serialized, .processesInTurn) struct ThreeWayMergeTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let base: String
    let ours: String
    let theirs: String
    let expected: String
    var testDescription: String { name }

    init(_ name: String, _ base: String, _ ours: String, _ theirs: String, _ expected: String) {
      (self.name, self.base, self.ours, self.theirs) = (name, base, ours, theirs)
      self.expected = expected
    }
  }

  static let cases = [
    Case("nothing changed", "a\n", "a\n", "a\n", "a\n"),
    Case("only ours", "a\n", "b\n", "a\n", "b\n"),
    Case("only theirs", "a\n", "a\n", "b\n", "b\n"),
    Case("the same change twice", "a\nb\n", "a\nx\nb\n", "a\nx\nb\n", "a\nx\nb\n"),
    Case("changes far apart", "a\nb\nc\n", "x\nb\nc\n", "a\nb\ny\n", "x\nb\ny\n"),
    Case("changes that touch", "a\nb\nc\nd\n", "a\nx\nc\nd\n", "a\nb\ny\nd\n", "a\nx\ny\nd\n"),
    Case("two insertions, theirs first", "a\nb\n", "a\no\nb\n", "a\nt\nb\n", "a\nt\no\nb\n"),
    Case("an insertion before a change", "a\nb\nc\n", "a\nx\nc\n", "a\nt\nb\nc\n", "a\nt\nx\nc\n"),
    Case("an insertion behind a change", "a\nb\nc\n", "a\nx\nc\n", "a\nb\nt\nc\n", "a\nx\nt\nc\n"),
    Case("an insertion behind a removal", "a\nb\nc\n", "a\nc\n", "a\nb\nt\nc\n", "a\nt\nc\n"),
    Case(
      "carriage returns of ours", "a\nb\nc\n", "a\r\nb\r\no\r\nc\r\n", "a\nt\nb\nc\n",
      "a\r\nt\r\nb\r\no\r\nc\r\n"),
    Case("no last line feed in ours", "a\nb\nc\n", "a\nb\nc", "a\nt\nb\nc\n", "a\nt\nb\nc"),
    Case("lines behind a missing line feed", "a\nb", "a\nb", "a\nb\nt\n", "a\nb\nt\n"),
    Case("ours drops the feed, theirs appends", "a\nb\n", "a\nb", "a\nb\nt\n", "a\nb\nt"),
    Case(
      "indented anew",
      "{\n  a1\n  b1\n  c1\n}\n", "{\n    a1\n    b1\n    c1\n}\n",
      "{\n  a1\n  t1 {\n    t2\n  }\n  b1\n  c1\n}\n",
      "{\n    a1\n    t1 {\n        t2\n    }\n    b1\n    c1\n}\n"),
    Case(
      "indented with tabs, and inserted behind a blank line",
      "{\n  a1\n  b1\n\n  c1\n}\n", "{\n\ta1\n\tb1\n\n\tc1\n}\n",
      "{\n  a1\n  b1\n\n  t1\n    t2\n\n  c1\n}\n",
      "{\n\ta1\n\tb1\n\n\tt1\n\t\tt2\n\n\tc1\n}\n"),
    Case(
      "a block wrapped in another", "a1\nb1\n", "if x {\n  a1\n  b1\n}\n", "a1\nt1\nb1\n",
      "if x {\n  a1\n  t1\n  b1\n}\n"),
    Case(
      "indented anew, and a line removed", "{\n  a1\n  b1\n  c1\n}\n",
      "{\n    a1\n    b1\n    c1\n}\n", "{\n  a1\n  c1\n}\n", "{\n    a1\n    c1\n}\n"),
    Case("everything removed by theirs", "a\n", "a\n", "", ""),
    Case("everything empty", "", "", "", ""),
    Case(
      "one line changed on both sides", "a\nb\nc\n", "a\no\nc\n", "a\nt\nc\n",
      "a\n<<<<<<< yours\no\n||||||| base\nb\n=======\nt\n>>>>>>> viper-gen\nc\n"),
    Case(
      "changed and removed", "a\nb\nc\n", "a\no\nc\n", "a\nc\n",
      "a\n<<<<<<< yours\no\n||||||| base\nb\n=======\n>>>>>>> viper-gen\nc\n"),
    Case(
      "a conflict without last line feeds", "a", "o", "t",
      "<<<<<<< yours\no\n||||||| base\na\n=======\nt\n>>>>>>> viper-gen\n"),
    Case(
      "a conflict with carriage returns", "a\nb\nc\n", "a\r\no\r\nc\r\n", "a\nt\nc\n",
      "a\r\n<<<<<<< yours\r\no\r\n||||||| base\r\nb\r\n=======\r\nt\r\n>>>>>>> viper-gen\r\nc\r\n"),
  ]

  @Test(arguments: cases) func mergesAsExpected(_ example: Case) {
    let result = ThreeWayMerge.merge(
      base: Array(example.base.utf8), ours: Array(example.ours.utf8),
      theirs: Array(example.theirs.utf8)
    ).result
    #expect(String(decoding: result.bytes, as: UTF8.self) == example.expected)
    #expect(result.conflicts == ConflictMarkers.find(in: result.bytes))
    #expect(result.isClean == !example.expected.contains("<<<<<<<"))
    #expect(result.conflicts.count < 2)
  }

  private struct Triple {
    let base: [UInt8]
    let ours: [UInt8]
    let theirs: [UInt8]

    init(seed: Int) {
      var source = RandomText(seed: seed, alphabet: 3 + seed % 17)
      let lines = source.lines(upTo: 4 + seed % 60)
      let edits = (source.random.below(4), source.random.below(4))
      let ours = source.edited(lines, edits: edits.0)
      let theirs = source.edited(lines, edits: edits.1)
      base = source.bytes(lines)
      self.ours = source.bytes(ours)
      self.theirs = source.bytes(theirs)
    }
  }

  /// Runs `git merge-file` on all triples in one shell; the answer is `seed status` a line.
  private static func gitMerges(_ triples: [Triple], in folder: TestFolder) throws -> [Int32] {
    for (seed, triple) in triples.enumerated() {
      try folder.write(triple.base, to: "\(seed).base")
      try folder.write(triple.ours, to: "\(seed).ours")
      try folder.write(triple.theirs, to: "\(seed).theirs")
    }
    let script = """
      i=0; while [ $i -lt \(triples.count) ]; do
      git merge-file --diff3 -p -q -L yours -L base -L viper-gen \
      $i.ours $i.base $i.theirs > $i.merged; echo $?
      i=$((i+1)); done
      """
    return try folder.run(["sh", "-c", script]).output.split(separator: "\n").compactMap {
      Int32($0)
    }
  }

  @Test func agreesWithGitWhereGitMergesCleanly() throws {
    let folder = try TestFolder()
    let triples = (0..<(runsLongTests ? 10_000 : 100)).map { Triple(seed: $0) }
    let statuses = try Self.gitMerges(triples, in: folder)
    #expect(statuses.count == triples.count)
    var (cleanInGit, cleanHere, sameConflicts, conflictsHere) = (0, 0, 0, 0)
    for (seed, (triple, status)) in zip(triples, statuses).enumerated() {
      let result = ThreeWayMerge.merge(base: triple.base, ours: triple.ours, theirs: triple.theirs)
        .result
      let merged = try folder.read("\(seed).merged")
      cleanHere += result.isClean ? 1 : 0
      if status == 0 {
        cleanInGit += 1
        #expect(result.isClean && result.bytes == merged, "seed \(seed)")
      } else if !result.isClean {
        conflictsHere += 1
        sameConflicts += result.bytes == merged ? 1 : 0
      }
    }
    #expect(cleanInGit * 3 > triples.count)
    #expect(cleanHere > cleanInGit)
    print(
      "merge: \(triples.count) triples, clean in git \(cleanInGit), here \(cleanHere);",
      "conflicts \(conflictsHere), written as by git \(sameConflicts)")
  }

  @Test func keepsEveryLineOfOurs() {
    for seed in 0..<(runsLongTests ? 10_000 : 300) {
      let triple = Triple(seed: seed)
      let result = ThreeWayMerge.merge(base: triple.base, ours: triple.ours, theirs: triple.theirs)
        .result
      #expect(
        UserLines.missing(base: triple.base, ours: triple.ours, merged: result.bytes) == nil,
        "seed \(seed)")
      let again = ThreeWayMerge.merge(
        base: triple.theirs, ours: result.bytes, theirs: triple.theirs)
      #expect(again.bytes == result.bytes, "seed \(seed)")
    }
  }
}

/// The lines that a user wrote: in ours and not in base.
enum UserLines {
  /// The first line that a merge lost. Nil if all lines are there, in order.
  ///
  /// If several lines look alike, one alignment with all lines is enough.
  static func missing(base: [UInt8], ours: [UInt8], merged: [UInt8]) -> String? {
    let lost = [LineNumbering.Equality.exact, .words].map {
      missing(base: base, ours: ours, merged: merged, aligned: $0)
    }
    return lost.contains(nil) ? nil : lost[0]
  }

  private static func missing(
    base: [UInt8], ours: [UInt8], merged: [UInt8], aligned equality: LineNumbering.Equality
  ) -> String? {
    let (old, new, result) = (TextLines(base), TextLines(ours), TextLines(merged))
    var alignment = LineNumbering(equality)
    let (oldLines, newLines) = (alignment.numbers(of: old), alignment.numbers(of: new))
    var words = LineNumbering(.words)
    let (newWords, resultWords) = (words.numbers(of: new), words.numbers(of: result))
    var rest = resultWords[...]
    for change in LineDiff.changes(from: oldLines, to: newLines, style: .likeGit) {
      for line in change.new where !new.isBlank(line) {
        guard let found = rest.firstIndex(of: newWords[line]) else {
          return String(decoding: new[line], as: UTF8.self)
        }
        rest = rest[(found + 1)...]
      }
    }
    return nil
  }
}

@Suite(.serialized, .processesInTurn) struct ConflictMarkersTests {
  @Test func findsCompleteAndPartialConflictMarkers() {
    let conflict = "<<<<<<< yours\na\n||||||| base\n=======\nb\n>>>>>>> viper-gen\n"
    let find = { (text: String) in ConflictMarkers.find(in: Array(text.utf8)) }
    #expect(find("x\n" + conflict + "y\n" + conflict).map(\.line) == [2, 9])
    #expect(find("x\n" + conflict).first?.range == 2..<2 + conflict.utf8.count)
    #expect(find("<<<<<<< yours\r\n=======\r\n>>>>>>> theirs").count == 1)
    #expect(find("Title\n=======\n").isEmpty)
    #expect(find(" <<<<<<< a\n=======\n >>>>>>> a\n").isEmpty)
    #expect(find("<<<<<<<\n=======\n>>>>>>>\n").isEmpty)
    let left = ["<<<<<<< yours\na\n", "=======\n>>>>>>> a\n", "a\n||||||| base\n=======\n"]
    #expect(left.map { find($0).map(\.range) } == [[0..<14], [8..<18], [2..<15]])
    // Settled in part, and one right after it.
    #expect(find("<<<<<<< a\nb\n" + conflict).map(\.line) == [1, 3])
    #expect(find("<<<<<<< a\n========\n>>>>>>> a\n").map(\.range) == [0..<29])
  }

  @Test(arguments: [
    ("a\n<<<<<<< x\nb\n=======\nc\n>>>>>>> y\nd", ["a\nb\nd", "a\nc\nd"]),
    ("<<<<<<< x\r\nb\r\n||||||| o\r\nz\r\n=======\r\n>>>>>>> y\r\n", ["b\r\n", ""]),
    (
      "<<<<<<< x\n=======\nc\n>>>>>>> y\n<<<<<<< x\nb\n|||||||\n=======\n>>>>>>> y\n",
      ["b\n", "c\n"]
    ),
    ("", nil), ("a\n=======\nb\n", nil), ("<<<<<<< x\nb\n=======\nc\n", nil),
    ("<<<<<<< x\n>>>>>>> y\n", nil), ("<<<<<<< x\n========\n>>>>>>> y\n", nil),
    ("<<<<<<< x\n||||||| o\n========\n>>>>>>> y\n", nil),
  ])
  func onlyACompleteConflictHasTwoSides(text: String, expected: [String]?) {
    let sides = ConflictMarkers.sides(of: Array(text.utf8))
    let texts = sides.map { [$0.ours, $0.theirs].map { String(decoding: $0, as: UTF8.self) } }
    #expect(texts == expected)
  }
}
