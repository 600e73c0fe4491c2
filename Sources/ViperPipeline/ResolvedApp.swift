import ViperPlan
import ViperProject
import ViperSpec
import ViperText

extension ResolvedProject {
  /// Resolves the app in the config. Nil without an app.
  package func app() -> (plan: AppPlan?, diagnostics: [Diagnostic]) {
    let (config, project) = (read.project.config, read.project)
    guard let app = config.app else { return (nil, []) }
    let modules = read.drafts.compactMap { draft -> AppModule? in
      guard let flavour = draft.flavour(config.ui), let own = names[draft.file.name] else {
        return nil
      }
      return AppModule(
        spec: draft.spec, dialect: draft.pack.dialect, flavour: flavour, names: own,
        isOwn: project.known[draft.file.absolutePath] == nil)
    }
    var resolver = AppResolver(
      app, readers: config.readers, modules: modules, specs: specs,
      hasContainer: config.container != nil)
    let plan = resolver.resolve()
    return (plan, resolver.diagnostics)
  }
}
