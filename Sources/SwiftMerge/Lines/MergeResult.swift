import ViperText

package struct MergeResult: Hashable, Sendable {
  /// A declaration that differs from the spec because the user's edit has priority.
  package struct Leftover: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      /// The spec no longer has the declaration. It stays, because the user edited it.
      case removedFromSpec
      /// The declaration changed in the spec. It stays deleted, because the user deleted it.
      case deletedByUser
      /// The declaration is new in the spec, and the user has a private declaration of that name.
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
