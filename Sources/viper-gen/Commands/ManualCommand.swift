/// `manual`: prints the manual page.
struct ManualCommand: RunnableCommand {
  let invocation: Invocation
  let context: CommandContext

  func run(console: inout Console) -> ExitCode {
    console.write(context.table.rendered("manual").text)
    return .fine
  }
}
