import SwiftMerge
import SwiftReading
import ViperPipeline
import ViperProject
import ViperText

extension Comparison {
  func ownFile(at path: String, _ bytes: [UInt8]) -> OwnFile {
    OwnFile(path: path, whole: bytes, text: bytes.withoutByteOrderMark)
  }

  mutating func mergeYours(_ file: RenderedFile, base: [UInt8], old: [UInt8]) throws(DiskError) {
    let now = ownFile(at: file.path, old)
    let own = OwnFile(path: file.path, whole: now.whole, text: file.withNewNames(now.text))
    let others = try sources?.holding(
      base, now: file.bytes, lackedBy: own.text, at: file.path, renaming: file.renaming)
    try merge(file, base: base, into: [own] + (others ?? []).map(pendingFile))
  }

  /// Handles an owned file that doesn't exist. If its code was moved to other files, merges into
  /// these files.
  mutating func compareMissing(_ file: RenderedFile, base: [UInt8]) throws(DiskError) {
    let others =
      try sources?.holding(
        base, now: file.bytes, lackedBy: nil, at: file.path, renaming: file.renaming) ?? []
    if reportMarked(of: file) { return }
    let isGone = isGone(base, from: others)
    if restarted.contains(file.path) {
      if isGone {
        try restart(file, base: base, beside: others.map(pendingFile))
      } else if let other = others.first {
        changeSet.diagnostics.append(
          .movedAndRestarted(display(file.path), to: display(other.path)))
      }
      return
    }
    if isGone { changeSet.leftToDo.append(.deletedFile(display(file.path))) }
    let isNew = file.interrupted != nil || !equalButForLineEndings(base, file.bytes)
    if !others.isEmpty, file.renaming != nil || isNew {
      try merge(file, base: base, into: others.map(pendingFile))
    }
  }

  /// Whether a missing file was deleted. Other files may extend its types, but don't declare them.
  private func isGone(_ base: [UInt8], from others: [OwnFile]) -> Bool {
    let types = Self.ownTypes(in: base)
    return types.isEmpty
      ? others.isEmpty : others.allSatisfy { Self.ownTypes(in: $0.text).isDisjoint(with: types) }
  }

  private static func ownTypes(in text: [UInt8]) -> Set<String> {
    let types = SwiftMerge.declaredNames(in: text)?.types ?? []
    return Set(types.filter { !$0.isExtension }.map(\.name))
  }

  /// Creates the file again without code that is in other files. These files get the spec's
  /// changes.
  private mutating func restart(
    _ file: RenderedFile, base: [UInt8], beside others: [OwnFile]
  ) throws(DiskError) {
    let moved = others.map(\.text)
    let isAsRendered = file.renaming == nil && equalButForLineEndings(base, file.bytes)
    let text = moved.isEmpty || isAsRendered ? file.bytes : base
    let new = SwiftMerge.leavingOut(text, movedTo: moved)
    pending[file.path] = changeSet.changes.count
    changeSet.changes.append(Change(for: .owned, status: .create, path: file.path, new: new))
    guard !moved.isEmpty, !isAsRendered else { return }
    try merge(file, base: base, into: [OwnFile(path: file.path, whole: new, text: new)] + others)
  }

  private func pendingFile(_ file: OwnFile) -> OwnFile {
    pendingText(at: file.path).map { ownFile(at: file.path, $0) } ?? file
  }

  /// Reports members that no merge can add. The lock file keeps its version until the file has
  /// these members.
  mutating func reportMissing(in bytes: [UInt8], of file: RenderedFile) throws(DiskError) {
    guard !reportUnread(bytes, at: file.path) else { return }
    let lacking = try lacking(in: bytes, of: file)
    guard lacking?.isEmpty != true else { return }
    changeSet.leftToDo.append(.missingLock(display(file.path), bytes, lacking: lacking))
    lackingFiles.insert(file.path)
  }

  mutating func merge(_ file: RenderedFile, base: [UInt8], into own: [OwnFile]) throws(DiskError) {
    guard !reportLoneReturns(in: own), !reportUnread(own) else { return leave(file.path) }
    let joined = JoinedFiles(own.map(\.text))
    let (resumed, ours) = resumed(base, file, joined.text)
    let (base, theirs) = aligned(resumed, file, with: ours)
    guard !reportWrittenGiven(in: own, since: base) else { return leave(file.path) }
    let result = SwiftMerge.merge(
      base: base, ours: ours, theirs: theirs, style: style,
      keepsInitializerOrder: isOfProject,
      movedBetweenFiles: try movedBetweenFiles(besides: file, base: base, theirs: theirs))
    guard !reportLostTypes(base: base, ours: ours, merged: result.bytes, of: file, in: own)
    else { return leave(file.path) }
    // A declaration that seems to be deleted may be in a file with conflict markers.
    if result.leftovers.contains(where: { $0.reason == .deletedByUser }), reportMarked(of: file) {
      return leave(file.path)
    }
    guard let parts = joined.split(result.bytes) else {
      changeSet.diagnostics.append(.conflictBetweenFiles(own.map { display($0.path) }))
      return leave(file.path)
    }
    report(result.leftovers, in: own, parts)
    let renamed = SwiftMerge.renamed(base: base, ours: ours, theirs: theirs, merged: result.bytes)
    let lines = TextLines(result.bytes)
    for (name, place) in renamed { reportRenamed(name, at: place, of: lines, in: own, parts) }
    merged[file.path] = own.map(\.path)
    for (own, part) in zip(own, parts) {
      try write(part, to: own, isLeft: own.path == file.path)
    }
  }

  /// Finishes the merge of an interrupted run that wrote only some files.
  private func resumed(
    _ base: [UInt8], _ file: RenderedFile, _ ours: [UInt8]
  ) -> (base: [UInt8], ours: [UInt8]) {
    guard let interrupted = file.interrupted else { return (base, ours) }
    let merged = SwiftMerge.merge(
      base: base, ours: ours, theirs: interrupted, style: style,
      keepsInitializerOrder: isOfProject
    ).bytes
    return ConflictMarkers.find(in: merged).isEmpty ? (interrupted, merged) : (base, ours)
  }

  /// Reports lone carriage returns, because only some tools end a line there.
  private mutating func reportLoneReturns(in own: [OwnFile]) -> Bool {
    let found = own.compactMap { own in
      LineEnding.firstLoneReturn(in: own.whole).map {
        Diagnostic.loneReturn(display(own.path), own.whole, at: $0)
      }
    }
    changeSet.diagnostics += found
    return !found.isEmpty
  }

  /// Reports an extension of a type that no longer exists, because new members would go there.
  private mutating func reportLostTypes(
    base: [UInt8], ours: [UInt8], merged: [UInt8], of file: RenderedFile, in own: [OwnFile]
  ) -> Bool {
    let lost = SwiftMerge.lostTypes(base: base, ours: ours, merged: merged)
    guard !lost.types.isEmpty, let first = own.first(where: { $0.path == file.path }) ?? own.first
    else { return false }
    let source = SourceText(path: display(first.path), bytes: first.whole)
    let declared = SwiftMerge.declaredNames(in: first.whole)?.types ?? []
    for type in lost.types {
      let line = SourceText(path: "", bytes: base).declaration(at: type.place)
      changeSet.diagnostics.append(
        .missingType(
          type.name, line, besides: lost.wanted, in: declared, of: source,
          because: "the spec's change can't be merged without it", role: names.role(of: type.name)))
    }
    return true
  }

  private mutating func write(
    _ part: JoinedFiles.Part, to own: OwnFile, isLeft: Bool
  ) throws(DiskError) {
    let new = own.mark + part.bytes
    guard new != own.whole else {
      if isLeft { leave(own.path) }
      return
    }
    let conflicts = ConflictMarkers.find(in: part.bytes)
    let path = display(own.path)
    guard conflicts.isEmpty || !failsOnConflict else {
      changeSet.diagnostics.append(.conflictAhead(path, own.whole))
      changeSet.edits.append(
        UnifiedDiff.text(old: own.whole, new: new, oldLabel: path, newLabel: path))
      return
    }
    if own.path.hasSuffix(".swift"), conflicts.isEmpty,
      let flaw = SwiftFragment.flaw(ofFile: part.bytes), flaw.reason == .unbalanced
    {
      changeSet.diagnostics.append(.unbalancedMerge(path, part.bytes, at: flaw.range))
      return
    }
    changeSet.leftToDo += conflicts.map { .mergeConflict(path, part.bytes, at: $0.range) }
    try change(own.path, conflicts.isEmpty ? .merge : .conflict, from: own.whole, to: new)
  }

  private mutating func report(
    _ leftovers: [MergeResult.Leftover], in own: [OwnFile], _ parts: [JoinedFiles.Part]
  ) {
    // A member that both the developer and the spec implement has its own error.
    for leftover in leftovers {
      let index = parts.lastIndex { $0.firstLine < leftover.line } ?? 0
      let (path, bytes) = (display(own[index].path), parts[index].bytes)
      let line = leftover.line - parts[index].firstLine
      if leftover.reason == .hiddenByUser {
        let name = leftover.name.split(separator: ".").last.map(String.init) ?? leftover.name
        changeSet.diagnostics.append(
          .hiddenDeclaration(leftover.name, in: path, bytes, line: line, place: declared[name]))
      } else {
        changeSet.diagnostics.append(.leftover(leftover, in: path, bytes, line: line))
      }
    }
  }

  private mutating func reportRenamed(
    _ name: String, at place: Range<Int>, of lines: TextLines, in own: [OwnFile],
    _ parts: [JoinedFiles.Part]
  ) {
    let line = lines.line(at: place.lowerBound)
    let index = parts.lastIndex { $0.firstLine <= line } ?? 0
    let start = lines.range(line).lowerBound
    changeSet.diagnostics.append(
      .takenForRenamed(
        name, in: display(own[index].path), parts[index].bytes,
        line: line - parts[index].firstLine + 1,
        columns: place.lowerBound - start..<place.upperBound - start))
  }

  func pendingText(at path: String) -> [UInt8]? {
    pending[path].flatMap { changeSet.changes[$0].new }
  }

  mutating func change(
    _ path: String, _ status: Change.Status, from old: [UInt8], to new: [UInt8]
  ) throws(DiskError) {
    if let index = pending[path] {
      let former = changeSet.changes[index].status
      let status = former == .conflict || former == .create ? former : status
      changeSet.changes[index] = Change(
        for: .owned, status: status, path: path, old: changeSet.changes[index].old, new: new)
      return
    }
    if try disk.isReadOnly(path) { changeSet.diagnostics.append(.readOnlyFile(display(path), old)) }
    pending[path] = changeSet.changes.count
    changeSet.changes.append(Change(for: .owned, status: status, path: path, old: old, new: new))
  }

  mutating func leave(
    _ path: String, _ status: Change.Status = .skip, for purpose: PathGate.Purpose = .owned
  ) {
    guard pending[path] == nil else { return }
    changeSet.changes.append(Change(for: purpose, status: status, path: path))
  }

  /// Reports files with conflict markers, because such a file may contain moved code.
  mutating func reportMarked(of file: RenderedFile) -> Bool {
    let marked = sources?.marked ?? []
    for (path, text) in marked { _ = hasMarkers(text, at: path, of: file) }
    return !marked.isEmpty
  }

  /// Reports conflict markers of an earlier merge, and returns whether there are any. Until the
  /// developer removes the markers, the file and its base don't change.
  mutating func hasMarkers(_ bytes: [UInt8], at path: String, of file: RenderedFile) -> Bool {
    let conflicts = ConflictMarkers.find(in: bytes)
    guard !conflicts.isEmpty else { return false }
    lackingFiles.insert(file.path)
    guard markedPaths.insert(path).inserted else { return true }
    changeSet.leftToDo += conflicts.map { .mergeConflict(display(path), bytes, at: $0.range) }
    return true
  }
}
