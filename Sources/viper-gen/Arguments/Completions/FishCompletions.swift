/// Completions for fish.
struct FishCompletions: Sendable {
  let table: CommandTable

  var script: String {
    """
    # fish completions for viper-gen; made by 'viper-gen completions fish'
    function __viper_gen_command
      set -l words (commandline -opc)
      set -e words[1]
      set -l command
      set -l skip no
      for word in $words
        if test $skip = yes
          set skip no
          continue
        end
        switch $word
          case --
            break
          case \(table.valuedFlags.joined(separator: " "))
            set skip yes
          case '-*'
          case '*'
            switch "$command"
              case ''\(table.groups.map { " \($0)" }.joined())
                set -a command $word
            end
        end
      end
      echo "$command"
    end
    function __viper_gen_is
      test (__viper_gen_command) = "$argv"
    end
    complete -c viper-gen -f
    \(commandLines)\(optionLines)
    """
  }

  private var commandLines: String {
    var lines = ""
    for word in table.topics {
      let members = table.commands(in: word)
      let summary = table.commands.first { $0.name == word }?.spec.summary
      lines += offer(word, summary ?? list(members.map(\.lastWord)), after: "")
      for member in members { lines += offer(member.lastWord, member.spec.summary, after: word) }
    }
    return lines
  }

  private func offer(_ word: String, _ summary: String, after command: String) -> String {
    "complete -c viper-gen -n \(condition(command)) -a \(word) -d \(fishQuoted(summary))\n"
  }

  private var optionLines: String {
    let common = OptionSpec.everywhere.flatMap { lines(for: $0, condition: nil) }
    let own = table.commands.flatMap { command -> [String] in
      let condition = condition(command.name)
      let operand: AcceptedValues? =
        command == .help ? .choice(table.topics) : command.spec.operands.first?.values
      let values = operand.flatMap(arguments).map {
        ["complete -c viper-gen -n \(condition) \($0)\n"]
      }
      return (values ?? [])
        + table.ownCompletedOptions(of: command).flatMap { lines(for: $0, condition: condition) }
    }
    return (common + own).joined()
  }

  private func lines(for option: OptionSpec, condition: String?) -> [String] {
    option.spellings.map { spelling in
      var line = "complete -c viper-gen"
      if let condition { line += " -n \(condition)" }
      if let short = option.short { line += " -s \(short)" }
      line += " -l \(spelling) -d \(fishQuoted(option.summary))"
      if option.takesValue { line += " -x " + (arguments(for: option.values) ?? "") }
      return line + "\n"
    }
  }

  private func condition(_ command: String) -> String { "'__viper_gen_is \(command)'" }

  private func arguments(for values: AcceptedValues) -> String? {
    switch values {
    case .text: nil
    case .choice(let choices): "-a \(fishQuoted(choices.joined(separator: " ")))"
    case .folder: "-a '(__fish_complete_directories)'"
    case .path: "-a '(__fish_complete_suffix .viper.json)'"
    }
  }

  /// In fish a quote inside single quotes is escaped by a backslash.
  private func fishQuoted(_ text: String) -> String {
    "'"
      + text.reduce(into: "") { output, character in
        if character == "'" || character == "\\" { output += "\\" }
        output.append(character)
      } + "'"
  }
}
