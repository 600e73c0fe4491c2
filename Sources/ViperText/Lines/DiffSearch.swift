/// Finds the changed lines between two arrays of numbers by divide and conquer.
///
/// Two searches run towards each other over the diagonals `old - new`. Each step allows one more
/// changed line. The searches meet on an optimal path, which splits the box.
struct DiffSearch {
  private struct Box {
    var old: Range<Int>
    var new: Range<Int>
    /// Whether the distance is known to be below the limit.
    var isExact: Bool
  }

  private struct Split {
    let old: Int
    let new: Int
    let upperIsExact: Bool
    let lowerIsExact: Bool
  }

  private let old: [Int]
  private let new: [Int]
  /// The furthest `old` position on each diagonal, from the box's start.
  private var forward: [Int]
  /// The same from the box's end.
  private var backward: [Int]
  private let limit: Int
  private(set) var steps = 0
  private(set) var oldChanged: [Bool]
  private(set) var newChanged: [Bool]

  init(old: [Int], new: [Int]) {
    self.old = old
    self.new = new
    let diagonals = old.count + new.count + 3
    forward = [Int](repeating: 0, count: diagonals)
    backward = [Int](repeating: 0, count: diagonals)
    limit = max(256, roughSquareRoot(diagonals))
    oldChanged = [Bool](repeating: false, count: old.count)
    newChanged = [Bool](repeating: false, count: new.count)
  }

  mutating func run() {
    var boxes = [Box(old: old.indices, new: new.indices, isExact: false)]
    while let next = boxes.popLast() {
      let box = withoutCommonEnds(next)
      if box.old.isEmpty || box.new.isEmpty {
        mark(box)
        continue
      }
      guard let split = progress(split(box), in: box) else {
        mark(box)
        continue
      }
      boxes.append(
        Box(
          old: split.old..<box.old.upperBound, new: split.new..<box.new.upperBound,
          isExact: split.lowerIsExact))
      boxes.append(
        Box(
          old: box.old.lowerBound..<split.old, new: box.new.lowerBound..<split.new,
          isExact: split.upperIsExact))
    }
  }

  private mutating func mark(_ box: Box) {
    for line in box.old { oldChanged[line] = true }
    for line in box.new { newChanged[line] = true }
  }

  /// Nil if the split doesn't make the box smaller. Then all lines of the box count as changed.
  private func progress(_ split: Split, in box: Box) -> Split? {
    let isInside =
      box.old.lowerBound <= split.old && split.old <= box.old.upperBound
      && box.new.lowerBound <= split.new && split.new <= box.new.upperBound
    let isAtStart = split.old == box.old.lowerBound && split.new == box.new.lowerBound
    let isAtEnd = split.old == box.old.upperBound && split.new == box.new.upperBound
    return isInside && !isAtStart && !isAtEnd ? split : nil
  }

  private func withoutCommonEnds(_ box: Box) -> Box {
    var (i, iEnd) = (box.old.lowerBound, box.old.upperBound)
    var (j, jEnd) = (box.new.lowerBound, box.new.upperBound)
    while i < iEnd, j < jEnd, old[i] == new[j] { (i, j) = (i + 1, j + 1) }
    while i < iEnd, j < jEnd, old[iEnd - 1] == new[jEnd - 1] { (iEnd, jEnd) = (iEnd - 1, jEnd - 1) }
    return Box(old: i..<iEnd, new: j..<jEnd, isExact: box.isExact)
  }

  /// At the border of the box, the ends move inward.
  private struct Span {
    var low: Int
    var high: Int
    let border: ClosedRange<Int>

    init(at diagonal: Int, within border: ClosedRange<Int>) {
      (low, high, self.border) = (diagonal, diagonal, border)
    }

    /// Returns the diagonals outside that need a value.
    mutating func widen() -> (below: Int?, above: Int?) {
      let growsDown = low > border.lowerBound
      let growsUp = high < border.upperBound
      low += growsDown ? -1 : 1
      high += growsUp ? 1 : -1
      return (growsDown ? low - 1 : nil, growsUp ? high + 1 : nil)
    }

    func contains(_ diagonal: Int) -> Bool { low <= diagonal && diagonal <= high }

    /// Every second diagonal, from the highest to the lowest.
    var diagonals: StrideThrough<Int> { stride(from: high, through: low, by: -2) }
  }

  private mutating func split(_ box: Box) -> Split {
    let border = box.old.lowerBound - box.new.upperBound...box.old.upperBound - box.new.lowerBound
    var ahead = Span(at: box.old.lowerBound - box.new.lowerBound, within: border)
    var back = Span(at: box.old.upperBound - box.new.upperBound, within: border)
    let meetsAhead = (ahead.low - back.low) % 2 != 0
    forward[slot(ahead.low)] = box.old.lowerBound
    backward[slot(back.low)] = box.old.upperBound
    var cost = 1
    while true {
      if let meeting = stepForward(&ahead, in: box, meeting: meetsAhead ? back : nil) {
        return meeting
      }
      if let meeting = stepBackward(&back, in: box, meeting: meetsAhead ? nil : ahead) {
        return meeting
      }
      if !box.isExact, cost >= limit { return furthest(ahead, back, in: box) }
      cost += 1
      steps += ahead.high - ahead.low + back.high - back.low
    }
  }

  private func slot(_ diagonal: Int) -> Int { diagonal + new.count + 1 }

  private mutating func stepForward(
    _ span: inout Span, in box: Box, meeting other: Span?
  ) -> Split? {
    let (below, above) = span.widen()
    if let below { forward[slot(below)] = -1 }
    if let above { forward[slot(above)] = -1 }
    for diagonal in span.diagonals {
      let left = forward[slot(diagonal) - 1]
      let right = forward[slot(diagonal) + 1]
      var i = left >= right ? left + 1 : right
      while i < box.old.upperBound, i - diagonal < box.new.upperBound, old[i] == new[i - diagonal] {
        i += 1
      }
      forward[slot(diagonal)] = i
      if let other, other.contains(diagonal), backward[slot(diagonal)] <= i {
        return Split(old: i, new: i - diagonal, upperIsExact: true, lowerIsExact: true)
      }
    }
    return nil
  }

  private mutating func stepBackward(
    _ span: inout Span, in box: Box, meeting other: Span?
  ) -> Split? {
    let (below, above) = span.widen()
    if let below { backward[slot(below)] = Int.max / 2 }
    if let above { backward[slot(above)] = Int.max / 2 }
    for diagonal in span.diagonals {
      let left = backward[slot(diagonal) - 1]
      let right = backward[slot(diagonal) + 1]
      var i = left < right ? left : right - 1
      while i > box.old.lowerBound, i - diagonal > box.new.lowerBound,
        old[i - 1] == new[i - diagonal - 1]
      {
        i -= 1
      }
      backward[slot(diagonal)] = i
      if let other, other.contains(diagonal), i <= forward[slot(diagonal)] {
        return Split(old: i, new: i - diagonal, upperIsExact: true, lowerIsExact: true)
      }
    }
    return nil
  }

  private func furthest(_ ahead: Span, _ back: Span, in box: Box) -> Split {
    var best = (old: box.old.lowerBound, new: box.new.lowerBound)
    for diagonal in ahead.diagonals {
      var i = min(forward[slot(diagonal)], box.old.upperBound)
      i = min(i, box.new.upperBound + diagonal)
      if i + i - diagonal > best.old + best.new { best = (i, i - diagonal) }
    }
    var least = (old: box.old.upperBound, new: box.new.upperBound)
    for diagonal in back.diagonals {
      var i = max(backward[slot(diagonal)], box.old.lowerBound)
      i = max(i, box.new.lowerBound + diagonal)
      if i + i - diagonal < least.old + least.new { least = (i, i - diagonal) }
    }
    let gained = best.old + best.new - box.old.lowerBound - box.new.lowerBound
    let gainedBack = box.old.upperBound + box.new.upperBound - least.old - least.new
    return gainedBack < gained
      ? Split(old: best.old, new: best.new, upperIsExact: true, lowerIsExact: false)
      : Split(old: least.old, new: least.new, upperIsExact: false, lowerIsExact: true)
  }
}
