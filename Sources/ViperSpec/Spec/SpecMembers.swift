import SwiftReading
import ViperText

/// A member of a protocol with the sentence that explains it.
package struct DocumentedMember: Sendable {
  package let member: Member
  package let doc: String?
}

/// A member of a contract and what the spec says of its implementation.
package struct ContractMember: Sendable {
  package let member: Member
  package let doc: String?
  package let implementations: [WrittenImplementation]
  /// The members of the same component whose running calls it ends.
  package var cancelled: [EmbeddedText] = []
  /// Whether no spec says it: the pack gives it to every module.
  package var isOfPack = false
}

/// A key that says how a member is implemented. A member should have one at most; the spec may hold
/// more, and resolving reports them.
package enum WrittenImplementation: Sendable {
  case body(EmbeddedText)
  case forward(WrittenForward)
  case route(WrittenRoute)

  /// Where the value of the key stands.
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

/// `"forward": "interactor.load"`, and what the spec says of the time before and after the call.
package struct WrittenForward: Sendable {
  package let target: EmbeddedText
  /// Who is told of the result, and who of an error.
  package var then: [EmbeddedText] = []
  package var `catch`: [EmbeddedText] = []
  /// Who is told that the call runs.
  package var `while`: EmbeddedText?
  /// What a second call does while one runs.
  package var task: EmbeddedText?
}

/// `"to": "TripDetail", "by": "push", "with": { "id": "id" }`, or `"by": "close"`.
package struct WrittenRoute: Sendable {
  package let to: EmbeddedText?
  package let by: EmbeddedText?
  /// The part of this module's view that the opened one is embedded in.
  package let part: EmbeddedText?
  /// A value is nil if it is no text, which is reported already.
  package let with: [(input: EmbeddedText, value: EmbeddedText?)]
  /// The member of that module's output that is told when the user swipes the sheet away.
  package var swipe: EmbeddedText?
  package let location: SourceLocation
}
