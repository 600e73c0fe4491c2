/// Places the modules of a graph: grouped by folder, each to the right of the modules that open it.
/// All lengths are whole pixels, because the same graph must produce the same bytes.
struct GraphLayout: Sendable {
  struct Box: Hashable, Sendable {
    var x = 0
    var y = 0
    var width = 0
    var height = 0

    var right: Int { x + width }
    var bottom: Int { y + height }
    var middle: Int { y + height / 2 }

    func meets(_ other: Box) -> Bool {
      x < other.right && other.x < right && y < other.bottom && other.y < bottom
    }
  }

  struct Frame: Sendable {
    let title: String
    var box: Box
  }

  static let nodeHeight = 34
  private static let rowGap = 14
  private static let columnGap = 96
  private static let padding = 24
  private static let titleHeight = 22

  private(set) var boxes: [String: Box] = [:]
  /// The frames, sorted by title. Empty if all modules are in one folder.
  private(set) var frames: [Frame] = []
  private(set) var width = 0
  private(set) var height = 0

  init(_ graph: ModuleGraph, isByFolder: Bool = true) {
    let groups = Dictionary(grouping: graph.nodes) { isByFolder ? $0.folder : "" }
      .sorted { $0.key < $1.key }
    let isFramed = groups.count > 1
    let folders = Dictionary(
      groups.flatMap { folder, nodes in nodes.map { ($0.name, folder) } },
      uniquingKeysWith: { first, _ in first })
    let edges = Dictionary(grouping: graph.edges.filter { folders[$0.from] == folders[$0.to] }) {
      folders[$0.from] ?? ""
    }
    let parts = groups.map { folder, nodes in
      Part(nodes, edges[folder] ?? [], top: isFramed ? Self.titleHeight : 0)
    }
    let places = Self.places(of: parts)
    for ((folder, _), (part, (x, y))) in zip(groups, zip(parts, places)) {
      for (name, box) in part.boxes {
        boxes[name] = Box(x: x + box.x, y: y + box.y, width: box.width, height: box.height)
      }
      let frame = Box(x: x, y: y, width: part.width, height: part.height)
      if isFramed { frames.append(Frame(title: folder.isEmpty ? "." : folder, box: frame)) }
      width = max(width, frame.right)
      height = max(height, frame.bottom)
    }
  }

  /// Places folders in rows. The picture is about as wide as a screen.
  private static func places(of parts: [Part]) -> [(x: Int, y: Int)] {
    var best: (size: Int, places: [(x: Int, y: Int)]) = (Int.max, [])
    var limit = parts.map(\.width).max() ?? 0
    for _ in 0..<min(parts.count, 64) {
      var places: [(x: Int, y: Int)] = []
      var (x, y, width, height) = (0, 0, 0, 0)
      for part in parts {
        if x > 0, x + part.width > limit { (x, y) = (0, height + padding) }
        places.append((x, y))
        width = max(width, x + part.width)
        height = max(height, y + part.height)
        x += part.width + padding
      }
      let size = max(width, height * 8 / 5)
      if size < best.size { best = (size, places) }
      limit = width + (parts.map(\.width).min() ?? 0) + padding
    }
    return best.places
  }

  /// The modules of a folder, from the upper left corner.
  private struct Part {
    private(set) var boxes: [(String, Box)] = []
    private(set) var width = 0
    private(set) var height = 0

    init(_ nodes: [ModuleGraph.Node], _ edges: [ModuleGraph.Edge], top: Int) {
      // Long columns are split.
      let limit = max(8, Int((Double(nodes.count) * 2).squareRoot()))
      let columns = GraphLayers(nodes, edges).layers.flatMap { layer in
        stride(from: 0, to: layer.count, by: limit).map {
          Array(layer[$0..<min($0 + limit, layer.count)])
        }
      }
      // Labels between the same two modules are below each other.
      let labels = Dictionary(grouping: edges) { Set([$0.from, $0.to]) }.map(\.value.count).max()
      let rowGap = max(rowGap, min(labels ?? 1, 3) * 36 - nodeHeight)
      let gaps = Self.gaps(after: columns, edges)
      let rows = columns.map(\.count).max() ?? 0
      let step = nodeHeight + rowGap
      height = top + 2 * padding + max(0, rows * step - rowGap)
      var x = padding
      for (column, gap) in zip(columns, gaps) {
        let widest = column.map { textWidth($0) + 28 }.max() ?? 0
        let start = top + padding + (rows - column.count) * step / 2
        for (row, name) in column.enumerated() {
          boxes.append((name, Box(x: x, y: start + row * step, width: widest, height: nodeHeight)))
        }
        x += widest + gap
      }
      width = x + padding
    }

    /// Makes space for the labels of edges between neighboring columns.
    private static func gaps(after columns: [[String]], _ edges: [ModuleGraph.Edge]) -> [Int] {
      var indexes: [String: Int] = [:]
      for (index, column) in columns.enumerated() { for name in column { indexes[name] = index } }
      var gaps = columns.indices.map { $0 == columns.count - 1 ? 0 : columnGap }
      for edge in edges {
        guard let from = indexes[edge.from], let to = indexes[edge.to], abs(from - to) < 2
        else { continue }
        gaps[min(from, to)] = max(gaps[min(from, to)], labelWidth(edge.label) + columnGap / 2)
      }
      return gaps
    }
  }

  static func labelWidth(_ text: String) -> Int { textWidth(text) * 4 / 5 }

  /// Estimates the width of a string in pixels. Characters from U+1100 on, such as East Asian
  /// characters and emoji, are wider.
  static func textWidth(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 8 : 15) }
  }
}

/// The modules of a folder, by their distance from the first module.
struct GraphLayers: Sendable {
  private(set) var layers: [[String]] = []

  init(_ nodes: [ModuleGraph.Node], _ edges: [ModuleGraph.Edge]) {
    let names = Set(nodes.map(\.name))
    let opens = edges.filter { edge in
      edge.kind == .opens && edge.from != edge.to && names.contains(edge.from)
        && names.contains(edge.to)
    }
    let next = Dictionary(grouping: opens, by: \.from).mapValues { $0.map(\.to) }
    let opened = Set(opens.map(\.to))
    let starts = nodes.filter { $0.isRoot || !opened.contains($0.name) }.map(\.name)
    var seen: Set<String> = []
    // A circle starts with the module that comes first by name.
    for start in [starts] + nodes.map({ [$0.name] }) {
      var (layer, depth) = (start.filter { seen.insert($0).inserted }, 0)
      while !layer.isEmpty {
        if layers.count == depth { layers.append([]) }
        layers[depth] += layer
        layer = layer.flatMap { next[$0] ?? [] }.filter { seen.insert($0).inserted }
        depth += 1
      }
    }
    sort(by: Dictionary(grouping: opens, by: \.to).mapValues { $0.map(\.from) })
  }

  /// Places each module near the modules that open it. Then fewer lines cross.
  private mutating func sort(by openers: [String: [String]]) {
    for depth in layers.indices.dropFirst() {
      let places = Dictionary(
        layers[depth - 1].enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      let keyed = layers[depth].enumerated().map { index, name in
        let above = (openers[name] ?? []).compactMap { places[$0] }
        return (above.isEmpty ? 0 : above.reduce(0, +) * 1000 / above.count, index, name)
      }
      layers[depth] = keyed.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }
  }
}
