import ViperText

extension ModuleGraph {
  /// An SVG picture for light and dark pages.
  package var svg: String {
    let layout = GraphLayout(self)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(layout.width) \(layout.height)" \
      width="\(layout.width)" height="\(layout.height)">
      <style>\(Self.style)</style>
      \(drawing(in: layout))</svg>

      """
  }

  /// Draws the contents of the `<svg>` element.
  func drawing(in layout: GraphLayout) -> String {
    var text = Self.arrows
    for frame in layout.frames {
      let box = frame.box
      text += """
        <rect class="folder" x="\(box.x)" y="\(box.y)" width="\(box.width)" \
        height="\(box.height)" rx="10"/>
        <text class="title" x="\(box.x + 14)" y="\(box.y + 20)">\(xmlText(frame.title))</text>

        """
    }
    for edge in edges { text += drawn(edge, in: layout) }
    let unreached = unreached
    for node in nodes {
      text += drawn(node, isUnreached: unreached.contains(node.name), in: layout)
    }
    return text
  }

  private func drawn(_ node: Node, isUnreached: Bool, in layout: GraphLayout) -> String {
    guard let box = layout.boxes[node.name] else { return "" }
    let kind = node.isRoot ? " root" : isUnreached ? " unreached" : ""
    return """
      <g class="node\(kind)" data-name="\(xmlText(node.name))" tabindex="0" role="button" \
      aria-label="\(xmlText(node.name))">
      <title>\(xmlText(node.lines.joined(separator: "\n")))</title>
      <rect x="\(box.x)" y="\(box.y)" width="\(box.width)" height="\(box.height)" \
      rx="\(node.isRoot ? box.height / 2 : 6)"/>
      <text x="\(box.x + box.width / 2)" y="\(box.middle + 5)">\(xmlText(node.name))</text>
      </g>

      """
  }

  private func drawn(_ edge: Edge, in layout: GraphLayout) -> String {
    guard let from = layout.boxes[edge.from], let to = layout.boxes[edge.to] else { return "" }
    let curve = Curve(from, to)
    var text = """
      <path class="\(edge.kind)" data-from="\(xmlText(edge.from))" data-to="\(xmlText(edge.to))" \
      d="\(curve.path)"/>

      """
    if !edge.label.isEmpty {
      text += """
        <text class="label" data-from="\(xmlText(edge.from))" data-to="\(xmlText(edge.to))" \
        x="\(curve.middle.x)" y="\(curve.middle.y - 4)">\(xmlText(edge.label))</text>

        """
    }
    return text
  }

  /// The modules that no route opens and that the app doesn't start with.
  var unreached: Set<String> {
    let opened = Set(edges.filter { $0.kind == .opens && $0.from != $0.to }.map(\.to))
    return Set(nodes.filter { !$0.isRoot && !opened.contains($0.name) }.map(\.name))
  }

  static let style = """
    svg { --ink: #1f2328; --line: #8b949e; --paper: #ffffff; --soft: #f3f5f8; --accent: #0969da; \
    font: 14px system-ui, sans-serif; }
    @media (prefers-color-scheme: dark) { svg { --ink: #e6edf3; --line: #768390; --paper: #22272e; \
    --soft: #2d333b; --accent: #539bf5; } }
    .folder { fill: var(--soft); stroke: none; }
    .title { fill: var(--line); font-weight: 600; }
    .node rect { fill: var(--paper); stroke: var(--line); }
    .node text { fill: var(--ink); text-anchor: middle; }
    .node.root rect { stroke: var(--accent); stroke-width: 2; }
    .node.unreached rect { stroke-dasharray: 5 4; }
    path { fill: none; stroke: var(--line); marker-end: url(#arrow); }
    path.tells { stroke-dasharray: 4 4; }
    path.shares { stroke-width: 3; marker-end: none; }
    #arrow path { fill: var(--line); stroke: none; marker-end: none; }
    .label { fill: var(--line); font-size: 11px; text-anchor: middle; }
    """

  private static let arrows = """
    <defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" \
    orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>

    """
}

/// The line of an edge, around the boxes between its ends.
private struct Curve {
  let path: String
  let middle: (x: Int, y: Int)

  init(_ from: GraphLayout.Box, _ to: GraphLayout.Box) {
    let start: (x: Int, y: Int)
    let end: (x: Int, y: Int)
    let bends: (Int, Int)
    if from == to {
      (start, end) = ((from.right, from.middle - 6), (from.right, from.middle + 6))
      bends = (start.x + 44, start.x + 44)
    } else if to.x >= from.right {
      (start, end) = ((from.right, from.middle), (to.x, to.middle))
      bends = ((start.x + end.x) / 2, (start.x + end.x) / 2)
    } else if to.right <= from.x {
      (start, end) = ((from.x, from.middle), (to.right, to.middle))
      bends = ((start.x + end.x) / 2, (start.x + end.x) / 2)
    } else {
      (start, end) = ((from.right, from.middle), (to.right, to.middle))
      bends = (max(start.x, end.x) + 48, max(start.x, end.x) + 48)
    }
    path = "M\(start.x) \(start.y)C\(bends.0) \(start.y) \(bends.1) \(end.y) \(end.x) \(end.y)"
    middle = ((start.x + 3 * bends.0 + 3 * bends.1 + end.x) / 8, (start.y + end.y) / 2)
  }
}
