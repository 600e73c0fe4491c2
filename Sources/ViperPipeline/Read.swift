import ViperPack
import ViperProject
import ViperSpec
import ViperText

/// A project as the disk has it: its specs, as far as they can be read, and the package around it.
package struct ReadProject: Sendable {
  package var project: Project
  package var drafts: [ProjectReader.Draft]
  package var diagnostics: [Diagnostic]
  /// The mistakes in specs that were not asked for, because of which those are not known.
  package let unreadable: [Diagnostic]
  /// The folder of the package that the project lies in, in which compilers run; nil without one.
  package let packageFolder: String?
  /// The absolute folder for modules in place of the config's.
  package let into: String?
  /// The one that the config names, which makes the files of the project as a whole; nil if it is not
  /// to be had.
  package let pack: Pack?
  /// The protocols of services that Swift files declare, by the name of the spec and of the protocol.
  package var services: [String: [String: SwiftService]] = [:]
  /// The protocols that contracts inherit from, in the same way.
  package var parents: [String: [String: SwiftService]] = [:]
  /// Of the Swift files that services were searched for in.
  package var sourcesChecksum = ByteHash([])

  package init(
    project: Project, drafts: [ProjectReader.Draft], diagnostics: [Diagnostic] = [],
    unreadable: [Diagnostic] = [], packageFolder: String?, into: String?, pack: Pack?
  ) {
    (self.project, self.drafts, self.diagnostics) = (project, drafts, diagnostics)
    (self.unreadable, self.packageFolder) = (unreadable, packageFolder)
    (self.into, self.pack) = (into, pack)
  }

  /// Where one file with ViperKit would go.
  package var runtimePlace: RuntimePlace {
    RuntimePlace(project: project, into: into, packageFolder: packageFolder)
  }

  /// What the project's own specs say, not those of others whose modules are known.
  package var ownDrafts: [ProjectReader.Draft] {
    drafts.filter { project.known[$0.file.absolutePath] == nil }
  }

  /// The specs that were asked for and could be read.
  package var selectedFiles: [Project.SpecFile] { drafts.filter(\.isSelected).map(\.file) }

  /// The absolute folder for the files of a spec's module.
  package func folder(of file: Project.SpecFile) -> String {
    if let known = project.known[file.absolutePath] {
      return known.config.output.map { FilePath.join($0, file.name) } ?? file.folder
    }
    guard let output = into ?? project.config.output else { return file.folder }
    return FilePath.join(output, file.name)
  }
}

extension ReadProject {
  /// A project that lies on no disk, to see what a pack makes of some specs.
  ///
  /// - Parameter specs: the text of each, by the name of its module.
  package init(specs: [(name: String, json: String)], for pack: Pack, config: Config) {
    let display = PathDisplay(workingFolder: config.folder)
    let files = specs.map { name, _ in
      let path = FilePath.join(config.folder, name + Project.SpecFile.suffix)
      return Project.SpecFile(path, display: display)
    }
    let read = zip(files, specs).map { ProjectReader.Draft.read($1.json, as: $0, for: pack) }
    self.init(
      project: Project(
        root: config.folder, config: config, specs: files,
        selected: Set(files.map(\.absolutePath)), isWhole: true, display: display),
      drafts: read.compactMap(\.draft), diagnostics: read.flatMap(\.diagnostics), unreadable: [],
      packageFolder: nil, into: nil, pack: pack)
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
    try addServices(to: &read)
    return read
  }

  /// The pack that makes the files of a project as a whole. What is wrong with it is said of the specs that are written
  /// for it.
  package mutating func sharedPack(of project: Project) throws(DiskError) -> Pack? {
    var ignored: [Diagnostic] = []
    let config = project.config
    let pack = try packs.pack(config.pack, folder: config.packFolder, into: &ignored)
    return pack?.following(config.conventions, into: &ignored)
  }

  // Inlined it would take of the stack that the readers of deep specs need.
  @inline(never)
  package func addServices(to read: inout ReadProject) throws(DiskError) {
    let finder = try ServiceFinder(
      read.ownDrafts.map { .init(spec: $0.spec, folder: read.folder(of: $0.file)) },
      declared: Set(read.drafts.flatMap { $0.spec.services.compactMap(\.declaration?.name) }),
      in: read.project, place: read.runtimePlace,
      isMocking: read.pack?.makesProjectTests == true,
      isInheriting: read.project.config.tests != nil, on: disk)
    (read.services, read.parents) = (finder.services, finder.parents)
    read.sourcesChecksum = finder.checksum
    let check = SendingCheck(disk: disk, project: read.project, packageFolder: read.packageFolder)
    if finder.hasCallsOffMainActor, try !check.isOn() {
      read.services = finder.services.mapValues { $0.mapValues(\.allowedToLeave) }
      read.sourcesChecksum = ByteHash(joining: [finder.checksum], ["sendable"])
    }
    read.diagnostics += finder.diagnostics
  }

  /// How the files of each module are laid out.
  package func layouts(of read: ReadProject) throws(DiskError) -> LayoutFinder {
    var layouts = LayoutFinder(disk: disk, display: read.project.display)
    for file in read.selectedFiles { _ = try layouts.layout(for: read.folder(of: file)) }
    return layouts
  }
}

extension Disk {
  /// The nearest folder with a `Package.swift`, a folder itself or one above it.
  package func packageFolder(above folder: String) throws(DiskError) -> String? {
    var folder = folder
    while true {
      let kind = try kind(of: FilePath.join(folder, "Package.swift"))
      if kind == .file || kind == .link { return folder }
      let parent = FilePath.folder(of: folder)
      if parent == folder || parent.isEmpty { return nil }
      folder = parent
    }
  }
}
