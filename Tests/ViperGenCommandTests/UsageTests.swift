import TestTools
import Testing

@testable import viper_gen

/// Bad command lines, each with all that stands on the standard error.
@Suite(.serialized, .inTurn) struct UsageTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let line: String
    let problems: [UsageProblem]
    let errors: String
    var testDescription: String { line }

    init(_ line: String, _ problems: UsageProblem..., errors: String) {
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
    #expect(diagnostics.map(\.id) == row.problems.map(\.rawValue))
  }

  @Test func everyProblemHasARow() {
    let shown = Set(Self.rows.flatMap(\.problems))
    #expect(UsageProblem.allCases.filter { !shown.contains($0) } == [])
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
        == Screen(errors: "viper-gen: error: the pack is broken\n", code: .findings))
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
      "generate --dryrun", .unknownOption,
      errors: """
        viper-gen: error: unknown option '--dryrun'
           = help: did you mean '--dry-run'?
        """),
    Row(
      "generate --dry", .unknownOption,
      errors: """
        viper-gen: error: unknown option '--dry'
           = help: write '--dry-run' in full
        """),
    Row(
      "generate --no-dry-run", .unknownOption,
      errors: """
        viper-gen: error: unknown option '--no-dry-run'
           = help: leave '--dry-run' out
        """),
    Row(
      "generate --frobnicate", .unknownOption,
      errors: """
        viper-gen: error: unknown option '--frobnicate'
           = help: see 'viper-gen help generate'
        """),
    Row(
      "new A --itno Out --viewoutput x", .unknownOption, .unknownOption,
      errors: """
        viper-gen: error: unknown option '--itno'
           = help: did you mean '--into'?
        viper-gen: error: unknown option '--viewoutput'
           = help: did you mean '--view-output'?
        """),
    Row(
      "generate -nxq", .unknownOption,
      errors: """
        viper-gen: error: unknown option '-x' in '-nxq'
           = help: see 'viper-gen help generate'
        """),
    Row(
      "generate -x", .unknownOption,
      errors: """
        viper-gen: error: unknown option '-x'
           = help: see 'viper-gen help generate'
        """),
    Row(
      "generate -force", .unknownOption,
      errors: """
        viper-gen: error: unknown option '-force'
           = help: did you mean '--force'?
        """),
    Row(
      "--dry-run generate", .misplacedOption,
      errors: """
        viper-gen: error: '--dry-run' stands before the command
           = help: write it after the command
        """),
    Row(
      "--into Out generate", .misplacedOption,
      errors: """
        viper-gen: error: '--into' stands before the command
           = help: write it after the command
        """),
    Row(
      "new A --tests --no-tests", .contradictingOptions,
      errors: """
        viper-gen: error: '--tests' and '--no-tests' contradict each other
           = help: keep one of them
        """),
  ]

  private static let values = [
    Row(
      "generate --into", .missingValue,
      errors: """
        viper-gen: error: '--into' needs a value, DIR
        """),
    Row(
      "generate --into --dry-run", .missingValue,
      errors: """
        viper-gen: error: '--into' needs a value, DIR, before '--dry-run'
           = help: if '--dry-run' is the value, write '--into=--dry-run'
        """),
    Row(
      "generate --into -nq", .missingValue,
      errors: """
        viper-gen: error: '--into' needs a value, DIR, before '-nq'
           = help: if '-nq' is the value, write '--into=-nq'
        """),
    Row(
      "generate --into= A", .emptyValue,
      errors: """
        viper-gen: error: the value of '--into' is empty
        """),
    Row(
      "generate --into ''", .emptyValue,
      errors: """
        viper-gen: error: the value of '--into' is empty
        """),
    Row(
      "generate --force=yes", .superfluousValue,
      errors: """
        viper-gen: error: '--force' takes no value, but is given 'yes'
           = help: write '--force' alone
        """),
    Row(
      "generate --into A --into=B", .repeatedOption,
      errors: """
        viper-gen: error: '--into' is given twice, as 'A' and as 'B'
           = help: keep one of them
        """),
    Row(
      "generate --into=~/App", .badFolder,
      errors: """
        viper-gen: error: '--into' is given '~/App', and no shell has replaced the '~'
           = help: write '--into' and the folder as two words, without quotes
        """),
    Row(
      "build --into a/../.git/hooks A.viper.json", .badFolder,
      errors: """
        viper-gen: error: 'a/../.git/hooks' lies in '.git', the folder of a version control system
           = help: choose another folder for '--into'
        """),
    Row(
      "new A --ui switfui", .unknownValue,
      errors: """
        viper-gen: error: 'switfui' is no value of '--ui'
           = help: did you mean 'swiftui'?
        """),
    Row(
      "check --format=xml", .unknownValue,
      errors: """
        viper-gen: error: 'xml' is no value of '--format'
           = help: use 'text', 'json' or 'github'
        """),
    Row(
      "completions tcsh", .unknownValue,
      errors: """
        viper-gen: error: 'tcsh' is no value of 'SHELL'
           = help: use 'bash', 'zsh' or 'fish'
        """),
    Row(
      "check --format '\u{1B}[2J\n'", .unknownValue,
      errors: #"""
        viper-gen: error: '\u{1B}[2J\n' is no value of '--format'
           = help: use 'text', 'json' or 'github'
        """#),
  ]

  private static let commands = [
    Row(
      "genrate A", .unknownCommand,
      errors: """
        viper-gen: error: unknown command 'genrate'
           = help: did you mean 'generate'?
        """),
    Row(
      "gen", .unknownCommand,
      errors: """
        viper-gen: error: unknown command 'gen'
           = help: write 'generate' in full
        """),
    Row(
      "version", .unknownCommand,
      errors: """
        viper-gen: error: unknown command 'version'
           = help: did you mean '--version'?
        """),
    Row(
      "Specs/Login.viper.json", .unknownCommand,
      errors: """
        viper-gen: error: unknown command 'Specs/Login.viper.json'
           = help: did you mean 'viper-gen generate Specs/Login.viper.json'?
        """),
    Row(
      "''", .unknownCommand,
      errors: """
        viper-gen: error: unknown command ''
           = help: see 'viper-gen help'
        """),
    Row(
      "--colour always nonsense", .unknownOption, .unknownCommand,
      errors: """
        viper-gen: error: unknown option '--colour'
           = help: did you mean '--color'?
        viper-gen: error: unknown command 'nonsense'
           = help: see 'viper-gen help'
        """),
    Row(
      "help nonsense", .unknownCommand,
      errors: """
        viper-gen: error: unknown command 'nonsense'
           = help: see 'viper-gen help'
        """),
    Row(
      "help chekc", .unknownCommand,
      errors: """
        viper-gen: error: unknown command 'chekc'
           = help: did you mean 'check'?
        """),
    Row(
      "templates", .missingSubcommand,
      errors: """
        viper-gen: error: 'templates' is not a whole command
           = help: use 'templates list', 'templates show', 'templates eject' or 'templates lint'
        """),
    Row(
      "templates lits", .unknownCommand,
      errors: """
        viper-gen: error: unknown command 'templates lits'
           = help: did you mean 'templates list'?
        """),
    Row(
      "export android", .unknownCommand,
      errors: """
        viper-gen: error: unknown command 'export android'
           = help: use 'export xcode'
        """),
    Row(
      "new", .missingOperand,
      errors: """
        viper-gen: error: 'new' needs a NAME
           = help: for example 'viper-gen new Login'
        """),
    Row(
      "new A B C", .superfluousOperand, .superfluousOperand,
      errors: """
        viper-gen: error: 'B' is one too many: 'new' takes only NAME
        viper-gen: error: 'C' is one too many: 'new' takes only NAME
        """),
    Row(
      "templates list A", .superfluousOperand,
      errors: """
        viper-gen: error: 'A' is one too many: 'templates list' takes no operands
        """),
    Row(
      "generate '' A", .emptyOperand,
      errors: """
        viper-gen: error: an empty PATH
        """),
    Row(
      "generate -", .standardInput,
      errors: """
        viper-gen: error: 'generate' does not read the standard input, '-'
           = help: write './-' for a file of that name
        """),
    Row(
      "new --dryrun -x A B --ui swftui --into", .unknownOption, .unknownOption, .unknownValue,
      .missingValue, .superfluousOperand,
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
