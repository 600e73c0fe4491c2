import ViperCommandLine
import ViperProject

extension CommandRun {
  /// `check`: shows the changes that `generate` would make, and makes none.
  func checkFiles(console: inout Console) throws(DiskError) -> ExitCode {
    let run = ProjectRun(invocation: invocation, context: context)
    let outcome = try run.outcome(isWriting: false)
    if outcome.isEmpty { return try noSpecs(&console) }
    let report = RunReport(outcome, showsAll: true, in: context)
    report.printOutOfDate(format: invocation.format, isQuiet: invocation.isQuiet, console: &console)
    return report.diagnostics.hasErrors || report.isOutOfDate ? .diagnostics : .fine
  }

  /// `diff`: like `check`, but exits with 0 if there are changes.
  func showDifferences(console: inout Console) throws(DiskError) -> ExitCode {
    let run = ProjectRun(invocation: invocation, context: context)
    let outcome = try run.outcome(isWriting: false)
    if outcome.isEmpty { return try noSpecs(&console) }
    let report = RunReport(outcome, in: context)
    report.printDifferences(format: invocation.format, console: &console)
    return report.diagnostics.hasErrors ? .diagnostics : .fine
  }
}
