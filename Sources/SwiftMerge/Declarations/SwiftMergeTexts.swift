import SwiftLayout
import ViperText

/// The three texts of a merge, with the same indentation.
struct SwiftMergeTexts {
  private let base: SwiftOutline
  private let ours: SwiftOutline
  private let theirs: SwiftOutline
  private let isReindented: Bool
  private let unit: [UInt8]
  private let original: (base: [UInt8], ours: [UInt8], theirs: [UInt8])

  init?(base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
    original = (base, ours, theirs)
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
    guard !ours.file.items.isEmpty, !ours.file.hidesDeclarations(of: base.file),
      !theirs.file.hidesDeclarations(of: base.file)
    else { return nil }
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
  }

  func merged(
    style: LayoutStyle, ending: [UInt8], keepsInitializerOrder: Bool,
    movedBetweenFiles: MembersMovedBetweenFiles
  ) -> MergedText {
    var style = style
    let isTabbed = unit.first == UInt8(ascii: "\t")
    style.indentation = isTabbed ? .tabs(unit.count) : .spaces(unit.count)
    let merge = SwiftFileMerge(
      base: base, ours: ours, theirs: theirs, style: style, unit: unit,
      ending: ending, keepsInitializerOrder: keepsInitializerOrder,
      movedBetweenFiles: movedBetweenFiles)
    var text = merge.text
    text.end(likeMergeOf: original.base, original.ours, original.theirs)
    return text
  }

  /// Git's result, if it has no conflict and the same declarations, or if only the other result has
  /// a conflict.
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
      || !UserBodies.areKept(base: original.base, ours: original.ours, merged: bytes)
    {
      return nil
    }
    return MergedText(bytes).result
  }
}

extension SwiftOutline {
  var declarations: [[UInt8]: Int] {
    var counts: [[UInt8]: Int] = [:]
    count(file, at: [], in: &counts)
    return counts
  }

  private func count(_ scope: OutlineScope, at path: [UInt8], in counts: inout [[UInt8]: Int]) {
    counts[path + print(of: scope.tail) + print(of: scope.preamble), default: 0] += 1
    for item in scope.items {
      if let inner = item.scope {
        let place = path + print(of: item.lead.lowerBound..<item.head.upperBound) + [0]
        count(inner, at: place, in: &counts)
      } else {
        counts[path + print(of: item.lines), default: 0] += 1
      }
    }
  }

  /// The most frequent indentation of members and bodies in relation to their owner; nil if there
  /// are none.
  var indentationStep: [UInt8]? {
    var votes: [[UInt8]: Int] = [:]
    for item in file.all {
      guard let body = item.body else { continue }
      let outer = indentation(at: item.head.lowerBound)
      let next = lines.line(at: body.lowerBound) + 1
      if next < lines.line(at: body.upperBound - 1), !lines.isBlank(next) {
        let inner = Array(bytes[lines.indentation(next)])
        if inner.count > outer.count, inner.starts(with: outer) {
          votes[Array(inner[outer.count...]), default: 0] += 1
        }
      }
    }
    return votes.max { ($0.value, $1.key.count) < ($1.value, $0.key.count) }?.key
  }
}

extension OutlineScope {
  /// Whether an addition without outline, such as a condition, seems to contain known declarations.
  /// Such a file is merged by lines.
  fileprivate func hidesDeclarations(of base: OutlineScope) -> Bool {
    let (own, old) = (all, base.all)
    let isCover = { (item: OutlineItem) in item.kind == .conditional || item.kind == .unreadable }
    let known = Set(old.map(\.identity))
    guard own.contains(where: { isCover($0) && !known.contains($0.identity) }) else { return false }
    return !known.isSubset(of: Set(own.map(\.identity)))
  }

  /// All declarations, each before its members.
  var all: [OutlineItem] { items.flatMap { [$0] + ($0.scope?.all ?? []) } }
}

extension TextLines {
  func indented(from step: [UInt8], to other: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    for line in 0..<count {
      let indentation = indentation(line)
      output += Reindentation.converted(Array(bytes[indentation]), from: step, to: other)
      output += bytes[indentation.upperBound..<range(line).upperBound]
    }
    return output
  }
}
