import ViperProject

/// The settings for a project's mocks and tests.
package struct TestPlan: Hashable, Sendable {
  package let folder: String
  package let module: String
  package let framework: Config.TestFramework
  package let samples: [String: [String]]
  /// Whether types are on the main actor by default.
  package var areSamplesIsolated = false
  package let importsRuntime: Bool

  package init(
    folder: String, module: String, framework: Config.TestFramework, samples: [String: [String]],
    importsRuntime: Bool
  ) {
    (self.folder, self.module, self.framework) = (folder, module, framework)
    (self.samples, self.importsRuntime) = (samples, importsRuntime)
  }
}
