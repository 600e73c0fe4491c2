import ViperCommandLine
import ViperCommands
import ViperPipeline
import ViperProject
import ViperSpec
import ViperText

extension CommandRun {
  /// `list`: lists the modules of the project, with counts.
  func listModules(console: inout Console) throws(DiskError) -> ExitCode {
    var finder = context.finder
    let projects = try finder.projects(for: invocation.operands, withInner: true)
    guard !finder.diagnostics.contains(where: \.isOfOtherVersion) else {
      return report(finder.diagnostics, ending: nil, console: &console)
    }
    guard projects.contains(where: { !$0.selected.isEmpty }) else { return try noSpecs(&console) }
    var pipeline = Pipeline(disk: context.disk)
    var diagnostics = finder.diagnostics
    var rows: [(module: ModuleOverview, display: PathDisplay)] = []
    for project in projects {
      let (modules, problems) = try pipeline.overviews(of: project)
      rows += modules.map { ($0, project.display) }
      diagnostics += problems
    }
    guard invocation.format == .text else {
      console.write(document(rows, diagnostics).document())
      return diagnostics.hasErrors ? .diagnostics : .fine
    }
    console.write(table(of: rows.map(\.module)))
    return report(diagnostics, ending: nil, console: &console)
  }

  private func table(of modules: [ModuleOverview]) -> String {
    let isApp = modules.contains { !$0.app.isEmpty }
    let app = isApp ? ["APP"] : []
    let heads =
      ["MODULE", "PACK", "UI"] + app
      + ["CONTRACTS", "METHODS", "YOURS", "GENERATED", "STUBS", "SPEC"]
    let rows = modules.map { module in
      let app = isApp ? [printable(module.app.joined(separator: ", "))] : []
      return [printable(module.name), printable(module.pack), printable(module.ui)] + app + [
        String(module.contracts.count),
        String(module.methodCount), String(module.yours.count), String(module.generated.count),
        String(module.stubCount), printable(module.specPath),
      ]
    }
    let name = modules.count == 1 ? "1 module" : "\(modules.count) modules"
    let last =
      [name, "", ""] + app.map { _ in "" }
      + totals(of: modules).dropFirst().map { String($0.count) }
    return modules.isEmpty ? "" : textTable([heads] + rows + [last])
  }

  private func document(
    _ rows: [(module: ModuleOverview, display: PathDisplay)], _ diagnostics: [Diagnostic]
  ) -> JSONOutput {
    let modules = rows.map { module, display in
      JSONOutput.object([
        .init("name", .string(module.name)), .init("spec", .string(module.specPath)),
        .init("pack", .string(module.pack)), .init("ui", .string(module.ui)),
        .init("app", .strings(module.app)),
        .init(
          "contracts",
          .object(module.contracts.map { .init($0.key, .integer($0.memberCount)) })),
        .init("methods", .integer(module.methodCount)),
        .init("yours", .strings(module.yours.map { display($0) })),
        .init("generated", .strings(module.generated.map { display($0) })),
        .init("stubs", .integer(module.stubCount)),
      ])
    }
    return .object([
      .init("formatVersion", .integer(JSONReport.formatVersion)),
      .init("modules", .array(modules)),
      .init(
        "totals",
        .object(totals(of: rows.map(\.module)).map { .init($0.key, .integer($0.count)) })),
      .init("diagnostics", .array(diagnostics.sortedForPrinting().map(JSONReport.object(for:)))),
    ])
  }

  private func totals(of modules: [ModuleOverview]) -> [(key: String, count: Int)] {
    func sum(_ count: (ModuleOverview) -> Int) -> Int { modules.reduce(0) { $0 + count($1) } }
    return [
      ("modules", modules.count), ("contracts", sum { $0.contracts.count }),
      ("methods", sum(\.methodCount)), ("yours", sum { $0.yours.count }),
      ("generated", sum { $0.generated.count }), ("stubs", sum(\.stubCount)),
    ]
  }
}
