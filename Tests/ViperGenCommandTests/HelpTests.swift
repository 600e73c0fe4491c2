import Foundation
import TestTools
import Testing

@testable import ViperCommandLine
@testable import viper_gen

/// The help of each command is a file of the folder `Help`.
///
/// After a change: `VIPER_GEN_RECORD=1 swift test --filter HelpTests`, then read the difference.
@Suite(.serialized, .inTurn) struct HelpTests {
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

  @Test(arguments: expected.keys.sorted())
  func helpIsAsRecorded(file: String) throws {
    let text = try #require(Self.expected[file])
    try expectRecorded(text, at: Self.folder.appending(path: file))
  }

  @Test func noRecordedHelpIsStale() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(found.sorted() == Self.expected.keys.sorted())
  }

  @Test func helpFitsEightyColumns() {
    let help = HelpText(table: .everything)
    let topics = [HelpTopic.overview, .group("templates"), .group("export")]
    for topic in topics + Command.allCases.map({ .command($0) }) {
      for line in help.text(for: topic).split(separator: "\n") {
        #expect(line.count <= 80, "\(topic)")
        #expect(line.last != " ", "\(topic)")
      }
    }
    for line in help.shortUsage.split(separator: "\n") { #expect(line.count <= 80) }
  }

  @Test func everyHelpHasTheSameSections() {
    for command in Command.allCases {
      let text = HelpText(table: .everything).text(for: .command(command))
      let titles = text.split(separator: "\n").filter { !$0.hasPrefix(" ") && $0.hasSuffix(":") }
      #expect(
        titles.filter { $0 != "Arguments:" && $0 != "Options that can be repeated:" }
          == ["Usage:", "Options:", "Examples:", "Exit status:"], "\(command)")
    }
  }

  @Test func helpOfAGroupListsItsCommands() {
    #expect(
      Screen.after("help export").output == """
        viper-gen export: create templates for other tools

        Usage:
          viper-gen export xcode [options]

        Commands:
          export xcode  create an Xcode file template for new modules

        Options:
          -C, --directory DIR  run in this folder
              --color WHEN     when to use color: auto, always or never
          -h, --help           show help and exit
          -V, --version        show the version and exit

        Examples:
          viper-gen export xcode
              create a template for Xcode's New File dialog

        Exit status:
          0  success
          1  errors
          2  bad usage, or a file that can't be read or written

        To see the options of a command, run 'viper-gen help export xcode'.

        """)
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
