import Foundation

/// A finished process and its output.
package struct Subprocess {
  package let output: String
  package let errors: String
  package let status: Int32

  /// The tool that was built with the tests.
  ///
  /// On a Mac, the tests are a bundle in the same folder. On Linux, they are a program.
  package static var viperGen: String {
    get throws { built("viper-gen") }
  }

  /// The tool that the build plugin runs.
  package static var viperGenBuild: String { built("viper-gen-build") }

  private static func built(_ program: String) -> String {
    let tests = Bundle(for: TestFolder.self).bundleURL.resolvingSymlinksInPath()
    let products = tests.pathExtension == "xctest" ? tests.deletingLastPathComponent() : tests
    return products.appendingPathComponent(program).path
  }

  /// A program of the examples.
  ///
  /// - Parameter redirection: a shell's redirection of the streams, such as `>&-`.
  package init(
    example name: String, _ arguments: [String] = [], input: String = "", redirection: String = ""
  ) throws {
    try self.init(
      "/bin/sh",
      ["-c", "exec \"$0\" \"$@\" \(redirection)", Self.built(name)] + arguments, input: input)
  }

  /// The path of the first program of this name in `PATH`.
  package static func find(_ program: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a program. Both streams are files, because a full pipe would block the program.
  ///
  /// - Parameter limit: the seconds after which the program is killed.
  package init(
    _ program: String, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String] = [:], input: String? = nil, limit: Double = 1800
  ) throws {
    let files = try TestFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = try input.map { try files.reader("input", $0) } ?? .nullDevice
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
