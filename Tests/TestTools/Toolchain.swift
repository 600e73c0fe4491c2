import Foundation
import Testing

/// The Swift compiler and `swift format` as processes.
package enum Toolchain {
  /// The folder of this repository.
  package static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  package static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("viper-gen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Writes files by their path below a folder; returns the absolute paths of the Swift ones.
  package static func write(_ files: [String: String], in folder: URL) throws -> [String] {
    for (path, text) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: false, encoding: .utf8)
    }
    return files.keys.filter { $0.hasSuffix(".swift") }.sorted().map {
      folder.appendingPathComponent($0).path
    }
  }

  package static func check(
    _ files: [String], in folder: URL, options: [String] = [], isDebug: Bool = true
  ) throws -> String {
    let output = folder.appendingPathComponent("out.sil").path
    return try run(
      [
        "swiftc", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors", "-wmo",
        "-emit-sil", "-o", output,
      ] + (isDebug ? ["-D", "DEBUG"] : []) + options + files)
  }

  package static func expectToCompile(
    _ files: [String: String], options: [String] = [],
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = try check(write(files, in: folder), in: folder, options: options)
    #expect(output.isEmpty, "\(output)", sourceLocation: location)
  }

  package static func emit(
    _ module: String, _ files: [String], in folder: URL, options: [String] = []
  ) throws -> String {
    try run(
      [
        "swiftc", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors", "-wmo",
        "-emit-module", "-module-name", module, "-package-name", "app", "-I", folder.path,
        "-emit-module-path", folder.appendingPathComponent("\(module).swiftmodule").path,
      ] + options + files)
  }

  /// The folder with ViperKit's Swift module, which is compiled once.
  package static let viperKit = Result {
    let folder = repository.appending(path: ".build/compiled")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let output = try emit("ViperKit", sources("Sources/ViperKit"), in: folder)
    try #require(output.isEmpty, "\(output)")
    return folder.path
  }

  /// The absolute paths of the Swift files below a folder of this repository.
  package static func sources(_ folder: String) throws -> [String] {
    let url = repository.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { url.appendingPathComponent($0).path }
  }

  /// Runs a tool and returns all that it prints; a failure without a word is also one.
  package static func run(_ arguments: [String]) throws -> String {
    let process = try Subprocess("/usr/bin/env", arguments)
    let text = process.output + process.errors
    return process.status == 0 || !text.isEmpty ? text : "failed"
  }
}
