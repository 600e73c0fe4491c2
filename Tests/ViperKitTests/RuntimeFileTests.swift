import Foundation
import Testing

/// `runtime: file` renders `Sources/ViperKit/Modules` as one file of the user's own target.
@Suite struct RuntimeFileTests {
  /// The folders that a project needs, by what its modules are.
  static let flavours = [
    ["Failures", "Headless", "UIKit"],
    ["Failures", "SwiftUI"],
    ["Failures", "Headless", "UIKit", "SwiftUI"],
  ]

  @Test(arguments: flavours, [[], ["-default-isolation", "MainActor"]])
  func theJoinedFilesCompileWithoutAWarning(_ folders: [String], _ options: [String]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("viper-kit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let joined = folder.appendingPathComponent("ViperKit.swift")
    let text = try Self.sources(in: folders).map { Self.withoutAccess($0.text) }.joined()
    try text.write(to: joined, atomically: true, encoding: .utf8)
    let user = folder.appendingPathComponent("User.swift")
    try Self.user.write(to: user, atomically: true, encoding: .utf8)
    let files = folders.contains("UIKit") ? [joined.path, user.path] : [joined.path]

    let output = try Self.run(
      [
        "swiftc", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-wmo",
        "-emit-sil",
      ]
        + ["-o", folder.appendingPathComponent("out.sil").path] + options + files)
    #expect(output.isEmpty, "\(output)")
  }

  /// Members as modules have them, which must not collide with those of the stand-ins.
  static let user = """
    #if !canImport(UIKit)
      final class OwnView: UIViewController {
        var presenter: String = ""
        var presented = 0
        var container = UIView()
        var output = 0
        var name = ""
        var state = 0
        func show() {}
        func adopt(_ child: UIViewController) {}
      }

      final class OwnBox: UIView {
        var owner = 0
        func attach(_ view: UIView) {}
      }
    #endif
    """

  @Test func removingAccessTouchesDeclarationsOnly() throws {
    for source in try Self.sources(in: Self.flavours[2]) {
      for line in source.text.split(separator: "\n") where Self.withoutAccess(line) != line {
        let words = line.split(separator: " ")
        #expect(
          words.prefix(4).contains { ["public", "open", "package"].contains($0) }
            && !line.contains("//"),
          "\(source.name): \(line)")
        #expect(
          Self.withoutAccess(line).filter { $0 == "\"" }.count == line.filter { $0 == "\"" }.count)
      }
    }
  }

  @Test func importsStandAtTheTop() throws {
    for source in try Self.sources(in: Self.flavours[2]) {
      var isTop = true
      for line in source.text.split(separator: "\n") {
        let line = line.drop { $0 == " " }
        if line.hasPrefix("import ") {
          #expect(isTop, "\(source.name): \(line)")
        } else if !line.hasPrefix("#") && !line.hasPrefix("//") {
          isTop = false
        }
      }
    }
  }

  static let modules = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/ViperKit/Modules")

  static func sources(in folders: [String]) throws -> [(name: String, text: String)] {
    try folders.flatMap { folder in
      let url = modules.appendingPathComponent(folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
      return try names.map { name in
        (name, try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8))
      }
    }
  }

  static func withoutAccess(_ text: some StringProtocol) -> String {
    ["public ", "open ", "package "].reduce(String(text)) {
      $0.replacingOccurrences(of: $1, with: "")
    }
  }

  /// Runs a command and returns all that it prints; a failure without a word is also one.
  static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
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
