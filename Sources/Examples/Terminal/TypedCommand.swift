import Foundation

/// A command as it was typed.
@MainActor
struct TypedCommand {
  private let command: TerminalCommand
  private let rest: String

  /// The command with the longest matching name, if any.
  init?(_ line: String, among commands: [TerminalCommand]) {
    let fitting = commands.filter { command in
      guard line.lowercased().hasPrefix(command.name.lowercased()) else { return false }
      return line.dropFirst(command.name.count).first?.isWhitespace != false
    }
    guard let command = fitting.max(by: { $0.name.count < $1.name.count }) else { return nil }
    self.command = command
    rest = line.dropFirst(command.name.count).trimmingCharacters(in: .whitespaces)
  }

  /// - Returns: further commands to run.
  func perform() throws(CommandError) -> [String] {
    do throws(CommandError) {
      return try command.perform(rest)
    } catch {
      throw CommandError("\(error.message); usage: \(command.usage)")
    }
  }

  /// The message for an unknown command.
  static func unknown(_ line: String, names: [String]) -> CommandError {
    let word = TerminalCommand.split(line).word.lowercased()
    let near = names.sorted().first { $0.lowercased().isOneLetter(from: word) }
    let advice = near.map { "did you mean '\($0)'?" } ?? "'help' lists them"
    return CommandError("'\(word)' is no command here; \(advice)")
  }
}

extension String {
  /// Whether one letter has to be added, taken away or replaced to get the other word. Words of
  /// fewer than three letters are like too many others.
  fileprivate func isOneLetter(from other: String) -> Bool {
    guard count > 2, other.count > 2, abs(count - other.count) <= 1 else { return false }
    let start = zip(self, other).prefix { $0 == $1 }.count
    let end = zip(dropFirst(start).reversed(), other.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    return max(count, other.count) - start - end <= 1
  }
}
