import Foundation

/// A program run to its end, with what it said.
struct Subprocess {
  let output: String
  let errors: String
  let status: Int32

  /// The tool that was built beside the tests. On a Mac the tests are a bundle beside it, and the
  /// program that runs them lies elsewhere; on Linux they are a program themselves.
  static var viperGen: String {
    get throws {
      let tests = Bundle(for: TemporaryFolder.self).bundleURL.resolvingSymlinksInPath()
      let products = tests.pathExtension == "xctest" ? tests.deletingLastPathComponent() : tests
      return products.appending(path: "viper-gen").path
    }
  }

  /// The first folder of `PATH` that holds the program, or nil: for tests that need a shell that not
  /// every machine has.
  static func find(_ program: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Both streams go through files: a pipe that nobody reads in time would block the program. One
  /// that hangs is killed after `limit` seconds, and so fails the test that started it.
  init(
    _ program: String, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String] = [:], limit: Double = 120
  ) throws {
    let files = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try files.writer("output")
    process.standardError = try files.writer("errors")
    try process.run()
    let identifier = process.processIdentifier
    let watch = DispatchWorkItem { endProcess(identifier) }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: watch)
    process.waitUntilExit()
    watch.cancel()
    output = try files.text("output")
    errors = try files.text("errors")
    status = process.terminationStatus
  }
}

/// A path as a process sees its working folder. Foundation would shorten `/private/var` to `/var`.
func realPath(_ path: String) throws -> String {
  guard let real = pathWithoutLinks(path) else { throw CocoaError(.fileNoSuchFile) }
  return real
}

/// A folder of its own for a test, gone with it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "viper-gen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func writer(_ name: String) throws -> FileHandle {
    try Data().write(to: url.appending(path: name))
    return try FileHandle(forWritingTo: url.appending(path: name))
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  func add(_ name: String, _ text: String = "") throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
  }
}
