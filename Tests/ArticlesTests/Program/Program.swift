import Foundation

/// A run of the program `articles` to its end.
struct Program {
  let output: String
  let errors: String
  let status: Int32

  static var hasFullDevice: Bool { FileManager.default.fileExists(atPath: "/dev/full") }

  /// - Parameters:
  ///   - input: all that it reads; the end comes after it.
  ///   - redirection: what the shell does to the streams, as `>&-`.
  init(_ arguments: [String] = [], input: String = "", redirection: String = "") throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("articles-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files, since a pipe that nobody reads in time would block the program.
    let files = ["input", "output", "errors"].map { folder.appendingPathComponent($0) }
    try Data(input.utf8).write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }
    let process = Process()
    // The tests are a bundle beside the program on a Mac, and a program of that folder on Linux.
    let tests = Bundle(for: LoopbackServer.self).bundleURL.resolvingSymlinksInPath()
    let products = tests.pathExtension == "xctest" ? tests.deletingLastPathComponent() : tests
    let program = products.appendingPathComponent("articles")
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exec \"$0\" \"$@\" \(redirection)", program.path] + arguments
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    output = try String(contentsOf: files[1], encoding: .utf8)
    errors = try String(contentsOf: files[2], encoding: .utf8)
    status = process.terminationStatus
  }
}
