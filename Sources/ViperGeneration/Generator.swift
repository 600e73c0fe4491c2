import ViperSpec
import ViperTemplate
import ViperText

/// The main job: reads specs, resolves, plans and renders them, and holds the result against the
/// disk. What it returns is what `generate` writes and `check` reports.
package struct Generator {
  package struct Options: Sendable {
    /// The absolute folder for modules, in place of the config's.
    package var into: String?
    /// Whether edits in generated files are given up.
    package var isForced: Bool
    /// Whether edits of yours that overlap with a spec's change are an error, in place of markers.
    package var failsOnConflict: Bool

    package init(into: String? = nil, isForced: Bool = false, failsOnConflict: Bool = false) {
      self.into = into
      self.isForced = isForced
      self.failsOnConflict = failsOnConflict
    }
  }

  let disk: any Disk
  let options: Options
  private var packs: PackShelf
  var diagnostics: [Diagnostic] = []

  package init(disk: any Disk, options: Options) {
    self.disk = disk
    self.options = options
    self.packs = PackShelf(disk: disk)
  }

  /// What has to change so that the selected modules of a project are as their specs say.
  package mutating func generation(of project: Project) throws(DiskError) -> Generation {
    diagnostics = []
    let drafts = try read(project)
    let modules = resolve(drafts, in: project)
    let rendered = try render(modules, of: project)
    return try compare(rendered, in: project, all: Set(drafts.map(\.file.name)))
  }

  // MARK: - Reading

  /// A spec as read, with the pack it is written for.
  struct Draft {
    let file: Project.SpecFile
    let node: JSONNode
    let spec: Spec
    let pack: Pack
    let isSelected: Bool
  }

  private mutating func read(_ project: Project) throws(DiskError) -> [Draft] {
    var drafts: [Draft] = []
    var first: [String: Project.SpecFile] = [:]
    for file in project.specs {
      guard let bytes = try disk.read(file.absolutePath) else { continue }
      let isSelected = project.selected.contains(file.absolutePath)
      if let earlier = first[file.name] {
        let isAsked = isSelected || project.selected.contains(earlier.absolutePath)
        if isAsked {
          diagnostics.append(
            .repeatedModule(file.name, path: file.displayPath, first: earlier.displayPath))
        }
        continue
      }
      first[file.name] = file
      let source = SourceText(path: file.displayPath, bytes: bytes)
      let (draft, problems) = try draft(
        file, source: source, isSelected: isSelected, config: project.config)
      if isSelected { diagnostics += problems }
      if let draft { drafts.append(draft) }
    }
    return drafts
  }

  private mutating func draft(
    _ file: Project.SpecFile, source: SourceText, isSelected: Bool, config: Config
  ) throws(DiskError) -> (Draft?, [Diagnostic]) {
    var problems: [Diagnostic] = []
    if !isSwiftIdentifier(file.name) || isReservedSwiftTypeName(file.name) {
      problems.append(.badModuleName(file.name, path: file.displayPath))
    }
    let (node, syntax) = JSONParser.parse(source)
    problems += syntax
    guard let node else { return (nil, problems) }
    let named = node.packName
    guard
      let pack = try packs.pack(
        named ?? config.pack, folder: named == nil ? config.packFolder : file.folder,
        into: &problems)
    else { return (nil, problems) }
    let (spec, mistakes) = SpecReader.read(node, name: file.name, dialect: pack.dialect)
    problems += mistakes
    return (
      spec.map { Draft(file: file, node: node, spec: $0, pack: pack, isSelected: isSelected) },
      problems
    )
  }

  // MARK: - Resolving and rendering

  /// A module that is asked for.
  struct Resolved {
    let draft: Draft
    let module: Module
  }

  private mutating func resolve(_ drafts: [Draft], in project: Project) -> [Resolved] {
    let specs = Dictionary(
      drafts.map { ($0.file.name, $0.spec) }, uniquingKeysWith: { first, _ in first })
    let defaults = ModuleResolver.Defaults(ui: project.config.ui, access: project.config.access)
    return drafts.filter(\.isSelected).compactMap { draft in
      let (module, problems) = ModuleResolver.resolve(
        draft.spec, dialect: draft.pack.dialect, defaults: defaults, project: specs)
      diagnostics += problems
      return module.map { Resolved(draft: draft, module: $0) }
    }
  }

  private mutating func render(
    _ modules: [Resolved], of project: Project
  ) throws(DiskError) -> [RenderedFile] {
    guard !diagnostics.hasErrors else { return [] }
    let runtime = project.config.runtime ?? .package
    let header = project.config.header ?? []
    let layout = SwiftLayout(LayoutStyle())
    let sourceRoot = try sourceRoot(of: project)
    var files: [RenderedFile] = []
    var owners: [String: String] = [:]
    for resolved in modules {
      let draft = resolved.draft
      let planner = Planner(
        pack: draft.pack, runtime: runtime,
        specPath: FilePath.relative(draft.file.absolutePath, to: sourceRoot))
      let folder = folder(of: draft.file, in: project)
      let (planned, problems) = planner.plan(resolved.module, in: folder)
      diagnostics += problems
      checkPaths(planned, folder: folder, owners: &owners, display: project.display)
      let renderer = Renderer(library: draft.pack.library, layout: layout, header: header)
      let (rendered, mistakes) = renderer.render(planned)
      diagnostics += mistakes
      files += try lock(resolved, rendered: rendered, in: project) { module in
        let planned = planner.plan(module, in: folder).planned
        return renderer.render(planned).files
      }
    }
    if runtime == .file, modules.contains(where: \.module.flavour.usesRuntime) {
      files.append(RuntimeFile.rendered(in: root(of: project), header: header))
    }
    return files
  }

  private func folder(of file: Project.SpecFile, in project: Project) -> String {
    guard let output = options.into ?? project.config.output else { return file.folder }
    return FilePath.join(output, file.name)
  }

  /// The folder that all files of a project lie in.
  private func root(of project: Project) -> String {
    options.into ?? project.config.output ?? project.root
  }

  /// The folder that compilers run in, which paths in `#sourceLocation` are relative to: the
  /// package that the project lies in, or else the project itself.
  private func sourceRoot(of project: Project) throws(DiskError) -> String {
    var folder = project.root
    while true {
      if try disk.kind(of: FilePath.join(folder, "Package.swift")) == .file { return folder }
      let parent = FilePath.folder(of: folder)
      if parent == folder || parent.isEmpty { return project.root }
      folder = parent
    }
  }

  private mutating func checkPaths(
    _ planned: PlannedModule, folder: String, owners: inout [String: String],
    display: PathDisplay
  ) {
    for file in planned.files {
      if !FilePath.isInside(file.path, folder) || file.path == folder {
        diagnostics.append(.pathOutside(display(file.path), folder: display(folder)))
      }
      // Many file systems take names that differ in case only for one.
      let key = file.path.lowercased()
      if let owner = owners[key] {
        diagnostics.append(.repeatedPath(display(file.path), modules: [owner, planned.name]))
      }
      owners[key] = planned.name
    }
  }

  // MARK: - Comparing

  private mutating func compare(
    _ files: [RenderedFile], in project: Project, all modules: Set<String>
  ) throws(DiskError) -> Generation {
    let root = root(of: project)
    guard !diagnostics.hasErrors else {
      return Generation(root: root, diagnostics: diagnostics)
    }
    var comparison = Comparison(
      disk: disk, display: project.display, isForced: options.isForced,
      failsOnConflict: options.failsOnConflict)
    for file in files { try comparison.compare(file) }
    var search = StaleSearch(disk: disk, planned: Set(files.map(\.path)))
    try search.search(project, modules: modules, output: options.into ?? project.config.output)
    for stale in search.found { comparison.removeStale(stale.path, old: stale.bytes) }
    return Generation(
      root: root, changes: comparison.changes, diagnostics: diagnostics + comparison.diagnostics,
      findings: comparison.findings, edits: comparison.edits)
  }
}

/// What has to change in one project.
package struct Generation: Sendable {
  /// The folder below which all changes lie.
  package let root: String
  package let changes: [Change]
  /// An error among them means that nothing may be written.
  package let diagnostics: [Diagnostic]
  /// What is to be mended by hand, but stops nothing from being written: conflict markers.
  package let findings: [Diagnostic]
  /// Edits of generated files that stand in the way, as unified diffs.
  package let edits: [String]

  package init(
    root: String, changes: [Change] = [], diagnostics: [Diagnostic] = [],
    findings: [Diagnostic] = [], edits: [String] = []
  ) {
    self.root = root
    self.changes = changes
    self.diagnostics = diagnostics
    self.findings = findings
    self.edits = edits
  }
}

extension JSONNode {
  /// The value of `pack`, which has to be known before the rest can be read.
  var packName: EmbeddedText? {
    guard case .object(let members) = value else { return nil }
    for member in members where member.key.string == "pack" {
      if case .string(let text) = member.value.value { return text }
    }
    return nil
  }
}
