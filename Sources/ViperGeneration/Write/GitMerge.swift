/// A generated file that git has merged: digests of both sides differ, so a conflict is left in it.
struct GitMerge {
  private let bytes: [UInt8]
  private let sides: [GeneratedMark?]

  /// Nil if git has left no conflict in the text.
  init?(_ bytes: [UInt8]) {
    guard let sides = ConflictMarkers.sides(of: bytes) else { return nil }
    self.bytes = bytes
    self.sides = [GeneratedMark(reading: sides.ours), GeneratedMark(reading: sides.theirs)]
  }

  /// Whether what was merged is a generated file.
  var isMarked: Bool { sides.contains { $0 != nil } }

  /// Whether nothing is lost if the file is written anew: both sides are as viper-gen wrote them.
  ///
  /// Where git has merged a part by itself, that part stands in both sides and the digests no longer
  /// fit. Then each line has to be one that viper-gen writes, now or by the spec of one of the sides.
  func isOf(_ file: RenderedFile) -> Bool {
    if sides.allSatisfy({ $0?.isUntouched == true }) { return true }
    guard sides.allSatisfy({ $0 != nil }) else { return false }
    var known: Set<ArraySlice<UInt8>> = []
    for text in [file.bytes] + file.sides {
      let lines = TextLines(text)
      for line in 0..<lines.count { known.insert(text[lines.content(line)]) }
    }
    guard let whole = ConflictMarkers.sides(of: bytes) else { return false }
    return [whole.ours, whole.theirs].allSatisfy { side in
      let lines = TextLines(side)
      // The first line is the mark.
      return (1..<max(1, lines.count)).allSatisfy { known.contains(side[lines.content($0)]) }
    }
  }
}
