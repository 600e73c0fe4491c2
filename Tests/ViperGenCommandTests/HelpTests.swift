import Foundation
import TestTools
import Testing

@testable import ViperCommandLine
@testable import viper_gen

/// The help of each command is a file of the folder `Help`.
///
/// After a change: `VIPER_GEN_RECORD=1 swift test --filter HelpTests`, then read the difference.
struct HelpTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Help")

  /// The file names and texts that there should be.
  static var expected: [String: String] {
    let help = HelpText(table: ViperGen.table)
    var texts = ["viper-gen.txt": help.text(for: .overview)]
    for command in ViperGen.table.commands {
      texts[fileName(command.name)] = help.text(for: .command(command))
    }
    for group in ViperGen.table.groups { texts[fileName(group)] = help.text(for: .group(group)) }
    return texts
  }

  private static func fileName(_ name: String) -> String {
    name.split(separator: " ").joined(separator: "-") + ".txt"
  }

  /// No recorded file is stale.
  @Test func helpIsAsRecorded() throws {
    let expected = Self.expected
    for (file, text) in expected {
      try expectRecorded(text, at: Self.folder.appending(path: file))
    }
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(found.sorted() == expected.keys.sorted())
  }

  @Test func helpFitsEightyColumnsAndHasTheSameSections() {
    let help = HelpText(table: .everything)
    let topics = [HelpTopic.overview, .group("templates"), .group("export")]
    for topic in topics + Command.allCases.map({ .command($0) }) {
      for line in help.text(for: topic).split(separator: "\n") {
        #expect(line.count <= 80, "\(topic)")
        #expect(line.last != " ", "\(topic)")
      }
    }
    for line in help.shortUsage.split(separator: "\n") { #expect(line.count <= 80) }
    for command in Command.allCases {
      let text = help.text(for: .command(command))
      let titles = text.split(separator: "\n").filter { !$0.hasPrefix(" ") && $0.hasSuffix(":") }
      #expect(
        titles.filter { $0 != "Arguments:" && $0 != "Options that can be repeated:" }
          == ["Usage:", "Options:", "Examples:", "Exit status:"], "\(command)")
    }
  }

  @Test func helpShowsTheUIOfThePackInUse() {
    #expect(Screen.after("new --help").output.contains("uikit, swiftui or none"))
    #expect(Screen.after("new --pack vip --help").output.contains("uikit or none"))
  }

  @Test(arguments: [
    ("one two", 0, 0, "one two\n"),
    (String(repeating: "x", count: 79) + " y", 0, 2, String(repeating: "x", count: 79) + "\n  y\n"),
    (String(repeating: "x", count: 78) + " y", 0, 2, String(repeating: "x", count: 78) + " y\n"),
    (String(repeating: "x", count: 99), 2, 2, "  " + String(repeating: "x", count: 99) + "\n"),
    ("", 2, 2, "  \n"),
  ])
  func textIsWrappedAtSpaces(text: String, indent: Int, hanging: Int, expected: String) {
    #expect(wrapped(text, indent: indent, hanging: hanging) == expected)
  }
}
