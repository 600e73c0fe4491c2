import ViperCommandLine
import ViperCommands
import ViperPipeline
import ViperProject
import ViperSpec
import ViperText

extension CommandRun {
  /// `init`: writes a config that makes the working directory the root of a project, and sets the
  /// folders of the targets. With `--agents`, the config may exist.
  func createConfig(console: inout Console) throws(DiskError) -> ExitCode {
    var (pack, diagnostics) = try pack(named: invocation.value(of: .pack), in: ".", context)
    guard let pack, !diagnostics.hasErrors else { return report(diagnostics, console: &console) }
    if let name = invocation.value(of: .target) {
      return try createTarget(name, console: &console)
    }
    var changeSet = ChangeSet(
      root: context.workingFolder, creating: instructionsForAgents(pack), for: .start)
    if invocation.isSet(.agents),
      try context.disk.kind(of: context.absolute(Config.fileName)) != nil
    {
      let taken = try make(changeSet, ifNothingIsAt: changeSet.changes.map(\.path))
      return report(taken.map { .exists(context.display($0)) }, [changeSet], console: &console)
    }
    let existing = try ExistingProject.find(in: context.workingFolder, on: context.disk)
    var config = NewConfig(
      in: context.workingFolder, existing,
      into: invocation.value(of: .initInto).map(context.absolute))
    config.version = Version.current
    config.pack = invocation.value(of: .pack)
    config.ui = invocation.value(of: .ui)
    config.access = invocation.value(of: .access)
    if let existing, config.place == nil, config.write == nil {
      let folders = existing.homes.map { context.display($0.output) }
      diagnostics.append(.severalTargets(existing.homes.map(\.target), folders: folders))
    }
    changeSet += ChangeSet(
      root: context.workingFolder, creating: [(Config.fileName, config.text)], for: .config)
    let places = changeSet.changes.map(\.path)
    changeSet.changes += try SchemaFiles.changes(
      in: context.workingFolder, for: pack, isMaking: true, on: context.disk)
    let taken = try make(changeSet, ifNothingIsAt: places)
    guard taken.isEmpty else {
      return report(taken.map { .exists(context.display($0)) }, console: &console)
    }
    let code = report(diagnostics, [changeSet], console: &console)
    console.write("\n" + config.summary() + "next: viper-gen new MyModule\n")
    return code
  }

  /// `init --target`: writes the config of a target beside an app, and adds the target to the app's
  /// config.
  private func createTarget(_ name: String, console: inout Console) throws(DiskError) -> ExitCode {
    let source = SourceText(path: OptionSpec.target.flag, text: name)
    var diagnostics: [Diagnostic] = []
    checkModuleName(source, isTarget: true, into: &diagnostics)
    var finder = context.finder
    let found = try finder.config(for: context.workingFolder)
    diagnostics += finder.diagnostics
    guard !diagnostics.hasErrors else { return report(diagnostics, console: &console) }
    guard let folder = found?.outermostFolder, let app = try finder.config(for: folder),
      let bytes = try context.disk.read(app.path)
    else { return report([.targetWithoutConfig(source)], console: &console) }
    var target = FeatureTarget(
      name, in: invocation.value(of: .initInto).map(context.absolute), beside: app,
      try ExistingProject.find(above: folder, on: context.disk))
    target.config.pack = packValue(invocation.value(of: .pack), from: target.folder)
    target.config.ui = invocation.value(of: .ui)
    target.config.access = invocation.value(of: .access) ?? Access.public.rawValue
    guard !FilePath.isInside(app.output ?? app.folder, target.folder) else {
      return report([.targetOfApp(source, app: context.display(app.path))], console: &console)
    }
    let changeSet = target.changes(SourceText(path: context.display(app.path), bytes: bytes))
    let (path, config) = (context.display(target.folder), context.display(target.configPath))
    guard try make(changeSet, ifNothingIsAt: [target.configPath]).isEmpty else {
      return report([.exists(config)], console: &console)
    }
    let code = report(diagnostics, [changeSet], console: &console)
    console.write("\n" + target.config.summary(in: path) + target.nextSteps(path: path))
    return code
  }
}

extension Diagnostic {
  static func exists(_ path: String) -> Self {
    let isConfig = FilePath.name(of: path) == Config.fileName
    return Diagnostic(
      id: "conflicting-file", "'\(path)' already exists",
      help: "edit '\(path)'" + (isConfig ? "; to list its keys, run 'viper-gen schema config'" : "")
    )
  }

  static func targetWithoutConfig(_ target: SourceText) -> Self {
    Diagnostic(
      id: "missing-config",
      "the target '\(target.string)' needs the config of an app, but this folder has none",
      at: target.location(of: 0..<target.bytes.count),
      help: "go to the folder of the app, or run 'viper-gen init' there first")
  }

  static func targetOfApp(_ target: SourceText, app: String) -> Self {
    Diagnostic(
      id: "conflicting-target-name",
      "'\(app)' already uses the target '\(target.string)' for its modules",
      at: target.location(of: 0..<target.bytes.count), help: "choose the name of another target")
  }

  static func severalTargets(_ targets: [String], folders: [String]) -> Self {
    Diagnostic(
      .warning, id: "ambiguous-output-folder",
      "the config needs a folder for modules, because there are several targets: \(quotedList(targets))",
      help:
        "add \"output\" with one of \(list(folders.map(quoted))), and \"runtime\": \"file\" for ViperKit beside the modules"
    )
  }
}
