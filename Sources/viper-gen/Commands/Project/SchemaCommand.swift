import ViperCommandLine
import ViperPack
import ViperProject
import ViperSpec

extension CommandRun {
  /// `schema`: prints a JSON Schema.
  func printSchema(console: inout Console) throws(DiskError) -> ExitCode {
    let kind = invocation.operands.first.flatMap(SchemaKind.init) ?? .spec
    switch kind {
    case .config: write(Schema.config, to: &console)
    case .pack: write(Schema.pack, to: &console)
    case .report: write(Schema.report, to: &console)
    case .list: write(Schema.list, to: &console)
    case .graph: write(Schema.graph, to: &console)
    case .spec:
      let (pack, diagnostics) = try pack(named: invocation.value(of: .pack), in: ".", context)
      guard let pack, !diagnostics.hasErrors else {
        return report(diagnostics, ending: nil, console: &console)
      }
      write(Schema.spec(for: pack.dialect), to: &console)
    }
    return .fine
  }

  private func write(_ schema: JSONOutput, to console: inout Console) {
    console.write(schema.document())
  }
}
