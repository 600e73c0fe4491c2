import ViperPlan
import ViperText

/// A project in which a run of this process found nothing to mend.
///
/// It is for runs between which nothing but the texts of specs has changed. While those say the same to other
/// modules as before, no more has to be done than their own modules ask for.
package struct KnownProject: Sendable {
  package var resolved: ResolvedProject
  package let tests: [String: TestPlan]
  /// Warnings, none of which follows from what modules have made.
  package let diagnostics: [Diagnostic]

  package init(_ resolved: ResolvedProject, tests: [String: TestPlan], diagnostics: [Diagnostic]) {
    self.resolved = resolved
    self.resolved.modules = []
    self.resolved.settled = []
    self.tests = tests
    self.diagnostics = diagnostics
  }
}
