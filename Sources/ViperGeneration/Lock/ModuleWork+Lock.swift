import ViperSpec
import ViperText

/// Files of yours and the spec that was applied to them last.
extension ModuleWork {
  /// The module's files with the bases of those of yours, and its lock if it has such files.
  ///
  /// - Parameter render: renders a module with the present templates.
  func locked(
    _ rendered: [RenderedFile], of job: ModuleJob, into diagnostics: inout [Diagnostic],
    render: (Module) -> [RenderedFile]
  ) throws(DiskError) -> [RenderedFile] {
    // A second set of files somewhere else is no reason to think that the first one is up to date.
    guard options.into == nil, rendered.contains(where: { $0.owner == .yours }) else {
      return rendered
    }
    let path = ModuleLock.path(ofSpec: job.draft.file.absolutePath)
    let source = try disk.read(path).map { SourceText(path: display(path), bytes: $0) }
    var files = rendered
    switch ModuleLock.state(of: source) {
    case .missing: break
    case .damaged:
      if let source { diagnostics.append(.damagedLock(source)) }
      return files
    case .valid(let lock):
      guard let module = module(of: lock, like: job.draft) else {
        if let source { diagnostics.append(.damagedLock(source)) }
        return files
      }
      let bases = Dictionary(
        render(module).filter { $0.owner == .yours }.map { ($0.path, $0.bytes) },
        uniquingKeysWith: { first, _ in first })
      for index in files.indices where files[index].owner == .yours {
        files[index].base = bases[files[index].path].map { .rendered($0) } ?? .none
      }
    }
    files.append(
      RenderedFile(
        module: job.module.name, path: path, owner: .lock,
        bytes: ModuleLock.bytes(spec: job.draft.node, defaults: defaults)))
    return files
  }

  private var defaults: [(key: String, value: String?)] {
    [
      ("access", config.access?.string), ("pack", config.pack?.string), ("ui", config.ui?.string),
    ]
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
