import ViperText

extension ModuleGraph {
  /// An SVG picture for light and dark pages.
  package var svg: String {
    let layout = GraphLayout(self)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(layout.width) \(layout.height)" \
      width="\(layout.width)" height="\(layout.height)">
      <style>\(Self.style)</style>
      \(Self.arrows)\(drawing(in: layout))</svg>

      """
  }

  /// Draws the contents of the `<svg>` element.
  func drawing(in layout: GraphLayout) -> String {
    var text = ""
    for frame in layout.frames {
      let box = frame.box
      text += """
        <rect class="folder" x="\(box.x)" y="\(box.y)" width="\(box.width)" \
        height="\(box.height)" rx="10"/>
        <text class="title" x="\(box.x + 14)" y="\(box.y + 20)">\(xmlText(frame.title))</text>

        """
    }
    let curves = Curve.all(edges, in: layout)
    for (edge, curve) in curves {
      text += """
        <path class="\(edge.kind)" d="\(curve.path)"/>

        """
    }
    for node in nodes { text += drawn(node, in: layout) }
    var space = FreeSpace(layout)
    for (edge, curve) in curves where !edge.label.isEmpty {
      let place = space.place(for: edge.label, at: curve)
      text += """
        <text class="label" x="\(place.x)" y="\(place.y)">\(xmlText(edge.label))</text>

        """
    }
    return text
  }

  private func drawn(_ node: Node, in layout: GraphLayout) -> String {
    guard let box = layout.boxes[node.name] else { return "" }
    let kind = node.isRoot ? " root" : unreached.contains(node.name) ? " unreached" : ""
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
    .label { fill: var(--line); font-size: 11px; text-anchor: middle; paint-order: stroke; \
    stroke: var(--paper); stroke-width: 6px; }
    """

  static let arrows = """
    <defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" \
    orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>

    """
}

/// The line of an edge, around the boxes between its ends.
private struct Curve {
  typealias Point = (x: Int, y: Int)
  private let points: [Point]

  var path: String {
    let numbers = points.map { "\($0.x) \($0.y)" }
    return "M\(numbers[0])C\(numbers[1]) \(numbers[2]) \(numbers[3])"
  }

  /// - Parameter part: eighths of the way, from 0 to 8.
  func point(_ part: Int) -> Point {
    let rest = 8 - part
    let weights = [
      rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part,
    ]
    func sum(_ values: [Int]) -> Int { zip(weights, values).map(*).reduce(0, +) / 512 }
    return (sum(points.map(\.x)), sum(points.map(\.y)))
  }

  /// Edges between the same two modules are side by side.
  static func all(
    _ edges: [ModuleGraph.Edge], in layout: GraphLayout
  ) -> [(ModuleGraph.Edge, Curve)] {
    let counts = Dictionary(grouping: edges) { Set([$0.from, $0.to]) }.mapValues(\.count)
    var drawn: [Set<String>: Int] = [:]
    return edges.compactMap { edge in
      guard let from = layout.boxes[edge.from], let to = layout.boxes[edge.to] else { return nil }
      let ends: Set = [edge.from, edge.to]
      drawn[ends, default: 0] += 1
      let offset = 9 * (2 * (drawn[ends] ?? 1) - 1 - (counts[ends] ?? 1))
      return (edge, Curve(from, to, offset))
    }
  }

  private init(_ from: GraphLayout.Box, _ to: GraphLayout.Box, _ offset: Int) {
    var (start, end) = (from.right, to.right)
    var bend = max(start, end) + 48 + abs(offset)
    if from != to, to.x >= from.right || to.right <= from.x {
      if to.x >= from.right { end = to.x } else { start = from.x }
      bend = (start + end) / 2
    }
    let reach = from == to ? 6 : 0
    let shift = max(-13, min(13, offset))
    points = [
      (start, from.middle + shift - reach), (bend, from.middle + offset - reach),
      (bend, to.middle + offset + reach), (end, to.middle + shift + reach),
    ]
  }
}

/// The places that boxes and labels take.
private struct FreeSpace {
  private static let rowHeight = 32
  private var taken: [Int: [GraphLayout.Box]] = [:]

  init(_ layout: GraphLayout) {
    for box in layout.boxes.values { take(box) }
    for frame in layout.frames {
      let width = GraphLayout.textWidth(frame.title)
      take(.init(x: frame.box.x + 14, y: frame.box.y + 8, width: width, height: 14))
    }
  }

  /// Finds the place nearest to the middle of a curve.
  mutating func place(for label: String, at curve: Curve) -> Curve.Point {
    let width = GraphLayout.labelWidth(label)
    for (x, y) in [(0, 4), (width / 2, 4), (0, -14), (0, 20)] {
      for part in [4, 3, 5, 2, 6] {
        let point = curve.point(part)
        let box = GraphLayout.Box(
          x: point.x + x - width / 2, y: point.y + y - 10, width: width, height: 13)
        if isFree(box) {
          take(box)
          return (point.x + x, point.y + y)
        }
      }
    }
    return (curve.point(4).x, curve.point(4).y + 4)
  }

  private func isFree(_ box: GraphLayout.Box) -> Bool {
    box.y >= 0
      && Self.rows(of: box).allSatisfy { row in !(taken[row] ?? []).contains { $0.meets(box) } }
  }

  private mutating func take(_ box: GraphLayout.Box) {
    for row in Self.rows(of: box) { taken[row, default: []].append(box) }
  }

  private static func rows(of box: GraphLayout.Box) -> ClosedRange<Int> {
    (box.y / rowHeight)...(box.bottom / rowHeight)
  }
}
