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

  /// One look at a file, one at its folder.
  @Test func inAFolderThatIsNotThereNothingIsLookedFor() throws {
    base.restart()
    #expect(try disk.kind(of: "/n/m/a") == nil)
    #expect(base.operations == 2)
    #expect(try disk.kind(of: "/n/m/b") == nil)
    #expect(try disk.read("/n/m/c") == nil)
    #expect(try disk.entries(of: "/n/m") == nil)
    #expect(base.operations == 2)
    try disk.makeFolder("/n/m")
    base["/n/m/a"] = "text"
    #expect(try disk.kind(of: "/n/m/a") == .file)
  }

  /// Two threads make a folder for temporary files; the second finds it there before the first has said so.
  @Test func aFolderThatAnotherThreadHasMadeIsThere() throws {
    #expect(try disk.kind(of: "/n/m/a/b") == nil)
    #expect(try disk.kind(of: "/n/m/a") == nil)
    #expect(try disk.kind(of: "/n/m") == nil)
    try base.makeFolder("/n/m/a")
    #expect(try !disk.makeFolder("/n/m/a"))
    for folder in ["/n/m/a", "/n/m"] { #expect(try disk.kind(of: folder) == .folder) }
  }

  /// Somebody may write into it at any time.
  @Test func inAFolderThatIsThereEachFileIsLookedFor() throws {
    #expect(try disk.kind(of: "/p/n") == nil)
    base["/p/n"] = "text"
    #expect(try disk.kind(of: "/p/n") == .file)
    #expect(try disk.read("/p/n") == Array("text".utf8))
  }

  @Test func aFolderThatMayNotBeLookedAtIsNotTakenForMissing() throws {
    base.restart(failing: .at(1))
    #expect(try disk.kind(of: "/n/a") == nil)
    base["/n/a"] = "text"
    #expect(try disk.kind(of: "/n/a") == .file)
  }

  /// Two folders where the system tells names by their bytes.
  @Test func namesThatReadAlikeAreTwo() throws {
    let folder = try TestFolder()
    try folder.fill(["\u{E9}/one": "1", "e\u{301}/two": "2"])
    let plain = PosixDisk()
    let disk = ListingDisk(base: plain)
    for path in ["\u{E9}", "e\u{301}"].map({ folder($0) }) {
      #expect(try disk.entries(of: path) == plain.entries(of: path))
      #expect(try disk.read(path + "/two") == plain.read(path + "/two"))
      #expect(try disk.kind(of: path + "/one") == plain.kind(of: path + "/one"))
    }
  }

  /// What another run has done is seen once the lock is had.
  @Test func whatWasListedBeforeALockIsForgotten() throws {
    _ = try disk.entries(of: "/p")
    base["/p/b"] = "new"
    let names = try disk.withLock(on: "/p") { () throws(DiskError) in
      try disk.entries(of: "/p")?.map(\.name)
    }
    #expect(names == ["a", "b", "q"])
  }

  @Test func aRefusalIsNotRemembered() throws {
    base.restart(failing: .at(0))
    #expect(throws: DiskError.self) { try disk.entries(of: "/p") }
    #expect(try disk.entries(of: "/p")?.map(\.name) == ["a", "q"])
  }

  /// Whoever asks for one goes on with the others.
  @Test func theFoldersOfAFolderAreListedTogether() throws {
    for name in ["r", "s", ".t"] { base["/p/\(name)/c"] = "text" }
    _ = try disk.entries(of: "/p")
    #expect(try disk.entries(of: "/p/r")?.map(\.name) == ["c"])
    base.restart()
    for name in ["q", "r", "s"] { _ = try disk.entries(of: "/p/\(name)") }
    #expect(base.operations == 0)
    #expect(try disk.entries(of: "/p/.t")?.map(\.name) == ["c"])
    #expect(base.operations == 1)
  }

  /// Only whoever asks for it hears of it.
  @Test func aRefusedNeighborIsAskedAgain() throws {
    base["/p/r/c"] = "text"
    _ = try disk.entries(of: "/p")
    base.restart(failing: .at(1))
    #expect(try disk.entries(of: "/p/r")?.map(\.name) == ["c"])
    #expect(try disk.entries(of: "/p/q")?.map(\.name) == ["b"])
  }

  /// A run that writes temporary files goes on looking through other folders.
  @Test func whatItWritesElsewhereForgetsNothing() throws {
    _ = try (disk.entries(of: "/p"), disk.entries(of: "/p/q"))
    try disk.makeFolder("/t/0")
    try disk.write([], to: "/t/0/1", modeledOn: nil)
    base.restart()
    #expect(try disk.entries(of: "/p/q")?.map(\.name) == ["b"])
    #expect(base.operations == 0)
    #expect(try disk.entries(of: "/t/0")?.map(\.name) == ["1"])
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
