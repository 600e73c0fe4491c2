import ViperPack
import ViperPlan
import ViperProject
import ViperSpec
import ViperText

/// A project whose specs are resolved.
package struct ResolvedProject: Sendable {
  package struct Module: Sendable {
    package let draft: ProjectReader.Draft
    package let module: ViperSpec.Module
  }

  package var read: ReadProject
  /// The selected modules without mistakes that the cache doesn't have.
  package var modules: [Module]
  /// The specs of all selected modules without mistakes, in the order of the project.
  package var meaningful: [Project.SpecFile]
  package var specs: SpecTable
  package var names: NameTable
  package let diagnostics: [Diagnostic]
  /// The modules whose routers the app's deep links ask for.
  package internal(set) var linked: Set<String> = []

  package func app() -> (plan: AppPlan?, diagnostics: [Diagnostic]) {
    let (config, project) = (read.project.config, read.project)
    guard let app = config.app else { return (nil, []) }
    let modules = read.drafts.compactMap { draft -> AppModule? in
      guard let uiFramework = draft.uiFramework(config.ui), let own = names[draft.file.name] else {
        return nil
      }
      return AppModule(
        spec: draft.spec, dialect: draft.pack.dialect, uiFramework: uiFramework, names: own,
        isOwn: project.known[draft.file.absolutePath] == nil)
    }
    var resolver = AppResolver(
      app, readers: config.readers, modules: modules, specs: specs,
      hasContainer: config.container != nil)
    let plan = resolver.resolve()
    return (plan, resolver.diagnostics)
  }
}

extension ReadProject {
  /// - Parameter known: the absolute paths of specs that the cache has. They are not resolved.
  package func resolved(knowing known: Set<String> = []) -> ResolvedProject {
    let config = project.config
    let all = Dictionary(drafts.map { ($0.file.name, $0.spec) }) { first, _ in first }
    let unread = Set(project.readable.map(\.name)).subtracting(all.keys)
    let specs = SpecTable(
      all, unread: unread, swift: swift, places: places, neededTypes: neededTypes)
    let names = NameTable(drafts, ui: config.ui, graph: specs.graph)
    let selected = drafts.filter(\.isSelected)
    let unknown = selected.filter { !known.contains($0.file.absolutePath) }
    let resolved = concurrentMap(unknown) { draft in
      let (module, diagnostics) = ModuleResolver.resolve(
        draft.spec, dialect: draft.pack.dialect,
        defaults: .init(ui: config.ui, access: config.access), project: specs)
      let own = module.map { ResolvedProject.Module(draft: draft, module: $0) }
      return (module: own, diagnostics: diagnostics)
    }
    var diagnostics = self.diagnostics + resolved.flatMap(\.diagnostics)
    // Errors in a spec explain missing members of its module.
    if !unread.isEmpty,
      selected.contains(where: { $0.spec.namedModules.contains { unread.contains($0.string) } })
    {
      diagnostics += unreadable
    }
    let modules = resolved.compactMap(\.module)
    let makingSense = Set(modules.map(\.draft.file.absolutePath)).union(known)
    var project = ResolvedProject(
      read: self, modules: modules,
      meaningful: selected.map(\.file).filter { makingSense.contains($0.absolutePath) },
      specs: specs, names: names, diagnostics: diagnostics)
    project.linked = project.app().plan?.linked ?? []
    return project
  }

  /// The types of specs that the code of the project's modules uses, in templates and in ViperKit.
  private var neededTypes: Set<String> {
    let declared = Set(ownDrafts.flatMap(\.spec.declaredTypes).map(\.name))
    guard !declared.isEmpty else { return [] }
    var needed: Set<String> = []
    var parts: Set<String> = []
    var known: Set<ByteHash> = []
    for draft in ownDrafts {
      guard let uiFramework = draft.uiFramework(project.config.ui),
        known.insert(
          ByteHash(joining: [draft.pack.checksum], [draft.pack.name, uiFramework.key])
        ).inserted
      else { continue }
      needed.formUnion(
        draft.pack.neededTypes(in: uiFramework, hasApp: project.config.app != nil, among: declared))
      parts.formUnion(uiFramework.runtime + (uiFramework.app?.runtime ?? []))
    }
    let isOwn = project.config.runtime == .file
    return isOwn
      ? needed.union(
        BuiltIn.neededTypes(ofRuntime: parts, among: declared, besides: swift.hiddenTypes)) : needed
  }

  package var sharedFolders: Set<String> {
    let folders = Dictionary(ownDrafts.map { (folder(of: $0.file), 1) }, uniquingKeysWith: +)
    return Set(folders.filter { $0.value > 1 }.keys)
  }

  var places: [String: ServiceGraph.Place] {
    let place = runtimePlace
    var places: [String: ServiceGraph.Place] = [:]
    for draft in drafts {
      let known = project.known[draft.file.absolutePath]
      let config = known?.config ?? project.config
      let access = (draft.spec.access ?? config.access).flatMap { Access(rawValue: $0.string) }
      var own = ServiceGraph.Place()
      own.hasDependencies = config.hasDependencies && draft.pack.dependenciesName != nil
      own.access = access ?? .internal
      // Modules of another project are in other targets.
      own.target = (known?.config.folder ?? "") + (place.target(of: folder(of: draft.file)) ?? "")
      own.swiftModule = swiftModule(of: draft.file) ?? ""
      own.hasBuilder = draft.hasBuilder
      places[draft.file.name] = own
    }
    return places
  }
}

extension NameTable {
  package init(_ drafts: [ProjectReader.Draft], ui: EmbeddedText?, graph: ServiceGraph) {
    self.init(
      concurrentMap(drafts) { draft in
        // The planner reports errors in the templates.
        var mistakes: [Diagnostic] = []
        let names = ModuleNames.make(
          module: draft.file.name, framework: draft.uiFramework(ui)?.framework ?? "",
          pack: draft.pack,
          own: draft.spec.names,
          hasDependencies: graph[draft.file.name].place.hasDependencies, into: &mistakes)
        return (draft.spec, names, mistakes)
      })
  }
}
