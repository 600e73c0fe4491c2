import SwiftMerge
import ViperProject
import ViperRendering
import ViperText

/// Finishes a rename that one branch has made while another one went on with the module by its old name.
///
/// Where Git merges the two, the spec comes out with the new name and what both have said, and beside it
/// lie the lock and the files with the old name that the other branch has changed. What somebody has
/// written in those is merged into the files with the new name; then they go.
package struct MergedRename {
  private let disk: any Disk
  private let project: Project
  private let oldPath: String
  private let newPath: String
  private let old: ModuleLock

  /// Nil unless a lock has the old name and no spec, and a spec with a lock the new one.
  package init?(
    of name: String, to newName: String, in project: Project, on disk: any Disk
  ) throws(DiskError) {
    guard !project.specs.contains(where: { $0.name == name }),
      let spec = project.specs.first(where: { $0.name == newName }),
      let oldPath = project.locks.first(where: {
        FilePath.name(of: $0) == name + Project.lockSuffix
      }),
      let bytes = try disk.read(oldPath),
      case .valid(let old) = ModuleLock.state(
        of: bytes, in: FilePath.folder(of: oldPath),
        within: try disk.bounds(around: project.root)),
      try disk.read(ModuleLock.path(ofSpec: spec.absolutePath)) != nil
    else { return nil }
    (self.disk, self.project, self.oldPath, self.old) = (disk, project.whole, oldPath, old)
    newPath = ModuleLock.path(ofSpec: spec.absolutePath)
  }

  /// What `generate` changes once the old files are out of its way, with what was written in them.
  package func changeSet() throws(DiskError) -> ChangeSet {
    let gone = Set([oldPath] + old.entries.map(\.path) + old.generated.keys)
    let mixed = try filesOfBothBranches()
    var pipeline = Pipeline(disk: HidingDisk(base: disk, hidden: gone.union(mixed.keys)))
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
        whole.diagnostics.append(.orphanLock(project.display(oldPath), module: old.names.module))
        continue
      }
      try merge(text, startedAs: entry, into: home.path, renaming, &whole)
      whole.changes.append(Change(for: .owned, status: .remove, path: entry.path, old: text))
    }
    for (path, versions) in old.generated.sorted(by: { $0.key < $1.key }) {
      guard let text = try disk.read(path), versions.hold(text) else { continue }
      whole.changes.append(Change(for: .generated, status: .remove, path: path, old: text))
    }
    whole.changes.append(
      Change(for: .lock, status: .remove, path: oldPath, old: try disk.read(oldPath)))
    return whole
  }

  /// The generated files with the new name into which Git has put lines of those with the old one: each
  /// line is known to one of the locks, and no lock knows them all.
  private func filesOfBothBranches() throws(DiskError) -> [String: [UInt8]] {
    let former = Set(old.generated.values.flatMap(\.versions).flatMap(\.digests))
    var mixed: [String: [UInt8]] = [:]
    for (path, versions) in try lock(of: disk.read(newPath) ?? [])?.generated ?? [:] {
      guard let text = try disk.read(path), !versions.hold(text) else { continue }
      let known = former.union(versions.versions.flatMap(\.digests))
      let sides = ConflictMarkers.sides(of: text).map { [$0.ours, $0.theirs] } ?? [text]
      if sides.flatMap({ LineDigests(of: $0).digests }).allSatisfy(known.contains) {
        mixed[path] = text
      }
    }
    return mixed
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

  private func merge(
    _ text: [UInt8], startedAs entry: ModuleLock.Entry, into path: String, _ renaming: Renaming,
    _ whole: inout ChangeSet
  ) throws(DiskError) {
    let isSwift = path.hasSuffix(".swift")
    let index = whole.changes.firstIndex { $0.path == path }
    let former = try disk.read(path)
    guard let ours = index.flatMap({ whole.changes[$0].new }) ?? former else { return }
    let result = SwiftMerge.merge(
      base: renaming.appliedToFormer(entry.text, isSwift: isSwift), ours: ours,
      theirs: renaming.of(entry.text, isSwift: isSwift).applied(to: text, isSwift: isSwift))
    let shown = project.display(path)
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
