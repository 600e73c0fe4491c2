import SwiftReading
import ViperText

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

/// Reports calls that are forwarded in a circle, because they would never end.
extension ModuleResolver {
  func checkCircles() {
    let starts = forwardSteps.sorted {
      ($0.value.first?.offset ?? 0) < ($1.value.first?.offset ?? 0)
    }
    let found = circles(from: starts.map(\.key), edges: { forwardSteps[$0] ?? [] }, target: \.to)
    diagnostics += found.map { .circularForward($0) }
  }
}
