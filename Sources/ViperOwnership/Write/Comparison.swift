import SwiftLayout
import SwiftMerge
import ViperPipeline
import ViperPlan
import ViperProject
import ViperText

/// Carries out the `FileDecision` of each file: collects changes and diagnostics.
struct Comparison {
  let disk: any Disk
  let display: PathDisplay
  /// Whether edits in generated files may be overwritten.
  let isForced: Bool
  /// Whether overlapping edits are an error, in place of markers in the file.
  let failsOnConflict: Bool
  var restarted = RestartedFiles()
  var changeSet = ChangeSet()
  /// The modules with files of yours that lack something which nothing can merge into them.
  var lackingModules: Set<String> = []
  /// Those files, by the paths that they are planned for.
  var lackingFiles: Set<String> = []
  /// Where code of files of yours may stand; nil if only the file itself counts.
  var sources: ModuleSources?
  /// The files whose markers have been reported.
  var markedPaths: Set<String> = []
  /// The changes of files of yours, by path: code of several of them may stand in one file.
  var pending: [String: Int] = [:]
  /// The files that a merge of a file of yours changes or would change, by the path of that file.
  var merged: [String: [String]] = [:]
  /// How what is merged is laid out.
  var style = LayoutStyle()
  /// Whether the files are of no module but of the project: nothing that is generated makes an instance of
  /// what they declare.
  var isOfProject = false
  /// Where the module's spec declares what becomes a property, by name.
  var declared: [String: SourceLocation] = [:]
  /// The names of the types of all modules.
  var names = NameTable()
  /// What the module's spec says how it is done, in mixed components.
  var given = GivenMembers()
  /// What is generated beside files of yours, by path.
  var parts: [String: [UInt8]] = [:]
  /// All files of the module.
  var files: [RenderedFile] = []
  /// Whether the build makes what is generated, so that no file of the project has its bodies.
  var isBuilt = false
  /// Whether a member that the spec gives is known to stand in a file of yours, too.
  var hasWrittenGiven = false

  init(
    disk: any Disk, display: PathDisplay, isForced: Bool, failsOnConflict: Bool = false
  ) {
    self.disk = disk
    self.display = display
    self.isForced = isForced
    self.failsOnConflict = failsOnConflict
  }

  mutating func compare(_ file: RenderedFile) throws(DiskError) {
    let file = file.owner == .yours ? try withoutWritten(try completed(file)) : file
    noteBuiltBodies(of: file)
    let onDisk = try fileOnDisk(at: file.path)
    let old: [UInt8]? = if case .file(let bytes) = onDisk { bytes } else { nil }
    let decision = FileDecision(for: file, onDisk: onDisk, isForced: isForced)
    // A file of yours may have known blocks alone because its other code was moved.
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
      // Nobody has been told of the conflicts that an interrupted run has written into files of yours.
      if let old, ModuleLock.isUnfinished(old), try sources?.all() != nil {
        _ = reportMarked(of: file)
      }
      compareLock(file, old: old)
    case .create, .update:
      changeSet.changes.append(
        Change(
          for: file.purpose, status: decision == .create ? .create : .update, path: file.path,
          old: old, new: file.bytes))
    case .keep:
      if file.owner == .yours { return leave(file.path, .identical) }
      changeSet.changes.append(Change(for: file.purpose, status: .identical, path: file.path))
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

  /// What is there, or will be there after the merges so far.
  private func fileOnDisk(at path: String) throws(DiskError) -> FileOnDisk {
    guard let kind = try disk.kind(of: path) else { return .nothing }
    guard kind == .file, let bytes = try disk.read(path) else { return .other(kind) }
    return .file(pendingText(at: path) ?? bytes)
  }

  /// A lock says what was applied, so it moves on only when that was possible.
  private mutating func compareLock(_ file: RenderedFile, old: [UInt8]?) {
    let isWaiting = lackingModules.contains(file.module)
    // The bases of files that wait for a merge stay; all other files are as they are rendered now.
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

  /// Tells what a run does about a lock file that has two versions.
  mutating func noteTwoVersions() {
    guard let lock = changeSet.changes.first(where: \.isOfLock), let old = lock.old,
      ConflictMarkers.sides(of: old) != nil
    else { return }
    let count = changeSet.changes.filter { $0.purpose == .generated && $0.isPending }.count
    changeSet.leftToDo.append(
      ModuleLock.isUnfinished(old)
        ? .finishedRun(display(lock.path)) : .mergedLock(display(lock.path), renderedAgain: count))
  }

  private mutating func reportEdit(of file: RenderedFile, _ old: [UInt8]) {
    let path = display(file.path)
    if let written = writtenComponent(file, path, old) {
      changeSet.diagnostics.append(written)
      if let role = file.component, case .rendered(let base) = file.base {
        reportWritten(role, in: file.path, old, since: base)
      }
    } else {
      changeSet.diagnostics.append(
        .generatedFile(path, old, known: file.known, expected: file.bytes))
    }
    changeSet.edits.append(
      UnifiedDiff.text(old: file.bytes, new: old, oldLabel: "generated", newLabel: path))
  }

  /// Reports code of a component that is all generated now, if the user has moved it to another file.
  ///
  /// - Parameter old: what is left where it was; nil if no file is there.
  private mutating func reportMovedCode(
    of file: RenderedFile, lackedBy old: [UInt8]?
  ) throws(DiskError) -> Bool {
    guard file.hadPath, let component = file.component, case .rendered(let base) = file.base,
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

  /// A file that was the user's by the last spec can stay so.
  private func writtenComponent(
    _ file: RenderedFile, _ path: String, _ old: [UInt8]
  ) -> Diagnostic? {
    guard GeneratedMark(reading: old) == nil, ConflictMarkers.sides(of: old) == nil,
      case .rendered = file.base, let component = file.component
    else { return nil }
    return .writtenComponent(path, old, component: given.wholes[component] ?? component)
  }

  /// Plans to remove a generated file that no spec asks for any more.
  ///
  /// - Parameter known: how it was rendered last; nil if no lock tells.
  mutating func removeStale(_ path: String, old: [UInt8], known: KnownBlocks?) {
    if isForced || known?.contain(old) == true {
      changeSet.changes.append(Change(for: .generated, status: .remove, path: path, old: old))
    } else {
      changeSet.diagnostics.append(.staleFile(display(path), old, isKnown: known != nil))
    }
  }
}

extension Comparison {
  /// Plans to remove locks whose specs have gone, and the stubs that they know, unless an edited file that
  /// one of them knows stays.
  ///
  /// - Parameter stale: the generated files that no spec asks for.
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
