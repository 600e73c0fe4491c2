import SwiftReading
import ViperText

/// A member of a contract and the keys that implement it.
package struct SpecMember: Sendable {
  package let member: Member
  package var doc: String?
  package var implementations: [SpecImplementation] = []
  /// The members of the same component whose running calls it cancels.
  package var cancelled: [EmbeddedText] = []
  package var isOfPack = false
  /// Nil for a member that only the spec declares.
  package var inheritance: Inheritance?
  package var isolation = Isolation.mainActor

  /// The actor on which the declaring protocol puts a member.
  package enum Isolation: Sendable {
    case mainActor
    /// The target's settings put it on the main actor.
    case mainActorByDefault
    case nonisolated
  }

  /// How a component gets a member that a Swift protocol declares and its contract inherits.
  package enum Inheritance: Sendable {
    /// The spec declares it, too.
    case declared
    /// The developer writes it.
    case open
    /// A protocol extension or the superclass implements it.
    case implemented
  }

  /// Whether the spec doesn't mention it.
  package var isOnlyInherited: Bool { inheritance.map { $0 != .declared } ?? false }

  var routes: [SpecRoute] {
    implementations.compactMap { if case .route(let route) = $0 { route } else { nil } }
  }
}

/// A key that implements a member. The spec may have several, which the resolver reports.
package enum SpecImplementation: Sendable {
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
}

/// `"to": "TripDetail", "by": "push", "with": { "id": "id" }`, or `"by": "close"`.
package struct SpecRoute: Sendable {
  package let to: EmbeddedText?
  package let by: EmbeddedText?
  package let part: EmbeddedText?
  /// A value is nil if it isn't a string, which has been reported.
  package let with: [(input: EmbeddedText, value: EmbeddedText?)]
  /// The member of the other module's output to call if the user swipes the sheet away.
  package var swipe: EmbeddedText?
  package let location: SourceLocation
}
