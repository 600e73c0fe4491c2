import SwiftLayout
import ViperText

struct SwiftFileMerge {
  let base: SwiftOutline
  let ours: SwiftOutline
  let theirs: SwiftOutline
  let style: LayoutStyle
  let unit: [UInt8]
  let ending: [UInt8]
  let keepsInitializerOrder: Bool
  let movedBetweenFiles: MembersMovedBetweenFiles

  var text: MergedText {
    let moved = MovedMembers(
      base: base, ours: ours, theirs: theirs, movedBetweenFiles: movedBetweenFiles)
    let scopes = ScopeMerge.Scopes(
      base: moved.without(moved.left.base, base.file),
      ours: moved.without(moved.left.ours, ours.file),
      theirs: moved.without(moved.left.theirs, theirs.file))
    var text = lines(base.file.preamble, ours.file.preamble, theirs.file.preamble)
    let merge = ScopeMerge(file: self, scopes: scopes, owner: nil, indentation: [], moved: moved)
    text += merge.text(moved.match).text
    text += lines(base.file.tail, ours.file.tail, theirs.file.tail)
    return text
  }

  /// Merges comments and blank lines, which are whole lines.
  ///
  /// - Parameter shift: The indentation in the three texts.
  func lines(
    _ base: Range<Int>?, _ ours: Range<Int>, _ theirs: Range<Int>?, shift: Shift = Shift()
  ) -> MergedText {
    guard let theirs else { return MergedText(self.ours.bytes[ours]) }
    let old = base.map { self.base.print(of: $0) } ?? []
    let own = self.ours.print(of: ours)
    let new = self.theirs.print(of: theirs)
    if new == old || new == own { return MergedText(self.ours.bytes[ours]) }
    let newLines = shift.fromTheirs(self.theirs.bytes[theirs])
    if own == old { return MergedText(newLines) }
    return ThreeWayMerge.merge(
      base: base.map { shift.fromBase(self.base.bytes[$0]) } ?? [],
      ours: Array(self.ours.bytes[ours]), theirs: newLines)
  }
}

/// The indentation of a scope's members in each of the three texts.
struct Shift {
  var base: [UInt8] = []
  var ours: [UInt8] = []
  var theirs: [UInt8] = []

  func fromBase(_ bytes: ArraySlice<UInt8>) -> [UInt8] { moved(bytes, from: base) }

  func fromTheirs(_ bytes: ArraySlice<UInt8>) -> [UInt8] { moved(bytes, from: theirs) }

  private func moved(_ bytes: ArraySlice<UInt8>, from indentation: [UInt8]) -> [UInt8] {
    guard indentation != ours else { return Array(bytes) }
    let lines = TextLines(Array(bytes))
    var output: [UInt8] = []
    for line in 0..<lines.count {
      let text = lines[line]
      if lines.isBlank(line) || !text.starts(with: indentation) {
        output += text
      } else {
        output += ours + text.dropFirst(indentation.count)
      }
    }
    return output
  }
}
