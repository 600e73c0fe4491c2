import ViperCommandLine

struct ManualCommand: RunnableCommand {
  let invocation: Invocation
  let context: CommandContext

  func run(console: inout Console) -> ExitCode {
    let isMarkdown = invocation.value(of: .manualFormat) == ManualLanguage.markdown.rawValue
    console.write(context.table.rendered(isMarkdown ? "commands" : "manual").text)
    return .fine
  }
}
