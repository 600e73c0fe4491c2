import Foundation
import TestTools
import Testing

@testable import ViperCommandLine

/// A copy of the package in `Consumer`, which uses the plugins.
///
/// It is in this package's build folder, and the next run uses its build again.
struct ConsumerPackage {
  static let repository = Toolchain.repository

  private static let dependency = #".package(name: "viper-gen", path: "VIPER_GEN_PACKAGE")"#
  private static let source = repository.appending(path: "Tests/ViperGenCommandTests/Consumer")

  let folder: URL
  private let scratch: URL

  /// - Parameters:
  ///   - name: of the folder.
  ///   - dependency: how the manifest names viper-gen: `.package(…)`.
  init(_ name: String, dependency: String) throws {
    let place = Self.repository.appending(path: ".build/consumers/\(name)")
    folder = place.appending(path: "package")
    scratch = place.appending(path: "scratch")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Self.source, to: folder)
    try edit("Package.swift", replacing: Self.dependency, with: dependency)
  }

  static func dependency(path: String) -> String {
    dependency.replacingOccurrences(of: "VIPER_GEN_PACKAGE", with: path)
  }

  /// With the tool that these tests run, in a package that `.ci/release` makes: nothing has to be built
  /// for it.
  static func byBinary() throws -> ConsumerPackage {
    try ConsumerPackage("binary", dependency: dependency(path: released.get()))
  }

  private static let released = Result { try release() }

  private static func release() throws -> String {
    let place = path(inRepository: ".build/consumers/release")
    // Packing the debug binary takes seconds.
    let tool = path(inRepository: ".build/consumers/viper-gen")
    try FileManager.default.createDirectory(
      atPath: path(inRepository: ".build/consumers"), withIntermediateDirectories: true)
    let script = "#!/bin/sh\nexec '\(try Subprocess.viperGen)' \"$@\"\n"
    try script.write(toFile: tool, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
    let release = try Subprocess(
      path(inRepository: ".ci/release"), ["--of", tool, Version.current, place])
    try #require(release.status == 0, "\(release.output)\(release.errors)")
    #expect(release.output.contains(/checksum: [0-9a-f]{64}\n/), "\(release.output)")
    return place + "/package/viper-gen"
  }

  static func path(inRepository file: String) -> String {
    repository.appending(path: file).path
  }

  /// Runs a verb of `swift`. If SwiftPM itself crashes, which happens after some errors, it runs
  /// again.
  func swift(_ verb: String, _ arguments: [String] = []) throws -> Subprocess {
    func run() throws -> Subprocess {
      try Subprocess(
        "/usr/bin/env",
        ["swift", verb, "--scratch-path", scratch.path] + arguments,
        in: folder)
    }
    let first = try run()
    let crashed =
      first.errors.contains("*** Program crashed") && first.errors.contains(#""swift-\#(verb)":"#)
    return crashed ? try run() : first
  }

  func build(_ target: String? = nil) throws -> Build {
    // The compiler overlooks a file that changes twice in one second, and a step of the build
    // writes the file, so its date can't be set.
    let now = Date().timeIntervalSince1970
    Thread.sleep(forTimeInterval: now.rounded(.down) + 1 - now)
    let process =
      if let target { try swift("build", ["--target", target]) } else { try swift("build") }
    return Build(log: process.output + process.errors, status: process.status)
  }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  func write(_ name: String, _ text: String) throws {
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
  }

  func edit(_ name: String, replacing old: String, with new: String) throws {
    let text = try text(name)
    try #require(text.contains(old), "\(name)")
    try write(name, text.replacingOccurrences(of: old, with: new))
  }

  func rename(_ name: String, to newName: String) throws {
    try FileManager.default.moveItem(atPath: path(name), toPath: path(newName))
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }

  struct Build: CustomStringConvertible {
    let log: String
    let status: Int32

    var description: String { "\(log)\nstatus \(status)" }
    var isFine: Bool { status == 0 && !log.contains("warning:") }

    var steps: [String] { found(/Making the modules of (\w+)/) }

    /// The files that were compiled, sorted, without those of viper-gen itself.
    var compiled: [String] {
      found(/Compiling \w+ ([\w.]+)/).filter { $0.hasSuffix(".swift") }
    }

    private func found(_ pattern: Regex<(Substring, Substring)>) -> [String] {
      Set(log.matches(of: pattern).map { String($0.1) }).sorted()
    }
  }
}
