import SwiftReading
import ViperText

/// A member of a component, as calls are passed on to it.
struct ForwardNode: Hashable {
  let role: String
  /// The member's collision key.
  let member: String
}

/// One step of a call that is passed on.
struct ForwardPassage {
  let member: Member
  let to: ForwardNode
  let text: EmbeddedText
}

/// Calls that are passed on until they come back, and would never end.
extension ModuleResolver {
  mutating func checkCircles() {
    var done: Set<ForwardNode> = []
    let starts = passages.sorted {
      $0.value.text.location.range.lowerBound < $1.value.text.location.range.lowerBound
    }
    for start in starts.map(\.key) where !done.contains(start) {
      var way: [ForwardNode] = []
      var places: [ForwardNode: Int] = [:]
      var next: ForwardNode? = start
      while let node = next, done.insert(node).inserted {
        places[node] = way.count
        way.append(node)
        next = passages[node]?.to
      }
      if let next, let first = places[next] {
        diagnostics.append(.circularForward(way[first...].compactMap { passages[$0] }))
      }
    }
  }
}
