import ViperGeneration
import ViperProject
import ViperText

/// `check`: tells what `generate` would change, and changes nothing.
struct CheckCommand {
  let invocation: Invocation
  let surroundings: Surroundings

  func run(console: inout Console) throws(DiskError) -> ExitCode {
    let run = ProjectRun(invocation: invocation, surroundings: surroundings)
    let outcome = try run.outcome(isWriting: false)
    if outcome.isEmpty { return try noSpecs(invocation, surroundings, &console) }
    let report = RunReport(outcome, showsAll: true, in: surroundings)
    report.printDrift(format: invocation.format, isQuiet: invocation.isQuiet, console: &console)
    return report.diagnostics.hasErrors || report.hasDrift ? .findings : .fine
  }
}
