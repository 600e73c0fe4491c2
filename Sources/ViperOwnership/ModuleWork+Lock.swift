import ViperPipeline
import ViperPlan
import ViperProject
import ViperText

extension ModuleWork {
  func locked(
    _ rendered: [RenderedFile], of module: ResolvedProject.Module, sources: ModuleSources,
    into outcome: inout ModuleChanges
  ) throws(DiskError) -> [RenderedFile] {
    let names = TypeNames(module: module.module.name, resolved.names[module.module.name])
    var path = ModuleLock.path(ofSpec: module.draft.file.absolutePath)
    var kept = rendered
    // With `--into`, the module has a second lock file, for its generated files.
    if let into = options.into {
      path = ModuleLock.path(
        of: names.module, in: FilePath.join(into, names.module), isHidden: true)
      kept.removeAll { $0.owner != .generated }
    }
    let next = ModuleLock(names: names, files: kept)
    return try locked(rendered, next: next, at: path, sources: sources, into: &outcome)
  }

  func locked(
    _ shared: ProjectFiles, sources: ModuleSources?, into outcome: inout ModuleChanges
  ) throws(DiskError) -> [RenderedFile] {
    let project = resolved.read.project
    let path =
      options.into == nil && shared.name == ProjectPlanner.name
      ? ProjectPlan.lock(of: project)
      : ModuleLock.path(
        of: shared.name, in: options.into ?? project.root, isHidden: options.into != nil)
    let names = TypeNames(module: shared.name, types: shared.types)
    let next = ModuleLock(names: names, files: shared.files)
    return try locked(
      shared.files, next: next, at: path, formerly: shared.formerLock, sources: sources,
      into: &outcome)
  }

  /// - Parameters:
  ///   - next: the lock file for the rendered files.
  ///   - formerPath: the present path of the lock file. Nil if the lock file isn't moved.
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
      // If someone moved the lock file by hand, its names are reported with the files to move.
      let earlier = next.former.filter { $0.module != header.names.module }
      try reportLeft(of: earlier, files, into: &outcome)
    }
    var bytes = next.bytes(in: folder)
    var locks: LockVersions?
    if bytes == old, formerPath == nil {
      let blocks = next.blocks
      for index in files.indices {
        files[index].known = blocks
        // With `--into`, files have no base, because bases are beside the specs.
        if files[index].owner == .yours, options.into == nil {
          files[index].base = files[index].bytes
        }
      }
    } else {
      let place = formerPath ?? path
      guard let former = try former(old, at: place, of: files) else {
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
      if !former.isEmpty { bytes = next.bytes(in: folder) }
      locks = LockVersions(former: former, next: next)
    }
    if !next.isEmpty {
      var lock = RenderedFile(module: outcome.name, path: path, owner: .lock, bytes: bytes)
      lock.locks = locks
      files.append(lock)
    } else if let old, formerPath == nil {
      // No file is left to compare with. An owned file that is added later starts without a base.
      outcome.changeSet.changes.append(Change(for: .lock, status: .remove, path: path, old: old))
    }
    return files
  }

  private func isOfAnother(_ module: String, than own: String) throws(DiskError) -> Bool {
    guard module != own, !module.isEmpty,
      let spec = resolved.read.drafts.first(where: { $0.file.name == module })?.file
    else { return false }
    return try disk.kind(of: ModuleLock.path(ofSpec: spec.absolutePath)) != nil
  }

  /// Reads the existing lock file. Nil if the lock file is damaged and owned files may depend on
  /// it.
  private func former(
    _ old: [UInt8]?, at path: String, of files: [RenderedFile]
  ) throws(DiskError) -> ModuleLock? {
    guard let old else { return .empty }
    if let lock = ModuleLock(reading: old, at: path, within: options.into ?? bounds) {
      return try lock.settled(on: disk)
    }
    let isNeeded = files.contains { $0.owner == .yours }
    return isNeeded || ModuleLock.mayContainBases(old) ? nil : .empty
  }

  /// Sets the blocks that generated files may have, and finds generated files that the module no
  /// longer has.
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
      // An edited file stays, and is reported as long as it exists.
      guard try disk.kind(of: path) == .file, let text = try disk.read(path), !known.contain(text)
      else { continue }
      next.generated[path] = blocks
    }
  }

  private func setBases(
    of files: inout [RenderedFile], from lock: ModuleLock, sources: ModuleSources,
    next: inout ModuleLock, into outcome: inout ModuleChanges
  ) throws(DiskError) {
    let pairs = LockEntryPairs(lock, now: files)
    let now = files.filter { $0.owner == .yours }.map(\.bytes)
    let renamings = Dictionary(grouping: lock.entries) { $0.names ?? lock.names }.mapValues {
      Renaming(from: $0[0].names ?? lock.names, to: next.names, former: $0.map(\.text), now: now)
    }
    for (index, entry) in pairs.entries {
      guard let renaming = renamings[entry.names ?? lock.names] else { continue }
      let isSwift = files[index].path.hasSuffix(".swift")
      let base = renaming.appliedToFormer(entry.text, isSwift: isSwift)
      files[index].base = base
      files[index].interrupted = entry.interrupted.map {
        renaming.appliedToFormer($0, isSwift: isSwift)
      }
      files[index].hadPath = entry.path == files[index].path
      if !renaming.isEmpty { files[index].renaming = renaming.of(entry.text, isSwift: isSwift) }
      // A file that was deleted and is created again may have its old base.
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

  /// Reports owned files whose planned path has changed. The developer has to move them.
  private func misplaced(
    _ files: [RenderedFile], _ pairs: LockEntryPairs, lock: ModuleLock, isRenamed: Bool
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
      let module = isRenamed ? files[missing[0]].module : nil
      diagnostics.append(.movedFile(display(old), to: places, ofRenamed: module))
    }
    return diagnostics
  }

  /// Handles owned files that the module no longer has. Unedited files are removed, and edited
  /// files are reported.
  private func dropLeftBehind(
    _ pairs: LockEntryPairs, now files: [RenderedFile], isRenamed: Bool,
    into outcome: inout ModuleChanges
  ) throws(DiskError) {
    let moved = pairs.entries.sorted { $0.key < $1.key }.map { (new: files[$0.key], old: $0.value) }
      .filter { $0.new.owner == .generated && $0.new.path != $0.old.path }
    for (new, old) in moved {
      // On a disk that ignores case, both names are the same file.
      if let file = try disk.identity(of: old.path), try disk.identity(of: new.path) == file {
        continue
      }
      let place = display(new.path)
      let module = isRenamed ? new.module : nil
      try drop(old, into: &outcome) { .movedFile($0, to: [place], ofRenamed: module) }
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
