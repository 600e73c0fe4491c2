import ViperCommandLine
import ViperCommands
import ViperPipeline
import ViperProject
import ViperText

extension CommandRun {
  /// `remove`: deletes a module if its files are still as generated.
  func removeModule(console: inout Console) throws(DiskError) -> ExitCode {
    try withModule(invocation.operands[0]) { search throws(DiskError) in
      switch search {
      case .missing(let diagnostic): return fail(with: diagnostic, console: &console)
      case .broken(let diagnostics):
        return report(diagnostics, ending: "nothing was removed", console: &console)
      case .found(let project, let spec, let warnings):
        var removal = ModuleRemoval(
          disk: context.disk, project: project, spec: spec, isForced: invocation.isForced)
        try removal.plan()
        if !invocation.isDryRun, !removal.diagnostics.hasErrors { try removal.carryOut() }
        return report(
          warnings + removal.diagnostics,
          [ChangeSet(root: project.root, changes: removal.changes)],
          display: project.display, ending: "nothing was removed", console: &console)
      }
    }
  }
}
