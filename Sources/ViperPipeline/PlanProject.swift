import ViperPack
import ViperPlan
import ViperProject
import ViperSpec
import ViperTemplate
import ViperText

/// The files of the whole project, and errors in the templates of their paths.
package struct ProjectPlan: Sendable {
  let planned: PlannedModule
  /// The type names in owned files, by kind.
  let types: [String: String]
  package let diagnostics: [Diagnostic]

  package var isEmpty: Bool { planned.files.isEmpty }

  package var declaredTypes: [String] {
    planned.files.map { FilePath.name(of: $0.path) }
      .compactMap { $0.hasSuffix(".swift") ? String($0.dropLast(6)) : nil }
  }

  /// The path of the lock file: beside the specs if the config is below another one. Such a config
  /// is usually in a target, where SwiftPM warns of unknown files.
  package static func lock(of project: Project) -> String {
    let config = project.config
    let specs = config.folder == config.outermostFolder ? nil : config.specs
    return ModuleLock.path(of: ProjectPlanner.name, in: specs ?? project.root, isHidden: false)
  }
}

extension ResolvedProject {
  /// Plans the files of the whole project, which depend on all specs, including unselected specs.
  /// `generate` writes them even if the build generates the modules, because a build only knows the
  /// specs of some targets.
  func projectPlan(app: AppPlan?) -> ProjectPlan? {
    guard let pack = read.pack, read.into == nil, !read.ownDrafts.isEmpty else { return nil }
    let (dependencies, folder, testModules) = (dependencies, projectFolder, testModules)
    let (context, notes) = projectContext(
      dependencies, app: app, in: folder, testModules: testModules)
    let planner = ProjectPlanner(
      pack: pack, folder: folder, tests: testModules.isEmpty ? nil : read.project.config.tests,
      notes: notes)
    let (planned, diagnostics) = planner.plan(context)
    let container = read.project.config.container?.string
    let types = container.map { ["container": $0, "dependencies": dependencies.name ?? ""] }
    return ProjectPlan(planned: planned, types: types ?? [:], diagnostics: diagnostics)
  }

  package func projectContext(app: AppPlan?) -> [String: TemplateValue] {
    projectContext(dependencies, app: app, in: projectFolder, testModules: testModules).context
  }

  private func projectContext(
    _ dependencies: ProjectDependencies, app: AppPlan?, in folder: String, testModules: [String]
  ) -> (context: [String: TemplateValue], notes: [String]) {
    let modules = read.ownDrafts.map(\.file.name).sorted()
    let mocks = ServiceMocks(
      suffixes: read.pack?.mockSuffixes ?? MockSuffixes(), samples: read.project.config.samples,
      project: specs)
    var context = dependencies.records(samples: read.project.config.samples)
    context.merge([
      "mocks": mocks.records,
      "project": [
        "modules": strings(modules), "imports": strings(imports(of: dependencies, in: folder)),
        "mockImports": mocks.imports(besides: testModules),
        "conditionalMockImports": mocks.conditionalImports,
        "mockTypeImports": mocks.typeImports(testing: testModules),
        "testTypeImports": specs.ambiguousServices(of: testModules).imports(testing: testModules),
      ],
      "tests": [
        "modules": strings(testModules),
        "framework": .string((read.project.config.testFramework ?? .swiftTesting).rawValue),
      ],
      "runtime": .string((read.project.config.runtime ?? .package).rawValue),
    ]) { _, new in new }
    let app = self.context(of: app, dependencies, in: folder)
    context.merge(app.context) { _, new in new }
    return (context, app.notes)
  }

  private var dependencies: ProjectDependencies {
    ProjectDependencies(
      container: read.project.config.container?.string,
      modules: read.ownDrafts.map(\.file.name)
        + (read.project.config.app?.starts.map(\.string) ?? []),
      in: read.runtimePlace.target(of: projectFolder).map {
        PackageManifest.moduleName(of: FilePath.name(of: $0))
      }, specs: specs, names: names)
  }

  private func imports(of dependencies: ProjectDependencies, in folder: String) -> [String] {
    let importing = dependencies.importing
    return targetModules(of: Set(dependencies.roots + importing), besides: folder)
      .union(importing.flatMap { specs[$0]?.imports ?? [] }).sorted()
  }

  /// Lists the Swift modules of the targets that contain some modules, except for the target around
  /// a folder.
  func targetModules(of modules: Set<String>, besides folder: String) -> Set<String> {
    let own = read.runtimePlace.target(of: folder)
      .map { PackageManifest.moduleName(of: FilePath.name(of: $0)) }
    let named = read.drafts.filter { modules.contains($0.file.name) }
    return Set(named.compactMap { read.swiftModule(of: $0.file) }).subtracting(
      [own ?? read.project.config.testModule].compactMap(\.self))
  }

  var testModules: [String] {
    Set(read.ownDrafts.compactMap { read.testModule(of: $0.file) }).sorted()
  }

  func context(
    of app: AppPlan?, _ dependencies: ProjectDependencies, in folder: String
  ) -> (context: [String: TemplateValue], notes: [String]) {
    guard let app else { return (["app": .none, "appTests": .none], []) }
    let named = app.namedModules.compactMap { specs[$0] }
    let access =
      named.compactMap { spec in
        (spec.access ?? read.project.config.access).flatMap { Access(rawValue: $0.string) }
      }.max() ?? .internal
    let hasDependencies = named.contains { specs.graph[$0.name].place.hasDependencies }
    let name = hasDependencies ? dependencies.name : nil
    let record = app.record(
      dependencies: name ?? "", access: name == nil ? access : dependencies.access,
      imports: imports(of: app, in: folder))
    var tests = AppTests(app, samples: read.project.config.samples, specs: specs)
    let tested = tests.record(
      imports: targetModules(of: tests.shown, besides: folder).subtracting(testModules).sorted())
    return (["app": record, "appTests": tested], tests.notes)
  }

  private func imports(of app: AppPlan, in folder: String) -> [String] {
    app.valueImports.union(targetModules(of: Set(app.namedModules), besides: folder)).sorted()
  }

  /// The absolute folder of shared files: the target that imports all other targets, or the folder
  /// of all modules.
  package var projectFolder: String {
    topTarget(of: targets)
      ?? read.runtimePlace.folder(forModulesIn: read.ownDrafts.map { read.folder(of: $0.file) })
  }

  /// Whether there are several targets, and no target imports all other targets.
  var hasNoContainerPlace: Bool {
    let targets = targets
    return targets.count > 1 && topTarget(of: targets) == nil
  }

  private var targets: [String: [String]] {
    guard read.project.config.output == nil else { return [:] }
    let place = read.runtimePlace
    var targets: [String: [String]] = [:]
    for draft in read.ownDrafts {
      guard let target = place.target(of: read.folder(of: draft.file)) else { continue }
      targets[target, default: []].append(draft.file.name)
    }
    return targets
  }

  /// Finds the target whose modules open the modules of all other targets, directly or indirectly.
  private func topTarget(of targets: [String: [String]]) -> String? {
    var homes: [String: String] = [:]
    for (target, modules) in targets { for module in modules { homes[module] = target } }
    return targets.keys.sorted().first { target in
      var seen = Set(targets[target] ?? [])
      var open = seen.sorted()
      while let module = open.popLast() {
        for other in specs[module]?.openedModules ?? [] where seen.insert(other).inserted {
          open.append(other)
        }
      }
      return Set(seen.compactMap { homes[$0] }).count == targets.count
    }
  }
}

extension Pipeline {
  package func projectFiles(
    of resolved: ResolvedProject, _ plan: ProjectPlan?, layouts: inout LayoutFinder,
    into diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> ProjectFiles? {
    guard let pack = resolved.read.pack, let plan else { return nil }
    diagnostics += plan.diagnostics
    let planned = plan.planned
    guard !plan.isEmpty else { return nil }
    let renderer = resolved.renderer(
      pack.library, layout: try layouts.layout(for: planned.files[0].folder))
    let (files, renderProblems) = renderer.render(planned)
    diagnostics += renderProblems
    return ProjectFiles(name: planned.name, files: files, types: plan.types, notes: planned.notes)
  }
}
