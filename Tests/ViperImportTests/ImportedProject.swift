import ViperProject
import ViperTestTools
import ViperText

@testable import ViperGeneration
@testable import ViperRendering

/// A project in memory that has a module of each imported pack.
struct ImportedProject {
  let disk: MemoryDisk

  /// - Parameter files: what lies there beside the config, by absolute path.
  init(_ files: [String: String], config: String = "") {
    var files = files
    files["/p/viper-gen.json"] =
      #"{ "root": true, "tests": "Tests", "testModule": "App"\#(config) }"#
    disk = MemoryDisk(files)
  }

  /// Writes a module's spec.
  ///
  /// - Parameter members: by contract, what it has beside the pack's.
  func add(_ name: String, pack: String, _ members: [(contract: String, members: [String])]) {
    let lists = members.map { list in
      "\"\(list.contract)\": [" + list.members.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }
    disk["/p/\(name)/\(name).viper.json"] =
      "{ \"pack\": \"../Templates/\(pack)\", \"imports\": [\"Foundation\"]"
      + lists.map { ", " + $0 }.joined() + " }"
  }

  /// Makes and writes all files.
  ///
  /// - Returns: what the user sees of mistakes.
  func generate() throws -> String {
    var finder = ProjectFinder(disk: disk, workingFolder: "/p")
    var diagnostics: [Diagnostic] = []
    for project in try finder.projects(for: []) {
      var pipeline = Pipeline(disk: disk)
      let changeSet = try pipeline.changeSet(of: project)
      diagnostics += changeSet.diagnostics + changeSet.leftToDo
      guard !changeSet.diagnostics.hasErrors else { continue }
      let gate = try PathGate(on: disk, projects: [project])
      try Writer(disk: disk, root: changeSet.root, gate: gate).write(changeSet.changes)
    }
    return screen((finder.diagnostics + diagnostics).filter { $0.severity != .note })
  }

  /// The Swift files of modules, or of their tests, by path in the project.
  func sources(ofTests: Bool = false) -> [String: String] {
    var sources: [String: String] = [:]
    for (path, text) in disk.files
    where path.hasSuffix(".swift") && !path.hasPrefix("/p/Templates/")
      && !path.hasPrefix("/p/peers/") && path.hasPrefix("/p/Tests/") == ofTests
    {
      sources[String(path.dropFirst(3))] = text
    }
    return sources
  }
}
