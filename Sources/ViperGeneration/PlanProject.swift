import ViperPlan
import ViperProject
import ViperTemplate
import ViperText

/// Which files a project has as a whole, and what was wrong with the templates of their paths.
struct ProjectPlan: Sendable {
  let planned: PlannedModule
  let diagnostics: [Diagnostic]

  var isEmpty: Bool { planned.files.isEmpty }

  /// - Parameter root: the absolute root of the project.
  static func lock(in root: String) -> String {
    ModuleLock.path(of: ProjectPlanner.name, in: root, isHidden: false)
  }
}

extension ResolvedProject {
  /// The files of the project as a whole, by the pack that its config names. They follow from all of
  /// its specs, also from those that are not asked for now.
  ///
  /// 'generate' makes them even where the build makes the modules: a build knows the specs of one
  /// target and of those below it. With `--into` a single module is tried out elsewhere.
  func projectPlan() -> ProjectPlan? {
    guard let pack = read.pack, read.into == nil, !read.ownDrafts.isEmpty else { return nil }
    let folders = read.ownDrafts.map { read.folder(of: $0.file) }
    let planner = ProjectPlanner(
      pack: pack, folder: read.runtimePlace.folder(forModulesIn: folders),
      tests: testModules.isEmpty ? nil : read.project.config.tests)
    let (planned, diagnostics) = planner.plan(projectContext)
    return ProjectPlan(planned: planned, diagnostics: diagnostics)
  }

  /// What the templates of such files may say.
  var projectContext: [String: TemplateValue] {
    let names = read.ownDrafts.map(\.file.name).sorted()
    let imports = Set(read.ownDrafts.flatMap(\.spec.imports))
    return [
      "project": ["modules": strings(names), "imports": strings(imports.sorted())],
      "tests": [
        "modules": strings(testModules),
        "framework": .string((read.project.config.testFramework ?? .swiftTesting).rawValue),
      ],
      "runtime": .string((read.project.config.runtime ?? .package).rawValue),
    ]
  }

  /// The Swift modules that the tests of the project's modules import.
  private var testModules: [String] {
    Set(read.ownDrafts.compactMap { testModule(of: $0.file) }).sorted()
  }

  private func strings(_ texts: [String]) -> TemplateValue { .list(texts.map { .string($0) }) }
}

extension Pipeline {
  /// The rendered files of the project as a whole.
  func projectFiles(
    of resolved: ResolvedProject, _ plan: ProjectPlan?, layouts: inout LayoutFinder,
    into diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> ProjectFiles? {
    guard let pack = resolved.read.pack, let plan else { return nil }
    diagnostics += plan.diagnostics
    let planned = plan.planned
    guard !plan.isEmpty else { return nil }
    let renderer = Renderer(
      library: pack.library, layout: try layouts.layout(for: planned.files[0].folder),
      header: resolved.read.project.config.header ?? [])
    let (files, renderProblems) = renderer.render(planned)
    diagnostics += renderProblems
    return ProjectFiles(name: planned.name, files: files)
  }
}
