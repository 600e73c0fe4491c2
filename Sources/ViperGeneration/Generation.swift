import ViperText

/// What has to change in one project.
package struct Generation: Sendable {
  /// The folder below which most changes lie.
  package let root: String
  /// Where an error stands in the way: what would change without it, as far as that is known.
  package let changes: [Change]
  /// In reading order, each once. An error among them means that nothing may be written.
  package let diagnostics: [Diagnostic]
  /// What is to be mended by hand, but stops nothing from being written: conflict markers.
  package let findings: [Diagnostic]
  /// Edits that stand in the way, as unified diffs.
  package let edits: [String]
  /// What generated tests leave out and why, a line each.
  package let notes: [String]

  package init(
    root: String, changes: [Change] = [], diagnostics: [Diagnostic] = [],
    findings: [Diagnostic] = [], edits: [String] = [], notes: [String] = []
  ) {
    self.root = root
    self.changes = changes
    self.diagnostics = diagnostics.sortedForPrinting()
    self.findings = findings
    self.edits = edits
    self.notes = notes
  }
}
