import Foundation

/// Knows Note.
struct NoteLogic: NoteAsked {
  func text() -> String {
    "note"
  }
}
