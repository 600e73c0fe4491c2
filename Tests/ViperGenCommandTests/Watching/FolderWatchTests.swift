import Foundation
import TestTools
import Testing
import ViperProject

@testable import viper_gen

struct FolderWatchTests {
  let folder: TestFolder
  let disk = RecordingDisk(base: PosixDisk())

  init() throws { folder = try TestFolder() }

  private func lookFor(_ files: [String]) throws {
    for file in files { #expect(try disk.read(folder(file)) == nil) }
  }

  /// Something may have come into each folder before it was followed, whichever of them is met first.
  @Test func aFolderIsNewThoughAnotherHasLedToIt() throws {
    let watch = try #require(FolderWatch(stop: -1))
    try lookFor(["New/file"] + (0..<20).map { "New/\($0)/file" })
    try folder.fill(["New/file": "theirs", "New/7/file": "theirs"])
    let new = try watch.follow(disk)
    #expect(new.isSuperset(of: [folder("New"), folder("New/7")]))
    #expect(
      disk.differences(at: [], in: new) == [folder("New/7/file"), folder("New/file")])
    #expect(try watch.follow(disk).isEmpty)
  }

  @Test(arguments: ["rm -r A", "mv A Moved"])
  func filesInARecreatedFolderAreFound(_ command: String) throws {
    let watch = try #require(FolderWatch(stop: -1))
    try folder.fill(["A/B/file": "old"])
    _ = try disk.kind(of: folder("A"))
    _ = try disk.kind(of: folder("A/B"))
    _ = try disk.read(folder("A/B/file"))
    _ = try watch.follow(disk)
    let works = ["A", "A/B"].map { open(folder($0), O_RDONLY) }
    defer { for file in works { close(file) } }
    try folder.shell("\(command); mkdir -p A/B; echo new > A/B/file")
    var places = try #require(watch.wait(whileBusy: { false }))
    places.folders.formUnion(try watch.follow(disk))
    #expect(disk.differences(at: places.paths, in: places.folders).contains(folder("A/B/file")))
    try folder.shell("echo newer >> A/B/file")
    let next = try #require(watch.wait(whileBusy: { false }))
    #expect(next.paths.union(next.folders).contains(folder("A/B/file")))
  }

  @Test func watchWaitsUntilFilesStopChanging() throws {
    let watch = try #require(FolderWatch(stop: -1))
    try folder.fill(["file": "old"])
    _ = try disk.read(folder("file"))
    _ = try watch.follow(disk)
    try folder.fill(["file": "new"])
    var asked = 0
    let places = watch.wait(whileBusy: {
      asked += 1
      if asked == 20 { try? folder.fill(["other": ""]) }
      return asked < 40
    })
    #expect(places?.paths.isSuperset(of: [folder("file"), folder("other")]) == true)
    #expect(asked == 40)
  }
}

/// Git changes one file after the other.
struct GitWorkTests {
  @Test func gitIsBusyWhileTheIndexIsLocked() throws {
    let folder = try TestFolder()
    try folder.fill([".git/HEAD": "", "Sources/App/file": ""])
    let work = GitWork(around: folder("Sources/App"), on: PosixDisk())
    #expect(!work.isGoingOn)
    try folder.fill([".git/index.lock": ""])
    #expect(work.isGoingOn)
    #expect(!GitWork(around: "/", on: PosixDisk()).isGoingOn)
  }

  @Test(arguments: ["gitdir: ../main/.git/worktrees/tree\n", "gitdir: ../main/.git/worktrees/tree"])
  func aFurtherWorkTreeHasItsOwn(_ text: String) throws {
    let folder = try TestFolder()
    try folder.fill([
      "main/.git/HEAD": "", "main/.git/index.lock": "", "tree/.git": text,
      "main/.git/worktrees/tree/HEAD": "",
    ])
    let work = GitWork(around: folder("tree"), on: PosixDisk())
    #expect(!work.isGoingOn)
    try folder.fill(["main/.git/worktrees/tree/index.lock": ""])
    #expect(work.isGoingOn)
  }
}
