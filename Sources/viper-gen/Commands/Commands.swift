import ViperGeneration
import ViperProject
import ViperText

/// Runs a command that was understood.
func run(
  _ invocation: Invocation, table: CommandTable, environment: Environment, console: inout Console
) -> ExitCode {
  let context = CommandContext(
    disk: PosixDisk(), workingFolder: PosixDisk.workingFolder, environment: environment)
  do throws(DiskError) {
    return try perform(invocation, table: table, context, &console)
  } catch {
    return fail(with: context.diagnostic(for: error), invocation, context, &console)
  }
}

private func perform(
  _ invocation: Invocation, table: CommandTable, _ context: CommandContext,
  _ console: inout Console
) throws(DiskError) -> ExitCode {
  switch invocation.command {
  case .new:
    try NewCommand(invocation: invocation, context: context).run(console: &console)
  case .generate:
    try GenerateCommand(invocation: invocation, context: context).run(console: &console)
  case .check:
    try CheckCommand(invocation: invocation, context: context).run(console: &console)
  case .diff:
    try DiffCommand(invocation: invocation, context: context).run(console: &console)
  case .build:
    try BuildCommand(invocation: invocation, context: context).run(console: &console)
  case .inputs:
    try InputsCommand(invocation: invocation, context: context).run(console: &console)
  case .completions:
    CompletionsCommand(invocation: invocation, table: table).run(console: &console)
  case .manual:
    ManualCommand(table: table).run(console: &console)
  case .remove:
    try RemoveCommand(invocation: invocation, context: context).run(console: &console)
  case .list:
    try ListCommand(invocation: invocation, context: context).run(console: &console)
  case .graph:
    try GraphCommand(invocation: invocation, context: context).run(console: &console)
  case .templatesList:
    try TemplatesListCommand(invocation: invocation, context: context)
      .run(console: &console)
  case .templatesShow:
    try TemplatesShowCommand(invocation: invocation, context: context)
      .run(console: &console)
  case .templatesEject:
    try TemplatesEjectCommand(invocation: invocation, context: context)
      .run(console: &console)
  case .templatesLint:
    try TemplatesLintCommand(invocation: invocation, context: context)
      .run(console: &console)
  case .exportXcode:
    try ExportXcodeCommand(invocation: invocation, context: context)
      .run(console: &console)
  case .initialize:
    try InitCommand(invocation: invocation, context: context).run(console: &console)
  case .schema:
    try SchemaCommand(invocation: invocation, context: context).run(console: &console)
  case .explain:
    ExplainCommand(invocation: invocation, context: context).run(console: &console)
  case .help:
    // The parser knows none of them, and turns `help` into a topic.
    .failure
  }
}

/// Ends a run that could not do its work, in the format that was asked for.
func fail(
  with diagnostic: Diagnostic, _ invocation: Invocation, _ context: CommandContext,
  _ console: inout Console
) -> ExitCode {
  switch invocation.format {
  case .text: console.report([diagnostic])
  case .json, .github:
    RunReport(diagnostics: [diagnostic], in: context)
      .print(format: invocation.format, isQuiet: false, console: &console)
  }
  return .failure
}
