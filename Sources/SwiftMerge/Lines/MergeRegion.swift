/// A stretch of a three-way merge: lines of the base, and what stands for them on either side.
struct MergeRegion {
  enum Origin {
    /// Nobody changed the lines.
    case unchanged
    case ours
    case theirs
    /// Both made the same change.
    case both
    case conflict
  }

  let origin: Origin
  let base: Range<Int>
  let ours: Range<Int>
  let theirs: Range<Int>

  /// The whole of a three-way merge, region by region.
  ///
  /// - Parameters:
  ///   - joinsTouching: as git does, count changes as overlapping that merely touch; otherwise both are
  ///     taken, and of two insertions at one point theirs come first.
  ///   - isSame: whether lines of ours equal lines of theirs.
  static func all(
    baseCount: Int, ours: [LineDiff.Change], theirs: [LineDiff.Change], joinsTouching: Bool,
    isSame: (_ ours: Range<Int>, _ theirs: Range<Int>) -> Bool
  ) -> [MergeRegion] {
    var walk = MergeWalk(ours: ours, theirs: theirs, joinsTouching: joinsTouching)
    var regions: [MergeRegion] = []
    while let group = walk.nextGroup(isSame: isSame) {
      if let gap = walk.unchanged(until: group.base.lowerBound) { regions.append(gap) }
      regions.append(walk.take(group, isSame: isSame))
    }
    if let gap = walk.unchanged(until: baseCount) { regions.append(gap) }
    return regions
  }
}

/// Changes of one or both sides that have to be seen together.
private struct ChangeGroup {
  var base: Range<Int>
  var ours: Range<Int>
  var theirs: Range<Int>
}

/// Goes through the changes of both sides in the order of the base.
private struct MergeWalk {
  let ours: [LineDiff.Change]
  let theirs: [LineDiff.Change]
  let joinsTouching: Bool
  var nextOurs = 0
  var nextTheirs = 0
  /// How far the walk has come, in each of the three texts.
  var base = 0
  var oursLine = 0
  var theirsLine = 0

  /// The unchanged lines up to a line of the base, if there are any.
  mutating func unchanged(until end: Int) -> MergeRegion? {
    let count = end - base
    guard count > 0 else { return nil }
    let region = MergeRegion(
      origin: .unchanged, base: base..<end, ours: oursLine..<oursLine + count,
      theirs: theirsLine..<theirsLine + count)
    (base, oursLine, theirsLine) = (end, oursLine + count, theirsLine + count)
    return region
  }

  /// The next changes that belong together, as indices of the two lists.
  func nextGroup(isSame: (Range<Int>, Range<Int>) -> Bool) -> ChangeGroup? {
    let a = nextOurs < ours.count ? ours[nextOurs] : nil
    let b = nextTheirs < theirs.count ? theirs[nextTheirs] : nil
    guard let first = Self.first(a, b) else { return nil }
    var group = ChangeGroup(
      base: first.base, ours: nextOurs..<nextOurs, theirs: nextTheirs..<nextTheirs)
    if first.isOurs { extendOurs(&group) } else { extendTheirs(&group) }
    if let a, let b, a.old == b.old, isSame(a.new, b.new) {
      return ChangeGroup(
        base: a.old, ours: nextOurs..<nextOurs + 1, theirs: nextTheirs..<nextTheirs + 1)
    }
    var grows = true
    while grows {
      grows = false
      if group.ours.upperBound < ours.count, joins(ours[group.ours.upperBound].old, group.base) {
        extendOurs(&group)
        grows = true
      }
      if group.theirs.upperBound < theirs.count,
        joins(theirs[group.theirs.upperBound].old, group.base)
      {
        extendTheirs(&group)
        grows = true
      }
    }
    return group
  }

  /// The change that comes first; at one point insertions before replacements, theirs before ours.
  private static func first(
    _ a: LineDiff.Change?, _ b: LineDiff.Change?
  ) -> (base: Range<Int>, isOurs: Bool)? {
    guard let a else { return b.map { ($0.old, false) } }
    guard let b else { return (a.old, true) }
    let oursFirst =
      (a.old.lowerBound, a.old.isEmpty ? 0 : 1) < (b.old.lowerBound, b.old.isEmpty ? 0 : 1)
    return oursFirst ? (a.old, true) : (b.old, false)
  }

  private func joins(_ change: Range<Int>, _ group: Range<Int>) -> Bool {
    if joinsTouching { return change.lowerBound <= group.upperBound }
    if change.isEmpty {
      return group.lowerBound < change.lowerBound && change.lowerBound < group.upperBound
    }
    return change.lowerBound < group.upperBound
  }

  private func extendOurs(_ group: inout ChangeGroup) {
    let change = ours[group.ours.upperBound]
    group.ours = group.ours.lowerBound..<group.ours.upperBound + 1
    group.base = group.base.joined(change.old)
  }

  private func extendTheirs(_ group: inout ChangeGroup) {
    let change = theirs[group.theirs.upperBound]
    group.theirs = group.theirs.lowerBound..<group.theirs.upperBound + 1
    group.base = group.base.joined(change.old)
  }

  mutating func take(
    _ group: ChangeGroup, isSame: (Range<Int>, Range<Int>) -> Bool
  ) -> MergeRegion {
    let oursEnd = oursLine + group.base.count + Self.growth(ours[group.ours])
    let theirsEnd = theirsLine + group.base.count + Self.growth(theirs[group.theirs])
    let oursRange = oursLine..<oursEnd
    let theirsRange = theirsLine..<theirsEnd
    let origin: MergeRegion.Origin =
      if group.ours.isEmpty {
        .theirs
      } else if group.theirs.isEmpty {
        .ours
      } else {
        isSame(oursRange, theirsRange) ? .both : .conflict
      }
    (nextOurs, nextTheirs) = (group.ours.upperBound, group.theirs.upperBound)
    (base, oursLine, theirsLine) = (group.base.upperBound, oursEnd, theirsEnd)
    return MergeRegion(
      origin: origin, base: group.base, ours: oursRange, theirs: theirsRange)
  }

  private static func growth(_ changes: ArraySlice<LineDiff.Change>) -> Int {
    changes.reduce(0) { $0 + $1.new.count - $1.old.count }
  }
}

extension Range<Int> {
  /// The smallest range that holds both.
  func joined(_ other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
