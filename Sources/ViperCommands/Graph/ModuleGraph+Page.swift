import ViperPack
import ViperSpec
import ViperTemplate
import ViperText

extension ModuleGraph {
  /// A single HTML file that needs no network.
  package var html: String { page.text }

  package var page: (text: String, diagnostics: [Diagnostic]) {
    let layout = GraphLayout(self)
    let library = TemplateLibrary(BuiltIn.templates("program"))
    var bytes: [UInt8] = []
    let data = JSONOutput.object(json + [pictures]).document()
    let problems = library.render(
      "graph.html",
      [
        "title": .string(nodes.count == 1 ? "1 module" : "\(nodes.count) modules"),
        "style": .string(Self.style), "arrows": .string(Self.arrows),
        "drawing": .string(drawing(in: layout)),
        "width": .string(String(max(1, layout.width))),
        "height": .string(String(max(1, layout.height))),
        // Data must not close the `<script>` element around it.
        "data": .string(data.replacing("<", with: "\\u003c")),
      ], into: &bytes)
    return (String(decoding: bytes, as: UTF8.self), problems)
  }

  /// A picture of each module with its neighbors.
  private var pictures: JSONOutput.Member {
    let (nodes, edges) = (
      Dictionary(nodes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }),
      Dictionary(
        grouping: edges.flatMap {
          $0.from == $0.to ? [($0.from, $0)] : [($0.from, $0), ($0.to, $0)]
        }, by: \.0)
    )
    let pictures = self.nodes.map { node in
      let edges = (edges[node.name] ?? []).map(\.1)
      let names = Set(edges.flatMap { [$0.from, $0.to] } + [node.name])
      let graph = ModuleGraph(
        nodes: names.sorted().compactMap { nodes[$0] }, edges: edges, unreached: unreached)
      let layout = GraphLayout(graph, isByFolder: false)
      return JSONOutput.object([
        .init("width", .integer(layout.width)), .init("height", .integer(layout.height)),
        .init("drawing", .string(graph.drawing(in: layout))),
      ])
    }
    return .init("pictures", .array(pictures))
  }

  /// The members of a JSON object with all modules.
  package var json: [JSONOutput.Member] {
    let opens = edges.filter { $0.kind == .opens }
    let from = Dictionary(grouping: opens, by: \.from)
    let to = Dictionary(grouping: opens, by: \.to)
    let modules = nodes.map { node in
      var notes: [String] = []
      if node.isRoot { notes.append("the app starts with it") }
      notes += node.app
      if unreached.contains(node.name) { notes.append("no route opens it") }
      return JSONOutput.object([
        .init("name", .string(node.name)), .init("spec", .string(node.spec)),
        .init("notes", .strings(notes)), .init("inputs", .strings(node.inputs)),
        .init("services", .strings(node.services)), .init("output", .strings(node.output)),
        .init("contracts", .array(node.contracts.map(\.json))),
        .init("opens", Self.joined(from[node.name] ?? [], \.to)),
        .init("openedBy", Self.joined(to[node.name] ?? [], \.from)),
      ])
    }
    return [.init("modules", .array(modules))]
  }

  private static func joined(_ edges: [Edge], _ name: (Edge) -> String) -> JSONOutput {
    .array(
      edges.map {
        .object([.init("module", .string(name($0))), .init("label", .string($0.label))])
      })
  }
}

extension ModuleGraph.Node.Contract {
  fileprivate var json: JSONOutput {
    .object([.init("key", .string(key)), .init("members", .strings(members))])
  }
}
