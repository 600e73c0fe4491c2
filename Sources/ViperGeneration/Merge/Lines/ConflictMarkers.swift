/// Finds conflicts that are left in a text.
package enum ConflictMarkers {
  private enum State { case outside, ours, theirs }

  /// The complete conflicts, in order: `<<<<<<< `, then `=======`, then `>>>>>>> `, each at the start of
  /// a line. A lone marker is text like any other.
  package static func find(in bytes: [UInt8]) -> [MergeResult.Conflict] {
    let lines = TextLines(bytes)
    var found: [MergeResult.Conflict] = []
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
        found.append(MergeResult.Conflict(line: start + 1, range: range))
        state = .outside
      }
    }
    return found
  }
}
