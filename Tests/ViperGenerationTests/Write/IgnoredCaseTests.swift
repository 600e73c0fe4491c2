import TestTools
import Testing
import ViperProject
import ViperTestTools

@testable import ViperCommands
@testable import ViperOwnership
@testable import ViperPipeline

/// On a disk that ignores case, as a Mac's does.
struct IgnoredCaseTests {
  private static let spec =
    #"{ "ui": "none", "view": ["show()"], "viewOutput": [] }"#
  private static let config =
    #"{ "root": true, "output": "Gen", "tests": "Tests", "testModule": "App" }"#

  @Test func onlyRespelledFoldersHaveAFormerSpelling() {
    var spellings = FormerSpellings()
    spellings.add("/p/Gen/trip", of: "/p/Gen/Trip")
    spellings.add("/p/Gen/Map", of: "/p/Gen/Map")
    #expect(spellings.former(of: "/p/Gen/Trip/View.swift") == "/p/Gen/trip/View.swift")
    #expect(spellings.former(of: "/p/Gen/Map/View.swift") == nil)
  }

  /// A project whose spec has been renamed after its files were written.
  private func renamed(
    config: String, from old: String = "trip", to new: String = "Trip"
  ) throws -> MemoryDisk {
    let files = ["/p/viper-gen.json": config, "/p/Specs/\(old).viper.json": Self.spec]
    let disk = MemoryDisk(files, ignoringCase: true)
    try Run(disk).write()
    let own = try #require(disk.files.keys.first { $0.hasSuffix("View.swift") })
    disk[own]?.append("// mine\n")
    try disk.rename("/p/Specs/\(old).viper.json", to: "/p/Specs/\(new).viper.json")
    return disk
  }

  @Test(arguments: [Self.config, #"{ "root": true }"#])
  func aRenamedSpecRenamesItsFiles(config: String) throws {
    let disk = try renamed(config: config)
    let before = disk.files.count
    #expect(try Run(disk).screen() == "")
    let done = try Run(disk).write()
    #expect(done.allSatisfy { $0.hasPrefix("update ") || $0.hasPrefix("merge ") }, "\(done)")
    #expect(disk.files.count == before)
    #expect(disk.names.filter { $0.contains("trip") } == [])
    #expect(disk.allFolders.filter { $0.contains("trip") } == [])
    let view = try #require(disk.files.first { $0.key.hasSuffix("/TripView.swift") })
    #expect(view.value.contains("class TripView") && view.value.hasSuffix("// mine\n"))
    let again = try Run(disk).changes().filter { !$0.hasPrefix("identical ") }
    #expect(again.allSatisfy { $0.hasPrefix("skip ") }, "\(again)")
  }

  @Test func aRenamedAppRenamesItsFiles() throws {
    func config(_ name: String) -> String {
      #"""
      { "root": true, "output": "Gen", "tests": "Tests", "testModule": "Gen", "container": "Box",
        "app": { "name": "\#(name)", "start": "Feed", "links": { "feed": ["Feed"] } } }
      """#
    }
    let files = ["/p/viper-gen.json": config("Shop"), "/p/Specs/Feed.viper.json": "{}"]
    let disk = MemoryDisk(files, ignoringCase: true)
    try Run(disk).write()
    let before = disk.files.count
    disk["/p/viper-gen.json"] = config("SHOP")
    try Run(disk).write()
    #expect(disk.files.count == before)
    #expect(disk.names.filter { $0.contains("Shop") } == [])
    #expect(
      disk.names.filter { $0.contains("SHOP") } == [
        "/p/Gen/SHOPApp.swift", "/p/Tests/SHOPAppTests.swift",
      ])
    #expect(try Run(disk).changes().allSatisfy { $0.hasPrefix("identical ") })
  }

  /// The disk takes both for one file, and so does `==` for one string.
  @Test func composedAndDecomposedLettersAreTheSame() throws {
    let disk = try renamed(config: Self.config, from: "U\u{308}ber", to: "\u{DC}ber")
    let before = disk.names
    let changes = try Run(disk).changes()
    #expect(changes.allSatisfy { !$0.hasPrefix("remove ") && !$0.hasPrefix("create ") })
    try Run(disk).write()
    #expect(disk.names == before)
  }

  /// A Mac's file systems hand out decomposed names; in code, people type composed ones.
  @Test func namesInCodeAreComposed() throws {
    let folder = try TestFolder()
    let stem = "U\u{308}ber"
    try folder.fill([
      "viper-gen.json": #"{ "root": true, "output": "U\#u{308}", "tests": "Tests" }"#,
      stem + ".viper.json": Self.spec,
    ])
    for isFirst in [true, false] {
      var finder = ProjectFinder(disk: PosixDisk(), workingFolder: folder.path)
      var pipeline = Pipeline(disk: PosixDisk())
      let project = try #require(try finder.projects(for: []).first)
      let changeSet = try pipeline.changeSet(of: project)
      #expect(changeSet.diagnostics.isEmpty)
      guard isFirst else {
        #expect(changeSet.changes.allSatisfy { !$0.isPending })
        continue
      }
      // A lock has the name of its spec, as that is on the disk.
      let changes = changeSet.changes.filter { !$0.path.hasSuffix(Project.lockSuffix) }
      let made = changes.flatMap { [Array(FilePath.name(of: $0.path).utf8), $0.new ?? []] }
      for bytes in made { #expect(bytes.firstRange(of: Array(stem.utf8)) == nil) }
      #expect(made.contains { $0.firstRange(of: Array("import \u{DC}\n".utf8)) != nil })
      try Writer(disk: PosixDisk(), root: changeSet.root).write(changeSet.changes)
    }
    // A lock file is found by the name of its spec, but the names in it are those of the code.
    let locks = try #require(try PosixDisk().entries(of: folder.path))
      .map(\.name).filter { $0.hasSuffix(Project.lockSuffix) }
    #expect(locks.map { Array($0.utf8) } == [Array((stem + Project.lockSuffix).utf8)])
    let text = try #require(try PosixDisk().read(folder(stem + Project.lockSuffix)))
    #expect(text.firstRange(of: Array(stem.utf8)) == nil)
  }

  @Test func aRenamedModuleIsOneModule() throws {
    let disk = try renamed(config: Self.config)
    disk["/p/Specs/Old.viper.json"] = #"{ "ui": "none", "view": [] }"#
    try Run(disk).write()
    disk["/p/Specs/Old.viper.json"] = nil
    let gone = try Run(disk).write().filter { $0.hasPrefix("remove ") }
    #expect(!gone.isEmpty && gone.allSatisfy { $0.contains("/Old/") })
    #expect(disk["/p/Gen/Trip/TripRouter.swift"] != nil)
    // Changes have the spelling on the disk.
    let changes = try Run(disk, ["Specs/TRIP.viper.json"]).changes()
    #expect(changes.contains("identical /p/Gen/Trip/TripRouter.swift"), "\(changes)")
    #expect(!changes.contains { $0.contains("TRIP") }, "\(changes)")
    // The module's other files have no code of the developer's.
    disk["/p/Gen/Trip/TripView.swift"] = nil
    var finder = ProjectFinder(disk: disk, workingFolder: "/p")
    let project = try #require(try finder.projects(for: []).first)
    let spec = try #require(project.specs.first)
    var removal = ModuleRemoval(disk: disk, project: project, spec: spec, isForced: true)
    try removal.plan()
    try removal.carryOut()
    #expect(disk.names == ["/p/viper-gen.json"])
  }

  @Test func modulesDifferInMoreThanCase() throws {
    let disk = MemoryDisk(
      [
        "/p/viper-gen.json": Self.config, "/p/A/Trip.viper.json": Self.spec,
        "/p/B/trip.viper.json": Self.spec,
      ], ignoringCase: true)
    #expect(try Run(disk).changeSets().diagnostics.contains { $0.id == "duplicate-module" })
  }
}
