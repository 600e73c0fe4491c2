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
    guard case .rejected(let diagnostics, _) = parsed.outcome else {
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
        == Screen(errors: "viper-gen: error: the pack is broken\n", code: .diagnostics))
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
        viper-gen: error: unknown option '--dryrun' [unknown-option]
           = help: did you mean '--dry-run'?
        """),
    Row(
      "generate --dry", "unknown-option",
      errors: """
        viper-gen: error: unknown option '--dry' [unknown-option]
           = help: write '--dry-run' in full
        """),
    Row(
      "generate --no-dry-run", "unknown-option",
      errors: """
        viper-gen: error: unknown option '--no-dry-run' [unknown-option]
           = help: leave '--dry-run' out
        """),
    Row(
      "generate --frobnicate", "unknown-option",
      errors: """
        viper-gen: error: unknown option '--frobnicate' [unknown-option]
           = help: see 'viper-gen help generate'
        """),
    Row(
      "new A --itno Out --acess x", "unknown-option", "unknown-option",
      errors: """
        viper-gen: error: unknown option '--itno' [unknown-option]
           = help: did you mean '--into'?
        viper-gen: error: unknown option '--acess' [unknown-option]
           = help: did you mean '--access'?
        """),
    Row(
      "generate -nxq", "unknown-option",
      errors: """
        viper-gen: error: unknown option '-x' in '-nxq' [unknown-option]
           = help: see 'viper-gen help generate'
        """),
    Row(
      "generate -x", "unknown-option",
      errors: """
        viper-gen: error: unknown option '-x' [unknown-option]
           = help: see 'viper-gen help generate'
        """),
    Row(
      "generate -force", "unknown-option",
      errors: """
        viper-gen: error: unknown option '-force' [unknown-option]
           = help: did you mean '--force'?
        """),
    Row(
      "--dry-run generate", "invalid-option-position",
      errors: """
        viper-gen: error: '--dry-run' is before the command [invalid-option-position]
           = help: write it after the command
        """),
    Row(
      "--into Out generate", "invalid-option-position",
      errors: """
        viper-gen: error: '--into' is before the command [invalid-option-position]
           = help: write it after the command
        """),
    Row(
      "new A --tests --no-tests", "conflicting-options",
      errors: """
        viper-gen: error: '--tests' and '--no-tests' contradict each other [conflicting-options]
           = help: keep one of them
        """),
  ]

  private static let values = [
    Row(
      "generate --into", "missing-value",
      errors: """
        viper-gen: error: '--into' needs a value, DIR [missing-value]
        """),
    Row(
      "generate --into --dry-run", "missing-value",
      errors: """
        viper-gen: error: '--into' needs a value, DIR, before '--dry-run' [missing-value]
           = help: if '--dry-run' is the value, write '--into=--dry-run'
        """),
    Row(
      "generate --into -nq", "missing-value",
      errors: """
        viper-gen: error: '--into' needs a value, DIR, before '-nq' [missing-value]
           = help: if '-nq' is the value, write '--into=-nq'
        """),
    Row(
      "generate --into= A", "missing-value-text",
      errors: """
        viper-gen: error: the value of '--into' is empty [missing-value-text]
        """),
    Row(
      "generate --into ''", "missing-value-text",
      errors: """
        viper-gen: error: the value of '--into' is empty [missing-value-text]
        """),
    Row(
      "generate --force=yes", "unexpected-value",
      errors: """
        viper-gen: error: '--force' takes no value, but is given 'yes' [unexpected-value]
           = help: write '--force' alone
        """),
    Row(
      "generate --into A --into=B", "duplicate-option",
      errors: """
        viper-gen: error: '--into' has two values: 'A' and 'B' [duplicate-option]
           = help: keep one of them
        """),
    Row(
      "generate --into=~/App", "invalid-folder",
      errors: """
        viper-gen: error: '~/App' isn't a folder for '--into': the shell didn't replace '~' [invalid-folder]
           = help: write '--into', a space and the folder without quotes
        """),
    Row(
      "build --into a/../.git/hooks A.viper.json", "invalid-folder",
      errors: """
        viper-gen: error: 'a/../.git/hooks' is inside '.git', the folder of a version control system [invalid-folder]
           = help: choose another folder for '--into'
        """),
    Row(
      "new A --ui switfui", "unknown-value",
      errors: """
        viper-gen: error: 'switfui' isn't a value of '--ui' [unknown-value]
           = help: did you mean 'swiftui'?
        """),
    Row(
      "check --format=xml", "unknown-value",
      errors: """
        viper-gen: error: 'xml' isn't a value of '--format' [unknown-value]
           = help: use 'text', 'json' or 'github'
        """),
    Row(
      "completions tcsh", "unknown-value",
      errors: """
        viper-gen: error: 'tcsh' isn't a value of 'SHELL' [unknown-value]
           = help: use 'bash', 'zsh', 'fish', 'modules', 'packs' or 'diagnostics'
        """),
    Row(
      "check --format '\u{1B}[2J\n'", "unknown-value",
      errors: #"""
        viper-gen: error: '\u{1B}[2J\n' isn't a value of '--format' [unknown-value]
           = help: use 'text', 'json' or 'github'
        """#),
  ]

  private static let commands = [
    Row(
      "genrate A", "unknown-command",
      errors: """
        viper-gen: error: unknown command 'genrate' [unknown-command]
           = help: did you mean 'generate'?
        """),
    Row(
      "lint", "unknown-command",
      errors: """
        viper-gen: error: unknown command 'lint' [unknown-command]
           = help: did you mean 'templates lint'?
        """),
    Row(
      "gen", "unknown-command",
      errors: """
        viper-gen: error: unknown command 'gen' [unknown-command]
           = help: write 'generate' in full
        """),
    Row(
      "version", "unknown-command",
      errors: """
        viper-gen: error: unknown command 'version' [unknown-command]
           = help: did you mean '--version'?
        """),
    Row(
      "Specs/Login.viper.json", "unknown-command",
      errors: """
        viper-gen: error: unknown command 'Specs/Login.viper.json' [unknown-command]
           = help: did you mean 'viper-gen generate Specs/Login.viper.json'?
        """),
    Row(
      "''", "unknown-command",
      errors: """
        viper-gen: error: unknown command '' [unknown-command]
           = help: see 'viper-gen help'
        """),
    Row(
      "--colour always nonsense", "unknown-option", "unknown-command",
      errors: """
        viper-gen: error: unknown option '--colour' [unknown-option]
           = help: did you mean '--color'?
        viper-gen: error: unknown command 'nonsense' [unknown-command]
           = help: see 'viper-gen help'
        """),
    Row(
      "help nonsense", "unknown-command",
      errors: """
        viper-gen: error: unknown command 'nonsense' [unknown-command]
           = help: see 'viper-gen help'
        """),
    Row(
      "help chekc", "unknown-command",
      errors: """
        viper-gen: error: unknown command 'chekc' [unknown-command]
           = help: did you mean 'check'?
        """),
    Row(
      "templates", "missing-subcommand",
      errors: """
        viper-gen: error: 'templates' needs a subcommand [missing-subcommand]
           = help: use 'templates list', 'templates show', 'templates eject' or 'templates lint'
        """),
    Row(
      "templates lits", "unknown-command",
      errors: """
        viper-gen: error: unknown command 'templates lits' [unknown-command]
           = help: did you mean 'templates list'?
        """),
    Row(
      "export android", "unknown-command",
      errors: """
        viper-gen: error: unknown command 'export android' [unknown-command]
           = help: use 'export xcode'
        """),
    Row(
      "new", "missing-operand",
      errors: """
        viper-gen: error: 'new' needs a NAME [missing-operand]
           = help: for example 'viper-gen new Login'
        """),
    Row(
      "new --app", "missing-operand",
      errors: """
        viper-gen: error: 'new' needs a NAME [missing-operand]
           = help: for example 'viper-gen new --app Shop'
        """),
    Row(
      "new A B C", "unexpected-operand", "unexpected-operand",
      errors: """
        viper-gen: error: unexpected 'B': 'new' takes only NAME [unexpected-operand]
        viper-gen: error: unexpected 'C': 'new' takes only NAME [unexpected-operand]
        """),
    Row(
      "templates list A", "unexpected-operand",
      errors: """
        viper-gen: error: unexpected 'A': 'templates list' takes no operands [unexpected-operand]
        """),
    Row(
      "generate '' A", "missing-operand-text",
      errors: """
        viper-gen: error: PATH is empty [missing-operand-text]
        """),
    Row(
      "generate -", "unsupported-standard-input",
      errors: """
        viper-gen: error: 'generate' can't read from standard input, '-' [unsupported-standard-input]
           = help: if a file has this name, write './-'
        """),
    Row(
      "new --dryrun -x A B --ui swftui --into", "unknown-option", "unknown-option", "unknown-value",
      "missing-value", "unexpected-operand",
      errors: """
        viper-gen: error: unknown option '--dryrun' [unknown-option]
           = help: did you mean '--dry-run'?
        viper-gen: error: unknown option '-x' [unknown-option]
           = help: see 'viper-gen help new'
        viper-gen: error: 'swftui' isn't a value of '--ui' [unknown-value]
           = help: did you mean 'swiftui'?
        viper-gen: error: '--into' needs a value, DIR [missing-value]
        viper-gen: error: unexpected 'B': 'new' takes only NAME [unexpected-operand]
        """),
  ]
}
