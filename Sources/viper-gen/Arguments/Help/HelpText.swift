import ViperCommandLine

/// Lays out the help in 80 columns, from the command table.
struct HelpText: Sendable {
  let table: CommandTable

  func text(for topic: HelpTopic) -> String {
    switch topic {
    case .overview: overview
    case .group(let group): text(forGroup: group)
    case .command(let command, let arguments): text(for: command, given: arguments)
    }
  }

  var shortUsage: String {
    wrapped("Usage: viper-gen COMMAND [options]", indent: 0)
      + wrapped("Commands: " + table.topics.joined(separator: ", "), indent: 0, hanging: 10)
      + "See 'viper-gen help'.\n"
  }

  private var overview: String {
    let commands = zip(table.commands, rows(table.commands.map { ($0.name, $0.spec.summary) }))
    let goals = CommandGoal.allCases.map { goal in
      section(goal.rawValue, commands.filter { $0.0.goal == goal }.map(\.1))
    }
    let shown: [Command] = [.new, .generate, .check]
    return "viper-gen: generate and maintain VIPER modules from specs\n"
      + section("Usage", ["  viper-gen COMMAND [options]\n"]) + goals.joined()
      + section("Options", rows(OptionSpec.everywhere.map(row(for:))))
      + section("Examples", shown.flatMap { examples(of: $0.spec.examples.prefix(1)) })
      + exitStatus(\.meaning)
      + "\nTo see the options of a command, run 'viper-gen help COMMAND'.\n"
  }

  private func text(forGroup group: String) -> String {
    let members = table.commands(in: group)
    let summary = Command.summary(ofGroup: group) ?? list(members.map(\.lastWord))
    let hint = members.first.map { member in
      "\nTo see the options of a command, run 'viper-gen help \(member.name)'.\n"
    }
    return wrapped("viper-gen \(group): \(summary)", indent: 0)
      + section("Usage", members.map { usage(of: $0, $0.spec) })
      + section("Commands", rows(members.map { ($0.name, $0.spec.summary) }))
      + section("Options", rows(OptionSpec.everywhere.map(row(for:))))
      + section("Examples", members.flatMap { examples(of: $0.spec.examples.prefix(1)) })
      + exitStatus { $0.meaning(of: nil) } + (hint ?? "")
  }

  private func text(for command: Command, given arguments: [String]) -> String {
    let spec = table.spec(of: command, given: GivenOptions(arguments[...])).spec
    let lists = spec.options.filter(\.isRepeatable)
    let others = spec.options.filter { !lists.contains($0) } + OptionSpec.everywhere
    let arguments = spec.operands.map { ($0.placeholder, $0.summary) }
    return wrapped("viper-gen \(command.name): \(spec.summary)", indent: 0)
      + section("Usage", [usage(of: command, spec)])
      + section("Arguments", rows(arguments))
      + section("Options", rows(others.map(row(for:))))
      + section("Options that can be repeated", rows(lists.map(row(for:))))
      + section("Examples", examples(of: spec.examples[...]))
      + exitStatus { $0.meaning(of: command) }
  }

  private func usage(of command: Command, _ spec: CommandSpec) -> String {
    let operands = spec.operands.isEmpty ? "" : " " + spec.operandUsage
    return "  viper-gen \(command.name)\(operands)\(spec.options.isEmpty ? "" : " [options]")\n"
  }

  private func exitStatus(_ meaning: (ExitCode) -> String) -> String {
    section("Exit status", rows(ExitCode.allCases.map { (String($0.rawValue), meaning($0)) }))
  }

  private func examples(of examples: ArraySlice<CommandSpec.Example>) -> [String] {
    examples.map { "  \($0.command)\n" + wrapped($0.meaning, indent: 6) }
  }

  private func row(for option: OptionSpec) -> (String, String) {
    ((option.short == nil ? "    " : "") + option.written, option.described)
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n\(title):\n" + lines.joined()
  }

  private func rows(_ pairs: [(term: String, meaning: String)]) -> [String] {
    let limit = 30
    let fitting = pairs.map(\.term.count).filter { $0 <= limit }
    let width = fitting.max() ?? 0
    return pairs.map { term, meaning in
      let indent = width + 4
      guard term.count <= limit else { return "  \(term)\n" + wrapped(meaning, indent: indent) }
      let padding = String(repeating: " ", count: width - term.count + 2)
      return wrapped("  " + term + padding + meaning, indent: 0, hanging: indent, keeping: indent)
    }
  }
}

/// Breaks a string at spaces into lines of at most 80 columns.
func wrapped(_ text: String, indent: Int, hanging: Int? = nil, keeping prefix: Int = 0) -> String {
  let limit = 80
  let spaces = String(repeating: " ", count: hanging ?? indent)
  var line = String(repeating: " ", count: indent) + text.prefix(prefix)
  var isStart = true
  var output = ""
  for word in text.dropFirst(prefix).split(separator: " ") {
    if !isStart, line.count + 1 + word.count > limit {
      output += line + "\n"
      line = spaces + word
    } else {
      line += (isStart ? "" : " ") + word
    }
    isStart = false
  }
  return output + line + "\n"
}
