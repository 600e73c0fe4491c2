import ViperGeneration
import ViperProject
import ViperText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program: read the arguments, run the command, write what it said, exit.
@main
enum ViperGen {
  static func main() {
    prepareStandardStreams()
    var code = ExitCode.failure
    // The main thread has whatever stack the shell gives it.
    WorkThreads.run { code = runProcess() }
    exit(code.rawValue)
  }

  private static func runProcess() -> ExitCode {
    let table = table
    let arguments = Array(CommandLine.arguments.dropFirst())
    // Before they are parsed, since the project decides what some options take.
    let refusal = enterFolder(GivenOptions(arguments[...]).value(of: .directory))
    let parsed = ArgumentParser(table: table).parse(arguments)
    var console = Console(sink: .process, environment: .process, colour: parsed.colour)
    let outcome = refusal.map { .rejected([$0], .failure) } ?? parsed.outcome
    let code = perform(outcome, table: table, environment: .process, console: &console)
    return console.close(after: code)
  }

  /// Begins in the folder that `-C` names.
  ///
  /// - Returns: why that can't be.
  private static func enterFolder(_ folder: String?) -> Diagnostic? {
    guard let folder, !folder.isEmpty else { return nil }
    do throws(DiskError) {
      try PosixDisk().enter(folder)
      return nil
    } catch {
      return Diagnostic(id: "disk", error.message, at: nil)
    }
  }

  static var table: CommandTable { CommandTable(extend: packOptions) }

  /// Does what the arguments ask for; what it says is in the console.
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
    case .rejected(let diagnostics, let code):
      console.report(diagnostics)
      return code
    }
  }
}
