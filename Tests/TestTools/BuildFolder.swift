import Foundation

/// A folder in which SwiftPM builds the packages of tests, one after the other.
///
/// Code that the packages share, such as ViperKit, is compiled once.
package final class BuildFolder: Sendable {
  private let path: String
  private let lock: Int32

  /// Locks an unused folder until this object is released.
  package init() throws {
    let folders = Toolchain.repository.appending(path: ".build/packages")
    var number = 1
    while true {
      let folder = folders.appending(path: "\(number)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let lock = open(folder.appending(path: "lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
      guard lock >= 0 else { throw CocoaError(.fileWriteUnknown) }
      if flock(lock, LOCK_EX | LOCK_NB) == 0 {
        (path, self.lock) = (folder.path, lock)
        // SwiftPM would use the previous package's plan for the next package.
        unlink(folder.appending(path: "debug.yaml").path)
        return
      }
      let isTaken = errno == EWOULDBLOCK
      close(lock)
      guard isTaken else { throw CocoaError(.fileLocking) }
      number += 1
    }
  }

  deinit { close(lock) }

  /// For programs that start SwiftPM.
  package var environment: [String: String] { ["SWIFTPM_BUILD_DIR": path] }

  /// Runs `swift build` or `swift test` in a package, with warnings as errors.
  package func swift(_ verb: String, in package: URL) throws -> Subprocess {
    try Subprocess(
      "/usr/bin/env", ["swift", verb, "-Xswiftc", "-warnings-as-errors"], in: package,
      environment: environment)
  }
}
