package enum ConflictMarkers {
  /// Git's markers name a branch.
  package static let opening = "<<<<<<< yours"

  package struct Conflict: Hashable, Sendable {
    /// From 1.
    package let line: Int
    /// From the opening to the closing marker, or a single marker.
    package let range: Range<Int>

    package init(line: Int, range: Range<Int>) { (self.line, self.range) = (line, range) }
  }

  private enum State { case outside, ours, theirs }

  /// `=======` alone doesn't count, because texts underline titles with such lines.
  package static func find(in bytes: [UInt8]) -> [Conflict] {
    let lines = TextLines(bytes)
    var found: [Conflict] = []
    var state = State.outside
    var start = 0
    func add(_ first: Int, _ last: Int) {
      found.append(Conflict(line: first + 1, range: lines.range(of: first..<last + 1)))
    }
    for line in 0..<lines.count {
      let content = bytes[lines.content(line)]
      if content.starts(with: "<<<<<<< ".utf8) {
        if state != .outside { add(start, start) }
        (state, start) = (.ours, line)
      } else if state == .ours, content.elementsEqual("=======".utf8) {
        state = .theirs
      } else if content.starts(with: ">>>>>>> ".utf8) {
        add(state == .outside ? line : start, line)
        state = .outside
      } else if state == .outside, content.starts(with: "||||||| ".utf8) {
        add(line, line)
      }
    }
    if state != .outside { add(start, start) }
    return found
  }

  /// Separates the two texts that Git couldn't merge; nil without complete conflicts.
  ///
  /// Both texts have the lines that Git has merged, and neither has the base after `|||||||`.
  package static func sides(of bytes: [UInt8]) -> (ours: [UInt8], theirs: [UInt8])? {
    enum Part { case both, ours, base, theirs }
    let lines = TextLines(bytes)
    var sides: (ours: [UInt8], theirs: [UInt8]) = ([], [])
    var part = Part.both
    var count = 0
    for line in 0..<lines.count {
      let content = bytes[lines.content(line)]
      switch part {
      case .both where content.starts(with: "<<<<<<< ".utf8): part = .ours
      case .ours where content.starts(with: "|||||||".utf8): part = .base
      case .ours where content.elementsEqual("=======".utf8),
        .base where content.elementsEqual("=======".utf8):
        part = .theirs
      case .theirs where content.starts(with: ">>>>>>> ".utf8):
        part = .both
        count += 1
      case .both:
        sides.ours += lines[line]
        sides.theirs += lines[line]
      case .ours: sides.ours += lines[line]
      case .theirs: sides.theirs += lines[line]
      case .base: break
      }
    }
    return count > 0 && part == .both ? sides : nil
  }
}
