/// `completions`: prints the completion script for a shell.
struct CompletionsCommand: RunnableCommand {
  let invocation: Invocation
  let context: CommandContext

  func run(console: inout Console) -> ExitCode {
    guard let shell = invocation.operands.first.flatMap(Shell.init) else { return .failure }
    console.write(shell.completions(for: context.table))
    return .fine
  }
}
