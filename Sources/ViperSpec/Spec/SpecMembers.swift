import SwiftReading
import ViperText

/// A member of a contract and the keys that implement it.
package struct SpecMember: Sendable {
  package internal(set) var member: Member
  package var doc: String?
  package var implementations: [SpecImplementation] = []
  /// The members whose running calls this member cancels.
  package var cancelled: [EmbeddedText] = []
  package var isOfPack = false
  /// Nil for a member that only the spec declares.
  package var inheritance: Inheritance?
  package var isolation = Isolation.mainActor

  package enum Isolation: Sendable {
    case mainActor
    /// By the compiler settings.
    case mainActorByDefault
    case nonisolated
  }

  /// How a component gets a member that its contract inherits.
  package enum Inheritance: Sendable {
    /// The spec declares the member, too.
    case declared
    /// The developer writes the member.
    case open
    case implemented
  }

  package var isOnlyInherited: Bool { inheritance.map { $0 != .declared } ?? false }

  package var routes: [SpecRoute] {
    implementations.compactMap { if case .route(let route) = $0 { route } else { nil } }
  }
}

/// A key that implements a member.
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
  /// `"task": { "latest": "loading" }`
  package var slot: EmbeddedText?
}

/// `"to": "TripDetail", "by": "push", "with": { "id": "id" }`, or `"by": "close"`.
package struct SpecRoute: Sendable, Located {
  package let to: EmbeddedText?
  package let by: EmbeddedText?
  package let part: EmbeddedText?
  /// Nil if it isn't a string, which has been reported.
  package let with: [(input: EmbeddedText, value: EmbeddedText?)]
  /// The member of the other module's output to call after a swipe.
  package var swipe: EmbeddedText?
  package let location: SourceLocation
}
