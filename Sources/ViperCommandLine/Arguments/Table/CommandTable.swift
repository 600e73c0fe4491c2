import ViperText

/// The commands on offer, and what a project adds to their options.
///
/// Parsing, help, completions and the README all read this one value.
package struct CommandTable: Sendable {
  package let commands: [Command]
  /// The row of a command. Made when asked for, since a run needs one of them at most.
  let row: @Sendable (Command) -> CommandSpec
  /// Called only for the command at hand, so that nothing is read before it is needed.
  let extend: @Sendable (Command, GivenOptions) -> CommandExtension

  package init(
    commands: [Command], rows: @escaping @Sendable (Command) -> CommandSpec,
    extend: @escaping @Sendable (Command, GivenOptions) -> CommandExtension = { _, _ in .init() }
  ) {
    self.commands = commands
    self.row = rows
    self.extend = extend
  }

  /// Names of two words share their first: `templates`. In table order, each once.
  var groups: [String] {
    commands.compactMap(\.group).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  package func commands(in group: String) -> [Command] { commands.filter { $0.group == group } }

  /// The row of a command with what the project adds.
  package func spec(
    of command: Command, given: GivenOptions = GivenOptions([])
  ) -> (spec: CommandSpec, failure: CommandExtension.Failure?) {
    let added = extend(command, given)
    var spec = row(command)
    spec.options = spec.options.map { option in
      added.choices[option.name].map(option.accepting) ?? option
    }
    return (spec, added.failure)
  }
}

/// What a project or a pack adds to a command at run time.
package struct CommandExtension: Sendable {
  /// Why the extension could not be made: a pack that is unknown or broken, say. It ends the run.
  package struct Failure: Sendable {
    let diagnostics: [Diagnostic]
    let exitCode: ExitCode

    package init(diagnostics: [Diagnostic], exitCode: ExitCode) {
      (self.diagnostics, self.exitCode) = (diagnostics, exitCode)
    }
  }

  /// The values of options that have no fixed ones, by name: `["ui": ["uikit", "none"]]`.
  var choices: [String: [String]] = [:]
  var failure: Failure?

  package init(choices: [String: [String]] = [:], failure: Failure? = nil) {
    (self.choices, self.failure) = (choices, failure)
  }
}

/// A first look at the arguments, for what decides which options there are: `--pack`.
package struct GivenOptions: Sendable {
  private let arguments: ArraySlice<String>

  package init(_ arguments: ArraySlice<String>) {
    self.arguments = arguments.prefix { $0 != "--" }
  }

  /// The first value given to an option, as `--pack NAME`, `--pack=NAME` or `-C NAME`.
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
