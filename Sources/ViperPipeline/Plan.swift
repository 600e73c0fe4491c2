import ViperPlan
import ViperProject
import ViperSpec
import ViperText

/// The plan of a project, from all of its specs.
package struct WholePlan: Sendable {
  package let resolved: ResolvedProject
  package let app: (plan: AppPlan?, diagnostics: [Diagnostic])
  package let tests: (plans: [String: TestPlan], diagnostics: [Diagnostic])
  /// The files that belong to no module. Nil if this run doesn't write them.
  package let files: ProjectPlan?

  package init(_ resolved: ResolvedProject) {
    self.resolved = resolved
    (app, tests) = (resolved.app(), resolved.testPlans())
    files = resolved.projectPlan(app: app.plan)
  }
}

extension ResolvedProject {
  /// Without a spec path, the code has no `#sourceLocation`.
  package func plan(
    _ module: Module, specPath: String? = nil, tests: TestPlan?, omitsGeneratedFiles: Bool = false
  ) -> (planned: PlannedModule, diagnostics: [Diagnostic]) {
    var planner = Planner(
      pack: module.draft.pack, runtime: read.project.config.runtime ?? .package,
      specPath: specPath, tests: tests, project: specs)
    planner.omitsGeneratedFiles = omitsGeneratedFiles
    planner.names = names
    planner.hasLinks = linked.contains(module.module.name)
    return planner.plan(module.module, in: read.folder(of: module.draft.file))
  }

  package func testPlans() -> (plans: [String: TestPlan], diagnostics: [Diagnostic]) {
    guard let plans = read.testPlans() else {
      return ([:], meaningful.isEmpty ? [] : [.noTestModule()])
    }
    return (plans, [])
  }

  /// Notes on the module's services that tests get no mock of.
  package func unmockedServices(of module: Module) -> [Diagnostic] {
    guard read.pack?.hasSharedTestFiles == true else { return [] }
    let values = ServiceValues(samples: read.project.config.samples, project: specs)
    let found = read.swift.services[module.module.name] ?? [:]
    let unknown = module.module.services.filter {
      $0.declaration == nil && $0.field.defaultValue == nil
        && values.expression(for: $0.field, of: module.module.name) == nil
    }
    return found.values.compactMap(Diagnostic.unmockedService)
      + unknown.compactMap { service in
        guard let type = service.field.type.serviceType else { return nil }
        return found[type.text].map(Diagnostic.unusedMock)
          ?? .undeclaredService(service.field, type)
      }
  }
}

extension ReadProject {
  /// The test plans by module. Empty if the config names no folder for tests, or with `--into`. Nil
  /// if the Swift module to import is unknown.
  package func testPlans() -> [String: TestPlan]? {
    let config = project.config
    guard let folder = config.tests, into == nil else { return [:] }
    var plans: [String: TestPlan] = [:]
    for file in selectedFiles {
      guard let module = testModule(of: file) else { return nil }
      plans[file.name] = TestPlan(
        folder: FilePath.folder(of: config.folder(of: file, in: folder)), module: module,
        framework: config.testFramework ?? .swiftTesting,
        samples: config.samples, importsRuntime: (config.runtime ?? .package) == .package)
      plans[file.name]?.areSamplesIsolated = areSamplesIsolated
    }
    return plans
  }

  /// The Swift module that tests import: the config's, or that of the target around the module's
  /// folder.
  package func testModule(of file: Project.SpecFile) -> String? {
    let config = project.config
    if let module = config.testModule { return module }
    guard let folder = runtimePlace.target(of: self.folder(of: file)) ?? config.output else {
      return nil
    }
    let name = PackageManifest.moduleName(of: FilePath.name(of: folder))
    return isSwiftIdentifier(name) && !isReservedSwiftTypeName(name) ? name : nil
  }
}
