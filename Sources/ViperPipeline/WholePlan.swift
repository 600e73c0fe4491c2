import ViperPlan
import ViperText

/// What follows from all specs of a project together.
package struct WholePlan: Sendable {
  package let resolved: ResolvedProject
  /// The app that the config describes.
  package let app: (plan: AppPlan?, diagnostics: [Diagnostic])
  /// Where mocks and tests go, by module.
  package let tests: (plans: [String: TestPlan], diagnostics: [Diagnostic])
  /// The files that belong to no module; nil where another run makes them.
  package let files: ProjectPlan?

  package init(_ resolved: ResolvedProject) {
    self.resolved = resolved
    (app, tests) = (resolved.app(), resolved.testPlans())
    files = resolved.projectPlan(app: app.plan)
  }
}
