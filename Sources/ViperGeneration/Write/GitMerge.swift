import SwiftMerge

/// A generated file that git has merged: digests of both sides differ, so a conflict is left in it.
struct GitMerge {
  private let sides: [[UInt8]]
  private let marks: [GeneratedMark?]

  /// Nil if git has left no conflict in the text.
  init?(_ bytes: [UInt8]) {
    guard let sides = ConflictMarkers.sides(of: bytes) else { return nil }
    self.sides = [sides.ours, sides.theirs]
    marks = self.sides.map(GeneratedMark.init(reading:))
  }

  /// Whether what was merged is a generated file.
  var isMarked: Bool { marks.contains { $0 != nil } }

  /// Whether nothing is lost if the file is written anew: both sides are as viper-gen wrote them.
  ///
  /// Where git has merged a part by itself, that part stands in both sides and the digests no longer
  /// fit. Then each line has to be one that viper-gen writes now.
  func isOf(_ file: RenderedFile) -> Bool {
    if marks.allSatisfy({ $0?.isUntouched == true }) { return true }
    guard marks.allSatisfy({ $0 != nil }) else { return false }
    var known: Set<ArraySlice<UInt8>> = []
    let lines = TextLines(file.bytes)
    for line in 0..<lines.count { known.insert(file.bytes[lines.content(line)]) }
    return sides.allSatisfy { side in
      let lines = TextLines(side)
      // The first line is the mark.
      return (1..<max(1, lines.count)).allSatisfy { known.contains(side[lines.content($0)]) }
    }
  }
}
