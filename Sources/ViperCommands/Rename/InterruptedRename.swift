import ViperOwnership
import ViperPipeline
import ViperProject

/// Finishes an interrupted rename when the user runs it again.
extension ModuleRename {
  // MARK: - Before it wrote the new spec

  /// Finds the files that an interrupted rename wrote, from the new lock file.
  func written() throws(DiskError) -> Set<String> {
    let name = newName + Project.lockSuffix
    guard !project.specs.contains(where: { $0.name == newName }),
      let path = project.locks.first(where: { FilePath.name(of: $0) == name }),
      let bytes = try disk.read(path), ModuleLock.isUnfinished(bytes),
      let lock = ModuleLock(reading: bytes, at: path, within: project.bounds)
    else { return [] }
    return lock.paths.union([path])
  }

  func hiding(_ paths: Set<String>) -> ModuleRename {
    guard !paths.isEmpty else { return self }
    var rename = self
    rename.disk = OverlayDisk(base: disk, hiding: paths)
    let hidden = project.locks.first { paths.contains($0) }
    rename.project = project.whole(locks: project.locks.filter { $0 != hidden })
    return rename
  }

  // MARK: - After it wrote the new spec

  /// Finds the rest of the rename. Nil unless the new spec is exactly as this rename writes it.
  func rest() throws(DiskError) -> ChangeSet? {
    guard let newSpec = project.specs.first(where: { $0.name == newName && $0 != spec }),
      let old = try RenderedModule(spec, of: project, on: disk),
      let new = try RenderedModule(newSpec, of: project, on: disk)
    else { return nil }
    let renaming = old.renaming(to: new)
    let edits = edits(of: old, renaming).mapValues(\.edited.bytes)
    let oldBytes = try disk.read(spec.absolutePath)
    guard try disk.read(newSpec.absolutePath) == edits[spec.absolutePath] ?? oldBytes else {
      return nil
    }
    var whole = try merged(with: edits)
    guard !whole.diagnostics.hasErrors else { return whole }
    for (path, bytes) in edits.sorted(by: { $0.key < $1.key }) where path != spec.absolutePath {
      whole.changes.append(
        Change(
          for: .init(ofFileAt: path), status: .update, path: path, old: try disk.read(path),
          new: bytes))
    }
    try removeMoved(from: old, to: new, renaming, &whole)
    whole.changes.append(
      Change(for: .spec, status: .remove, path: spec.absolutePath, old: oldBytes))
    whole.root = project.root
    return whole
  }

  /// Finds the changes without the old spec and with edited other specs. Files with the old name
  /// are merged into files with the new name.
  private func merged(with edits: [String: [UInt8]]) throws(DiskError) -> ChangeSet {
    let others = edits.filter { $0.key != spec.absolutePath }
    let disk = OverlayDisk(base: disk, files: others, hiding: [spec.absolutePath])
    let project = project.whole(specs: project.specs.filter { $0 != spec })
    if let rename = try MergedRename(of: spec.name, to: newName, in: project, on: disk) {
      return try rename.changeSet()
    }
    var pipeline = Pipeline(disk: disk)
    return try pipeline.changeSet(of: project)
  }

  /// Removes files that no lock file contains and that exist at their new places.
  private func removeMoved(
    from old: RenderedModule, to new: RenderedModule, _ renaming: Renaming,
    _ whole: inout ChangeSet
  ) throws(DiskError) {
    let moved = try movedFiles(from: old, to: new, renaming)
    let own = try OwnFiles(moved, planned: zip(old.planned, new.planned), disk: disk)
    let expected = own.files(renaming)
    let changed = Set(whole.changes.filter(\.isPending).map(\.path))
    for (path, newPath) in moved.paths.sorted(by: { $0.key < $1.key })
    where path != newPath && path != spec.absolutePath && !changed.contains(path) {
      guard let text = expected[newPath], try disk.read(newPath) == text else { continue }
      whole.changes.append(
        Change(for: .owned, status: .remove, path: path, old: try disk.read(path)))
    }
  }
}
