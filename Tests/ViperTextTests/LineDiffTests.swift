import Foundation
import TestTools
import Testing

@testable import ViperText

@Suite(.serialized, .processesInTurn) struct LineDiffTests {
  private struct Pair {
    let old: [Int]
    let new: [Int]

    init(unlike count: Int, kinds: Int, seed: Int) {
      var random = Seeded(seed)
      old = (0..<count).map { _ in random.below(kinds) }
      new = (0..<count).map { _ in random.below(kinds) }
    }

    init(seed: Int) {
      var random = Seeded(seed)
      let kinds = 2 + random.below(seed % 3 == 0 ? 6 : 120)
      var old = (0..<random.below(seed % 5 == 0 ? 600 : 60)).map { _ in random.below(kinds) }
      var new = old
      for _ in 0..<random.below(seed % 4 == 0 ? 120 : 12) {
        let place = random.below(new.count + 1)
        let end = min(new.count, place + random.below(4))
        let isLong = random.once(in: 8)
        let lines = (0..<random.below(isLong ? 40 : 4)).map { _ in
          isLong && random.chance(85) ? kinds + random.below(500) : random.below(kinds + 5)
        }
        new.replaceSubrange(place..<end, with: lines)
      }
      if seed % 2 == 0 { (old, new) = (new, old) }
      (self.old, self.new) = (old, new)
    }
  }

  @Test func changesEqualThoseOfGit() throws {
    let folder = try TestFolder()
    let pairs =
      (0..<(runsLongTests ? 5_000 : 300)).map { Pair(seed: $0) }
      + [(900, 40), (1_100, 120), (1_500, 300), (700, 12)].enumerated().map { index, size in
        Pair(unlike: size.0, kinds: size.1, seed: index)
      }
    for (seed, pair) in pairs.enumerated() {
      try folder.write(Self.text(pair.old), to: "\(seed).old")
      try folder.write(Self.text(pair.new), to: "\(seed).new")
    }
    let script = """
      export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1; i=0; while [ $i -lt \(pairs.count) ]; do echo "= $i"
      git diff --no-index --no-indent-heuristic --diff-algorithm=myers -U0 $i.old $i.new | grep '^@@'
      i=$((i+1)); done
      """
    let output = try folder.run(["sh", "-c", script]).output
    let found = output.split(separator: "= ").map { text in
      text.split(separator: "\n").dropFirst().map(Self.change)
    }
    try #require(found.count == pairs.count)
    for (seed, pair) in pairs.enumerated() {
      let changes = LineDiff.changes(from: pair.old, to: pair.new, style: .likeGit)
      #expect(changes == found[seed], "seed \(seed)")
    }
  }

  private static func text(_ lines: [Int]) -> [UInt8] {
    Array(lines.map { "\($0)\n" }.joined().utf8)
  }

  /// `@@ -3,2 +3 @@` as lines from 0; where there are none, the number is that of the line before.
  private static func change(_ header: Substring) -> LineDiff.Change {
    let ranges = header.split(separator: " ")[1...2].map { side in
      let numbers = side.dropFirst().split(separator: ",").compactMap { Int($0) }
      let count = numbers.count == 2 ? numbers[1] : 1
      let start = count == 0 ? numbers[0] : numbers[0] - 1
      return start..<start + count
    }
    return LineDiff.Change(old: ranges[0], new: ranges[1])
  }
}
