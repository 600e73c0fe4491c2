import TestTools
import Testing
import ViperTestTools

@testable import ViperProject

/// What a run asks the disk is noted such that every change of an answer is found.
@Suite(.serialized, .inTurn) struct WitnessDiskTests {
  let base = MemoryDisk(["/p/a": "text", "/p/q/b": "text"])
  let disk: WitnessDisk

  init() { disk = WitnessDisk(base: base) }

  private func hold(_ witnesses: [Witness]) -> Bool {
    witnesses.allSatisfy { $0.holds(on: base, variable: { _ in nil }) }
  }

  typealias Question = @Sendable (WitnessDisk) throws -> Void
  typealias Edit = @Sendable (MemoryDisk) throws -> Void
  static let rows: [(String, Question, Edit)] = [
    ("another text", { _ = try $0.read("/p/a") }, { $0["/p/a"] = "texT" }),
    ("an empty file", { _ = try $0.read("/p/a") }, { $0["/p/a"] = "" }),
    ("a file gone", { _ = try $0.read("/p/a") }, { $0["/p/a"] = nil }),
    ("a file come", { _ = try $0.read("/p/c") }, { $0["/p/c"] = "" }),
    ("a kind", { _ = try $0.kind(of: "/p/a") }, { $0.link("/p/a") }),
    ("a kind of nothing", { _ = try $0.kind(of: "/p/c") }, { $0["/p/c"] = "" }),
    ("an identity", { _ = try $0.identity(of: "/p/a") }, { $0["/p/a"] = nil }),
    ("a listing", { _ = try $0.entries(of: "/p") }, { $0["/p/c"] = "" }),
    ("kinds in a listing", { _ = try $0.entries(of: "/p") }, { $0.link("/p/a") }),
    ("a folder come", { _ = try $0.entries(of: "/n") }, { try $0.makeFolder("/n") }),
    ("a folder denied", { _ = try $0.entries(of: "/p") }, { $0.deny("/p") }),
    ("a permission", { _ = try $0.isReadOnly("/p/a") }, { $0.protect("/p/a") }),
    ("a link", { _ = try $0.realPath(of: "/p") }, { $0.link("/p", to: "/r") }),
    (
      "a kind that a listing tells",
      {
        _ = try $0.kind(of: "/p/a")
        _ = try $0.entries(of: "/p")
      }, { $0["/p/a"] = nil }
    ),
  ]

  @Test(arguments: rows) func aChangedAnswerIsFound(
    _ label: String, _ ask: Question, _ edit: Edit
  ) throws {
    try ask(disk)
    let witnesses = try #require(disk.takeWitnesses())
    #expect(hold(witnesses))
    try edit(base)
    #expect(!hold(witnesses), "\(label)")
  }

  @Test func whatIsAskedOnceMoreIsNotedOnce() throws {
    for _ in 0..<3 {
      _ = try disk.read("/p/a")
      _ = try disk.entries(of: "/p")
      _ = try disk.kind(of: "/p/a")
      _ = try disk.kind(of: "/p/none")
    }
    #expect(disk.takeWitnesses()?.count == 2)
  }

  @Test func answersThatChangeMeanwhileTellNothing() throws {
    _ = try disk.read("/p/a")
    base["/p/a"] = "new"
    _ = try disk.read("/p/a")
    #expect(disk.takeWitnesses() == nil)
  }

  static let changes: [Question] = [
    { try $0.write([], to: "/p/a", modeledOn: "/p/a") }, { try $0.remove("/p/a") },
    { try $0.makeFolder("/n") }, { try $0.rename("/p/a", to: "/p/c") },
    { _ = try $0.place("/p/a", at: "/p/c", .new) },
  ]

  @Test(arguments: changes.indices) func aRunThatChangesTheDiskTellsNothing(
    _ index: Int
  ) throws {
    try Self.changes[index](disk)
    #expect(disk.takeWitnesses() == nil)
  }

  @Test func aRefusalTellsNothing() {
    base.deny("/p")
    #expect(throws: DiskError.self) { try disk.entries(of: "/p") }
    #expect(disk.takeWitnesses() == nil)
  }

  @Test func variablesAreHeldAgainstTheEnvironment() throws {
    disk.note(.variable, "A", .of("1"))
    let witness = try #require(disk.takeWitnesses()?.first)
    let answers = [["A": "1"], ["A": ""], [:], ["B": "1"]].map { variables in
      witness.holds(on: base) { variables[$0] }
    }
    #expect(answers == [true, false, false, false])
  }
}
