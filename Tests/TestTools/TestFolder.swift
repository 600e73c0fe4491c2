import Foundation

/// A folder of a test's own, gone afterwards.
package final class TestFolder {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("viper-gen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func write(_ bytes: [UInt8], to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  package func read(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url.appendingPathComponent(path)))
  }

  /// Runs a command in the folder; its output goes to a file, so that no pipe can fill up.
  package func run(_ command: [String]) throws -> (status: Int32, output: String) {
    let log = url.appendingPathComponent(".log-\(UUID().uuidString)")
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = url
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    let output = try String(decoding: Data(contentsOf: log), as: UTF8.self)
    try FileManager.default.removeItem(at: log)
    return (process.terminationStatus, output)
  }
}
