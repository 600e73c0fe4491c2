import ViperCommandLine
import ViperCommands
import ViperPipeline
import ViperProject
import ViperText

extension CommandRun {
  /// `remove`: deletes a module if its files are still as generated.
  func removeModule(console: inout Console) throws(DiskError) -> ExitCode {
    let ending = "nothing was removed"
    return try withModule(invocation.operands[0], ending: ending, console: &console) {
      project, spec, warnings, console throws(DiskError) in
      var removal = ModuleRemoval(
        disk: context.disk, project: project, spec: spec, isForced: invocation.isForced)
      try removal.plan()
      if !invocation.isDryRun, !removal.diagnostics.hasErrors { try removal.carryOut() }
      return report(
        warnings + removal.diagnostics,
        [ChangeSet(root: project.root, changes: removal.changes)],
        display: project.display, ending: ending, console: &console)
    }
  }
}
