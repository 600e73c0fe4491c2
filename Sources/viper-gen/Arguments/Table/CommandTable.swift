import ViperText

/// The commands on offer, and what a project adds to their options.
///
/// Parsing, help, completions and the README all read this one value.
struct CommandTable: Sendable {
  let commands: [Command]
  /// Called only for the command at hand, so that nothing is read before it is needed.
  let extend: @Sendable (Command, GivenOptions) -> CommandExtension

  init(
    commands: [Command] = Command.allCases,
    extend: @escaping @Sendable (Command, GivenOptions) -> CommandExtension = { _, _ in .init() }
  ) {
    self.commands = commands
    self.extend = extend
  }

  /// Names of two words share their first: `templates`. In table order, each once.
  var groups: [String] {
    commands.compactMap(\.group).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  func commands(in group: String) -> [Command] { commands.filter { $0.group == group } }

  /// The row of a command with what the project adds. A fixed option wins over one of the same name.
  func spec(
    of command: Command, given: GivenOptions = GivenOptions([])
  ) -> (spec: CommandSpec, failure: CommandExtension.Failure?) {
    let added = extend(command, given)
    var spec = command.spec
    spec.options = spec.options.map { option in
      added.choices[option.name].map(option.accepting) ?? option
    }
    for option in added.options
    where !(spec.options + OptionSpec.everywhere).contains(where: { $0.name == option.name }) {
      spec.options.append(option)
    }
    return (spec, added.failure)
  }
}

/// What a project or a pack adds to a command at run time.
struct CommandExtension: Sendable {
  /// Why the extension could not be made: a pack that is unknown or broken, say. It ends the run,
  /// since without the pack its options would all look unknown.
  struct Failure: Sendable {
    let diagnostics: [Diagnostic]
    let exitCode: ExitCode
  }

  /// Options of its own, such as one per contract of the pack.
  var options: [OptionSpec] = []
  /// The values of options that have no fixed ones, by name: `["ui": ["uikit", "none"]]`.
  var choices: [String: [String]] = [:]
  /// The list of specs that groups values, which a new spec starts with.
  var namespaces: String?
  var failure: Failure?
}

/// A first look at the arguments, for what decides which options there are: `--pack`.
struct GivenOptions: Sendable {
  private let arguments: ArraySlice<String>

  init(_ arguments: ArraySlice<String>) {
    self.arguments = arguments.prefix { $0 != "--" }
  }

  /// The first value given to an option, as `--pack NAME`, `--pack=NAME` or `-C NAME`.
  func value(of option: OptionSpec) -> String? {
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
