import ViperProject
import ViperText

extension Diagnostic {
  static func unknownOption(_ name: String, options: [OptionSpec], command: String?) -> Self {
    Diagnostic(
      id: "unknown-option", "unknown option \(quoted("--" + name))",
      help: helpForUnknown(name, options: options, command: command))
  }

  private static func helpForUnknown(
    _ name: String, options: [OptionSpec], command: String?
  ) -> String {
    let names = options.flatMap(\.spellings)
    let positive = name.utf8.starts(with: "no-".utf8) ? String(name.dropFirst(3)) : ""
    if names.contains(positive) { return "leave '--\(positive)' out" }
    if let near = nearMatch(for: name, in: names) { return "did you mean '--\(near)'?" }
    if let long = names.first(where: { !name.isEmpty && $0.hasPrefix(name) }) {
      return "write '--\(long)' in full"
    }
    return seeHelp(of: command)
  }

  static func unknownShortOption(
    _ letter: Character, in cluster: String, names: [String], command: String?
  ) -> Self {
    let word = String(cluster.dropFirst())
    let isAlone = word == String(letter)
    let meant =
      word.utf8.count > 2 ? names.first { $0 == word } ?? nearMatch(for: word, in: names) : nil
    if let meant {
      return Diagnostic(
        id: "unknown-option", "unknown option \(quoted(cluster))",
        help: "did you mean '--\(meant)'?")
    }
    return Diagnostic(
      id: "unknown-option",
      "unknown option \(quoted("-" + String(letter)))" + (isAlone ? "" : " in \(quoted(cluster))"),
      help: seeHelp(of: command))
  }

  static func misplacedOption(_ option: OptionSpec) -> Self {
    Diagnostic(
      id: "invalid-option-position", "'\(option.flag)' is before the command",
      help: "write '\(option.flag)' after the command")
  }

  static func missingValue(_ option: OptionSpec, found: String?) -> Self {
    let message = "'\(option.flag)' needs a value, \(option.placeholder ?? "VALUE")"
    guard let found else { return Diagnostic(id: "missing-value", message) }
    return Diagnostic(
      id: "missing-value", message + ", before \(quoted(found))",
      help: "if \(quoted(found)) is the value, write \(quoted(option.flag + "=" + found))")
  }

  static func emptyValue(_ option: OptionSpec) -> Self {
    Diagnostic(id: "missing-value-text", "the value of '\(option.flag)' is empty")
  }

  static func superfluousValue(_ value: String, for flag: String) -> Self {
    Diagnostic(
      id: "unexpected-value", "'\(flag)' takes no value, but is given \(quoted(value))",
      help: "write '\(flag)' alone")
  }

  static func unknownValue(_ value: String, for name: String, choices: [String]) -> Self {
    Diagnostic(
      id: "unknown-value", "\(quoted(value)) isn't a value of '\(name)'",
      help: didYouMean(value, choices) ?? "use \(list(choices.map { "'\($0)'" }))")
  }

  static func badFolder(_ value: String, for option: OptionSpec) -> Self? {
    if FilePath.beginsWithTilde(value) {
      return Diagnostic(
        id: "invalid-folder",
        "\(quoted(value)) isn't a folder for '\(option.flag)', because the shell didn't replace '~'",
        help: "write \(option.flag) \(value), with a space and without quotes")
    }
    guard let name = FilePath.versionControlFolder(in: FilePath.normal(value)) else { return nil }
    return Diagnostic(
      id: "invalid-folder",
      "\(quoted(value)) is inside \(quoted(name)), the folder of a version control system",
      help: "choose another folder for '\(option.flag)'")
  }

  package static func repeatedOption(_ option: OptionSpec, first: String, second: String)
    -> Self
  {
    Diagnostic(
      id: "duplicate-option",
      "'\(option.flag)' has two values: \(quoted(first)) and \(quoted(second))",
      help: "keep one of the two")
  }

  static func contradictingOptions(_ option: OptionSpec) -> Self {
    let both = option.spellings.map { "'--\($0)'" }.joined(separator: " and ")
    return Diagnostic(
      id: "conflicting-options", "\(both) contradict each other", help: "keep one of the two")
  }

  static func unknownCommand(_ name: String, in table: CommandTable) -> Self {
    let names = table.commands.map(\.name) + table.groups
    let grouped = names.first { $0.hasSuffix(" " + name) }
    let near = grouped ?? nearMatch(for: name, in: names) ?? nearMatch(for: name, in: ["--version"])
    let long = names.first { !name.isEmpty && $0.hasPrefix(name) }
    let isPath = name.utf8.contains(UInt8(ascii: "/")) || name.hasSuffix(".json")
    let help =
      if let near {
        "did you mean '\(near)'?"
      } else if let long {
        "write '\(long)' in full"
      } else if isPath, table.commands.contains(.generate) {
        "did you mean \(quoted("viper-gen generate " + name))?"
      } else {
        seeHelp(of: nil)
      }
    return Diagnostic(id: "unknown-command", "unknown command \(quoted(name))", help: help)
  }

  static func unknownSubcommand(_ word: String, of group: String, members: [Command]) -> Self {
    let near = nearMatch(for: word, in: members.map(\.lastWord))
    return Diagnostic(
      id: "unknown-command", "unknown command \(quoted(group + " " + word))",
      help: near.map { "did you mean '\(group) \($0)'?" }
        ?? "use \(list(members.map { "'\($0.name)'" }))")
  }

  static func missingSubcommand(of group: String, members: [Command]) -> Self {
    Diagnostic(
      id: "missing-subcommand", "'\(group)' needs a subcommand",
      help: "use \(list(members.map { "'\($0.name)'" }))")
  }

  static func missingOperand(
    _ operand: OperandSpec, command: Command, spec: CommandSpec, given: [OptionSpec]
  ) -> Self {
    let examples = spec.examples.map(\.command)
    let example = examples.first { example in
      let words = example.split(separator: " ").map(String.init)
      return given.allSatisfy { words.contains($0.flag) }
    }
    return Diagnostic(
      id: "missing-operand", "'\(command.name)' needs a \(operand.placeholder)",
      help: (example ?? examples.first).map { "for example, run '\($0)'" })
  }

  static func superfluousOperand(_ operand: String, command: Command, spec: CommandSpec) -> Self {
    let takes = spec.operands.isEmpty ? "takes no arguments" : "takes only \(spec.operandUsage)"
    return Diagnostic(
      id: "unexpected-operand", "unexpected \(quoted(operand)), because '\(command.name)' \(takes)")
  }

  static func emptyOperand(_ operand: OperandSpec) -> Self {
    Diagnostic(id: "missing-operand-text", "\(operand.placeholder) is empty")
  }

  static func standardInputNotAccepted(by command: Command) -> Self {
    Diagnostic(
      id: "unsupported-standard-input", "'\(command.name)' can't read from standard input, '-'",
      help: "if a file has this name, write './-'")
  }

  private static func seeHelp(of command: String?) -> String {
    command.map { "see 'viper-gen help \($0)'" } ?? "see 'viper-gen help'"
  }
}

/// Joins words: `a`, `a or b`, `a, b or c`.
package func list(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}

/// Puts the user's word in single quotes, and shortens a very long word. The printer escapes
/// control characters.
package func quoted(_ word: String) -> String {
  let scalars = word.unicodeScalars
  return "'" + String(scalars.prefix(120)) + (scalars.count > 120 ? "…'" : "'")
}
