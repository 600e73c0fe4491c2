import SwiftLayout
import SwiftReading
import ViperPack
import ViperPlan
import ViperProject
import ViperRendering
import ViperSpec
import ViperTemplate
import ViperText

/// What came out of one module: held against the disk, ready to be written.
struct ModuleChanges: Sendable {
  let name: String
  /// The absolute paths of all its files.
  var paths: [String] = []
  var changeSet = ChangeSet()
  /// The generated files that the lock knows and the module has no more, by absolute path.
  var leftBehind: [String: KnownBlocks] = [:]
  /// What stands in the way of files that are as the spec says otherwise: edits, foreign files.
  var obstacles: [Diagnostic] = []
  /// Whether it follows from all files of a folder that modules share, which nobody notes for each of them.
  var hasSearchedShared = false
}

/// Plans, renders and compares one module after the other, each for itself, so that it can run on
/// all cores, and holds no more than one module's files in memory that have not changed.
struct ModuleWork: Sendable {
  var disk: any Disk
  let options: Pipeline.Options
  private(set) var resolved: ResolvedProject
  /// How files are laid out, by the folder of their module.
  let layouts: [String: SwiftLayout]
  /// Where mocks and tests go, by module; none where the config doesn't say.
  let tests: [String: TestPlan]
  /// The absolute folders of several modules.
  var sharedFolders: Set<String> = []
  /// The Swift files in them; nil if each module reads them for itself.
  var sharedSources: SharedSources?
  /// The absolute folder outside of which the project writes nothing.
  let bounds: String
  /// Where what comes of modules is kept; nil if nobody asks for it.
  var memory: ModuleMemory?
  /// Where templates have found their values.
  let hints = SharedValue(TemplateHints())

  var config: Config { resolved.read.project.config }
  var display: PathDisplay { resolved.read.project.display }

  /// What comes of a module, which is kept for the next run if that has nothing to do or to say.
  func outcome(of module: ResolvedProject.Module) throws(DiskError) -> ModuleChanges {
    guard let memory, let log = module.log else { return try freshOutcome(of: module) }
    let asked = AskedDisk(base: disk)
    var work = self
    (work.disk, work.resolved) = (asked, resolved.noting(in: log))
    var outcome = try work.freshOutcome(of: module)
    log.note(SpecQuestion(.spec, module.module.name))
    log.note(SpecQuestion(.folder, resolved.read.folder(of: module.draft.file)))
    let lookups = ModuleLookups(
      specs: resolved.specs, names: resolved.names, sharedFolders: sharedFolders)
    let questions = log.questions
    log.clear()
    lazy var answered = lookups.answered(questions)
    let path = module.draft.file.absolutePath
    if let expected = resolved.expected {
      outcome.changeSet.isUnsure = !answered.allSatisfy { expected.hold($0, of: path) }
    }
    var known = KnownModule(outcome, lookups: answered, asked: Array(asked.questions))
    known?.matterForOthers = module.draft.spec.matterForOthers(in: module.draft.pack.dialect)
    known?.node = resolved.specs.graph[module.module.name].words
    memory.keep(known, of: path)
    return outcome
  }

  private func freshOutcome(of module: ResolvedProject.Module) throws(DiskError) -> ModuleChanges {
    var outcome = ModuleChanges(name: module.module.name)
    let (planned, problems) = plan(module)
    let badPaths = badPaths(of: planned)
    outcome.changeSet.diagnostics = problems + badPaths
    // The disk would refuse to look at some of them.
    guard badPaths.isEmpty else { return outcome }
    outcome.changeSet.notes = planned.notes
    let renderer = resolved.renderer(of: module, layouts: layouts)
    let (rendered, renderProblems) = renderer.render(planned, hints: hints)
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
    outcome.hasSearchedShared = sources.hasSearchedShared
    if options.notesChangesOnly, !outcome.changeSet.changes.contains(where: \.isPending) {
      outcome.changeSet.notes = []
    }
    for index in outcome.changeSet.changes.indices {
      outcome.changeSet.changes[index].spec = module.draft.file
    }
    return outcome
  }

  func plan(
    _ module: ResolvedProject.Module
  ) -> (planned: PlannedModule, diagnostics: [Diagnostic]) {
    resolved.plan(
      module, tests: tests[module.draft.file.name],
      leavesGeneratedOut: config.write == .plugin)
  }

  /// What all modules share.
  func outcome(of shared: ProjectFiles) throws(DiskError) -> ModuleChanges {
    var outcome = ModuleChanges(name: shared.name)
    // Code of a file of yours may have moved to any of the project's.
    let sources =
      shared.files.contains { $0.owner == .yours }
      ? ModuleSources(
        disk: disk, needs: resolved.read.project.needs, folders: shared.folders) : nil
    let files = try locked(shared, sources: sources, into: &outcome)
    outcome.paths = files.map(\.path)
    if !outcome.changeSet.diagnostics.hasErrors {
      try compare(files, of: nil, sources: sources, into: &outcome)
    }
    if let path = shared.formerLock, let old = try disk.read(path) {
      outcome.changeSet.changes.append(Change(for: .lock, status: .remove, path: path, old: old))
    }
    let isSilent =
      options.notesChangesOnly && !outcome.changeSet.changes.contains(where: \.isPending)
    if !isSilent { outcome.changeSet.notes = shared.notes }
    return outcome
  }

  private func badPaths(of planned: PlannedModule) -> [Diagnostic] {
    var known = [String: Int](minimumCapacity: planned.files.count)
    return planned.files.enumerated().compactMap { index, file in
      // Many file systems take names that differ in case only for one.
      if let first = known.updateValue(index, forKey: file.path.lowercased()) {
        // A spec or a config has put one of them there, rather than the pack.
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
      return isFree
        ? .placedOutside(display(file.path), root: display(folder), at: file.pattern)
        : .pathOutside(display(file.path), folder: display(folder), at: file.pattern)
    }
  }

  /// What the build makes of a module, which uses what files of yours declare.
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
      failsOnConflict: options.failsOnConflict)
    comparison.restarted = options.restarted
    comparison.isBuilt = config.write == .plugin
    comparison.isOfProject = module == nil
    if let module {
      comparison.style = resolved.renderer(of: module, layouts: layouts).layout.style
    }
    let meant = module?.module
    for field in (meant?.state ?? []) + (meant?.services.map(\.field) ?? []) + (meant?.inputs ?? [])
    {
      comparison.declared[field.name] = field.nameLocation
    }
    comparison.sources = sources
    comparison.names = resolved.names
    if let meant, let names = resolved.names[meant.name] {
      comparison.given = GivenMembers(of: meant, names: names)
    }
    for file in files where file.isOfMixed { comparison.parts[file.path] = file.bytes }
    comparison.files = files
    for file in files { try comparison.compare(file) }
    try comparison.checkGiven()
    comparison.reportUnread()
    if options.isWriting { comparison.noteTwoVersions() }
    if options.checksYours, let sources, let module, let meant {
      var check = ContractCheck(
        disk: disk, display: display, sources: sources, files: files + leftToTheBuild(of: module),
        asked: meant.memberNames(by: resolved.names[meant.name]),
        contracts: meant.ownContractNames(by: resolved.names[meant.name]),
        names: resolved.names,
        sharesFolder: sharedFolders.contains(resolved.read.folder(of: module.draft.file)))
      try check.check()
      comparison.changeSet.leftToDo += check.diagnostics.filter {
        (!options.leavesNotesOut || $0.severity != .note)
          && !comparison.changeSet.leftToDo.contains($0)
      }
    }
    outcome.obstacles += comparison.changeSet.diagnostics
    comparison.changeSet.diagnostics = []
    outcome.changeSet += comparison.changeSet
  }
}

extension Module {
  /// What the contracts ask of the components: `TripPresenter.didTapAdd()`.
  fileprivate func memberNames(by names: ModuleNames?) -> Set<String> {
    let all = dialect.roles.flatMap { role in
      members(of: role.key).map {
        (names?.roles[role.key] ?? "") + "." + $0.member.compoundName
      }
    }
    let requirements = ownContracts.flatMap { contract -> [String] in
      let owner = (names?.contracts[contract.contract.key] ?? "") + "."
      return contract.members.map { owner + $0.member.compoundName }
        + contract.verbatim.map { owner + $0.title }
    }
    return Set(all + requirements)
  }

  fileprivate func ownContractNames(by names: ModuleNames?) -> Set<String> {
    Set(ownContracts.compactMap { names?.contracts[$0.contract.key] })
  }

  /// The contracts that the user writes.
  private var ownContracts: [Contract] {
    isYours(Spec.contractsWord) ? contracts.filter { $0.contract.origin == nil } : []
  }
}
