import ViperPlan
import ViperProject
import ViperSpec
import ViperTemplate

extension ResolvedProject {
  /// Makes the template values of the app and its tests, and notes about untested parts.
  ///
  /// - Parameter folder: the absolute folder of the app's file.
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

  /// Lists the Swift modules of the app's modules, and of the types in its deep links.
  private func imports(of app: AppPlan, in folder: String) -> [String] {
    app.valueImports.union(targetModules(of: Set(app.namedModules), besides: folder)).sorted()
  }
}
