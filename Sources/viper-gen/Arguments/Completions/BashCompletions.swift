/// Completions for bash, 3.2 (macOS) and later: no associative arrays, `compopt` only if it is there.
struct BashCompletions: Sendable {
  let table: CommandTable

  var script: String {
    """
    # bash completions for viper-gen; made by 'viper-gen completions bash'
    _viper_gen() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
      local command="" options_ended="" skip="" index word
      local IFS=$'\\n'
      COMPREPLY=()
      # bash splits '--ui=uikit' into three words.
      if [[ "$current" == "=" ]]; then
        current=""
      elif [[ "$previous" == "=" && COMP_CWORD -ge 2 ]]; then
        previous="${COMP_WORDS[COMP_CWORD-2]}"
      fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        word="${COMP_WORDS[index]}"
        if [[ -n "$skip" ]]; then
          if [[ "$word" != "=" ]]; then skip=""; fi
          continue
        fi
        case "$options_ended$word" in
          --) options_ended=yes ;;
          \(table.valuedFlags.joined(separator: "|"))) skip=yes ;;
          -*|=) ;;
          *)
            case "$command" in
              ""\(table.groups.map { "|\($0)" }.joined())) command="${command:+$command }${word}" ;;
            esac ;;
        esac
      done
      if [[ -z "$options_ended" ]]; then
        case "$command $previous" in
    \(valueCases)    esac
        if [[ "$current" == -* ]]; then
          case "$command" in
    \(optionCases)      esac
          return
        fi
      fi
      case "$command" in
    \(operandCases)  esac
    }
    complete -F _viper_gen viper-gen

    """
  }

  /// One case for each option with a value: what to offer after it.
  private var valueCases: String {
    let own = table.commands.flatMap { command in
      table.ownCompletedOptions(of: command).map { ("\"\(command.name) \($0.flag)\"", $0) }
    }
    let common = OptionSpec.everywhere.map { ("*\" \($0.flag)\"", $0) }
    return (own + common).filter(\.1.takesValue).map { pattern, option in
      "      \(pattern)) \(action(for: option.values)); return ;;\n"
    }.joined()
  }

  private var optionCases: String {
    table.commands.map { command in
      let flags = table.completedOptions(of: command).flatMap(\.spellings).map { "--" + $0 }
      return "        \"\(command.name)\") \(words(flags)) ;;\n"
    }.joined() + "        *) \(words(OptionSpec.everywhere.map(\.flag))) ;;\n"
  }

  private var operandCases: String {
    var lines = "    \"\") \(words(table.topics)) ;;\n"
    for group in table.groups {
      lines += "    \"\(group)\") \(words(table.commands(in: group).map(\.lastWord))) ;;\n"
    }
    for command in table.commands {
      let offered: AcceptedValues? =
        command == .help ? .choice(table.topics) : command.spec.operands.first?.values
      if let offered { lines += "    \"\(command.name)\") \(action(for: offered)) ;;\n" }
    }
    return lines
  }

  private func words(_ words: [String]) -> String {
    "COMPREPLY=($(compgen -W $'\(words.joined(separator: "\\n"))' -- \"$current\"))"
  }

  private func action(for values: AcceptedValues) -> String {
    let asFiles = "; compopt -o filenames 2>/dev/null"
    return switch values {
    case .text: ":"
    case .choice(let choices): words(choices)
    case .folder: "COMPREPLY=($(compgen -d -- \"$current\"))" + asFiles
    case .path:
      "COMPREPLY=($(compgen -d -- \"$current\"; compgen -f -X '!*.viper.json' -- \"$current\"))"
        + asFiles
    }
  }
}
