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
  /// What generated tests leave out and why, a line each.
  private var notes: [String] = []

  package init(disk: any Disk, options: Options) {
    self.disk = disk
    self.options = options
    self.packs = PackShelf(disk: disk)
  }

  /// What has to change so that the selected modules of a project are as their specs say.
  package mutating func generation(of project: Project) throws(DiskError) -> Generation {
    diagnostics = []
    notes = []
    let drafts = try read(project)
    let modules = resolve(drafts, in: project)
    var rendered = try render(modules, among: drafts, of: project)
    rendered += try runtimeFile(for: drafts, in: project)
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
    _ modules: [Resolved], among drafts: [Draft], of project: Project
  ) throws(DiskError) -> [RenderedFile] {
    guard !diagnostics.hasErrors else { return [] }
    let runtime = project.config.runtime ?? .package
    let header = project.config.header ?? []
    var layouts = LayoutFinder(disk: disk, display: project.display)
    let sourceRoot = try sourceRoot(of: project)
    let specs = Dictionary(
      drafts.map { ($0.file.name, $0.spec) }, uniquingKeysWith: { first, _ in first })
    let tests = testPlan(of: project)
    var files: [RenderedFile] = []
    var owners: [String: String] = [:]
    for resolved in modules {
      let draft = resolved.draft
      let planner = Planner(
        pack: draft.pack, runtime: runtime,
        specPath: FilePath.relative(draft.file.absolutePath, to: sourceRoot),
        tests: tests, project: specs)
      let folder = folder(of: draft.file, in: project)
      let (planned, problems) = planner.plan(resolved.module, in: folder)
      diagnostics += problems
      notes += planned.notes
      checkPaths(planned, owners: &owners, display: project.display)
      let layout = try layouts.layout(for: folder)
      let renderer = Renderer(library: draft.pack.library, layout: layout, header: header)
      let (rendered, mistakes) = renderer.render(planned)
      diagnostics += mistakes
      files += try lock(resolved, rendered: rendered, in: project) { module in
        let planned = planner.plan(module, in: folder).planned
        return renderer.render(planned).files
      }
    }
    diagnostics += layouts.diagnostics
    return files
  }

  /// What the modules of a project need of ViperKit, also those that are not asked for now: the
  /// file is theirs, too.
  private func runtimeFile(
    for drafts: [Draft], in project: Project
  ) throws(DiskError) -> [RenderedFile] {
    guard project.config.runtime == .file, !diagnostics.hasErrors else { return [] }
    var folders: Set<String> = []
    var access = Access.internal
    for draft in drafts {
      let flavours = draft.pack.dialect.flavours
      let word = (draft.spec.ui ?? project.config.ui)?.string
      let flavour = word.map { word in flavours.first { $0.key == word } } ?? flavours.first
      guard let flavour, flavour.usesRuntime else { continue }
      folders.formUnion(flavour.runtime)
      let own = (draft.spec.access ?? project.config.access).flatMap { Access(rawValue: $0.string) }
      access = max(access, own ?? .internal)
    }
    guard !folders.isEmpty else { return [] }
    let folder = root(of: project)
    var layouts = LayoutFinder(disk: disk, display: project.display)
    let layout = try layouts.layout(for: folder)
    return [
      RuntimeFile.rendered(
        folders, in: folder, access: access, header: project.config.header ?? [],
        layout: layout)
    ]
  }

  private func folder(of file: Project.SpecFile, in project: Project) -> String {
    guard let output = options.into ?? project.config.output else { return file.folder }
    return FilePath.join(output, file.name)
  }

  /// Where mocks and tests go; nil where the config doesn't say.
  ///
  /// With `--into` a single module is tried out elsewhere, and the project's tests stay as they are.
  private mutating func testPlan(of project: Project) -> TestPlan? {
    guard let folder = project.config.tests, options.into == nil else { return nil }
    let guess = project.config.output.map { FilePath.name(of: $0) } ?? ""
    let module =
      project.config.testModule
      ?? (isSwiftIdentifier(guess) && !isReservedSwiftTypeName(guess) ? guess : nil)
    guard let module else {
      diagnostics.append(.noTestModule())
      return nil
    }
    return TestPlan(
      folder: folder, module: module, framework: project.config.testFramework ?? .swiftTesting,
      samples: project.config.samples,
      importsRuntime: (project.config.runtime ?? .package) == .package)
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
    _ planned: PlannedModule, owners: inout [String: String], display: PathDisplay
  ) {
    for file in planned.files {
      if !FilePath.isInside(file.path, file.folder) || file.path == file.folder {
        diagnostics.append(.pathOutside(display(file.path), folder: display(file.folder)))
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
    if let tests = project.config.tests, options.into == nil {
      try search.search(project, modules: modules, output: tests)
    }
    for stale in search.found { comparison.removeStale(stale.path, old: stale.bytes) }
    return Generation(
      root: root, changes: comparison.changes, diagnostics: diagnostics + comparison.diagnostics,
      findings: comparison.findings, edits: comparison.edits, notes: notes)
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
  /// What generated tests leave out and why, a line each.
  package let notes: [String]

  package init(
    root: String, changes: [Change] = [], diagnostics: [Diagnostic] = [],
    findings: [Diagnostic] = [], edits: [String] = [], notes: [String] = []
  ) {
    self.root = root
    self.changes = changes
    self.diagnostics = diagnostics
    self.findings = findings
    self.edits = edits
    self.notes = notes
  }
}

extension JSONNode {
  /// The value of `pack`, which has to be known before the rest can be read.
  fileprivate var packName: EmbeddedText? {
    guard case .object(let members) = value else { return nil }
    for member in members where member.key.string == "pack" {
      if case .string(let text) = member.value.value { return text }
    }
    return nil
  }
}
