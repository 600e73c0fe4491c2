import TestTools
import Testing
import ViperTestTools

@testable import ViperPipeline
@testable import ViperProject

struct SavedMeanwhileTests {
  private static let before = WriterTests.before.merging(["/p/M.viper.lock": lock("old")]) { $1 }
  private static let changes =
    WriterTests.changes + [
      Change(
        status: .update, path: "/p/M.viper.lock", old: Array(lock("old").utf8),
        new: Array(lock("new").utf8))
    ]

  private static func lock(_ text: String) -> String {
    let entry = ModuleLock.Entry(
      path: "/p/A/old.swift", template: "A.swift", text: Array((text + "\n").utf8))
    let lock = ModuleLock(names: TypeNames(module: "M", types: [:]), entries: [entry])
    return String(decoding: lock.bytes(in: "/p"), as: UTF8.self)
  }

  private static let saves: [(String, String?)] = [
    ("/p/A/old.swift", "saved"), ("/p/A/gone.swift", "saved"), ("/p/C/D/made.swift", "saved"),
    ("/p/M.viper.lock", "saved"), ("/p/A/old.swift", nil), ("/p/M.viper.lock", nil),
  ]

  private func run(on disk: any Disk) throws {
    try Writer(disk: disk, root: "/p").write(Self.changes)
  }

  private func operations(exchanging: Bool = true) throws -> Int {
    let disk = MemoryDisk(Self.before, exchanging: exchanging)
    try run(on: disk)
    return disk.operations
  }

  @Test(arguments: saves)
  func aSaveDuringTheRunIsKept(path: String, text: String?) throws {
    let operations = try operations()
    #expect(operations > 30)
    for moment in 0..<operations {
      let disk = MemoryDisk(Self.before)
      disk.interrupt(at: moment) { disk[path] = text }
      let error = try outcome(of: disk)
      if moment == 3 {
        // Nothing has been written yet, so the run stops.
        var expected = Self.before
        expected[path] = text
        #expect(error == .changedMeanwhile(path))
        #expect(disk.files == expected)
      }
      #expect(error == nil || error == .changedMeanwhile(path), "operation \(moment)")
      #expect(disk[path] == text, "operation \(moment)")
      #expect(!disk.allFolders.contains("/p/.viper-gen.tmp"), "operation \(moment)")
    }
  }

  private func outcome(of disk: MemoryDisk) throws -> DiskError? {
    do throws(DiskError) {
      try Writer(disk: disk, root: "/p").write(Self.changes)
      return nil
    } catch {
      return error
    }
  }

  @Test func theLastOfTwoSavesDuringTheRunIsKept() throws {
    let operations = try operations() + 10
    for first in casesToRun(Array(0..<operations), every: 12) {
      for second in first + 1..<operations {
        let disk = MemoryDisk(Self.before)
        var last = "old"
        disk.interrupt(at: first) {
          disk["/p/A/old.swift"] = "one"
          last = "one"
          disk.interrupt(at: second) {
            disk["/p/A/old.swift"] = "two"
            last = "two"
          }
        }
        _ = try outcome(of: disk)
        if last != "old" { #expect(disk["/p/A/old.swift"] == last, "\(first), \(second)") }
      }
    }
  }

  /// As `git checkout` does while a run writes.
  @Test func aLockIsSavedBesideItsFile() throws {
    let operations = try operations() + 20
    for first in casesToRun(Array(0..<operations), every: 5) {
      for second in casesToRun(Array(first + 1..<operations), every: 2) {
        let disk = MemoryDisk(Self.before)
        var lock: String?
        disk.interrupt(at: first) {
          disk["/p/A/old.swift"] = "saved"
          disk.interrupt(at: second) {
            disk["/p/M.viper.lock"] = Self.lock("saved")
            lock = Self.lock("saved")
          }
        }
        _ = try outcome(of: disk)
        if let lock { #expect(disk["/p/M.viper.lock"] == lock, "\(first), \(second)") }
      }
    }
  }

  @Test func aSaveIsKeptIfTheRunFails() throws {
    var missing: Set<Int> = []
    let operations = try operations()
    for moment in casesToRun(Array(0..<operations), every: 5) {
      for end in moment..<operations {
        let disk = MemoryDisk(Self.before)
        disk.restart(failing: .at(end))
        disk.interrupt(at: moment) { disk["/p/A/old.swift"] = "saved" }
        _ = try outcome(of: disk)
        if disk["/p/A/old.swift"] != "saved" { missing.insert(end) }
      }
    }
    // Unless it is one of the four operations that would put it there.
    #expect(missing.count <= 4)
  }

  @Test(arguments: ["/p/C/D/made.swift", "/p/A/old.swift"], [true, false])
  func aLinkMadeDuringTheRunIsKept(path: String, exchanges: Bool) throws {
    for moment in 0..<(try operations(exchanging: exchanges)) {
      let disk = MemoryDisk(Self.before, exchanging: exchanges)
      var isThere = false
      disk.interrupt(at: moment) {
        disk[path] = nil
        disk.link(path)
        isThere = true
      }
      _ = try outcome(of: disk)
      // One moment remains where files can't be exchanged.
      if isThere, exchanges {
        #expect(try disk.kind(of: path) == .link, "operation \(moment)")
        #expect(disk[path] == nil, "operation \(moment)")
      }
    }
  }

  /// All that can be done there is to look first: one moment remains.
  @Test(arguments: saves)
  func aDiskWithoutExchangesIsLookedAtFirst(path: String, text: String?) throws {
    var lost = 0
    for moment in 0..<(try operations(exchanging: false)) {
      let disk = MemoryDisk(Self.before, exchanging: false)
      disk.interrupt(at: moment) { disk[path] = text }
      _ = try outcome(of: disk)
      if disk[path] != text { lost += 1 }
    }
    #expect(lost <= 1)
  }

  @Test func aDiskWithoutExchangesGetsAllChanges() throws {
    let disk = MemoryDisk(Self.before, exchanging: false)
    try run(on: disk)
    #expect(disk.files == WriterTests.after.merging(["/p/M.viper.lock": Self.lock("new")]) { $1 })
    #expect(!disk.allFolders.contains("/p/.viper-gen.tmp"))
  }

  @Test func aLinkThatIsToGoIsRemoved() throws {
    let disk = MemoryDisk(["/p/.git": "", "/p/link": "what it leads to"])
    disk.link("/p/link")
    try Writer(disk: disk, root: "/p").write([
      Change(status: .remove, path: "/p/link", old: Array("what it leads to".utf8))
    ])
    #expect(disk.files == ["/p/.git": ""])
  }
}
