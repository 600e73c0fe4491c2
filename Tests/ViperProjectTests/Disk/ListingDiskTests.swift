import TestTools
import Testing
import ViperTestTools

@testable import ViperProject

@Suite(.serialized, .inTurn) struct ListingDiskTests {
  let base = MemoryDisk(["/p/a": "text", "/p/q/b": "text"])
  let disk: ListingDisk

  init() { disk = ListingDisk(base: base) }

  @Test func aFolderIsListedOnce() throws {
    for _ in 0..<2 {
      base.restart()
      #expect(try disk.entries(of: "/p")?.map(\.name) == ["a", "q"])
      #expect(try disk.entries(of: "/none") == nil)
    }
    #expect(base.operations == 0)
  }

  @Test func whatFilesHoldIsAskedEachTime() throws {
    #expect(try disk.read("/p/a") == Array("text".utf8))
    base["/p/a"] = "new"
    #expect(try disk.read("/p/a") == Array("new".utf8))
  }

  @Test func aRefusalIsNotRemembered() throws {
    base.restart(failing: .at(0))
    #expect(throws: DiskError.self) { try disk.entries(of: "/p") }
    #expect(try disk.entries(of: "/p")?.map(\.name) == ["a", "q"])
  }

  @Test func itsOwnChangesAreSeen() throws {
    func names() throws -> [String]? { try disk.entries(of: "/p")?.map(\.name) }
    _ = try names()
    try disk.makeFolder("/p/n")
    #expect(try names() == ["a", "n", "q"])
    try disk.write([], to: "/p/b", modeledOn: "/p/b")
    #expect(try names() == ["a", "b", "n", "q"])
    try disk.rename("/p/b", to: "/p/c")
    #expect(try names() == ["a", "c", "n", "q"])
    try disk.remove("/p/c")
    #expect(try names() == ["a", "n", "q"])
  }
}
