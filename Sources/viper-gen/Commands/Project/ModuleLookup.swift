import ViperCommandLine
import ViperPipeline
import ViperProject
import ViperText

extension CommandRun {
  /// Finds a module by its name or its spec's path, or the only module of the project, and changes
  /// it while its project is locked.
  ///
  /// - Parameters:
  ///   - ending: the last words after an error count.
  ///   - other: the result for a name that no module has; nil for an error.
  func withModule(
    _ word: String?, ending: String = "nothing was written", console: inout Console,
    orElse other: (inout Console) throws(DiskError) -> ExitCode? = { _ in nil },
    _ body: (Project, Project.SpecFile, [Diagnostic], inout Console) throws(DiskError) -> ExitCode
  ) throws(DiskError) -> ExitCode {
    let isPath = word?.hasSuffix(Project.SpecFile.suffix) == true
    return try context.withLocks(
      onProjectsOf: word.map { isPath ? [$0] : [] } ?? [], withInner: !isPath,
      isWriting: !invocation.isDryRun
    ) { projects, problems throws(DiskError) in
      guard !problems.hasErrors else { return report(problems, ending: ending, console: &console) }
      let all = projects.flatMap { project in project.specs.map { (project: project, spec: $0) } }
      let named = all.filter { project, spec in
        isPath ? project.selected.contains(spec.absolutePath) : word.map { $0 == spec.name } ?? true
      }
      if let (project, spec) = named.first, named.count == 1 {
        return try body(project, spec, problems, &console)
      }
      if let code = try other(&console) { return code }
      let diagnostic: Diagnostic =
        if let word, !named.isEmpty {
          .severalModules(word, paths: named.map(\.spec.displayPath))
        } else if let word {
          .noModule(word, known: all.map(\.spec.name))
        } else {
          .unsaidModule(known: all.map(\.spec.name))
        }
      return fail(with: diagnostic, console: &console)
    }
  }
}

extension Diagnostic {
  static func noModule(_ name: String, known: [String]) -> Self {
    Diagnostic(
      id: "unknown-project-module", "this project has no module \(quoted(name))",
      help: didYouMean(name, known) ?? "to list the modules, run 'viper-gen list'")
  }

  static func severalModules(_ name: String, paths: [String]) -> Self {
    Diagnostic(
      id: "ambiguous-module", "this project has \(paths.count) modules \(quoted(name))",
      help: "use the path of the spec: \(list(paths.map(quoted)))")
  }

  static func unsaidModule(known: [String]) -> Self {
    Diagnostic(
      id: "missing-module-name", "this project has \(known.count) modules, and '--to' is missing",
      help: "add the module's name: --to \(known.first ?? "MyModule")")
  }
}
