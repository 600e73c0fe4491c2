import ViperProject
import ViperText

/// The ids of the mistakes on a command line.
enum UsageProblem: String, CaseIterable {
  case unknownOption = "unknown-option"
  case misplacedOption = "misplaced-option"
  case missingValue = "missing-value"
  case emptyValue = "empty-value"
  case superfluousValue = "superfluous-value"
  case unknownValue = "unknown-value"
  case badFolder = "bad-folder"
  case repeatedOption = "repeated-option"
  case contradictingOptions = "contradicting-options"
  case unknownCommand = "unknown-command"
  case missingSubcommand = "missing-subcommand"
  case missingOperand = "missing-operand"
  case superfluousOperand = "superfluous-operand"
  case emptyOperand = "empty-operand"
  case standardInput = "standard-input"
}

/// All wording about the command line.
extension Diagnostic {
  private static func usage(
    _ problem: UsageProblem, _ message: String, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(id: problem.rawValue, message, at: nil, help: help)
  }

  /// - Parameter name: without the dashes.
  static func unknownOption(
    _ name: String, options: [OptionSpec], command: String?
  ) -> Diagnostic {
    usage(
      .unknownOption, "unknown option \(quoted("--" + name))",
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
  ) -> Diagnostic {
    let word = String(cluster.dropFirst())
    let isAlone = word == String(letter)
    let meant =
      word.utf8.count > 2 ? names.first { $0 == word } ?? nearMatch(for: word, in: names) : nil
    if let meant {
      return usage(
        .unknownOption, "unknown option \(quoted(cluster))", help: "did you mean '--\(meant)'?")
    }
    return usage(
      .unknownOption,
      "unknown option \(quoted("-" + String(letter)))" + (isAlone ? "" : " in \(quoted(cluster))"),
      help: seeHelp(of: command))
  }

  static func misplacedOption(_ option: OptionSpec) -> Diagnostic {
    usage(
      .misplacedOption, "'\(option.flag)' stands before the command",
      help: "write it after the command")
  }

  static func missingValue(_ option: OptionSpec, found: String?) -> Diagnostic {
    let message = "'\(option.flag)' needs a value, \(option.placeholder ?? "VALUE")"
    guard let found else { return usage(.missingValue, message) }
    return usage(
      .missingValue, message + ", before \(quoted(found))",
      help: "if \(quoted(found)) is the value, write \(quoted(option.flag + "=" + found))")
  }

  static func emptyValue(_ option: OptionSpec) -> Diagnostic {
    usage(.emptyValue, "the value of '\(option.flag)' is empty")
  }

  static func superfluousValue(_ value: String, for flag: String) -> Diagnostic {
    usage(
      .superfluousValue, "'\(flag)' takes no value, but is given \(quoted(value))",
      help: "write '\(flag)' alone")
  }

  static func unknownValue(_ value: String, for name: String, choices: [String]) -> Diagnostic {
    let near = nearMatch(for: value, in: choices)
    return usage(
      .unknownValue, "\(quoted(value)) is no value of '\(name)'",
      help: near.map { "did you mean '\($0)'?" } ?? "use \(list(choices.map { "'\($0)'" }))")
  }

  /// What no folder for files should be; nil for any other.
  static func badFolder(_ value: String, for option: OptionSpec) -> Diagnostic? {
    if FilePath.beginsWithTilde(value) {
      return usage(
        .badFolder, "'\(option.flag)' is given \(quoted(value)), and no shell has replaced the '~'",
        help: "write '\(option.flag)' and the folder as two words, without quotes")
    }
    guard let name = FilePath.versionControlFolder(in: FilePath.normal(value)) else { return nil }
    return usage(
      .badFolder,
      "\(quoted(value)) lies in \(quoted(name)), the folder of a version control system",
      help: "choose another folder for '\(option.flag)'")
  }

  static func repeatedOption(
    _ option: OptionSpec, first: String, second: String
  ) -> Diagnostic {
    usage(
      .repeatedOption,
      "'\(option.flag)' is given twice, as \(quoted(first)) and as \(quoted(second))",
      help: "keep one of them")
  }

  static func contradictingOptions(_ option: OptionSpec) -> Diagnostic {
    let both = option.spellings.map { "'--\($0)'" }.joined(separator: " and ")
    return usage(.contradictingOptions, "\(both) contradict each other", help: "keep one of them")
  }

  static func unknownCommand(_ name: String, in table: CommandTable) -> Diagnostic {
    let names = table.commands.map(\.name) + table.groups
    let near = nearMatch(for: name, in: names) ?? nearMatch(for: name, in: ["--version"])
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
    return usage(.unknownCommand, "unknown command \(quoted(name))", help: help)
  }

  static func unknownSubcommand(
    _ word: String, of group: String, members: [Command]
  ) -> Diagnostic {
    let near = nearMatch(for: word, in: members.map(\.lastWord))
    return usage(
      .unknownCommand, "unknown command \(quoted(group + " " + word))",
      help: near.map { "did you mean '\(group) \($0)'?" }
        ?? "use \(list(members.map { "'\($0.name)'" }))")
  }

  static func missingSubcommand(of group: String, members: [Command]) -> Diagnostic {
    usage(
      .missingSubcommand, "'\(group)' is not a whole command",
      help: "use \(list(members.map { "'\($0.name)'" }))")
  }

  static func missingOperand(
    _ operand: OperandSpec, command: Command, spec: CommandSpec
  ) -> Diagnostic {
    usage(
      .missingOperand, "'\(command.name)' needs a \(operand.placeholder)",
      help: spec.examples.first.map { "for example '\($0.command)'" })
  }

  static func superfluousOperand(
    _ operand: String, command: Command, spec: CommandSpec
  ) -> Diagnostic {
    let takes = spec.operands.isEmpty ? "takes no operands" : "takes only \(spec.operandUsage)"
    return usage(
      .superfluousOperand, "\(quoted(operand)) is one too many: '\(command.name)' \(takes)")
  }

  static func emptyOperand(_ operand: OperandSpec) -> Diagnostic {
    usage(.emptyOperand, "an empty \(operand.placeholder)")
  }

  static func standardInputNotAccepted(by command: Command) -> Diagnostic {
    usage(
      .standardInput, "'\(command.name)' does not read the standard input, '-'",
      help: "write './-' for a file of that name")
  }

  private static func seeHelp(of command: String?) -> String {
    command.map { "see 'viper-gen help \($0)'" } ?? "see 'viper-gen help'"
  }
}

/// `a`, `a or b`, `a, b or c`.
func list(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}

/// A word of the user's in single quotes; a very long one is cut. The printer escapes control
/// characters.
func quoted(_ word: String) -> String {
  let scalars = word.unicodeScalars
  return "'" + String(scalars.prefix(120)) + (scalars.count > 120 ? "…'" : "'")
}
