import SwiftLayout
import ViperPack
import ViperPlan
import ViperProject
import ViperSpec
import ViperText

/// A module that is asked for, and how its files are laid out.
struct ModuleJob: Sendable {
  let draft: ProjectReader.Draft
  let module: Module
  /// The absolute folder for the module's files.
  let folder: String
  let layout: SwiftLayout
}

/// What came out of one module: held against the disk, ready to be written.
struct ModuleOutcome: Sendable {
  let name: String
  /// The absolute paths of all its files.
  var paths: [String] = []
  var changeSet = ChangeSet()
  /// What stands in the way of files that are as the spec says otherwise: edits, foreign files.
  var obstacles: [Diagnostic] = []
}

/// Plans, renders and compares one module after the other, each for itself, so that it can run on
/// all cores, and holds no more than one module's files in memory that have not changed.
struct ModuleWork: Sendable {
  let disk: any Disk
  let config: Config
  /// What `#sourceLocation` is relative to.
  let sourceRoot: String
  let display: PathDisplay
  let options: Generator.Options
  /// Where mocks and tests go, by module; none where the config doesn't say.
  let tests: [String: TestPlan]
  /// All specs of the project by module name.
  let specs: SpecTable
  let names: NameTable

  func outcome(of job: ModuleJob) throws(DiskError) -> ModuleOutcome {
    var outcome = ModuleOutcome(name: job.module.name)
    let pack = job.draft.pack
    let (planned, problems) = planner(for: job, pack: pack).plan(job.module, in: job.folder)
    outcome.changeSet.diagnostics = problems + badPaths(of: planned)
    outcome.changeSet.notes = planned.notes
    var renderer = Renderer(
      library: pack.library, layout: job.layout, header: config.header ?? [])
    renderer.availability = config.available.map(Availability.init)
    let (rendered, mistakes) = renderer.render(planned)
    outcome.changeSet.diagnostics += mistakes
    let sources = ModuleSources(
      disk: disk, display: display, folders: Set(planned.files.map(\.folder)).sorted())
    let files = try locked(rendered, of: job, sources: sources, into: &outcome)
    outcome.paths = files.map(\.path)
    if !outcome.changeSet.diagnostics.hasErrors {
      try compare(files, of: job, sources: sources, into: &outcome)
      let known = Set(outcome.paths)
      outcome.paths += outcome.changeSet.changes.filter {
        $0.new != nil && !known.contains($0.path)
      }.map(
        \.path)
    }
    outcome.changeSet.diagnostics += sources.diagnostics
    for index in outcome.changeSet.changes.indices {
      outcome.changeSet.changes[index].spec = job.draft.file
    }
    return outcome
  }

  func planner(for job: ModuleJob, pack: Pack) -> Planner {
    var planner = Planner(
      pack: pack, runtime: config.runtime ?? .package,
      specPath: FilePath.relative(job.draft.file.absolutePath, to: sourceRoot).composed,
      tests: tests[job.draft.file.name], project: specs)
    planner.leavesGeneratedOut = config.write == .plugin
    planner.names = names
    return planner
  }

  /// The part of ViperKit that all modules share.
  func outcome(ofRuntime file: RenderedFile) throws(DiskError) -> ModuleOutcome {
    var outcome = ModuleOutcome(name: file.module, paths: [file.path])
    try compare([file], of: nil, sources: nil, into: &outcome)
    return outcome
  }

  private func badPaths(of planned: PlannedModule) -> [Diagnostic] {
    planned.files.compactMap { file in
      if file.path.utf8.contains(0) {
        return .pathWithNul(display(file.path), in: display(file.folder))
      }
      let own = FilePath.relative(file.path, to: file.folder)
      if let problem = Diagnostic.badPath(own, shown: display(file.path)) { return problem }
      let isBelow = FilePath.isInside(file.path, file.folder) && file.path != file.folder
      return isBelow ? nil : .pathOutside(display(file.path), folder: display(file.folder))
    }
  }

  private func compare(
    _ files: [RenderedFile], of job: ModuleJob?, sources: ModuleSources?,
    into outcome: inout ModuleOutcome
  ) throws(DiskError) {
    var comparison = Comparison(
      disk: disk, display: display, isForced: options.isForced,
      failsOnConflict: options.failsOnConflict)
    if let job { comparison.style = job.layout.style }
    let module = job?.module
    for field in (module?.state ?? []) + (module?.services.map(\.field) ?? [])
      + (module?.inputs ?? [])
    {
      comparison.declared[field.name] = field.nameLocation
    }
    comparison.sources = sources
    for file in files { try comparison.compare(file) }
    outcome.obstacles += comparison.changeSet.diagnostics
    comparison.changeSet.diagnostics = []
    outcome.changeSet += comparison.changeSet
  }
}
