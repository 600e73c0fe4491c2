import SwiftLayout
import ViperText

/// Merges two changes of a file. Base and theirs get the indentation of ours.
struct SwiftFileMerge {
  struct Options {
    let style: LayoutStyle
    let ending: [UInt8]
    let keepsInitializerOrder: Bool
    let movedBetweenFiles: MembersMovedBetweenFiles
  }

  let base: SwiftOutline
  let ours: SwiftOutline
  let theirs: SwiftOutline
  let options: Options
  let unit: [UInt8]
  private let isReindented: Bool
  private let original: (base: [UInt8], ours: [UInt8], theirs: [UInt8])

  var ending: [UInt8] { options.ending }

  var style: LayoutStyle {
    var style = options.style
    let isTabbed = unit.first == UInt8(ascii: "\t")
    style.indentation = isTabbed ? .tabs(unit.count) : .spaces(unit.count)
    return style
  }

  init?(base: [UInt8], ours: [UInt8], theirs: [UInt8], _ options: Options) {
    original = (base, ours, theirs)
    self.options = options
    guard ConflictMarkers.find(in: ours).isEmpty,
      let written = SwiftOutline(LineEnding.completed(base)),
      let ours = SwiftOutline(
        LineEnding.completed(ours), openingAllConditionsBut: written.file.conditions)
    else { return nil }
    let step = written.indentationStep
    let ownStep = ours.indentationStep ?? step
    unit = ownStep ?? [UInt8](repeating: UInt8(ascii: " "), count: 2)
    isReindented = step != ownStep
    let adapted = { (bytes: [UInt8]) in
      let bytes = LineEnding.completed(bytes)
      guard let step, let ownStep, step != ownStep else { return bytes }
      return TextLines(bytes).indented(from: step, to: ownStep)
    }
    guard let base = SwiftOutline(adapted(base)), let theirs = SwiftOutline(adapted(theirs)) else {
      return nil
    }
    guard !ours.file.items.isEmpty, !ours.hidesDeclarations(of: base),
      !theirs.hidesDeclarations(of: base)
    else { return nil }
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
  }

  var text: MergedText {
    let moved = MovedMembers(
      base: base, ours: ours, theirs: theirs, movedBetweenFiles: options.movedBetweenFiles)
    let scopes = ScopeMerge.Scopes(
      base: moved.without(moved.left.base, base.file),
      ours: moved.without(moved.left.ours, ours.file),
      theirs: moved.without(moved.left.theirs, theirs.file))
    var text = lines(base.file.preamble, ours.file.preamble, theirs.file.preamble)
    let merge = ScopeMerge(file: self, scopes: scopes, owner: nil, indentation: [], moved: moved)
    text += merge.text(moved.match).text
    text += lines(base.file.tail, ours.file.tail, theirs.file.tail)
    text.end(likeMergeOf: original.base, original.ours, original.theirs)
    return text
  }

  /// Chooses Git's result if it has no conflict and the same declarations, or if only the other
  /// result has a conflict.
  func likeGit(instead result: MergeResult) -> MergeResult? {
    guard !isReindented, result.leftovers.isEmpty,
      let bytes = ThreeWayMerge.likeGit(
        base: original.base, ours: original.ours, theirs: original.theirs),
      let outline = SwiftOutline(bytes), !outline.repeatsLocalName
    else { return nil }
    let declarations = outline.declarations
    if result.isClean {
      guard let other = SwiftOutline(result.bytes), other.declarations == declarations else {
        return nil
      }
    } else if declarations.contains(where: { $0.value > 1 })
      || !UserWords.bodiesAreKept(base: original.base, ours: original.ours, merged: bytes)
    {
      return nil
    }
    return MergedText(bytes).result
  }

  /// Chooses the version of a part that a side changed, apart from layout; nil if both sides changed
  /// it in different ways.
  func changed(
    _ base: Range<Int>?, _ ours: Range<Int>, _ theirs: Range<Int>, shift: Shift
  ) -> [UInt8]? {
    let old = self.base.print(of: base)
    let own = self.ours.print(of: ours)
    let new = self.theirs.print(of: theirs)
    if old == new || own == new { return Array(self.ours.bytes[ours]) }
    return old == own ? shift.fromTheirs(self.theirs.bytes[theirs]) : nil
  }

  /// Merges whole lines.
  ///
  /// - Parameter shift: The indentation in the three texts.
  func lines(
    _ base: Range<Int>?, _ ours: Range<Int>, _ theirs: Range<Int>?, shift: Shift = Shift()
  ) -> MergedText {
    guard let theirs else { return MergedText(self.ours.bytes[ours]) }
    if let changed = changed(base, ours, theirs, shift: shift) { return MergedText(changed) }
    return ThreeWayMerge.merge(
      base: base.map { shift.fromBase(self.base.bytes[$0]) } ?? [],
      ours: Array(self.ours.bytes[ours]), theirs: shift.fromTheirs(self.theirs.bytes[theirs]))
  }
}

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

/// A value for each of the three texts of a merge.
struct Sides<Value> {
  var base: Value
  var ours: Value
  var theirs: Value
}
