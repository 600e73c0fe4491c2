import Foundation
import TestTools
import Testing

@testable import SwiftLayout

/// Asks `swift format` itself: it changes nothing in what was laid out.
///
/// Random statements in several styles, a folder a style, all in one process. With
/// `VIPER_GEN_LONG=1` there are many more of them.
@Suite struct SwiftFormatTests {
  static let styles = [(100, 2), (80, 2), (120, 2), (100, 4), (80, 4), (120, 4)]

  @Test func itLeavesRandomStatementsAsTheyAre() throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("viper-layout-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    var texts: [URL: String] = [:]
    for (number, (lineLength, spaces)) in Self.styles.enumerated() {
      let folder = root.appendingPathComponent("\(lineLength)-\(spaces)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Self.configuration(lineLength, spaces)
        .write(
          to: folder.appendingPathComponent(".swift-format"), atomically: false, encoding: .utf8)
      let layout = SwiftLayout(
        LayoutStyle(lineLength: lineLength, indentation: .spaces(spaces)))
      let first = UInt64(number) * 100_000
      for seed in first..<(first + (runsLongTests ? 1_000 : 20)) {
        let text = layout.layout(Array(StatementMaker.file(seed: seed).utf8))
        let url = folder.appendingPathComponent("Seed\(seed).swift")
        texts[url] = String(decoding: text, as: UTF8.self)
        try Data(text).write(to: url)
      }
    }
    try Self.format(root)
    var changed: [String] = []
    for (url, text) in texts where try String(contentsOf: url, encoding: .utf8) != text {
      changed.append(
        "\(url.deletingLastPathComponent().lastPathComponent)/\(url.lastPathComponent)")
    }
    #expect(changed.sorted() == [])
  }

  /// No rules: the names are random, and only the layout counts.
  private static func configuration(_ lineLength: Int, _ spaces: Int) -> String {
    """
    {
      "version": 1, "lineLength": \(lineLength), "indentation": { "spaces": \(spaces) },
      "rules": { "IdentifiersMustBeASCII": false }
    }
    """
  }

  private static func format(_ folder: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "format", "format", "--in-place", "--parallel", "--recursive", folder.path,
    ]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
