/// Completions for zsh, through `_arguments`.
struct ZshCompletions: Sendable {
  let table: CommandTable

  var script: String {
    """
    #compdef viper-gen
    # zsh completions for viper-gen; made by 'viper-gen completions zsh'
    _viper_gen() {
      local curcontext="$curcontext" state line ret=1
      local -a commands
      typeset -A opt_args
      _arguments -C -s -S \\
    \(arguments(OptionSpec.everywhere, indent: 4))    '1:command:->command' \\
        '*::argument:->argument' && ret=0
      case $state in
        command)
    \(described(topics, indent: 6))      ;;
        argument)
          case $words[1] in
    \(branches)      esac
          ;;
      esac
      return ret
    }
    \(groupFunctions)if [[ $funcstack[1] == _viper-gen ]]; then
      _viper_gen "$@"
    else
      compdef _viper_gen viper-gen
    fi

    """
  }

  private var topics: [(String, String)] {
    table.topics.map { word in
      let command = table.commands.first { $0.name == word }
      let members = table.commands(in: word).map(\.lastWord)
      return (word, command?.spec.summary ?? list(members))
    }
  }

  private var branches: String {
    let single = table.commands.filter { $0.group == nil }.map { branch(for: $0, indent: 8) }
    let groups = table.groups.map { "        \($0)) _viper_gen_\($0) && ret=0 ;;\n" }
    return (single + groups).joined()
  }

  private func branch(for command: Command, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    let options = arguments(table.completedOptions(of: command), indent: indent + 4)
    let operands = operands(of: command, indent: indent + 4)
    return "\(margin)\(command.lastWord))\n\(margin)  _arguments -s -S \\\n"
      + "\(options)\(operands)\(margin)    && ret=0 ;;\n"
  }

  /// A command of two words has its second completed by a function of its own.
  private var groupFunctions: String {
    table.groups.map { group in
      let members = table.commands(in: group)
      return """
        _viper_gen_\(group)() {
          local curcontext="$curcontext" state line ret=1
          local -a commands
          typeset -A opt_args
          _arguments -C -s -S '1:command:->command' '*::argument:->argument' && ret=0
          case $state in
            command)
        \(described(members.map { ($0.lastWord, $0.spec.summary) }, indent: 6))      ;;
            argument)
              case $words[1] in
        \(members.map { branch(for: $0, indent: 8) }.joined())      esac
              ;;
          esac
          return ret
        }

        """
    }.joined()
  }

  private func described(_ words: [(String, String)], indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    let items = words.map { "\(margin)  \(shellQuoted("\($0.0):\($0.1)"))\n" }.joined()
    return "\(margin)commands=(\n\(items)\(margin))\n"
      + "\(margin)_describe -t commands command commands && ret=0\n"
  }

  private func arguments(_ options: [OptionSpec], indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return options.flatMap(specs(for:)).map { "\(margin)\(shellQuoted($0)) \\\n" }.joined()
  }

  /// What `_arguments` takes for an option: `(excluded)--name=[summary]:PLACEHOLDER:action`.
  private func specs(for option: OptionSpec) -> [String] {
    let summary = "[\(escaped(option.summary))]"
    let short = option.short.map { "-\($0)" }
    switch option.kind {
    case .flag:
      let names = [short, option.flag].compactMap { $0 }
      return names.map { "(\(names.joined(separator: " ")))\($0)\(summary)" }
    case .toggle:
      let names = option.spellings.map { "--" + $0 }
      return names.map { "(\(names.joined(separator: " ")))\($0)\(summary)" }
    case .single(let placeholder):
      return ["(\(option.flag))\(option.flag)=\(summary):\(placeholder):\(action(option.values))"]
    case .repeated(let placeholder):
      return ["*\(option.flag)=\(summary):\(placeholder):\(action(option.values))"]
    }
  }

  private func operands(of command: Command, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return command.spec.operands.enumerated().map { index, operand in
      let values = command == .help ? .choice(table.topics) : operand.values
      let place = operand.count == .any ? "*" : String(index + 1)
      let colons = operand.count == .optional ? "::" : ":"
      let spec = "\(place)\(colons)\(operand.placeholder):\(action(values))"
      return "\(margin)\(shellQuoted(spec)) \\\n"
    }.joined()
  }

  private func action(_ values: AcceptedValues) -> String {
    switch values {
    case .text: " "
    case .choice(let choices): "(\(choices.joined(separator: " ")))"
    case .folder: "_files -/"
    case .path: "_files -g '*.viper.json'"
    }
  }

  /// Brackets end a summary and colons end a field.
  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { output, character in
      if "[]:\\".contains(character) { output += "\\" }
      output.append(character)
    }
  }
}
