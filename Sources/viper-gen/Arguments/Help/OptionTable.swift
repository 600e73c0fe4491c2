/// The table of commands and options for the README, in Markdown.
struct OptionTable: Sendable {
  let table: CommandTable

  var markdown: String {
    var output = "| command | options | |\n| --- | --- | --- |\n"
    for command in table.commands {
      let spec = table.spec(of: command).spec
      let name = (["viper-gen", command.name] + spec.operands.map(\.usage)).joined(separator: " ")
      let options = spec.options.map { "`\(written($0))`" }.joined(separator: " ")
      output += "| `\(name)` | \(options.isEmpty ? "–" : options) | \(spec.summary) |\n"
    }
    let everywhere = OptionSpec.everywhere.map { "`\(written($0))`" }.joined(separator: " ")
    return output + "| all of them | \(everywhere) | |\n"
  }

  private func written(_ option: OptionSpec) -> String {
    let name = option.kind == .toggle ? "--[no-]\(option.name)" : option.flag
    let short = option.short.map { "-\($0), " } ?? ""
    return short + name + (option.placeholder.map { " " + $0 } ?? "")
  }
}
