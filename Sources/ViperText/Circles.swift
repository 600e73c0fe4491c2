/// Finds the circles of a directed graph.
///
/// It isn't recursive, because long chains would overflow the stack.
///
/// - Parameters:
///   - starts: the nodes to start from, in this order.
///   - edges: the edges that leave a node.
/// - Returns: the edges of each circle. The last one closes it.
package func circles<Node: Hashable, Edge>(
  from starts: some Sequence<Node>, edges: (Node) -> [Edge], target: (Edge) -> Node
) -> [[Edge]] {
  var circles: [[Edge]] = []
  var done: Set<Node> = []
  for start in starts where done.insert(start).inserted {
    var path = [(node: start, edges: edges(start), next: 0)]
    var places = [start: 0]
    while let step = path.last {
      guard step.next < step.edges.count else {
        places[step.node] = nil
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let node = target(step.edges[step.next])
      if let first = places[node] {
        circles.append(path[first...].map { $0.edges[$0.next - 1] })
      } else if done.insert(node).inserted {
        places[node] = path.count
        path.append((node, edges(node), 0))
      }
    }
  }
  return circles
}
