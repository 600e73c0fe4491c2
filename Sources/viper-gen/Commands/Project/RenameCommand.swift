import ViperCommandLine
import ViperCommands
import ViperPipeline
import ViperProject
import ViperText

extension CommandRun {
  func rename(console: inout Console) throws(DiskError) -> ExitCode {
    let path = invocation.operands[0]
    guard !path.hasSuffix(Project.SpecFile.suffix), let period = path.firstIndex(of: ".") else {
      return try renameModule(console: &console)
    }
    let old = EmbeddedText(SourceText(path: OperandSpec.name.placeholder, text: path))
    let new = EmbeddedText(
      SourceText(path: OperandSpec.newName.placeholder, text: invocation.operands[1]))
    return try withModule(String(path[..<period]), console: &console) {
      project, spec, warnings, console throws(DiskError) in
      let rename = MemberRename(of: old, in: spec, to: new, in: project, on: context.disk)
      return try change(
        project, by: try rename.changeSet(), warnings, specsLast: true, console: &console)
    }
  }

  private func renameModule(console: inout Console) throws(DiskError) -> ExitCode {
    let name = SourceText(path: OperandSpec.newName.placeholder, text: invocation.operands[1])
    var diagnostics: [Diagnostic] = []
    checkModuleName(name, into: &diagnostics)
    guard !diagnostics.hasErrors else { return report(diagnostics, console: &console) }
    return try withModule(
      invocation.operands[0], console: &console, orElse: mergedRename
    ) { project, spec, warnings, console throws(DiskError) in
      let rename = try ModuleRename(of: spec, to: EmbeddedText(name), in: project, on: context.disk)
      return try change(
        project, by: try rename.changeSet(), warnings, specsLast: true, console: &console)
    }
  }

  /// Renames the rest of a module that another Git branch has already renamed.
  private func mergedRename(console: inout Console) throws(DiskError) -> ExitCode? {
    var finder = context.finder
    for project in try finder.projects(for: []) {
      let rename = try MergedRename(
        of: invocation.operands[0], to: invocation.operands[1], in: project, on: context.disk)
      if let rename { return try change(project, by: try rename.changeSet(), console: &console) }
    }
    return nil
  }

  /// Writes the changes of a project and reports them. In a dry run, shows the differences.
  func change(
    _ project: Project, by changeSet: ChangeSet, _ warnings: [Diagnostic] = [],
    specsLast: Bool = false, console: inout Console
  ) throws(DiskError) -> ExitCode {
    var diagnostics = warnings + changeSet.diagnostics
    if !invocation.isDryRun, !changeSet.diagnostics.hasErrors {
      let gate = try PathGate(on: context.disk, projects: [project])
      var writer = Writer(
        disk: context.disk, root: changeSet.root, gate: gate, keeping: [context.workingFolder])
      writer.writesSpecsLast = specsLast
      try writer.write(changeSet.changes)
      diagnostics += try errors(besidesThoseOf: project)
    }
    let report = RunReport(
      [changeSet], diagnostics: diagnostics, display: project.display, in: context)
    if invocation.isDryRun, !report.isRejected {
      report.printDifferences(format: invocation.format, console: &console)
    } else {
      report.print(format: invocation.format, .changes, console: &console)
      if invocation.command == .add { report.printStubs(invocation.format, console: &console) }
    }
    return report.diagnostics.hasErrors ? .diagnostics : .fine
  }

  /// Finds errors in targets that know the modules of a project, as warnings: their configs and
  /// specs are not changed.
  private func errors(besidesThoseOf project: Project) throws(DiskError) -> [Diagnostic] {
    var finder = context.finder
    var errors: [Diagnostic] = []
    let folder = project.config.folder + "/"
    for other in try finder.projects(for: [], withInner: true)
    where other.config.folder != project.config.folder
      && other.known.keys.contains(where: { $0.hasPrefix(folder) })
    {
      var pipeline = Pipeline(disk: context.disk)
      errors += try pipeline.graph(of: other).diagnostics.filter { $0.severity == .error }
    }
    return errors.map {
      Diagnostic(.warning, id: $0.id, $0.message, at: $0.location, help: $0.help, notes: $0.notes)
    }
  }
}
