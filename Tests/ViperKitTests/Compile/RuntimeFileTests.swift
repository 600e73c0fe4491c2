import Foundation
import TestTools
import Testing

/// `runtime: file` renders `Sources/ViperKit/Modules` as one file of the user's own target.
@Suite(.serialized, .processesInTurn) struct RuntimeFileTests {
  static let uikit = ["Alerts", "App", "AppUIKit", "Failures", "Headless", "UIKit"]
  static let swiftui = ["Alerts", "App", "AppSwiftUI", "Failures", "SwiftUI"]
  static let all = uikit + ["AppSwiftUI", "SwiftUI", "UIKit+SwiftUI"]
  static let onMainActor = ["-default-isolation", "MainActor"]

  @Test(
    arguments: casesToRun(
      [(uikit, []), (uikit, onMainActor), (swiftui, onMainActor), (all, [])], every: 4))
  func theJoinedFilesCompileWithoutAWarning(_ folders: [String], _ options: [String]) throws {
    let folder = try Toolchain.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let joined = folder.appendingPathComponent("ViperKit.swift")
    let text = try ViperKitSources.read(folders).map { ViperKitSources.withoutAccess($0.text) }
      .joined()
    try text.write(to: joined, atomically: true, encoding: .utf8)
    let user = folder.appendingPathComponent("User.swift")
    try Self.user.write(to: user, atomically: true, encoding: .utf8)
    let files = folders.contains("UIKit") ? [joined.path, user.path] : [joined.path]

    let output = try Toolchain.check(files, in: folder, options: options)
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
    for source in try ViperKitSources.read(Self.all) {
      for line in source.text.split(separator: "\n")
      where ViperKitSources.withoutAccess(line) != line {
        let words = line.split(separator: " ")
        #expect(
          words.prefix(4).contains { ["public", "open", "package"].contains($0) }
            && !line.contains("//"),
          "\(source.name): \(line)")
        #expect(
          ViperKitSources.withoutAccess(line).filter { $0 == "\"" }.count
            == line.filter { $0 == "\"" }.count)
      }
    }
  }

  @Test func importsAreAtTheTop() throws {
    for source in try ViperKitSources.read(Self.all) {
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
}
