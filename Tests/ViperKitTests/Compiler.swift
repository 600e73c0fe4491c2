import Foundation

/// The files of `Sources/ViperKit`.
enum ViperKitSources {
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let target = package.appendingPathComponent("Sources/ViperKit")

  /// The texts of these folders of `Modules`, each in the order of its file names.
  static func read(_ folders: [String]) throws -> [(name: String, text: String)] {
    try folders.flatMap { folder in
      let url = target.appendingPathComponent("Modules").appendingPathComponent(folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
      return try names.map { name in
        (name, try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8))
      }
    }
  }

  /// The paths of all files of the target.
  static func paths() throws -> [String] {
    let relative = try FileManager.default.subpathsOfDirectory(atPath: target.path)
    return relative.filter { $0.hasSuffix(".swift") }.sorted().map {
      target.appendingPathComponent($0).path
    }
  }

  /// What the generator makes of a file for the user's own target.
  static func withoutAccess(_ text: some StringProtocol) -> String {
    ["public ", "open ", "package "].reduce(String(text)) {
      $0.replacingOccurrences(of: $1, with: "")
    }
  }
}

/// The Swift compiler as a process.
enum Compiler {
  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("viper-kit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// All that the compiler says of these files as one module; data races included.
  static func check(
    _ files: [String], in folder: URL, options: [String] = []
  ) throws -> String {
    let output = folder.appendingPathComponent("out.sil").path
    return try run(
      ["-swift-version", "6", "-warnings-as-errors", "-wmo", "-emit-sil", "-o", output]
        + options + files)
  }

  /// Runs the compiler and returns all that it prints; a failure without a word is also one.
  static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-parse-as-library"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    return process.terminationStatus == 0 || !text.isEmpty ? text : "failed"
  }
}
