import Foundation
import TestTools
import Testing

@testable import ViperPipeline
@testable import ViperProject

/// A file system that is really full; needs the right to mount one.
@Suite(.serialized, .processesInTurn) struct FullDiskTests {
  /// A file system of 64 KiB in memory, as long as the value lives; nil if that is not allowed.
  final class SmallDisk {
    let folder: TestFolder

    init?() throws {
      folder = try TestFolder()
      guard try folder.shell("mkdir small && mount -t tmpfs -o size=64k viper-gen small") == 0
      else {
        return nil
      }
    }

    deinit { _ = try? folder.shell("umount -l small") }
  }

  @Test func aFullDiskLeavesEveryFileAsItWas() throws {
    guard let small = try SmallDisk() else { return }
    let root = small.folder("small")
    let old = [UInt8](repeating: 0x61, count: 10_000)
    let new = [UInt8](repeating: 0x62, count: 30_000)
    let disk = PosixDisk()
    for name in ["a", "b"] {
      try disk.write(old, to: root + "/" + name, modeledOn: root + "/" + name)
    }
    let changes = ["a", "b", "c"].map { name in
      Change(
        status: name == "c" ? .create : .update, path: root + "/" + name,
        old: name == "c" ? nil : old, new: new)
    }
    let error = #expect(throws: DiskError.self) {
      try Writer(disk: disk, root: root).write(changes)
    }
    #expect(error?.reason == "No space left on device")
    #expect(small.folder.names == ["small", "small/a", "small/b"])
    #expect(try disk.read(root + "/a") == old)
    #expect(try disk.read(root + "/b") == old)
    try Writer(disk: disk, root: root).write([changes[0]])
    #expect(try disk.read(root + "/a") == new)
  }

  /// The file's owner has not protected it, so the advice to make it writable would be wrong.
  @Test func aFileOnAReadOnlyDiskIsNotItselfReadOnly() throws {
    guard let small = try SmallDisk() else { return }
    let file = small.folder("small") + "/a"
    let disk = PosixDisk()
    try disk.write([0x61], to: file, modeledOn: file)
    #expect(try small.folder.shell("mount -o remount,ro small") == 0)
    #expect(try !disk.isReadOnly(file))
    let error = #expect(throws: DiskError.self) {
      try disk.write([0x62], to: file, modeledOn: file)
    }
    #expect(error?.reason == "Read-only file system")
  }
}
