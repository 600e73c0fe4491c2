import SwiftReading
import ViperPipeline
import ViperPlan
import ViperProject
import ViperSpec
import ViperText

/// The routes between modules, and the outputs that modules report.
package struct ModuleGraph: Hashable, Sendable {
  package struct Node: Hashable, Sendable {
    package struct Contract: Hashable, Sendable {
      package let key: String
      package let members: [String]
    }

    package let name: String
    package let spec: String
    /// The folder of the spec relative to the root. If the module has its own folder, the folder
    /// above.
    package let folder: String
    package let isRoot: Bool
    /// The module's places in the app: `tab Feed`, `deep link item/{id}`
    package var app: [String] = []
    package let inputs: [String]
    package let services: [String]
    package let output: [String]
    package let contracts: [Contract]
  }

  package struct Edge: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case opens
      /// A module reports to the module that opened it.
      case tells
      /// A module uses a component of the other module.
      case shares
    }

    package let from: String
    package let to: String
    package let kind: Kind
    /// `push (id)`, `didDelete`, `interactor`
    package let label: String
  }

  /// The modules, sorted by name.
  package let nodes: [Node]
  /// The relations, sorted by their first module, then in the order of its spec.
  package let edges: [Edge]
  /// The modules that no route opens and that the app doesn't start with.
  let unreached: Set<String>

  /// - Parameter unreached: those of a larger graph that this graph is a part of.
  package init(nodes: [Node], edges: [Edge], unreached: Set<String>? = nil) {
    self.nodes = nodes
    self.edges = edges
    let opened = Set(edges.filter { $0.kind == .opens && $0.from != $0.to }.map(\.to))
    self.unreached =
      unreached ?? Set(nodes.filter { !$0.isRoot && !opened.contains($0.name) }.map(\.name))
  }

  package var names: [String] { nodes.map(\.name) }

  /// Keeps the modules within a number of steps from a module.
  package func around(_ module: String, steps: Int = 1) -> ModuleGraph {
    var near: Set<String> = [module]
    var found: [Edge] = []
    for _ in 0..<max(1, steps) {
      let known = near
      let touching = edges.filter { known.contains($0.from) || known.contains($0.to) }
      if touching.count == found.count { break }
      found = touching
      near.formUnion(touching.flatMap { [$0.from, $0.to] })
    }
    return ModuleGraph(
      nodes: nodes.filter { near.contains($0.name) }, edges: found, unreached: unreached)
  }

  init(_ drafts: [ProjectReader.Draft], of project: Project, app: AppPlan? = nil) {
    let sorted = drafts.sorted { $0.file.name < $1.file.name }
    let specs = Dictionary(
      sorted.map { ($0.file.name, $0.spec) }, uniquingKeysWith: { first, _ in first })
    let starts = Set(project.config.app?.starts.map(\.string) ?? [])
    let notes = app?.notes ?? [:]
    let nodes = sorted.map { draft in
      var node = Node(draft, root: project.root, isStart: starts.contains(draft.file.name))
      node.app = notes[draft.file.name] ?? []
      return node
    }
    var seen: Set<Edge> = []
    let edges = sorted.flatMap { Self.edges(of: $0, among: specs, ui: project.config.ui) }
      .filter { specs[$0.from] != nil && specs[$0.to] != nil && seen.insert($0).inserted }
    self.init(nodes: nodes, edges: edges)
  }

  private static func edges(
    of draft: ProjectReader.Draft, among specs: [String: Spec], ui: EmbeddedText?
  ) -> [Edge] {
    let (spec, dialect) = (draft.spec, draft.pack.dialect)
    let uiFramework = draft.uiFramework(ui)
    var opens: [Edge] = []
    var tells: [Edge] = []
    for contract in dialect.contracts {
      for member in spec.contracts[contract.key] ?? [] {
        guard case .route(let route) = member.implementations.first, let to = route.to?.string,
          let target = specs[to]
        else { continue }
        let by = route.by?.string ?? uiFramework?.routes.first ?? ""
        opens.append(
          Edge(
            from: spec.name, to: to, kind: .opens,
            label: label(
              by: by, part: route.part?.string, inputs: filled(target, by: route, member))
          ))
        if hands(route, member), let output = target.output {
          tells.append(
            Edge(
              from: to, to: spec.name, kind: .tells,
              label: output.members.map(\.member.name).joined(separator: ", ")))
        }
      }
    }
    tells += spec.handled.map { handled in
      Edge(
        from: handled.module.string, to: spec.name, kind: .tells,
        label: handled.members.map(\.member.name).joined(separator: ", "))
    }
    let shares = spec.shared.sorted { $0.key < $1.key }.map {
      Edge(from: spec.name, to: $0.value.string, kind: .shares, label: $0.key)
    }
    return opens + tells + shares
  }

  private static func filled(
    _ target: Spec, by route: SpecRoute, _ member: SpecMember
  ) -> [String] {
    var given = Set(route.with.map(\.input.string))
    if case .method(let method) = member.member { given.formUnion(method.parameters.map(\.name)) }
    return target.inputs.map(\.name).filter(given.contains)
  }

  /// Whether the caller of a route passes the listener.
  private static func hands(_ route: SpecRoute, _ member: SpecMember) -> Bool {
    if let written = route.with.first(where: { $0.input.string == "output" }) {
      return written.value?.string != "nil"
    }
    guard case .method(let method) = member.member else { return false }
    return method.parameters.contains { $0.name == "output" }
  }

  /// Describes a route: `"push"`, `"push (id)"`, `"embed in map (id)"`
  private static func label(by: String, part: String?, inputs: [String]) -> String {
    by + (part.map { " in \($0)" } ?? "")
      + (inputs.isEmpty ? "" : " (\(inputs.joined(separator: ", ")))")
  }
}

extension ModuleGraph.Node {
  fileprivate init(_ draft: ProjectReader.Draft, root: String, isStart: Bool) {
    let spec = draft.spec
    let own = draft.file.folder
    let folder = FilePath.name(of: own) == spec.name ? FilePath.folder(of: own) : own
    name = spec.name
    self.spec = draft.file.displayPath
    self.folder = folder == root ? "" : FilePath.relative(folder, to: root)
    isRoot = spec.isRoot || isStart
    inputs = spec.inputs.map { "\($0.name): \($0.type.text)" }
    services = spec.services.map { "\($0.field.name): \($0.field.type.text)" }
    output = (spec.output?.members ?? []).map(\.member.compoundName)
    contracts = draft.pack.dialect.contracts.compactMap { contract in
      let members = (spec.contracts[contract.key] ?? []).map(\.member.written)
      return members.isEmpty ? nil : Contract(key: contract.key, members: members)
    }
  }
}

extension Member {
  fileprivate var written: String {
    declaration.hasPrefix("func ") ? String(declaration.dropFirst(5)) : declaration
  }
}

extension Pipeline {
  /// Makes the graph of all modules whose specs can be read, and finds errors in specs.
  package mutating func graph(
    of project: Project
  ) throws(DiskError) -> (graph: ModuleGraph, diagnostics: [Diagnostic]) {
    let resolved = try read(project).resolved()
    let app = resolved.app()
    let graph = ModuleGraph(resolved.read.drafts, of: project, app: app.plan)
    let diagnostics = resolved.diagnostics + app.diagnostics
    return (graph, diagnostics.sortedForPrinting())
  }
}
