import ViperPlan
import ViperProject
import ViperSpec
import ViperText

/// Makes the files of one task.
struct BuildWork {
  let disk: any Disk
  let task: BuildTask

  private var project: Project { task.project }

  /// What is made of each spec, and what was wrong: errors, and then nothing is made.
  func files() throws(DiskError) -> (files: [BuiltFile], diagnostics: [Diagnostic]) {
    var diagnostics = configMistakes
    let generator = Generator(disk: disk, options: .init())
    var reader = ProjectReader(disk: disk, packs: PackShelf(disk: disk), project: project)
    let drafts = try reader.read()
    diagnostics += reader.diagnostics
    let modules = generator.resolve(drafts, of: project, into: &diagnostics)
    if reader.removeRoutesToUnread(from: &diagnostics) { diagnostics += reader.unreadable }
    let names = NameTable(drafts, ui: project.config.ui)
    if task.purpose == .modules {
      // A target does not know the targets that depend on it, which may open its modules.
      diagnostics += try generator.acrossModules(
        drafts, modules, names: names, of: project, knowsOpeners: false)
    }
    let tests = testPlan(into: &diagnostics)
    guard !diagnostics.hasErrors else { return ([], diagnostics) }
    var layouts = LayoutFinder(disk: disk, display: project.display)
    var jobs: [ModuleJob] = []
    for resolved in modules {
      let folder = generator.folder(of: resolved.draft.file, in: project)
      jobs.append(
        ModuleJob(
          draft: resolved.draft, module: resolved.module, folder: folder,
          layout: try layouts.layout(for: folder)))
    }
    let specs = generator.specs(of: drafts)
    let results = concurrentMap(jobs) { file(of: $0, specs: specs, names: names, tests: tests) }
    return (results.map(\.file), diagnostics + layouts.diagnostics + results.flatMap(\.diagnostics))
  }

  private var configMistakes: [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if project.config.write == .files { diagnostics.append(.writtenByGenerate()) }
    if project.config.runtime == .file {
      let path = FilePath.join(project.config.folder, Config.fileName)
      diagnostics.append(.runtimeWithPlugin(project.display(path)))
    }
    return diagnostics
  }

  private func testPlan(into diagnostics: inout [Diagnostic]) -> TestPlan? {
    guard case .mocks(let name) = task.purpose else { return nil }
    guard let module = name ?? project.config.testModule else {
      diagnostics.append(.noTestModule())
      return nil
    }
    return TestPlan(
      folder: project.config.tests ?? project.root, module: module,
      framework: project.config.testFramework ?? .swiftTesting, samples: project.config.samples,
      importsRuntime: true)
  }

  private func file(
    of job: ModuleJob, specs: SpecTable, names: NameTable, tests: TestPlan?
  ) -> (file: BuiltFile, diagnostics: [Diagnostic]) {
    let pack = job.draft.pack
    // Nobody commits what a build makes, and compilers run in whatever folder the build system has.
    var planner = Planner(
      pack: pack, runtime: .package, specPath: job.draft.file.absolutePath, tests: tests,
      project: specs)
    planner.names = names
    var (planned, diagnostics) = planner.plan(job.module, in: job.folder)
    var renderer = Renderer(
      library: pack.library, layout: job.layout, header: project.config.header ?? [])
    renderer.availability = project.config.available.map(Availability.init)
    let contents = planned.files.filter(isWanted).map {
      renderer.content(of: $0, in: planned, into: &diagnostics)
    }
    let body = JoinedFile.joined(contents) + [UInt8(ascii: "\n")]
    let bytes = renderer.finished(body, owner: .generated, source: planned.specName)
    let yours = planned.files.filter { $0.owner == .yours && $0.kind == .module }
    let words = job.draft.spec.yours
    let places = yours.map { file in
      (file.path, (words.first { $0.string == file.component } ?? words.first)?.location)
    }
    return (BuiltFile(module: job.module.name, bytes: bytes, yours: places), diagnostics)
  }

  /// Mocks are made for every test target; tests are, where the project has any.
  private func isWanted(_ file: PlannedFile) -> Bool {
    guard file.isMadeByBuild else { return false }
    return switch file.kind {
    case .module: task.purpose == .modules
    case .mocks: task.purpose != .modules
    case .tests: task.purpose != .modules && project.config.tests != nil
    }
  }
}
