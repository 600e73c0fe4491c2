import ViperCommandLine

/// The shells that completion scripts exist for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script for this shell, made from the same table as the help.
  func completions(for table: CommandTable) -> String {
    table.rendered("completions.\(rawValue)").text
  }
}

extension CommandTable {
  /// The options of a command as completions offer them, the project's own and the common ones
  /// included.
  func completedOptions(of command: Command) -> [OptionSpec] {
    ownCompletedOptions(of: command) + OptionSpec.everywhere
  }

  /// Without the common ones. A pack's names go into a script that a shell runs, and bash expands
  /// even the words it offers: so only plain words do.
  func ownCompletedOptions(of command: Command) -> [OptionSpec] {
    spec(of: command).spec.options.filter { isPlainWord($0.name) }.map { option in
      guard case .choice(let choices) = option.values else { return option }
      return option.accepting(choices.filter(isPlainWord))
    }
  }

  /// The options that take a value in any command, sorted. A script must skip their values when it
  /// looks for the command.
  var valuedFlags: [String] {
    let options = commands.flatMap { completedOptions(of: $0) }
    return Set(options.filter(\.takesValue).flatMap(\.forms)).sorted()
  }

  /// What may follow `help`: commands, and the first words of some.
  var topics: [String] {
    commands.reduce(into: []) { names, command in
      let word = command.group ?? command.name
      if names.last != word { names.append(word) }
    }
  }
}

/// Whether no shell finds a meaning in a word: letters, digits, `-`, `_`, `.`, and what is not ASCII.
func isPlainWord(_ word: String) -> Bool {
  !word.isEmpty
    && word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), 0x80...:
        true
      default: false
      }
    }
}
