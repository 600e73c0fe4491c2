import Foundation
import TestTools
import Testing

@testable import ViperCommandLine
@testable import viper_gen

/// Command lines with mistakes, in `Usage.txt`, each with all that is printed on stderr.
///
/// To record changed messages: `VIPER_GEN_RECORD=1 swift test --filter UsageTests`.
struct UsageTests {
  static let rows = RecordedCase.all(in: "Usage.txt")

  @Test(arguments: rows)
  func aUsageErrorExplainsTheFix(row: RecordedCase) throws {
    let screen = Screen.after(row.input)
    try row.expect(screen.errors)
    #expect(screen == Screen(errors: screen.errors, code: .failure))
    let parsed = ArgumentParser(table: .everything).parse(words(of: row.input))
    guard case .rejected(let diagnostics) = parsed.outcome else {
      Issue.record("not rejected")
      return
    }
    #expect(diagnostics.map(\.id) == row.ids)
  }

  @Test func everyProblemHasARow() throws {
    let shown = Set(Self.rows.flatMap(\.ids))
    let path = "Sources/ViperCommandLine/Arguments/Parsing/UsageDiagnostics.swift"
    let text = try String(contentsOf: Toolchain.repository.appending(path: path), encoding: .utf8)
    let ids = Set(text.matches(of: /\bid: "([^"]+)"/).map { String($0.1) })
    #expect(ids.subtracting(shown).sorted() == [])
  }

  @Test func noArgumentsPrintAShortUsage() {
    let screen = Screen.after("", table: CommandTable(commands: [.new, .templatesList, .help]))
    #expect(
      screen
        == Screen(
          errors: """
            Usage: viper-gen COMMAND [options]
            Commands: new, templates, help
            See 'viper-gen help'.

            """, code: .failure))
  }

  @Test func aPackThatCannotBeReadEndsTheRunAndALongWordIsCut() {
    #expect(
      Screen.after("new A --pack broken --display-logic x")
        == Screen(errors: "viper-gen: error: the pack is broken [broken-pack]\n", code: .failure))
    let errors = Screen.after("check --" + String(repeating: "x", count: 5000)).errors
    #expect(errors.count < 300)
    #expect(errors.contains("…'"))
  }

  @Test(arguments: [
    "generate", "new", "--into", "--into=", "--ui=x", "-", "--", "-n", "-nx", "--no-", "--=", "-=",
    "--\u{301}", "-\u{301}", "=\u{301}", "--into=\u{301}", "", "🐍", "templates", "help", "-hV",
  ])
  func noArrangementOfWordsCrashes(word: String) {
    let others = ["generate", "--into", "", "--", "templates"]
    for first in others {
      for last in others {
        _ = ArgumentParser(table: .everything).parse([first, word, last])
        _ = ArgumentParser(table: .everything).parse([word, first, word, last])
      }
    }
  }
}
