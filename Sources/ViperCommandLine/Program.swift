import ViperProject
import ViperText

package func runProgram(
  table: CommandTable,
  _ perform: @escaping @Sendable (ParsedArguments.Outcome, inout Console) -> ExitCode
) -> Never {
  prepareStandardStreams()
  var code = ExitCode.failure
  // The main thread's stack size depends on the shell.
  WorkThreads.run { code = runProcess(table: table, perform) }
  endProcess(with: code)
}

private func runProcess(
  table: CommandTable, _ perform: (ParsedArguments.Outcome, inout Console) -> ExitCode
) -> ExitCode {
  let arguments = Array(CommandLine.arguments.dropFirst())
  // Before parsing, because the project decides which values some options accept.
  let refusal = enterFolder(GivenOptions(arguments[...]).value(of: .directory))
  let parsed = ArgumentParser(table: table).parse(arguments)
  var console = Console(
    isOfProcess: true, colorsOutput: Environment.process.wantsColor(on: 1, parsed.color),
    colorsErrors: Environment.process.wantsColor(on: 2, parsed.color))
  let outcome = refusal.map { .rejected([$0]) } ?? parsed.outcome
  let code = perform(outcome, &console)
  return console.close(after: code)
}

/// Changes to the folder that `-C` names, and returns an error if this isn't possible.
private func enterFolder(_ folder: String?) -> Diagnostic? {
  guard let folder, !folder.isEmpty else { return nil }
  do throws(DiskError) {
    try PosixDisk().enter(folder)
    return nil
  } catch {
    return Diagnostic(id: "invalid-disk-access", error.message)
  }
}

extension ParsedArguments.Outcome {
  package func perform(
    help: (HelpTopic?) -> String, console: inout Console,
    _ run: (Invocation, inout Console) -> ExitCode
  ) -> ExitCode {
    switch self {
    case .run(let invocation): return run(invocation, &console)
    case .help(let topic): console.write(help(topic))
    case .version: console.write("viper-gen \(Version.current)\n")
    case .nothing:
      console.writeError(help(nil))
      return .failure
    case .rejected(let diagnostics):
      console.report(diagnostics)
      return .failure
    }
    return .fine
  }
}
