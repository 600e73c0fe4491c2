import Foundation
import Testing

@testable import ViperGeneration

/// Asks `swift format` itself.
///
/// Random sources go through one pass of the layout and through `swift format`, all files in one
/// process; the bytes must be the same. With `VIPER_GEN_LONG=1` there are many more of them.
struct LayoutOracleTests {
  struct Style: CustomTestStringConvertible, Sendable {
    let lineLength: Int
    let indentation: LayoutStyle.Indentation
    let firstSeed: UInt64

    var testDescription: String { "\(lineLength) columns, \(indentation)" }

    var layoutStyle: LayoutStyle {
      LayoutStyle(lineLength: lineLength, indentation: indentation)
    }

    var json: String {
      switch indentation {
      case .spaces(let count): #"{ "spaces": \#(count) }"#
      case .tabs(let count): #"{ "tabs": \#(count) }"#
      }
    }
  }

  static let isLong = ProcessInfo.processInfo.environment["VIPER_GEN_LONG"] == "1"
  static let isAvailable = FormatTool.path != nil

  static let styles = [
    Style(lineLength: 100, indentation: .spaces(2), firstSeed: 0),
    Style(lineLength: 120, indentation: .spaces(4), firstSeed: 100_000),
    Style(lineLength: 80, indentation: .tabs(1), firstSeed: 200_000),
  ]

  @Test(.enabled(if: isAvailable), arguments: styles)
  func onePassIsWhatSwiftFormatMakes(_ style: Style) throws {
    let count: UInt64 = Self.isLong ? 1_200 : 8
    let layout = SwiftLayout(style.layoutStyle)
    let sources = (style.firstSeed..<(style.firstSeed + count)).map {
      (name: "seed-\($0).swift", text: SourceGenerator.source(seed: $0))
    }
    let formatted = try FormatTool.format(sources, style: style)
    for source in sources {
      let printed = layout.printOnce(Array(source.text.utf8))?.text ?? []
      let text = String(decoding: printed, as: UTF8.self)
      #expect(formatted[source.name] == text, "\(source.name)")
    }
  }

  /// Looking at lines first gives the same text as printing all of it.
  @Test(arguments: styles)
  func linesGiveWhatTheWholeGives(_ style: Style) {
    let layout = SwiftLayout(style.layoutStyle)
    let count: UInt64 = Self.isLong ? 1_000 : 8
    var differences: [UInt64] = []
    for seed in style.firstSeed..<(style.firstSeed + count) {
      let source = Array(SourceGenerator.source(seed: seed).utf8)
      guard let once = layout.printOnce(source), !once.mayChangeAgain else { continue }
      if layout.layout(source) != once.text { differences.append(seed) }
    }
    #expect(differences.isEmpty)
  }
}

/// The `swift-format` of the toolchain.
enum FormatTool {
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/swift-format" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }()

  struct Failure: Error {
    let status: Int32
  }

  /// Formats sources in a folder of their own, with all rules off that change more than layout.
  static func format(
    _ sources: [(name: String, text: String)], style: LayoutOracleTests.Style
  ) throws -> [String: String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("viper-layout-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for source in sources {
      try Data(source.text.utf8).write(to: folder.appendingPathComponent(source.name))
    }
    let configuration = folder.appendingPathComponent("configuration.json")
    try Data(try configurationText(style).utf8).write(to: configuration)
    _ = try run([
      "format", "-i", "-r", "-p", "--configuration", configuration.path, folder.path,
    ])
    var texts: [String: String] = [:]
    for source in sources {
      texts[source.name] = String(
        decoding: try Data(contentsOf: folder.appendingPathComponent(source.name)), as: UTF8.self)
    }
    return texts
  }

  private static func configurationText(_ style: LayoutOracleTests.Style) throws -> String {
    let dump = try run(["dump-configuration"])
    let object = try JSONSerialization.jsonObject(with: dump) as? [String: Any]
    let rules = (object?["rules"] as? [String: Any] ?? [:]).keys.sorted()
    let off = rules.map { "\"\($0)\": false" }.joined(separator: ", ")
    return """
      { "version": 1, "lineLength": \(style.lineLength), "indentation": \(style.json),
        "rules": { \(off) } }
      """
  }

  private static func run(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(status: process.terminationStatus)
    }
    return data
  }
}
