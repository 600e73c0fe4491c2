import ViperSpec
import ViperText

/// Files of yours and the spec that was applied to them last.
extension ModuleWork {
  /// The module's files with the bases of those of yours, and its lock if it has such files.
  ///
  /// A lock without files of yours goes.
  func locked(
    _ rendered: [RenderedFile], of job: ModuleJob, into outcome: inout ModuleOutcome
  ) throws(DiskError) -> [RenderedFile] {
    // A second set of files somewhere else is no reason to think that the first one is up to date.
    guard options.into == nil else { return rendered }
    let file = job.draft.file
    let path = ModuleLock.path(ofSpec: file.absolutePath)
    let bytes = try disk.read(path)
    let source = bytes.map { SourceText(path: display(path), bytes: $0) }
    let yours = rendered.filter { $0.owner == .yours }.map(\.path)
    var files = rendered
    let next = yours.isEmpty ? nil : nextLock(of: job, yours: yours)
    if let next, bytes == next {
      // Nothing has changed since, and nothing has to be rendered a second time to know it.
      for index in files.indices where files[index].owner == .yours {
        files[index].base = .rendered(files[index].bytes)
      }
    } else {
      try setBases(of: &files, from: source, job: job, into: &outcome)
    }
    guard let next else {
      // Nothing is left to merge into; a later file of yours starts anew.
      if let bytes { outcome.changes.append(Change(status: .remove, path: path, old: bytes)) }
      return files
    }
    files.append(
      RenderedFile(module: job.module.name, path: path, owner: .lock, bytes: next))
    return files
  }

  private func nextLock(of job: ModuleJob, yours: [String]) -> [UInt8] {
    ModuleLock.bytes(
      spec: job.draft.node, defaults: ModuleLock.defaults(of: config),
      files: yours.map { FilePath.relative($0, to: job.draft.file.folder) })
  }

  /// What the files of yours were rendered to then, as far as a lock tells.
  private func setBases(
    of files: inout [RenderedFile], from source: SourceText?, job: ModuleJob,
    into outcome: inout ModuleOutcome
  ) throws(DiskError) {
    guard let source else { return }
    let folder = job.draft.file.folder
    if case .valid(let lock) = ModuleLock.state(of: source, in: folder),
      let then = try applied(lock, to: job)
    {
      setBases(of: &files, lock: lock, then: then)
      outcome.diagnostics += try misplaced(files, lock: lock, then: then, in: job.module.name)
      try dropLeftBehind(lock: lock, then: then, now: files, into: &outcome)
      for side in ModuleLock.sides(of: source, in: folder) {
        guard let side = try applied(side, to: job) else { continue }
        for index in files.indices where files[index].owner == .generated {
          if let file = side.files[files[index].template] { files[index].sides.append(file.bytes) }
        }
      }
      return
    }
    let indices = files.indices.filter { files[$0].owner == .yours }
    guard !indices.isEmpty else { return }
    outcome.findings.append(.damagedLock(source))
    for index in indices { files[index].base = .damaged }
  }

  private func setBases(
    of files: inout [RenderedFile], lock: ModuleLock, then: AppliedModule
  ) {
    // By name: the folder may have changed since.
    let names = Set(lock.files.map(FilePath.name(of:)))
    // Another flavour has the same file from another template.
    let paths = Dictionary(then.files.values.map { ($0.path, $0) }) { first, _ in first }
    for index in files.indices {
      let file = files[index]
      guard let base = then.files[file.template] ?? paths[file.path] else { continue }
      if base.owner == .yours, names.contains(FilePath.name(of: base.path)) {
        files[index].base = .rendered(base.bytes)
        files[index].renaming = then.renaming
      } else if files[index].owner == .yours {
        files[index].base = .none
      }
    }
  }

  /// A file of yours that belongs elsewhere now is moved by its owner, not started anew.
  private func misplaced(
    _ files: [RenderedFile], lock: ModuleLock, then: AppliedModule, in module: String
  ) throws(DiskError) -> [Diagnostic] {
    let yours = files.filter { $0.owner == .yours }
    var missing: [RenderedFile] = []
    for file in yours where !lock.files.contains(file.path) {
      if try disk.kind(of: file.path) == nil { missing.append(file) }
    }
    guard !missing.isEmpty else { return [] }
    var diagnostics: [Diagnostic] = []
    for old in lock.files.subtracting(yours.map(\.path)).sorted() {
      guard try disk.kind(of: old) != nil else { continue }
      let own = missing.filter { file in
        then.files[file.template].map { FilePath.name(of: $0.path) } == FilePath.name(of: old)
      }
      let places = (own.isEmpty ? missing : own).map(\.path)
      diagnostics.append(
        then.name == module
          ? .movedFile(display(old), to: places.map { display($0) })
          : .fileOfRenamed(display(old), module: module, to: places.map { display($0) }))
    }
    return diagnostics
  }

  /// Files of yours whose component the module has no more: what nobody has touched goes, and what
  /// somebody has written is theirs to keep or to delete.
  private func dropLeftBehind(
    lock: ModuleLock, then: AppliedModule, now files: [RenderedFile],
    into outcome: inout ModuleOutcome
  ) throws(DiskError) {
    let templates = Set(files.map(\.template))
    let paths = Set(files.map(\.path))
    for old in then.files.values.sorted(by: { $0.path < $1.path })
    where old.owner == .yours && lock.files.contains(old.path)
      && !templates.contains(old.template) && !paths.contains(old.path)
    {
      guard let bytes = try disk.read(old.path) else { continue }
      if equalButForLineEndings(bytes, old.bytes) {
        outcome.changes.append(Change(status: .remove, path: old.path, old: bytes))
      } else {
        outcome.diagnostics.append(.fileWithoutPart(display(old.path), module: outcome.name))
      }
    }
  }
}
