import ViperProject
import ViperText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program: reads the arguments, does what they ask for, writes what that said, and exits.
///
/// - Parameter perform: does it; what it says is in the console.
package func runProgram(
  table: CommandTable,
  _ perform: @escaping @Sendable (ParsedArguments.Outcome, inout Console) -> ExitCode
) -> Never {
  prepareStandardStreams()
  var code = ExitCode.failure
  // The main thread has whatever stack the shell gives it.
  WorkThreads.run { code = runProcess(table: table, perform) }
  exit(code.rawValue)
}

private func runProcess(
  table: CommandTable, _ perform: (ParsedArguments.Outcome, inout Console) -> ExitCode
) -> ExitCode {
  let arguments = Array(CommandLine.arguments.dropFirst())
  // Before they are parsed, since the project decides what some options take.
  let refusal = enterFolder(GivenOptions(arguments[...]).value(of: .directory))
  let parsed = ArgumentParser(table: table).parse(arguments)
  var console = Console(sink: .process, environment: .process, colour: parsed.colour)
  let outcome = refusal.map { .rejected([$0], .failure) } ?? parsed.outcome
  let code = perform(outcome, &console)
  return console.close(after: code)
}

/// Begins in the folder that `-C` names.
///
/// - Returns: why that can't be.
private func enterFolder(_ folder: String?) -> Diagnostic? {
  guard let folder, !folder.isEmpty else { return nil }
  do throws(DiskError) {
    try PosixDisk().enter(folder)
    return nil
  } catch {
    return Diagnostic(id: "invalid-disk-access", error.message, at: nil)
  }
}
