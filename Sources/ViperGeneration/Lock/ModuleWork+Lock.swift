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
      try setBases(of: &files, from: source, yours: yours, job: job, into: &outcome)
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
    of files: inout [RenderedFile], from source: SourceText?, yours: [String], job: ModuleJob,
    into outcome: inout ModuleOutcome
  ) throws(DiskError) {
    switch ModuleLock.state(of: source, in: job.draft.file.folder) {
    case .missing: return
    case .damaged: break
    case .valid(let lock):
      guard let module = module(of: lock, like: job.draft) else { break }
      try checkPlaces(of: yours, lock: lock, into: &outcome.diagnostics)
      return setBases(of: &files, from: lock, module: module, job: job)
    }
    guard let source, !yours.isEmpty else { return }
    outcome.findings.append(.damagedLock(source))
    for index in files.indices where files[index].owner == .yours { files[index].base = .damaged }
  }

  /// What each file of yours was rendered to then, with the words and the header of then.
  private func setBases(
    of files: inout [RenderedFile], from lock: ModuleLock, module: Module, job: ModuleJob
  ) {
    var problems: [Diagnostic] = []
    var pack = job.draft.pack
    if lock.words != config.words {
      pack = job.draft.pack.replacing(lock.words, into: &problems)
    }
    var planner = planner(for: job, pack: pack)
    // The other modules were called by the words of then, too.
    if lock.words != config.words { planner.names = NameTable() }
    let then = planner.plan(module, in: job.folder).planned
    let renderer = Renderer(library: pack.library, layout: job.layout, header: lock.header)
    // By template: the path may have changed with the words.
    let bases = Dictionary(
      zip(then.files, renderer.render(then).files).map { ($0.template, $1) },
      uniquingKeysWith: { first, _ in first })
    // By name: the folder may have changed since.
    let names = Set(lock.files.map(FilePath.name(of:)))
    for index in files.indices {
      guard let base = bases[files[index].template] else { continue }
      if base.owner == .yours, names.contains(FilePath.name(of: base.path)) {
        files[index].base = .rendered(base.bytes)
      } else if files[index].owner == .yours {
        files[index].base = .none
      }
    }
  }

  /// A file of yours that a changed config puts elsewhere is moved by its owner, not started anew.
  private func checkPlaces(
    of yours: [String], lock: ModuleLock, into diagnostics: inout [Diagnostic]
  ) throws(DiskError) {
    var missing: [String] = []
    for path in yours where !lock.files.contains(path) {
      if try disk.kind(of: path) == nil { missing.append(path) }
    }
    guard !missing.isEmpty else { return }
    for old in lock.files.subtracting(yours).sorted() {
      guard try disk.kind(of: old) != nil else { continue }
      diagnostics.append(.movedFile(display(old), to: missing.map { display($0) }))
    }
  }

  /// The module as it was when it was applied last; nil if its spec can't be read any more, with
  /// another pack, say.
  private func module(of lock: ModuleLock, like draft: ProjectReader.Draft) -> Module? {
    let (spec, mistakes) = SpecReader.read(
      lock.spec, name: draft.file.name, dialect: draft.pack.dialect)
    guard let spec, !mistakes.hasErrors else { return nil }
    return ModuleResolver.resolveStubs(
      spec, dialect: draft.pack.dialect,
      defaults: ModuleResolver.Defaults(ui: lock.ui, access: lock.access))
  }
}
