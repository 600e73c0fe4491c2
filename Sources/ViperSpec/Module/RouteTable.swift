/// Which modules open which.
struct RouteTable {
  /// Modules that open each other, directly or indirectly.
  struct Group {
    /// Sorted.
    let modules: [String]
    let opened: [String]
  }

  /// Opened groups precede the groups that open them.
  private(set) var groups: [Group] = []
  private(set) var sharers: [String: [String]] = [:]
  /// By module, the modules that open it and the arguments in their routes' `with`.
  private var openings: [String: [(opener: String, filled: Set<String>)]] = [:]

  init(_ specs: [String: Spec]) {
    let names = specs.keys.sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    let opened = names.map { name -> [Int] in
      var targets: Set<Int> = []
      for route in specs[name]?.routes ?? [] {
        guard let to = route.to?.string, let place = places[to] else { continue }
        targets.insert(place)
        openings[to, default: []].append((name, Set(route.with.map(\.input.string))))
      }
      return targets.sorted()
    }
    for members in stronglyConnected(opened) {
      let own = Set(members)
      let below = Set(members.flatMap { opened[$0] }).subtracting(own).sorted()
      let group = Group(
        modules: members.sorted().map { names[$0] }, opened: below.map { names[$0] })
      groups.append(group)
      for module in group.modules { sharers[module] = group.modules }
    }
  }

  func handedOver(to spec: Spec, target: (String) -> String) -> Set<String> {
    guard let openings = openings[spec.name], !spec.services.isEmpty else { return [] }
    var filled: Set<String> = []
    for opening in openings where target(opening.opener) == target(spec.name) {
      filled.formUnion(opening.filled)
    }
    return filled.intersection(spec.services.map(\.given.name))
  }
}

/// The strongly connected components of a graph by Tarjan's algorithm, successors first. Recursion
/// over long chains would overflow the stack.
private func stronglyConnected(_ edges: [[Int]]) -> [[Int]] {
  var order = [Int?](repeating: nil, count: edges.count)
  var low = [Int](repeating: 0, count: edges.count)
  var isOpen = [Bool](repeating: false, count: edges.count)
  var open: [Int] = []
  var groups: [[Int]] = []
  var count = 0
  for start in edges.indices where order[start] == nil {
    var work: [(node: Int, next: Int)] = [(start, 0)]
    while let (node, next) = work.last {
      if next == 0 {
        order[node] = count
        low[node] = count
        count += 1
        open.append(node)
        isOpen[node] = true
      }
      if next < edges[node].count {
        work[work.count - 1].next += 1
        let target = edges[node][next]
        if order[target] == nil {
          work.append((target, 0))
        } else if isOpen[target] {
          low[node] = min(low[node], order[target] ?? 0)
        }
        continue
      }
      work.removeLast()
      if let opener = work.last?.node { low[opener] = min(low[opener], low[node]) }
      guard low[node] == order[node] else { continue }
      var group: [Int] = []
      while let last = open.popLast() {
        isOpen[last] = false
        group.append(last)
        if last == node { break }
      }
      groups.append(group)
    }
  }
  return groups
}
