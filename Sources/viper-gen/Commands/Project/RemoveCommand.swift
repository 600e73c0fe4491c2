import ViperGeneration
import ViperProject
import ViperText

/// `remove`: undoes `new`, as far as nobody has worked on the module since.
struct RemoveCommand: RunnableCommand {
  let invocation: Invocation
  let context: CommandContext

  func run(console: inout Console) throws(DiskError) -> ExitCode {
    let word = invocation.operands.first ?? ""
    let disk = context.disk
    let isPath = word.hasSuffix(Project.SpecFile.suffix)
    var finder = context.finder
    let projects = try finder.projects(for: isPath ? [word] : [])
    guard !finder.diagnostics.hasErrors else {
      return report(finder.diagnostics, ending: "nothing was removed", console: &console)
    }
    let found = projects.flatMap { project in
      project.specs.filter {
        isPath ? project.selected.contains($0.absolutePath) : $0.name == word
      }.map { (project: project, spec: $0) }
    }
    guard let (project, spec) = found.first else {
      let known = projects.flatMap(\.specs).map(\.name)
      return fail(with: .noModule(word, known: known), console: &console)
    }
    if found.count > 1 {
      let paths = found.map(\.spec.displayPath)
      return fail(with: .severalModules(word, paths: paths), console: &console)
    }
    var removal = ModuleRemoval(
      disk: disk, project: project, spec: spec, isForced: invocation.isForced)
    try disk.withLocks(
      on: invocation.isDryRun ? [] : [project.root] + (project.config.output.map { [$0] } ?? [])
    ) { () throws(DiskError) in
      try removal.plan()
      if !invocation.isDryRun, !removal.diagnostics.hasErrors { try removal.carryOut() }
    }
    return report(
      removal.diagnostics, [ChangeSet(root: project.root, changes: removal.changes)],
      display: project.display, ending: "nothing was removed", console: &console)
  }
}

extension Diagnostic {
  static func noModule(_ name: String, known: [String]) -> Diagnostic {
    let near = didYouMean(name, known)
    return Diagnostic(
      id: "no-module", "there is no module \(quoted(name)) in this project", at: nil,
      help: near ?? "'viper-gen list' shows the modules")
  }

  static func severalModules(_ name: String, paths: [String]) -> Diagnostic {
    Diagnostic(
      id: "several-modules", "there are \(paths.count) modules \(quoted(name)) in this project",
      at: nil, help: "name a spec: \(list(paths.map(quoted)))")
  }
}
