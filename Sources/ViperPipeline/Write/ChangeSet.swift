import ViperProject
import ViperText

/// What a run would write, and what there is to say about it: of a project, or of a part of one.
package struct ChangeSet: Sendable {
  /// The folder below which most changes of a project lie; empty for a part of one.
  package var root = ""
  /// Where an error stands in the way: what would change without it, as far as that is known.
  package var changes: [Change] = []
  /// An error among them means that nothing may be written.
  package var diagnostics: [Diagnostic] = []
  /// What is to be mended by hand, but stops nothing from being written: conflict markers.
  package var leftToDo: [Diagnostic] = []
  /// Edits that stand in the way, as unified diffs.
  package var edits: [String] = []
  /// What generated tests leave out and why, a line each.
  package var notes: [String] = []
  /// How many modules there are of which the build makes what is generated.
  package var builtModules = 0

  package init(
    root: String = "", changes: [Change] = [], diagnostics: [Diagnostic] = [], edits: [String] = []
  ) {
    self.root = root
    self.changes = changes
    self.diagnostics = diagnostics
    self.edits = edits
  }

  /// New files in a folder, by their path in it.
  package init(
    root: String, creating files: [(path: String, text: String)], for purpose: PathGate.Purpose
  ) {
    self.init(
      root: root,
      changes: files.map {
        Change(
          for: purpose, status: .create, path: FilePath.join(root, $0.path),
          new: Array($0.text.utf8))
      })
  }

  /// Adds a part; the root stays.
  package static func += (whole: inout ChangeSet, part: ChangeSet) {
    whole.changes += part.changes
    whole.diagnostics += part.diagnostics
    whole.builtModules += part.builtModules
    whole.leftToDo += part.leftToDo
    whole.edits += part.edits
    whole.notes += part.notes
  }
}
