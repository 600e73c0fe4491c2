/// Parses the arguments into an `Invocation`, or into all errors in them.
struct ArgumentParser: Sendable {
  let table: CommandTable

  func parse(_ arguments: [String]) -> ParsedArguments {
    var reader = ArgumentReader(arguments: arguments, options: OptionSpec.everywhere)
    reader.elsewhere = { table.commands.flatMap { table.row($0).options } }
    let outcome = outcome(of: &reader)
    // After an unknown command, options aren't parsed, but `--color` still applies to its error.
    let word =
      reader.values.of(.color).first
      ?? GivenOptions(arguments[...]).value(of: .color)
    let color = word.flatMap(ColorChoice.init)
    return ParsedArguments(color: color ?? .auto, outcome: outcome)
  }

  private func outcome(of reader: inout ArgumentReader) -> ParsedArguments.Outcome {
    guard let word = reader.nextOperand() else {
      return shortcut(reader, .overview) ?? rejected(reader) ?? .nothing
    }
    guard let command = command(startingWith: word, &reader) else {
      let isGroup = table.groups.contains(word)
      return (isGroup ? shortcut(reader, .group(word)) : nil) ?? rejected(reader) ?? .nothing
    }
    let given = reader.rest
    let (spec, failure) = table.spec(of: command, given: GivenOptions(given))
    reader.command = command.name
    reader.options = spec.options + OptionSpec.everywhere
    var invocation = Invocation(command: command)
    while let operand = reader.nextOperand() { invocation.operands.append(operand) }
    if let shortcut = shortcut(reader, .command(command, arguments: Array(given))) {
      return shortcut
    }
    if let failure { return .rejected(failure) }
    check(invocation.operands, against: spec, of: command, &reader)
    invocation.flags = reader.flags
    invocation.values = reader.values
    let topic = command == .help ? topic(named: invocation.operands, &reader) : nil
    return rejected(reader) ?? topic.map { .help($0) } ?? .run(invocation)
  }

  /// Finds `--help` or `--version`, which win over everything else, errors included.
  private func shortcut(_ reader: ArgumentReader, _ topic: HelpTopic) -> ParsedArguments.Outcome? {
    if reader.flags[OptionSpec.help.name] == true { return .help(topic) }
    if reader.flags[OptionSpec.version.name] == true { return .version }
    return nil
  }

  private func rejected(_ reader: ArgumentReader) -> ParsedArguments.Outcome? {
    reader.problems.isEmpty ? nil : .rejected(reader.problems)
  }

  /// Finds the command that starts with a word. Reads the second word if the command has two.
  private func command(startingWith word: String, _ reader: inout ArgumentReader) -> Command? {
    if let command = table.commands.first(where: { $0.name == word }) { return command }
    let members = table.commands(in: word)
    guard !members.isEmpty else {
      reader.report(.unknownCommand(word, in: table))
      return nil
    }
    guard let second = reader.nextOperand() else {
      reader.report(.missingSubcommand(of: word, members: members))
      return nil
    }
    let command = members.first { $0.lastWord == second }
    if command == nil { reader.report(.unknownSubcommand(second, of: word, members: members)) }
    return command
  }

  private func check(
    _ operands: [String], against spec: CommandSpec, of command: Command,
    _ reader: inout ArgumentReader
  ) {
    var wanted = spec.operands[...]
    for operand in operands {
      guard let expected = wanted.first else {
        reader.report(.superfluousOperand(operand, command: command, spec: spec))
        continue
      }
      if expected.count != .any { wanted.removeFirst() }
      if operand.isEmpty {
        reader.report(.emptyOperand(expected))
      } else if operand == "-" {
        reader.report(.standardInputNotAccepted(by: command))
      } else if case .choice(let choices) = expected.values, !choices.contains(operand) {
        reader.report(.unknownValue(operand, for: expected.placeholder, choices: choices))
      }
    }
    if let missing = wanted.first, missing.count == .one {
      let given = spec.options.filter {
        reader.flags[$0.name] == true || !reader.values.of($0).isEmpty
      }
      reader.report(.missingOperand(missing, command: command, spec: spec, given: given))
    }
  }

  private func topic(named words: [String], _ reader: inout ArgumentReader) -> HelpTopic {
    let name = words.joined(separator: " ")
    if words.isEmpty { return .overview }
    if table.groups.contains(name) { return .group(name) }
    if let command = table.commands.first(where: { $0.name == name }) { return .command(command) }
    reader.report(.unknownCommand(name, in: table))
    return .overview
  }
}
