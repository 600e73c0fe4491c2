import ViperText

/// Reads the arguments once, and collects options, operands and errors.
///
/// The rules are GNU's: `--name value` and `--name=value`, clusters of short flags, options and
/// operands in any order, `--` ends the options. Two rules are stricter to catch errors: long
/// options can't be abbreviated, and a value that looks like an option must be joined with `=`.
struct ArgumentReader {
  let arguments: [String]
  private(set) var index = 0
  private(set) var optionsEnded = false
  /// The options that are known now. The command's options are added when the command is known.
  var options: [OptionSpec]
  /// The options of all commands, for options that are before the command.
  var elsewhere: () -> [OptionSpec] = { [] }
  var command: String?

  private(set) var flags: [String: Bool] = [:]
  private(set) var values: [GivenValue] = []
  private(set) var problems: [Diagnostic] = []

  var rest: ArraySlice<String> { arguments[index...] }

  /// Reads the options before the next operand, and returns the operand; nil at the end.
  mutating func nextOperand() -> String? {
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if optionsEnded || argument == "-" || !argument.utf8.starts(with: "-".utf8) {
        return argument
      }
      if argument == "--" {
        optionsEnded = true
      } else if argument.utf8.starts(with: "--".utf8) {
        readLong(argument)
      } else {
        readCluster(argument)
      }
    }
    return nil
  }

  mutating func report(_ problem: Diagnostic) { problems.append(problem) }

  private mutating func readLong(_ argument: String) {
    let body = argument.utf8.dropFirst(2)
    let equals = body.firstIndex(of: UInt8(ascii: "="))
    let name = String(Substring(body[..<(equals ?? body.endIndex)]))
    let attached = equals.map { String(Substring(body[body.index(after: $0)...])) }
    guard let option = options.first(where: { $0.spellings.contains(name) }) else {
      return readUnknown(name, attached: attached)
    }
    if option.takesValue {
      guard let value = attached ?? nextValue(of: option) else { return }
      take(value, for: option)
    } else if let attached {
      report(.superfluousValue(attached, for: "--" + name))
    } else {
      set(option, to: name == option.name)
    }
  }

  private mutating func readCluster(_ argument: String) {
    let letters = argument.dropFirst()
    for letter in letters {
      let option = options.first { $0.short == letter }
      if let option, option.takesValue, letters.count == 1 {
        guard let value = nextValue(of: option) else { return }
        take(value, for: option)
      } else if let option, !option.takesValue {
        set(option, to: true)
      } else {
        return report(.unknownShortOption(letter, in: argument, names: longNames, command: command))
      }
    }
  }

  private mutating func set(_ option: OptionSpec, to isOn: Bool) {
    if flags[option.name] == !isOn { report(.contradictingOptions(option)) }
    flags[option.name] = isOn
  }

  private mutating func take(_ value: String, for option: OptionSpec) {
    if value.isEmpty { return report(.emptyValue(option)) }
    if case .choice(let choices) = option.values, !choices.contains(value) {
      report(.unknownValue(value, for: option.flag, choices: choices))
    }
    if option.values == .folder, let problem = Diagnostic.badFolder(value, for: option) {
      report(problem)
    }
    if case .single = option.kind, let first = values.of(option).first {
      return report(.repeatedOption(option, first: first, second: value))
    }
    values.append(GivenValue(name: option.name, value: value))
  }

  /// Reads the argument after an option, unless the argument is an option, too.
  private mutating func nextValue(of option: OptionSpec) -> String? {
    guard index < arguments.count else {
      report(.missingValue(option, found: nil))
      return nil
    }
    let value = arguments[index]
    if isOption(value) {
      report(.missingValue(option, found: value))
      return nil
    }
    index += 1
    return value
  }

  /// Whether an argument looks like an option: two dashes, or known letters after one dash.
  private func isOption(_ argument: String) -> Bool {
    if argument.utf8.starts(with: "--".utf8) { return true }
    let letters = argument.dropFirst()
    return argument.utf8.starts(with: "-".utf8) && !letters.isEmpty
      && letters.allSatisfy { letter in options.contains { $0.short == letter } }
  }

  /// Reports an unknown option and skips its probable value, which would be reported as an operand,
  /// too.
  private mutating func readUnknown(_ name: String, attached: String?) {
    let misplaced = command == nil ? elsewhere().first { $0.spellings.contains(name) } : nil
    let meant = misplaced ?? options.first { $0.name == nearMatch(for: name, in: longNames) }
    if let misplaced {
      report(.misplacedOption(misplaced))
    } else {
      report(.unknownOption(name, options: options, command: command))
    }
    if let meant, meant.takesValue, attached == nil, index < arguments.count,
      !isOption(arguments[index])
    {
      index += 1
    }
  }

  private var longNames: [String] { options.flatMap(\.spellings) }
}
