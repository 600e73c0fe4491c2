import SwiftReading
import ViperText

/// A member of a component, as the target of calls.
struct ForwardNode: Hashable {
  let role: String
  let member: Member
}

struct ForwardStep {
  let member: Member
  let to: ForwardNode
  let text: EmbeddedText

  var offset: Int { text.location.range.lowerBound }
}

/// Calls that are forwarded in a circle would never end.
extension ModuleResolver {
  func checkCircles() {
    var done: Set<ForwardNode> = []
    let starts = forwardSteps.sorted {
      ($0.value.first?.offset ?? 0) < ($1.value.first?.offset ?? 0)
    }
    for start in starts.map(\.key) where done.insert(start).inserted {
      var path: [(node: ForwardNode, tried: Int)] = [(start, 0)]
      var places: [ForwardNode: Int] = [start: 0]
      while let (node, tried) = path.last {
        guard let steps = forwardSteps[node], tried < steps.count else {
          places[node] = nil
          path.removeLast()
          continue
        }
        path[path.count - 1].tried += 1
        let next = steps[tried].to
        if let first = places[next] {
          diagnostics.append(
            .circularForward(
              path[first...].compactMap { forwardSteps[$0.node]?[$0.tried - 1] }))
        } else if done.insert(next).inserted {
          places[next] = path.count
          path.append((next, 0))
        }
      }
    }
  }
}
