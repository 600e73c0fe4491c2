import SwiftReading
import ViperText

/// A member of a contract and the keys that implement it.
package struct SpecMember: Sendable {
  package let member: Member
  package var doc: String?
  package var implementations: [SpecImplementation] = []
  /// The members of the same component whose running calls this member cancels.
  package var cancelled: [EmbeddedText] = []
  package var isOfPack = false
  /// Nil for a member that only the spec declares.
  package var inheritance: Inheritance?
  package var isolation = Isolation.mainActor

  /// The actor of a member in the declaring protocol.
  package enum Isolation: Sendable {
    case mainActor
    /// The compiler settings put the member on the main actor.
    case mainActorByDefault
    case nonisolated
  }

  /// How a component gets a member that a Swift protocol declares and its contract inherits.
  package enum Inheritance: Sendable {
    /// The spec declares the member, too.
    case declared
    /// The developer writes the member.
    case open
    /// A protocol extension or the superclass implements the member.
    case implemented
  }

  /// Whether the spec doesn't mention the member.
  package var isOnlyInherited: Bool { inheritance.map { $0 != .declared } ?? false }

  var routes: [SpecRoute] {
    implementations.compactMap { if case .route(let route) = $0 { route } else { nil } }
  }
}

/// A key that implements a member. The resolver reports members with several keys.
package enum SpecImplementation: Sendable, Located {
  case body(EmbeddedText)
  case forward(SpecForward)
  case route(SpecRoute)

  package var location: SourceLocation {
    switch self {
    case .body(let text): text.location
    case .forward(let forward): forward.target.location
    case .route(let route): route.location
    }
  }

  package var key: String {
    switch self {
    case .body: "body"
    case .forward: "forward"
    case .route(let route): route.to == nil ? "by" : "to"
    }
  }
}

/// `"forward": "interactor.load"` with the keys around it.
package struct SpecForward: Sendable {
  package let target: EmbeddedText
  package var then: [EmbeddedText] = []
  package var `catch`: [EmbeddedText] = []
  package var `while`: EmbeddedText?
  package var task: EmbeddedText?
  /// The slot of the task: `"task": { "latest": "loading" }`
  package var slot: EmbeddedText?
}

/// `"to": "TripDetail", "by": "push", "with": { "id": "id" }`, or `"by": "close"`.
package struct SpecRoute: Sendable, Located {
  package let to: EmbeddedText?
  package let by: EmbeddedText?
  package let part: EmbeddedText?
  /// A value is nil if it isn't a string, which has been reported.
  package let with: [(input: EmbeddedText, value: EmbeddedText?)]
  /// The member of the other module's output to call if the user swipes the sheet away.
  package var swipe: EmbeddedText?
  package let location: SourceLocation
}
