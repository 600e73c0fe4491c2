import ViperPipeline
import ViperProject
import ViperText

extension Pipeline {
  /// Plans the lock files for modules whose files already exist. The rendered text becomes the base
  /// of the next merge, even if the files differ. Nothing else changes.
  package mutating func locks(of project: Project) throws(DiskError) -> ChangeSet {
    let plan = WholePlan(try read(project).resolved())
    var whole = ChangeSet(
      root: project.root,
      diagnostics: check(plan.resolved) + plan.app.diagnostics + plan.tests.diagnostics)
    guard !whole.diagnostics.hasErrors else { return whole }
    let work = try ModuleWork(
      plan, layouts: layouts(of: plan.resolved.read), cached: CachedRun(of: project, in: self),
      in: self)
    let outcomes = try concurrentMap(plan.resolved.modules) { module throws(DiskError) in
      try work.lock(of: module)
    }
    for outcome in outcomes {
      whole.changes += [outcome.change].compactMap(\.self)
      whole.diagnostics += outcome.diagnostics
    }
    return whole
  }
}

extension ModuleWork {
  fileprivate func lock(
    of module: ResolvedProject.Module
  ) throws(DiskError) -> (change: Change?, diagnostics: [Diagnostic]) {
    let (planned, problems) = plan(module)
    let (rendered, mistakes) = resolved.renderer(of: module, layouts: layouts).render(planned)
    let path = ModuleLock.path(ofSpec: module.draft.file.absolutePath)
    let names = TypeNames(module: module.module.name, resolved.names[module.module.name])
    var lock = ModuleLock(names: names, files: rendered)
    let old = try disk.read(path)
    lock.former = ModuleLock.header(of: old)?.former(of: names.module) ?? []
    let bytes = lock.bytes(in: FilePath.folder(of: path))
    guard !lock.isEmpty, bytes != old else { return (nil, problems + mistakes) }
    let status: Change.Status = old == nil ? .create : .update
    return (
      Change(for: .lock, status: status, path: path, old: old, new: bytes), problems + mistakes
    )
  }
}
