import ViperPlan
import ViperText

/// The plan of a project, from all of its specs.
package struct WholePlan: Sendable {
  package let resolved: ResolvedProject
  package let app: (plan: AppPlan?, diagnostics: [Diagnostic])
  /// The places of mocks and tests, by module.
  package let tests: (plans: [String: TestPlan], diagnostics: [Diagnostic])
  /// The files that belong to no module. Nil if this run doesn't write them.
  package let files: ProjectPlan?

  package init(_ resolved: ResolvedProject) {
    self.resolved = resolved
    (app, tests) = (resolved.app(), resolved.testPlans())
    files = resolved.projectPlan(app: app.plan)
  }
}
