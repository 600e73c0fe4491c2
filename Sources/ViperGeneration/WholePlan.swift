import ViperPlan
import ViperRendering
import ViperText

/// What follows from all specs of a project together.
struct WholePlan: Sendable {
  let resolved: ResolvedProject
  /// The app that the config describes.
  let app: (plan: AppPlan?, diagnostics: [Diagnostic])
  /// Where mocks and tests go, by module.
  let tests: (plans: [String: TestPlan], diagnostics: [Diagnostic])
  /// The files that belong to no module; nil where another run makes them.
  let files: ProjectPlan?

  init(_ resolved: ResolvedProject) {
    self.resolved = resolved
    (app, tests) = (resolved.app(), resolved.testPlans())
    files = resolved.projectPlan(app: app.plan)
  }
}
