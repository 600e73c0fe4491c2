import ViperPlan
import ViperProject
import ViperSpec
import ViperText

/// What the specs of a project mean.
package struct ResolvedProject: Sendable {
  package struct Module: Sendable {
    package let draft: ProjectReader.Draft
    package let module: ViperSpec.Module
  }

  package var read: ReadProject
  /// Those that are asked for and make sense, but for those of which everything is known.
  package var modules: [Module]
  /// The specs of them all, in the order of the project.
  package var meaningful: [Project.SpecFile]
  /// All specs of the project by module name.
  package var specs: SpecTable
  /// What the types of all its modules are called.
  package var names: NameTable
  /// What was wrong so far.
  package let diagnostics: [Diagnostic]

  package init(
    read: ReadProject, modules: [Module], meaningful: [Project.SpecFile], specs: SpecTable,
    names: NameTable, diagnostics: [Diagnostic] = []
  ) {
    (self.read, self.modules, self.meaningful) = (read, modules, meaningful)
    (self.specs, self.names, self.diagnostics) = (specs, names, diagnostics)
  }
}

extension ReadProject {
  /// - Parameter known: the absolute paths of specs of whose modules everything is known: they make sense, and are
  ///   not resolved.
  package func resolved(knowing known: Set<String> = []) -> ResolvedProject {
    let config = project.config
    let all = Dictionary(drafts.map { ($0.file.name, $0.spec) }) { first, _ in first }
    let unread = Set(project.readable.map(\.name)).subtracting(all.keys)
    let specs = SpecTable(
      all, unread: unread, swiftServices: services, parents: parents, places: places)
    let names = NameTable(drafts, ui: config.ui, graph: specs.graph)
    let selected = drafts.filter(\.isSelected)
    let resolved = concurrentMap(selected.filter { !known.contains($0.file.absolutePath) }) {
      resolve($0, specs: specs)
    }
    var diagnostics = self.diagnostics + resolved.flatMap(\.diagnostics)
    // Of a module whose spec could not be read, what is wrong with that spec says it all.
    if !unread.isEmpty,
      selected.contains(where: { $0.spec.namedModules.contains { unread.contains($0.string) } })
    {
      diagnostics += unreadable
    }
    let modules = resolved.compactMap(\.module)
    let makingSense = Set(modules.map(\.draft.file.absolutePath)).union(known)
    return ResolvedProject(
      read: self, modules: modules,
      meaningful: selected.map(\.file).filter { makingSense.contains($0.absolutePath) },
      specs: specs, names: names, diagnostics: diagnostics)
  }

  private func resolve(
    _ draft: ProjectReader.Draft, specs: SpecTable
  ) -> (module: ResolvedProject.Module?, diagnostics: [Diagnostic]) {
    let (module, diagnostics) = ModuleResolver.resolve(
      draft.spec, dialect: draft.pack.dialect,
      defaults: .init(ui: project.config.ui, access: project.config.access),
      project: specs)
    return (module.map { .init(draft: draft, module: $0) }, diagnostics)
  }

  /// The absolute folders of several modules.
  package var sharedFolders: Set<String> {
    let folders = Dictionary(ownDrafts.map { (folder(of: $0.file), 1) }, uniquingKeysWith: +)
    return Set(folders.filter { $0.value > 1 }.keys)
  }

  /// What matters to services of a module beside its spec.
  var places: [String: ServiceGraph.Place] {
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
        target: (known?.config.folder ?? "") + (place.target(of: folder(of: draft.file)) ?? ""),
        hasBuilder: draft.hasBuilder)
    }
    return places
  }
}
