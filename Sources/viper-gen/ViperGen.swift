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
    switch outcome {
    case .run(let invocation):
      return Command.run(invocation, in: .process(environment, table: table), console: &console)
    case .help(let topic):
      console.write(HelpText(table: table).text(for: topic))
      return .fine
    case .version:
      console.write("viper-gen \(Version.current)\n")
      return .fine
    case .nothing:
      console.writeError(HelpText(table: table).shortUsage)
      return .failure
    case .rejected(let diagnostics):
      console.report(diagnostics)
      return .failure
    }
  }
}
