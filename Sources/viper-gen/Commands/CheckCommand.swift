import ViperProject

/// `check`: tells what `generate` would change, and changes nothing.
struct CheckCommand: RunnableCommand {
  let invocation: Invocation
  let context: CommandContext

  func run(console: inout Console) throws(DiskError) -> ExitCode {
    let run = ProjectRun(invocation: invocation, context: context)
    let outcome = try run.outcome(isWriting: false)
    if outcome.isEmpty { return try noSpecs(&console) }
    let report = RunReport(outcome, showsAll: true, in: context)
    report.printDrift(format: invocation.format, isQuiet: invocation.isQuiet, console: &console)
    return report.diagnostics.hasErrors || report.hasDrift ? .diagnostics : .fine
  }
}
