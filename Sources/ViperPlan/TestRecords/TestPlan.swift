import ViperProject

/// Where a project's mocks and tests go, and how they are written.
package struct TestPlan: Hashable, Sendable {
  /// The absolute folder; each module has a folder of its own in it.
  package let folder: String
  /// The Swift module with the modules under test.
  package let module: String
  package let framework: Config.TestFramework
  /// Expressions for values, by the type's text.
  package let samples: [String: [String]]
  /// Whether ViperKit is a module of its own, to be imported.
  package let importsRuntime: Bool

  package init(
    folder: String, module: String, framework: Config.TestFramework, samples: [String: [String]],
    importsRuntime: Bool
  ) {
    self.folder = folder
    self.module = module
    self.framework = framework
    self.samples = samples
    self.importsRuntime = importsRuntime
  }
}
