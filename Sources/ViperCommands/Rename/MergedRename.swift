import SwiftMerge
import ViperOwnership
import ViperPipeline
import ViperProject
import ViperText

/// Finishes a rename that one branch has made while another one went on with the module by its old name.
///
/// Where Git merges the two, the spec comes out with the new name and what both have said, and beside it
/// lie the lock and the files with the old name that the other branch has changed. What somebody has
/// written in those is merged into the files with the new name; then they go.
///
/// The lock with the old name may be missing: the other branch has not changed it, or Git has merged it into the one
/// with the new name. That one then tells what the old names were.
package struct MergedRename {
  private let disk: any Disk
  private let project: Project
  /// Nil if there is no lock with the old name.
  private let oldPath: String?
  private let newPath: String
  private let old: ModuleLock

  /// Nil unless a spec with a lock has the new name, and no spec and a lock or some files have the old one.
  package init?(
    of name: String, to newName: String, in project: Project, on disk: any Disk
  ) throws(DiskError) {
    guard !project.specs.contains(where: { $0.name == name }),
      let spec = project.specs.first(where: { $0.name == newName })
    else { return nil }
    newPath = ModuleLock.path(ofSpec: spec.absolutePath)
    guard let newBytes = try disk.read(newPath) else { return nil }
    (self.disk, self.project) = (disk, project.whole)
    let bounds = try disk.bounds(around: project.root)
    let oldPath = project.locks.first { FilePath.name(of: $0) == name + Project.lockSuffix }
    if let oldPath, let bytes = try disk.read(oldPath),
      case .valid(let old) = ModuleLock.state(
        of: bytes, in: FilePath.folder(of: oldPath), within: bounds)
    {
      (self.oldPath, self.old) = (oldPath, try old.settled(on: disk))
      return
    }
    guard
      case .valid(let new) = ModuleLock.state(
        of: newBytes, in: FilePath.folder(of: newPath), within: bounds),
      let names = new.former.last(where: { $0.module == name }),
      let old = try Self.old(names, before: new, within: bounds, on: disk)
    else { return nil }
    (self.oldPath, self.old) = (nil, old)
  }

  /// A lock with the old names of the files that are there; nil if there are none, and no file has an old name in it.
  private static func old(
    _ names: TypeNames, before new: ModuleLock, within bounds: String, on disk: any Disk
  ) throws(DiskError) -> ModuleLock? {
    let former = FormerFiles(names, now: new.names)
    var old = ModuleLock(names: names, entries: [])
    for entry in new.entries {
      for path in former.paths(of: entry.path) where !new.paths.contains(path) {
        guard ModuleLock.isPossible(path, within: bounds), try disk.kind(of: path) == .file else {
          continue
        }
        old.entries.append(
          .init(path: path, template: entry.template, text: former.former(entry.text)))
      }
    }
    for path in new.generated.keys.sorted() {
      for oldPath in former.paths(of: path) where !new.paths.contains(oldPath) {
        guard ModuleLock.isPossible(oldPath, within: bounds), try disk.kind(of: oldPath) == .file
        else { continue }
        // What it may hold follows from the file with the new name.
        old.generated[oldPath] = []
      }
    }
    guard old.isEmpty else { return old }
    let renaming = Renaming(from: names, to: new.names, former: [], now: [])
    for path in new.entries.map(\.path) where path.hasSuffix(".swift") {
      if let text = try disk.read(path), !renaming.mentions(in: text).isEmpty { return old }
    }
    return nil
  }

  /// What `generate` changes once the old files are out of its way, with what was written in them.
  package func changeSet() throws(DiskError) -> ChangeSet {
    let gone = Set([oldPath].compactMap(\.self) + old.entries.map(\.path) + old.generated.keys)
    let mixed = try filesOfBothBranches()
    var pipeline = Pipeline(disk: OverlayDisk(base: disk, hiding: gone.union(mixed.keys)))
    var whole = try pipeline.changeSet(of: project.whole(without: oldPath))
    for (index, change) in whole.changes.enumerated() {
      guard let text = mixed[change.path], change.new != nil else { continue }
      whole.changes[index] = Change(
        for: change.purpose, status: .update, path: change.path, old: text, new: change.new)
    }
    guard !whole.diagnostics.hasErrors, let new = try newLock(after: whole) else { return whole }
    let renaming = Renaming(
      from: old.names, to: new.names, former: old.entries.map(\.text), now: new.entries.map(\.text))
    for entry in old.entries {
      guard let text = try disk.read(entry.path) else { continue }
      let homes = new.entries.filter { $0.template == entry.template }
      guard let home = homes.first, homes.count == 1 else {
        whole.diagnostics.append(
          .orphanLock(project.display(oldPath ?? entry.path), module: old.names.module))
        continue
      }
      try merge(text, startedAs: entry, into: home.path, renaming, &whole)
      whole.changes.append(Change(for: .owned, status: .remove, path: entry.path, old: text))
    }
    for entry in new.entries { try rename(entry, renaming, &whole) }
    for path in old.generated.keys.sorted() {
      guard let text = try disk.read(path) else { continue }
      let isKnown =
        oldPath == nil
        ? try isKnown(text, renaming, of: new, after: whole) : old.blocks.contain(text)
      guard isKnown else { continue }
      whole.changes.append(Change(for: .generated, status: .remove, path: path, old: text))
    }
    if let oldPath {
      whole.changes.append(
        Change(for: .lock, status: .remove, path: oldPath, old: try disk.read(oldPath)))
    }
    return whole
  }

  /// The generated files with the new name into which Git has put blocks of those with the old one: each block is
  /// in one of the lock files, and no lock file has them all.
  private func filesOfBothBranches() throws(DiskError) -> [String: [UInt8]] {
    var mixed: [String: [UInt8]] = [:]
    guard let new = try lock(of: disk.read(newPath) ?? []) else { return mixed }
    let (known, both) = (new.blocks, new.blocks.union(old.blocks))
    for path in new.generated.keys {
      guard let text = try disk.read(path), !known.contain(text) else { continue }
      if both.contain(text) { mixed[path] = text }
    }
    return mixed
  }

  /// Whether each block of a generated file with an old name is one of a generated file with a new one.
  private func isKnown(
    _ text: [UInt8], _ renaming: Renaming, of new: ModuleLock, after whole: ChangeSet
  ) throws(DiskError) -> Bool {
    guard GeneratedMark(reading: text)?.source == old.names.module + Project.SpecFile.suffix
    else { return false }
    let former = try lock(of: disk.read(newPath) ?? [])
    let known = former.map { new.blocks.union($0.blocks) } ?? new.blocks
    // In comments, a word may be the module's name, or one that only looks so.
    let everywhere = Renaming(renaming.names.merging(renaming.modules) { name, _ in name })
    let texts = [
      renaming.appliedToFormer(text, isSwift: true), everywhere.applied(to: text, isSwift: false),
    ]
    let blocks = texts.map { GeneratedBlock.all(in: $0).map(\.checksum) }
    return zip(blocks[0], blocks[1]).allSatisfy {
      known.checksums.contains($0) || known.checksums.contains($1)
    }
  }

  /// The lock of the new name as it is to be.
  private func newLock(after changes: ChangeSet) throws(DiskError) -> ModuleLock? {
    let change = changes.changes.first { $0.path == newPath }
    if let new = change?.new { return try lock(of: new) }
    return try lock(of: try disk.read(newPath) ?? [])
  }

  private func lock(of bytes: [UInt8]) throws(DiskError) -> ModuleLock? {
    let bounds = try disk.bounds(around: project.root)
    guard
      case .valid(let lock) = ModuleLock.state(
        of: bytes, in: FilePath.folder(of: newPath), within: bounds)
    else { return nil }
    return lock
  }

  /// Replaces old names in a file with the new name: Git may have put lines of another branch there.
  private func rename(
    _ entry: ModuleLock.Entry, _ renaming: Renaming, _ whole: inout ChangeSet
  ) throws(DiskError) {
    guard let former = try disk.read(entry.path) else { return }
    let index = whole.changes.firstIndex { $0.path == entry.path }
    let text = index.flatMap { whole.changes[$0].new } ?? former
    let new = renaming.applied(to: text, isSwift: entry.path.hasSuffix(".swift"))
    guard new != text else { return }
    let isConflict = index.map { whole.changes[$0].status } == .conflict
    let change = Change(
      for: .owned, status: isConflict ? .conflict : .merge, path: entry.path, old: former, new: new)
    if let index { whole.changes[index] = change } else { whole.changes.append(change) }
  }

  private func merge(
    _ text: [UInt8], startedAs entry: ModuleLock.Entry, into path: String, _ renaming: Renaming,
    _ whole: inout ChangeSet
  ) throws(DiskError) {
    let isSwift = path.hasSuffix(".swift")
    let index = whole.changes.firstIndex { $0.path == path }
    let former = try disk.read(path)
    guard let ours = index.flatMap({ whole.changes[$0].new }) ?? former else { return }
    var base = renaming.appliedToFormer(entry.text, isSwift: isSwift)
    let theirs = renaming.of(entry.text, isSwift: isSwift).applied(to: text, isSwift: isSwift)
    if oldPath == nil, isSwift {
      // Nobody knows which of the two branches began a member that only one of them has, so none may go.
      for side in [theirs, ours] {
        base = SwiftMerge.keeping(base, in: side)
      }
    }
    let result = SwiftMerge.merge(base: base, ours: ours, theirs: theirs)
    let shown = project.display(path)
    // What was said of the file before it got its other half.
    whole.leftToDo.removeAll { $0.severity != .error && $0.location?.source.path == shown }
    whole.leftToDo += result.conflicts.map {
      .mergeConflict(shown, result.bytes, at: $0.range, severity: .error)
    }
    whole.leftToDo += result.leftovers.map {
      .leftover($0, in: shown, result.bytes, line: $0.line)
    }
    guard result.bytes != former else { return }
    let change = Change(
      for: .owned, status: former == nil ? .create : result.isClean ? .merge : .conflict,
      path: path,
      old: former, new: result.bytes)
    if let index { whole.changes[index] = change } else { whole.changes.append(change) }
  }
}
