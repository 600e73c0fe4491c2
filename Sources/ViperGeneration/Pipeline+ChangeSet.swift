import ViperPlan
import ViperProject
import ViperRendering
import ViperText

/// All stages: find → read → resolve → check → plan → render → compare. What comes out is what `generate` writes and
/// `check` reports.
extension Pipeline {
  /// What has to change so that the selected modules of a project are as their specs say.
  ///
  /// - Returns: the changes, or errors and none. Where only edits or lock files without a spec stand in the way, it is
  ///   both, and nothing may be written.
  package mutating func changeSet(of project: Project) throws(DiskError) -> ChangeSet {
    let cached = CachedRun(of: project, in: self)
    if let known = cached?.entriesOfUnchanged(on: disk),
      let changeSet = try unchanged(project, knowing: known)
    {
      return changeSet
    }
    let recording = RecordingDisk(base: disk)
    var reader = cached == nil ? self : Pipeline(disk: recording, options: options)
    let read = try reader.read(project)
    let layouts = try reader.layouts(of: read)
    let keys = cached?.keys(of: read, layouts: layouts) ?? [:]
    let known = cached?.entries(for: keys, on: disk) ?? [:]
    let resolved = read.resolved(knowing: Set(known.keys))
    let (app, tests) = (resolved.app(), resolved.testPlans())
    let shared = resolved.projectPlan(app: app.plan)
    let orphans = try orphanLocks(of: read, hasShared: shared.map { !$0.isEmpty })
    var said = check(resolved, sharedTypes: shared?.declaredTypes ?? [])
    said += app.diagnostics + tests.diagnostics + (try reader.unsaidWrite(of: read))
    // What a broken spec needs of what all modules share is not known.
    if project.config.runtime == .file || shared?.isEmpty == false { said += read.unreadable }
    var whole = ChangeSet()
    if !said.hasErrors {
      var work = try ModuleWork(resolved, layouts: layouts, tests: tests.plans, in: self)
      (work.cached, work.keys, work.known) = (cached, keys, known)
      let outcomes = try work.outcomes(shared: shared, formerLock: orphans.ofMovedConfig)
      whole = try joined(outcomes, of: read, orphans: orphans.all)
      whole.diagnostics += orphans.obstacles
    }
    if project.config.write == .plugin { whole.builtModules = resolved.meaningful.count }
    whole.root = root(of: project)
    whole.diagnostics = (said + whole.diagnostics).sortedForPrinting()
    cached?.save(whole, read: recording)
    if cached == nil { packs = reader.packs }
    return whole
  }

  /// The changes of a project of which everything is known; nil where lock files are left that no spec asks for.
  private func unchanged(
    _ project: Project, knowing entries: [String: ModuleCache.Entry]
  ) throws(DiskError) -> ChangeSet? {
    let read = ReadProject(
      project: project, drafts: [], packageFolder: try disk.packageFolder(above: project.root),
      into: options.into, pack: nil)
    let hasShared = entries[project.root]?.files.isEmpty == false
    guard try orphanLocks(of: read, hasShared: hasShared).isEmpty else { return nil }
    let specs = project.specs.filter { project.selected.contains($0.absolutePath) }
    var outcomes = specs.compactMap { spec in
      entries[spec.absolutePath].map { ModuleChanges($0, of: spec) }
    }
    outcomes += [entries[project.root].map { ModuleChanges($0, of: nil) }].compactMap(\.self)
    var whole = try joined(outcomes, of: read, orphans: [])
    if project.config.write == .plugin { whole.builtModules = specs.count }
    whole.root = root(of: project)
    return whole
  }

  /// The folder below which most changes of a project lie.
  func root(of project: Project) -> String {
    options.into ?? project.config.output ?? project.root
  }

  /// What is wrong with a project's specs, whatever stands on the disk for them.
  package mutating func mistakes(in project: Project) throws(DiskError) -> [Diagnostic] {
    let resolved = try read(project).resolved()
    return check(resolved) + resolved.app().diagnostics + resolved.testPlans().diagnostics
  }

  /// Where a plugin may make the modules, the config has to say who does; one without specs has none to make.
  func unsaidWrite(of read: ReadProject) throws(DiskError) -> [Diagnostic] {
    let config = read.project.config
    guard config.write == nil, !read.project.specs.isEmpty,
      try PluginUse(disk: disk).isListed(in: read.packageFolder)
    else {
      return []
    }
    let path = FilePath.join(config.folder, Config.fileName)
    return [.unsaidWrite(hasConfig: try disk.kind(of: path) != nil)]
  }
}
