import ViperPipeline
import ViperProject
import ViperText

/// What was rendered last for the files of a module.
extension ModuleWork {
  /// The module's files with what was rendered for them last, and its lock.
  func locked(
    _ rendered: [RenderedFile], of module: ResolvedProject.Module, sources: ModuleSources,
    into outcome: inout ModuleChanges
  ) throws(DiskError) -> [RenderedFile] {
    let own = ModuleLock.path(ofSpec: module.draft.file.absolutePath)
    let names = TypeNames(module: module.module.name, resolved.names[module.module.name])
    // A second set of files somewhere else is no reason to think that the first one is up to date.
    guard let into = options.into else {
      let next = ModuleLock(names: names, files: rendered)
      return try locked(rendered, next: next, at: own, sources: sources, into: &outcome)
    }
    let next = ModuleLock(names: names, files: rendered.filter { $0.owner == .generated })
    let path = ModuleLock.path(
      of: names.module, in: FilePath.join(into, names.module), isHidden: true)
    return try locked(rendered, next: next, at: path, sources: sources, into: &outcome)
  }

  /// What all modules share, and its lock.
  func locked(
    _ shared: ProjectFiles, sources: ModuleSources?, into outcome: inout ModuleChanges
  ) throws(DiskError) -> [RenderedFile] {
    let path = ModuleLock.path(
      of: shared.name, in: options.into ?? resolved.read.project.root,
      isHidden: options.into != nil)
    let names = TypeNames(module: shared.name, types: shared.types)
    let next = ModuleLock(names: names, files: shared.files)
    return try locked(
      shared.files, next: next, at: path, formerly: shared.formerLock, sources: sources,
      into: &outcome)
  }

  /// - Parameters:
  ///   - next: the lock of what is rendered now.
  ///   - formerPath: where the lock is; nil for where it belongs.
  private func locked(
    _ rendered: [RenderedFile], next: ModuleLock, at path: String,
    formerly formerPath: String? = nil,
    sources: ModuleSources?, into outcome: inout ModuleChanges
  ) throws(DiskError) -> [RenderedFile] {
    let folder = FilePath.folder(of: path)
    let old = try disk.read(formerPath ?? path)
    var (files, next) = (rendered, next)
    if let header = ModuleLock.header(of: old) {
      next.former = header.former(of: outcome.name)
      // What has the names of a lock that was moved by hand is reported with the files to move.
      let earlier = next.former.filter { $0.module != header.names.module }
      try reportLeft(of: earlier, files, into: &outcome)
    }
    var bytes = next.bytes(in: folder)
    var locks: LockVersions?
    if bytes == old, formerPath == nil {
      let blocks = next.blocks
      for index in files.indices {
        files[index].known = blocks
        // The bases are beside the specs, and not in another folder.
        if files[index].owner == .yours, options.into == nil {
          files[index].base = .rendered(files[index].bytes)
        }
      }
    } else {
      let place = formerPath ?? path
      guard let former = try former(old, in: FilePath.folder(of: place), of: files) else {
        let impossible = ModuleLock.impossiblePath(
          in: old ?? [], of: FilePath.folder(of: place), within: options.into ?? bounds)
        outcome.changeSet.diagnostics.append(
          .damagedLock(display(place), old ?? [], impossible: impossible))
        return files
      }
      if try isOfAnother(former.names.module, than: outcome.name) {
        outcome.changeSet.diagnostics.append(
          .foreignLock(display(place), old ?? [], module: former.names.module))
        return files
      }
      try setKnown(of: &files, from: former, next: &next, into: &outcome)
      if let sources, !former.entries.isEmpty {
        try setBases(of: &files, from: former, sources: sources, next: &next, into: &outcome)
      }
      // An empty one changes nothing of the next one.
      if !former.isEmpty { bytes = next.bytes(in: folder) }
      locks = LockVersions(former: former, next: next)
    }
    if !next.isEmpty {
      var lock = RenderedFile(module: outcome.name, path: path, owner: .lock, bytes: bytes)
      lock.locks = locks
      files.append(lock)
    } else if let old, formerPath == nil {
      // Nothing is left to hold against; a later file of yours starts anew.
      outcome.changeSet.changes.append(Change(for: .lock, status: .remove, path: path, old: old))
    }
    return files
  }

  /// Whether a lock's module is one that is there and has a lock of its own: a copy of that knows files that are
  /// not this module's. A module that was renamed is there no more.
  private func isOfAnother(_ module: String, than own: String) throws(DiskError) -> Bool {
    guard module != own, !module.isEmpty,
      let spec = resolved.read.drafts.first(where: { $0.file.name == module })?.file
    else { return false }
    return try disk.kind(of: ModuleLock.path(ofSpec: spec.absolutePath)) != nil
  }

  /// What the lock says that is there, nothing if none is; nil if it is damaged and files of yours
  /// depend on it.
  private func former(
    _ old: [UInt8]?, in folder: String, of files: [RenderedFile]
  ) throws(DiskError) -> ModuleLock? {
    if case .valid(let lock) = ModuleLock.state(
      of: old, in: folder, within: options.into ?? bounds)
    {
      return try lock.settled(on: disk)
    }
    let isNeeded = files.contains { $0.owner == .yours }
    if let old, isNeeded || ModuleLock.mayHoldBases(old) { return nil }
    return ModuleLock(names: TypeNames(module: "", types: [:]), entries: [])
  }

  /// The blocks that generated files may have, and the files that the module has no more.
  private func setKnown(
    of files: inout [RenderedFile], from former: ModuleLock, next: inout ModuleLock,
    into outcome: inout ModuleChanges
  ) throws(DiskError) {
    let own = Set(files.map(\.path))
    let known = former.blocks
    for index in files.indices { files[index].known = known }
    for (path, blocks) in former.generated where !own.contains(path) {
      outcome.leftBehind[path] = known
      guard !options.isForced else { continue }
      // An edited file stays, and is named as long as it does.
      guard try disk.kind(of: path) == .file, let text = try disk.read(path), !known.contain(text)
      else { continue }
      next.generated[path] = blocks
    }
  }

  private func setBases(
    of files: inout [RenderedFile], from lock: ModuleLock, sources: ModuleSources,
    next: inout ModuleLock, into outcome: inout ModuleChanges
  ) throws(DiskError) {
    let pairs = LockedFiles(lock, now: files)
    let now = files.filter { $0.owner == .yours }.map(\.bytes)
    let renamings = Dictionary(grouping: lock.entries) { $0.names ?? lock.names }.mapValues {
      Renaming(from: $0[0].names ?? lock.names, to: next.names, former: $0.map(\.text), now: now)
    }
    for (index, entry) in pairs.entries {
      guard let renaming = renamings[entry.names ?? lock.names] else { continue }
      let isSwift = files[index].path.hasSuffix(".swift")
      let base = renaming.appliedToFormer(entry.text, isSwift: isSwift)
      files[index].base = .rendered(base)
      files[index].interrupted = entry.interrupted.map {
        renaming.appliedToFormer($0, isSwift: isSwift)
      }
      files[index].hadPath = entry.path == files[index].path
      if !renaming.isEmpty { files[index].renaming = renaming.of(entry.text, isSwift: isSwift) }
      // What the user has deleted may come back, and then as it was.
      guard !options.restarted.contains(files[index].path),
        try disk.kind(of: files[index].path) == nil,
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
      let places = (own.isEmpty ? missing : own).map { files[$0].path }
        .filter { FilePath.ending(of: $0) == FilePath.ending(of: old) }.map { display($0) }
      if places.isEmpty { continue }
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
      outcome.changeSet.changes.append(
        Change(for: .leftover, status: .remove, path: entry.path, old: bytes))
    } else {
      outcome.changeSet.diagnostics.append(diagnostic(display(entry.path)))
    }
  }
}

extension ModuleLock {
  /// A lock of what is rendered now.
  init(names: TypeNames, files: [RenderedFile]) {
    self.init(
      names: names,
      entries: files.filter { $0.owner == .yours }.map {
        Entry(path: $0.path, template: $0.template, text: $0.bytes)
      })
    generated.reserveCapacity(files.count)
    for index in files.indices where files[index].owner == .generated {
      generated[files[index].path] = GeneratedBlock.all(in: files[index].bytes).map(\.checksum)
    }
  }
}
