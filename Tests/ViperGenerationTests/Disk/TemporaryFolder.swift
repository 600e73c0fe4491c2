import Foundation

@testable import ViperGeneration
@testable import ViperProject

/// A folder of a test's own in the real file system, gone afterwards.
final class TemporaryFolder {
  /// Absolute, without symbolic links in it.
  let path: String

  init() throws {
    let name = "viper-gen-\(UUID().uuidString)"
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    // Foundation would shorten `/private/var` to `/var`, which is a link on a Mac.
    guard let real = pathWithoutLinks(url.path) else { throw CocoaError(.fileNoSuchFile) }
    path = real
  }

  deinit {
    _ = try? shell("chmod -R u+rwx .")
    try? FileManager.default.removeItem(atPath: path)
  }

  func callAsFunction(_ name: String) -> String { FilePath.join(path, name) }

  /// Writes files by their path in the folder.
  func fill(_ files: [String: String]) throws {
    for (name, text) in files {
      try FileManager.default.createDirectory(
        atPath: FilePath.folder(of: self(name)), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: self(name)))
    }
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: self(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The paths of all that lies in the folder, hidden or not, sorted.
  var names: [String] {
    (FileManager.default.subpaths(atPath: path) ?? []).sorted()
  }

  var permissions: (String) throws -> Int {
    { name in
      let attributes = try FileManager.default.attributesOfItem(atPath: self(name))
      return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
    }
  }

  /// The time of the last change and the number of the inode: another one means another file.
  func stamp(_ name: String) throws -> [String] {
    let attributes = try FileManager.default.attributesOfItem(atPath: self(name))
    return [
      "\((attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? -1)",
      "\(attributes[.systemFileNumber] ?? -1)",
    ]
  }

  @discardableResult
  func shell(_ command: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
