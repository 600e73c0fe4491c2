import ViperPack
import ViperProject

/// `schema`: the JSON Schema of specs, configs, packs, or of what `--format json` prints: reports and lists.
struct SchemaCommand: RunnableCommand {
  let invocation: Invocation
  let context: CommandContext

  func run(console: inout Console) throws(DiskError) -> ExitCode {
    let kind = invocation.operands.first.flatMap(SchemaKind.init) ?? .spec
    switch kind {
    case .config: console.write(Schema.config.document())
    case .pack: console.write(Schema.pack.document())
    case .report: console.write(Schema.report.document())
    case .list: console.write(Schema.list.document())
    case .spec:
      let name = invocation.value(of: .pack)
      let (pack, diagnostics) = try pack(named: name, in: ".", context)
      guard let pack, !diagnostics.hasErrors else {
        return report(diagnostics, ending: nil, console: &console)
      }
      console.write(Schema.spec(for: pack.dialect).document())
    }
    return .fine
  }
}
