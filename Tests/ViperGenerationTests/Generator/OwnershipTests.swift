import TestTools
import Testing
import ViperTestTools
import ViperText

@testable import ViperPipeline

struct OwnershipTests {
  /// The scene is generated if the spec leaves no member out.
  private static let manifest = TestPack.manifest.replacing(
    #""key": "scene", "name""#, with: #""key": "scene", "owner": "generated", "name""#)

  let disk = MemoryDisk(TestProject.files(["pack/pack.json": manifest]))

  init() throws {
    try Run(disk).write()
    disk.restart()
  }

  private func pending(_ paths: [String] = [], _ options: Pipeline.Options = .init()) throws
    -> [String]
  {
    try Run(disk, paths, options: options).changes()
      .filter { !$0.hasPrefix("identical") && !$0.hasPrefix("skip") }
  }

  @Test func aComponentThatBecomesOwnedKeepsItsCode() throws {
    disk["/p/Specs/Note.viper.json"] = TestProject.note.replacing(
      "[\"logic\"]", with: "[\"logic\", \"scene\"]")
    #expect(try pending() == ["update /p/Out/Note/Parts/NoteScene.swift"])
    try Run(disk).write()
    #expect(
      disk["/p/Out/Note/Parts/NoteScene.swift"] == "// Shows Note.\nfinal class NoteScene {}\n")
    #expect(try pending() == [])
  }

  @Test func aFormerOwnedComponentIsNotOverwritten() throws {
    disk["/p/Out/Trip/Parts/TripScene.swift"] = "// Shows Trip.\n// mine\n"
    disk["/p/Specs/Trip.viper.json"] = TestProject.trip.replacing(
      #""displayLogic": ["show(_ text: String)"],"#, with: "")
    #expect(
      try Run(disk).screen() == """
        Out/Trip/Parts/TripScene.swift:1:1: error: all members of the scene are now generated, but this file contains code you wrote [conflicting-owned-code]
         1 | // Shows Trip.
           | ^~~~~~~~~~~~~~
           = help: to keep your code, add "yours": ["scene"] to the spec; to discard your code, use --force

        """)
  }

  @Test func aFileThatViperGenHasNotWrittenIsNotWrittenOver() throws {
    disk["/p/Out/Note/NoteAll.swift"] = "// mine\n"
    #expect(
      try Run(disk).screen() == """
        Out/Note/NoteAll.swift:1:1: error: a generated file needs this path, but viper-gen didn't generate the file that is here [conflicting-foreign-file]
         1 | // mine
           | ^~~~~~~
           = help: add its component to 'yours', move the file, or use --force to discard it

        """)
  }

  @Test func filesThatASpecNoLongerNeedsAreRemovedAndTheUsersFilesAreKept() throws {
    disk["/p/Out/Trip/Mine.swift"] = "// mine\n"
    disk["/p/Out/Old/Mine.swift"] = "// mine\n"
    disk["/p/Out/Vendor/Copied.swift"] = disk["/p/Out/Trip/TripAll.swift"]
    #expect(try pending() == [])
    disk["/p/Specs/Trip.viper.json"] = TestProject.trip.replacing("\"gui\"", with: "\"text\"")
    #expect(try pending() == ["remove /p/Out/Trip/TripEntities.swift"])
    #expect(try pending(["Specs/Trip.viper.json"]) == ["remove /p/Out/Trip/TripEntities.swift"])
    #expect(try pending(["Specs/Note.viper.json"]) == [])
  }

  @Test func ofADeletedModuleTheGeneratedFilesGo() throws {
    disk["/p/Specs/Trip.viper.json"] = nil
    #expect(
      try pending() == [
        "remove /p/Out/Trip/TripAll.swift", "remove /p/Out/Trip/TripEntities.swift",
        "remove /p/Out/Trip/Parts/TripScene.swift",
      ])
    #expect(try pending(["Specs/Note.viper.json"]) == [])
    try Run(disk).write()
    #expect(disk["/p/Specs/Trip.viper.lock"] == nil)
    #expect(!disk.allFolders.contains("/p/Out/Trip"))
    // Also of the last module.
    disk["/p/Specs/Note.viper.json"] = nil
    #expect(try pending().count == 2)
  }

  @Test func anInvalidSpecThatIsNotSelectedKeepsItsFiles() throws {
    let files = TestProject.viper(["A": "{}", "B": "{}"])
    let disk = MemoryDisk(files)
    try Run(disk).write()
    disk["/p/B.viper.json"] = "{"
    let changes = try Run(disk, ["A.viper.json"]).changes()
    #expect(!changes.isEmpty)
    #expect(changes.allSatisfy { $0.hasPrefix("identical /p/A") })
  }

  @Test func aRenamedSpecRemovesItsOldFiles() throws {
    let spec = #"{ "ui": "none" }"#
    let disk = MemoryDisk(TestProject.viper(["A": spec]))
    let made = try Run(disk).write()
    disk["/p/B.viper.json"] = spec
    disk["/p/A.viper.json"] = nil
    let changes = try Run(disk).changes()
    #expect(
      changes.filter { $0.hasPrefix("remove") }.sorted()
        == made.map { $0.replacing("create", with: "remove") }.sorted())
    #expect(changes.filter { $0.hasPrefix("create /p/B") }.count == made.count)
  }

  /// A project within a project takes the output folder from above.
  @Test func twoProjectsCanShareAFolder() throws {
    disk["/p/sub/viper-gen.json"] = "{}"
    disk["/p/sub/Map.viper.json"] = TestProject.note
    #expect(
      try pending(["sub"]) == [
        "create /p/Out/Map/MapAll.swift", "create /p/Out/Map/Parts/MapScene.swift",
      ])
    try Run(disk, ["sub"]).write()
    #expect(try pending() == [])
    #expect(try pending(["sub"]) == [])
    #expect(try pending(["sub", "."]) == [])
  }

  @Test func twoProjectsOfAPackageCanShareAFolder() throws {
    let disk = MemoryDisk(["/w/Package.swift": ""])
    for name in ["a", "b"] {
      let files = TestProject.files(
        at: "/w/\(name)",
        config: #"{ "root": true, "pack": "./pack", "output": "../Generated" }"#,
        [
          "Specs/Trip.viper.json": nil, "Specs/Note.viper.json": nil,
          "\(name.uppercased()).viper.json": TestProject.note,
        ])
      for (path, text) in files { disk[path] = text }
      try Run(disk, in: "/w/\(name)").write()
    }
    #expect(disk.names.filter { $0.hasPrefix("/w/Generated/A/") }.count == 2)
    #expect(try Run(disk, in: "/w", ["a", "b"]).changes().allSatisfy { $0.hasPrefix("identical") })
    disk["/w/a/A.viper.json"] = nil
    let fromOther = try Run(disk, in: "/w/b").changeSets()
    #expect(fromOther.diagnostics.map(\.id) == ["unused-generated-file"])
    #expect(fromOther.changeSets.flatMap(\.changes).allSatisfy { $0.status != .remove })
    #expect(try Run(disk, in: "/w/a").changes().filter { $0.hasPrefix("remove") }.count == 2)
  }

  @Test func aRunIntoAnotherFolderChangesOnlySelectedModules() throws {
    let into = Pipeline.Options(into: "/elsewhere")
    #expect(try pending([], into).count == 5)
    for (path, text) in disk.files where path.hasPrefix("/p/Out/Trip/") {
      disk[path.replacing("/p/Out/Trip/", with: "/elsewhere/Trip/")] = text
      disk[path.replacing("/p/Out/Trip/", with: "/elsewhere/Old/")] = text
    }
    disk["/p/Specs/Trip.viper.json"] = nil
    #expect(
      try pending([], into) == [
        "create /elsewhere/Note/NoteAll.swift", "create /elsewhere/Note/Parts/NoteScene.swift",
      ])
  }
}
