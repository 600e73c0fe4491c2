import SwiftLayout
import ViperPipeline
import ViperPlan
import ViperProject
import ViperSpec
import ViperText

/// Specs of one project with the same purpose.
struct BuildTask: Sendable {
  enum Purpose: Hashable, Sendable {
    case modules
    case mocks(of: String?)
  }

  let purpose: Purpose
  let project: Project
  let makesViews: Bool

  func files(on disk: any Disk) throws(DiskError) -> BuiltFiles {
    var pipeline = Pipeline(disk: disk)
    let resolved = try pipeline.read(project).resolved()
    // A SwiftPM target doesn't know which targets depend on it and may open its modules.
    var built = BuiltFiles(
      diagnostics: configDiagnostics
        + (purpose == .modules
          ? pipeline.check(resolved, knowsOpeners: false) : resolved.diagnostics))
    let tests = testPlan(into: &built.diagnostics)
    guard !built.diagnostics.hasErrors else { return built }
    let layouts = try pipeline.layouts(of: resolved.read)
    // As below, a sandbox may prevent reading the files.
    let withoutView =
      purpose == .modules ? (try? resolved.modulesWithoutView(on: disk)) ?? [] : []
    let made = makesViews ? withoutView : []
    let results = concurrentMap(resolved.modules) { module in
      file(
        of: module, in: resolved, layouts: layouts.byFolder, tests: tests,
        view: made.contains(module.module.name) ? module.ownView : nil)
    }
    built.files = results.map(\.file)
    built.diagnostics += layouts.diagnostics + results.flatMap(\.diagnostics)
    if !built.diagnostics.hasErrors, purpose == .modules {
      // A build system's sandbox may prevent reading the files.
      built.left = try? LeftToGenerate(
        resolved, layouts: layouts.byFolder, built: built.files,
        missingViews: makesViews ? nil : withoutView, on: disk)
    }
    return built
  }

  private var configDiagnostics: [Diagnostic] {
    let config = project.config
    let written = config.write == .files ? [config.writeLocation] : []
    let runtimes = config.runtime == .file ? [config.runtimeLocation] : []
    return written.map { .writtenByGenerate(at: $0) } + runtimes.map { .runtimeWithPlugin(at: $0) }
  }

  private func testPlan(into diagnostics: inout [Diagnostic]) -> TestPlan? {
    guard case .mocks(let name) = purpose else { return nil }
    guard let module = name ?? project.config.testModule else {
      diagnostics.append(.noTestModule())
      return nil
    }
    return TestPlan(
      folder: project.config.tests ?? project.root, module: module,
      framework: project.config.testFramework ?? .swiftTesting, samples: project.config.samples,
      importsRuntime: true)
  }

  /// - Parameter view: the component to generate though the user owns it; nil for none.
  private func file(
    of module: ResolvedProject.Module, in resolved: ResolvedProject,
    layouts: [String: SwiftLayout], tests: TestPlan?, view: String?
  ) -> (file: BuiltFile, diagnostics: [Diagnostic]) {
    // `#sourceLocation` needs the path that the build system uses, because the compiler resolves
    // the path.
    var (planned, diagnostics) = resolved.plan(
      module, specPath: module.draft.file.displayPath, tests: tests)
    let renderer = resolved.renderer(of: module, layouts: layouts)
    let contents = planned.files.filter { isWanted($0) || $0.isOwn(view) }.map {
      renderer.content(of: $0, in: planned, into: &diagnostics)
    }
    let body = JoinedFile.joined(contents) + [UInt8(ascii: "\n")]
    let bytes = renderer.finished(body, owner: .generated, source: planned.specName)
    let yours = planned.files.filter {
      $0.owner == .yours && $0.kind == .module && !$0.isOwn(view)
    }
    let places = yours.map { ($0.path, place(of: $0, in: module)) }
    return (BuiltFile(module: module.module.name, bytes: bytes, yours: places), diagnostics)
  }

  /// Finds the place in a spec that makes a file yours: the element of `yours`, a member without an
  /// implementation, or `ui`.
  private func place(of file: PlannedFile, in module: ResolvedProject.Module) -> SourceLocation? {
    let word = module.draft.spec.yours.first { $0.string == file.component }
    let open = file.component.flatMap { role in
      module.module.members(of: role).first { $0.implementation.isYours }
    }
    return word?.location ?? open?.member.nameLocation ?? module.draft.spec.ui?.location
  }

  /// Whether the build generates a file that isn't the user's. Tests are generated only if the
  /// config sets `tests`.
  private func isWanted(_ file: PlannedFile) -> Bool {
    guard file.isGeneratedByBuild else { return false }
    return switch file.kind {
    case .module: purpose == .modules
    case .mocks: purpose != .modules
    case .tests: purpose != .modules && project.config.tests != nil
    }
  }
}

extension PlannedFile {
  fileprivate func isOwn(_ component: String?) -> Bool {
    component != nil && owner == .yours && kind == .module && self.component == component
  }
}
