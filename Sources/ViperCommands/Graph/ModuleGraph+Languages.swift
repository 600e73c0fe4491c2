import ViperText

extension ModuleGraph {
  /// A Mermaid flowchart, which GitHub and many editors can draw.
  package var mermaid: String {
    var text = "flowchart LR\n"
    var ids: [String: String] = [:]
    for (index, node) in nodes.enumerated() {
      let id = Self.isMermaidID(node.name) ? node.name : "m\(index)"
      ids[node.name] = id
      let label = Self.mermaid(node.lines.joined(separator: "\n"))
      text += node.isRoot ? "  \(id)([\"\(label)\"])\n" : "  \(id)[\"\(label)\"]\n"
    }
    for edge in edges {
      let arrow =
        switch edge.kind {
        case .opens: "-->"
        case .tells: "-.->"
        case .shares: "==>"
        }
      let label = edge.label.isEmpty ? "" : "|\"\(Self.mermaid(edge.label))\"|"
      text += "  \(ids[edge.from] ?? "") \(arrow)\(label) \(ids[edge.to] ?? "")\n"
    }
    return text
  }

  /// Whether Mermaid accepts a name without quotes. Its keywords start with lowercase letters.
  private static func isMermaidID(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    guard let first = bytes.first, (0x41...0x5A).contains(first) else { return false }
    return bytes.allSatisfy {
      (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || (0x30...0x39).contains($0)
    }
  }

  private static func mermaid(_ text: String) -> String {
    printable(
      text,
      escapes: [
        // `%%{` in a label would start a directive.
        "\"": "#quot;", "#": "#35;", "%": "#37;", "<": "#lt;", ">": "#gt;", "&": "#amp;",
        "`": "#96;",
        "\n": "<br/>",
      ])
  }
}

extension ModuleGraph.Node {
  var lines: [String] { [name] + app + inputs.map { "in: " + $0 } + output.map { "out: " + $0 } }
}
