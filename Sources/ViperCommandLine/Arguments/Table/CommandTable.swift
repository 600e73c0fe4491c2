import ViperText

/// The commands, and the option values that a project adds. Parsing, help, completions and the
/// reference pages use this table.
package struct CommandTable: Sendable {
  package let commands: [Command]
  /// The row of a command. It is computed, because a run needs one row at most.
  let row: @Sendable (Command) -> CommandSpec
  /// The project's option values, for the current command only, because this may read files.
  let extend: @Sendable (Command, GivenOptions) -> CommandExtension

  package init(
    commands: [Command], rows: @escaping @Sendable (Command) -> CommandSpec,
    extend: @escaping @Sendable (Command, GivenOptions) -> CommandExtension = { _, _ in .init() }
  ) {
    (self.commands, row, self.extend) = (commands, rows, extend)
  }

  var groups: [String] {
    commands.compactMap(\.group).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  package func commands(in group: String) -> [Command] { commands.filter { $0.group == group } }

  package func spec(
    of command: Command, given: GivenOptions = GivenOptions([])
  ) -> (spec: CommandSpec, failure: [Diagnostic]?) {
    let added = extend(command, given)
    var spec = row(command)
    spec.options = spec.options.map { option in
      added.choices[option.name].map(option.accepting) ?? option
    }
    return (spec, added.failure)
  }
}

/// The option values that a project or a pack adds to a command.
package struct CommandExtension: Sendable {
  /// The values by option name: `["ui": ["uikit", "none"]]`.
  var choices: [String: [String]] = [:]
  /// The reason why a pack can't be read, which ends the run.
  var failure: [Diagnostic]?

  package init(choices: [String: [String]] = [:], failure: [Diagnostic]? = nil) {
    (self.choices, self.failure) = (choices, failure)
  }
}

/// Finds the value of an option before the arguments are parsed, because `--pack` and `-C`
/// influence parsing.
package struct GivenOptions: Sendable {
  private let arguments: ArraySlice<String>

  package init(_ arguments: ArraySlice<String>) { self.arguments = arguments.prefix { $0 != "--" } }

  /// Finds the first value of an option: `--pack NAME`, `--pack=NAME` or `-C NAME`.
  package func value(of option: OptionSpec) -> String? {
    for index in arguments.indices {
      let argument = arguments[index]
      if option.forms.contains(argument) {
        return index + 1 < arguments.endIndex ? arguments[index + 1] : nil
      }
      if argument.utf8.starts(with: (option.flag + "=").utf8) {
        return String(Substring(argument.utf8.dropFirst(option.flag.utf8.count + 1)))
      }
    }
    return nil
  }
}
