import ViperCommandLine
import ViperProject
import ViperText

/// Finds the module that the user names, by its name or by the path of its spec.
struct ModuleSearch {
  let context: CommandContext
  /// Whether something is to be changed: what a killed run has begun is finished before.
  let isWriting: Bool

  enum Result {
    /// With what the search warns of.
    case found(Project, Project.SpecFile, warnings: [Diagnostic])
    /// What is wrong with the projects themselves.
    case broken([Diagnostic])
    case missing(Diagnostic)
  }

  /// - Parameter word: nil for the only module of the project.
  func module(_ word: String?) throws(DiskError) -> Result {
    let isPath = word?.hasSuffix(Project.SpecFile.suffix) == true
    var finder = context.finder
    let projects = try finder.projects(
      for: word.map { isPath ? [$0] : [] } ?? [], withInner: !isPath)
    if isWriting { try context.withLocks(on: projects.flatMap(\.writtenFolders)) {} }
    guard !finder.diagnostics.hasErrors else { return .broken(finder.diagnostics) }
    let all = projects.flatMap { project in project.specs.map { (project: project, spec: $0) } }
    let found = all.filter { project, spec in
      isPath ? project.selected.contains(spec.absolutePath) : word.map { $0 == spec.name } ?? true
    }
    if let (project, spec) = found.first, found.count == 1 {
      return .found(project, spec, warnings: finder.diagnostics)
    }
    guard let word else { return .missing(.unsaidModule(known: all.map(\.spec.name))) }
    return .missing(
      found.isEmpty
        ? .noModule(word, known: all.map(\.spec.name))
        : .severalModules(word, paths: found.map(\.spec.displayPath)))
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

  /// - Parameter known: the modules of the project, of which there is not just one.
  static func unsaidModule(known: [String]) -> Diagnostic {
    Diagnostic(
      id: "unsaid-module", "it is not said to which of \(known.count) modules this belongs",
      at: nil,
      help: "write it with '--to': --to \(known.first ?? "MyModule")")
  }
}
