/// Runs a command that was understood.
func run(
  _ invocation: Invocation, table: CommandTable, environment: Environment, console: inout Console
) -> ExitCode {
  switch invocation.command {
  case .completions:
    CompletionsCommand(invocation: invocation, table: table).run(console: &console)
  case .new, .generate, .check, .diff, .remove, .list, .graph, .templatesList, .templatesShow,
    .templatesEject, .templatesLint, .exportXcode, .initialize, .schema, .explain, .help:
    notWritten(&console)
  }
}

private func notWritten(_ console: inout Console) -> ExitCode {
  console.writeError("not written yet\n")
  return .failure
}

/// What the pack adds to a command's options: one for each of its contracts, and its UI flavours.
@Sendable func packOptions(for command: Command, given: GivenOptions) -> CommandExtension {
  guard command == .new else { return CommandExtension() }
  return CommandExtension(
    options: ["view", "viewOutput", "interactor", "interactorOutput", "router"].map {
      .contract(key: $0, "a member of the contract '\($0)'")
    },
    choices: ["ui": ["uikit", "storyboard", "nib", "swiftui", "none"]])
}
