/// The shortest diff of two arrays of lines, by the algorithm of Eugene Myers, in linear space.
///
/// Equal lines at both ends and lines that only one side has are removed first. A box whose edit
/// distance exceeds a limit is split at the furthest point, so the diff of very different texts
/// isn't the shortest.
package struct LineDiff {
  package struct Change: Hashable {
    package let old: Range<Int>
    package let new: Range<Int>

    package init(old: Range<Int>, new: Range<Int>) { (self.old, self.new) = (old, new) }
  }

  package enum Style {
    case shortest
    /// Merges agree with `git merge-file`.
    case likeGit
  }

  /// Computes the sorted changes, with at least one common line between two changes.
  ///
  /// Equal lines have equal numbers, which count from 0.
  package static func changes(from old: [Int], to new: [Int], style: Style) -> [Change] {
    var sides = DiffSides(old: old, new: new)
    sides.mark(style: style)
    GroupSliding.slide(&sides.old, beside: sides.new)
    GroupSliding.slide(&sides.new, beside: sides.old)
    return sides.changes
  }
}

struct DiffSides {
  var old: DiffSide
  var new: DiffSide

  init(old: [Int], new: [Int]) {
    self.old = DiffSide(old)
    self.new = DiffSide(new)
  }

  mutating func mark(style: LineDiff.Style) {
    let core = unequalCore()
    guard !core.old.isEmpty || !core.new.isEmpty else { return }
    let skipsFrequent = style == .likeGit
    let oldCounts = old.counts
    let newCounts = new.counts
    let oldRest = old.setAside(in: core.old, counts: newCounts, skipsFrequent: skipsFrequent)
    let newRest = new.setAside(in: core.new, counts: oldCounts, skipsFrequent: skipsFrequent)
    var search = DiffSearch(
      old: oldRest.map { old.numbers[$0] }, new: newRest.map { new.numbers[$0] })
    search.run()
    for (index, line) in oldRest.enumerated() where search.oldChanged[index] {
      old.isChanged[line] = true
    }
    for (index, line) in newRest.enumerated() where search.newChanged[index] {
      new.isChanged[line] = true
    }
  }

  private func unequalCore() -> (old: Range<Int>, new: Range<Int>) {
    let limit = min(old.count, new.count)
    var start = 0
    while start < limit, old.numbers[start] == new.numbers[start] { start += 1 }
    var tail = 0
    while tail < limit - start,
      old.numbers[old.count - 1 - tail] == new.numbers[new.count - 1 - tail]
    {
      tail += 1
    }
    return (start..<old.count - tail, start..<new.count - tail)
  }

  var changes: [LineDiff.Change] {
    var changes: [LineDiff.Change] = []
    var i = 0
    var j = 0
    while i < old.count || j < new.count {
      let oldStart = i
      let newStart = j
      while i < old.count, old.isChanged[i] { i += 1 }
      while j < new.count, new.isChanged[j] { j += 1 }
      if i > oldStart || j > newStart {
        changes.append(LineDiff.Change(old: oldStart..<i, new: newStart..<j))
      }
      if i < old.count { i += 1 }
      if j < new.count { j += 1 }
    }
    return changes
  }
}

struct DiffSide {
  let numbers: [Int]
  var isChanged: [Bool]

  init(_ numbers: [Int]) {
    self.numbers = numbers
    isChanged = [Bool](repeating: false, count: numbers.count)
  }

  var count: Int { numbers.count }

  var counts: [Int] {
    var counts = [Int](repeating: 0, count: (numbers.max() ?? -1) + 1)
    for number in numbers { counts[number] += 1 }
    return counts
  }

  private enum Matches { case none, some, many }

  /// Marks lines that the other side doesn't have, and returns the remaining lines.
  ///
  /// - Parameters:
  ///   - counts: how often each number occurs on the other side.
  ///   - skipsFrequent: whether to mark frequent lines (`}`) between such lines, too, because they
  ///     would connect unrelated text.
  mutating func setAside(in core: Range<Int>, counts: [Int], skipsFrequent: Bool) -> [Int] {
    let frequent = min(roughSquareRoot(count), 1024)
    let matches: [Matches] = core.map { line in
      let number = numbers[line]
      let partners = number < counts.count ? counts[number] : 0
      if partners == 0 { return .none }
      return skipsFrequent && partners >= frequent ? .many : .some
    }
    var rest: [Int] = []
    for index in matches.indices {
      let isSetAside =
        matches[index] == .none || (matches[index] == .many && Self.isLost(index, in: matches))
      if isSetAside {
        isChanged[core.lowerBound + index] = true
      } else {
        rest.append(core.lowerBound + index)
      }
    }
    return rest
  }

  private static func isLost(_ index: Int, in matches: [Matches]) -> Bool {
    var alone = 0
    var frequent = 2
    for step in [-1, 1] {
      var aloneHere = 0
      var position = index + step
      while matches.indices.contains(position), abs(position - index) <= 100,
        matches[position] != .some
      {
        if matches[position] == .none { aloneHere += 1 } else { frequent += 1 }
        position += step
      }
      if aloneHere == 0 { return false }
      alone += aloneHere
    }
    return frequent * 4 < frequent + alone
  }
}

/// A power of two is precise enough for a limit.
func roughSquareRoot(_ number: Int) -> Int {
  var rest = number
  var root = 1
  while rest > 0 {
    rest >>= 2
    root <<= 1
  }
  return root
}
