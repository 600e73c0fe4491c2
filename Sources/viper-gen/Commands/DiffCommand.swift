import ViperCommandLine
import ViperProject

extension CommandRun {
  /// `diff`: shows the changes that `generate` would make. Unlike `check`, it exits with 0 if there
  /// are changes.
  func showDifferences(console: inout Console) throws(DiskError) -> ExitCode {
    let run = ProjectRun(invocation: invocation, context: context)
    let outcome = try run.outcome(isWriting: false)
    if outcome.isEmpty { return try noSpecs(&console) }
    let report = RunReport(outcome, in: context)
    report.printDifferences(format: invocation.format, console: &console)
    return report.diagnostics.hasErrors ? .diagnostics : .fine
  }
}
