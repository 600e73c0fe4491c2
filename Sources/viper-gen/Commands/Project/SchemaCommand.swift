import ViperCommandLine
import ViperPack
import ViperProject
import ViperSpec

extension CommandRun {
  /// `schema`: prints a JSON Schema.
  func printSchema(console: inout Console) throws(DiskError) -> ExitCode {
    let kind = invocation.operands.first.flatMap(SchemaKind.init) ?? .spec
    let schema: JSONOutput
    switch kind {
    case .config: schema = Schema.config
    case .pack: schema = Schema.pack
    case .report: schema = Schema.report
    case .list: schema = Schema.list
    case .graph: schema = Schema.graph
    case .spec:
      let (pack, diagnostics) = try pack(named: invocation.value(of: .pack), in: ".", context)
      guard let pack, !diagnostics.hasErrors else {
        return report(diagnostics, ending: nil, console: &console)
      }
      schema = Schema.spec(for: pack.dialect)
    }
    console.write(schema.document())
    return .fine
  }
}
