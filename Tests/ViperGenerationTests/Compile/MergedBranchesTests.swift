import TestTools
import Testing
import ViperTestTools

@testable import ViperPipeline
@testable import ViperProject
@testable import ViperText

@Suite(.serialized, .processesInTurn) struct MergedBranchesTests {
  private static let spec = """
    {
      "ui": "none",
      "root": true,
      "view": ["show()"],
      "viewOutput": ["tap()"],
      "yours": ["presenter"]
    }

    """
  private static let styles = ["--diff3", "--zdiff3", "--marker-size=7"]

  private struct Branches {
    var merged: MemoryDisk
    let conflicts: Set<String>

    init(
      style: String = "--diff3", ours: (MemoryDisk) throws -> Void,
      theirs: (MemoryDisk) throws -> Void
    ) throws {
      let base = MemoryDisk(TestProject.viper(["Trip": MergedBranchesTests.spec]))
      try Run(base).write()
      let sides = (base.copy(), base.copy())
      try ours(sides.0)
      try theirs(sides.1)
      let folder = try TestFolder()
      merged = base.copy()
      var conflicts: Set<String> = []
      for (path, text) in base.files {
        for (name, text) in [("base", text), ("main", sides.0[path]), ("other", sides.1[path])] {
          try folder.write(Array((text ?? "").utf8), to: name)
        }
        let result = try folder.run(["git", "merge-file", "-q", style, "main", "base", "other"])
        merged[path] = String(decoding: try folder.read("main"), as: UTF8.self)
        if result.status != 0 { conflicts.insert(FilePath.name(of: path)) }
      }
      self.conflicts = conflicts
    }
  }

  private static func change(
    _ disk: MemoryDisk, _ word: String, to other: String, method: String
  ) throws {
    disk["/p/Trip.viper.json"] = disk["/p/Trip.viper.json"]?.replacing(word, with: other)
    try Run(disk).write()
    disk["/p/TripPresenter.swift"] = disk["/p/TripPresenter.swift"]?.replacing(
      "fatalError(\"TripPresenter.\(method)() is not written yet\")", with: "print(\"\(method)\")")
  }

  /// Both add a method to the same list, and one of them another elsewhere, which git merges by itself.
  private func bothAddAMethod(style: String) throws -> Branches {
    try Branches(style: style) {
      try Self.change($0, #""tap()""#, to: #""tap()", "tapOld()""#, method: "tapOld")
    } theirs: {
      $0["/p/Trip.viper.json"] = $0["/p/Trip.viper.json"]?.replacing(
        "\"show()\"", with: "\"show()\", \"hide()\"")
      try Self.change($0, #""tap()""#, to: #""tap()", "tapNew()""#, method: "tapNew")
    }
  }

  private func resolve(_ disk: MemoryDisk) {
    disk["/p/Trip.viper.json"] = Self.spec.replacing("\"show()\"", with: "\"show()\", \"hide()\"")
      .replacing("\"tap()\"", with: "\"tap()\", \"tapOld()\", \"tapNew()\"")
    guard
      let (ours, theirs) = ConflictMarkers.sides(
        of: Array((disk["/p/TripPresenter.swift"] ?? "").utf8))
    else { return }
    let text = String(decoding: ours, as: UTF8.self)
    let added =
      String(decoding: theirs, as: UTF8.self).contains("tapNew")
      ? "  func tapNew() {\n    print(\"tapNew\")\n  }\n\n" : ""
    disk["/p/TripPresenter.swift"] = text.replacing(
      "  func tapOld()", with: added + "  func tapOld()")
  }

  @Test(arguments: casesToRun(styles, every: 3))
  func generateFixesConflictsInUneditedGeneratedFiles(style: String) throws {
    let branches = try bothAddAMethod(style: style)
    let disk = branches.merged
    #expect(
      branches.conflicts
        == ["Trip.viper.json", "Trip.viper.lock", "TripContracts.swift", "TripPresenter.swift"])
    resolve(disk)
    try expectEditsStopTheRun(disk)
    let presenter = disk["/p/TripPresenter.swift"]
    var options = Pipeline.Options()
    options.isWriting = true
    let (changeSets, diagnostics) = try Run(disk, options: options).changeSets()
    #expect(diagnostics.isEmpty)
    #expect(
      changeSets.flatMap(\.leftToDo).map(\.message) == [
        "'Trip.viper.lock' had conflicts from a merge; generated 1 file again"
      ])
    #expect(try Run(disk).changes().contains("update /p/TripContracts.swift"))
    try Run(disk).write()
    #expect(disk["/p/TripPresenter.swift"] == presenter)
    for (path, text) in disk.files { #expect(!text.contains("<<<<<<<"), "\(path)") }
    let fresh = MemoryDisk(disk.files.filter { $0.key.hasSuffix(".json") })
    try Run(fresh).write()
    for path in fresh.names where !path.hasSuffix("View.swift") && path != "/p/TripPresenter.swift"
    {
      #expect(disk[path] == fresh[path], "\(path)")
    }
  }

  private func expectEditsStopTheRun(_ disk: MemoryDisk) throws {
    for edit in ["  func tapMine()\n", "  func tap()  // mine\n"] {
      let copy = disk.copy()
      copy["/p/TripContracts.swift"] = copy["/p/TripContracts.swift"]?.replacing(
        "  func tap()\n", with: edit)
      let (_, diagnostics) = try Run(copy).changeSets()
      #expect(diagnostics.map(\.id) == ["changed-generated-file"])
      #expect(diagnostics.first?.help?.contains("delete this file, and run") == true)
      #expect(try Run(copy).write() == ["error"])
    }
  }

  /// Git merges one change of a block, and leaves the other as a conflict.
  @Test(arguments: [
    (
      #""viewOutput": ["tap()"]"#, #""viewOutput": ["first()", "tap()", "old()"]"#,
      #""viewOutput": ["tap()", "new()"]"#, #""viewOutput": ["first()", "tap()", "old()", "new()"]"#
    ),
    (
      #""root": true"#, #""root": true, "inputs": ["old: Int"], "services": ["s: any Sendable"]"#,
      #""root": true, "inputs": ["new: Int"]"#,
      #""root": true, "inputs": ["old: Int", "new: Int"], "services": ["s: any Sendable"]"#
    ),
  ])
  func aBlockWithChangesOfBothBranchesIsNotAnEdit(
    base: String, ours: String, theirs: String, both: String
  ) throws {
    func change(_ new: String) -> (MemoryDisk) throws -> Void {
      {
        $0["/p/Trip.viper.json"] = Self.spec.replacing(base, with: new)
        try Run($0).write()
      }
    }
    let disk = try Branches(ours: change(ours), theirs: change(theirs)).merged
    disk["/p/Trip.viper.json"] = Self.spec.replacing(base, with: both)
    let presenter = try #require(disk["/p/TripPresenter.swift"])
    disk["/p/TripPresenter.swift"] = ConflictMarkers.sides(of: Array(presenter.utf8)).map {
      String(decoding: $0.ours, as: UTF8.self)
    }
    #expect(try Run(disk).changeSets().diagnostics.isEmpty)
    let conflicts = disk.files.filter { $0.key.hasSuffix(".swift") && $0.value.contains("<<<<<<<") }
    #expect(!conflicts.isEmpty)
    for (path, text) in conflicts {
      let copy = disk.copy()
      copy[path] = text.replacing("@MainActor\n", with: "@MainActor  // mine\n")
      #expect(
        try Run(copy).changeSets().diagnostics.map(\.id) == ["changed-generated-file"], "\(path)")
    }
  }

  /// File and lock are all conflict, as where Git finds nothing that both sides have.
  @Test func aFileThatIsAllConflictIsKnownByItsSides() throws {
    let disk = MemoryDisk(
      TestProject.viper(["Trip": #"{ "ui": "none", "root": true, "view": [] }"#]))
    try Run(disk).write()
    let other = MemoryDisk(
      TestProject.viper(["Trip": #"{ "ui": "none", "root": true, "output": ["a()"] }"#]))
    try Run(other).write()
    let marked = { (ours: String?, theirs: String?) in
      "<<<<<<< HEAD\n\(ours ?? "")||||||| 1234567\nx\n=======\n\(theirs ?? "")>>>>>>> other\n"
    }
    let path = "/p/TripContracts.swift"
    let (ours, theirs) = (disk[path], other[path])
    disk["/p/Trip.viper.lock"] = marked(disk["/p/Trip.viper.lock"], other["/p/Trip.viper.lock"])
    disk[path] = marked(ours, theirs)
    #expect(try Run(disk).changes().contains("update /p/TripContracts.swift"))
    disk[path] = theirs
    #expect(try Run(disk).changes().contains("update /p/TripContracts.swift"))
    disk[path] = marked(ours, (theirs ?? "") + "// mine\n")
    #expect(try Run(disk).changeSets().diagnostics.map(\.id) == ["changed-generated-file"])
    disk[path] = marked("let a = 1\n", "let a = 2\n")
    #expect(try Run(disk).changeSets().diagnostics.map(\.id) == ["conflicting-foreign-file"])
  }

  @Test func aGeneratedFileWithConflictsNeedsBothSidesOfTheLockFile() throws {
    let disk = try bothAddAMethod(style: "--diff3").merged
    resolve(disk)
    let lock = try #require(disk["/p/Trip.viper.lock"])
    disk["/p/Trip.viper.lock"] = lock.replacing("|   func tapOld()", with: "    func tapOld()")
    #expect(try Run(disk).changeSets().diagnostics.map(\.id) == ["changed-generated-file"])
    disk["/p/Trip.viper.lock"] = lock.replacing("|   func tap", with: "    func tap")
    #expect(try Run(disk).changeSets().diagnostics.map(\.id) == ["invalid-lock-file"])
    for side in ["ours", "theirs"] {
      let sides = try #require(ConflictMarkers.sides(of: Array(lock.utf8)))
      disk["/p/Trip.viper.lock"] = String(
        decoding: side == "ours" ? sides.ours : sides.theirs, as: UTF8.self)
      // The generated file still has blocks of both sides.
      #expect(
        try Run(disk).changeSets().diagnostics.map(\.id) == ["changed-generated-file"],
        "somebody has taken \(side)")
      let copy = disk.copy()
      copy["/p/TripContracts.swift"] = nil
      #expect(try Run(copy).changeSets().diagnostics.isEmpty)
    }
  }

  @Test func conflictsInASpecAndInAConfigAreShownWhereTheyAre() throws {
    let marked = "{\n<<<<<<< HEAD\n  \"ui\": \"none\"\n=======\n  \"ui\": \"uikit\"\n>>>>>>> b\n}\n"
    let screen = { (path: String) in
      """
      \(path):2:1: error: expected JSON, found a conflict marker [unexpected-conflict-marker]
       2 | <<<<<<< HEAD
         | ^~~~~~~~~~~~
         = help: resolve the conflict that Git left here

      """
    }
    let spec = MemoryDisk(TestProject.viper(["Trip": marked]))
    #expect(try Run(spec).screen() == screen("Trip.viper.json"))
    let config = MemoryDisk(TestProject.viper(config: marked, [:]))
    #expect(try Run(config).screen() == screen("viper-gen.json"))
  }
}
