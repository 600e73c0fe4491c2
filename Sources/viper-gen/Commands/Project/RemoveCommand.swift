import ViperCommandLine
import ViperGeneration
import ViperProject
import ViperRendering
import ViperText

/// `remove`: undoes `new`, as far as nobody has worked on the module since.
struct RemoveCommand: RunnableCommand {
  let invocation: Invocation
  let context: CommandContext

  func run(console: inout Console) throws(DiskError) -> ExitCode {
    let word = invocation.operands.first ?? ""
    let (project, spec, warnings): (Project, Project.SpecFile, [Diagnostic])
    switch try ModuleSearch(context: context, isWriting: !invocation.isDryRun).module(word) {
    case .found(let found, let file, let said): (project, spec, warnings) = (found, file, said)
    case .missing(let diagnostic): return fail(with: diagnostic, console: &console)
    case .broken(let diagnostics):
      return report(diagnostics, ending: "nothing was removed", console: &console)
    }
    let disk = context.disk
    var removal = ModuleRemoval(
      disk: disk, project: project, spec: spec, isForced: invocation.isForced)
    try context.withLocks(on: invocation.isDryRun ? [] : project.writtenFolders) {
      () throws(DiskError) in
      try removal.plan()
      if !invocation.isDryRun, !removal.diagnostics.hasErrors { try removal.carryOut() }
    }
    return report(
      warnings + removal.diagnostics, [ChangeSet(root: project.root, changes: removal.changes)],
      display: project.display, ending: "nothing was removed", console: &console)
  }
}
