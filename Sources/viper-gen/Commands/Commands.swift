import ViperBuild
import ViperCommandLine
import ViperPipeline
import ViperProject

extension Command {
  static func run(
    _ invocation: Invocation, in context: CommandContext, console: inout Console
  ) -> ExitCode {
    var context = context
    let changing: [Command] = [.new, .add, .rename, .remove]
    console.omitsResults =
      invocation.isQuiet && invocation.format == .text && changing.contains(invocation.command)
    if let progress = Progress(for: invocation, in: context.environment) {
      context.disk = ProgressDisk(base: context.disk, progress: progress)
      console.beforeFlush = progress.end
    }
    return CommandRun.run(invocation, in: context, console: &console, CommandRun.perform)
  }
}

extension CommandRun {
  fileprivate func perform(console: inout Console) throws(DiskError) -> ExitCode {
    switch invocation.command {
    case .new: try createModule(console: &console)
    case .add: try addElement(console: &console)
    case .rename: try rename(console: &console)
    case .generate: try generateFiles(console: &console)
    case .watch: try watchFiles(console: &console)
    case .check: try checkFiles(console: &console)
    case .diff: try showDifferences(console: &console)
    case .build: try buildFiles(console: &console)
    case .inputs: try listInputs(console: &console)
    case .completions: try printCompletions(console: &console)
    case .manual: printManual(console: &console)
    case .remove: try removeModule(console: &console)
    case .list: try listModules(console: &console)
    case .graph: try drawGraph(console: &console)
    case .adopt: try adoptApp(console: &console)
    case .templatesList: try listPacks(console: &console)
    case .templatesShow: try showTemplate(console: &console)
    case .templatesEject: try ejectTemplates(console: &console)
    case .templatesLint: try lintPacks(console: &console)
    case .exportXcode: try exportXcodeTemplate(console: &console)
    case .initialize: try createConfig(console: &console)
    case .schema: try printSchema(console: &console)
    case .explain: explainDiagnostic(console: &console)
    // The parser prints help itself.
    case .help: .failure
    }
  }

  /// Returns the taken places; then it creates nothing.
  func make(_ changeSet: ChangeSet, ifNothingIsAt places: [String]) throws(DiskError) -> [String] {
    let disk = context.disk
    let gate = PathGate(on: disk, typed: [changeSet.root], for: [.config, .schema, .pack, .start])
    return try context.withLocks(on: invocation.isDryRun ? [:] : [changeSet.root: gate]) {
      () throws(DiskError) in
      var taken: [String] = []
      for place in places where try disk.kind(of: place) != nil { taken.append(place) }
      if taken.isEmpty, !invocation.isDryRun {
        try Writer(disk: disk, root: changeSet.root, gate: gate).write(changeSet.changes)
      }
      return taken
    }
  }
}
