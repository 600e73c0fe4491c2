import ViperCommandLine
import ViperProject

extension CommandRun {
  func generateFiles(console: inout Console) throws(DiskError) -> ExitCode {
    let run = ProjectRun(invocation: invocation, context: context)
    let outcome = try run.outcome(isWriting: !invocation.isDryRun)
    if outcome.isEmpty { return try noSpecs(&console) }
    let report = RunReport(outcome, in: context)
    let detail: RunReport.Detail =
      invocation.isVerbose ? .all : invocation.isQuiet ? .changes : .counted
    report.print(format: invocation.format, detail, console: &console)
    if detail != .changes { report.printStubs(invocation.format, console: &console) }
    return report.diagnostics.hasErrors ? .diagnostics : .fine
  }

  func noSpecs(_ console: inout Console) throws(DiskError) -> ExitCode {
    fail(with: try context.noSpecs(in: invocation.operands), console: &console)
  }
}
