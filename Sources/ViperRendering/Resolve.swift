import ViperPlan
import ViperProject
import ViperSpec
import ViperText

/// What the specs of a project mean.
package struct ResolvedProject: Sendable {
  package struct Module: Sendable {
    package let draft: ProjectReader.Draft
    package let module: ViperSpec.Module
    /// What it looks up in specs; nil if nobody asks.
    package var log: LookupLog?
  }

  /// One of which a former run knows what comes of it.
  package struct Settled: Sendable {
    package let file: Project.SpecFile
    package let known: KnownModule

    package init(file: Project.SpecFile, known: KnownModule) {
      (self.file, self.known) = (file, known)
    }
  }

  package var read: ReadProject
  /// Those that are asked for and make sense, and of which no former run knows what comes of them.
  package var modules: [Module]
  /// The others that are asked for and make sense.
  package var settled: [Settled] = []
  /// The specs of them all, in the order of the project.
  package var meaningful: [Project.SpecFile]
  /// All specs of the project by module name.
  package var specs: SpecTable
  /// What the types of all its modules are called.
  package var names: NameTable
  /// What is known of what the project has as a whole; nil where it is to be made.
  package var shared: KnownModule?
  /// What the specs answer that are not read; nil where all are.
  package var expected: ExpectedAnswers?
  /// What was wrong so far.
  package let diagnostics: [Diagnostic]

  package init(
    read: ReadProject, modules: [Module], meaningful: [Project.SpecFile], specs: SpecTable,
    names: NameTable, diagnostics: [Diagnostic] = []
  ) {
    (self.read, self.modules, self.meaningful) = (read, modules, meaningful)
    (self.specs, self.names, self.diagnostics) = (specs, names, diagnostics)
  }

  /// The same, and a log has what is looked up in it.
  package func noting(in log: LookupLog?) -> ResolvedProject {
    guard let log else { return self }
    var project = self
    project.specs = specs.noting(log.note)
    project.names = names.noting(log.note)
    return project
  }
}

extension ReadProject {
  /// - Parameter memory: what former runs know of modules; nil if nobody asks for it.
  package func resolved(memory: ModuleMemory? = nil) -> ResolvedProject {
    let config = project.config
    let all = Dictionary(drafts.map { ($0.file.name, $0.spec) }) { first, _ in first }
    let unread = Set(project.readable.map(\.name)).subtracting(all.keys)
    let specs = SpecTable(
      all, unread: unread, swiftServices: services, parents: parents, places: places)
    let names = NameTable(drafts, ui: config.ui, graph: specs.graph)
    let selected = drafts.filter(\.isSelected)
    let lookups = ModuleLookups(specs: specs, names: names, sharedFolders: sharedFolders)
    let settled = memory.map { Self.settled(selected, $0.all, lookups) } ?? []
    let isSettled = Set(settled.map(\.file.name))
    let resolved = concurrentMap(selected.filter { !isSettled.contains($0.file.name) }) { draft in
      resolve(draft, specs: specs, log: memory.map { _ in LookupLog() })
    }
    var diagnostics = self.diagnostics + resolved.flatMap(\.diagnostics)
    // Of a module whose spec could not be read, what is wrong with that spec says it all.
    if !unread.isEmpty,
      selected.contains(where: { $0.spec.namedModules.contains { unread.contains($0.string) } })
    {
      diagnostics += unreadable
    }
    let modules = resolved.compactMap(\.module)
    let making = isSettled.union(modules.map(\.draft.file.name))
    var project = ResolvedProject(
      read: self, modules: modules,
      meaningful: selected.map(\.file).filter { making.contains($0.name) }, specs: specs,
      names: names, diagnostics: diagnostics)
    project.settled = settled
    return project
  }

  package func resolve(
    _ draft: ProjectReader.Draft, specs: SpecTable, log: LookupLog?
  ) -> (module: ResolvedProject.Module?, diagnostics: [Diagnostic]) {
    let (module, diagnostics) = ModuleResolver.resolve(
      draft.spec, dialect: draft.pack.dialect,
      defaults: .init(ui: project.config.ui, access: project.config.access),
      project: log.map { specs.noting($0.note) } ?? specs)
    // What is said of a module has to be said again.
    let isKeepable = diagnostics.isEmpty && module?.embeddedAtOnce.isEmpty == true
    return (
      module.map { .init(draft: draft, module: $0, log: isKeepable ? log : nil) }, diagnostics
    )
  }

  private static func settled(
    _ selected: [ProjectReader.Draft], _ known: [String: KnownModule], _ lookups: ModuleLookups
  ) -> [ResolvedProject.Settled] {
    let settled = concurrentMap(selected) { draft -> ResolvedProject.Settled? in
      guard let known = known[draft.file.absolutePath], lookups.hold(for: known) else { return nil }
      return .init(file: draft.file, known: known)
    }
    return settled.compactMap(\.self)
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
