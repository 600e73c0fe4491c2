import ViperPack
import ViperProject
import ViperSpec
import ViperTemplate
import ViperText

/// The specs of a project that could be read, and the package around it.
package struct ReadProject: Sendable {
  package var project: Project
  package var drafts: [ProjectReader.Draft]
  package var diagnostics: [Diagnostic]
  /// Mistakes in specs that are not selected.
  package let unreadable: [Diagnostic]
  /// The folder of the package around the project. Nil without a package.
  package let packageFolder: String?
  package let into: String?
  /// Nil if the config's pack can't be read.
  package private(set) var pack: Pack?
  package var swift = SwiftDeclarations()
  /// The Swift files of each spec's target, if the target is known.
  fileprivate(set) var targets: [String: SwiftSources] = [:]
  /// Whether the config's samples may be on the main actor, because of the target's settings.
  package var areSamplesIsolated = false
  /// The checksum of the Swift files that were searched for services.
  package var sourcesChecksum = ByteHash([])

  package init(
    project: Project, drafts: [ProjectReader.Draft], diagnostics: [Diagnostic] = [],
    unreadable: [Diagnostic] = [], packageFolder: String?, into: String?, pack: Pack?
  ) {
    (self.project, self.drafts, self.diagnostics) = (project, drafts, diagnostics)
    (self.unreadable, self.packageFolder) = (unreadable, packageFolder)
    (self.into, self.pack) = (into, pack)
  }

  package var runtimePlace: RuntimePlace {
    RuntimePlace(project: project, into: into, packageFolder: packageFolder)
  }

  package var ownDrafts: [ProjectReader.Draft] {
    drafts.filter { project.known[$0.file.absolutePath] == nil }
  }

  package var selectedFiles: [Project.SpecFile] { drafts.filter(\.isSelected).map(\.file) }

  package func folder(of file: Project.SpecFile) -> String {
    if let known = project.known[file.absolutePath] {
      return known.config.output.map { known.config.folder(of: file, in: $0) } ?? file.folder
    }
    if let into { return FilePath.join(into, file.name) }
    return project.config.output.map { project.config.folder(of: file, in: $0) } ?? file.folder
  }

  /// The Swift module of a spec's module, if it is known.
  package func swiftModule(of file: Project.SpecFile) -> String? {
    let config = project.known[file.absolutePath]?.config ?? project.config
    return runtimePlace.target(of: folder(of: file))
      .map { PackageManifest.moduleName(of: FilePath.name(of: $0)) } ?? config.testModule
  }

  /// Adds Swift modules to the types in templates that the app's types hide.
  fileprivate mutating func hide(_ types: Set<String>) {
    swift.hiddenTypes = types.union(
      ownDrafts.flatMap(\.spec.declaredTypes).map(\.name).filter(AppleTypes.ofTemplates.contains))
    if drafts.contains(where: \.spec.declaresTaskType) {
      swift.hiddenTypes.insert("Task")
    }
    guard !swift.hiddenTypes.isEmpty else { return }
    let modules = modulesOfHiddenTypes
    var known: [ByteHash: TemplateLibrary] = [:]
    func qualified(_ pack: Pack) -> Pack {
      let key = ByteHash(joining: [pack.checksum], [pack.name])
      known[key] = known[key] ?? pack.qualifying(modules)
      return known[key].map(pack.replacing) ?? pack
    }
    pack = pack.map(qualified)
    drafts = drafts.map { $0.replacing($0.spec, qualified($0.pack)) }
  }

  var modulesOfHiddenTypes: [String: String] {
    Dictionary(
      uniqueKeysWithValues: swift.hiddenTypes.compactMap { name in
        AppleTypes.moduleInTemplates(of: name).map { (name, $0) }
      })
  }

  mutating func importTargets() {
    let modules = Dictionary(drafts.map { ($0.file.name, swiftModule(of: $0.file)) }) { $1 }
    drafts = drafts.map { draft in
      guard case let own?? = modules[draft.file.name] else { return draft }
      let named = draft.spec.namedModules.compactMap { modules[$0.string] ?? nil }
      let missing = Set(named).subtracting(draft.spec.imports + [own]).sorted()
      return missing.isEmpty ? draft : draft.replacing(draft.spec.importing(missing))
    }
  }

  /// The specs of other projects whose modules this project's modules and its app open, directly or
  /// indirectly.
  var openedDrafts: [ProjectReader.Draft] {
    let foreign = Dictionary(
      drafts.filter { project.known[$0.file.absolutePath] != nil }.map { ($0.file.name, $0) }
    ) { first, _ in first }
    guard !foreign.isEmpty else { return [] }
    var open = ownDrafts.flatMap(\.spec.openedModules)
    open += project.config.app?.starts.map(\.string) ?? []
    var seen: Set<String> = []
    while let name = open.popLast() {
      guard let draft = foreign[name], seen.insert(name).inserted else { continue }
      open += draft.spec.openedModules
    }
    return seen.sorted().compactMap { foreign[$0] }
  }

  package init(specs: [(name: String, json: String)], for pack: Pack, config: Config) {
    let display = PathDisplay(workingFolder: config.folder)
    let files = specs.map { name, _ in
      let path = FilePath.join(config.folder, name + Project.SpecFile.suffix)
      return Project.SpecFile(path, display: display)
    }
    let read = zip(files, specs).map { ProjectReader.Draft.read($1.json, as: $0, for: pack) }
    self.init(
      project: Project(
        root: config.folder, bounds: config.folder, config: config, specs: files,
        selected: Set(files.map(\.absolutePath)), isWhole: true, display: display),
      drafts: read.compactMap(\.draft), diagnostics: read.flatMap(\.diagnostics), unreadable: [],
      packageFolder: nil, into: nil, pack: pack)
  }

  /// Adds the services that specs of other projects declare. Their mocks are in other tests.
  fileprivate mutating func addServices(declaredBy opened: [ProjectReader.Draft]) {
    guard pack?.hasSharedTestFiles == true else { return }
    let own = Set(ownDrafts.flatMap { $0.spec.services.compactMap(\.declaration?.name) })
    for draft in opened {
      let module = swiftModule(of: draft.file)
      for case let declared? in draft.spec.services.map(\.declaration)
      where !own.contains(declared.name) {
        var service = ServiceProtocol(declared.name, declared)
        service.imports = draft.spec.imports + [module].compactMap(\.self)
        swift.services[draft.file.name, default: [:]][declared.name] = service
      }
    }
  }
}

extension Pipeline {
  package mutating func read(_ project: Project) throws(DiskError) -> ReadProject {
    var reader = ProjectReader(disk: disk, packs: packs, project: project)
    let drafts = try reader.read()
    packs = reader.packs
    var read = ReadProject(
      project: project, drafts: drafts, diagnostics: reader.diagnostics,
      unreadable: reader.unreadable, packageFolder: try disk.packageFolder(above: project.root),
      into: options.into, pack: try sharedPack(of: project))
    read.importTargets()
    try addServices(to: &read)
    return read
  }

  /// The pack with the templates for shared files. Its diagnostics are reported for the specs that
  /// use it.
  package mutating func sharedPack(of project: Project) throws(DiskError) -> Pack? {
    var ignored: [Diagnostic] = []
    let config = project.config
    let pack = try packs.pack(config.pack, folder: config.packFolder, into: &ignored)
    return pack?.following(config.conventions, into: &ignored)
  }

  // If inlined, it would use stack that deep specs need.
  @inline(never)
  package func addServices(to read: inout ReadProject) throws(DiskError) {
    let sendingSeverity = try sendingSeverity(of: read)
    let checksSending = sendingSeverity != nil
    let requests = concurrentMap(read.ownDrafts) { [read] draft in
      DeclarationFinder.Request(
        draft.spec, in: read.folder(of: draft.file),
        components: draft.inheritingComponents(read.project.config.ui))
    }
    let finder = try DeclarationFinder(
      requests,
      opened: read.openedDrafts.filter { !$0.spec.services.isEmpty }.map {
        .init($0.spec, in: read.folder(of: $0.file), module: read.swiftModule(of: $0.file))
      },
      declared: Set(read.drafts.flatMap { $0.spec.services.compactMap(\.declaration?.name) }),
      in: read.project, place: read.runtimePlace,
      isMocking: read.pack?.hasSharedTestFiles == true,
      isTesting: read.project.config.tests != nil, checksSending: checksSending, on: disk)
    read.swift = finder.found
    read.swift.sendingSeverity = sendingSeverity
    // The templates of other packs may have imports.
    for draft in read.drafts where !draft.pack.isBuiltIn {
      read.swift.unseen[draft.spec.name] = nil
    }
    read.targets = finder.targets
    read.hide(finder.found.hiddenTypes)
    read.sourcesChecksum = finder.checksum
    read.drafts = read.drafts.map { draft in
      let closures = finder.found.closures[draft.spec.name] ?? []
      let isUser = finder.usersOfFoundation.contains(draft.spec.name)
      let modules = finder.modules[draft.spec.name] ?? [:]
      guard isUser || !closures.isEmpty || !modules.isEmpty else { return draft }
      return draft.replacing(
        draft.spec.qualifying(modules).importing(isUser ? ["Foundation"] : [])
          .knowing(closures: closures))
    }
    read.addServices(declaredBy: read.openedDrafts)
    if !checksSending, finder.hasCallsOffMainActor || !finder.found.types.isEmpty {
      for (spec, services) in finder.found.services {
        for text in services.keys { read.swift.services[spec]?[text]?.callsOffMainActor = [] }
      }
      read.sourcesChecksum = ByteHash(joining: [finder.checksum], ["sendable"])
    }
    try addInherited(to: &read, found: finder)
    if read.project.config.tests != nil, !read.project.config.samples.isEmpty,
      try defaultIsolation(of: read) == .mainActor
    {
      read.areSamplesIsolated = true
      read.sourcesChecksum = ByteHash(joining: [read.sourcesChecksum], ["isolated"])
    }
    read.diagnostics += finder.diagnostics
  }

  package func layouts(of read: ReadProject) throws(DiskError) -> LayoutFinder {
    var layouts = LayoutFinder(disk: disk, display: read.project.display)
    for file in read.selectedFiles { _ = try layouts.layout(for: read.folder(of: file)) }
    return layouts
  }
}

extension Disk {
  /// The nearest folder with a `Package.swift`: the folder, or one above.
  package func packageFolder(above folder: String) throws(DiskError) -> String? {
    for folder in [folder] + FilePath.parents(of: folder) {
      let kind = try kind(of: FilePath.join(folder, "Package.swift"))
      if kind == .file || kind == .link { return folder }
    }
    return nil
  }
}
