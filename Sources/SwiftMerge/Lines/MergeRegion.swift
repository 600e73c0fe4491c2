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

  private(set) var origin = Origin.unchanged
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
    var regions: [MergeRegion] = []
    var end = (base: 0, ours: 0, theirs: 0)
    func take(_ base: Int, ours: Int, theirs: Int) -> MergeRegion {
      let start = end
      end = (start.base + base, start.ours + ours, start.theirs + theirs)
      return MergeRegion(
        base: start.base..<end.base, ours: start.ours..<end.ours, theirs: start.theirs..<end.theirs)
    }
    func takeUnchanged(until line: Int) {
      let count = line - end.base
      if count > 0 { regions.append(take(count, ours: count, theirs: count)) }
    }
    var rest = SideChange.sorted(ours: ours, theirs: theirs)[...]
    while let first = rest.popFirst() {
      var (group, lines) = ([first], first.old)
      if let next = rest.first, next.old == first.old, isSame(next.new, first.new) {
        group.append(next)
        rest.removeFirst()
      } else {
        while let next = rest.first, next.joins(lines, ifTouching: joinsTouching) {
          group.append(next)
          rest.removeFirst()
          lines = lines.joined(next.old)
        }
      }
      takeUnchanged(until: lines.lowerBound)
      let (own, new) = (group.filter(\.isOurs), group.filter { !$0.isOurs })
      var region = take(
        lines.count, ours: own.reduce(lines.count) { $0 + $1.growth },
        theirs: new.reduce(lines.count) { $0 + $1.growth })
      region.origin =
        own.isEmpty
        ? .theirs
        : new.isEmpty ? .ours : isSame(region.ours, region.theirs) ? .both : .conflict
      regions.append(region)
    }
    takeUnchanged(until: baseCount)
    return regions
  }
}

/// A change of ours or theirs.
private struct SideChange {
  let old: Range<Int>
  let new: Range<Int>
  let isOurs: Bool

  var growth: Int { new.count - old.count }

  /// The changes in the order of the base. At the same position, insertions come before
  /// replacements, and theirs before ours.
  static func sorted(ours: [LineDiff.Change], theirs: [LineDiff.Change]) -> [SideChange] {
    let changes =
      ours.map { SideChange(old: $0.old, new: $0.new, isOurs: true) }
      + theirs.map { SideChange(old: $0.old, new: $0.new, isOurs: false) }
    let key = { (change: SideChange) in
      (change.old.lowerBound, change.old.isEmpty ? 0 : 1, change.isOurs ? 1 : 0)
    }
    return changes.sorted { key($0) < key($1) }
  }

  /// Whether it belongs to the changes before it, which replace some lines of the base.
  func joins(_ lines: Range<Int>, ifTouching joinsTouching: Bool) -> Bool {
    joinsTouching ? old.lowerBound <= lines.upperBound : old.lowerBound < lines.upperBound
  }
}

extension Range<Int> {
  func joined(_ other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
