import ViperGeneration
import ViperSpec
import ViperText

/// `list`: the modules of the project, with counts.
struct ListCommand {
  let invocation: Invocation
  let surroundings: Surroundings

  func run(console: inout Console) throws(DiskError) -> ExitCode {
    var finder = ProjectFinder(
      disk: surroundings.disk, workingFolder: surroundings.workingFolder)
    let projects = try finder.projects(for: invocation.operands)
    guard projects.contains(where: { !$0.selected.isEmpty }) else {
      return try noSpecs(invocation, surroundings, &console)
    }
    var generator = Generator(disk: surroundings.disk, options: .init())
    var diagnostics = finder.diagnostics
    var rows: [(module: ModuleOverview, display: PathDisplay)] = []
    for project in projects {
      let (modules, problems) = try generator.overviews(of: project)
      rows += modules.map { ($0, project.display) }
      diagnostics += problems
    }
    switch invocation.format {
    case .text:
      console.write(table(of: rows.map(\.module)))
      RunReport(diagnostics: diagnostics, in: surroundings)
        .print(format: .text, isQuiet: false, ending: nil, console: &console)
    case .json, .github: console.write(document(rows, diagnostics).document())
    }
    return diagnostics.hasErrors ? .findings : .fine
  }

  private func table(of modules: [ModuleOverview]) -> String {
    let heads = ["MODULE", "PACK", "UI", "CONTRACTS", "MEMBERS", "YOURS", "GENERATED", "SPEC"]
    let rows = modules.map { module in
      [
        module.name, module.pack, module.ui, String(module.contracts.count),
        String(module.memberCount), String(module.yours.count), String(module.generated.count),
        module.specPath,
      ]
    }
    return modules.isEmpty ? "" : TextTable(rows: [heads] + rows).text
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
        .init("yours", .strings(module.yours.map { display($0) })),
        .init("generated", .strings(module.generated.map { display($0) })),
      ])
    }
    return .object([
      .init("formatVersion", .integer(JSONReport.formatVersion)),
      .init("modules", .array(modules)),
      .init(
        "diagnostics", .array(diagnostics.sortedForPrinting().map(JSONReport.object(for:)))),
    ])
  }
}
