import ViperCommandLine
import ViperProject
import ViperText

/// The result of a search for one module.
enum ModuleLookup {
  case found(Project, Project.SpecFile, warnings: [Diagnostic])
  case broken([Diagnostic])
  case missing(Diagnostic)

  fileprivate init(_ word: String?, isPath: Bool, in projects: [Project], _ problems: [Diagnostic])
  {
    guard !problems.hasErrors else {
      self = .broken(problems)
      return
    }
    let all = projects.flatMap { project in project.specs.map { (project: project, spec: $0) } }
    let found = all.filter { project, spec in
      isPath ? project.selected.contains(spec.absolutePath) : word.map { $0 == spec.name } ?? true
    }
    if let (project, spec) = found.first, found.count == 1 {
      self = .found(project, spec, warnings: problems)
    } else if let word {
      self = .missing(
        found.isEmpty
          ? .noModule(word, known: all.map(\.spec.name))
          : .severalModules(word, paths: found.map(\.spec.displayPath)))
    } else {
      self = .missing(.unsaidModule(known: all.map(\.spec.name)))
    }
  }
}

extension CommandRun {
  func withModule(
    _ word: String?, _ body: (ModuleLookup) throws(DiskError) -> ExitCode
  ) throws(DiskError) -> ExitCode {
    let isPath = word?.hasSuffix(Project.SpecFile.suffix) == true
    return try context.withLocks(
      finding: { () throws(DiskError) in
        var finder = context.finder
        let projects = try finder.projects(
          for: word.map { isPath ? [$0] : [] } ?? [], withInner: !isPath)
        let search = ModuleLookup(word, isPath: isPath, in: projects, finder.diagnostics)
        return (search, invocation.isDryRun ? [:] : try context.writtenFolders(of: projects))
      }, body)
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
