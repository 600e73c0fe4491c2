import ViperTestTools
import ViperText

@testable import ViperCommands
@testable import ViperPipeline
@testable import ViperProject

struct Run {
  let disk: MemoryDisk
  var workingFolder = "/p"
  var paths: [String] = []
  var options = Pipeline.Options()
  /// The packs of several runs; each run reads its own if nil.
  var packs: PackCache?

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

  func changeSets() throws -> (changeSets: [ChangeSet], diagnostics: [Diagnostic]) {
    var finder = ProjectFinder(disk: disk, workingFolder: workingFolder)
    let projects = try finder.projects(for: paths)
    var pipeline = Pipeline(disk: disk, options: options)
    packs?.use(for: &pipeline)
    let changeSets = try pipeline.changeSets(of: projects)
    packs?.keep(of: pipeline)
    return (changeSets, finder.diagnostics + changeSets.flatMap(\.diagnostics))
  }

  /// `create /p/A/AView.swift`, in the order in which they are done, without those of locks.
  func changes() throws -> [String] {
    try changeSets().changeSets.flatMap(\.changes).map { "\($0.status.rawValue) \($0.path)" }
      .filter { !$0.hasSuffix(Project.lockSuffix) }
  }

  func screen() throws -> String {
    ViperTestTools.screen(try changeSets().diagnostics)
  }

  /// Carries the changes out, as the command does.
  @discardableResult func write() throws -> [String] {
    let (changeSets, diagnostics) = try changeSets()
    guard !diagnostics.hasErrors else { return ["error"] }
    for changeSet in changeSets {
      try Writer(disk: disk, root: changeSet.root, gate: gate()).write(changeSet.changes)
    }
    return changeSets.flatMap(\.changes).map { "\($0.status.rawValue) \($0.path)" }
      .filter { !$0.hasSuffix(Project.lockSuffix) }
  }

  private func gate() throws -> PathGate {
    var finder = ProjectFinder(disk: disk, workingFolder: workingFolder)
    return try PathGate(
      on: disk, projects: try finder.projects(for: paths), into: options.into)
  }
}
