import ViperCommandLine
import ViperPack
import ViperProject
import ViperSpec

extension CommandRun {
  /// `schema`: prints a JSON Schema, or a page about its keys.
  func printSchema(console: inout Console) throws(DiskError) -> ExitCode {
    let kind = invocation.operands.first.flatMap(SchemaKind.init) ?? .spec
    switch kind {
    case .config: write(Schema.config, to: &console)
    case .pack: write(Schema.pack, to: &console)
    case .report: write(Schema.report, to: &console)
    case .list: write(Schema.list, to: &console)
    case .graph: write(Schema.graph, to: &console)
    case .spec:
      let name = invocation.value(of: .pack)
      let (pack, diagnostics) = try pack(named: name, in: ".", context)
      guard let pack, !diagnostics.hasErrors else {
        return report(diagnostics, ending: nil, console: &console)
      }
      // Without '--pack', a page has a column for each built-in pack.
      if isPage, name == nil, BuiltIn.packNames.contains(pack.name) {
        console.write(SchemaPage.ofBuiltInPacks)
      } else {
        write(Schema.spec(for: pack.dialect), to: &console)
      }
    }
    return .fine
  }

  private var isPage: Bool {
    invocation.value(of: .schemaFormat) == SchemaLanguage.markdown.rawValue
  }

  private func write(_ schema: JSONOutput, to console: inout Console) {
    console.write(isPage ? SchemaPage.text(of: schema) : schema.document())
  }
}
