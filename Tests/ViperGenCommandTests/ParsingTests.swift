import TestTools
import Testing
import ViperText

@testable import ViperCommandLine
@testable import viper_gen

struct ParsingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let line: String
    let expected: Invocation
    let values: [String: [String]]
    var testDescription: String { line }

    init(
      _ line: String, _ command: Command, _ operands: [String] = [], flags: [String: Bool] = [:],
      values: [String: [String]] = [:]
    ) {
      (self.line, self.values) = (line, values)
      expected = Invocation(command: command, operands: operands, flags: flags)
    }
  }

  @Test(arguments: [
    Row("generate", .generate),
    Row("generate A B", .generate, ["A", "B"]),
    Row("generate --dry-run A", .generate, ["A"], flags: ["dry-run": true]),
    Row("generate A -n B", .generate, ["A", "B"], flags: ["dry-run": true]),
    Row("generate -nq", .generate, flags: ["dry-run": true, "quiet": true]),
    Row("generate -n -n --dry-run", .generate, flags: ["dry-run": true]),
    Row("generate --into Out A", .generate, ["A"], values: ["into": ["Out"]]),
    Row("generate --into=Out A", .generate, ["A"], values: ["into": ["Out"]]),
    Row("generate --into=a=b", .generate, values: ["into": ["a=b"]]),
    Row("generate --into=-n", .generate, values: ["into": ["-n"]]),
    Row("generate --into=--force", .generate, values: ["into": ["--force"]]),
    Row("generate --into -x", .generate, values: ["into": ["-x"]]),
    Row("generate --into -", .generate, values: ["into": ["-"]]),
    Row("generate -- --dry-run -n", .generate, ["--dry-run", "-n"]),
    Row("generate -n -- -- A", .generate, ["--", "A"], flags: ["dry-run": true]),
    Row("-- generate -n", .generate, ["-n"]),
    Row("generate ./-", .generate, ["./-"]),
    Row("--color never check A", .check, ["A"], values: ["color": ["never"]]),
    Row("check --color=always", .check, values: ["color": ["always"]]),
    Row("check --format github", .check, values: ["format": ["github"]]),
    Row("graph Trip --format svg", .graph, ["Trip"], values: ["format": ["svg"]]),
    Row("new A --tests", .new, ["A"], flags: ["tests": true]),
    Row("new A --no-tests", .new, ["A"], flags: ["tests": false]),
    Row("new A --ui swiftui", .new, ["A"], values: ["ui": ["swiftui"]]),
    Row(
      "add view 'show(_ title: String)' --then view.show --then=view.hide --doc 'Shows it.'", .add,
      ["view", "show(_ title: String)"],
      values: ["then": ["view.show", "view.hide"], "doc": ["Shows it."]]),
    Row("add state 'count: Int = -1'", .add, ["state", "count: Int = -1"]),
    Row("templates show viper", .templatesShow, ["viper"]),
    Row("--color auto templates list", .templatesList, values: ["color": ["auto"]]),
    Row("templates --color auto list", .templatesList, values: ["color": ["auto"]]),
    Row("export xcode -n", .exportXcode, flags: ["dry-run": true]),
    Row("list", .list),
    Row("completions fish", .completions, ["fish"]),
  ])
  func aCommandLineIsUnderstood(row: Row) throws {
    var invocation = try #require(self.invocation(row.line))
    let given = Dictionary(grouping: invocation.values, by: \.name)
    #expect(given.mapValues { $0.map(\.value) } == row.values)
    invocation.values = []
    #expect(invocation == row.expected)
  }

  @Test func optionsKeepTheirOrderAndHaveTypes() {
    let ordered = invocation("add view 'a()' --then b --doc x --then c --to A")
    #expect(ordered?.values.map(\.name) == ["then", "doc", "then", "to"])
    #expect(ordered?.values.map(\.value) == ["b", "x", "c", "A"])
    let typed = invocation("generate -nfq --on-conflict fail --format json")
    #expect(typed.map { $0.isDryRun && $0.isForced && $0.isQuiet } == true)
    #expect(typed?.conflictPolicy == .fail && typed?.format == .json)
    #expect(typed?.wantsTests == nil && typed?.value(of: .access) == nil)
    let bare = Invocation(command: .generate)
    #expect(!bare.isDryRun && bare.conflictPolicy == .markers && bare.format == .text)
  }

  private func invocation(_ line: String) -> Invocation? {
    let outcome = ArgumentParser(table: .everything).parse(words(of: line)).outcome
    guard case .run(let invocation) = outcome else {
      Issue.record("\(outcome)")
      return nil
    }
    return invocation
  }

  @Test(arguments: [
    ("--help", HelpTopic.overview), ("-h", .overview), ("help", .overview),
    ("help new", .command(.new)), ("new --help", .command(.new, arguments: ["--help"])),
    ("new -nh --nonsense A B", .command(.new, arguments: ["-nh", "--nonsense", "A", "B"])),
    ("--help check", .command(.check)), ("help templates", .group("templates")),
    ("templates --help", .group("templates")), ("help templates show", .command(.templatesShow)),
    ("generate --into --help", .command(.generate, arguments: ["--into", "--help"])),
    ("help help", .command(.help)), ("help --help", .command(.help, arguments: ["--help"])),
  ])
  func helpIsFoundAnywhereAndWinsOverErrors(line: String, topic: HelpTopic) {
    guard case .help(let found) = ArgumentParser(table: .everything).parse(words(of: line)).outcome
    else {
      Issue.record("no help")
      return
    }
    #expect(found == topic)
  }

  @Test(arguments: ["--version", "-V", "new --version", "generate -nV", "new --ui -V A"])
  func theVersionIsFoundAnywhere(line: String) {
    #expect(
      Screen.after(line)
        == Screen(output: "viper-gen \(Version.current)\n", errors: "", code: .fine))
  }

  /// Help after two dashes is an operand.
  @Test func aCommandThatIsNotWrittenIsUnknown() {
    #expect(Screen.after("check -- --help").output == "")
    let table = CommandTable(commands: [.new, .help])
    #expect(
      Screen.after("graph", table: table).errors.hasPrefix("viper-gen: error: unknown command"))
    #expect(!HelpText(table: table).text(for: .overview).contains("graph"))
  }
}
