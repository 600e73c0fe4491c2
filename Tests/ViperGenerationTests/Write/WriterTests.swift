import TestTools
import Testing
import ViperTestTools

@testable import ViperGeneration
@testable import ViperProject
@testable import ViperRendering

@Suite(.serialized, .inTurn) struct WriterTests {
  static let before = [
    "/p/A/old.swift": "old", "/p/A/gone.swift": "gone", "/p/B/kept.swift": "kept", "/p/.git": "",
  ]
  static let after = [
    "/p/A/old.swift": "new", "/p/B/kept.swift": "kept", "/p/C/D/made.swift": "made", "/p/.git": "",
  ]
  static let changes = [
    Change(status: .create, path: "/p/C/D/made.swift", new: Array("made".utf8)),
    Change(
      status: .update, path: "/p/A/old.swift", old: Array("old".utf8), new: Array("new".utf8)),
    Change(status: .identical, path: "/p/B/kept.swift"),
    Change(status: .remove, path: "/p/A/gone.swift", old: Array("gone".utf8)),
  ]

  @Test func allChangesAreMade() throws {
    let disk = MemoryDisk(Self.before)
    try Writer(disk: disk, root: "/p").write(Self.changes)
    #expect(disk.files == Self.after)
    #expect(!disk.allFolders.contains("/p/.viper-gen.tmp"))
  }

  private func remove(_ path: String, keeping kept: Set<String> = []) throws -> Set<String> {
    let disk = MemoryDisk([path: "old"])
    try Writer(disk: disk, root: "/p", keeping: kept).write([
      Change(status: .remove, path: path, old: Array("old".utf8))
    ])
    return disk.allFolders
  }

  @Test func foldersThatBecomeEmptyGo() throws {
    #expect(try remove("/p/A/B/old.swift") == ["/", "/p"])
  }

  /// Outside the root, only the module's own folder is surely nobody else's.
  @Test func outsideTheRootOnlyTheModulesFolderGoes() throws {
    #expect(try remove("/tests/app/Trip/old.swift") == ["/", "/p", "/tests", "/tests/app"])
  }

  @Test func theWorkingFolderStays() throws {
    #expect(try remove("/p/A/B/old.swift", keeping: ["/p/A/B"]) == ["/", "/p", "/p/A", "/p/A/B"])
    #expect(try remove("/p/A/B/old.swift", keeping: ["/p/A"]) == ["/", "/p", "/p/A"])
  }

  @Test func nothingIsRenamedBeforeAllIsStaged() throws {
    let disk = MemoryDisk(Self.before)
    try Writer(disk: disk, root: "/p").write(Self.changes)
    #expect(
      disk.log == [
        "folder /p/.viper-gen.tmp", "write /p/.viper-gen.tmp/plan", "folder /p/.viper-gen.tmp/0",
        "write /p/.viper-gen.tmp/0/0", "write /p/.viper-gen.tmp/0/1",
        "remove /p/.viper-gen.tmp/0/2", "folder /p/C/D",
        "rename /p/.viper-gen.tmp/journal", "rename /p/C/D/made.swift", "exchange /p/A/old.swift",
        "rename /p/.viper-gen.tmp/0/2", "remove /p/.viper-gen.tmp/0/2",
        "rename /p/.viper-gen.tmp/plan", "remove /p/.viper-gen.tmp/0/1",
        "remove /p/.viper-gen.tmp/0",
        "remove /p/.viper-gen.tmp/plan", "remove /p/.viper-gen.tmp",
      ])
  }

  @Test func withoutAnythingPendingNothingIsTouched() throws {
    let disk = MemoryDisk(Self.before)
    try Writer(disk: disk, root: "/p").write([
      Change(status: .identical, path: "/p/B/kept.swift"),
      Change(status: .skip, path: "/p/A/old.swift"),
    ])
    #expect(disk.log.isEmpty)
    #expect(disk.operations <= 1)
  }

  /// Whatever operation fails, and whether the process lives on: each file is the old or the new
  /// one, and the next run finishes the work if any of it was done.
  @Test(arguments: [true, false])
  func aFailureLeavesEveryFileWhole(isKilled: Bool) throws {
    let healthy = MemoryDisk(Self.before)
    try Writer(disk: healthy, root: "/p").write(Self.changes)
    #expect(healthy.operations > 10)
    for number in 0..<healthy.operations {
      let disk = MemoryDisk(Self.before)
      disk.restart(failing: isKilled ? .from(number) : .at(number))
      #expect(throws: DiskError.self, "operation \(number)") {
        try Writer(disk: disk, root: "/p").write(Self.changes)
      }
      let left = disk.files.filter { !$0.key.hasPrefix("/p/.viper-gen.tmp/") }
      for (path, text) in left {
        #expect(
          text == Self.before[path] || text == Self.after[path], "operation \(number): \(path)")
      }
      for path in Self.before.keys where Self.after[path] != nil {
        #expect(disk[path] != nil, "operation \(number): \(path) is gone")
      }
      disk.restart()
      let isFinished = try Writer(disk: disk, root: "/p").resume()
      #expect(disk.files == (left == Self.before ? Self.before : Self.after), "operation \(number)")
      #expect(!isFinished || ![Self.before, Self.after].contains(left), "operation \(number)")
      #expect(!disk.allFolders.contains("/p/.viper-gen.tmp"), "operation \(number)")
      try Writer(disk: disk, root: "/p").write(remaining(on: disk))
      #expect(disk.files == Self.after, "operation \(number)")
    }
  }

  /// What a new comparison would say.
  private func remaining(on disk: MemoryDisk) -> [Change] {
    Self.changes.compactMap { change in
      let now = disk[change.path].map { Array($0.utf8) }
      if now == change.new { return Change(status: .identical, path: change.path) }
      return Change(
        status: now == nil ? .create : change.status, path: change.path, old: now, new: change.new)
    }
  }

  @Test func aFailedStageLeavesNoTrace() throws {
    for number in 5...9 {
      let disk = MemoryDisk(Self.before)
      disk.restart(failing: .at(number))
      #expect(throws: DiskError.self) { try Writer(disk: disk, root: "/p").write(Self.changes) }
      #expect(disk.files == Self.before)
      #expect(disk.allFolders == MemoryDisk(Self.before).allFolders)
    }
  }

  @Test func leftoversOfAKilledRunAreRemovedEvenIfThereIsNothingToDo() throws {
    let disk = MemoryDisk([
      "/p/.viper-gen.tmp/0/0": "half", "/p/.viper-gen.tmp/0/17": "", "/p/.viper-gen.tmp/18": "",
    ])
    try Writer(disk: disk, root: "/p").write([])
    #expect(disk.files.isEmpty)
    #expect(!disk.allFolders.contains("/p/.viper-gen.tmp"))
  }

  /// Temporary files of what lies outside the root lie beside it: whatever the next run is for, it removes them.
  @Test func leftoversOutsideTheRootAreRemoved() throws {
    let change = Change(status: .create, path: "/specs/A.lock", new: Array("new".utf8))
    let before = ["/specs/.other.tmp": "mine", "/p/kept": ""]
    var leftovers = 0
    for number in 0..<20 {
      let disk = MemoryDisk(before)
      disk.restart(failing: .from(number))
      try? Writer(disk: disk, root: "/p").write([change])
      disk.restart()
      if disk["/specs/.A.lock.0.viper-gen.tmp"] != nil { leftovers += 1 }
      try Writer(disk: disk, root: "/p").write([])
      var after = before
      after["/specs/A.lock"] = disk["/specs/A.lock"] == nil ? nil : "new"
      #expect(disk.files == after, "operation \(number)")
    }
    #expect(leftovers > 1)
  }

  @Test func aFolderThatTakesNoFilesIsFoundBeforeAFileHasChanged() throws {
    let disk = MemoryDisk(Self.before)
    disk.protect("/p/A")
    let error = #expect(throws: DiskError.self) {
      try Writer(disk: disk, root: "/p").write(Self.changes)
    }
    #expect(error?.message == "can't write to '/p/A': Permission denied")
    #expect(disk.log.isEmpty)
  }

  @Test func whatIsNoLeftoverStays() throws {
    let disk = MemoryDisk(
      Self.before.merging([
        "/p/.viper-gen.tmp/0/0": "", "/p/.viper-gen.tmp/0/notes.txt": "mine",
        "/p/.viper-gen.tmp/notes.txt": "mine", "/p/.viper-gen.tmp/mine/0": "mine",
      ]) { $1 })
    try Writer(disk: disk, root: "/p").write(Self.changes)
    #expect(
      disk.files
        == Self.after.merging([
          "/p/.viper-gen.tmp/0/notes.txt": "mine", "/p/.viper-gen.tmp/notes.txt": "mine",
          "/p/.viper-gen.tmp/mine/0": "mine",
        ]) { $1 })
  }

  /// Many are written on all cores.
  @Test func manyFilesAreWritten() throws {
    let changes = (0..<1000).map {
      Change(status: .create, path: "/p/M\($0 / 7)/F\($0).swift", new: Array("\($0)".utf8))
    }
    let disk = MemoryDisk(["/p/.git": ""])
    try Writer(disk: disk, root: "/p").write(changes)
    #expect(disk.files.count == 1001)
    #expect((0..<1000).allSatisfy { disk["/p/M\($0 / 7)/F\($0).swift"] == "\($0)" })
    #expect(!disk.allFolders.contains("/p/.viper-gen.tmp"))
    for number in stride(from: 0, to: 1100, by: 37) {
      let disk = MemoryDisk(["/p/.git": ""])
      disk.restart(failing: .at(number))
      #expect(throws: DiskError.self) { try Writer(disk: disk, root: "/p").write(changes) }
      let hasRenamed = disk.log.contains { $0.hasPrefix("rename") }
      if !hasRenamed { #expect(disk.files == ["/p/.git": ""], "operation \(number)") }
    }
  }

  @Test(arguments: ["/p/.viper-gen.tmp", "/p/.viper-gen.tmp/0"])
  func aLinkInPlaceOfATemporaryFolderIsNotFollowed(link: String) throws {
    let disk = MemoryDisk(Self.before)
    disk.link(link)
    let error = #expect(throws: DiskError.self) {
      try Writer(disk: disk, root: "/p").write(Self.changes)
    }
    #expect(error?.message == "can't write '\(link)': it is no folder; remove it and run again")
    #expect(disk.files == Self.before)
  }

  @Test func aFolderWhoseLastFileIsRemovedGoesToo() throws {
    let disk = MemoryDisk([
      "/p/A/a.swift": "a", "/p/A/B/c.swift": "c", "/p/C/D/d.swift": "d", "/p/B/b.swift": "b",
      "/p/B/mine.swift": "",
    ])
    try Writer(disk: disk, root: "/p").write([
      Change(status: .remove, path: "/p/A/a.swift", old: Array("a".utf8)),
      Change(status: .remove, path: "/p/A/B/c.swift", old: Array("c".utf8)),
      Change(status: .remove, path: "/p/C/D/d.swift", old: Array("d".utf8)),
      Change(status: .remove, path: "/p/B/b.swift", old: Array("b".utf8)),
    ])
    #expect(disk.allFolders == ["/", "/p", "/p/B"])
    #expect(disk.names == ["/p/B/mine.swift"])
  }

  @Test func aFolderThatIsKeptStaysEvenIfItIsEmpty() throws {
    let disk = MemoryDisk(["/p/A/B/a.swift": "a"])
    try Writer(disk: disk, root: "/p", keeping: ["/p/A"]).write([
      Change(status: .remove, path: "/p/A/B/a.swift", old: Array("a".utf8))
    ])
    #expect(disk.allFolders == ["/", "/p", "/p/A"])
  }

  @Test func noLinkLeadsIntoTheFolderOfAVersionControlSystem() throws {
    let disk = MemoryDisk(["/p/Out/old.swift": "a"])
    disk.link("/p/Out", to: "/p/.git/hooks")
    let error = #expect(throws: DiskError.self) {
      try Writer(disk: disk, root: "/p").write([
        Change(status: .create, path: "/p/Out/New/a.swift", new: Array("a".utf8))
      ])
    }
    #expect(
      error?.message == "can't write '/p/Out/New': a link leads into '.git', the folder of a "
        + "version control system")
    #expect(disk.log.isEmpty)
  }

  /// A spec may be a link, and `add` would make it a file of its own.
  @Test func aLinkIsNotReplacedByAFile() throws {
    let folder = try TestFolder()
    try folder.fill(["Shared.json": "a", "Specs/x": ""])
    try folder.shell("ln -s ../Shared.json Specs/A.viper.json")
    let error = #expect(throws: DiskError.self) {
      try Writer(disk: PosixDisk(), root: folder.path).write([
        Change(
          status: .update, path: folder("Specs/A.viper.json"), old: Array("a".utf8),
          new: Array("b".utf8))
      ])
    }
    #expect(error?.reason.hasPrefix("it is a link") == true)
    #expect(try folder.text("Shared.json") == "a")
  }

  @Test func noLinkLeadsOutOfTheProject() throws {
    let disk = MemoryDisk(["/p/viper-gen.json": "{}", "/p/Out/old.swift": "a", "/q/a.swift": "a"])
    disk.link("/p/Out", to: "/q")
    let error = #expect(throws: DiskError.self) {
      let gate = try PathGate(on: disk, projects: [.at("/p", output: "/p/Out")])
      try Writer(disk: disk, root: "/p", gate: gate).write([
        Change(status: .create, path: "/p/Out/a.swift", new: Array("a".utf8))
      ])
    }
    #expect(
      error?.message
        == "can't write '/p/Out': a symbolic link leads out of the project, to '/q'")
    #expect(disk.log.isEmpty)
  }

  @Test func theRootStaysEvenIfItIsEmpty() throws {
    let disk = MemoryDisk(["/p/a.swift": "a"])
    try Writer(disk: disk, root: "/p").write([
      Change(status: .remove, path: "/p/a.swift", old: Array("a".utf8))
    ])
    #expect(disk.allFolders == ["/", "/p"])
  }
}
