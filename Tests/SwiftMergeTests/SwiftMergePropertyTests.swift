import Foundation
import TestTools
import Testing

@testable import SwiftMerge
@testable import ViperText

/// Random edits of a spec against random edits of a user.
struct SwiftMergePropertyTests {
  struct Example {
    let base: [UInt8]
    let ours: [UInt8]
    let theirs: [UInt8]
    let isReindented: Bool
    let spec: ModuleSketch

    init(seed: Int) {
      var random = Seeded(seed)
      var sketch = ModuleSketch(random: &random)
      base = Array(sketch.text.utf8)
      var user = SketchUser(sketch.text)
      for _ in 0..<random.below(7) { user.edit(random: &random) }
      if random.chance(10) { user.reindent() }
      for _ in 0..<1 + random.below(3) { sketch.change(random: &random) }
      theirs = Array(sketch.text.utf8)
      let ending = random.chance(10) ? "\r\n" : "\n"
      ours = Array(user.lines.joined(separator: ending).utf8)
      isReindented = user.isReindented
      spec = sketch
    }

    var likeGit: [UInt8]? {
      isReindented ? nil : ThreeWayMerge.likeGit(base: base, ours: ours, theirs: theirs)
    }
  }

  /// The lines of the user's, in order, without indentation.
  private static func marked(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes.filter { $0 != 13 }, as: UTF8.self).components(separatedBy: "\n")
      .filter { $0.contains("mine") }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static let runs = runsLongTests ? 10_000 : 40

  @Test func mergesKeepTheUsersLinesAndTheSpecsMethods() throws {
    var (clean, leftovers, cleanInGit, sameAsGit) = (0, 0, 0, 0)
    for seed in 0..<Self.runs {
      let example = Example(seed: seed)
      let result = SwiftMerge.merge(base: example.base, ours: example.ours, theirs: example.theirs)
      clean += result.isClean ? 1 : 0
      leftovers += result.leftovers.isEmpty ? 0 : 1
      Self.checkLines(of: result, example, seed: seed)
      try Self.checkMethods(of: result, example, seed: seed)
      if let git = example.likeGit {
        cleanInGit += 1
        sameAsGit += result.bytes == git ? 1 : 0
        #expect(result.isClean, "seed \(seed)")
      }
    }
    print(
      "swift merge: \(Self.runs) runs, clean \(clean), with leftovers \(leftovers);",
      "clean in git \(cleanInGit), the same here \(sameAsGit)")
    #expect(clean * 100 >= Self.runs * 97)
    #expect(clean > cleanInGit)
    #expect(sameAsGit * 100 >= cleanInGit * 99)
  }

  /// Every line of the user's is there, in order, and a second merge changes nothing.
  private static func checkLines(of result: MergeResult, _ example: Example, seed: Int) {
    #expect(marked(result.bytes) == marked(example.ours), "seed \(seed)")
    #expect(
      UserWords.areKept(base: example.base, ours: example.ours, merged: result.bytes),
      "seed \(seed)")
    let again = SwiftMerge.merge(base: example.theirs, ours: result.bytes, theirs: example.theirs)
    #expect(again.bytes == result.bytes, "seed \(seed)")
    #expect(ConflictMarkers.find(in: result.bytes) == result.conflicts, "seed \(seed)")
  }

  /// Each method of the spec that is not a stub the user deleted is there once.
  private static func checkMethods(of result: MergeResult, _ example: Example, seed: Int) throws {
    guard result.isClean else { return }
    let outline = try #require(SwiftOutline(result.bytes), "seed \(seed)")
    #expect(!outline.repeatsLocalName, "seed \(seed)")
    let found = titles(outline.file)
    #expect(Set(found).count == found.count, "seed \(seed)")
    let kept = Set(titles(try #require(SwiftOutline(example.ours)).file))
    let old = Set(titles(try #require(SwiftOutline(example.base)).file))
    let missing = example.spec.contracts.flatMap(\.methods).map(\.title).filter {
      !found.contains($0) && !(old.contains($0) && !kept.contains($0))
        && !result.leftovers.map(\.name).contains("Sketch." + $0)
    }
    #expect(missing.isEmpty, "seed \(seed)")
  }

  private static func titles(_ scope: OutlineScope) -> [String] {
    scope.items.flatMap { item in
      item.scope.map { titles($0) } ?? (item.kind == .function ? [item.title] : [])
    }
  }

  @Test func damagedTextsNeitherCrashNorLoseALine() {
    for seed in 0..<Self.runs / 2 {
      let example = Example(seed: seed)
      var random = Seeded(seed + 1_000_000)
      var ours = example.ours
      for _ in 0..<1 + random.below(4) {
        let at = random.below(ours.count + 1)
        switch random.below(4) {
        case 0: ours.removeSubrange(at..<min(ours.count, at + 1 + random.below(30)))
        case 1: ours.insert(Array("{}()\"#/*\n\\\u{7F}`@".utf8)[random.below(13)], at: at)
        case 2: ours.insert(UInt8(random.below(256)), at: at)
        default: ours.removeSubrange(at...)
        }
      }
      let result = SwiftMerge.merge(base: example.base, ours: ours, theirs: example.theirs)
      #expect(
        UserWords.areKept(base: example.base, ours: ours, merged: result.bytes), "seed \(seed)")
      _ = SwiftMerge.merge(base: ours, ours: example.base, theirs: example.theirs)
      _ = SwiftMerge.merge(base: example.base, ours: example.ours, theirs: ours)
    }
  }
}
