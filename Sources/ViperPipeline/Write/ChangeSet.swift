import ViperProject
import ViperText

/// The changes and diagnostics of a run, for a project or a part of it.
package struct ChangeSet: Sendable {
  /// The folder of the project; empty for a part.
  package var root = ""
  /// The changes. If there is an error, some may be missing.
  package var changes: [Change] = []
  /// The diagnostics. If there is an error, nothing is written.
  package var diagnostics: [Diagnostic] = []
  /// Conflicts. They don't prevent writing.
  package var leftToDo: [Diagnostic] = []
  /// Edits in generated files, as unified diffs.
  package var edits: [String] = []
  /// The parts that generated tests leave out, with reasons, one line each.
  package var notes: [String] = []
  /// The number of modules whose generated files the build writes.
  package var builtModules = 0

  package init(
    root: String = "", changes: [Change] = [], diagnostics: [Diagnostic] = [], edits: [String] = []
  ) {
    self.root = root
    self.changes = changes
    self.diagnostics = diagnostics
    self.edits = edits
  }

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

  /// Adds a part. The whole keeps its root.
  package static func += (whole: inout ChangeSet, part: ChangeSet) {
    whole.changes += part.changes
    whole.diagnostics += part.diagnostics
    whole.builtModules += part.builtModules
    whole.leftToDo += part.leftToDo
    whole.edits += part.edits
    whole.notes += part.notes
  }
}
