import Foundation
import TestTools
import Testing

@testable import ViperCommandLine
@testable import viper_gen

/// Bad command lines, each with all that stands on the standard error.
@Suite(.serialized, .inTurn) struct UsageTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let line: String
    let problems: [String]
    let errors: String
    var testDescription: String { line }

    init(_ line: String, _ problems: String..., errors: String) {
      self.line = line
      self.problems = problems
      self.errors = errors + "\n"
    }
  }

  @Test(arguments: rows)
  func aMistakeIsNamedWithWhatToTypeInstead(row: Row) {
    #expect(Screen.after(row.line) == Screen(errors: row.errors, code: .failure))
    let parsed = ArgumentParser(table: .everything).parse(words(of: row.line))
    guard case .rejected(let diagnostics) = parsed.outcome else {
      Issue.record("not rejected")
      return
    }
    #expect(diagnostics.map(\.id) == row.problems)
  }

  @Test func everyProblemHasARow() throws {
    let shown = Set(Self.rows.flatMap(\.problems))
    let path = "Sources/ViperCommandLine/Arguments/Parsing/UsageDiagnostics.swift"
    let text = try String(contentsOf: ReadmeTests.root.appending(path: path), encoding: .utf8)
    let ids = Set(text.matches(of: /\bid: "([^"]+)"/).map { String($0.1) })
    #expect(ids.subtracting(shown).sorted() == [])
  }

  @Test func nothingAtAllGivesAShortUsage() {
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

  @Test func aPackThatCannotBeReadEndsTheRunAlone() {
    #expect(
      Screen.after("new A --pack broken --display-logic x")
        == Screen(errors: "viper-gen: error: the pack is broken\n", code: .failure))
  }

  @Test func aVeryLongWordIsCut() {
    let errors = Screen.after("check --" + String(repeating: "x", count: 5000)).errors
    #expect(errors.count < 300)
    #expect(errors.contains("…'"))
  }

  @Test(arguments: [
    "generate", "new", "--into", "--into=", "--ui=x", "-", "--", "-n", "-nx", "--no-", "--=", "-=",
    "--\u{301}", "-\u{301}", "=\u{301}", "--into=\u{301}", "", "🐍", "templates", "help", "-hV",
  ])
  func noArrangementOfWordsTraps(word: String) {
    let others = ["generate", "new", "--into", "--view", "", "--", "templates", "-h", "help"]
    for first in others {
      for last in others {
        _ = ArgumentParser(table: .everything).parse([first, word, last])
        _ = ArgumentParser(table: .everything).parse([word, first, word, last])
      }
    }
  }
}

extension UsageTests {
  static let rows: [Row] = options + values + commands

  private static let options = [
    Row(
      "generate --dryrun", "unknown-option",
      errors: """
        viper-gen: error: unknown option '--dryrun'
           = help: did you mean '--dry-run'?
        """),
    Row(
      "generate --dry", "unknown-option",
      errors: """
        viper-gen: error: unknown option '--dry'
           = help: write '--dry-run' in full
        """),
    Row(
      "generate --no-dry-run", "unknown-option",
      errors: """
        viper-gen: error: unknown option '--no-dry-run'
           = help: leave '--dry-run' out
        """),
    Row(
      "generate --frobnicate", "unknown-option",
      errors: """
        viper-gen: error: unknown option '--frobnicate'
           = help: see 'viper-gen help generate'
        """),
    Row(
      "new A --itno Out --acess x", "unknown-option", "unknown-option",
      errors: """
        viper-gen: error: unknown option '--itno'
           = help: did you mean '--into'?
        viper-gen: error: unknown option '--acess'
           = help: did you mean '--access'?
        """),
    Row(
      "generate -nxq", "unknown-option",
      errors: """
        viper-gen: error: unknown option '-x' in '-nxq'
           = help: see 'viper-gen help generate'
        """),
    Row(
      "generate -x", "unknown-option",
      errors: """
        viper-gen: error: unknown option '-x'
           = help: see 'viper-gen help generate'
        """),
    Row(
      "generate -force", "unknown-option",
      errors: """
        viper-gen: error: unknown option '-force'
           = help: did you mean '--force'?
        """),
    Row(
      "--dry-run generate", "misplaced-option",
      errors: """
        viper-gen: error: '--dry-run' stands before the command
           = help: write it after the command
        """),
    Row(
      "--into Out generate", "misplaced-option",
      errors: """
        viper-gen: error: '--into' stands before the command
           = help: write it after the command
        """),
    Row(
      "new A --tests --no-tests", "contradicting-options",
      errors: """
        viper-gen: error: '--tests' and '--no-tests' contradict each other
           = help: keep one of them
        """),
  ]

  private static let values = [
    Row(
      "generate --into", "missing-value",
      errors: """
        viper-gen: error: '--into' needs a value, DIR
        """),
    Row(
      "generate --into --dry-run", "missing-value",
      errors: """
        viper-gen: error: '--into' needs a value, DIR, before '--dry-run'
           = help: if '--dry-run' is the value, write '--into=--dry-run'
        """),
    Row(
      "generate --into -nq", "missing-value",
      errors: """
        viper-gen: error: '--into' needs a value, DIR, before '-nq'
           = help: if '-nq' is the value, write '--into=-nq'
        """),
    Row(
      "generate --into= A", "empty-value",
      errors: """
        viper-gen: error: the value of '--into' is empty
        """),
    Row(
      "generate --into ''", "empty-value",
      errors: """
        viper-gen: error: the value of '--into' is empty
        """),
    Row(
      "generate --force=yes", "superfluous-value",
      errors: """
        viper-gen: error: '--force' takes no value, but is given 'yes'
           = help: write '--force' alone
        """),
    Row(
      "generate --into A --into=B", "repeated-option",
      errors: """
        viper-gen: error: '--into' is given twice, as 'A' and as 'B'
           = help: keep one of them
        """),
    Row(
      "generate --into=~/App", "bad-folder",
      errors: """
        viper-gen: error: '--into' is given '~/App', and no shell has replaced the '~'
           = help: write '--into' and the folder as two words, without quotes
        """),
    Row(
      "build --into a/../.git/hooks A.viper.json", "bad-folder",
      errors: """
        viper-gen: error: 'a/../.git/hooks' lies in '.git', the folder of a version control system
           = help: choose another folder for '--into'
        """),
    Row(
      "new A --ui switfui", "unknown-value",
      errors: """
        viper-gen: error: 'switfui' is no value of '--ui'
           = help: did you mean 'swiftui'?
        """),
    Row(
      "check --format=xml", "unknown-value",
      errors: """
        viper-gen: error: 'xml' is no value of '--format'
           = help: use 'text', 'json' or 'github'
        """),
    Row(
      "completions tcsh", "unknown-value",
      errors: """
        viper-gen: error: 'tcsh' is no value of 'SHELL'
           = help: use 'bash', 'zsh', 'fish', 'modules', 'packs' or 'diagnostics'
        """),
    Row(
      "check --format '\u{1B}[2J\n'", "unknown-value",
      errors: #"""
        viper-gen: error: '\u{1B}[2J\n' is no value of '--format'
           = help: use 'text', 'json' or 'github'
        """#),
  ]

  private static let commands = [
    Row(
      "genrate A", "unknown-command",
      errors: """
        viper-gen: error: unknown command 'genrate'
           = help: did you mean 'generate'?
        """),
    Row(
      "lint", "unknown-command",
      errors: """
        viper-gen: error: unknown command 'lint'
           = help: did you mean 'templates lint'?
        """),
    Row(
      "gen", "unknown-command",
      errors: """
        viper-gen: error: unknown command 'gen'
           = help: write 'generate' in full
        """),
    Row(
      "version", "unknown-command",
      errors: """
        viper-gen: error: unknown command 'version'
           = help: did you mean '--version'?
        """),
    Row(
      "Specs/Login.viper.json", "unknown-command",
      errors: """
        viper-gen: error: unknown command 'Specs/Login.viper.json'
           = help: did you mean 'viper-gen generate Specs/Login.viper.json'?
        """),
    Row(
      "''", "unknown-command",
      errors: """
        viper-gen: error: unknown command ''
           = help: see 'viper-gen help'
        """),
    Row(
      "--colour always nonsense", "unknown-option", "unknown-command",
      errors: """
        viper-gen: error: unknown option '--colour'
           = help: did you mean '--color'?
        viper-gen: error: unknown command 'nonsense'
           = help: see 'viper-gen help'
        """),
    Row(
      "help nonsense", "unknown-command",
      errors: """
        viper-gen: error: unknown command 'nonsense'
           = help: see 'viper-gen help'
        """),
    Row(
      "help chekc", "unknown-command",
      errors: """
        viper-gen: error: unknown command 'chekc'
           = help: did you mean 'check'?
        """),
    Row(
      "templates", "missing-subcommand",
      errors: """
        viper-gen: error: 'templates' is not a whole command
           = help: use 'templates list', 'templates show', 'templates eject' or 'templates lint'
        """),
    Row(
      "templates lits", "unknown-command",
      errors: """
        viper-gen: error: unknown command 'templates lits'
           = help: did you mean 'templates list'?
        """),
    Row(
      "export android", "unknown-command",
      errors: """
        viper-gen: error: unknown command 'export android'
           = help: use 'export xcode'
        """),
    Row(
      "new", "missing-operand",
      errors: """
        viper-gen: error: 'new' needs a NAME
           = help: for example 'viper-gen new Login'
        """),
    Row(
      "new --app", "missing-operand",
      errors: """
        viper-gen: error: 'new' needs a NAME
           = help: for example 'viper-gen new --app Shop'
        """),
    Row(
      "new A B C", "superfluous-operand", "superfluous-operand",
      errors: """
        viper-gen: error: 'B' is one too many: 'new' takes only NAME
        viper-gen: error: 'C' is one too many: 'new' takes only NAME
        """),
    Row(
      "templates list A", "superfluous-operand",
      errors: """
        viper-gen: error: 'A' is one too many: 'templates list' takes no operands
        """),
    Row(
      "generate '' A", "empty-operand",
      errors: """
        viper-gen: error: an empty PATH
        """),
    Row(
      "generate -", "standard-input",
      errors: """
        viper-gen: error: 'generate' does not read the standard input, '-'
           = help: write './-' for a file of that name
        """),
    Row(
      "new --dryrun -x A B --ui swftui --into", "unknown-option", "unknown-option", "unknown-value",
      "missing-value", "superfluous-operand",
      errors: """
        viper-gen: error: unknown option '--dryrun'
           = help: did you mean '--dry-run'?
        viper-gen: error: unknown option '-x'
           = help: see 'viper-gen help new'
        viper-gen: error: 'swftui' is no value of '--ui'
           = help: did you mean 'swiftui'?
        viper-gen: error: '--into' needs a value, DIR
        viper-gen: error: 'B' is one too many: 'new' takes only NAME
        """),
  ]
}
