/// Finds conflicts that are left in a text.
package enum ConflictMarkers {
  /// How viper-gen opens a conflict of its own; git says which branch it is.
  package static let opening = "<<<<<<< yours"

  /// A place where both sides changed the same lines; conflict markers stand there, or what is left of them.
  package struct Conflict: Hashable, Sendable {
    /// The line of the first marker, from 1.
    package let line: Int
    /// From the opening marker to the end of the closing marker's line, in bytes; the only marker's line.
    package let range: Range<Int>

    package init(line: Int, range: Range<Int>) { (self.line, self.range) = (line, range) }
  }

  private enum State { case outside, ours, theirs }

  /// The conflicts, in order: `<<<<<<< `, then `=======`, then `>>>>>>> `, each at the start of a line. A marker
  /// that is left of a conflict is one, too, but for a lone `=======`, with which texts underline a title.
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

  /// The two texts that git could not merge, put together again: without the markers, and without
  /// what was there before (`|||||||`, in git's styles `diff3` and `zdiff3`). What git has merged
  /// by itself stands in both.
  ///
  /// Nil if there is no conflict, or one that is not complete.
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
