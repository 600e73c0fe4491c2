import ViperBuild
import ViperCommandLine
import ViperCommands
import ViperOwnership
import ViperPipeline
import ViperProject
import ViperText

extension Command {
  /// The type that runs a command; nil for `help`, which the parser handles.
  private var runnable: (any RunnableCommand.Type)? {
    switch self {
    case .new: NewCommand.self
    case .add: AddCommand.self
    case .rename: RenameCommand.self
    case .generate: GenerateCommand.self
    case .watch: WatchCommand.self
    case .check: CheckCommand.self
    case .diff: DiffCommand.self
    case .build: BuildCommand.self
    case .inputs: InputsCommand.self
    case .completions: CompletionsCommand.self
    case .manual: ManualCommand.self
    case .remove: RemoveCommand.self
    case .list: ListCommand.self
    case .graph: GraphCommand.self
    case .adopt: AdoptCommand.self
    case .templatesList: TemplatesListCommand.self
    case .templatesShow: TemplatesShowCommand.self
    case .templatesEject: TemplatesEjectCommand.self
    case .templatesLint: TemplatesLintCommand.self
    case .exportXcode: ExportXcodeCommand.self
    case .initialize: InitCommand.self
    case .schema: SchemaCommand.self
    case .explain: ExplainCommand.self
    case .help: nil
    }
  }

  static func run(
    _ invocation: Invocation, in context: CommandContext, console: inout Console
  ) -> ExitCode {
    guard let type = invocation.command.runnable else { return .failure }
    var context = context
    if RunDisk.commands.contains(invocation.command) {
      let progress = Progress(for: invocation, in: context.environment)
      context.disk = RunDisk(base: context.disk, progress: progress)
      if let progress { console.beforeFlush = progress.end }
    }
    return type.run(invocation, in: context, console: &console)
  }
}

extension RunnableCommand {
  /// Creates new files. Does nothing in a dry run, or if one of `places` is taken.
  ///
  /// - Returns: the places that are taken.
  func make(_ changeSet: ChangeSet, ifNothingIsAt places: [String]) throws(DiskError) -> [String] {
    let disk = context.disk
    let gate = PathGate(on: disk, typed: [changeSet.root], for: [.config, .schema, .pack])
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
