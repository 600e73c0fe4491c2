import ViperCommandLine

/// The sections of `viper-gen help`.
enum CommandGoal: String, CaseIterable {
  case start = "Start"
  case daily = "Daily work"
  case inspect = "Inspect"
  case templates = "Templates"
  case integrate = "Integrate"
}

extension Command {
  var goal: CommandGoal {
    switch self {
    case .new, .initialize, .adopt: .start
    case .generate, .watch, .check, .diff, .add, .rename, .remove: .daily
    case .list, .graph, .explain: .inspect
    case .templatesList, .templatesShow, .templatesEject, .templatesLint, .exportXcode: .templates
    case .build, .inputs, .schema, .completions, .manual, .help: .integrate
    }
  }

  /// Summarizes the commands with the same first word.
  static func summary(ofGroup group: String) -> String? {
    switch group {
    case "templates": "list, show, copy or check template packs"
    case "export": "create templates for other tools"
    default: nil
    }
  }
}

extension CommandTable {
  init(
    commands: [Command] = Command.allCases,
    extend: @escaping @Sendable (Command, GivenOptions) -> CommandExtension = { _, _ in .init() }
  ) {
    self.init(commands: commands, rows: { $0.spec }, extend: extend)
  }
}
