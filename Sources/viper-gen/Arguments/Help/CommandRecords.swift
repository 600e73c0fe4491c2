import ViperCommandLine
import ViperCommands
import ViperPack
import ViperTemplate
import ViperText

/// Completion scripts and the manual are templates. They print the command table.
extension CommandTable {
  func rendered(_ template: String) -> (text: String, diagnostics: [Diagnostic]) {
    let library = TemplateLibrary(BuiltIn.templates("program"))
    var bytes: [UInt8] = []
    let problems = library.render(template, context, into: &bytes)
    return (String(decoding: bytes, as: UTF8.self), problems)
  }

  private var context: [String: TemplateValue] {
    [
      "version": .string(Version.current),
      "commands": .list(commands.map(record)),
      "topics": .list(topics.map(record)),
      "everywhere": .list(OptionSpec.everywhere.map(\.record)),
      "valuedFlags": .list(valuedFlags.map(TemplateValue.string)),
      "exitCodes": .list(
        ExitCode.allCases.map {
          ["value": .string(String($0.rawValue)), "meaning": .string($0.meaning)]
        }),
    ]
  }

  private func record(of topic: String) -> TemplateValue {
    let members = commands(in: topic)
    let summary = commands.first { $0.name == topic }?.spec.summary
    return [
      "word": .string(topic),
      "summary": .string(
        summary ?? Command.summary(ofGroup: topic) ?? list(members.map(\.lastWord))),
      "members": .list(members.map(record)),
    ]
  }

  private func record(of command: Command) -> TemplateValue {
    let spec = spec(of: command).spec
    let completed = completedOptions(of: command)
    let usage = [command.name, spec.operandUsage].filter { !$0.isEmpty }.joined(separator: " ")
    return [
      "name": .string(command.name), "word": .string(command.lastWord),
      "group": command.group.map(TemplateValue.string) ?? .none,
      "summary": .string(spec.summary), "usage": .string(usage),
      "operands": .list(
        spec.operands.map { operand in
          [
            "placeholder": .string(operand.placeholder), "count": .string("\(operand.count)"),
            "values": (command == .help ? .choice(topics) : operand.values).record,
            "summary": .string(operand.summary),
          ]
        }),
      "options": .list(spec.options.map(\.record)),
      "own": .list(ownCompletedOptions(of: command).map(\.record)),
      "completed": .list(completed.map(\.record)),
      "flags": .list(completed.flatMap(\.spellings).map { .string("--" + $0) }),
      "examples": .list(
        spec.examples.map { ["command": .string($0.command), "meaning": .string($0.meaning)] }),
    ]
  }
}

extension OptionSpec {
  /// `-n, --dry-run`, `--into DIR`, `--[no-]tests`
  var written: String {
    let name = kind == .toggle ? "--[no-]\(name)" : flag
    return (short.map { "-\($0), " } ?? "") + name + (placeholder.map { " " + $0 } ?? "")
  }

  var described: String {
    guard case .choice(let choices) = values, !choices.allSatisfy(summary.contains) else {
      return summary
    }
    return summary + ": " + list(choices)
  }

  /// Whether the option may be given several times. Most details of a new member may not.
  var isRepeatable: Bool {
    guard case .repeated = kind else { return false }
    let detail = NewMember.Detail.allCases.first { OptionSpec.detail($0).name == name }
    return detail?.isRepeatable ?? true
  }

  fileprivate var record: TemplateValue {
    let short = short.map { TemplateValue.string(String($0)) }
    return [
      "flag": .string(flag), "short": short ?? .none, "summary": .string(summary),
      "names": .list(forms.map(TemplateValue.string)),
      "spellings": .list(spellings.map(TemplateValue.string)),
      "placeholder": placeholder.map(TemplateValue.string) ?? .none,
      "isRepeated": .bool(isRepeatable), "values": values.record,
      "written": .string(written), "described": .string(described),
    ]
  }
}

extension AcceptedValues {
  fileprivate var record: TemplateValue {
    switch self {
    case .text: ["kind": "text"]
    case .folder: ["kind": "folder"]
    case .path: ["kind": "path"]
    case .named(let kind): ["kind": "named", "names": .string(kind.rawValue)]
    case .choice(let choices), .offered(let choices):
      ["kind": "choice", "choices": .list(choices.map(TemplateValue.string))]
    }
  }
}
