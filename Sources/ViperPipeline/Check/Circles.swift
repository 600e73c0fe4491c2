/// A step in a graph of names.
protocol CircleStep {
  var source: String { get }
  var target: String { get }
}

/// Finds circles in a graph, in time proportional to its size.
struct Circles<Step: CircleStep> {
  private let steps: [String: [Step]]

  init(_ steps: [Step]) { self.steps = Dictionary(grouping: steps, by: \.source) }

  /// The circles, in which each name occurs once.
  var all: [[Step]] {
    var rest = namesInCircles()
    var circles: [[Step]] = []
    for start in rest.sorted() where rest.contains(start) {
      var path: [Step] = []
      var places: [String: Int] = [:]
      var name = start
      while places[name] == nil, let step = steps[name]?.first(where: { rest.contains($0.target) })
      {
        places[name] = path.count
        path.append(step)
        name = step.target
      }
      rest.subtract(path.map(\.source))
      if let first = places[name] { circles.append(Array(path[first...])) }
    }
    return circles
  }

  /// The names that are left after all names are removed that lead only to removed ones.
  private func namesInCircles() -> Set<String> {
    var open = steps.mapValues(\.count)
    var waiting: [String: [String]] = [:]
    for step in steps.values.joined() { waiting[step.target, default: []].append(step.source) }
    var removed = waiting.keys.filter { open[$0] == nil }
    while let name = removed.popLast() {
      for other in waiting[name] ?? [] {
        guard let count = open[other] else { continue }
        open[other] = count > 1 ? count - 1 : nil
        if count == 1 { removed.append(other) }
      }
    }
    return Set(open.keys)
  }
}
