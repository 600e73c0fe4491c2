/// Moves each run of changed lines to the best of its equivalent places.
///
/// `a b [a b] c` and `a [b a] b c` insert the same text. A run slides down as far as possible.
/// Changes of the other side stop the run. Runs that touch are joined.
struct GroupSliding {
  private struct Group {
    var start = 0
    var end = 0

    var isEmpty: Bool { start == end }

    init(firstIn side: DiffSide) { extend(in: side) }

    mutating func extend(in side: DiffSide) {
      while end < side.count, side.isChanged[end] { end += 1 }
    }

    /// Most groups are empty.
    mutating func advance(in side: DiffSide) -> Bool {
      guard end < side.count else { return false }
      start = end + 1
      end = start
      extend(in: side)
      return true
    }

    mutating func retreat(in side: DiffSide) -> Bool {
      guard start > 0 else { return false }
      end = start - 1
      start = end
      while start > 0, side.isChanged[start - 1] { start -= 1 }
      return true
    }

    mutating func slideDown(in side: inout DiffSide) -> Bool {
      guard end < side.count, side.numbers[start] == side.numbers[end] else { return false }
      side.isChanged[start] = false
      side.isChanged[end] = true
      (start, end) = (start + 1, end + 1)
      extend(in: side)
      return true
    }

    mutating func slideUp(in side: inout DiffSide) -> Bool {
      guard start > 0, side.numbers[start - 1] == side.numbers[end - 1] else { return false }
      (start, end) = (start - 1, end - 1)
      side.isChanged[start] = true
      side.isChanged[end] = false
      while start > 0, side.isChanged[start - 1] { start -= 1 }
      return true
    }
  }

  static func slide(_ side: inout DiffSide, beside other: DiffSide) {
    var group = Group(firstIn: side)
    var opposite = Group(firstIn: other)
    repeat {
      if !group.isEmpty { settle(&group, in: &side, beside: &opposite, in: other) }
    } while group.advance(in: side) && opposite.advance(in: other)
  }

  private static func settle(
    _ group: inout Group, in side: inout DiffSide, beside opposite: inout Group, in other: DiffSide
  ) {
    var isBesideOther = false
    var size = 0
    repeat {
      size = group.end - group.start
      while group.slideUp(in: &side), opposite.retreat(in: other) {}
      isBesideOther = !opposite.isEmpty
      while group.slideDown(in: &side), opposite.advance(in: other) {
        isBesideOther = isBesideOther || !opposite.isEmpty
      }
    } while group.end - group.start != size
    while isBesideOther, opposite.isEmpty, group.slideUp(in: &side),
      opposite.retreat(in: other)
    {}
  }
}
