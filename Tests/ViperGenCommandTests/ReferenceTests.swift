import Foundation
import TestTools
import Testing

@testable import ViperCommandLine
@testable import ViperPack
@testable import viper_gen

/// After a change: `VIPER_GEN_RECORD=1 swift test --filter ReferenceTests`.
@Suite(.serialized, .inTurn) struct ReferenceTests {
  static let folder = Toolchain.repository
    .appending(path: "Sources/viper-gen/Documentation.docc/Reference")

  /// The command for each page.
  static let commands = [
    "Commands.md": "manual --format markdown",
    "ConfigKeys.md": "schema config --format markdown",
    "PackKeys.md": "schema pack --format markdown",
    "SpecKeys.md": "schema spec --format markdown",
  ]

  @Test(arguments: commands.keys.sorted())
  func aPageIsAsRecorded(file: String) throws {
    let url = Self.folder.appending(path: file)
    let command = try #require(Self.commands[file])
    let text = Screen.after(command, table: ViperGen.table).output
    if ProcessInfo.processInfo.environment["VIPER_GEN_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file)")
    }
    #expect((try? String(contentsOf: url, encoding: .utf8)) == text)
  }

  @Test(arguments: BuiltIn.packNames)
  func thePageOfASpecHasAColumnForThePack(_ name: String) {
    let page = Screen.after("schema spec --format markdown", table: ViperGen.table).output
    let heads = page.split(separator: "\n").filter { $0.hasPrefix("| key ") }
    #expect(heads.contains { $0.contains(" \(name) |") })
    let own = Screen.after("schema spec --pack \(name) --format markdown", table: ViperGen.table)
    for key in own.output.matches(of: /\n\| (`\w+`) \|/).map(\.1) {
      #expect(page.contains("\n| \(key) |"), "\(key)")
    }
  }

  @Test func noPageIsStale() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(found.sorted() == Self.commands.keys.sorted())
  }

  @Test func everyCommandAndOptionIsOnThePage() {
    let page = Screen.after("manual --format markdown", table: ViperGen.table).output
    let sections = page.components(separatedBy: "\n## viper-gen ")
    for command in Command.allCases {
      let section = sections.first { $0.hasPrefix(command.name + "\n") } ?? ""
      #expect(!section.isEmpty, "\(command)")
      for option in ViperGen.table.spec(of: command).spec.options {
        #expect(section.contains("\n| `\(option.written)` | "), "\(command) \(option.flag)")
      }
      for example in command.spec.examples {
        #expect(section.contains("| `\(example.command.replacing("|", with: "\\|"))` | "))
      }
    }
  }

  @Test func theFirstPageNamesAllPages() throws {
    let catalog = Self.folder.deletingLastPathComponent()
    let first = try String(contentsOf: catalog.appending(path: "viper-gen.md"), encoding: .utf8)
    for case let path as String in FileManager.default.enumerator(atPath: catalog.path)?.allObjects
      ?? []
    where path.hasSuffix(".md") && path != "viper-gen.md" {
      #expect(first.contains("](\(path))"), "\(path)")
    }
  }
}
