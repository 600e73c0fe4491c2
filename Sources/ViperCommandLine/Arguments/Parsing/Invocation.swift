import ViperText

/// A command line that was understood: the command and what was given to it.
package struct Invocation: Hashable, Sendable {
  package let command: Command
  package var operands: [String] = []
  /// Flags and toggles by name; a toggle that is off is `false`.
  package var flags: [String: Bool] = [:]
  /// The values of other options by name, in the order typed.
  var values: [String: [String]] = [:]
  /// The same one after the other, since some options say more of what stands before them.
  package var sequence: [GivenValue] = []

  package init(
    command: Command, operands: [String] = [], flags: [String: Bool] = [:],
    values: [String: [String]] = [:]
  ) {
    (self.command, self.operands) = (command, operands)
    (self.flags, self.values) = (flags, values)
  }

  package func isSet(_ option: OptionSpec) -> Bool { flags[option.name] ?? false }

  /// Nil unless the option was given.
  package func value(of option: OptionSpec) -> String? { values[option.name]?.first }

  package func values(of option: OptionSpec) -> [String] { values[option.name] ?? [] }

  /// The values as texts that diagnostics can point into: `--view:1:12: error: …`.
  package func sources(of option: OptionSpec) -> [SourceText] {
    values(of: option).map { SourceText(path: option.flag, text: $0) }
  }

  /// Whether a diagnostic of that path points into the command line, not into a file.
  static func isOptionText(_ path: String) -> Bool {
    let operands: [OperandSpec] = [.name, .value, .newName]
    return operands.contains { $0.placeholder == path } || path.hasPrefix("--")
  }
}

/// A value that an option was given.
package struct GivenValue: Hashable, Sendable {
  /// Of the option, without the dashes.
  package let name: String
  package let value: String
}

extension Invocation {
  package var isQuiet: Bool { isSet(.onlyMistakes) }
  package var format: OutputFormat { typed(.format) ?? .text }

  /// What an option says that has a type of its own; nil if it was not given.
  package func typed<Value: RawRepresentable<String>>(_ option: OptionSpec) -> Value? {
    value(of: option).flatMap(Value.init(rawValue:))
  }
}

/// What the arguments ask for.
package struct ParsedArguments: Sendable {
  package enum Outcome: Sendable {
    case run(Invocation)
    case help(HelpTopic)
    case version
    /// No arguments at all.
    case nothing
    case rejected([Diagnostic], ExitCode)
  }

  /// Known also when the rest was rejected, so that the errors are coloured as asked.
  let colour: ColourChoice
  let outcome: Outcome
}

/// What help is asked for.
package enum HelpTopic: Hashable, Sendable {
  case overview
  /// The commands that share a first word: `templates`.
  case group(String)
  /// A command, with what was given beside `--help`: a pack decides which options there are.
  case command(Command, arguments: [String] = [])
}
