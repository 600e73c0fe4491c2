import Foundation

/// A folder for one test in the real file system. It is deleted with this object.
package final class TestFolder {
  /// Absolute, without symbolic links in it.
  package let path: String

  package init() throws {
    let name = "viper-gen-\(UUID().uuidString)"
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    // Foundation would shorten `/private/var` to `/var`, which is a link on a Mac.
    guard let real = pathWithoutLinks(url.path) else { throw CocoaError(.fileNoSuchFile) }
    path = real
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      // A test of permissions has taken them away.
      _ = try? shell("chmod -R u+rwx .")
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  package var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

  /// The absolute path of a file in the folder.
  package func callAsFunction(_ name: String) -> String { path + "/" + name }

  // MARK: - Files by their path in the folder

  package func write(_ bytes: [UInt8], to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  package func add(_ name: String, _ text: String = "") throws {
    try write(Array(text.utf8), to: name)
  }

  package func fill(_ files: [String: String]) throws {
    for (name, text) in files { try add(name, text) }
  }

  package func read(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url.appendingPathComponent(name)))
  }

  package func text(_ name: String) throws -> String {
    String(decoding: try read(name), as: UTF8.self)
  }

  package func writer(_ name: String) throws -> FileHandle {
    try add(name)
    return try FileHandle(forWritingTo: url.appendingPathComponent(name))
  }

  package func reader(_ name: String, _ text: String) throws -> FileHandle {
    try add(name, text)
    return try FileHandle(forReadingFrom: url.appendingPathComponent(name))
  }

  /// The sorted paths of all files and folders in the folder.
  package var names: [String] {
    (FileManager.default.subpaths(atPath: path) ?? []).sorted()
  }

  package func permissions(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: self(name))
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
  }

  // MARK: - Processes in the folder

  @discardableResult
  package func shell(_ command: String) throws -> Int32 {
    try Subprocess("/bin/sh", ["-c", command], in: url).status
  }

  package func run(_ command: [String]) throws -> (status: Int32, output: String) {
    let process = try Subprocess("/usr/bin/env", command, in: url)
    return (process.status, process.output + process.errors)
  }
}
