import ViperCommandLine
import ViperCommands
import ViperPipeline
import ViperProject
import ViperSpec
import ViperText

extension CommandRun {
  /// `graph`: draws the navigation between modules.
  func drawGraph(console: inout Console) throws(DiskError) -> ExitCode {
    var finder = context.finder
    let operand = invocation.operands.first
    guard let steps = Int(invocation.value(of: .depth) ?? "1"), (1...1000).contains(steps) else {
      return fail(with: .badDepth(invocation.value(of: .depth) ?? ""), console: &console)
    }
    var path: String?
    if let operand, try isPath(operand) { path = operand }
    let projects = try finder.projects(for: path.map { [$0] } ?? [])
    guard !finder.diagnostics.contains(where: \.isOfOtherVersion) else {
      return report(finder.diagnostics, ending: nil, console: &console)
    }
    guard let project = projects.first(where: { !$0.selected.isEmpty }) else {
      return fail(
        with: try context.noSpecs(in: path.map { [$0] } ?? []), console: &console)
    }
    var pipeline = Pipeline(disk: context.disk)
    let (whole, problems) = try pipeline.graph(of: project)
    var diagnostics = finder.diagnostics + problems
    var graph: ModuleGraph? = whole
    if let module = path == nil ? operand : name(ofSpec: path) {
      graph = whole.names.contains(module) ? whole.around(module, steps: steps) : nil
      if graph == nil { diagnostics.append(.unknownGraphModule(module, known: whole.names)) }
    }
    let language = invocation.value(of: .graphFormat).flatMap(GraphLanguage.init) ?? .mermaid
    switch language {
    case .mermaid: console.write(graph?.mermaid ?? "")
    case .svg: console.write(graph?.svg ?? "")
    case .html: console.write(graph?.html ?? "")
    case .json:
      let found = diagnostics.sortedForPrinting().map(JSONReport.object(for:))
      let members = graph?.json ?? ModuleGraph(nodes: [], edges: []).json
      let version = JSONOutput.Member("formatVersion", .integer(JSONReport.formatVersion))
      console.write(
        JSONOutput.object([version] + members + [.init("diagnostics", .array(found))]).document())
      return diagnostics.hasErrors ? .diagnostics : .fine
    }
    return report(diagnostics, ending: nil, console: &console)
  }

  private func isPath(_ operand: String) throws(DiskError) -> Bool {
    if operand.contains("/") || operand.hasSuffix(Project.SpecFile.suffix) { return true }
    return try context.disk.kind(of: context.absolute(operand)) == .folder
  }

  private func name(ofSpec path: String?) -> String? {
    guard let path, path.hasSuffix(Project.SpecFile.suffix) else { return nil }
    return String(FilePath.name(of: path).dropLast(Project.SpecFile.suffix.count))
  }
}

extension Diagnostic {
  static func badDepth(_ value: String) -> Self {
    Diagnostic(
      id: "unknown-value", "\(quoted(value)) isn't a value of '--depth'",
      help: "use a number from 1 to 1000")
  }

  static func unknownGraphModule(_ name: String, known: [String]) -> Self {
    Diagnostic(
      id: "unknown-module", "no spec of this project has the name '\(name)'",
      help: didYouMean(name, known)
        ?? "name a module, such as '\(known.first ?? "")', or a folder with specs")
  }
}
