import ViperProject
import ViperText

/// Files of yours, and what was rendered for them last.
extension ModuleWork {
  /// The module's files with the bases of those of yours, and its lock if it has such files.
  ///
  /// A lock without files of yours goes.
  func locked(
    _ rendered: [RenderedFile], of module: ResolvedProject.Module, sources: ModuleSources,
    into outcome: inout ModuleChanges
  ) throws(DiskError) -> [RenderedFile] {
    // A second set of files somewhere else is no reason to think that the first one is up to date.
    guard options.into == nil else { return rendered }
    let folder = module.draft.file.folder
    let path = ModuleLock.path(ofSpec: module.draft.file.absolutePath)
    let old = try disk.read(path)
    var next = ModuleLock(
      names: TypeNames(module: module.module.name, resolved.names[module.module.name]),
      entries: rendered.filter { $0.owner == .yours }.map {
        ModuleLock.Entry(path: $0.path, template: $0.template, text: $0.bytes)
      })
    var files = rendered
    var bytes = next.bytes(in: folder)
    if bytes == old {
      for index in files.indices where files[index].owner == .yours {
        files[index].base = .rendered(files[index].bytes)
      }
    } else if case .valid(let lock) = ModuleLock.state(of: old, in: folder) {
      try setBases(of: &files, from: lock, sources: sources, next: &next, into: &outcome)
      bytes = next.bytes(in: folder)
    } else if let old {
      outcome.changeSet.diagnostics.append(.damagedLock(display(path), old))
      return files
    }
    if !next.entries.isEmpty {
      files.append(
        RenderedFile(module: module.module.name, path: path, owner: .lock, bytes: bytes))
    } else if let old {
      // Nothing is left to merge into; a later file of yours starts anew.
      outcome.changeSet.changes.append(Change(status: .remove, path: path, old: old))
    }
    return files
  }

  private func setBases(
    of files: inout [RenderedFile], from lock: ModuleLock, sources: ModuleSources,
    next: inout ModuleLock, into outcome: inout ModuleChanges
  ) throws(DiskError) {
    let pairs = LockedFiles(lock, now: files)
    let renaming = Renaming(
      from: lock.names, to: next.names, former: lock.entries.map(\.text),
      now: files.filter { $0.owner == .yours }.map(\.bytes))
    for (index, entry) in pairs.entries {
      let isSwift = files[index].path.hasSuffix(".swift")
      let base = renaming.appliedToFormer(entry.text, isSwift: isSwift)
      files[index].base = .rendered(base)
      if !renaming.isEmpty { files[index].renaming = renaming.of(entry.text, isSwift: isSwift) }
      // What the user has deleted may come back, and then as it was.
      guard try disk.kind(of: files[index].path) == nil,
        let place = next.entries.firstIndex(where: { $0.path == files[index].path }),
        try sources.holding(
          base, lackedBy: nil, at: files[index].path, renaming: files[index].renaming
        ).isEmpty
      else { continue }
      next.entries[place].text = base
    }
    let isRenamed = lock.names.module != outcome.name
    outcome.changeSet.diagnostics += try misplaced(files, pairs, lock: lock, isRenamed: isRenamed)
    try dropLeftBehind(pairs, now: files, isRenamed: isRenamed, into: &outcome)
  }

  /// A file of yours that belongs elsewhere now is moved by its owner, not started anew.
  private func misplaced(
    _ files: [RenderedFile], _ pairs: LockedFiles, lock: ModuleLock, isRenamed: Bool
  ) throws(DiskError) -> [Diagnostic] {
    let known = Set(lock.entries.map(\.path))
    var missing: [Int] = []
    for index in files.indices where files[index].owner == .yours {
      guard !known.contains(files[index].path) else { continue }
      if try disk.kind(of: files[index].path) == nil { missing.append(index) }
    }
    guard !missing.isEmpty else { return [] }
    let now = Set(files.filter { $0.owner == .yours }.map(\.path))
    let generated = Set(
      pairs.entries.filter { files[$0.key].owner == .generated }.values.map(\.path))
    var diagnostics: [Diagnostic] = []
    for old in lock.entries.map(\.path) where !now.contains(old) && !generated.contains(old) {
      guard try disk.kind(of: old) != nil else { continue }
      let own = missing.filter { pairs.entries[$0]?.path == old }
      let places = (own.isEmpty ? missing : own).map { display(files[$0].path) }
      diagnostics.append(
        isRenamed
          ? .fileOfRenamed(display(old), module: files[missing[0]].module, to: places)
          : .movedFile(display(old), to: places))
    }
    return diagnostics
  }

  /// Files that were yours, and that the module has no more or makes elsewhere: what nobody has touched
  /// goes, and what somebody has written is theirs to keep or to delete.
  private func dropLeftBehind(
    _ pairs: LockedFiles, now files: [RenderedFile], isRenamed: Bool,
    into outcome: inout ModuleChanges
  ) throws(DiskError) {
    let moved = pairs.entries.sorted { $0.key < $1.key }.map { (new: files[$0.key], old: $0.value) }
      .filter { $0.new.owner == .generated && $0.new.path != $0.old.path }
    for (new, old) in moved {
      // A disk that ignores case has one file under both names.
      if let file = try disk.identity(of: old.path), try disk.identity(of: new.path) == file {
        continue
      }
      let place = display(new.path)
      try drop(old, into: &outcome) {
        isRenamed
          ? .fileOfRenamed($0, module: new.module, to: [place]) : .movedFile($0, to: [place])
      }
    }
    let module = outcome.name
    for entry in pairs.left {
      try drop(entry, into: &outcome) { .fileWithoutPart($0, module: module) }
    }
  }

  private func drop(
    _ entry: ModuleLock.Entry, into outcome: inout ModuleChanges,
    or diagnostic: (String) -> Diagnostic
  ) throws(DiskError) {
    guard let bytes = try disk.read(entry.path) else { return }
    if equalButForLineEndings(bytes, entry.text) {
      outcome.changeSet.changes.append(Change(status: .remove, path: entry.path, old: bytes))
    } else {
      outcome.changeSet.diagnostics.append(diagnostic(display(entry.path)))
    }
  }
}

/// Which entry of a lock belongs to which file rendered now.
private struct LockedFiles {
  /// By the file's index.
  private(set) var entries: [Int: ModuleLock.Entry] = [:]
  /// Entries whose file the module has no more.
  private(set) var left: [ModuleLock.Entry]

  /// By path, since another flavour has the same file from another template; otherwise by template,
  /// since config, names and module may have changed the path.
  init(_ lock: ModuleLock, now files: [RenderedFile]) {
    left = lock.entries
    pair(files) { $0.path == $1.path }
    pair(files) { !$1.template.isEmpty && $0.template == $1.template }
  }

  private mutating func pair(
    _ files: [RenderedFile], where isSame: (ModuleLock.Entry, RenderedFile) -> Bool
  ) {
    for (index, file) in files.enumerated() where entries[index] == nil {
      guard let place = left.firstIndex(where: { isSame($0, file) }) else { continue }
      entries[index] = left.remove(at: place)
    }
  }
}
