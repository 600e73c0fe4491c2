import ViperCommandLine
import ViperText

enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  func completions(for table: CommandTable) -> String {
    table.rendered("completions.\(rawValue)").text
  }
}

extension CommandTable {
  func completedOptions(of command: Command) -> [OptionSpec] {
    ownCompletedOptions(of: command) + OptionSpec.everywhere
  }

  /// Lists the options of a command, without common options. Names with special characters are left
  /// out, because bash expands the words it offers, and a pack's names become part of the script.
  func ownCompletedOptions(of command: Command) -> [OptionSpec] {
    spec(of: command).spec.options.filter { isPlainWord($0.name) }.map { option in
      guard case .choice(let choices) = option.values else { return option }
      return option.accepting(choices.filter(isPlainWord))
    }
  }

  /// The options that take a value in any command, sorted. Scripts skip these values when they look
  /// for the command.
  var valuedFlags: [String] {
    let options = commands.flatMap { completedOptions(of: $0) }
    return Set(options.filter(\.takesValue).flatMap(\.forms)).sorted()
  }

  var topics: [String] {
    commands.map { $0.group ?? $0.name }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

/// Whether a word has no special meaning in a shell: letters, digits, `-`, `_`, `.` and non-ASCII
/// characters.
func isPlainWord(_ word: String) -> Bool {
  !word.isEmpty && word.utf8.allSatisfy { isWordByte($0) || "-.".utf8.contains($0) }
}
