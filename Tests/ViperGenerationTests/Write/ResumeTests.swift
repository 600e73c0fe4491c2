import TestTools
import Testing
import ViperTestTools

@testable import ViperGeneration
@testable import ViperProject

/// What a killed run has begun, and what somebody has done since.
@Suite(.serialized, .inTurn) struct ResumeTests {
  private static let before = [
    "/p/one": "old", "/p/two": "old", "/p/gone": "old", "/p/M.viper.lock": "old", "/p/.git": "",
  ]

  private static let changes =
    ["one", "two", "M.viper.lock"].map {
      Change(
        status: .update, path: "/p/" + $0, old: Array("old".utf8), new: Array("new".utf8))
    } + [Change(status: .remove, path: "/p/gone", old: Array("old".utf8))]

  /// A disk on which a run was killed when it had written `/p/one`.
  private func interrupted(writing changes: [Change] = Self.changes) throws -> MemoryDisk {
    for number in 0..<100 {
      let disk = MemoryDisk(Self.before)
      disk.restart(failing: .from(number))
      try? Writer(disk: disk, root: "/p").write(changes)
      disk.restart()
      if disk["/p/one"] == "new" { return disk }
    }
    throw DiskError(operation: "reach", path: "/p/one", reason: "it was never written")
  }

  private func resume(_ disk: MemoryDisk) throws -> Bool {
    defer { #expect(!disk.allFolders.contains("/p/.viper-gen.tmp")) }
    return try Writer(disk: disk, root: "/p").resume()
  }

  @Test func whatWasBegunIsFinished() throws {
    let disk = try interrupted()
    #expect(try resume(disk))
    #expect(
      disk.files == ["/p/one": "new", "/p/two": "new", "/p/M.viper.lock": "new", "/p/.git": ""])
  }

  /// What the lock says is what is there: the next run merges into the file.
  @Test func aFileThatWasSavedSinceStaysAndSoDoesTheLock() throws {
    let disk = try interrupted()
    disk["/p/two"] = "mine"
    #expect(try resume(disk))
    #expect(
      disk.files == ["/p/one": "new", "/p/two": "mine", "/p/M.viper.lock": "old", "/p/.git": ""])
  }

  @Test func aWrittenFileThatWasSavedSinceStays() throws {
    let disk = try interrupted()
    disk["/p/one"] = "mine"
    #expect(try resume(disk))
    #expect(
      disk.files == ["/p/one": "mine", "/p/two": "new", "/p/M.viper.lock": "new", "/p/.git": ""])
  }

  /// As `git checkout` does.
  @Test func whatWasTakenBackIsLeftAlone() throws {
    let disk = try interrupted()
    disk["/p/one"] = "old"
    #expect(try !resume(disk))
    #expect(disk.files == Self.before)
  }

  @Test func aFolderThatIsGoneIsMadeAgain() throws {
    let made = Change(status: .create, path: "/p/New/file", new: Array("new".utf8))
    let disk = try interrupted(writing: Self.changes + [made])
    try disk.remove("/p/New")
    #expect(try resume(disk))
    #expect(disk["/p/New/file"] == "new")
  }

  @Test func aRunThatFindsAnotherUnfinishedIsToBeginAnew() throws {
    let disk = try interrupted()
    let error = #expect(throws: DiskError.self) {
      try Writer(disk: disk, root: "/p").write(Self.changes)
    }
    #expect(error?.cause == .interrupted)
    #expect(disk["/p/two"] == "new")
  }

  /// A repository may come with one.
  @Test(arguments: ["/q/file", "/p/.git/hooks/pre-commit"])
  func aJournalLeadsNowhereElse(path: String) throws {
    let disk = MemoryDisk(
      Self.before.merging([path: "old", "/p/.viper-gen.tmp/0/0": "new"]) { $1 })
    let journal = Journal([
      Change(status: .update, path: path, old: Array("old".utf8), new: Array("new".utf8)),
      Change(status: .remove, path: "/p/never", old: Array("old".utf8)),
      Change(status: .remove, path: path, old: Array("old".utf8)),
    ])
    try disk.write(journal.bytes(in: "/p"), to: "/p/.viper-gen.tmp/journal", modeledOn: nil)
    #expect(try !resume(disk))
    #expect(disk[path] == "old")
  }

  @Test func aJournalIsReadAsItWasWritten() throws {
    var respelled = Change(
      status: .update, path: "/p/a b\n.swift", old: Array("old".utf8), new: Array("new".utf8))
    respelled.formerPath = "/p/A b\n.swift"
    let journal = Journal([
      respelled, Change(status: .create, path: "/specs/x", new: []),
      Change(status: .remove, path: "/p/M/y", old: []),
    ])
    let bytes = journal.bytes(in: "/p")
    #expect(Journal(bytes, in: "/p")?.steps == journal.steps)
    #expect(journal.steps.map(\.temporary) == [0, 1, nil])
    // One that is cut off, as by a power failure, is none.
    for length in 0..<bytes.count - 1 { #expect(Journal(Array(bytes[..<length]), in: "/p") == nil) }
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 0x55
      _ = Journal(damaged, in: "/p")
    }
  }
}
