import ViperText

@testable import ViperCommandLine
@testable import viper_gen

/// Splits a command line as a shell does, for the quoting that the tests and the examples use.
func words(of line: String) -> [String] {
  var words: [String] = []
  var word: String?
  var isQuoted = false
  for character in line {
    if character == "'" {
      isQuoted.toggle()
      word = word ?? ""
    } else if character == " ", !isQuoted {
      if let word { words.append(word) }
      word = nil
    } else {
      word = (word ?? "") + String(character)
    }
  }
  if let word { words.append(word) }
  return words
}

struct Screen: Equatable {
  var output = ""
  var errors = ""
  var code: ExitCode

  static func after(_ line: String, table: CommandTable = .everything) -> Screen {
    var console = Console()
    let outcome = ArgumentParser(table: table).parse(words(of: line)).outcome
    let code = ViperGen.perform(
      outcome, table: table, environment: Environment(), console: &console)
    return Screen(
      output: String(decoding: console.output, as: UTF8.self),
      errors: String(decoding: console.errors, as: UTF8.self), code: code)
  }
}

extension CommandTable {
  static let everything = CommandTable(commands: Command.allCases) { command, given in
    if given.value(of: .pack) == "broken" {
      return CommandExtension(
        failure: [Diagnostic(id: "broken-pack", "the pack is broken", at: nil)])
    }
    guard command == .new else { return CommandExtension() }
    let choices =
      given.value(of: .pack) == "vip" ? ["uikit", "none"] : ["uikit", "swiftui", "none"]
    return CommandExtension(choices: ["ui": choices])
  }
}
