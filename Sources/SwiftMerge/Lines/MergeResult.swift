import ViperText

/// What a three-way merge has come to.
package struct MergeResult: Hashable, Sendable {
  /// A declaration that is not as the spec has it, because what the user did to it counts for more.
  package struct Leftover: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      /// The spec no longer has it, but it has been edited: it stays.
      case removedFromSpec
      /// The spec has changed it, but the user has deleted it: it stays deleted.
      case deletedByUser
      /// The spec adds it, and the user has a private declaration of that name.
      case hiddenByUser
    }

    /// The declaration as a person names it: `TripListPresenter.didTapAdd()`.
    package let name: String
    package let reason: Reason
    /// Where it stands (or where its type stands, if it is deleted), from 1.
    package let line: Int
  }

  package let bytes: [UInt8]
  /// In the order of the text; empty if everything went together.
  package let conflicts: [ConflictMarkers.Conflict]
  /// In the order of the text.
  package let leftovers: [Leftover]

  package var isClean: Bool { conflicts.isEmpty }
}
