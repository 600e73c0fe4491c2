import ViperPlan
import ViperProject
import ViperSpec
import ViperText

/// The main job: reads specs, resolves, plans and renders them, and holds the result against the
/// disk. What it returns is what `generate` writes and `check` reports.
package struct Generator {
  package struct Options: Sendable {
    /// The absolute folder for modules, in place of the config's.
    package var into: String?
    /// Whether edits in generated files are given up.
    package var isForced: Bool
    /// Whether edits of yours that overlap with a spec's change are an error, in place of markers.
    package var failsOnConflict: Bool

    package init(into: String? = nil, isForced: Bool = false, failsOnConflict: Bool = false) {
      self.into = into
      self.isForced = isForced
      self.failsOnConflict = failsOnConflict
    }
  }

  let disk: any Disk
  let options: Options
  var packs: PackShelf

  package init(disk: any Disk, options: Options) {
    self.disk = disk
    self.options = options
    self.packs = PackShelf(disk: disk)
  }

  /// What has to change so that the selected modules of a project are as their specs say.
  ///
  /// - Returns: the changes, or errors and none. Where only edits stand in the way, it is both, and
  ///   nothing may be written.
  package mutating func changeSet(of project: Project) throws(DiskError) -> ChangeSet {
    var reader = ProjectReader(disk: disk, packs: packs, project: project)
    let drafts = try reader.read()
    packs = reader.packs
    var diagnostics = reader.diagnostics
    let modules = resolve(drafts, of: project, into: &diagnostics)
    let names = NameTable(drafts, ui: project.config.ui)
    diagnostics += try acrossModules(drafts, modules, names: names, of: project)
    // What a broken spec needs of the runtime that all modules share is not known.
    if reader.removeRoutesToUnread(from: &diagnostics) || project.config.runtime == .file {
      diagnostics += reader.unreadable
    }
    let tests = try testPlans(of: project, for: modules, into: &diagnostics)
    diagnostics += try unsaidWrite(of: project)
    let orphans = try orphanLocks(of: project, among: drafts, into: &diagnostics)
    var whole = ChangeSet(root: root(of: project))
    if !diagnostics.hasErrors {
      whole += try changes(
        of: modules, among: drafts, names: names, in: project, tests: tests)
      whole.findings += orphans
    }
    whole.diagnostics = (diagnostics + whole.diagnostics).sortedForPrinting()
    return whole
  }

  /// What has to change once every spec makes sense.
  private func changes(
    of modules: [Resolved], among drafts: [ProjectReader.Draft], names: NameTable,
    in project: Project, tests: [String: TestPlan]
  ) throws(DiskError) -> ChangeSet {
    var whole = ChangeSet()
    let outcomes = try outcomes(
      of: modules, among: drafts, names: names, in: project, tests: tests,
      into: &whole.diagnostics)
    for outcome in outcomes { whole += outcome.changeSet }
    whole.diagnostics += repeatedPaths(of: outcomes, in: project)
    let hasErrors = whole.diagnostics.hasErrors
    whole.diagnostics += outcomes.flatMap(\.obstacles)
    guard !hasErrors else {
      (whole.changes, whole.findings, whole.notes) = ([], [], [])
      return whole
    }
    let search = try staleSearch(of: project, drafts, planned: outcomes.flatMap(\.paths))
    if !search.former.isEmpty {
      for index in whole.changes.indices {
        whole.changes[index] = try whole.changes[index].respelling(search.former, on: disk)
      }
    }
    var stale = Comparison(disk: disk, display: project.display, isForced: options.isForced)
    for file in search.found { stale.removeStale(file.path, old: file.bytes) }
    whole += stale.changeSet
    whole.diagnostics += search.diagnostics
    whole.notes += notes(on: modules, of: project)
    return whole
  }

  /// Where a plugin may make the modules, the config has to say who does.
  private func unsaidWrite(of project: Project) throws(DiskError) -> [Diagnostic] {
    guard project.config.write == nil,
      try PluginUse(disk: disk).isListed(in: packageFolder(of: project))
    else { return [] }
    let config = FilePath.join(project.config.folder, Config.fileName)
    return [.unsaidWrite(hasConfig: try disk.kind(of: config) != nil)]
  }

  /// What is left to the build, so that a run which writes nothing does not look like a failure.
  private func notes(on modules: [Resolved], of project: Project) -> [String] {
    guard project.config.write == .plugin, !modules.isEmpty else { return [] }
    let count = modules.count == 1 ? "1 module" : "\(modules.count) modules"
    return ["what is generated of \(count): the build makes it"]
  }

  /// A module that is asked for.
  struct Resolved: Sendable {
    let draft: ProjectReader.Draft
    let module: Module
  }

  func specs(of drafts: [ProjectReader.Draft]) -> SpecTable {
    SpecTable(
      Dictionary(drafts.map { ($0.file.name, $0.spec) }, uniquingKeysWith: { first, _ in first }))
  }

  func resolve(
    _ drafts: [ProjectReader.Draft], of project: Project, into diagnostics: inout [Diagnostic]
  ) -> [Resolved] {
    let specs = specs(of: drafts)
    let defaults = ModuleResolver.Defaults(ui: project.config.ui, access: project.config.access)
    let selected = drafts.filter(\.isSelected)
    let results = concurrentMap(selected) { draft in
      ModuleResolver.resolve(
        draft.spec, dialect: draft.pack.dialect, defaults: defaults, project: specs)
    }
    diagnostics += results.flatMap(\.diagnostics)
    return zip(selected, results).compactMap { draft, result in
      result.module.map { Resolved(draft: draft, module: $0) }
    }
  }

  /// What is wrong between the modules of a project.
  ///
  /// - Parameter knowsOpeners: false where modules that are not known here may open these.
  func acrossModules(
    _ drafts: [ProjectReader.Draft], _ modules: [Resolved], names: NameTable,
    of project: Project, knowsOpeners: Bool = true
  ) throws(DiskError) -> [Diagnostic] {
    let place = try runtimePlace(of: project)
    var targets: [String: String] = [:]
    for draft in drafts {
      targets[draft.file.name] = place.target(of: folder(of: draft.file, in: project)) ?? ""
    }
    var check = ProjectCheck(
      drafts: drafts, modules: modules.map(\.module), names: names, targets: targets,
      isComplete: knowsOpeners && drafts.count == project.readable.count)
    check.check()
    return check.diagnostics
  }

  private func outcomes(
    of modules: [Resolved], among drafts: [ProjectReader.Draft], names: NameTable,
    in project: Project, tests: [String: TestPlan], into diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> [ModuleOutcome] {
    var layouts = LayoutFinder(disk: disk, display: project.display)
    var jobs: [ModuleJob] = []
    for resolved in modules {
      let folder = folder(of: resolved.draft.file, in: project)
      jobs.append(
        ModuleJob(
          draft: resolved.draft, module: resolved.module, folder: folder,
          layout: try layouts.layout(for: folder)))
    }
    let work = ModuleWork(
      disk: disk, config: project.config,
      sourceRoot: try packageFolder(of: project) ?? project.root, display: project.display,
      options: options, tests: tests, specs: specs(of: drafts), names: names)
    var outcomes = try concurrentMap(jobs) { job throws(DiskError) in try work.outcome(of: job) }
    let runtime = try runtime(for: drafts, in: project, layouts: &layouts, into: &diagnostics)
    if let runtime { outcomes.append(try work.outcome(ofRuntime: runtime)) }
    diagnostics += layouts.diagnostics
    return outcomes
  }

  /// Where mocks and tests go, by module; none where the config doesn't say.
  ///
  /// With `--into` a single module is tried out elsewhere, and the project's tests stay as they are.
  func testPlans(
    of project: Project, for modules: [Resolved], into diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> [String: TestPlan] {
    guard let folder = project.config.tests, options.into == nil else { return [:] }
    let place = try runtimePlace(of: project)
    var plans: [String: TestPlan] = [:]
    for resolved in modules {
      let file = resolved.draft.file
      let target = place.target(of: self.folder(of: file, in: project))
      guard let module = testModule(of: project, inTarget: target) else {
        diagnostics.append(.noTestModule())
        return [:]
      }
      plans[file.name] = TestPlan(
        folder: folder, module: module, framework: project.config.testFramework ?? .swiftTesting,
        samples: project.config.samples,
        importsRuntime: (project.config.runtime ?? .package) == .package)
    }
    return plans
  }

  /// The Swift module that the tests of a module import: the one that the config names, or that of the
  /// target whose folder the files land in.
  private func testModule(of project: Project, inTarget target: String?) -> String? {
    if let module = project.config.testModule { return module }
    guard let folder = target ?? project.config.output else { return nil }
    // SwiftPM does the same to the names of targets.
    let scalars = FilePath.name(of: folder).composed.unicodeScalars
      .map { isSwiftIdentifierPart($0) ? $0 : "_" }
    let name = String(String.UnicodeScalarView(scalars))
    return isSwiftIdentifier(name) && !isReservedSwiftTypeName(name) ? name : nil
  }

  /// Two files that would be written to one place.
  private func repeatedPaths(of outcomes: [ModuleOutcome], in project: Project) -> [Diagnostic] {
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
    of project: Project, _ drafts: [ProjectReader.Draft], planned: [String]
  ) throws(DiskError) -> StaleSearch {
    var search = StaleSearch(
      disk: disk, project: project, planned: Set(planned),
      packageFolder: try packageFolder(of: project))
    let folders = drafts.filter { project.known[$0.file.absolutePath] == nil }
      .map { folder(of: $0.file, in: project) }
    let runtimeFolder = try runtimePlace(of: project).folder(forModulesIn: folders)
    try search.search(into: options.into, runtimeFolder: runtimeFolder)
    return search
  }

  func folder(of file: Project.SpecFile, in project: Project) -> String {
    if let known = project.known[file.absolutePath] {
      return known.config.output.map { FilePath.join($0, file.name) } ?? file.folder
    }
    guard let output = options.into ?? project.config.output else { return file.folder }
    return FilePath.join(output, file.name)
  }

  /// The folder that all files of a project lie in.
  private func root(of project: Project) -> String {
    options.into ?? project.config.output ?? project.root
  }

  /// The package that the project lies in: the folder that compilers run in, which paths in
  /// `#sourceLocation` are relative to.
  func packageFolder(of project: Project) throws(DiskError) -> String? {
    var folder = project.root
    while true {
      switch try disk.kind(of: FilePath.join(folder, "Package.swift")) {
      case .file, .link: return folder
      default: break
      }
      let parent = FilePath.folder(of: folder)
      if parent == folder || parent.isEmpty { return nil }
      folder = parent
    }
  }
}
