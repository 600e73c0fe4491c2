import ViperPlan
import ViperProject
import ViperSpec
import ViperText

extension ResolvedProject {
  /// The files of a module and what their templates may say.
  ///
  /// - Parameters:
  ///   - specPath: how `#sourceLocation` names the spec; nil for bodies as plain Swift.
  ///   - leavesGeneratedOut: whether the build makes what is generated.
  package func plan(
    _ module: Module, specPath: String? = nil, tests: TestPlan?, leavesGeneratedOut: Bool = false
  ) -> (planned: PlannedModule, diagnostics: [Diagnostic]) {
    var planner = Planner(
      pack: module.draft.pack, runtime: read.project.config.runtime ?? .package,
      specPath: specPath, tests: tests, project: specs)
    planner.leavesGeneratedOut = leavesGeneratedOut
    planner.names = names
    let config = read.project.config
    let knowsApps = module.draft.flavour(config.ui)?.app != nil
    planner.hasLinks = knowsApps && config.app?.links.isEmpty == false
    return planner.plan(module.module, in: read.folder(of: module.draft.file))
  }
}

extension ResolvedProject {
  /// Where mocks and tests go, by module, and what can't be mocked.
  package func testPlans() -> (plans: [String: TestPlan], diagnostics: [Diagnostic]) {
    guard let plans = read.testPlans() else {
      return ([:], meaningful.isEmpty ? [] : [.noTestModule()])
    }
    return (plans, plans.isEmpty ? [] : unmockedServices)
  }

  /// The services that tests would use a mock of, if one could be made.
  private var unmockedServices: [Diagnostic] {
    let asked = meaningful.flatMap { read.services[$0.name]?.values.map(\.self) ?? [] }
    return asked.compactMap(Diagnostic.unmockedService)
  }
}

extension ReadProject {
  /// Where mocks and tests go, by module; none where the config doesn't say, and nil where nobody knows which Swift
  /// module they import.
  ///
  /// With `--into` a single module is tried out elsewhere, and the project's tests stay as they are.
  package func testPlans() -> [String: TestPlan]? {
    let config = project.config
    guard let folder = config.tests, into == nil else { return [:] }
    var plans: [String: TestPlan] = [:]
    for file in selectedFiles {
      guard let module = testModule(of: file) else { return nil }
      plans[file.name] = TestPlan(
        folder: folder, module: module, framework: config.testFramework ?? .swiftTesting,
        samples: config.samples, importsRuntime: (config.runtime ?? .package) == .package)
    }
    return plans
  }

  /// The Swift module that the tests of a module import: the one that the config names, or that of the
  /// target whose folder the files land in.
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
