import ViperText

/// A part of a three-way merge: lines of the base and their versions on both sides.
struct MergeRegion {
  enum Origin {
    case unchanged
    case ours
    case theirs
    case both
    case conflict
  }

  let origin: Origin
  let base: Range<Int>
  let ours: Range<Int>
  let theirs: Range<Int>

  /// - Parameters:
  ///   - joinsTouching: Whether changes that touch count as overlapping, as in git. If not,
  ///     insertions of theirs come first.
  ///   - isSame: Whether lines of ours equal lines of theirs.
  static func all(
    baseCount: Int, ours: [LineDiff.Change], theirs: [LineDiff.Change], joinsTouching: Bool,
    isSame: (_ ours: Range<Int>, _ theirs: Range<Int>) -> Bool
  ) -> [MergeRegion] {
    var walk = MergeWalk(
      ours: MergeSide(changes: ours), theirs: MergeSide(changes: theirs),
      joinsTouching: joinsTouching)
    var regions: [MergeRegion] = []
    while let group = walk.nextGroup(isSame: isSame) {
      if let gap = walk.unchanged(until: group.lowerBound) { regions.append(gap) }
      regions.append(walk.take(group, isSame: isSame))
    }
    if let gap = walk.unchanged(until: baseCount) { regions.append(gap) }
    return regions
  }
}

/// One side of a merge, and the position in its changes.
private struct MergeSide {
  let changes: [LineDiff.Change]
  var group = 0..<0
  var line = 0

  var next: LineDiff.Change? { group.upperBound < changes.count ? changes[group.upperBound] : nil }

  mutating func addNext() { group = group.lowerBound..<group.upperBound + 1 }

  /// Adds the next change if it belongs to the group, which replaces these lines of the base.
  mutating func extend(_ base: inout Range<Int>, _ joinsTouching: Bool) -> Bool {
    guard let change = next?.old else { return false }
    let isInside = base.lowerBound < change.lowerBound || !change.isEmpty
    let joins =
      joinsTouching
      ? change.lowerBound <= base.upperBound : isInside && change.lowerBound < base.upperBound
    guard joins else { return false }
    addNext()
    base = base.joined(change)
    return true
  }

  mutating func take(_ count: Int) -> Range<Int> {
    line += count
    return line - count..<line
  }

  /// Takes the lines that replace some lines of the base.
  mutating func takeGroup(of count: Int) -> Range<Int> {
    let changed = changes[group].reduce(count) { $0 + $1.new.count - $1.old.count }
    group = group.upperBound..<group.upperBound
    return take(changed)
  }
}

/// Iterates over the changes of both sides in the order of the base.
private struct MergeWalk {
  var ours: MergeSide
  var theirs: MergeSide
  let joinsTouching: Bool
  var base = 0

  mutating func unchanged(until end: Int) -> MergeRegion? {
    let lines = base..<end
    guard !lines.isEmpty else { return nil }
    base = end
    return MergeRegion(
      origin: .unchanged, base: lines, ours: ours.take(lines.count),
      theirs: theirs.take(lines.count))
  }

  /// Finds the next changes that belong together, and returns the lines of the base that they
  /// replace.
  mutating func nextGroup(isSame: (Range<Int>, Range<Int>) -> Bool) -> Range<Int>? {
    let (a, b) = (ours.next, theirs.next)
    let isOurs = Self.comesFirst(a, before: b)
    guard var group = (isOurs ? a : b)?.old else { return nil }
    if let a, let b, a.old == b.old, isSame(a.new, b.new) {
      ours.addNext()
      theirs.addNext()
      return group
    }
    if isOurs { ours.addNext() } else { theirs.addNext() }
    while ours.extend(&group, joinsTouching) || theirs.extend(&group, joinsTouching) {}
    return group
  }

  /// At the same position, insertions come before replacements, and theirs before ours.
  private static func comesFirst(_ ours: LineDiff.Change?, before theirs: LineDiff.Change?) -> Bool
  {
    guard let ours, let theirs else { return ours != nil }
    return (ours.old.lowerBound, ours.old.isEmpty ? 0 : 1)
      < (theirs.old.lowerBound, theirs.old.isEmpty ? 0 : 1)
  }

  mutating func take(_ group: Range<Int>, isSame: (Range<Int>, Range<Int>) -> Bool) -> MergeRegion {
    let (isTheirs, isOurs) = (ours.group.isEmpty, theirs.group.isEmpty)
    let (own, new) = (ours.takeGroup(of: group.count), theirs.takeGroup(of: group.count))
    base = group.upperBound
    let origin: MergeRegion.Origin =
      isTheirs ? .theirs : isOurs ? .ours : isSame(own, new) ? .both : .conflict
    return MergeRegion(origin: origin, base: group, ours: own, theirs: new)
  }
}

extension Range<Int> {
  func joined(_ other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
