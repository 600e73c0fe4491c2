import Foundation
import TestTools
import Testing

@testable import ViperCommandLine
@testable import viper_gen

/// After a change: `VIPER_GEN_RECORD=1 swift test --filter ReferenceTests`.
struct ReferenceTests {
  static let folder = Toolchain.repository
    .appending(path: "Sources/viper-gen/Documentation.docc/Reference")

  /// Every command and option is on the page of commands, which is as recorded.
  @Test func thePageOfCommandsIsComplete() throws {
    let page = Screen.after("manual --format markdown", table: ViperGen.table).output
    try expectRecorded(page, at: Self.folder.appending(path: "Commands.md"))
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

  @Test func theFirstPageNamesAllPagesAndNoneIsStale() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(found.sorted() == ["Commands.md", "ConfigKeys.md", "PackKeys.md", "SpecKeys.md"])
    let catalog = Self.folder.deletingLastPathComponent()
    let first = try String(contentsOf: catalog.appending(path: "viper-gen.md"), encoding: .utf8)
    for case let path as String in FileManager.default.enumerator(atPath: catalog.path)?.allObjects
      ?? []
    where path.hasSuffix(".md") && path != "viper-gen.md" {
      #expect(first.contains("](\(path))"), "\(path)")
    }
  }
}
