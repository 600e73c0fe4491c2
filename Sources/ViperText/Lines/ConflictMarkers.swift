/// Finds conflicts that are left in a text.
package enum ConflictMarkers {
  /// A place where both sides changed the same lines; conflict markers stand there.
  package struct Conflict: Hashable, Sendable {
    /// The line of the opening marker, from 1.
    package let line: Int
    /// From the opening marker to the end of the closing marker's line, in bytes.
    package let range: Range<Int>

    package init(line: Int, range: Range<Int>) { (self.line, self.range) = (line, range) }
  }

  private enum State { case outside, ours, theirs }

  /// The complete conflicts, in order: `<<<<<<< `, then `=======`, then `>>>>>>> `, each at the start of
  /// a line. A lone marker is text like any other.
  package static func find(in bytes: [UInt8]) -> [Conflict] {
    let lines = TextLines(bytes)
    var found: [Conflict] = []
    var state = State.outside
    var start = 0
    for line in 0..<lines.count {
      let content = bytes[lines.content(line)]
      if content.starts(with: "<<<<<<< ".utf8) {
        (state, start) = (.ours, line)
      } else if state == .ours, content.elementsEqual("=======".utf8) {
        state = .theirs
      } else if state == .theirs, content.starts(with: ">>>>>>> ".utf8) {
        let range = lines.range(of: start..<line + 1)
        found.append(Conflict(line: start + 1, range: range))
        state = .outside
      }
    }
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
