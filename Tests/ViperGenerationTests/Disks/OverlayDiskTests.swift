import TestTools
import Testing
import ViperTestTools

@testable import ViperCommands
@testable import ViperProject

struct OverlayDiskTests {
  let base = MemoryDisk(["/p/a": "base", "/p/q/b": "base"])
  var overlay: OverlayDisk {
    OverlayDisk(
      base: base, files: ["/p/a": Array("top".utf8), "/p/new/deep/c": [], "/p/q/d": []])
  }

  @Test func filesOnTopAreReadAndListedWithTheirFolders() throws {
    #expect(try overlay.read("/p/a") == Array("top".utf8))
    #expect(try overlay.read("/p/q/b") == Array("base".utf8))
    #expect(
      try overlay.entries(of: "/p") == [
        DiskEntry(name: "a", kind: .file), DiskEntry(name: "new", kind: .folder),
        DiskEntry(name: "q", kind: .folder),
      ])
    #expect(try overlay.entries(of: "/p/q")?.map(\.name) == ["b", "d"])
    #expect(try overlay.entries(of: "/p/new") == [DiskEntry(name: "deep", kind: .folder)])
    #expect(try overlay.kind(of: "/p/new") == .folder && overlay.kind(of: "/p/q") == .folder)
    #expect(try overlay.kind(of: "/p/new/deep/c") == .file)
    #expect(try overlay.read("/p/none") == nil && overlay.entries(of: "/p/none") == nil)
    #expect(try overlay.kind(of: "/p/none") == nil)
  }

  @Test func fileAttributesComeFromTheUnderlyingDisk() throws {
    base.protect("/p/q/b")
    base.link("/p/q", to: "/elsewhere")
    #expect(try overlay.isReadOnly("/p/q/b") && !overlay.isReadOnly("/p/a"))
    #expect(try overlay.identity(of: "/p/q/b") == base.identity(of: "/p/q/b"))
    #expect(try overlay.realPath(of: "/p/q") == "/elsewhere")
  }

  @Test func aHiddenFileDoesNotExist() throws {
    base.protect("/p/a")
    let disk = OverlayDisk(base: base, hiding: ["/p/a"])
    #expect(try disk.read("/p/a") == nil && disk.kind(of: "/p/a") == nil)
    #expect(try disk.identity(of: "/p/a") == nil && disk.realPath(of: "/p/a") == nil)
    #expect(try !disk.isReadOnly("/p/a") && disk.entries(of: "/p")?.map(\.name) == ["q"])
  }

  @Test func writesReachTheUnderlyingDisk() throws {
    try overlay.makeFolder("/p/x")
    try overlay.write([0x78], to: "/p/x/1", modeledOn: "/p/x/1")
    try overlay.rename("/p/x/1", to: "/p/x/2")
    try overlay.remove("/p/a")
    #expect(base.files == ["/p/q/b": "base", "/p/x/2": "x"])
  }
}
