import ViperText

@testable import ViperGeneration
@testable import ViperProject

/// What the user sees of diagnostics, one after the other in reading order.
func screen(_ diagnostics: [Diagnostic]) -> String {
  diagnostics.sortedForPrinting().map { DiagnosticPrinter().text(for: $0) }.joined()
}

/// Reads a whole disk's project and works out what has to change.
struct Run {
  let disk: MemoryDisk
  var workingFolder = "/p"
  var paths: [String] = []
  var options = Pipeline.Options()

  init(
    _ files: [String: String], in workingFolder: String = "/p", _ paths: [String] = [],
    options: Pipeline.Options = .init()
  ) {
    self.init(MemoryDisk(files), in: workingFolder, paths, options: options)
  }

  init(
    _ disk: MemoryDisk, in workingFolder: String = "/p", _ paths: [String] = [],
    options: Pipeline.Options = .init()
  ) {
    self.disk = disk
    self.workingFolder = workingFolder
    self.paths = paths
    self.options = options
  }

  func generations() throws -> (generations: [ChangeSet], diagnostics: [Diagnostic]) {
    var finder = ProjectFinder(disk: disk, workingFolder: workingFolder)
    let projects = try finder.projects(for: paths)
    var pipeline = Pipeline(disk: disk, options: options)
    let generations = try projects.map { try pipeline.changeSet(of: $0) }
    return (generations, finder.diagnostics + generations.flatMap(\.diagnostics))
  }

  /// `create /p/A/AView.swift`, in the order in which they are done, without those of locks.
  func changes() throws -> [String] {
    try generations().generations.flatMap(\.changes).map { "\($0.status.rawValue) \($0.path)" }
      .filter { !$0.hasSuffix(Project.lockSuffix) }
  }

  /// What the user sees of the mistakes.
  func screen() throws -> String {
    ViperGenerationTests.screen(try generations().diagnostics)
  }

  /// Carries the changes out, as the command does.
  @discardableResult func write() throws -> [String] {
    let (generations, diagnostics) = try generations()
    guard !diagnostics.hasErrors else { return ["error"] }
    for generation in generations {
      try Writer(disk: disk, root: generation.root).write(generation.changes)
    }
    return generations.flatMap(\.changes).map { "\($0.status.rawValue) \($0.path)" }
      .filter { !$0.hasSuffix(Project.lockSuffix) }
  }
}
