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
    let edited = try disk(#""viewOutput": [\#(given)]"#)
    edited["/p/Trip.viper.json"] = Self.spec(#""viewOutput": [\#(given), "more()"]"#)
    let path = "/p/TripPresenter.swift"
    let marked = edited.copy()
    try edit(path, on: edited, "    _ = 0\n", "    _ = 1\n")
    let before = edited.files
    #expect(
      try Run(edited).changeSets().diagnostics.map(\.id) == ["duplicate-member-implementation"])
    #expect(try Run(edited).write() == ["error"])
    #expect(edited.files == before)

    // A file with Git's conflict markers waits.
    try edit(
      path, on: marked, "    _ = 0\n",
      "<<<<<<< HEAD\n    _ = 0\n=======\n    print(5)\n>>>>>>> other\n")
    let text = marked[path]
    #expect(try Run(marked).write().contains("skip \(path)"))
    #expect(marked[path] == text)
    #expect(
      try Run(marked).changeSets().changeSets.flatMap(\.leftToDo).map(\.id)
        == ["conflicting-changes"])

    for disk in [edited, marked] {
      #expect(try Run(disk, options: .init(isForced: true)).write().contains("update \(path)"))
      #expect(disk[path]?.contains("func more()") == true)
      #expect(disk[path]?.contains("<<<<<<<") == false)
      #expect(try Run(disk).changes().allSatisfy { $0.hasPrefix("identical") })
    }
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
}
