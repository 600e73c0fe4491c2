import Foundation
import TestTools
import Testing

@testable import ViperProject

@Suite(.serialized, .processesInTurn) struct PosixDiskTests {
  let disk = PosixDisk()
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test func aMissingFileIsNotAnError() throws {
    try folder.fill(["file": "x"])
    #expect(try disk.read(folder("none")) == nil)
    #expect(try disk.read(folder("none/deeper")) == nil)
    #expect(try disk.read(folder("file/below")) == nil)
    #expect(try disk.kind(of: folder("none")) == nil)
    #expect(try disk.entries(of: folder("none")) == nil)
    #expect(try disk.entries(of: folder("file")) == nil)
    #expect(try disk.realPath(of: folder("none")) == nil)
    #expect(try disk.realPath(of: folder("file/below")) == nil)
    #expect(try !disk.isReadOnly(folder("none")))
    try disk.remove(folder("none"))
    try disk.remove(folder("file/below"))
  }

  #if os(Linux)
    /// For Swift, the two names are equal strings.
    @Test func aLinkIsNotTakenForAFolderWithAnEqualName() throws {
      let outside = try TestFolder()
      try folder.fill(["\u{E9}/file": "", "Package.swift": ""])
      try FileManager.default.createSymbolicLink(
        atPath: folder("e\u{301}"), withDestinationPath: outside.path)
      let checking = try LinkCheckingDisk(disk, around: [folder.path])
      #expect(try checking.entries(of: folder("\u{E9}"))?.count == 1)
      #expect(throws: DiskError.self) { try checking.entries(of: folder("e\u{301}")) }
    }
  #endif

  @Test(arguments: [0, 1, 4095, 4096, 4097, 1_000_000])
  func aFileIsReadAsItWasWritten(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try disk.write(bytes, to: folder("file"), modeledOn: folder("file"))
    #expect(try disk.read(folder("file")) == bytes)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func aFileThatDoesNotKnowItsSizeIsReadToItsEnd() throws {
    let bytes = try #require(try disk.read("/proc/self/status"))
    #expect(bytes.starts(with: "Name:".utf8))
    #expect(bytes.last == UInt8(ascii: "\n"))
  }

  @Test func aHugeFileIsNotRead() throws {
    try folder.shell("truncate -s 8000000000000 huge || mkfile -n 8000000000000 huge")
    #expect(failure { _ = try disk.read(folder("huge")) } == "read huge: it has more than 32 MiB")
  }

  @Test func foldersAndPipesAreNotReadAsFiles() throws {
    try folder.shell("mkdir folder; mkfifo pipe; ln -s folder link")
    #expect(failure { _ = try disk.read(folder("folder")) } == "read folder: it is a folder")
    #expect(failure { _ = try disk.read(folder("link")) } == "read link: it is a folder")
    #expect(failure { _ = try disk.read(folder("pipe")) } == "read pipe: it is a named pipe")
  }

  @Test func linksAreFollowedWhenReadAndNamedWhenLookedAt() throws {
    try folder.fill(["file": "text"])
    try folder.shell("ln -s file link; ln -s nowhere dangling; mkdir folder; mkfifo pipe")
    #expect(try disk.read(folder("link")) == Array("text".utf8))
    #expect(try disk.read(folder("dangling")) == nil)
    let kinds: [(String, DiskEntry.Kind)] = [
      ("dangling", .link), ("file", .file), ("folder", .folder), ("link", .link),
      ("pipe", .other),
    ]
    #expect(
      try disk.entries(of: folder.path) == kinds.map { DiskEntry(name: $0.0, kind: $0.1) })
    for (name, kind) in kinds { #expect(try disk.kind(of: folder(name)) == kind) }
  }

  @Test func foldersAreCreatedWithTheirParents() throws {
    let deep = Array(repeating: "folder", count: 90).joined(separator: "/")
    try disk.makeFolder(folder(deep))
    try disk.makeFolder(folder(deep))
    #expect(try disk.kind(of: folder(deep)) == .folder)
    try folder.shell("ln -s folder link")
    try disk.makeFolder(folder("link/below"))
    #expect(try disk.kind(of: folder("folder/below")) == .folder)
  }

  @Test func aFolderDoesNotReplaceAFile() throws {
    try folder.fill(["file": ""])
    try folder.shell("ln -s nowhere dangling")
    #expect(
      failure { try disk.makeFolder(folder("file")) }
        == "make folder file: a file has this name")
    #expect(
      failure { try disk.makeFolder(folder("file/below")) }
        == "make folder file/below: Not a directory")
    #expect(
      failure { try disk.makeFolder(folder("dangling")) }
        == "make folder dangling: a file has this name")
  }

  @Test func aPathTooLongIsRejected() throws {
    let name = String(repeating: "a", count: 5000)
    #expect(failure { _ = try disk.read(folder(name)) } == "read \(name): File name too long")
    #expect(
      failure { try disk.makeFolder(folder(name)) } == "make folder \(name): File name too long")
  }

  @Test func aPathTooLongIsNotDenied() throws {
    let path = folder(String(repeating: "a", count: 5000))
    #expect(throws: DiskError(operation: "read", path: path, reason: "File name too long")) {
      try disk.read(path)
    }
  }

  @Test func aPathIsNotCutOffAtANul() throws {
    try folder.fill(["file": "text"])
    let path = folder("file\0.swift")
    let reason = "file\u{FFFD}.swift: the path contains a NUL character"
    #expect(failure { _ = try disk.read(path) } == "read \(reason)")
    #expect(failure { _ = try disk.kind(of: path) } == "look at \(reason)")
    #expect(failure { _ = try disk.entries(of: path) } == "list \(reason)")
    #expect(failure { try disk.write([], to: path, modeledOn: path) } == "write \(reason)")
    #expect(failure { try disk.makeFolder(path) } == "make folder \(reason)")
    #expect(failure { try disk.rename(folder("file"), to: path) } == "write \(reason)")
    #expect(failure { try disk.remove(path) } == "remove \(reason)")
    #expect(failure { try disk.withLock(on: path) {} } == "open \(reason)")
    #expect(try folder.text("file") == "text")
  }

  @Test(arguments: [0o755, 0o600, 0o644, 0o444])
  func permissionsAreKeptWhenAFileIsReplaced(mode: Int) throws {
    try folder.fill(["old": "old"])
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder("old"))
    try disk.write(Array("new".utf8), to: folder("new"), modeledOn: folder("old"))
    try disk.rename(folder("new"), to: folder("old"))
    #expect(try folder.text("old") == "new")
    #expect(try folder.permissions("old") == mode)
    #expect(folder.names == ["old"])
  }

  @Test(arguments: [(0o644, false), (0o444, true), (0o055, true)])
  func aFileWithoutOwnerWritePermissionIsReadOnly(mode: Int, isReadOnly: Bool) throws {
    try folder.fill(["file": ""])
    try folder.shell("chmod \(String(mode, radix: 8)) file")
    #expect(try disk.isReadOnly(folder("file")) == isReadOnly)
  }

  @Test func aFileWithTwoNamesOutlivesALostTemporaryFile() throws {
    try folder.fill(["file": "text"])
    try folder.shell("ln file other")
    #expect(
      failure { try disk.rename(folder("lost"), to: folder("file")) }
        == "write file: No such file or directory")
    #expect(try folder.text("file") == "text" && folder.text("other") == "text")
  }

  /// As a disk that ignores case does it when a name gets other letters.
  @Test func aFileWithTwoNamesOutlivesBeingRenamedToItself() throws {
    try folder.fill(["file": "text"])
    try folder.shell("ln file other")
    try disk.rename(folder("file"), to: folder("./file"))
    #expect(try folder.text("file") == "text" && folder.text("other") == "text")
  }

  @Test func aNewFileHasTheUsualPermissions() throws {
    try folder.shell("touch usual")
    try disk.write([], to: folder("new"), modeledOn: folder("none"))
    #expect(try folder.permissions("new") == folder.permissions("usual"))
  }

  @Test func writingDoesNotFollowALink() throws {
    try folder.fill(["precious": "text"])
    try folder.shell("ln -s precious link")
    #expect(throws: DiskError.self) {
      try disk.write([], to: folder("link"), modeledOn: folder("link"))
    }
    #expect(try folder.text("precious") == "text")
  }

  @Test func removingTakesAFileALinkOrAnEmptyFolder() throws {
    try folder.fill(["file": "", "full/file": "", "target/file": ""])
    try folder.shell("mkdir empty; ln -s target link")
    try disk.remove(folder("file"))
    try disk.remove(folder("empty"))
    try disk.remove(folder("link"))
    #expect(failure { try disk.remove(folder("full")) } == "remove full: Directory not empty")
    #expect(folder.names == ["full", "full/file", "target", "target/file"])
  }

  @Test func aFailedRenameReportsTheUnwritablePath() throws {
    try folder.fill(["file": "", "folder/inner": ""])
    #expect(
      failure { try disk.rename(folder("file"), to: folder("folder")) }
        == "write folder: Is a directory")
    #expect(
      failure { try disk.rename(folder("file"), to: folder("none/file")) }
        == "write none/file: No such file or directory")
  }

  @Test func filesAreExchanged() throws {
    try folder.fill(["a": "one", "folder/b": "two"])
    try folder.shell("chmod 600 a; ln -s nowhere link")
    #expect(try disk.place(folder("a"), at: folder("folder/b"), .exchange))
    #expect(try disk.read(folder("a")) == Array("two".utf8))
    #expect(try disk.read(folder("folder/b")) == Array("one".utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder("folder/b"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try disk.place(folder("a"), at: folder("link"), .exchange))
    #expect(try disk.kind(of: folder("a")) == .link)
  }

  @Test func aFileIsPutWhereNoneIs() throws {
    try folder.fill(["a": "one", "b": "two"])
    #expect(try disk.place(folder("a"), at: folder("c"), .new))
    #expect(try disk.read(folder("c")) == Array("one".utf8))
    #expect(try disk.place(folder("c"), at: folder("b"), .new) == false)
    #expect(try disk.read(folder("b")) == Array("two".utf8))
    #expect(folder.names == ["b", "c"])
  }

  @Test func aFailedPlacementKeepsBothFiles() throws {
    try folder.fill(["a": "one", "b": "two"])
    try folder.shell("ln b second")
    #expect(try disk.place(folder("a"), at: folder("none"), .exchange) == false)
    #expect(try disk.place(folder("none"), at: folder("a"), .exchange) == false)
    #expect(try disk.place(folder("none"), at: folder("c"), .new) == false)
    #expect(try disk.place(folder("a"), at: folder("none/c"), .new) == false)
    // Another file in its place would not have its second name.
    #expect(try disk.place(folder("a"), at: folder("b"), .exchange) == false)
    #expect(
      failure { _ = try disk.place(folder("a"), at: folder("b/c"), .new) }
        == "write b/c: Not a directory")
    #expect(throws: DiskError.self) { try disk.place(folder("a"), at: "b\0c", .new) }
    #expect(folder.names == ["a", "b", "second"])
  }

  @Test func namesThatAreNotUTF8DoNotCrash() throws {
    try folder.shell("touch \"$(printf 'a\\377b')\"")
    for entry in try disk.entries(of: folder.path) ?? [] {
      #expect(try disk.read(folder(entry.name)) == nil)
    }
  }

  @Test func aLockIsGivenBackAfterAnError() throws {
    for _ in 0..<2 {
      #expect(throws: DiskError.self) {
        try disk.withLock(on: folder.path) { () throws(DiskError) in
          throw DiskError(operation: "", path: "", reason: "")
        }
      }
    }
    #expect(
      failure { try disk.withLock(on: folder("none")) {} }
        == "write to none: No such file or directory")
    try folder.shell("touch file; ln -s nowhere link")
    #expect(
      failure { try disk.withLock(on: folder("file")) {} } == "write to file: it isn't a folder")
    #expect(
      failure { try disk.withLock(on: folder("link")) {} }
        == "write to link: it is a symbolic link, but not to a folder")
  }

  @Test(.enabled(if: !isAdministrator, "root may do everything"))
  func deniedReadsAndWritesAreReported() throws {
    try folder.fill(["secret": "", "closed/file": "", "locked/file": ""])
    try folder.shell("chmod 0 secret; chmod 0 closed; chmod 555 locked")
    #expect(failure { _ = try disk.read(folder("secret")) } == "read secret: Permission denied")
    #expect(
      failure { _ = try disk.read(folder("closed/file")) } == "read closed/file: Permission denied")
    #expect(
      failure { _ = try disk.kind(of: folder("closed/file")) }
        == "look at closed/file: Permission denied")
    #expect(
      failure { _ = try disk.entries(of: folder("closed")) } == "list closed: Permission denied")
    let path = folder("locked/new")
    #expect(
      failure { try disk.write([], to: path, modeledOn: path) }
        == "write locked/new: Permission denied")
    #expect(failure { try disk.makeFolder(path) } == "make folder locked/new: Permission denied")
    #expect(
      failure { try disk.remove(folder("locked/file")) } == "remove locked/file: Permission denied")
    try folder.fill(["new": ""])
    #expect(
      failure { try disk.rename(folder("new"), to: path) } == "write locked/new: Permission denied")
  }

  /// `write folder: Is a directory`: the operation, the path in the test's folder, the reason.
  private func failure(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch let error as DiskError {
      let path = FilePath.relative(error.path, to: folder.path)
      return "\(error.operation) \(path): \(error.reason)"
    } catch { return "\(error)" }
  }
}
