/// The manual page of all commands in roff, for `man`, made from the command table.
struct ManualPage: Sendable {
  let table: CommandTable
  let version: String

  var text: String {
    // Without a date: the same version gives the same bytes.
    var page = ".TH VIPER-GEN 1 \"\" \"viper-gen \(escaped(version))\" \"User Commands\"\n"
    page += section(
      "NAME", "viper\\-gen \\- make VIPER modules from specs, and keep them in step\n")
    page += section(
      "SYNOPSIS",
      table.commands.map { ".B viper\\-gen \(escaped(usage(of: $0)))\n" }.joined(separator: ".br\n")
    )
    page += section("COMMANDS", table.commands.map(text(for:)).joined())
    page += section("OPTIONS OF ALL COMMANDS", rows(OptionSpec.everywhere))
    page += section(
      "EXIT STATUS",
      ExitCode.allCases.map { row(String($0.rawValue), $0.meaning) }.joined())
    return page
  }

  private func usage(of command: Command) -> String {
    let operands = command.spec.operandUsage
    return command.name + (operands.isEmpty ? "" : " " + operands)
  }

  private func text(for command: Command) -> String {
    let spec = table.spec(of: command).spec
    let examples = spec.examples.map { row($0.command, $0.meaning) }.joined()
    return ".SS \(escaped(usage(of: command)))\n\(sentence(spec.summary))\n" + rows(spec.options)
      + ".P\nExamples:\n" + examples
  }

  private func rows(_ options: [OptionSpec]) -> String {
    options.map { row($0.written, $0.described) }.joined()
  }

  /// A term, and below it what it means.
  private func row(_ term: String, _ meaning: String) -> String {
    ".TP\n.B \(escaped(term))\n\(escaped(meaning))\n"
  }

  private func section(_ title: String, _ body: String) -> String { ".SH \(title)\n" + body }

  private func sentence(_ text: String) -> String {
    escaped(text.prefix(1).uppercased() + text.dropFirst()) + "."
  }

  /// A backslash and a hyphen mean something else to roff, and so does a dot or an apostrophe at the
  /// start of a line. An apostrophe elsewhere would be printed as a curly one.
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "." where result.isEmpty: result += "\\&."
      default: result.append(character)
      }
    }
    return result
  }
}

extension OptionSpec {
  /// `-n, --dry-run`, `--into DIR`, `--[no-]tests`
  fileprivate var written: String {
    let name = kind == .toggle ? "--[no-]\(name)" : flag
    return (short.map { "-\($0), " } ?? "") + name + (placeholder.map { " " + $0 } ?? "")
  }
}
