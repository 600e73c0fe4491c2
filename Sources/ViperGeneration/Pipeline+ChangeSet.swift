import ViperProject
import ViperRendering
import ViperText

/// The whole of the main job: read, resolve, check, then plan, render and merge each module.
/// What comes out is what `generate` writes and `check` reports; who needs less stops earlier.
extension Pipeline {
  /// What has to change so that the selected modules of a project are as their specs say.
  ///
  /// - Returns: the changes, or errors and none. Where only edits or locks without a spec stand in the
  ///   way, it is both, and nothing may be written.
  package mutating func changeSet(of project: Project) throws(DiskError) -> ChangeSet {
    if let known = try changeSetInPart(of: project) { return known }
    modules?.keep(nil, of: project.root)
    let read = try read(project)
    let resolved = read.resolved(memory: packs.hasSpecs ? nil : modules)
    let tests = resolved.testPlans()
    let app = resolved.app()
    let shared = resolved.projectPlan(app: app.plan)
    let orphans = try orphanLocks(of: read, hasShared: shared.map { !$0.isEmpty })
    var said =
      check(resolved, sharedTypes: shared?.declaredTypes ?? []) + app.diagnostics
      + tests.diagnostics
    said += try unsaidWrite(of: read)
    // What a broken spec needs of what all modules share is not known.
    if project.config.runtime == .file || shared?.isEmpty == false { said += read.unreadable }
    var whole = ChangeSet()
    if !said.hasErrors {
      whole = try merge(resolved, tests: tests.plans, shared: shared, orphans: orphans)
      whole.diagnostics += orphans.obstacles
    }
    whole.root = root(of: project)
    whole.diagnostics = said + whole.diagnostics
    if memory != nil {
      let isDone = orphans.isEmpty && whole.hasNothingToMend(besides: said)
      modules?.keep(
        isDone ? KnownProject(resolved, tests: tests.plans, diagnostics: said) : nil,
        in: project.root)
    }
    if !whole.diagnostics.isEmpty { modules?.keep(nil, of: project.root) }
    whole.diagnostics = whole.diagnostics.sortedForPrinting()
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
