import ViperGeneration
import ViperProject
import ViperRendering
import ViperText

/// A command with what it was given: what runs once the arguments were understood.
protocol RunnableCommand {
  var invocation: Invocation { get }
  var context: CommandContext { get }

  init(invocation: Invocation, context: CommandContext)

  func run(console: inout Console) throws(DiskError) -> ExitCode
}

extension Command {
  /// What runs it; nil for `help`, which the parser turns into a topic.
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
    case .importGeneramba, .importXcode: ImportCommand.self
    case .exportXcode: ExportXcodeCommand.self
    case .initialize: InitCommand.self
    case .schema: SchemaCommand.self
    case .explain: ExplainCommand.self
    case .help: nil
    }
  }

  /// Runs a command that was understood.
  static func run(
    _ invocation: Invocation, in context: CommandContext, console: inout Console
  ) -> ExitCode {
    guard let type = invocation.command.runnable else { return .failure }
    var hasFinishedAnother = false
    let run = { (context: CommandContext, console: inout Console) in
      let command = type.init(invocation: invocation, context: context)
      do throws(DiskError) {
        return try command.run(console: &console)
      } catch {
        hasFinishedAnother = error.cause == .interrupted
        if hasFinishedAnother { return .failure }
        return command.fail(with: context.diagnostic(for: error), console: &console)
      }
    }
    var context = context
    if let progress = Progress(for: invocation, in: context.environment) {
      context.disk = ProgressDisk(base: context.disk, progress: progress)
      console.beforeFlush = progress.end
    }
    let recorded = RecordedRun(invocation, in: context, console: console)
    var code = recorded?.run(console: &console, run) ?? run(context, &console)
    // A record would say it again.
    while hasFinishedAnother {
      hasFinishedAnother = false
      console.writeError("finished what an interrupted run had begun\n")
      code = run(context, &console)
    }
    return code
  }
}

extension RunnableCommand {
  /// Ends a run that could not do its work, in the format that was asked for.
  func fail(with diagnostic: Diagnostic, console: inout Console) -> ExitCode {
    switch invocation.format {
    case .text: console.report([diagnostic])
    case .json, .github:
      RunReport(diagnostics: [diagnostic], in: context)
        .print(format: invocation.format, .all, console: &console)
    }
    return .failure
  }

  /// Ends a run with what it did and found.
  ///
  /// - Parameters:
  ///   - display: how paths are shown; from the working directory on if nil.
  ///   - ending: what an error meant for the files.
  func report(
    _ diagnostics: [Diagnostic], _ changeSets: [ChangeSet] = [], display: PathDisplay? = nil,
    ending: String? = "nothing was written", console: inout Console
  ) -> ExitCode {
    RunReport(changeSets, diagnostics: diagnostics, display: display, in: context).print(
      format: invocation.format, invocation.isQuiet ? .changes : .all, ending: ending,
      console: &console)
    return diagnostics.hasErrors ? .diagnostics : .fine
  }

  /// Makes new files, unless it is a dry run or something stands at one of their places already.
  ///
  /// - Returns: what stands there.
  func make(_ changeSet: ChangeSet, ifNothingIsAt places: [String]) throws(DiskError) -> [String] {
    let disk = context.disk
    return try context.withLocks(on: invocation.isDryRun ? [] : [changeSet.root]) {
      () throws(DiskError) in
      var taken: [String] = []
      for place in places where try disk.kind(of: place) != nil { taken.append(place) }
      if taken.isEmpty, !invocation.isDryRun {
        try Writer(disk: disk, root: changeSet.root).write(changeSet.changes)
      }
      return taken
    }
  }
}
