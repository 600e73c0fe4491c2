import ViperGeneration
import ViperProject
import ViperText

/// `new`: starts a module, its spec and its files, and with `--package` a package around it.
struct NewCommand: RunnableCommand {
  let invocation: Invocation
  let context: CommandContext

  func run(console: inout Console) throws(DiskError) -> ExitCode {
    var diagnostics: [Diagnostic] = []
    let module = module(into: &diagnostics)
    guard let module, !diagnostics.hasErrors else { return report(diagnostics, console: &console) }
    let start = try start(of: module, into: &diagnostics)
    guard !diagnostics.hasErrors else { return report(diagnostics, console: &console) }
    let disk = context.disk
    var (changeSets, problems) = try disk.withLocks(on: try lockedFolders(start)) {
      () throws(DiskError) in
      try make(start)
    }
    guard !problems.hasErrors else { return report(problems, console: &console) }
    problems += diagnostics
    _ = report(problems, changeSets, display: display, console: &console)
    console.write("\n" + nextSteps(start))
    return .fine
  }

  private var display: PathDisplay {
    PathDisplay(
      workingFolder: context.workingFolder,
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
    /// What to do once for the whole project; a line, or nothing.
    var hint = ""
  }

  private func start(
    of module: NewModule, into diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> Start {
    let into = context.absolute(invocation.value(of: .into) ?? ".")
    let fileName = module.name + Project.SpecFile.suffix
    if invocation.isSet(.package) {
      let folder = FilePath.join(into, module.name)
      // What all modules of the package have in common, its config says.
      var module = module
      module.pack = packWord(module.pack, from: folder)
      let (files, problems) = NewPackage.files(
        in: folder, module: module, hasTests: invocation.wantsTests ?? true)
      diagnostics += problems
      module.pack = nil
      (module.ui, module.access) = (nil, nil)
      let specPath = FilePath.join(folder, "Specs/" + fileName)
      return Start(
        module: module, specPath: specPath, packageFolder: folder,
        files: files + [(specPath, Array(module.specText.utf8))])
    }
    var finder = context.finder
    let config = try finder.config(for: into)
    diagnostics += finder.diagnostics
    // What 'generate' makes later has to be what is made now, so the config decides.
    if let wants = invocation.wantsTests, wants != (config?.tests != nil) {
      diagnostics.append(wants ? .noTestsFolder() : .testsAreConfigured())
    }
    // Where modules have a folder elsewhere, the spec needs none of its own.
    let isAsked = invocation.value(of: .into) != nil
    var landing: Landing?
    if config?.output == nil {
      landing = try Landing.find(
        from: into, isAsked: isAsked, hasConfig: config != nil, context: context)
    }
    diagnostics += landing?.diagnostics(for: module.name, context.display) ?? []
    let folder =
      landing.map { FilePath.join($0.folder, module.name) }
      ?? (isAsked ? into : config?.specs ?? into)
    let specPath = FilePath.join(folder, fileName)
    var module = module
    if module.pack == nil {
      module.schema = try SchemaFiles.address(
        fromSpecIn: folder, config: config, on: context.disk)
    }
    module.pack = packWord(module.pack, from: folder)
    return Start(
      module: module, specPath: specPath, packageFolder: nil,
      files: [(specPath, Array(module.specText.utf8))],
      hint: landing?.hint ?? "")
  }

  /// What a file in a folder says for `--pack`, whose paths begin at the working directory.
  private func packWord(_ word: String?, from folder: String) -> String? {
    guard let word, PackLoader.isFolder(word), !FilePath.isAbsolute(word) else { return word }
    return viper_gen.packWord(FilePath.relative(context.absolute(word), to: folder))
  }

  /// The nearest folders that exist: nobody else makes files there meanwhile.
  private func lockedFolders(_ start: Start) throws(DiskError) -> [String] {
    guard !invocation.isDryRun else { return [] }
    var folder = FilePath.folder(of: start.specPath)
    while try context.disk.kind(of: folder) == nil, folder != "/" {
      folder = FilePath.folder(of: folder)
    }
    guard start.packageFolder == nil else { return [folder] }
    var finder = context.finder
    let config = try finder.config(for: folder)
    return [folder, config?.folder, config?.output].compactMap(\.self)
  }

  private func make(
    _ start: Start
  ) throws(DiskError) -> (changeSets: [ChangeSet], diagnostics: [Diagnostic]) {
    let disk = context.disk
    var diagnostics: [Diagnostic] = []
    for file in start.files where try disk.kind(of: file.path) != nil {
      diagnostics.append(.existsAlready(display(file.path)))
    }
    guard !diagnostics.hasErrors else { return ([], diagnostics) }
    let changeSets = try changeSets(of: start, into: &diagnostics)
    let kept = changeSets.flatMap(\.changes).filter { $0.status == .skip }
    guard kept.isEmpty else { return ([], kept.map { .existsAlready(display($0.path)) }) }
    if !diagnostics.hasErrors, !invocation.isDryRun {
      for changeSet in changeSets {
        try Writer(disk: disk, root: changeSet.root).write(changeSet.changes)
      }
    }
    return (changeSets, diagnostics)
  }

  /// What the spec asks for, as if it lay there already.
  private func changeSets(
    of start: Start, into diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> [ChangeSet] {
    let overlay = OverlayDisk(
      base: context.disk,
      files: Dictionary(start.files.map { ($0.path, $0.bytes) }) { first, _ in first })
    var finder = context.finder(on: overlay)
    let projects = try finder.projects(for: [display(start.specPath)])
    diagnostics += finder.diagnostics
    var pipeline = Pipeline(disk: overlay)
    var changeSets: [ChangeSet] = []
    for (project, part) in zip(projects, try pipeline.changeSets(of: projects)) {
      var made = ChangeSet(
        root: start.packageFolder ?? project.root,
        changes: start.files.map { Change(status: .create, path: $0.path, new: $0.bytes) })
      made += part
      changeSets.append(made)
      diagnostics += made.diagnostics
    }
    return changeSets
  }

  // MARK: - What to do next

  private func nextSteps(_ start: Start) -> String {
    guard let folder = start.packageFolder else {
      let path = printable(display(start.specPath))
      return "next: say what it does in \(path), then run 'viper-gen generate'\n" + start.hint
    }
    let spec = FilePath.relative(start.specPath, to: folder)
    let verb = invocation.wantsTests == false ? "build" : "test"
    return """
      next: cd \(shellWord(display(folder))) && swift \(verb)
      then: say what it does in \(spec), and run 'viper-gen generate'

      """
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
