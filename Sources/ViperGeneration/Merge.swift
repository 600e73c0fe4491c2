import ViperPlan
import ViperProject
import ViperRendering
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
    var outcomes = try outcomes(
      of: resolved, tests: tests, shared: shared, formerLock: orphans.ofMovedConfig,
      into: &whole.diagnostics)
    whole.changes.reserveCapacity(outcomes.reduce(0) { $0 + $1.changeSet.changes.count })
    // No two copies of all changes are held at once.
    for index in outcomes.indices {
      whole += outcomes[index].changeSet
      outcomes[index].changeSet = ChangeSet()
    }
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
        whole.changes[index] = try whole.changes[index].respelling(search.former, on: madeDisk)
      }
    }
    var stale = Comparison(disk: madeDisk, display: project.display, isForced: options.isForced)
    for file in search.found { stale.removeStale(file.path, old: file.bytes, known: file.known) }
    stale.remove(orphans, leaving: search.found.map(\.path))
    whole += stale.changeSet
    if project.config.write == .plugin { whole.builtModules = resolved.meaningful.count }
    return whole
  }

  private func outcomes(
    of resolved: ResolvedProject, tests: [String: TestPlan], shared: ProjectPlan?,
    formerLock: String?, into diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> [ModuleChanges] {
    var layouts = try layouts(of: resolved)
    let sharedFolders = resolved.read.sharedFolders
    let work = ModuleWork(
      disk: madeDisk, options: options, resolved: resolved, layouts: layouts.byFolder,
      tests: tests, sharedFolders: sharedFolders,
      sharedSources: SharedSources(
        sharedFolders, disk: madeDisk, needs: resolved.read.project.needs),
      bounds: try disk.bounds(around: resolved.read.project.root), memory: modules)
    let planned = try concurrentMap(resolved.modules) { module throws(DiskError) in
      (module.draft.file.name, try work.outcome(of: module))
    }
    let settled = resolved.settled.map {
      ($0.file.name, $0.known.outcome(of: $0.file))
    }
    let all = Dictionary(planned + settled) { first, _ in first }
    var outcomes = resolved.meaningful.compactMap { all[$0.name] }
    if let shared = resolved.shared {
      outcomes.append(shared.outcome(of: nil))
    } else {
      let asked = AskedDisk(base: madeDisk)
      var work = work
      work.disk = asked
      var made: [ModuleChanges] = []
      if let runtime = try runtime(for: resolved.read, layouts: &layouts, into: &diagnostics) {
        made.append(try work.outcome(of: ProjectFiles(runtime)))
      }
      var files = try projectFiles(of: resolved, shared, layouts: &layouts, into: &diagnostics)
      files?.formerLock = formerLock
      if let files { made.append(try work.outcome(of: files)) }
      modules?.keep(KnownModule(made, asked: asked), of: resolved.read.project.root)
      outcomes += made
    }
    diagnostics += layouts.diagnostics
    return outcomes
  }

  /// The disk for what modules have made.
  private var madeDisk: any Disk { modules?.disk ?? disk }

  /// Two files that would be written to one place.
  private func repeatedPaths(of outcomes: [ModuleChanges], in project: Project) -> [Diagnostic] {
    // The hashes of paths take less memory, and are the same for composed and decomposed letters.
    var owners: [Int: String] = [:]
    var diagnostics: [Diagnostic] = []
    owners.reserveCapacity(outcomes.reduce(0) { $0 + $1.paths.count })
    // Many file systems take names that differ in case only for one.
    let keys = concurrentMap(outcomes) { $0.paths.map { $0.lowercased().hashValue } }
    for (outcome, keys) in zip(outcomes, keys) {
      for (path, key) in zip(outcome.paths, keys) {
        // Within a module, that is a file of yours whose name has been changed in case only.
        if let owner = owners.updateValue(outcome.name, forKey: key), owner != outcome.name {
          diagnostics.append(
            .repeatedPath(project.display(path), modules: [owner, outcome.name]))
        }
      }
    }
    return diagnostics
  }

  private func staleSearch(
    of read: ReadProject, planned: Set<String>, locked: [[String: KnownBlocks]]
  ) throws(DiskError) -> StaleSearch {
    var all: [String: KnownBlocks] = [:]
    for locked in locked { all.merge(locked) { $0.union($1) } }
    var search = StaleSearch(
      disk: madeDisk, project: read.project, planned: planned, locked: all,
      packageFolder: read.packageFolder)
    let folders = read.ownDrafts.map { read.folder(of: $0.file) }
    try search.search(
      into: options.into, runtimeFolder: read.runtimePlace.folder(forModulesIn: folders))
    return search
  }
}
