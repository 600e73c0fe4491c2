import ViperGeneration
import ViperSpec
import ViperText

/// `new`: starts a module, its spec and its files, and with `--package` a package around it.
struct NewCommand {
  let invocation: Invocation
  let disk: any Disk
  let workingFolder: String

  func run(console: inout Console) -> ExitCode {
    var diagnostics: [Diagnostic] = []
    let module = module(into: &diagnostics)
    guard let module, !diagnostics.hasErrors else { return fail(diagnostics, &console) }
    do throws(DiskError) {
      let start = try start(of: module, into: &diagnostics)
      try checkNothingIsThere(start, into: &diagnostics)
      guard !diagnostics.hasErrors else { return fail(diagnostics, &console) }
      let report = try disk.withLocks(on: try lockedFolders(start)) { () throws(DiskError) in
        try make(start)
      }
      report.print(format: .text, isQuiet: false, console: &console)
      if report.diagnostics.hasErrors { return .findings }
      console.write("\n" + nextSteps(start))
      return .fine
    } catch {
      console.report([.machine(error)])
      return .failure
    }
  }

  private func fail(_ diagnostics: [Diagnostic], _ console: inout Console) -> ExitCode {
    RunReport(generations: [], diagnostics: diagnostics, display: display)
      .print(format: .text, isQuiet: false, console: &console)
    return .findings
  }

  private var display: PathDisplay {
    PathDisplay(
      workingFolder: workingFolder,
      isAbsolute: invocation.value(of: .into)?.hasPrefix("/") ?? false)
  }

  // MARK: - What is new

  /// The files that `new` adds to those of the spec, by absolute path.
  private struct Start {
    let module: NewModule
    let specPath: String
    /// The folder of a new package; nil without one.
    let packageFolder: String?
    let files: [(path: String, bytes: [UInt8])]
  }

  private func start(
    of module: NewModule, into diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> Start {
    let into = FilePath.absolute(invocation.value(of: .into) ?? ".", in: workingFolder)
    let fileName = module.name + Project.SpecFile.suffix
    let text = Array(module.specText.utf8)
    if invocation.isSet(.package) {
      let folder = FilePath.join(into, module.name)
      let (files, problems) = NewPackage.files(
        in: folder, module: module, hasTests: invocation.wantsTests ?? true)
      diagnostics += problems
      let specPath = FilePath.join(folder, "Specs/" + fileName)
      return Start(
        module: module, specPath: specPath, packageFolder: folder,
        files: files + [(specPath, text)])
    }
    var finder = ProjectFinder(disk: disk, workingFolder: workingFolder)
    let config = try finder.config(for: into)
    diagnostics += finder.diagnostics
    // What 'generate' makes later has to be what is made now, so the config decides.
    if let wants = invocation.wantsTests, wants != (config?.tests != nil) {
      diagnostics.append(wants ? .noTestsFolder() : .testsAreConfigured())
    }
    // Where modules have a folder elsewhere, the spec needs none of its own.
    let isAsked = invocation.value(of: .into) != nil
    let folder =
      config?.output == nil
      ? FilePath.join(into, module.name) : isAsked ? into : config?.specs ?? into
    let specPath = FilePath.join(folder, fileName)
    return Start(
      module: module, specPath: specPath, packageFolder: nil, files: [(specPath, text)])
  }

  private func checkNothingIsThere(
    _ start: Start, into diagnostics: inout [Diagnostic]
  ) throws(DiskError) {
    for file in start.files where try disk.kind(of: file.path) != nil {
      diagnostics.append(.existsAlready(display(file.path)))
    }
  }

  /// The nearest folders that exist: nobody else makes files there meanwhile.
  private func lockedFolders(_ start: Start) throws(DiskError) -> [String] {
    guard !invocation.isDryRun else { return [] }
    var folder = FilePath.folder(of: start.specPath)
    while try disk.kind(of: folder) == nil, folder != "/" { folder = FilePath.folder(of: folder) }
    return [folder]
  }

  private func make(_ start: Start) throws(DiskError) -> RunReport {
    let overlay = OverlayDisk(
      base: disk, files: Dictionary(start.files.map { ($0.path, $0.bytes) }) { first, _ in first })
    var finder = ProjectFinder(disk: overlay, workingFolder: workingFolder)
    let path =
      display.isAbsolute
      ? start.specPath : FilePath.relative(start.specPath, to: workingFolder)
    let projects = try finder.projects(for: [path])
    var generator = Generator(disk: overlay, options: .init())
    var generations: [Generation] = []
    var diagnostics = finder.diagnostics
    for project in projects {
      let generation = try generator.generation(of: project)
      let own = start.files.map { Change(status: .create, path: $0.path, new: $0.bytes) }
      generations.append(generation.adding(own, root: start.packageFolder ?? project.root))
      diagnostics += generation.diagnostics
    }
    for change in generations.flatMap(\.changes) where change.status == .skip {
      diagnostics.append(.existsAlready(display(change.path)))
    }
    if !diagnostics.hasErrors, !invocation.isDryRun {
      for generation in generations {
        try Writer(disk: disk, root: generation.root).write(generation.changes)
      }
    }
    return RunReport(generations: generations, diagnostics: diagnostics, display: display)
  }

  // MARK: - What to do next

  private func nextSteps(_ start: Start) -> String {
    if let folder = start.packageFolder {
      let verb = invocation.wantsTests == false ? "build" : "test"
      return "next: cd \(display(folder)) && swift \(verb)\n"
    }
    return "next: fill \(display(start.specPath)), then run 'viper-gen generate'\n"
  }
}

extension Generation {
  fileprivate func adding(_ changes: [Change], root: String) -> Generation {
    Generation(
      root: root, changes: changes + self.changes, diagnostics: diagnostics,
      findings: findings, edits: edits, notes: notes)
  }
}

extension Diagnostic {
  static func noTestsFolder() -> Diagnostic {
    Diagnostic(
      id: "no-tests-folder", "nothing says where mocks and tests go", at: nil,
      help: "add \"tests\": \"Tests/MyAppTests\" and \"testModule\": \"MyApp\" to viper-gen.json")
  }

  static func testsAreConfigured() -> Diagnostic {
    Diagnostic(
      id: "tests-configured", "this project makes mocks and tests for all its modules", at: nil,
      help: "leave out '--no-tests', or delete 'tests' in its viper-gen.json")
  }

  static func existsAlready(_ path: String) -> Diagnostic {
    Diagnostic(
      id: "exists-already", "'\(path)' exists already", at: nil,
      help: "choose another name, or change its spec and run 'viper-gen generate'")
  }
}
