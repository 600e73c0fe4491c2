import ViperGeneration
import ViperText

/// What `generate`, `check` and `diff` have in common: find the projects, and hold what should be
/// against what is.
struct ProjectRun {
  let invocation: Invocation
  let surroundings: Surroundings

  /// - Parameter isWriting: whether the changes are carried out, if there was no error.
  func outcome(isWriting: Bool) throws(DiskError) -> ProjectOutcome {
    var finder = ProjectFinder(
      disk: surroundings.disk, workingFolder: surroundings.workingFolder)
    let projects = try finder.projects(for: invocation.operands)
    let problems = finder.diagnostics
    let disk = surroundings.disk
    return try disk.withLocks(on: isWriting ? projects.map(\.root) : []) { () throws(DiskError) in
      let generations = try generations(of: projects)
      let outcome = ProjectOutcome(
        projects: projects, generations: generations,
        diagnostics: problems + generations.flatMap(\.diagnostics),
        display: PathDisplay(
          workingFolder: surroundings.workingFolder,
          isAbsolute: projects.contains { $0.display.isAbsolute }))
      guard isWriting, !outcome.diagnostics.hasErrors else { return outcome }
      for generation in generations {
        try Writer(disk: disk, root: generation.root).write(generation.changes)
      }
      return outcome
    }
  }

  private func generations(of projects: [Project]) throws(DiskError) -> [Generation] {
    let into = invocation.value(of: .into).map(surroundings.absolute)
    var generator = Generator(
      disk: surroundings.disk,
      options: .init(
        into: into, isForced: invocation.isForced,
        failsOnConflict: invocation.conflictPolicy == .fail))
    var generations: [Generation] = []
    for project in projects { generations.append(try generator.generation(of: project)) }
    return generations
  }
}

/// What the projects need, or had.
struct ProjectOutcome {
  let projects: [Project]
  let generations: [Generation]
  let diagnostics: [Diagnostic]
  let display: PathDisplay

  /// Whether there was nothing to work on, and nothing to say.
  var isEmpty: Bool {
    projects.allSatisfy(\.selected.isEmpty) && diagnostics.isEmpty
      && generations.allSatisfy(\.changes.isEmpty)
  }
}

extension Disk {
  /// Holds the locks of several folders, always in the same order.
  func withLocks<Value>(
    on folders: [String], _ body: () throws(DiskError) -> Value
  ) throws(DiskError) -> Value {
    let sorted = Set(folders).sorted()
    guard let first = sorted.first else { return try body() }
    let rest = Array(sorted.dropFirst())
    return try withLock(on: first) { () throws(DiskError) in
      try withLocks(on: rest, body)
    }
  }
}
