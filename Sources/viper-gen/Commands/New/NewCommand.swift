import ViperCommandLine
import ViperCommands
import ViperPipeline
import ViperProject
import ViperText

extension CommandRun {
  /// `new`: creates a module, and with `--package` or `--app` a package around it.
  func createModule(console: inout Console) throws(DiskError) -> ExitCode {
    var diagnostics: [Diagnostic] = []
    let module = try module(into: &diagnostics)
    guard let module, !diagnostics.hasErrors else { return report(diagnostics, console: &console) }
    let start = try start(of: module, into: &diagnostics)
    guard !diagnostics.hasErrors else { return report(diagnostics, console: &console) }
    let gate = try gate(of: start)
    var (changeSets, problems) = try context.withLocks(on: try lockedFolders(start, gate)) {
      () throws(DiskError) in
      try make(start, gate)
    }
    guard !problems.hasErrors else { return report(problems, console: &console) }
    problems += diagnostics
    _ = report(problems, changeSets, display: display, console: &console)
    console.write("\n" + nextSteps(start, module))
    return .fine
  }

  private var display: PathDisplay {
    PathDisplay(
      workingFolder: context.workingFolder,
      isAbsolute: invocation.value(of: .into)?.hasPrefix("/") ?? false)
  }

  /// Finds the folders to lock. If the spec's folder doesn't exist yet, the nearest existing folder
  /// above is locked.
  private func lockedFolders(
    _ start: NewModuleFiles, _ gate: PathGate
  ) throws(DiskError) -> [String: PathGate] {
    guard !invocation.isDryRun else { return [:] }
    var folder = FilePath.folder(of: start.specPath)
    while try context.disk.kind(of: folder) == nil, folder != "/" {
      folder = FilePath.folder(of: folder)
    }
    let others = [
      start.packageFolder, start.config?.folder ?? context.workingFolder, start.config?.output,
    ]
    let folders = [folder] + others.compactMap(\.self) + gate.writtenFolders
    return Dictionary(folders.map { ($0, gate) }) { first, _ in first }
  }

  private func gate(of start: NewModuleFiles) throws(DiskError) -> PathGate {
    var finder = context.finder(on: overlay(of: start.files))
    let projects = try finder.projects(for: [display(start.specPath)])
    var gate = try PathGate(on: context.disk, projects: projects)
    gate.add(
      typed: [start.packageFolder ?? FilePath.folder(of: start.specPath)],
      for: start.packageFolder == nil ? [.spec, .lock] : PathGate.files.union([.start]))
    return gate
  }

  private func make(
    _ start: NewModuleFiles, _ gate: PathGate
  ) throws(DiskError) -> (changeSets: [ChangeSet], diagnostics: [Diagnostic]) {
    let disk = context.disk
    var diagnostics: [Diagnostic] = []
    for file in start.files where try disk.kind(of: file.path) != nil {
      let name = FilePath.name(of: file.path)
      let names = try disk.entries(of: FilePath.folder(of: file.path))?.map(\.name) ?? []
      // A disk that ignores case may have the file under another name.
      let isWritten = names.contains(name) ? try disk.read(file.path) == file.bytes : false
      if !isWritten { diagnostics.append(.existsAlready(display(file.path))) }
    }
    guard !diagnostics.hasErrors else { return ([], diagnostics) }
    let changeSets = try changeSets(of: start, into: &diagnostics)
    let kept = changeSets.flatMap(\.changes).filter { $0.status == .skip }
    guard kept.isEmpty else { return ([], kept.map { .existsAlready(display($0.path)) }) }
    if !diagnostics.hasErrors, !invocation.isDryRun {
      for changeSet in changeSets {
        try Writer(disk: disk, root: changeSet.root, gate: gate).write(changeSet.changes)
      }
    }
    return (changeSets, diagnostics)
  }

  private func changeSets(
    of start: NewModuleFiles, into diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> [ChangeSet] {
    var (pipeline, projects, parts) = try generated(from: start.files, &diagnostics)
    if !start.drawing.isEmpty {
      let drawn = try generated(from: start.drawing + start.files, &diagnostics).parts
      parts = zip(parts, drawn).map { $0.showing($1) }
    }
    var changeSets: [ChangeSet] = []
    for (project, part) in zip(projects, parts) {
      var made = ChangeSet(
        root: start.packageFolder ?? (start.config == nil ? context.workingFolder : project.root),
        changes: start.files.map {
          Change(for: .init(ofFileAt: $0.path), status: .create, path: $0.path, new: $0.bytes)
        })
      made += part
      if !made.diagnostics.hasErrors {
        diagnostics += try takenTypes(in: part, of: project, module: start.name)
      }
      changeSets.append(made)
      diagnostics += made.diagnostics
      if let existing = start.existing, !existing.usesViperKit, project.config.runtime == nil,
        try pipeline.usesRuntime(start.specPath, of: project)
      {
        diagnostics.append(.noViperKit(start.name, isPackage: existing.isPackage))
      }
    }
    return changeSets
  }

  private func generated(
    from files: [(path: String, bytes: [UInt8])], _ diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> (pipeline: Pipeline, projects: [Project], parts: [ChangeSet]) {
    let overlay = overlay(of: files)
    var finder = context.finder(on: overlay)
    let specs = files.map(\.path).filter { $0.hasSuffix(Project.SpecFile.suffix) }
    let projects = try finder.projects(for: specs.map { display($0) })
    diagnostics += finder.diagnostics
    var options = Pipeline.Options()
    options.warnsOfUnopenedModules = false
    var pipeline = Pipeline(disk: overlay, options: options)
    let parts = try pipeline.changeSets(of: projects)
    return (pipeline, projects, parts)
  }

  private func takenTypes(
    in changeSet: ChangeSet, of project: Project, module: String
  ) throws(DiskError) -> [Diagnostic] {
    guard let spec = project.readable.first(where: { $0.name == module }) else { return [] }
    let types = TakenTypes(in: changeSet.changes, of: spec, besides: project.config.tests)
    let name = SourceText(path: OperandSpec.name.placeholder, text: module)
    return types.ofFrameworks(at: EmbeddedText(name))
      + (try types.ofTarget(
        project, into: invocation.value(of: .into).map(context.absolute), on: context.disk))
  }

  private func nextSteps(_ start: NewModuleFiles, _ module: NewModule) -> String {
    guard let folder = start.packageFolder else {
      let path = printable(display(start.specPath))
      let hint = module.dispensable.map {
        "hint: if the module needs no \($0), add \"without\": [\"\($0)\"]\n"
      }
      return "next: describe the module in \(path), then run 'viper-gen generate'\n" + (hint ?? "")
    }
    let spec = FilePath.relative(start.specPath, to: folder)
    let step = start.drawing.isEmpty ? "describe the module in \(spec)" : "change \(spec)"
    let verb = invocation.wantsTests == false ? "build" : "test"
    return """
      next: cd \(shellWord(display(folder))) && swift \(verb)
      then: \(step), and run 'viper-gen generate'

      """
  }
}

extension ChangeSet {
  /// The same changes with the drawn views of another run. In the lock files, the last generated
  /// version of a view has no drawing, so later runs keep it.
  fileprivate func showing(_ drawn: ChangeSet) -> ChangeSet {
    let texts = Dictionary(drawn.changes.map { ($0.path, $0.new) }) { first, _ in first }
    var changeSet = self
    for index in changes.indices where changes[index].path.hasSuffix(".swift") {
      changeSet.changes[index].new = texts[changes[index].path] ?? changes[index].new
    }
    return changeSet
  }
}
