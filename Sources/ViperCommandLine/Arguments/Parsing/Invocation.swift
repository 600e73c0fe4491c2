import ViperText

package struct Invocation: Hashable, Sendable {
  package let command: Command
  package var operands: [String] = []
  package var flags: [String: Bool] = [:]
  /// All values in the order typed, because some options refer to the option before them.
  package var values: [GivenValue] = []

  package init(
    command: Command, operands: [String] = [], flags: [String: Bool] = [:],
    values: [GivenValue] = []
  ) {
    (self.command, self.operands) = (command, operands)
    (self.flags, self.values) = (flags, values)
  }

  package func isSet(_ option: OptionSpec) -> Bool { flags[option.name] ?? false }

  package func value(of option: OptionSpec) -> String? { values(of: option).first }

  package func values(of option: OptionSpec) -> [String] { values.of(option) }

  static func isOptionText(_ path: String) -> Bool {
    let operands: [OperandSpec] = [.name, .value, .newName]
    return operands.contains { $0.placeholder == path } || path.hasPrefix("--")
  }

  package var isQuiet: Bool { isSet(.diagnosticsOnly) }
  package var format: OutputFormat { typed(.format) ?? .text }

  package func typed<Value: RawRepresentable<String>>(_ option: OptionSpec) -> Value? {
    value(of: option).flatMap(Value.init(rawValue:))
  }
}

package struct GivenValue: Hashable, Sendable {
  package let name: String
  package let value: String
}

extension [GivenValue] {
  func of(_ option: OptionSpec) -> [String] { filter { $0.name == option.name }.map(\.value) }
}

package struct ParsedArguments: Sendable {
  package enum Outcome: Sendable {
    case run(Invocation)
    case help(HelpTopic)
    case version
    case nothing
    case rejected([Diagnostic])
  }

  /// The color choice. It is known even after errors, because errors are printed in color, too.
  let color: ColorChoice
  let outcome: Outcome
}

package enum HelpTopic: Hashable, Sendable {
  case overview
  /// The commands with the same first word: `templates`.
  case group(String)
  /// A command, with the other arguments, because the pack decides which values options accept.
  case command(Command, arguments: [String] = [])
}
