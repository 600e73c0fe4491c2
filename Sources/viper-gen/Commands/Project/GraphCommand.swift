import ViperGeneration
import ViperProject
import ViperText

/// `graph`: which module opens which, as a whole or around one module.
struct GraphCommand: RunnableCommand {
  let invocation: Invocation
  let context: CommandContext

  func run(console: inout Console) throws(DiskError) -> ExitCode {
    var finder = context.finder
    let operand = invocation.operands.first
    var path: String?
    if let operand, try isPath(operand) { path = operand }
    let projects = try finder.projects(for: path.map { [$0] } ?? [])
    guard let project = projects.first(where: { !$0.selected.isEmpty }) else {
      let problem = NoSpecs(operands: path.map { [$0] } ?? [], context: context)
      return fail(with: try problem.diagnostic(), console: &console)
    }
    var pipeline = Pipeline(disk: context.disk)
    let (whole, problems) = try pipeline.graph(of: project)
    var diagnostics = finder.diagnostics + problems
    var graph: ModuleGraph? = whole
    if let module = path == nil ? operand : name(ofSpec: path) {
      graph = whole.names.contains(module) ? whole.around(module) : nil
      if graph == nil { diagnostics.append(.unknownGraphModule(module, known: whole.names)) }
    }
    if let graph {
      let language = invocation.value(of: .graphFormat).flatMap(GraphLanguage.init) ?? .mermaid
      console.write(language == .dot ? graph.dot : graph.mermaid)
    }
    return report(diagnostics, ending: nil, console: &console)
  }

  /// Whether the operand is a folder or a spec, and not the name of a module.
  private func isPath(_ operand: String) throws(DiskError) -> Bool {
    if operand.contains("/") || operand.hasSuffix(Project.SpecFile.suffix) { return true }
    return try context.disk.kind(of: context.absolute(operand)) == .folder
  }

  /// `Specs/TripList.viper.json` → `TripList`; nil for a folder.
  private func name(ofSpec path: String?) -> String? {
    guard let path, path.hasSuffix(Project.SpecFile.suffix) else { return nil }
    return String(FilePath.name(of: path).dropLast(Project.SpecFile.suffix.count))
  }
}

extension Diagnostic {
  static func unknownGraphModule(_ name: String, known: [String]) -> Diagnostic {
    let near = didYouMean(name, known)
    return Diagnostic(
      id: "unknown-module", "no spec of this project is called '\(name)'", at: nil,
      help: near ?? "name a module, such as '\(known.first ?? "")', or a folder with specs")
  }
}
