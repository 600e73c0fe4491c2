import Foundation
import TestTools
import Testing

@testable import ExamplesTerminal

@MainActor
struct TypedCommandTests {
  private let commands = ["home", "home team", "open"].map { name in
    TerminalCommand(name, "TEXT", "says it back") { [name + ":" + $0] }
  }

  @Test(arguments: [
    ("open 3", ["open:3"]), ("OPEN", ["open:"]),
    ("home  team  The Owls ", ["home:team  The Owls "]),
    ("home team The Owls", ["home team:The Owls"]), ("home teams", ["home:teams"]),
  ])
  func theLongestNameCounts(_ line: String, _ result: [String]) throws {
    let typed = try #require(TypedCommand(line, among: commands))
    #expect(try typed.perform().map { $0.trimmed } == result.map(\.trimmed))
  }

  @Test(arguments: ["", "opens", "ope", "team"])
  func aLineWithAnUnknownNameIsNotACommand(_ line: String) {
    #expect(TypedCommand(line, among: commands) == nil)
  }

  @Test(arguments: [
    ("opn 3", "'opn' is no command here; did you mean 'open'?"),
    ("fly", "'fly' is no command here; 'help' lists them"),
  ])
  func aNearMissIsNamed(_ line: String, _ message: String) {
    #expect(TypedCommand.unknown(line, names: commands.map(\.name)).message == message)
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
