import Foundation
import TestTools
import Testing

@testable import ViperProject

/// One viper-gen at a time writes to a folder.
struct FolderLockTests {
  let folder: TestFolder
  let disk = PosixDisk()

  init() throws { folder = try TestFolder() }

  /// Each process, and each thread, that holds the lock is alone: no step of the count is lost.
  @Test func aLockKeepsOthersOut() throws {
    let path = folder.path
    try folder.fill(["count": "0"])
    nonisolated(unsafe) var failures = 0
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<50 {
        do {
          try PosixDisk().withLock(on: path) { () throws(DiskError) in
            let bytes = try PosixDisk().read(path + "/count") ?? []
            let count = Int(String(decoding: bytes, as: UTF8.self)) ?? 0
            try PosixDisk().write(
              Array(String(count + 1).utf8), to: path + "/count", modeledOn: path + "/count")
          }
        } catch { failures += 1 }
      }
    }
    #expect(failures == 0)
    #expect(try folder.text("count") == "400")
  }

  @Test func aWaitingLockUsesTheFolderThatExistsAfterwards() throws {
    let path = folder("new")
    try disk.makeFolder(path)
    let (isWaiting, isDone) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    try disk.withLock(on: path) { () throws(DiskError) in
      DispatchQueue.global().async {
        let disk = PosixDisk(onWait: { _ in isWaiting.signal() })
        try? disk.withLock(on: path) { () throws(DiskError) in
          // A third one has to wait for it.
          let isLocked = DispatchSemaphore(value: 0)
          DispatchQueue.global().async {
            try? PosixDisk(onWait: { _ in isLocked.signal() }).withLock(on: path) {}
          }
          #expect(isLocked.wait(timeout: .now() + 600) == .success)
        }
        isDone.signal()
      }
      isWaiting.wait()
      try disk.remove(path)
      try disk.makeFolder(path)
    }
    isDone.wait()
  }
}
