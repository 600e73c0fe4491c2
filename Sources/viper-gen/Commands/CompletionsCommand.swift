/// Prints the completion script for a shell.
struct CompletionsCommand {
  let invocation: Invocation
  let table: CommandTable

  func run(console: inout Console) -> ExitCode {
    guard let shell = invocation.operands.first.flatMap(Shell.init) else { return .failure }
    console.write(shell.completions(for: table))
    return .fine
  }
}
