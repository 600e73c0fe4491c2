import Foundation
import TestTools
import Testing
import ViperTestTools
import ViperText

@testable import ViperGeneration
@testable import ViperProject
@testable import ViperRendering

/// Temporary files that are made before all is known.
@Suite(.serialized, .inTurn) struct StagingTests {
  private static let specs = [
    "One": #"{ "ui": "none", "root": true }"#, "Two": #"{ "ui": "none", "root": true }"#,
  ]

  private let disk = MemoryDisk(TestProject.viper(config: #"{ "output": "Out" }"#, Self.specs))

  private func changeSet() throws -> ChangeSet {
    var options = Pipeline.Options()
    options.stages = true
    return try #require(Run(disk, options: options).changeSets().changeSets.first)
  }

  private var temporaries: [String] {
    disk.names.filter { $0.hasPrefix("/p/Out/.viper-gen.tmp/") }
  }

  @Test func whatIsOnTheDiskIsNotInMemory() throws {
    let changes = try changeSet().changes.filter(\.isPending)
    let inside = changes.filter { FilePath.isInside($0.path, "/p/Out") }
    #expect(!inside.isEmpty)
    for change in inside {
      #expect(change.new == nil)
      let number = try #require(change.staged?.number)
      let writer = Writer(disk: disk, root: "/p/Out")
      let bytes = try #require(try disk.read(writer.temporaryPath(number, of: change.path)))
      #expect(ByteHash(bytes) == change.newHash)
    }
    #expect(temporaries.count == inside.count)
    // A lock lies beside its spec.
    #expect(changes.allSatisfy { $0.isOfLock || $0.new == nil })
  }

  /// No number is given twice, whichever module is done first.
  @Test func theyArePutInPlace() throws {
    let expected = disk.copy()
    let plain = try Run(expected).changeSets().changeSets
    try Writer(disk: expected, root: "/p/Out").write(plain.flatMap(\.changes))
    try Writer(disk: disk, root: "/p/Out").write(changeSet().changes)
    #expect(disk.files == expected.files)
    #expect(disk.allFolders == expected.allFolders)
  }

  /// What is wrong with one module keeps the others from being written, too.
  @Test func afterAnErrorTheyGo() throws {
    try Run(disk).write()
    let edited = "/p/Out/One/OneRouter.swift"
    disk[edited] = (disk[edited] ?? "") + "// edited\n"
    disk["/p/Two.viper.json"] = #"{ "ui": "none", "root": true, "interactor": ["load()"] }"#
    let before = disk.files
    let changeSet = try changeSet()
    #expect(changeSet.diagnostics.map(\.id) == ["edited-file"])
    #expect(!temporaries.isEmpty)
    #expect(try !Writer(disk: disk, root: "/p/Out").resume())
    #expect(disk.files == before)
  }

  /// Nothing is written where a link leads before that is found.
  @Test func noneAreMadeWhereALinkLeadsOut() throws {
    let folder = try TestFolder()
    try folder.fill(["p/.git/HEAD": "", "elsewhere/file": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder("p/Out"), withDestinationPath: folder("elsewhere"))
    let gate = try PathGate(on: PosixDisk(), projects: [.at(folder("p"), output: folder("p/Out"))])
    let writer = Writer(disk: PosixDisk(), root: folder("p/Out"), gate: gate)
    var changes = [Change(status: .create, path: folder("p/Out/a"), new: [])]
    #expect(throws: DiskError.self) { try Staging(writer).stage(&changes) }
    #expect(changes.allSatisfy { $0.staged == nil })
    #expect(throws: DiskError.self) { try writer.write(changes) }
    #expect(try PosixDisk().entries(of: folder("elsewhere"))?.map(\.name) == ["file"])
  }

  @Test func afterARefusalTheyGo() throws {
    let changeSet = try changeSet()
    #expect(!temporaries.isEmpty)
    try disk.makeFolder("/p/Out/One")
    disk.protect("/p/Out/One")
    let before = disk.files.filter { !$0.key.hasPrefix("/p/Out/.viper-gen.tmp/") }
    let error = #expect(throws: DiskError.self) {
      try Writer(disk: disk, root: "/p/Out").write(changeSet.changes)
    }
    #expect(error?.reason == "Permission denied")
    #expect(disk.files == before)
  }

  /// What a killed run has left is not taken for this one's.
  @Test func noneAreMadeBesideThoseOfAnotherRun() throws {
    disk["/p/Out/.viper-gen.tmp/0/0"] = "left"
    #expect(try changeSet().changes.allSatisfy { $0.staged == nil })
    #expect(temporaries == ["/p/Out/.viper-gen.tmp/0/0"])
  }
}
