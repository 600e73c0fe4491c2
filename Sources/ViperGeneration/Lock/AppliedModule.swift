import ViperSpec
import ViperText

/// A module as it was when its spec was applied last: with the name, the pack and the words of then.
struct AppliedModule {
  let name: String
  /// Its files as they were rendered then, by template: paths may have changed with names.
  let files: [String: RenderedFile]
  /// What its types are called now.
  let renaming: Renaming
}

extension ModuleWork {
  /// The module as a lock knows it; nil if its spec can't be read any more, with another pack, say.
  func applied(_ lock: ModuleLock, to job: ModuleJob) throws(DiskError) -> AppliedModule? {
    let own = job.module.name
    // What a pack of now can't read is not merged, whatever the pack of then said to it.
    guard module(lock.spec, named: own, lock: lock, pack: job.draft.pack) != nil else { return nil }
    let pack = try pack(of: lock, for: job)
    let past = Past(lock: lock, pack: pack, planner: planner(of: lock, for: job, pack: pack))
    guard var module = module(lock.spec, named: own, lock: lock, pack: pack) else { return nil }
    var planned = past.planner.plan(module, in: job.folder).planned
    if let name = formerName(of: planned, past, job),
      let former = self.module(lock.spec, named: name, lock: lock, pack: pack)
    {
      module = former
      planned = past.planner.plan(module, in: job.folder).planned
    }
    let files = rendered(planned, from: lock.spec, past, job)
    let renaming = renaming(of: module, files, past: past, job: job)
    return AppliedModule(name: module.name, files: files, renaming: renaming)
  }

  /// What a module was made with.
  private struct Past {
    let lock: ModuleLock
    let pack: Pack
    let planner: Planner
  }

  // MARK: - What it was made with

  /// The pack of then with the words of then; the one of now where that is gone.
  private func pack(of lock: ModuleLock, for job: ModuleJob) throws(DiskError) -> Pack {
    var problems: [Diagnostic] = []
    let named = lock.spec.packName
    let word = (named ?? lock.pack)?.string ?? PackShelf.defaultName
    if word != (job.draft.node.packName ?? config.pack)?.string ?? PackShelf.defaultName {
      var shelf = PackShelf(disk: disk)
      let folder = named == nil ? config.packFolder : job.draft.file.folder
      let pack = try shelf.pack(named ?? lock.pack, folder: folder, into: &problems)
      if let pack, module(lock.spec, named: job.module.name, lock: lock, pack: pack) != nil {
        return lock.words.isEmpty ? pack : pack.replacing(lock.words, into: &problems)
      }
    }
    guard lock.words != config.words else { return job.draft.pack }
    return job.draft.pack.replacing(lock.words, into: &problems)
  }

  private func planner(of lock: ModuleLock, for job: ModuleJob, pack: Pack) -> Planner {
    var planner = planner(for: job, pack: pack)
    // The other modules were called by the words of then, too, and by the pack.
    if lock.words != config.words || pack.name != job.draft.pack.name {
      planner.names = NameTable()
    }
    return planner
  }

  private func module(
    _ node: JSONNode, named name: String, lock: ModuleLock, pack: Pack
  ) -> Module? {
    let (spec, mistakes) = SpecReader.read(node, name: name, dialect: pack.dialect)
    guard let spec, !mistakes.hasErrors else { return nil }
    return ModuleResolver.resolveStubs(
      spec, dialect: pack.dialect,
      defaults: ModuleResolver.Defaults(ui: lock.ui, access: lock.access))
  }

  /// The files of a module by template, with the header of then.
  private func rendered(
    _ module: PlannedModule, from node: JSONNode, _ past: Past, _ job: ModuleJob
  ) -> [String: RenderedFile] {
    let renderer = Renderer(
      library: past.pack.library, layout: job.layout, header: past.lock.header)
    let files = renderer.render(module).files
    let tests = tests(of: node, named: module.name, past, job).map { renderer.render($0).files }
    return Dictionary(
      ((tests ?? []) + files).map { ($0.template, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The tests of then. They are of what the members do, not only of their names, and that takes the
  /// other specs; those of now stand for those of then.
  private func tests(
    of node: JSONNode, named name: String, _ past: Past, _ job: ModuleJob
  ) -> PlannedModule? {
    let (lock, dialect) = (past.lock, past.pack.dialect)
    guard job.module.isYours("tests"),
      let spec = SpecReader.read(node, name: name, dialect: dialect).spec
    else { return nil }
    let (module, mistakes) = ModuleResolver.resolve(
      spec, dialect: dialect, defaults: .init(ui: lock.ui, access: lock.access), project: specs)
    guard let module, !mistakes.hasErrors else { return nil }
    var planned = past.planner.plan(module, in: job.folder).planned
    planned.files.removeAll { $0.kind != .tests }
    return planned
  }

  private func names(of module: Module, pack: Pack) -> ModuleNames {
    var ignored: [Diagnostic] = []
    return ModuleNames.make(
      module: module.name, framework: module.flavour.framework, pack: pack, own: module.names,
      into: &ignored)
  }

  // MARK: - What it was called

  /// The module's name of then, by the files that its lock lists: the one name that fits all of them,
  /// if the name of now does not.
  private func formerName(
    of module: PlannedModule, _ past: Past, _ job: ModuleJob
  ) -> String? {
    let listed = Set(past.lock.files.map(FilePath.name(of:)))
    let files = module.namesOfYours
    guard !listed.isSubset(of: files) else { return nil }
    var candidates: Set<String> = []
    for file in files {
      guard let place = file.firstRange(of: module.name) else { continue }
      let (start, end) = (file[..<place.lowerBound], file[place.upperBound...])
      for other in listed where other.hasPrefix(start) && other.hasSuffix(end) {
        let name = String(other.dropFirst(start.count).dropLast(end.count))
        if isSwiftIdentifier(name), !isReservedSwiftTypeName(name) { candidates.insert(name) }
      }
    }
    let fitting = candidates.filter { name in
      self.module(past.lock.spec, named: name, lock: past.lock, pack: past.pack).map {
        let planned = past.planner.plan($0, in: job.folder).planned
        return listed.isSubset(of: planned.namesOfYours)
      } ?? false
    }
    return fitting.count == 1 ? fitting.first : nil
  }

  // MARK: - What it is called now

  private func renaming(
    of module: Module, _ files: [String: RenderedFile], past: Past, job: ModuleJob
  ) -> Renaming {
    let old = names(of: module, pack: past.pack)
    let new = names(of: job.module, pack: job.draft.pack)
    guard old != new || past.lock.words != config.words else { return Renaming([:]) }
    var found = RenderedNames()
    if past.pack.name == job.draft.pack.name { addNames(of: files, past, job, to: &found) }
    return found.renaming(
      with: Renaming.between(old, new), modules: [module.name: job.module.name])
  }

  /// Adds what differs between the files of then and the same spec rendered today.
  private func addNames(
    of files: [String: RenderedFile], _ past: Past, _ job: ModuleJob, to found: inout RenderedNames
  ) {
    let pack = job.draft.pack
    let spec = past.lock.spec.replacing("names", by: job.draft.node)
    guard let module = module(spec, named: job.module.name, lock: past.lock, pack: pack) else {
      return
    }
    let today = Past(lock: past.lock, pack: pack, planner: planner(for: job, pack: pack))
    let planned = today.planner.plan(module, in: job.folder).planned
    for file in rendered(planned, from: spec, today, job).values.sorted(by: { $0.path < $1.path })
    where file.path.hasSuffix(".swift") {
      if let old = files[file.template] { found.add(old.bytes, file.bytes) }
    }
  }
}

extension PlannedModule {
  /// The names of the files of yours, without their folders.
  fileprivate var namesOfYours: Set<String> {
    Set(files.filter { $0.owner == .yours }.map { FilePath.name(of: $0.path) })
  }
}

extension JSONNode {
  /// The object with one member taken from another object, or without it if that has none.
  fileprivate func replacing(_ key: String, by other: JSONNode) -> JSONNode {
    guard case .object(let own) = value, case .object(let others) = other.value else { return self }
    let members = own.filter { $0.key.string != key } + others.filter { $0.key.string == key }
    return JSONNode(.object(members), at: location)
  }
}
