import SwiftMerge
import ViperOwnership
import ViperPipeline
import ViperProject
import ViperText

/// Finishes a rename after Git merged it with a branch that edited the module under its old name.
/// Code in files with the old name is merged into the files with the new name. Without an old lock
/// file, the new lock file provides the old names.
package struct MergedRename {
  private let disk: any Disk
  private let project: Project
  /// Nil without an old lock file.
  private let oldPath: String?
  private let newPath: String
  private let old: ModuleLock

  /// Nil unless the spec has the new name, and a lock file or other files have the old name.
  package init?(
    of name: String, to newName: String, in project: Project, on disk: any Disk
  ) throws(DiskError) {
    guard !project.specs.contains(where: { $0.name == name }),
      let spec = project.specs.first(where: { $0.name == newName })
    else { return nil }
    newPath = ModuleLock.path(ofSpec: spec.absolutePath)
    guard let newBytes = try disk.read(newPath) else { return nil }
    (self.disk, self.project) = (disk, project.whole())
    let oldPath = project.locks.first { FilePath.name(of: $0) == name + Project.lockSuffix }
    if let oldPath, let bytes = try disk.read(oldPath),
      let old = ModuleLock(reading: bytes, at: oldPath, within: project.bounds)
    {
      (self.oldPath, self.old) = (oldPath, try old.settled(on: disk))
      return
    }
    guard let new = ModuleLock(reading: newBytes, at: newPath, within: project.bounds),
      let names = new.former.last(where: { $0.module == name }),
      let old = try Self.old(names, before: new, within: project.bounds, on: disk)
    else { return nil }
    (self.oldPath, self.old) = (nil, old)
  }

  /// Makes a lock file for existing files with old names. Nil if no file contains an old name.
  private static func old(
    _ names: TypeNames, before new: ModuleLock, within bounds: String, on disk: any Disk
  ) throws(DiskError) -> ModuleLock? {
    let former = FormerFiles(names, now: new.names)
    var old = ModuleLock(names: names, entries: [])
    func oldPaths(of path: String) throws(DiskError) -> [String] {
      var paths: [String] = []
      for path in former.paths(of: path)
      where !new.paths.contains(path) && ModuleLock.isPossible(path, within: bounds) {
        if try disk.kind(of: path) == .file { paths.append(path) }
      }
      return paths
    }
    for entry in new.entries {
      old.entries += try oldPaths(of: entry.path).map {
        .init(path: $0, template: entry.template, text: former.former(entry.text))
      }
    }
    for path in new.generated.keys.sorted() {
      // Their blocks follow from the file with the new name.
      for path in try oldPaths(of: path) { old.generated[path] = [] }
    }
    guard old.isEmpty else { return old }
    let renaming = Renaming(from: names, to: new.names, former: [], now: [])
    for path in new.entries.map(\.path) where path.hasSuffix(".swift") {
      if let text = try disk.read(path), !renaming.mentions(in: text).isEmpty { return old }
    }
    return nil
  }

  /// Plans the changes of `generate` without the old files, but with the code that was written in
  /// them.
  package func changeSet() throws(DiskError) -> ChangeSet {
    let gone = Set([oldPath].compactMap(\.self) + old.entries.map(\.path) + old.generated.keys)
    let mixed = try filesOfBothBranches(hiding: gone)
    var whole = try generated(hiding: gone.union(mixed.keys))
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
        ? try isKnown(text, renaming, of: new) : old.blocks.contain(text)
      guard isKnown else { continue }
      whole.changes.append(Change(for: .generated, status: .remove, path: path, old: text))
    }
    if let oldPath {
      whole.changes.append(
        Change(for: .lock, status: .remove, path: oldPath, old: try disk.read(oldPath)))
    }
    return whole
  }

  private func generated(hiding paths: Set<String>) throws(DiskError) -> ChangeSet {
    var pipeline = Pipeline(disk: OverlayDisk(base: disk, hiding: paths))
    return try pipeline.changeSet(
      of: project.whole(locks: project.locks.filter { $0 != oldPath }))
  }

  /// Finds generated files in which Git mixed blocks of both names. Each block is in one of the
  /// lock files or in the new version: after a merge, a block may lack the end of its type.
  private func filesOfBothBranches(
    hiding gone: Set<String>
  ) throws(DiskError) -> [String: [UInt8]] {
    var mixed: [String: [UInt8]] = [:]
    guard let new = try newLock() else { return mixed }
    let (known, both) = (new.blocks, new.blocks.union(old.blocks))
    for path in new.generated.keys {
      guard let text = try disk.read(path), !known.contain(text) else { continue }
      mixed[path] = text
    }
    let unclear = mixed.filter { !both.contain($0.value) }
    guard !unclear.isEmpty else { return mixed }
    let rendered = try generated(hiding: gone.union(mixed.keys))
    for (path, text) in unclear {
      let version = rendered.changes.first { $0.path == path }?.new
      let texts = [text, withNewModule(text, now: new.names.module)]
      let isKnown = version.map { new in texts.contains { both.contain($0, rendered: new) } }
      if isKnown != true { mixed[path] = nil }
    }
    return mixed
  }

  /// Replaces the old module name at the start of each word, as in `FeedMockFailure`.
  private func withNewModule(_ text: [UInt8], now new: String) -> [UInt8] {
    let (old, new) = (Array(old.names.module.utf8), Array(new.utf8))
    var result: [UInt8] = []
    var rest = text[...]
    while let first = rest.first {
      let word = isWordByte(first) ? rest.prefix(while: isWordByte) : rest.prefix(1)
      let isOld = word.starts(with: old) && !word.starts(with: new)
      result += isOld ? new + word.dropFirst(old.count) : Array(word)
      rest = rest.dropFirst(word.count)
    }
    return result
  }

  private func isKnown(
    _ text: [UInt8], _ renaming: Renaming, of new: ModuleLock
  ) throws(DiskError) -> Bool {
    guard GeneratedMark(reading: text)?.source == old.names.module + Project.SpecFile.suffix
    else { return false }
    let former = try newLock()
    let known = former.map { new.blocks.union($0.blocks) } ?? new.blocks
    // In comments, a word may be the module's name or an ordinary word.
    let everywhere = Renaming(renaming.names.merging(renaming.modules) { name, _ in name })
    let texts = [
      renaming.appliedToFormer(text, isSwift: true), everywhere.applied(to: text, isSwift: false),
    ]
    let blocks = texts.map { GeneratedBlock.all(in: $0).map(\.checksum) }
    return zip(blocks[0], blocks[1]).allSatisfy {
      known.checksums.contains($0) || known.checksums.contains($1)
    }
  }

  private func newLock(after changes: ChangeSet? = nil) throws(DiskError) -> ModuleLock? {
    let change = changes?.changes.first { $0.path == newPath }
    let bytes = if let new = change?.new { new } else { try disk.read(newPath) }
    return bytes.flatMap { ModuleLock(reading: $0, at: newPath, within: project.bounds) }
  }

  /// Replaces old names in a file with the new name, because Git may have added lines of another
  /// branch.
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
      // If only one branch has a member, the member stays, because its history is unknown.
      for side in [theirs, ours] {
        base = SwiftMerge.keeping(base, in: side)
      }
    }
    let result = SwiftMerge.merge(base: base, ours: ours, theirs: theirs)
    let shown = project.display(path)
    // Remove outdated diagnostics, because the file was merged afterwards.
    whole.leftToDo.removeAll { $0.severity != .error && $0.location?.source.path == shown }
    whole.leftToDo += result.conflicts.map { .mergeConflict(shown, result.bytes, at: $0.range) }
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
