import ViperCommandLine
import ViperCommands
import ViperOwnership
import ViperPipeline
import ViperProject
import ViperText

extension CommandRun {
  /// `check`: shows the changes that `generate` would make, and makes none.
  func checkFiles(console: inout Console) throws(DiskError) -> ExitCode {
    if invocation.operands.contains("-") { return try checkInput(&console) }
    let run = ProjectRun(invocation: invocation, context: context)
    let outcome = try run.outcome(isWriting: false)
    if outcome.isEmpty { return try noSpecs(&console) }
    let report = RunReport(outcome, showsAll: true, in: context)
    report.printOutOfDate(format: invocation.format, isQuiet: invocation.isQuiet, console: &console)
    return report.diagnostics.hasErrors || report.isOutOfDate ? .diagnostics : .fine
  }

  private func checkInput(_ console: inout Console) throws(DiskError) -> ExitCode {
    guard invocation.operands.count == 1 else {
      return fail(with: .inputIsNotAlone(), console: &console)
    }
    let shown = invocation.value(of: .inputPath) ?? "Input" + Project.SpecFile.suffix
    let path = context.absolute(shown)
    let disk = OverlayDisk(base: context.disk, files: [path: try PosixDisk().readInput()])
    var finder = context.finder(on: disk)
    let projects = try finder.projects(for: [shown])
    var pipeline = Pipeline(disk: disk)
    var diagnostics = finder.diagnostics
    for project in projects { diagnostics += try pipeline.mistakes(in: project) }
    let own = diagnostics.filter { diagnostic in
      diagnostic.location.map { context.absolute($0.source.path) == path } ?? true
    }
    return report(own, ending: nil, console: &console)
  }
}

extension Diagnostic {
  static func inputIsNotAlone() -> Self {
    Diagnostic(
      id: "unsupported-standard-input", "'-' (standard input) can't be combined with other specs",
      help: "check the other specs in a separate run")
  }
}

extension CommandRun {
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
