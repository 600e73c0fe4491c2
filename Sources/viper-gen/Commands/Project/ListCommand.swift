import ViperGeneration
import ViperProject
import ViperSpec
import ViperText

/// `list`: the modules of the project, with counts.
struct ListCommand: RunnableCommand {
  let invocation: Invocation
  let context: CommandContext

  func run(console: inout Console) throws(DiskError) -> ExitCode {
    var finder = context.finder
    let projects = try finder.projects(for: invocation.operands, withInner: true)
    guard projects.contains(where: { !$0.selected.isEmpty }) else {
      return try noSpecs(&console)
    }
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
    let heads = ["MODULE", "PACK", "UI", "CONTRACTS", "METHODS", "YOURS", "GENERATED", "SPEC"]
    let rows = modules.map { module in
      [
        printable(module.name), printable(module.pack), printable(module.ui),
        String(module.contracts.count),
        String(module.methodCount), String(module.yours.count), String(module.generated.count),
        printable(module.specPath),
      ]
    }
    let totals = ModuleTotals(modules)
    let last = [
      modules.count == 1 ? "1 module" : "\(modules.count) modules", "", "",
      String(totals.contracts), String(totals.methods), String(totals.yours),
      String(totals.generated),
    ]
    return modules.isEmpty ? "" : TextTable(rows: [heads] + rows + [last]).text
  }

  private func document(
    _ rows: [(module: ModuleOverview, display: PathDisplay)], _ diagnostics: [Diagnostic]
  ) -> JSONOutput {
    let modules = rows.map { module, display in
      JSONOutput.object([
        .init("name", .string(module.name)), .init("spec", .string(module.specPath)),
        .init("pack", .string(module.pack)), .init("ui", .string(module.ui)),
        .init(
          "contracts",
          .object(module.contracts.map { .init($0.key, .integer($0.memberCount)) })),
        .init("methods", .integer(module.methodCount)),
        .init("yours", .strings(module.yours.map { display($0) })),
        .init("generated", .strings(module.generated.map { display($0) })),
      ])
    }
    return .object([
      .init("formatVersion", .integer(JSONReport.formatVersion)),
      .init("modules", .array(modules)),
      .init("totals", ModuleTotals(rows.map(\.module)).object),
      .init(
        "diagnostics", .array(diagnostics.sortedForPrinting().map(JSONReport.object(for:)))),
    ])
  }
}

/// What all modules of a list have together.
private struct ModuleTotals {
  let modules: Int
  let contracts: Int
  let methods: Int
  let yours: Int
  let generated: Int

  init(_ overviews: [ModuleOverview]) {
    modules = overviews.count
    contracts = overviews.reduce(0) { $0 + $1.contracts.count }
    methods = overviews.reduce(0) { $0 + $1.methodCount }
    yours = overviews.reduce(0) { $0 + $1.yours.count }
    generated = overviews.reduce(0) { $0 + $1.generated.count }
  }

  var object: JSONOutput {
    .object([
      .init("modules", .integer(modules)), .init("contracts", .integer(contracts)),
      .init("methods", .integer(methods)), .init("yours", .integer(yours)),
      .init("generated", .integer(generated)),
    ])
  }
}
