import ViperCommandLine

/// The program: reads the arguments, runs the command, writes its output and exits.
@main
enum ViperGen {
  static func main() {
    runProgram(table: table) { outcome, console in
      perform(outcome, table: table, environment: .process, console: &console)
    }
  }

  static var table: CommandTable { CommandTable(extend: packChoices) }

  static func perform(
    _ outcome: ParsedArguments.Outcome, table: CommandTable, environment: Environment,
    console: inout Console
  ) -> ExitCode {
    let help = HelpText(table: table)
    func text(for topic: HelpTopic?) -> String { topic.map(help.text) ?? help.shortUsage }
    return outcome.perform(help: text, console: &console) { invocation, console in
      Command.run(invocation, in: .process(environment, table: table), console: &console)
    }
  }
}
