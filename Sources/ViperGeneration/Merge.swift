import ViperPlan
import ViperProject
import ViperText

extension Pipeline {
  /// What has to change once every spec makes sense: plans, renders and merges each module, and finds
  /// what no spec asks for any more.
  ///
  /// - Parameters:
  ///   - tests: where mocks and tests go, by module; none are made of others.
  ///   - shared: what the project has as a whole; nil where another run sees to that.
  ///   - orphans: the locks that their specs or the config have left behind.
  func merge(
    _ resolved: ResolvedProject, tests: [String: TestPlan], shared: ProjectPlan? = nil,
    orphans: OrphanLocks = OrphanLocks()
  ) throws(DiskError) -> ChangeSet {
    let project = resolved.read.project
    var whole = ChangeSet()
    let outcomes = try outcomes(
      of: resolved, tests: tests, shared: shared, formerLock: orphans.ofMovedConfig,
      into: &whole.diagnostics)
    for outcome in outcomes { whole += outcome.changeSet }
    whole.diagnostics += repeatedPaths(of: outcomes, in: project)
    let hasErrors = whole.diagnostics.hasErrors
    whole.diagnostics += outcomes.flatMap(\.obstacles)
    guard !hasErrors else { return ChangeSet(diagnostics: whole.diagnostics, edits: whole.edits) }
    let planned = Set(outcomes.flatMap(\.paths))
    let orphans = orphans.all.filter { !planned.contains($0.path) }.map { $0.without(planned) }
    let search = try staleSearch(
      of: resolved.read, planned: planned,
      locked: outcomes.map(\.leftBehind) + orphans.map(\.generated))
    if !search.former.isEmpty {
      for index in whole.changes.indices {
        whole.changes[index] = try whole.changes[index].respelling(search.former, on: disk)
      }
    }
    var stale = Comparison(disk: disk, display: project.display, isForced: options.isForced)
    for file in search.found { stale.removeStale(file.path, old: file.bytes, known: file.known) }
    stale.remove(orphans, leaving: search.found.map(\.path))
    whole += stale.changeSet
    whole.diagnostics += search.diagnostics
    if project.config.write == .plugin { whole.builtModules = resolved.modules.count }
    return whole
  }

  private func outcomes(
    of resolved: ResolvedProject, tests: [String: TestPlan], shared: ProjectPlan?,
    formerLock: String?, into diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> [ModuleChanges] {
    var layouts = try layouts(of: resolved)
    let folders = Dictionary(
      resolved.read.ownDrafts.map { (resolved.read.folder(of: $0.file), 1) }, uniquingKeysWith: +)
    let work = ModuleWork(
      disk: disk, options: options, resolved: resolved, layouts: layouts.byFolder,
      tests: tests, sharedFolders: Set(folders.filter { $0.value > 1 }.keys))
    var outcomes = try concurrentMap(resolved.modules) { module throws(DiskError) in
      try work.outcome(of: module)
    }
    if let runtime = try runtime(for: resolved.read, layouts: &layouts, into: &diagnostics) {
      outcomes.append(try work.outcome(of: ProjectFiles(runtime)))
    }
    var files = try projectFiles(of: resolved, shared, layouts: &layouts, into: &diagnostics)
    files?.formerLock = formerLock
    if let files { outcomes.append(try work.outcome(of: files)) }
    diagnostics += layouts.diagnostics
    return outcomes
  }

  /// Two files that would be written to one place.
  private func repeatedPaths(of outcomes: [ModuleChanges], in project: Project) -> [Diagnostic] {
    var owners: [String: String] = [:]
    var diagnostics: [Diagnostic] = []
    for outcome in outcomes {
      for path in outcome.paths {
        // Many file systems take names that differ in case only for one.
        if let owner = owners.updateValue(outcome.name, forKey: path.lowercased()) {
          diagnostics.append(
            .repeatedPath(project.display(path), modules: [owner, outcome.name]))
        }
      }
    }
    return diagnostics
  }

  private func staleSearch(
    of read: ReadProject, planned: Set<String>, locked: [[String: KnownVersions]]
  ) throws(DiskError) -> StaleSearch {
    var all: [String: KnownVersions] = [:]
    for locked in locked { all.merge(locked) { first, _ in first } }
    var search = StaleSearch(
      disk: disk, project: read.project, planned: planned, locked: all,
      packageFolder: read.packageFolder)
    let folders = read.ownDrafts.map { read.folder(of: $0.file) }
    try search.search(
      into: options.into, runtimeFolder: read.runtimePlace.folder(forModulesIn: folders))
    return search
  }
}
