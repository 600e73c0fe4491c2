import ViperCommandLine
import ViperCommands
import ViperOwnership
import ViperPipeline
import ViperProject
import ViperText

/// The work that `generate`, `check` and `diff` share: finding projects and comparing their files.
struct ProjectRun {
  let invocation: Invocation
  let context: CommandContext
  private let cache: ModuleCache?

  init(invocation: Invocation, context: CommandContext, cache: ModuleCache? = nil) {
    (self.invocation, self.context) = (invocation, context)
    self.cache = cache ?? context.cache(for: invocation)
  }

  func outcome(isWriting: Bool) throws(DiskError) -> ProjectChanges {
    try context.withLocks(
      onProjectsOf: invocation.operands, withInner: true, into: invocation.value(of: .into),
      isWriting: isWriting
    ) { projects, problems throws(DiskError) in
      let outcome = try outcome(of: projects, problems: problems, isWriting: isWriting)
      if outcome.diagnostics.hasErrors { return outcome }
      let parts = zip(projects, outcome.changeSets)
      // All projects are written, or none. A run that shows changes is refused like one that writes.
      for (project, changeSet) in parts where !isWriting || projects.count > 1 {
        let writer = try writer(in: changeSet, of: project)
        if isWriting || invocation.command == .generate {
          try writer.check(changeSet.changes)
        } else {
          _ = try writer.gate.admit(changeSet.changes)
        }
      }
      for (project, changeSet) in parts where isWriting {
        try writer(in: changeSet, of: project).write(changeSet.changes)
      }
      return outcome
    }
  }

  private func outcome(
    of projects: [Project], problems: [Diagnostic], isWriting: Bool
  ) throws(DiskError) -> ProjectChanges {
    var pipeline = pipeline(isWriting: isWriting)
    // If a config is wrong, the set of files is unknown.
    let changeSets =
      if problems.contains(where: \.hidesFiles) {
        [ChangeSet]()
      } else {
        try problems.hasErrors ? mistakes(in: projects) : pipeline.changeSets(of: projects)
      }
    var diagnostics = problems + changeSets.flatMap(\.diagnostics) + repeatedPaths(in: changeSets)
    if !diagnostics.hasErrors { diagnostics += try notRestarted(in: changeSets) }
    return ProjectChanges(
      projects: projects, changeSets: changeSets, diagnostics: diagnostics,
      display: PathDisplay(
        workingFolder: context.workingFolder,
        isAbsolute: projects.contains { $0.display.isAbsolute }),
      configs: invocation.isVerbose ? try configs(of: projects) : [])
  }

  private func writer(in changeSet: ChangeSet, of project: Project) throws(DiskError) -> Writer {
    let into = invocation.value(of: .into).map(context.absolute)
    let gate = try PathGate(on: context.disk, projects: [project], into: into)
    return Writer(disk: context.disk, root: changeSet.root, gate: gate)
  }

  private func configs(of projects: [Project]) throws(DiskError) -> [String] {
    var shown: [String] = []
    for project in projects {
      var paths = [project.config.folder, project.config.outermostFolder]
        .map { FilePath.join($0, Config.fileName) }
      if paths[0] == paths[1] { paths.removeLast() }
      guard try context.disk.kind(of: paths[0]) != nil else { continue }
      shown.append(paths.map { project.display($0) }.joined(separator: ", then "))
    }
    return shown
  }

  /// Finds the errors of specs, but no warnings, because warnings may follow from an error that is
  /// already reported.
  private func mistakes(in projects: [Project]) throws(DiskError) -> [ChangeSet] {
    var pipeline = pipeline()
    var changeSets: [ChangeSet] = []
    for project in projects {
      let errors = try pipeline.mistakes(in: project).filter { $0.severity == .error }
      changeSets.append(ChangeSet(root: project.root, diagnostics: errors))
    }
    return changeSets
  }

  private func pipeline(isWriting: Bool = false) -> Pipeline {
    let into = invocation.value(of: .into).map(context.absolute)
    var options = Pipeline.Options(
      into: into, isForced: invocation.isForced,
      failsOnConflict: invocation.conflictPolicy == .fail,
      comparesOwnedFiles: invocation.command == .check)
    options.isWriting = isWriting
    options.omitsNotes = invocation.isQuiet && invocation.format == .text
    let given = invocation.values(of: .restart)
    options.restarted = RestartedFiles(
      paths: Set(given.map(context.absolute)), names: Set(given.filter { !$0.contains("/") }))
    return Pipeline(disk: context.disk, options: options, cache: cache)
  }

  private func notRestarted(in changeSets: [ChangeSet]) throws(DiskError) -> [Diagnostic] {
    let given = invocation.values(of: .restart)
    guard !given.isEmpty else { return [] }
    let started = changeSets.flatMap(\.changes).filter { $0.status == .create }.map(\.path)
    var diagnostics: [Diagnostic] = []
    for file in given {
      let path = context.absolute(file)
      let isNamed = !file.contains("/") && started.contains { FilePath.name(of: $0) == file }
      if isNamed || started.contains(path) { continue }
      let isThere = try context.disk.kind(of: path) != nil
      diagnostics.append(.notDeleted(context.display(path), isThere: isThere))
    }
    return diagnostics
  }

  private func repeatedPaths(in changeSets: [ChangeSet]) -> [Diagnostic] {
    guard changeSets.count > 1 else { return [] }
    var owners: [String: Int] = [:]
    var diagnostics: [Diagnostic] = []
    for (number, changeSet) in changeSets.enumerated() {
      for change in changeSet.changes where change.status != .remove {
        let owner = owners.updateValue(number, forKey: change.path.lowercased())
        if let owner, owner != number {
          diagnostics.append(.sharedPath(context.display(change.path)))
        }
      }
    }
    return diagnostics
  }
}

extension Diagnostic {
  static func sharedPath(_ path: String) -> Self {
    Diagnostic(
      id: "duplicate-project-path", "two projects would write to '\(path)'",
      help: "rename a module, or give the projects different 'output' folders")
  }
}

struct ProjectChanges {
  let projects: [Project]
  let changeSets: [ChangeSet]
  let diagnostics: [Diagnostic]
  let display: PathDisplay
  var configs: [String] = []

  var isEmpty: Bool {
    projects.allSatisfy(\.selected.isEmpty) && diagnostics.isEmpty
      && changeSets.allSatisfy(\.changes.isEmpty)
  }
}
