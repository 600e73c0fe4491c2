import ViperText

package struct MergeResult: Hashable, Sendable {
  /// A declaration that differs from the spec because an edit of the user's has priority.
  package struct Leftover: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      /// It is removed from the spec, but edited: it stays.
      case removedFromSpec
      /// It changed in the spec, but the user deleted it: it stays deleted.
      case deletedByUser
      /// It is new in the spec, and the user has a private declaration of that name.
      case hiddenByUser
    }

    /// The full name: `TripListPresenter.didTapAdd()`.
    package let name: String
    package let reason: Reason
    /// The line of the declaration, or of its type if it is deleted, from 1.
    package let line: Int
  }

  package let bytes: [UInt8]
  package let conflicts: [ConflictMarkers.Conflict]
  package let leftovers: [Leftover]

  package var isClean: Bool { conflicts.isEmpty }
}
