import TestTools
import Testing
import ViperTestTools

@testable import ViperGeneration
@testable import ViperProject

@Suite(.serialized, .inTurn) struct RememberingDiskTests {
  let base = MemoryDisk(["/p/a": "text", "/p/q/b": "text"])
  let disk: RememberingDisk

  init() { disk = RememberingDisk(base: base) }

  private func lookAtAll() throws {
    for path in ["/p/a", "/p/q/b", "/p/none"] {
      _ = try disk.read(path)
      _ = try disk.kind(of: path)
    }
    for folder in ["/p", "/p/q", "/none"] { _ = try disk.entries(of: folder) }
  }

  /// Two folders where the system tells names by their bytes.
  @Test func namesThatReadAlikeAreTwo() throws {
    let folder = try TestFolder()
    try folder.fill(["\u{E9}/one": "1", "e\u{301}/two": "2"])
    let plain = PosixDisk()
    let disk = RememberingDisk(base: plain)
    for path in ["\u{E9}", "e\u{301}"].map({ folder($0) }) {
      #expect(try disk.entries(of: path) == plain.entries(of: path))
      #expect(try disk.read(path + "/two") == plain.read(path + "/two"))
      #expect(try disk.kind(of: path + "/one") == plain.kind(of: path + "/one"))
    }
  }

  @Test func eachQuestionIsAskedOnce() throws {
    try lookAtAll()
    base.restart()
    try lookAtAll()
    #expect(base.operations == 0)
    #expect(disk.folders == ["/p", "/p/q", "/none"])
    #expect(disk.files.sorted() == ["/p/a", "/p/q/b"])
  }

  @Test func whatOthersChangeIsFoundWhereItIs() throws {
    try lookAtAll()
    base["/p/a"] = "new"
    base["/p/q/c"] = "new"
    #expect(disk.differences(at: .init(folders: ["/none"])) == [])
    #expect(disk.differences(at: .init(folders: ["/p"])) == [.init(path: "/p/a", isListing: false)])
    #expect(
      disk.differences(at: .init(paths: ["/p/q/c"])) == [.init(path: "/p/q", isListing: true)])
    #expect(try disk.read("/p/a") == Array("new".utf8))
    #expect(try disk.entries(of: "/p/q")?.map(\.name) == ["b", "c"])
    #expect(disk.differences(at: .init(folders: ["/p", "/p/q", "/none"])) == [])
  }

  @Test func aFolderThatSomebodyElseHasMadeMayHaveFiles() throws {
    #expect(try disk.entries(of: "/p/new") == nil)
    base["/p/new/theirs"] = "text"
    #expect(try !disk.makeFolder("/p/new"))
    #expect(
      disk.differences(at: .init(folders: ["/p/new"])) == [.init(path: "/p/new", isListing: true)])
    #expect(try disk.entries(of: "/p/new")?.map(\.name) == ["theirs"])
    #expect(try disk.makeFolder("/p/new/mine"))
    #expect(disk.differences(at: .init(folders: ["/p/new"])) == [])
    #expect(try disk.entries(of: "/p/new")?.map(\.name) == ["mine", "theirs"])
  }

  /// Where it stays, it is a difference; where it comes out, the writer finds it.
  @Test(arguments: [Placement.exchange, .new])
  func whatSomebodySavesMeanwhileIsADifference(_ placement: Placement) throws {
    let path = placement == .new ? "/p/new" : "/p/a"
    var found = 0
    for moment in 0..<8 {
      let base = MemoryDisk(["/p/a": "text"])
      let disk = RememberingDisk(base: base)
      _ = try disk.read(path)
      try disk.write(Array("mine".utf8), to: "/p/temporary", modeledOn: nil)
      base.restart()
      base.interrupt(at: moment) { base[path] = "theirs" }
      let isPlaced = try disk.place("/p/temporary", at: path, placement)
      guard base[path] == "theirs", isPlaced else { continue }
      found += 1
      #expect(disk.differences(at: .init(paths: [path])).map(\.path).contains(path))
      #expect(try disk.read(path) == Array("theirs".utf8))
    }
    #expect(found > 0)
  }

  /// What stands in the way may be newer than what is remembered.
  @Test func whatStandsInTheWayIsLookedAt() throws {
    #expect(try disk.read("/p/new") == nil)
    try disk.write(Array("mine".utf8), to: "/p/temporary", modeledOn: nil)
    base["/p/new"] = "theirs"
    #expect(try !disk.place("/p/temporary", at: "/p/new", .new))
    #expect(try disk.read("/p/new") == Array("theirs".utf8))
  }

  @Test func aRefusalIsNotRemembered() throws {
    base.restart(failing: .at(0))
    #expect(throws: DiskError.self) { try disk.read("/p/a") }
    #expect(try disk.read("/p/a") == Array("text".utf8))
  }

  /// Whatever is done through it, its answers are those of the disk below, and no change is somebody else's.
  @Test(arguments: 0..<20) func itsOwnChangesAreNoDifferences(_ seed: Int) throws {
    let folder = try TestFolder()
    let base = PosixDisk()
    let disk = RememberingDisk(base: base)
    var random = Seeded(seed)
    let paths = ["p", "p/a", "p/q/b", "p/q", "p/q/r", "p/q/r/c", "n", "n/d"].map { folder($0) }
    for _ in 0..<60 {
      let (path, other) = (random.pick(paths), random.pick(paths))
      switch random.below(9) {
      case 0, 1: try? disk.write([UInt8(seed)], to: path, modeledOn: path)
      case 2: try? disk.rename(path, to: other)
      case 3: try? disk.remove(path)
      case 4, 5: _ = try? disk.makeFolder(path)
      case 6: _ = try? disk.read(path)
      case 7: _ = try? disk.kind(of: path)
      default: _ = try? disk.entries(of: path)
      }
      #expect(disk.differences(at: .init(folders: disk.folders)) == [], "seed \(seed)")
      for path in paths + [folder.path] {
        #expect(try disk.kind(of: path) == base.kind(of: path), "seed \(seed): \(path)")
        #expect(try disk.entries(of: path) == base.entries(of: path), "seed \(seed): \(path)")
        #expect((try? disk.read(path)) == (try? base.read(path)), "seed \(seed): \(path)")
      }
    }
  }
}
