import ViperCommandLine
import ViperGeneration
import ViperProject
import ViperRendering
import ViperText

/// `rename`: gives a module another name, wherever it stands.
struct RenameCommand: RunnableCommand {
  let invocation: Invocation
  let context: CommandContext

  func run(console: inout Console) throws(DiskError) -> ExitCode {
    let name = SourceText(path: OperandSpec.newName.placeholder, text: invocation.operands[1])
    var diagnostics: [Diagnostic] = []
    checkModuleName(name, into: &diagnostics)
    guard !diagnostics.hasErrors else { return report(diagnostics, console: &console) }
    switch try ModuleSearch(context: context, isWriting: !invocation.isDryRun).module(
      invocation.operands[0])
    {
    case .broken(let diagnostics): return report(diagnostics, console: &console)
    case .missing(let diagnostic):
      guard let (project, rename) = try mergedRename() else {
        return fail(with: diagnostic, console: &console)
      }
      let changeSet: ChangeSet = try change(project) { () throws(DiskError) in
        try rename.changeSet()
      }
      return report(changeSet, [], of: project, console: &console)
    case .found(let project, let spec, let warnings):
      let changeSet: ChangeSet = try change(project) { () throws(DiskError) in
        try ModuleRename(of: spec, to: EmbeddedText(name), in: project, on: context.disk)
          .changeSet()
      }
      return report(changeSet, warnings, of: project, console: &console)
    }
  }

  /// Of a module that has been renamed already, by a branch that Git has merged.
  private func mergedRename() throws(DiskError) -> (Project, MergedRename)? {
    var finder = context.finder
    let projects = try finder.projects(for: [])
    for project in projects {
      let rename = try MergedRename(
        of: invocation.operands[0], to: invocation.operands[1], in: project, on: context.disk)
      if let rename { return (project, rename) }
    }
    return nil
  }
}

extension RunnableCommand {
  /// Works out what changes in a project and carries it out, while nobody else writes there.
  func change(
    _ project: Project, _ changes: () throws(DiskError) -> ChangeSet
  ) throws(DiskError) -> ChangeSet {
    try context.withLocks(on: invocation.isDryRun ? [] : project.writtenFolders) {
      () throws(DiskError) in
      let changeSet = try changes()
      if !changeSet.diagnostics.hasErrors, !invocation.isDryRun {
        try Writer(disk: context.disk, root: changeSet.root, keeping: [context.workingFolder])
          .write(changeSet.changes)
      }
      return changeSet
    }
  }

  /// Says what changed, or with `--dry-run` shows what would.
  ///
  /// - Parameter warnings: what the search for the module has said.
  func report(
    _ changeSet: ChangeSet, _ warnings: [Diagnostic], of project: Project, console: inout Console
  ) -> ExitCode {
    let report = RunReport(
      [changeSet], diagnostics: warnings + changeSet.diagnostics, display: project.display,
      in: context)
    if invocation.isDryRun, !report.isRejected {
      report.printDifferences(format: invocation.format, console: &console)
    } else {
      report.print(format: invocation.format, .noted, console: &console)
    }
    return report.diagnostics.hasErrors ? .diagnostics : .fine
  }
}
