import SwiftLayout
import SwiftMerge
import ViperPipeline
import ViperPlan
import ViperProject
import ViperText

/// Applies the `FileDecision` of each file, and collects changes and diagnostics.
struct Comparison {
  let disk: any Disk
  let display: PathDisplay
  let isForced: Bool
  /// Whether a conflict is an error instead of markers in the file.
  var failsOnConflict = false
  var restarted = RestartedFiles()
  var changeSet = ChangeSet()
  /// The planned paths of owned files that lack changes.
  var lackingFiles: Set<String> = []
  /// The files that may contain code of owned files. Nil if only the file itself counts.
  var sources: ModuleSources?
  var markedPaths: Set<String> = []
  /// The indexes in `changeSet.changes` of changed files, by path. A path can be here already,
  /// because one file may contain the code of several planned files.
  var pending: [String: Int] = [:]
  /// The files that the merge of an owned file changes, by the path of that file.
  var merged: [String: [String]] = [:]
  var style = LayoutStyle()
  var isOfProject = false
  var declared: [String: SourceLocation] = [:]
  var names = NameTable()
  /// The members that the spec implements, in partly generated components.
  var given = GivenMembers()
  /// The generated files beside owned files, by path.
  var parts: [String: [UInt8]] = [:]
  var files: [RenderedFile] = []
  /// Whether the build generates the module. Then generated files aren't on the disk.
  var isBuilt = false
  /// Whether an owned file is already known to have a member that the spec implements.
  var hasWrittenGiven = false

  mutating func compare(_ file: RenderedFile) throws(DiskError) {
    let file = file.owner == .yours ? try withoutWritten(try completed(file)) : file
    noteBuiltBodies(of: file)
    let onDisk = try fileOnDisk(at: file.path)
    let old: [UInt8]? = if case .file(let bytes) = onDisk { bytes } else { nil }
    let decision = FileDecision(for: file, onDisk: onDisk, isForced: isForced)
    // An owned file may consist of known blocks because its other code was moved.
    if file.owner == .generated, [.create, .update, .reportEdit].contains(decision),
      old.map({ GeneratedMark(reading: $0) == nil }) ?? true,
      try reportMovedCode(of: file, lackedBy: old)
    {
      return
    }
    switch decision {
    case .isNoFile(let kind):
      changeSet.diagnostics.append(.noPlainFile(display(file.path), kind: kind))
    case .writeLock:
      // An interrupted run may have written conflicts without reporting them.
      if let old, ModuleLock.isUnfinished(old), try sources?.all() != nil {
        _ = reportMarked(of: file)
      }
      compareLock(file, old: old)
    case .create, .update:
      changeSet.changes.append(
        Change(
          for: file.purpose, status: decision == .create ? .create : .update, path: file.path,
          old: old, new: file.bytes))
    case .keep: leave(file.path, .identical, for: file.purpose)
    case .reportEdit: reportEdit(of: file, old ?? [])
    case .findMovedCode(let base): try compareMissing(file, base: base)
    case .takeOver: try takeOver(file, ownFile(at: file.path, old ?? []))
    case .waitForMarkers:
      _ = hasMarkers(ownFile(at: file.path, old ?? []).text, at: file.path, of: file)
      leave(file.path)
    case .reportMissing:
      try reportMissing(in: ownFile(at: file.path, old ?? []).text, of: file)
      leave(file.path)
    case .merge(let base): try mergeYours(file, base: base, old: old ?? [])
    case .leave: leave(file.path)
    }
  }

  /// Reads the file on the disk, or the result of an earlier merge of this run.
  private func fileOnDisk(at path: String) throws(DiskError) -> FileOnDisk {
    guard let kind = try disk.kind(of: path) else { return .nothing }
    guard kind == .file, let bytes = try disk.read(path) else { return .other(kind) }
    return .file(pendingText(at: path) ?? bytes)
  }

  /// Compares a lock file. Files without a finished merge keep their bases.
  private mutating func compareLock(_ file: RenderedFile, old: [UInt8]?) {
    let isWaiting = !lackingFiles.isEmpty
    let next = file.locks.map {
      isWaiting ? $0.former.following($0.next, butFor: lackingFiles) : $0.next
    }
    let folder = FilePath.folder(of: file.path)
    let new = isWaiting ? next?.bytes(in: folder) : file.bytes
    guard let new, old.map({ !equalButForLineEndings($0, new) }) ?? true else {
      changeSet.changes.append(
        Change(for: .lock, status: isWaiting ? .skip : .identical, path: file.path))
      return
    }
    let status: Change.Status = old == nil ? .create : .update
    var change = Change(for: .lock, status: status, path: file.path, old: old, new: new)
    if let former = file.locks?.former, let next {
      change.versions = LockVersions(former: former, next: next, merged: merged)
    }
    changeSet.changes.append(change)
  }

  /// Explains why a run after a merge changes generated files.
  mutating func noteMergedLock() {
    guard let lock = changeSet.changes.first(where: \.isOfLock), let old = lock.old,
      !ModuleLock.isUnfinished(old), ConflictMarkers.sides(of: old) != nil
    else { return }
    let count = changeSet.changes.filter { $0.purpose == .generated && $0.isPending }.count
    changeSet.leftToDo.append(.mergedLock(display(lock.path), renderedAgain: count))
  }

  private mutating func reportEdit(of file: RenderedFile, _ old: [UInt8]) {
    let path = display(file.path)
    if let written = writtenComponent(file, path, old) {
      changeSet.diagnostics.append(written)
      if let role = file.component, let base = file.base {
        reportWritten(role, in: file.path, old, since: base)
      }
    } else {
      changeSet.diagnostics.append(
        .generatedFile(path, old, known: file.known, expected: file.bytes))
    }
    changeSet.edits.append(
      UnifiedDiff.text(old: file.bytes, new: old, oldLabel: "generated", newLabel: path))
  }

  private mutating func reportMovedCode(
    of file: RenderedFile, lackedBy old: [UInt8]?
  ) throws(DiskError) -> Bool {
    guard file.hadPath, let component = file.component, let base = file.base,
      let stray = try sources?.holding(
        base, lackedBy: old, at: file.path, renaming: file.renaming
      ).first
    else { return false }
    changeSet.diagnostics.append(
      .writtenComponent(
        display(stray.path), stray.whole, component: given.wholes[component] ?? component,
        isMoved: true))
    return true
  }

  private func writtenComponent(
    _ file: RenderedFile, _ path: String, _ old: [UInt8]
  ) -> Diagnostic? {
    guard GeneratedMark(reading: old) == nil, ConflictMarkers.sides(of: old) == nil,
      file.base != nil, let component = file.component
    else { return nil }
    return .writtenComponent(path, old, component: given.wholes[component] ?? component)
  }

  mutating func removeStale(_ path: String, old: [UInt8], known: KnownBlocks?) {
    if isForced || known?.contain(old) == true {
      changeSet.changes.append(Change(for: .generated, status: .remove, path: path, old: old))
    } else {
      changeSet.diagnostics.append(.staleFile(display(path), old, isKnown: known != nil))
    }
  }

  mutating func remove(_ orphans: [OrphanLock], leaving stale: [String]) {
    let removed = Set(changeSet.changes.map(\.path))
    let left = stale.filter { !removed.contains($0) }
    for orphan in orphans where !left.contains(where: { orphan.generated[$0] != nil }) {
      for file in orphan.untouched {
        changeSet.changes.append(
          Change(for: .leftover, status: .remove, path: file.path, old: file.bytes))
      }
      changeSet.changes.append(
        Change(for: .lock, status: .remove, path: orphan.path, old: orphan.bytes))
    }
  }
}

struct OrphanLock {
  let path: String
  let bytes: [UInt8]
  /// The generated files of the former module.
  let generated: [String: KnownBlocks]
  /// The owned files of the former module, if the developer edited none of them.
  var untouched: [(path: String, bytes: [UInt8])]

  /// Removes files that belong to a module or the project now.
  func without(_ planned: Set<String>) -> OrphanLock {
    var orphan = self
    orphan.untouched.removeAll { planned.contains($0.path) }
    return orphan
  }
}
