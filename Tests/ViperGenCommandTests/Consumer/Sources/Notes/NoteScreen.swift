import Foundation

/// Shows Note.
struct NoteScreen {
  let logic: any NoteAsked
}
