import TestTools
import Testing
import ViperTestTools

@testable import ViperPipeline
@testable import ViperProject

struct WriterTests {
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

  struct EmptiedFolders: Sendable {
    var kept: Set<String> = []
    /// Folders with one file, which is removed.
    let emptied: [String]
    let left: Set<String>
  }

  @Test(arguments: [
    EmptiedFolders(emptied: ["/p/A/B"], left: ["/", "/p"]),
    EmptiedFolders(emptied: ["/p"], left: ["/", "/p"]),
    // Outside the root, only the module's folder is removed.
    EmptiedFolders(emptied: ["/tests/app/Trip"], left: ["/", "/tests", "/tests/app"]),
    EmptiedFolders(kept: ["/p/A/B"], emptied: ["/p/A/B"], left: ["/", "/p", "/p/A", "/p/A/B"]),
    EmptiedFolders(kept: ["/p/A"], emptied: ["/p/A/B"], left: ["/", "/p", "/p/A"]),
    EmptiedFolders(emptied: ["/p/A", "/p/A/B", "/p/C/D"], left: ["/", "/p"]),
  ])
  func foldersThatBecomeEmptyAreRemoved(_ folders: EmptiedFolders) throws {
    let paths = folders.emptied.map { $0 + "/old.swift" }
    let disk = MemoryDisk(Dictionary(uniqueKeysWithValues: paths.map { ($0, "old") }))
    try Writer(disk: disk, root: "/p", keeping: folders.kept).write(
      paths.map { Change(status: .remove, path: $0, old: Array("old".utf8)) })
    #expect(disk.allFolders == folders.left)
  }

  @Test func nothingIsRenamedBeforeAllTemporaryFilesAreThere() throws {
    let disk = MemoryDisk(Self.before)
    try Writer(disk: disk, root: "/p").write(Self.changes)
    #expect(disk.files == Self.after)
    #expect(!disk.allFolders.contains("/p/.viper-gen.tmp"))
    #expect(
      disk.log == [
        "folder /p/.viper-gen.tmp", "write /p/.viper-gen.tmp/0.tmp",
        "write /p/.viper-gen.tmp/1.tmp", "folder /p/C/D", "rename /p/C/D/made.swift",
        "exchange /p/A/old.swift", "rename /p/.viper-gen.tmp/2.tmp",
        "remove /p/.viper-gen.tmp/2.tmp", "remove /p/.viper-gen.tmp/1.tmp",
        "remove /p/.viper-gen.tmp",
      ])
  }

  @Test func withoutPendingChangesNothingIsWritten() throws {
    let disk = MemoryDisk(Self.before)
    try Writer(disk: disk, root: "/p").write([
      Change(status: .identical, path: "/p/B/kept.swift"),
      Change(status: .skip, path: "/p/A/old.swift"),
    ])
    #expect(disk.log.isEmpty)
  }

  @Test(arguments: [true, false])
  func aFailureLeavesEveryFileComplete(isKilled: Bool) throws {
    let healthy = MemoryDisk(Self.before)
    try Writer(disk: healthy, root: "/p").write(Self.changes)
    #expect(healthy.operations > 10)
    for number in 0..<healthy.operations {
      let disk = MemoryDisk(Self.before)
      disk.restart(failing: isKilled ? .from(number) : .at(number))
      do throws(DiskError) {
        try Writer(disk: disk, root: "/p").write(Self.changes)
        // Nothing is left of a run that was killed, so a look for that may fail.
        #expect(!isKilled && disk.files == Self.after, "operation \(number)")
      } catch {}
      let left = disk.files.filter { !$0.key.hasPrefix("/p/.viper-gen.tmp/") }
      for (path, text) in left {
        #expect(
          text == Self.before[path] || text == Self.after[path], "operation \(number): \(path)")
      }
      for path in Self.before.keys where Self.after[path] != nil {
        #expect(disk[path] != nil, "operation \(number): \(path) is gone")
      }
      for changes in [Self.changes, remaining(on: disk)] {
        let disk = disk.copy()
        disk.restart()
        try Writer(disk: disk, root: "/p").write(changes)
        #expect(
          disk.files.filter { !$0.key.contains(".tmp/") } == Self.after, "operation \(number)")
      }
    }
  }

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

  @Test(arguments: ["/p/.viper-gen.tmp/", "/.viper-gen.tmp/"])
  func temporaryFilesOfAKilledRunAreRemoved(folder: String) throws {
    let disk = MemoryDisk([folder + "0.tmp": "half", folder + "17.tmp": "", "/p/.git": ""])
    try Writer(disk: disk, root: "/p").write([
      Change(status: .create, path: "/p/a.swift", new: []),
      Change(status: .create, path: "/specs/A.viper.lock", new: []),
    ])
    #expect(disk.names == ["/p/.git", "/p/a.swift", "/specs/A.viper.lock"])
    #expect(!disk.allFolders.contains { $0.hasSuffix(".tmp") })
  }

  @Test func aFileThatIsNotTemporaryIsKept() throws {
    let others = ["/p/.viper-gen.tmp/notes.txt": "mine", "/p/.viper-gen.tmp/mine/0.tmp": "mine"]
    let disk = MemoryDisk(Self.before.merging(others) { $1 })
    try Writer(disk: disk, root: "/p").write(Self.changes)
    #expect(disk.files == Self.after.merging(others) { $1 })
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
    for number in casesToRun(Array(stride(from: 0, to: 1100, by: 37)), every: 5) {
      let disk = MemoryDisk(["/p/.git": ""])
      disk.restart(failing: .at(number))
      #expect(throws: DiskError.self) { try Writer(disk: disk, root: "/p").write(changes) }
      let hasRenamed = disk.log.contains { $0.hasPrefix("rename") }
      if !hasRenamed { #expect(disk.files == ["/p/.git": ""], "operation \(number)") }
    }
  }

  struct Obstacle: Sendable {
    let message: String
    let change: @Sendable (MemoryDisk) -> Void
  }

  @Test(arguments: [
    Obstacle(message: "can't write to '/p/A': Permission denied") { $0.protect("/p/A") },
    Obstacle(
      message:
        "can't write '/p/.viper-gen.tmp', because it isn't a folder; remove it and run the command again"
    ) { $0.link("/p/.viper-gen.tmp") },
    Obstacle(
      message:
        "can't write '/p/C/D', because a symbolic link leads into '.git', the folder of a version control system"
    ) { $0.link("/p/C", to: "/p/.git/hooks") },
    Obstacle(
      message: "can't write '/p/C/D', because a symbolic link leads out of the project, to '/q'"
    ) { $0.link("/p/C", to: "/q") },
  ])
  func aFolderThatTakesNoFilesIsFoundBeforeTheFirstWrite(obstacle: Obstacle) throws {
    let disk = MemoryDisk(Self.before)
    disk["/p/C/kept.swift"] = "kept"
    obstacle.change(disk)
    let before = disk.files
    let error = #expect(throws: DiskError.self) {
      let gate = try PathGate(on: disk, projects: [.at("/p", output: "/p/C")])
      try Writer(disk: disk, root: "/p", gate: gate).write(Self.changes)
    }
    #expect(error?.message == obstacle.message)
    #expect(disk.files == before)
  }

  @Test(arguments: ["/q/a.swift", "/pa.swift", "/p"])
  func nothingIsWrittenOutsideOfTheOutputFolders(path: String) throws {
    let disk = MemoryDisk(Self.before)
    let gate = try PathGate(on: disk, projects: [.at("/p")])
    let error = #expect(throws: DiskError.self) {
      try Writer(disk: disk, root: "/p", gate: gate).write([
        Change(for: .generated, status: .create, path: path, new: [])
      ])
    }
    #expect(error?.reason == "it is outside the folders that the project writes to")
    #expect(disk.files == Self.before)
  }

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
    #expect(error?.reason.hasPrefix("it is a symbolic link") == true)
    #expect(try folder.text("Shared.json") == "a")
  }

  // MARK: - Lock files

  private static let lock = "/p/M.viper.lock"

  private static var locked: [Change] {
    var change = Change(
      status: .update, path: lock, old: Array("one".utf8), new: Array("two".utf8))
    let version = { ModuleLock(names: TypeNames(module: $0, types: [:]), entries: []) }
    change.versions = LockVersions(former: version("One"), next: version("Two"))
    return [change] + changes
  }

  @Test func noFileChangesWhileTheLockFileHasOneVersion() throws {
    let start = Self.before.merging([Self.lock: "one"]) { $1 }
    let whole = MemoryDisk(start)
    try Writer(disk: whole, root: "/p").write(Self.locked)
    #expect(whole.files == Self.after.merging([Self.lock: "two"]) { $1 })
    var versions: Set<String> = []
    for number in 0..<whole.operations {
      let disk = MemoryDisk(start)
      disk.restart(failing: .from(number))
      #expect(throws: DiskError.self) { try Writer(disk: disk, root: "/p").write(Self.locked) }
      var files = disk.files.filter { !$0.key.hasPrefix("/p/.viper-gen.tmp/") }
      let lock = files.removeValue(forKey: Self.lock) ?? ""
      versions.insert(lock.hasPrefix("<<<<<<< before this run\n") ? "both" : lock)
      if lock == "one" { #expect(files == Self.before, "operation \(number)") }
      if lock == "two" { #expect(files == Self.after, "operation \(number)") }
    }
    #expect(versions == ["one", "two", "both"])
  }

  /// A spec comes before all files; with a rename, after them, and the old one goes last.
  @Test(arguments: [false, true])
  func filesChangeInOrder(specsLast: Bool) throws {
    let paths = [
      "M.viper.json", "Own.swift", "Own+Generated.swift", "M.viper.lock", "Gone.swift",
      "Old.viper.json",
    ]
    let purposes: [PathGate.Purpose] = [.spec, .owned, .generated, .lock, .leftover, .spec]
    let disk = MemoryDisk(["/p/Gone.swift": "a", "/p/Old.viper.json": "b"])
    var writer = Writer(disk: disk, root: "/p")
    writer.writesSpecsLast = specsLast
    try writer.write(
      zip(paths, purposes).reversed().map { name, purpose in
        let old = disk["/p/" + name].map { Array($0.utf8) }
        return Change(
          for: purpose, status: old == nil ? .create : .remove, path: "/p/" + name, old: old,
          new: old == nil ? Array("new".utf8) : nil)
      })
    let order = disk.log.filter { $0.hasPrefix("rename /p/") && !$0.hasSuffix(".tmp") }
      .map { FilePath.name(of: $0) }
    let files = ["Own.swift", "Own+Generated.swift"]
    #expect(
      order == (specsLast ? files + ["M.viper.json"] : ["M.viper.json"] + files) + ["M.viper.lock"])
    #expect(
      disk.names == [
        "/p/M.viper.json", "/p/M.viper.lock", "/p/Own+Generated.swift", "/p/Own.swift",
      ])
  }

  @Test func aFileThatIsAsItIsToBeIsNotWritten() throws {
    let disk = MemoryDisk(Self.before)
    disk["/p/C/D/made.swift"] = "made"
    disk["/p/A/gone.swift"] = nil
    try Writer(disk: disk, root: "/p").write(Self.changes)
    #expect(disk.files == Self.after)
    disk["/p/C/D/made.swift"] = "mine"
    #expect(throws: DiskError.changedMeanwhile("/p/C/D/made.swift")) {
      try Writer(disk: disk, root: "/p").write(Self.changes)
    }
  }

  /// A sandbox lets a build make its own files only.
  @Test func aBuildWritesInPlaceIfItMayMakeNoOtherFiles() throws {
    let disk = MemoryDisk(["/p/A/old.swift": "old", "/p/A/gone.swift": "gone"])
    disk.protect("/p")
    disk.protect("/p/A")
    var writer = Writer(disk: disk, root: "/p")
    writer.mayWriteInPlace = true
    try writer.write(Array(Self.changes.dropFirst()))
    #expect(disk.files == ["/p/A/old.swift": "new"])
  }
}
