import ViperProject

/// The settings for a project's mocks and tests.
package struct TestPlan: Hashable, Sendable {
  /// The absolute path of the test folder. Each module has a subfolder.
  package let folder: String
  /// The tested Swift module.
  package let module: String
  package let framework: Config.TestFramework
  package let samples: [String: [String]]
  /// Whether types are on the main actor by default.
  package var areSamplesIsolated = false
  /// Whether tests import ViperKit.
  package let importsRuntime: Bool

  package init(
    folder: String, module: String, framework: Config.TestFramework, samples: [String: [String]],
    importsRuntime: Bool
  ) {
    (self.folder, self.module, self.framework) = (folder, module, framework)
    (self.samples, self.importsRuntime) = (samples, importsRuntime)
  }
}
