import TestTools
import Testing
import ViperTestTools

@testable import ViperPipeline

struct TakenOverTests {
  private static func spec(_ keys: String) -> String {
    #"{ "ui": "none", "root": true, \#(keys) }"#
  }

  private func disk(_ keys: String) throws -> MemoryDisk {
    let disk = MemoryDisk(TestProject.viper(["Trip": Self.spec(keys)]))
    try Run(disk).write()
    return disk
  }

  private func edit(
    _ path: String, on disk: MemoryDisk, _ old: String, _ new: String
  ) throws {
    let text = try #require(disk[path])
    #expect(text.contains(old))
    disk[path] = text.replacing(old, with: new, maxReplacements: 1)
  }

  @Test func aFileWithEditsKeepsThemAndGetsTheRest() throws {
    let given = #"{ "func": "tap()", "body": "_ = 0" }"#
    let disk = try disk(#""viewOutput": [\#(given)]"#)
    let path = "/p/TripPresenter.swift"
    try edit(path, on: disk, "final class TripPresenter {", "class TripPresenter {\n  var mine = 1")
    disk["/p/Trip.viper.json"] = Self.spec(#""viewOutput": [\#(given), "more()"]"#)
    let (changeSets, diagnostics) = try Run(disk).changeSets()
    #expect(diagnostics.isEmpty)
    #expect(
      screen(changeSets.flatMap(\.leftToDo)) == """
        viper-gen: note: you now own 'TripPresenter.swift', which was generated and edited [changed-file-owner]
           = help: to compare your edits with the former version, run 'git diff TripPresenter.swift'

        """)
    #expect(try Run(disk).write().contains("merge \(path)"))
    let text = try #require(disk[path])
    #expect(text.contains("class TripPresenter {\n  var mine = 1"))
    #expect(text.contains("func more()") && !text.contains("func tap()"))
    #expect(!text.contains("Do not edit"))
    #expect(disk["/p/TripPresenter+Generated.swift"]?.contains("func tap()") == true)
    #expect(
      try Run(disk).changes().allSatisfy { $0.hasPrefix("identical") || $0 == "skip \(path)" })
  }

  @Test func anEditedMemberThatTheSpecImplementsIsReported() throws {
    let given = #"{ "func": "tap()", "body": "_ = 0" }"#
    let disk = try disk(#""viewOutput": [\#(given)]"#)
    try edit("/p/TripPresenter.swift", on: disk, "    _ = 0\n", "    _ = 1\n")
    disk["/p/Trip.viper.json"] = Self.spec(#""viewOutput": [\#(given), "more()"]"#)
    let before = disk.files
    #expect(try Run(disk).changeSets().diagnostics.map(\.id) == ["duplicate-member-implementation"])
    #expect(try Run(disk).write() == ["error"])
    #expect(disk.files == before)
    var options = Pipeline.Options()
    options.isForced = true
    #expect(try Run(disk, options: options).write().contains("update /p/TripPresenter.swift"))
    #expect(disk["/p/TripPresenter.swift"]?.contains("func more()") == true)
    #expect(try Run(disk).changes().allSatisfy { $0.hasPrefix("identical") })
  }

  /// While another file of the module has a conflict, too.
  @Test func aNewFileIsMergedDespiteAConflictInAnotherFile() throws {
    let disk = try disk(#""view": ["show(id: Int)"]"#)
    try edit("/p/TripView.swift", on: disk, "show(id: Int)", "show(id: String)")
    disk["/p/Trip.viper.json"] = Self.spec(
      #""view": ["show(id: Double)"], "interactor": ["load()"]"#)
    let started = try Run(disk).write()
    #expect(started.contains("conflict /p/TripView.swift"))
    #expect(disk["/p/TripInteractor.swift"]?.contains("func load()") == true)
    disk["/p/Trip.viper.json"] = Self.spec(
      #""view": ["show(id: Double)"], "interactor": ["load()", "more()"]"#)
    #expect(try Run(disk).write().contains("merge /p/TripInteractor.swift"))
    #expect(disk["/p/TripInteractor.swift"]?.contains("func more()") == true)
    disk["/p/Trip.viper.json"] = Self.spec(
      #""view": ["show(id: Double)"], "interactor": ["more()"]"#)
    try Run(disk).write()
    let text = try #require(disk["/p/TripInteractor.swift"])
    #expect(text.ranges(of: "func more()").count == 1)
    #expect(!text.contains("func load()"))
  }

  @Test func markersOfGitAreNotMergedInto() throws {
    let given = #"{ "func": "tap()", "body": "_ = 0" }"#
    let disk = try disk(#""viewOutput": [\#(given)]"#)
    let path = "/p/TripPresenter.swift"
    try edit(
      path, on: disk, "    _ = 0\n",
      "<<<<<<< HEAD\n    _ = 0\n=======\n    print(5)\n>>>>>>> other\n")
    disk["/p/Trip.viper.json"] = Self.spec(#""viewOutput": [\#(given), "more()"]"#)
    let text = disk[path]
    #expect(try Run(disk).write().contains("skip \(path)"))
    #expect(disk[path] == text)
    #expect(
      try Run(disk).changeSets().changeSets.flatMap(\.leftToDo).map(\.id) == ["conflicting-changes"]
    )
    var options = Pipeline.Options()
    options.isForced = true
    #expect(try Run(disk, options: options).write().contains("update \(path)"))
    #expect(disk[path]?.contains("<<<<<<<") == false)
    #expect(disk[path]?.contains("func more()") == true)
  }
}
