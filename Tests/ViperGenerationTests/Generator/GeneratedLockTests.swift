import TestTools
import Testing
import ViperTestTools

@testable import ViperPipeline

struct GeneratedLockTests {
  private static let spec = #"{ "ui": "none", "root": true, "output": ["a()"] }"#
  private static let changed = spec.replacing("a()", with: "b()")
  private static let contracts = "TripContracts.swift"

  private func made(config: String = "{}") throws -> MemoryDisk {
    let disk = MemoryDisk(TestProject.viper(config: config, ["Trip": Self.spec]))
    try Run(disk).write()
    return disk
  }

  private func madeWithoutOwnedFiles() throws -> MemoryDisk {
    let manifest = TestPack.manifest.replacing(
      #""key": "scene","#, with: #""key": "scene", "owner": "generated","#)
    let disk = MemoryDisk(
      TestProject.files([
        "pack/pack.json": manifest, "Specs/Note.viper.json": nil,
        "Specs/Trip.viper.json": #"{ "businessLogic": ["a()"] }"#,
      ]))
    try Run(disk).write()
    return disk
  }

  private func move(_ path: String, to other: String, on disk: MemoryDisk) {
    disk[other] = disk[path]
    disk[path] = nil
  }

  private func isClean(_ disk: MemoryDisk, options: Pipeline.Options = .init()) throws -> Bool {
    let (changeSets, diagnostics) = try Run(disk, options: options).changeSets()
    return diagnostics.isEmpty && changeSets.flatMap(\.changes).allSatisfy { !$0.isPending }
  }

  @Test(arguments: [nil, "half of a lock", "format 4\n"])
  func aMissingOrDamagedLockFileIsRecreatedIfTheFilesAreUpToDate(lock: String?) throws {
    let disk = try madeWithoutOwnedFiles()
    let before = disk.files
    disk["/p/Specs/Trip.viper.lock"] = lock
    #expect(try Run(disk).changeSets().diagnostics.isEmpty)
    try Run(disk).write()
    #expect(disk.files == before)
    // Without the lock file, an old version looks like an edit.
    disk["/p/Specs/Trip.viper.lock"] = lock
    disk["/p/Specs/Trip.viper.json"] = #"{ "businessLogic": ["b()"] }"#
    let (_, diagnostics) = try Run(disk).changeSets()
    #expect(diagnostics.map(\.id) == ["changed-generated-file"])
    #expect(diagnostics.first?.message.contains("the lock file that would show") == true)
    let place = try #require(diagnostics.first?.location)
    #expect(place.source.string(in: place.range) == "  func a()")
    try Run(disk, options: .init(isForced: true)).write()
    #expect(try isClean(disk))
  }

  @Test(arguments: ["A", "B/C"])
  func generatedFilesMoveWithTheOutputFolder(output: String) throws {
    let disk = try made(config: #"{ "output": "Out" }"#)
    disk["/p/viper-gen.json"] = #"{ "output": "\#(output)" }"#
    let count = disk.names.filter { $0.hasPrefix("/p/Out/") }.count
    move("/p/Out/Trip/TripView.swift", to: "/p/\(output)/Trip/TripView.swift", on: disk)
    #expect(try Run(disk).screen() == "")
    try Run(disk).write()
    #expect(disk.names.filter { $0.hasPrefix("/p/Out/") }.isEmpty)
    #expect(disk.names.filter { $0.hasPrefix("/p/\(output)/Trip/") }.count == count)
    #expect(try isClean(disk))
  }

  @Test func anEditedFileInTheOldOutputFolderIsKeptAndReported() throws {
    let disk = try made(config: #"{ "output": "Out" }"#)
    disk["/p/Out/Trip/TripContracts.swift"]? += "// mine\n"
    disk["/p/viper-gen.json"] = #"{ "output": "New" }"#
    move("/p/Out/Trip/TripView.swift", to: "/p/New/Trip/TripView.swift", on: disk)
    for _ in 0..<2 {
      let (_, diagnostics) = try Run(disk).changeSets()
      #expect(diagnostics.map(\.message).allSatisfy { $0.hasSuffix("it was edited") })
      #expect(diagnostics.map(\.id) == ["unused-generated-file"])
      try Run(disk).write()
    }
    #expect(disk["/p/Out/Trip/TripContracts.swift"]?.hasSuffix("// mine\n") == true)
    disk["/p/Out/Trip/TripContracts.swift"] = nil
    try Run(disk).write()
    #expect(try isClean(disk))
  }

  /// Other tools put one there.
  @Test func aLicenceAboveTheMarkIsAnEdit() throws {
    let disk = try made()
    #expect(disk["/p/Trip.viper.lock"]?.contains("\ngenerated TripContracts.swift\n:") == true)
    #expect(try isClean(disk))
    let name = try #require(disk.names.first { $0.hasSuffix("/TripContracts.swift") })
    disk[name] = "// (c) ACME\n\n" + (disk[name] ?? "")
    let (_, diagnostics) = try Run(disk).changeSets()
    #expect(diagnostics.map(\.id) == ["changed-generated-file"])
    #expect(diagnostics.first?.help?.contains("set 'header' in viper-gen.json") == true)
  }

  @Test func aGeneratedFileThatWasMovedAlongIsKnown() throws {
    let disk = try made(config: #"{ "output": "Out" }"#)
    for path in disk.names where path.hasPrefix("/p/Out/") {
      disk[path.replacing("/p/Out/", with: "/p/New/")] = disk[path]
      disk[path] = nil
    }
    disk["/p/viper-gen.json"] = #"{ "output": "New" }"#
    disk["/p/Trip.viper.json"] = Self.changed
    #expect(try Run(disk).screen() == "")
    disk["/p/New/Trip/TripContracts.swift"]? += "// mine\n"
    #expect(try Run(disk).changeSets().diagnostics.map(\.id) == ["changed-generated-file"])
  }

  @Test func aLockFileInTheIntoFolderFindsEdits() throws {
    let into = Pipeline.Options(into: "/p/Elsewhere")
    let disk = try made()
    try Run(disk, options: into).write()
    #expect(disk["/p/Elsewhere/Trip/.Trip.viper.lock"] != nil)
    #expect(try isClean(disk), "nobody takes it for the lock of a spec that has gone")
    disk["/p/Trip.viper.json"] = Self.changed
    try Run(disk).write()
    #expect(try Run(disk, options: into).screen() == "")
    disk["/p/Elsewhere/Trip/TripContracts.swift"]? += "// mine\n"
    #expect(
      try Run(disk, options: into).changeSets().diagnostics.map(\.id) == ["changed-generated-file"])
  }

  @Test func theRuntimeFileHasALockFile() throws {
    let disk = MemoryDisk(
      TestProject.viper(
        config: #"{ "runtime": "file", "output": "Out" }"#,
        ["A": #"{ "ui": "uikit", "root": true }"#, "B": #"{ "ui": "none", "root": true }"#]))
    try Run(disk).write()
    #expect(disk["/p/ViperKit.viper.lock"] != nil)
    disk["/p/Out/ViperKit.swift"]? += "// mine\n"
    #expect(try Run(disk).changeSets().diagnostics.map(\.id) == ["changed-generated-file"])
    try Run(disk, options: .init(isForced: true)).write()
    disk["/p/A.viper.json"] = nil
    disk["/p/Out/A/AView.swift"] = nil
    try Run(disk).write()
    #expect(disk.names.filter { $0.contains("ViperKit") || $0.contains("/A") } == [])
  }
}
