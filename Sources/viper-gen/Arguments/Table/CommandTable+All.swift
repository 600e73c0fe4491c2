import ViperCommandLine

extension CommandTable {
  init(
    commands: [Command] = Command.allCases,
    extend: @escaping @Sendable (Command, GivenOptions) -> CommandExtension = { _, _ in .init() }
  ) {
    self.init(commands: commands, rows: { $0.spec }, extend: extend)
  }
}
