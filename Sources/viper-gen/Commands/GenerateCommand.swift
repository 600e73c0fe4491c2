import ViperGeneration
import ViperProject
import ViperText

/// `generate`: makes the files of specs.
struct GenerateCommand {
  let invocation: Invocation
  let surroundings: Surroundings

  func run(console: inout Console) throws(DiskError) -> ExitCode {
    let run = ProjectRun(invocation: invocation, surroundings: surroundings)
    let outcome = try run.outcome(isWriting: !invocation.isDryRun)
    if outcome.isEmpty { return try noSpecs(invocation, surroundings, &console) }
    let report = RunReport(outcome, in: surroundings)
    report.print(format: invocation.format, isQuiet: invocation.isQuiet, console: &console)
    return report.diagnostics.hasErrors ? .findings : .fine
  }
}

/// Ends a run that found nothing to work on.
func noSpecs(
  _ invocation: Invocation, _ surroundings: Surroundings, _ console: inout Console
) throws(DiskError) -> ExitCode {
  let diagnostic = try NoSpecs(operands: invocation.operands, surroundings: surroundings)
    .diagnostic()
  return fail(with: diagnostic, invocation, surroundings, &console)
}
