import ViperCommandLine
import ViperCommands
import ViperPipeline
import ViperProject
import ViperText

extension CommandRun {
  /// `init`: writes a config that makes the working directory the root of a project, and sets the
  /// folders of the targets.
  func createConfig(console: inout Console) throws(DiskError) -> ExitCode {
    var (pack, diagnostics) = try pack(named: invocation.value(of: .pack), in: ".", context)
    guard let pack, !diagnostics.hasErrors else { return report(diagnostics, console: &console) }
    let existing = try ExistingProject.find(in: context.workingFolder, on: context.disk)
    var config = NewConfig(
      in: context.workingFolder, existing,
      into: invocation.value(of: .initInto).map(context.absolute))
    config.pack = invocation.value(of: .pack)
    config.ui = invocation.value(of: .ui)
    config.access = invocation.value(of: .access)
    if let existing, config.place == nil, config.write == nil {
      let folders = existing.homes.map { context.display($0.output) }
      diagnostics.append(.severalTargets(existing.homes.map(\.target), folders: folders))
    }
    var changeSet = ChangeSet(
      root: context.workingFolder, creating: [(Config.fileName, config.text)], for: .config)
    let path = changeSet.changes.map(\.path)
    changeSet.changes += try SchemaFiles.changes(
      in: context.workingFolder, for: pack, isMaking: true, on: context.disk)
    guard try make(changeSet, ifNothingIsAt: path).isEmpty else {
      return report([.configExists], console: &console)
    }
    let code = report(diagnostics, [changeSet], console: &console)
    console.write("\n" + config.summary + "next: viper-gen new MyModule\n")
    return code
  }
}

extension Diagnostic {
  static let configExists = Diagnostic(
    id: "conflicting-file", "'\(Config.fileName)' already exists",
    help: "edit '\(Config.fileName)'; to list its keys, run 'viper-gen schema config'")

  static func severalTargets(_ targets: [String], folders: [String]) -> Diagnostic {
    Diagnostic(
      .warning, id: "ambiguous-output-folder",
      "the config needs a folder for modules, because there are several targets: \(quotedList(targets))",
      help:
        "add \"output\" with one of \(list(folders.map(quoted))), and \"runtime\": \"file\" for ViperKit beside the modules"
    )
  }
}
