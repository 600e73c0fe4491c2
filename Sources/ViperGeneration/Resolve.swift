import ViperPlan
import ViperSpec
import ViperText

/// What the specs of a project mean.
struct ResolvedProject: Sendable {
  struct Module: Sendable {
    let draft: ProjectReader.Draft
    let module: ViperSpec.Module
  }

  let read: ReadProject
  /// Those that are asked for and make sense.
  let modules: [Module]
  /// All specs of the project by module name.
  let specs: SpecTable
  /// What the types of all its modules are called.
  let names: NameTable
  /// What starts; nil without an app, or where something is wrong with it.
  let app: AppPlan?
  /// What is wrong with the app, where all specs of the project are known.
  let appDiagnostics: [Diagnostic]
  /// What was wrong so far.
  let diagnostics: [Diagnostic]
}

extension ReadProject {
  func resolved() -> ResolvedProject {
    let config = project.config
    let known = Dictionary(drafts.map { ($0.file.name, $0.spec) }) { first, _ in first }
    let unread = Set(project.readable.map(\.name)).subtracting(known.keys)
    let specs = SpecTable(
      known, unread: unread, swiftServices: services, parents: parents, places: places)
    let defaults = ModuleResolver.Defaults(ui: config.ui, access: config.access)
    let selected = drafts.filter(\.isSelected)
    let results = concurrentMap(selected) { draft in
      ModuleResolver.resolve(
        draft.spec, dialect: draft.pack.dialect, defaults: defaults, project: specs)
    }
    var diagnostics = self.diagnostics + results.flatMap(\.diagnostics)
    // Of a module whose spec could not be read, what is wrong with that spec says it all.
    if !unread.isEmpty,
      selected.contains(where: { $0.spec.namedModules.contains { unread.contains($0.string) } })
    {
      diagnostics += unreadable
    }
    let modules = zip(selected, results).compactMap { draft, result in
      result.module.map { ResolvedProject.Module(draft: draft, module: $0) }
    }
    let names = NameTable(drafts, ui: config.ui, graph: specs.graph)
    let app = app(specs, names: names)
    return ResolvedProject(
      read: self, modules: modules, specs: specs, names: names, app: app.plan,
      appDiagnostics: app.diagnostics, diagnostics: diagnostics)
  }

  /// What matters to services of a module beside its spec.
  private var places: [String: ServiceGraph.Place] {
    let place = runtimePlace
    var places: [String: ServiceGraph.Place] = [:]
    for draft in drafts {
      let known = project.known[draft.file.absolutePath]
      let config = known?.config ?? project.config
      let access = (draft.spec.access ?? config.access).flatMap { Access(rawValue: $0.string) }
      places[draft.file.name] = ServiceGraph.Place(
        hasDependencies: config.hasDependencies && draft.pack.dependenciesName != nil,
        access: access ?? .internal,
        // Those of another project are in targets of their own.
        target: (known?.config.folder ?? "") + (place.target(of: folder(of: draft.file)) ?? ""))
    }
    return places
  }
}
