/// Finds the circles of a directed graph. Recursion over long chains would overflow the stack.
///
/// - Parameters:
///   - starts: the nodes to start from, in this order.
///   - edges: the edges that leave a node.
///   - sharingNodes: whether two circles may have the same node.
///
/// - Returns: the edges of each circle. The last edge closes it.
package func circles<Node: Hashable, Edge>(
  from starts: some Sequence<Node>, edges: (Node) -> [Edge], target: (Edge) -> Node,
  sharingNodes: Bool = true
) -> [[Edge]] {
  var circles: [[Edge]] = []
  var done: Set<Node> = []
  for start in starts where done.insert(start).inserted {
    var path = [(node: start, edges: edges(start), next: 0)]
    var places = [start: 0]
    // The part of the path up to the last node in a circle.
    var known = 0
    while let step = path.last {
      guard step.next < step.edges.count else {
        places[step.node] = nil
        path.removeLast()
        known = min(known, path.count)
        continue
      }
      path[path.count - 1].next += 1
      let node = target(step.edges[step.next])
      if let first = places[node] {
        if first < known, !sharingNodes { continue }
        known = path.count
        circles.append(path[first...].map { $0.edges[$0.next - 1] })
      } else if done.insert(node).inserted {
        places[node] = path.count
        path.append((node, edges(node), 0))
      }
    }
  }
  return circles
}

/// A name is in one circle at most.
package func circles<Edge>(
  of edges: [Edge], from source: (Edge) -> String, to target: (Edge) -> String
) -> [[Edge]] {
  let edges = Dictionary(grouping: edges, by: source)
  return circles(
    from: edges.keys.sorted(), edges: { edges[$0] ?? [] }, target: target, sharingNodes: false)
}
