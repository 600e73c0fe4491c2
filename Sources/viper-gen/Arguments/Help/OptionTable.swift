/// The table of commands and options for the README, in Markdown.
struct OptionTable: Sendable {
  let table: CommandTable

  var markdown: String {
    var output = "| command | options | |\n| --- | --- | --- |\n"
    for command in table.commands {
      let spec = table.spec(of: command).spec
      let name = (["viper-gen", command.name] + spec.operands.map(\.usage)).joined(separator: " ")
      let options = spec.options.map { "`\($0.written)`" }.joined(separator: " ")
      output += "| `\(name)` | \(options.isEmpty ? "–" : options) | \(spec.summary) |\n"
    }
    let everywhere = OptionSpec.everywhere.map { "`\($0.written)`" }.joined(separator: " ")
    return output + "| all of them | \(everywhere) | |\n"
  }
}

extension OptionSpec {
  /// `-n, --dry-run`, `--into DIR`, `--[no-]tests`
  var written: String {
    let name = kind == .toggle ? "--[no-]\(name)" : flag
    return (short.map { "-\($0), " } ?? "") + name + (placeholder.map { " " + $0 } ?? "")
  }
}
