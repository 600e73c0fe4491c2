import ViperSpec
import ViperText

/// The main job: reads specs, resolves, plans and renders them, and holds the result against the
/// disk. What it returns is what `generate` writes and `check` reports.
package struct Generator {
  package struct Options: Sendable {
    /// The absolute folder for modules, in place of the config's.
    package var into: String?
    /// Whether edits in generated files are given up.
    package var isForced: Bool

    package init(into: String? = nil, isForced: Bool = false) {
      self.into = into
      self.isForced = isForced
    }
  }

  let disk: any Disk
  let options: Options
  private var packs: PackShelf

  package init(disk: any Disk, options: Options) {
    self.disk = disk
    self.options = options
    self.packs = PackShelf(disk: disk)
  }

  /// What has to change so that the selected modules of a project are as their specs say.
  ///
  /// - Returns: the changes, or errors and none.
  package mutating func generation(of project: Project) throws(DiskError) -> Generation {
    var reader = ProjectReader(disk: disk, packs: packs, project: project)
    let drafts = try reader.read()
    packs = reader.packs
    var diagnostics = reader.diagnostics
    let modules = resolve(drafts, of: project, into: &diagnostics)
    // A route to a spec that could not be read is no spelling mistake.
    if diagnostics.contains(where: { $0.id == "unknown-module" }) {
      diagnostics += reader.unreadable
    }
    guard !diagnostics.hasErrors else { return generation(of: project, [], diagnostics, []) }
    let outcomes = try outcomes(of: modules, in: project)
    diagnostics += outcomes.flatMap(\.diagnostics)
    diagnostics += repeatedPaths(of: outcomes, in: project)
    let edits = outcomes.flatMap(\.edits)
    guard !diagnostics.hasErrors else { return generation(of: project, [], diagnostics, edits) }
    var stale = Comparison(disk: disk, display: project.display, isForced: options.isForced)
    for file in try staleFiles(of: project, planned: outcomes.flatMap(\.paths)) {
      stale.removeStale(file.path, old: file.bytes)
    }
    return generation(
      of: project, outcomes.flatMap(\.changes) + stale.changes, diagnostics + stale.diagnostics,
      edits)
  }

  private func generation(
    of project: Project, _ changes: [Change], _ diagnostics: [Diagnostic], _ edits: [String]
  ) -> Generation {
    Generation(
      root: root(of: project), changes: changes, diagnostics: diagnostics.sortedForPrinting(),
      edits: edits)
  }

  /// A module that is asked for.
  private struct Resolved: Sendable {
    let draft: ProjectReader.Draft
    let module: Module
  }

  private func resolve(
    _ drafts: [ProjectReader.Draft], of project: Project, into diagnostics: inout [Diagnostic]
  ) -> [Resolved] {
    let specs = Dictionary(
      drafts.map { ($0.file.name, $0.spec) }, uniquingKeysWith: { first, _ in first })
    let defaults = ModuleResolver.Defaults(ui: project.config.ui, access: project.config.access)
    let selected = drafts.filter(\.isSelected)
    let results = concurrentMap(selected) { draft in
      ModuleResolver.resolve(
        draft.spec, dialect: draft.pack.dialect, defaults: defaults, project: specs)
    }
    diagnostics += results.flatMap(\.diagnostics)
    return zip(selected, results).compactMap { draft, result in
      result.module.map { Resolved(draft: draft, module: $0) }
    }
  }

  private func outcomes(
    of modules: [Resolved], in project: Project
  ) throws(DiskError) -> [ModuleOutcome] {
    let work = ModuleWork(
      disk: disk, layout: SwiftLayout(LayoutStyle()), config: project.config,
      sourceRoot: try packageFolder(of: project) ?? project.root, display: project.display,
      isForced: options.isForced)
    var outcomes = try concurrentMap(modules) { resolved throws(DiskError) in
      try work.outcome(
        of: resolved.module, pack: resolved.draft.pack,
        specPath: resolved.draft.file.absolutePath, in: folder(of: resolved.draft.file, in: project)
      )
    }
    if project.config.runtime == .file, modules.contains(where: \.module.flavour.usesRuntime) {
      outcomes.append(try work.runtimeOutcome(in: root(of: project)))
    }
    return outcomes
  }

  /// Two files that would be written to one place.
  private func repeatedPaths(of outcomes: [ModuleOutcome], in project: Project) -> [Diagnostic] {
    var owners: [String: String] = [:]
    var diagnostics: [Diagnostic] = []
    for outcome in outcomes {
      for path in outcome.paths {
        // Many file systems take names that differ in case only for one.
        if let owner = owners.updateValue(outcome.name, forKey: path.lowercased()) {
          diagnostics.append(
            .repeatedPath(project.display(path), modules: [owner, outcome.name]))
        }
      }
    }
    return diagnostics
  }

  private func staleFiles(
    of project: Project, planned: [String]
  ) throws(DiskError) -> [StaleSearch.StaleFile] {
    var search = StaleSearch(
      disk: disk, project: project, planned: Set(planned),
      packageFolder: try packageFolder(of: project))
    try search.search(into: options.into)
    return search.found
  }

  private func folder(of file: Project.SpecFile, in project: Project) -> String {
    guard let output = options.into ?? project.config.output else { return file.folder }
    return FilePath.join(output, file.name)
  }

  /// The folder that all files of a project lie in.
  private func root(of project: Project) -> String {
    options.into ?? project.config.output ?? project.root
  }

  /// The package that the project lies in: the folder that compilers run in, which paths in
  /// `#sourceLocation` are relative to.
  private func packageFolder(of project: Project) throws(DiskError) -> String? {
    var folder = project.root
    while true {
      switch try disk.kind(of: FilePath.join(folder, "Package.swift")) {
      case .file, .link: return folder
      default: break
      }
      let parent = FilePath.folder(of: folder)
      if parent == folder || parent.isEmpty { return nil }
      folder = parent
    }
  }
}

/// What has to change in one project.
package struct Generation: Sendable {
  /// The folder below which all changes lie.
  package let root: String
  package let changes: [Change]
  /// In reading order, each once.
  package let diagnostics: [Diagnostic]
  /// Edits of generated files that stand in the way, as unified diffs.
  package let edits: [String]

  package init(root: String, changes: [Change], diagnostics: [Diagnostic], edits: [String]) {
    self.root = root
    self.changes = changes
    self.diagnostics = diagnostics
    self.edits = edits
  }
}
