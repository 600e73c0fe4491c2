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
  /// What was wrong so far.
  let diagnostics: [Diagnostic]
}

extension ReadProject {
  func resolved() -> ResolvedProject {
    let config = project.config
    let known = Dictionary(drafts.map { ($0.file.name, $0.spec) }) { first, _ in first }
    let unread = Set(project.readable.map(\.name)).subtracting(known.keys)
    let specs = SpecTable(known, unread: unread)
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
    return ResolvedProject(
      read: self, modules: modules, specs: specs, names: NameTable(drafts, ui: config.ui),
      diagnostics: diagnostics)
  }
}
