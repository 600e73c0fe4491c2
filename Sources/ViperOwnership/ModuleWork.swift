import SwiftLayout
import SwiftReading
import ViperPipeline
import ViperPlan
import ViperProject
import ViperSpec
import ViperText

struct ModuleChanges: Sendable {
  let name: String
  var paths: [String] = []
  var changeSet = ChangeSet()
  /// Generated files in the lock file that the module no longer has, by absolute path.
  var leftBehind: [String: KnownBlocks] = [:]
  /// Errors that don't stop other modules, such as edits in generated files.
  var obstacles: [Diagnostic] = []
  /// The diagnostics that only `check` reports.
  var forCheck: [Diagnostic] = []
}

/// Plans, renders and compares modules on all cores. Unchanged files are not kept in memory.
struct ModuleWork: Sendable {
  private(set) var disk: any Disk
  let options: Pipeline.Options
  let resolved: ResolvedProject
  let layouts: [String: SwiftLayout]
  let tests: [String: TestPlan]
  let sharedFolders: Set<String>
  let sharedSources: SharedSources
  private let cached: CachedRun
  private let projectPlan: ProjectPlan?

  init(
    _ plan: WholePlan, layouts: LayoutFinder, cached: CachedRun, in pipeline: Pipeline
  ) throws(DiskError) {
    (resolved, tests, projectPlan) = (plan.resolved, plan.tests.plans, plan.files)
    (disk, options, self.cached) = (pipeline.disk, pipeline.options, cached)
    self.layouts = layouts.byFolder
    sharedFolders = resolved.read.sharedFolders
    sharedSources = SharedSources(sharedFolders, disk: disk, needs: resolved.read.project.needs)
  }

  var config: Config { resolved.read.project.config }
  var bounds: String { resolved.read.project.bounds }
  var display: PathDisplay { resolved.read.project.display }

  // MARK: - All of a project

  /// The former lock file is beside a config that was moved.
  func outcomes(formerLock: String?) throws(DiskError) -> [ModuleChanges] {
    let modules = Dictionary(
      uniqueKeysWithValues: resolved.modules.map { ($0.draft.file.name, $0) })
    let outcomes = try concurrentMap(resolved.meaningful) { file throws(DiskError) in
      if let entry = cached.entries[file.absolutePath] { return ModuleChanges(entry, of: file) }
      guard let module = modules[file.name] else { return ModuleChanges(name: file.name) }
      return try recorded(at: file.absolutePath) { work throws(DiskError) in
        let (outcome, rendered) = try work.outcome(of: module)
        return ([outcome], rendered)
      }[0]
    }
    let root = resolved.read.project.root
    if let entry = cached.entries[root], formerLock == nil {
      return outcomes + ModuleChanges.shared(entry)
    }
    return try outcomes
      + recorded(at: root) { work throws(DiskError) in
        try work.sharedOutcomes(formerLock: formerLock)
      }
  }

  /// Runs `find` on a disk that records its answers, and caches the result.
  private func recorded(
    at path: String,
    _ find: (ModuleWork) throws(DiskError) -> (outcomes: [ModuleChanges], rendered: [RenderedFile])
  ) throws(DiskError) -> [ModuleChanges] {
    var work = self
    let recording = cached.isOn ? RecordingDisk(base: disk) : nil
    if let recording { work.disk = recording }
    var (outcomes, rendered) = try find(work)
    // You can't silence a note on a mock, so it is reported once.
    if !outcomes.contains(where: { $0.changeSet.changes.contains(where: \.isPending) }) {
      for index in outcomes.indices {
        outcomes[index].changeSet.diagnostics.removeAll { $0.severity == .note }
      }
    }
    if let recording {
      var all = ModuleChanges(name: "")
      for outcome in outcomes {
        all.changeSet += outcome.changeSet
        all.leftBehind.merge(outcome.leftBehind) { first, _ in first }
        all.obstacles += outcome.obstacles
        all.forCheck += outcome.forCheck
      }
      cached.keep(all, rendered: rendered, at: path, asked: recording)
    }
    for index in outcomes.indices {
      outcomes[index].changeSet.leftToDo += outcomes[index].forCheck.filter {
        !options.omitsNotes || $0.severity != .note
      }
      outcomes[index].forCheck = []
    }
    return outcomes
  }

  private func sharedOutcomes(
    formerLock: String?
  ) throws(DiskError) -> (outcomes: [ModuleChanges], rendered: [RenderedFile]) {
    let pipeline = Pipeline(disk: disk, options: options)
    var layouts = LayoutFinder(disk: disk, display: display)
    var said = ModuleChanges(name: "")
    var all: [ProjectFiles] = []
    let runtime = try pipeline.runtime(
      for: resolved.read, layouts: &layouts, into: &said.changeSet.diagnostics)
    if !runtime.isEmpty { all.append(ProjectFiles(runtime: runtime)) }
    var files = try pipeline.projectFiles(
      of: resolved, projectPlan, layouts: &layouts, into: &said.changeSet.diagnostics)
    files?.formerLock = formerLock
    if let files { all.append(files) }
    said.changeSet.diagnostics += layouts.diagnostics
    var outcomes = [said]
    for files in all { outcomes.append(try outcome(of: files)) }
    return (outcomes, all.flatMap(\.files))
  }

  private func outcome(
    of module: ResolvedProject.Module
  ) throws(DiskError) -> (outcome: ModuleChanges, rendered: [RenderedFile]) {
    var outcome = ModuleChanges(name: module.module.name)
    let (planned, problems) = plan(module)
    let badPaths = badPaths(of: planned)
    let unmocked = tests.isEmpty ? [] : resolved.unmockedServices(of: module)
    outcome.changeSet.diagnostics = problems + badPaths + unmocked
    // The disk refuses invalid paths.
    guard badPaths.isEmpty else { return (outcome, []) }
    outcome.changeSet.notes = planned.notes
    let renderer = resolved.renderer(of: module, layouts: layouts)
    let (rendered, renderProblems) = renderer.render(planned)
    outcome.changeSet.diagnostics += renderProblems
    let sources = ModuleSources(
      disk: disk, needs: resolved.read.project.needs, of: planned.files, shared: sharedSources)
    let files = try locked(rendered, of: module, sources: sources, into: &outcome)
    outcome.paths = files.map(\.path)
    if !outcome.changeSet.diagnostics.hasErrors {
      try compare(files, of: module, sources: sources, into: &outcome)
      for change in outcome.changeSet.changes
      where change.new != nil && !outcome.paths.contains(change.path) {
        outcome.paths.append(change.path)
      }
    }
    for index in outcome.changeSet.changes.indices {
      outcome.changeSet.changes[index].spec = module.draft.file
    }
    return (outcome, rendered)
  }

  func plan(
    _ module: ResolvedProject.Module
  ) -> (planned: PlannedModule, diagnostics: [Diagnostic]) {
    resolved.plan(
      module, tests: tests[module.draft.file.name],
      omitsGeneratedFiles: config.write == .plugin)
  }

  func outcome(of shared: ProjectFiles) throws(DiskError) -> ModuleChanges {
    var outcome = ModuleChanges(name: shared.name)
    // The developer may have moved code of an owned file to any of the project's files.
    let sources =
      shared.files.contains { $0.owner == .yours }
      ? ModuleSources(disk: disk, needs: resolved.read.project.needs, folders: shared.folders) : nil
    let files = try locked(shared, sources: sources, into: &outcome)
    outcome.paths = files.map(\.path)
    if !outcome.changeSet.diagnostics.hasErrors {
      try compare(files, of: nil, sources: sources, into: &outcome)
    }
    if let path = shared.formerLock, let old = try disk.read(path) {
      outcome.changeSet.changes.append(Change(for: .lock, status: .remove, path: path, old: old))
    }
    outcome.changeSet.notes = shared.notes
    return outcome
  }

  private func badPaths(of planned: PlannedModule) -> [Diagnostic] {
    var known = [String: Int](minimumCapacity: planned.files.count)
    return planned.files.enumerated().compactMap { index, file in
      // Many file systems ignore case.
      if let first = known.updateValue(index, forKey: file.path.lowercased()) {
        // Report the path that a spec or a config set, not the path of the pack.
        let placed = file.isPlaced ? file : planned.files[first]
        return .repeatedPath(display(file.path), of: planned.name, at: placed.pattern)
      }
      let own = FilePath.relative(file.path, to: file.folder)
      let problem = Diagnostic.badPath(own, shown: display(file.path), at: file.pattern)
      if let problem { return problem }
      let isFree = file.isPlaced && !FilePath.isInside(file.path, file.folder)
      let mayBeAnywhere =
        FilePath.isSource(file.path)
        || config.tests.map { FilePath.isInside(file.path, $0) } == true
      let home = mayBeAnywhere ? nil : config.output
      let folder = isFree ? home ?? config.outermostFolder : file.folder
      let isBelow = FilePath.isInside(file.path, folder) && file.path != folder
      if isBelow { return nil }
      return .pathOutside(
        display(file.path), display(folder), isOfModule: !isFree, at: file.pattern)
    }
  }

  /// Files that the build generates use declarations in owned files.
  private func leftToTheBuild(of module: ResolvedProject.Module) -> [RenderedFile] {
    guard config.write == .plugin else { return [] }
    let (planned, _) = resolved.plan(module, tests: nil)
    return resolved.renderer(of: module, layouts: layouts).render(planned).files
      .filter { $0.owner == .generated }
  }

  private func compare(
    _ files: [RenderedFile], of module: ResolvedProject.Module?, sources: ModuleSources?,
    into outcome: inout ModuleChanges
  ) throws(DiskError) {
    var comparison = Comparison(
      disk: disk, display: display, isForced: options.isForced,
      failsOnConflict: options.failsOnConflict, restarted: options.restarted, sources: sources,
      isOfProject: module == nil, names: resolved.names, files: files,
      isBuilt: config.write == .plugin)
    if let module {
      comparison.style = resolved.renderer(of: module, layouts: layouts).layout.style
    }
    let meant = module?.module
    for field in (meant?.state ?? []) + (meant?.services.map(\.field) ?? []) + (meant?.inputs ?? [])
    {
      comparison.declared[field.name] = field.nameLocation
    }
    if let meant, let names = resolved.names[meant.name] {
      comparison.given = GivenMembers(of: meant, names: names)
    }
    for file in files where file.isGeneratedPart { comparison.parts[file.path] = file.bytes }
    for file in files { try comparison.compare(file) }
    try comparison.checkGiven()
    comparison.reportUnread()
    if options.isWriting { comparison.noteMergedLock() }
    if options.comparesOwnedFiles, let sources, let module, let meant {
      let names = resolved.names[meant.name]
      var check = ContractCheck(
        disk: disk, display: display, sources: sources, files: files + leftToTheBuild(of: module),
        asked: meant.memberNames(by: names),
        contracts: Set(meant.ownContracts.compactMap { names?.contracts[$0.contract.key] }),
        names: resolved.names,
        sharesFolder: sharedFolders.contains(resolved.read.folder(of: module.draft.file)))
      try check.check()
      outcome.forCheck += check.diagnostics.filter {
        !comparison.changeSet.leftToDo.contains($0)
      }
    }
    outcome.obstacles += comparison.changeSet.diagnostics
    comparison.changeSet.diagnostics = []
    outcome.changeSet += comparison.changeSet
  }
}
