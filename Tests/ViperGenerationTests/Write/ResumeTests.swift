import TestTools
import Testing
import ViperTestTools

@testable import ViperGeneration
@testable import ViperProject
@testable import ViperRendering

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

  @Test func aFileThatWasSavedSinceStays() throws {
    let disk = try interrupted()
    disk["/p/two"] = "mine"
    #expect(try resume(disk))
    #expect(disk["/p/two"] == "mine")
    #expect(disk["/p/one"] == "new")
  }

  /// The next run, for another spec, merges into each file by what was rendered for it last.
  @Test(arguments: casesToRun([(true, false), (false, true), (true, true)], every: 3))
  func aFileThatIsSavedIsMergedInto(isKilled: Bool, isSavedBefore: Bool) throws {
    func spec(_ name: String) -> String {
      #"{ "ui": "none", "root": true, "viewOutput": ["\#(name)()"], "interactor": ["\#(name)()"] }"#
    }
    func specify(_ name: String, on disk: MemoryDisk) {
      for module in ["Trip", "Other"] { disk["/p/\(module).viper.json"] = spec(name) }
    }
    let own = ["Trip", "Other"].flatMap { ["/p/\($0)Presenter.swift", "/p/\($0)Interactor.swift"] }
    let start = MemoryDisk(TestProject.viper(["Trip": spec("one"), "Other": spec("one")]))
    try Run(start).write()
    specify("two", on: start)
    let changes = try Run(start).changeSets().changeSets.flatMap(\.changes)
    func write(to disk: MemoryDisk) { try? Writer(disk: disk, root: "/p").write(changes) }
    func save(on disk: MemoryDisk) {
      guard disk["/p/TripPresenter.swift"] == start["/p/TripPresenter.swift"] else { return }
      disk["/p/TripPresenter.swift"]? += "// mine\n"
    }
    let whole = start.copy()
    whole.restart()
    write(to: whole)
    var middle = 0
    for number in (0..<whole.operations).reversed() {
      let disk = start.copy()
      disk.restart(failing: .from(number))
      write(to: disk)
      if disk["/p/TripContracts.swift"] == start["/p/TripContracts.swift"] { break }
      middle = number
    }
    var saved = 0
    for number in 0..<whole.operations {
      let disk = start.copy()
      disk.restart(failing: isKilled ? .from(number) : nil)
      let moment = isKilled ? middle : number
      if isSavedBefore { disk.interrupt(at: moment) { save(on: disk) } }
      write(to: disk)
      disk.restart()
      guard disk["/p/TripContracts.swift"] != start["/p/TripContracts.swift"] else { continue }
      if isKilled, !isSavedBefore { save(on: disk) }
      guard disk["/p/TripPresenter.swift"]?.hasSuffix("// mine\n") == true else { continue }
      saved += 1
      specify("three", on: disk)
      #expect(try Run(disk).write() != ["error"], "operation \(number)")
      #expect(disk["/p/TripPresenter.swift"]?.hasSuffix("// mine\n") == true)
      for path in own {
        let text = try #require(disk[path])
        #expect(text.contains("func three()"), "operation \(number): \(path)")
        #expect(
          !text.contains("func one()") && !text.contains("func two()"),
          "operation \(number): \(path)")
      }
      #expect(disk["/p/TripContracts.swift"]?.contains("func three()") == true)
    }
    #expect(saved > 0)
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

  /// Who has put back a module's old files and deleted the new ones keeps that.
  @Test func aNewFileThatWasDeletedSinceIsTakenBack() throws {
    let one = Change(status: .create, path: "/p/one.swift", new: Array("new".utf8))
    for number in 0..<100 {
      let disk = MemoryDisk(Self.before)
      disk.restart(failing: .from(number))
      try? Writer(disk: disk, root: "/p").write([one] + Self.changes)
      disk.restart()
      guard disk["/p/one.swift"] == "new", disk["/p/one"] == "old" else { continue }
      disk["/p/one.swift"] = nil
      #expect(try !resume(disk))
      #expect(disk.files == Self.before)
    }
  }

  /// As a power failure may leave it.
  @Test func aDamagedTemporaryFileIsNotPutInPlace() throws {
    let disk = try interrupted()
    disk["/p/.viper-gen.tmp/0/1"] = ""
    #expect(try !resume(disk))
    #expect(disk["/p/two"] == "old")
  }

  @Test func aFileInPlaceOfAFolderStays() throws {
    let made = Change(status: .create, path: "/p/New/file", new: Array("new".utf8))
    let disk = try interrupted(writing: Self.changes + [made])
    try disk.remove("/p/New")
    disk["/p/New"] = "mine"
    #expect(try resume(disk))
    #expect(disk["/p/New"] == "mine")
    #expect(disk["/p/two"] == "new")
  }

  /// The work of each run that removes what another has left may end at any moment, too.
  @Test(arguments: [nil, "/p/one", "/p/two"])
  func aKilledResumptionIsResumed(saved: String?) throws {
    func start() throws -> MemoryDisk {
      let disk = try interrupted()
      if let saved { disk[saved] = "mine" }
      disk.restart()
      return disk
    }
    let whole = try start()
    #expect(try resume(whole))
    for number in 0..<whole.operations {
      let disk = try start()
      disk.restart(failing: .from(number))
      #expect(throws: DiskError.self) { try Writer(disk: disk, root: "/p").resume() }
      disk.restart()
      _ = try resume(disk)
      #expect(disk.files == whole.files, "operation \(number)")
    }
  }

  /// The spelling of a name is all that changes.
  @Test func aRespelledFileIsFinished() throws {
    var respelled = Change(
      status: .update, path: "/p/M/a.swift", old: Array("old".utf8), new: Array("old".utf8))
    respelled.formerPath = "/p/m/A.swift"
    let other = Change(
      status: .update, path: "/p/M/b.swift", old: Array("old".utf8), new: Array("new".utf8))
    let start = MemoryDisk(
      ["/p/m/A.swift": "old", "/p/m/b.swift": "old", "/p/.git": ""], ignoringCase: true)
    let after = ["/p/M/a.swift": "old", "/p/M/b.swift": "new", "/p/.git": ""]
    let whole = start.copy()
    whole.restart()
    try Writer(disk: whole, root: "/p").write([respelled, other])
    #expect(whole.files == after)
    for number in 0..<whole.operations {
      let disk = start.copy()
      disk.restart(failing: .from(number))
      try? Writer(disk: disk, root: "/p").write([respelled, other])
      disk.restart()
      if try resume(disk) { #expect(disk.files == after, "operation \(number)") }
    }
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

  /// More temporary files than there can be.
  @Test(arguments: ["-1", "4294967296", "9223372036854775807"])
  func aJournalWithANumberThatNoRunGivesIsNone(_ number: String) throws {
    let text = try Journal([Change(status: .remove, path: "/p/gone", old: [])]).bytes(in: "/p")
    let damaged = String(decoding: text, as: UTF8.self)
      .replacing("journal 2\u{0}0\u{0}", with: "journal 2\u{0}\(number)\u{0}")
    #expect(Journal(text, in: "/p") != nil)
    #expect(Journal(Array(damaged.utf8), in: "/p") == nil)
  }

  @Test func aJournalIsReadAsItWasWritten() throws {
    var respelled = Change(
      status: .update, path: "/p/a b\n.swift", old: Array("old".utf8), new: Array("new".utf8))
    respelled.formerPath = "/p/A b\n.swift"
    let journal = try Journal([
      respelled, Change(status: .create, path: "/specs/x", new: []),
      Change(status: .remove, path: "/p/M/y", old: []),
    ])
    let bytes = journal.bytes(in: "/p")
    #expect(Journal(bytes, in: "/p")?.steps == journal.steps)
    #expect(journal.steps.map(\.temporary) == [0, 1, 2])
    // One that is cut off, as by a power failure, is none.
    for length in 0..<bytes.count - 1 { #expect(Journal(Array(bytes[..<length]), in: "/p") == nil) }
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 0x55
      _ = Journal(damaged, in: "/p")
    }
  }
}
