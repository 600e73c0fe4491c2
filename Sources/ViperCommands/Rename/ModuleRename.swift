import SwiftReading
import ViperOwnership
import ViperPipeline
import ViperProject
import ViperSpec
import ViperText

/// Renames a module: its spec, its lock file, its files, the types in them, and the routes of other
/// specs. The pipeline runs on a disk where everything has already moved. All changes are made, or
/// none.
package struct ModuleRename {
  var disk: any Disk
  var project: Project
  let spec: Project.SpecFile
  let name: EmbeddedText
  private let ignoresCase: Bool

  /// - Parameter name: the new name of the module or of one of its types.
  package init(
    of spec: Project.SpecFile, to name: EmbeddedText, in project: Project, on disk: any Disk
  ) throws(DiskError) {
    (self.disk, self.spec, self.name) = (disk, spec, name)
    self.project = project.whole()
    let fileName = FilePath.name(of: spec.absolutePath)
    let file = try disk.identity(of: spec.absolutePath)
    var ignoresCase = false
    for name in [fileName.uppercased(), fileName.lowercased()] where name != fileName {
      let other = try disk.identity(of: FilePath.join(spec.folder, name))
      ignoresCase = ignoresCase || other != nil && other == file
    }
    self.ignoresCase = ignoresCase
  }

  package func changeSet() throws(DiskError) -> ChangeSet {
    if let rest = try rest() { return rest }
    let written = try written()
    return try hiding(written).changeSet(isResumed: !written.isEmpty)
  }

  private func changeSet(isResumed: Bool) throws(DiskError) -> ChangeSet {
    if let obstacle = nameObstacle { return ChangeSet(diagnostics: [obstacle]) }
    var pipeline = Pipeline(disk: disk)
    let present = try pipeline.changeSet(of: project)
    if let obstacle = project.obstacle(in: present, isResumed: isResumed) { return obstacle }
    guard let old = try RenderedModule(spec, of: project, on: disk) else { return present }
    let others = try folders(besidesThoseOf: old).union(targetFolders)
    let newSpec = movedSpec(isFolderOwn: try isOwn(spec.folder, among: others))
    let specs = renamedSpecs(old, nil)
    let first = try renamed(newSpec, specs, hiding: [spec.absolutePath], files: [:])
    guard let new = try RenderedModule(newSpec, of: first.project, on: first.disk) else {
      return try outcome(of: first)
    }
    let renaming = Renaming(
      from: old.names, to: new.names, former: old.rendered.map(\.bytes),
      now: new.rendered.map(\.bytes))
    var moved = MovedFiles(from: spec.name, to: newName, types: renaming.names, on: disk)
    try move(old, new, among: others, into: &moved)
    if let repository = moved.repositories.first {
      return ChangeSet(diagnostics: [.movedRepository(project.display(repository))])
    }
    if isResumed {
      // The writer compares these files with the expected files.
      let written = Set(moved.paths.values)
      for path in written where try disk.kind(of: path) != nil {
        return try hiding(written).changeSet(isResumed: true)
      }
    }
    let own = try OwnFiles(moved, planned: zip(old.planned, new.planned), disk: disk)
    let taken = try own.obstacles(to: renaming, newName: newName, display: project.display)
    let types = TakenTypes(new.files).ofFrameworks(at: name)
    guard taken.isEmpty, types.isEmpty else { return ChangeSet(diagnostics: taken + types) }
    let whole = try renamed(
      newSpec, renamedSpecs(old, renaming), hiding: Set(moved.paths.keys),
      files: own.files(renaming), moved: moved)
    let newNames = Set(renaming.names.values).subtracting(renaming.names.keys)
    return try finished(whole, types: TakenTypes(new.files, named: newNames), own: own)
  }

  var newName: String { name.string.composed }

  func renamedSpecs(_ old: RenderedModule, _ renaming: Renaming?) -> RenamedSpecs {
    RenamedSpecs(
      old.read.ownDrafts, config: project.config, from: spec.name, to: newName, renaming)
  }

  private var nameObstacle: Diagnostic? {
    if newName == spec.name { return .sameName(name) }
    let taken = project.readable.first {
      $0.name.lowercased() == newName.lowercased() && $0 != spec
    }
    return taken.map { .takenModule(name, spec: $0.displayPath) }
  }

  /// Finds the folders of other modules: specs, files and tests.
  func folders(besidesThoseOf module: RenderedModule) -> Set<String> {
    let others = module.read.drafts.map(\.file).filter { $0 != spec }
    let config = project.config
    return Set(
      others.flatMap { file in
        [file.folder, module.read.folder(of: file)]
          + (config.tests.map { [config.folder(of: file, in: $0)] } ?? [])
      })
  }

  /// The folders of the package's targets. `Sources/Feed` stays, even if the module is called Feed.
  var targetFolders: [String] {
    get throws(DiskError) {
      guard let package = try disk.packageFolder(above: spec.folder),
        let bytes = try disk.read(FilePath.join(package, "Package.swift"))
      else { return [] }
      return try PackageManifest(bytes).folders(in: package, on: disk)
    }
  }

  private func isOwn(_ folder: String, among others: Set<String>) throws(DiskError) -> Bool {
    // A symbolic link may lead to any folder.
    guard try disk.kind(of: folder) == .folder else { return false }
    let shared = [project.root, project.config.folder, project.config.output, project.config.tests]
      .compactMap(\.self)
    return MovedFiles.isOwn(folder, of: spec.name, among: others.union(shared))
  }

  private func movedSpec(isFolderOwn: Bool) -> Project.SpecFile {
    let folder =
      isFolderOwn ? FilePath.join(FilePath.folder(of: spec.folder), newName) : spec.folder
    return Project.SpecFile(
      FilePath.join(folder, newName + Project.SpecFile.suffix), display: project.display)
  }

  func move(
    _ old: RenderedModule, _ new: RenderedModule, among others: Set<String>,
    into moved: inout MovedFiles
  ) throws(DiskError) {
    try moved.add(spec.absolutePath, to: new.draft.file.absolutePath)
    try moved.add(
      ModuleLock.path(ofSpec: spec.absolutePath),
      to: ModuleLock.path(ofSpec: new.draft.file.absolutePath))
    var folders = [spec.folder: new.draft.file.folder]
    for (file, other) in zip(old.planned, new.planned) {
      try moved.add(file.path, to: other.path)
      folders[file.folder] = other.folder
    }
    let sorted = folders.sorted { $0.key < $1.key }
    for (folder, other) in sorted where try isOwn(folder, among: others) {
      try moved.add(contentsOf: folder, to: other)
    }
    for (folder, _) in sorted where try !isOwn(folder, among: others) {
      try moved.add(from: folder, besides: others)
    }
  }

  /// The project on a disk where everything has moved.
  struct Renamed {
    let project: Project
    let disk: any Disk
    let specs: RenamedSpecs
    let hidden: Set<String>
    let files: [String: [UInt8]]
    let moved: MovedFiles?
  }

  private func renamed(
    _ newSpec: Project.SpecFile, _ specs: RenamedSpecs, hiding hidden: Set<String>,
    files: [String: [UInt8]], moved: MovedFiles? = nil
  ) throws(DiskError) -> Renamed {
    var files = files
    for (path, edits) in specs.edits where path != spec.absolutePath {
      files[path] = edits.edited.bytes
    }
    let edited = specs.edits[spec.absolutePath]?.edited.bytes
    files[newSpec.absolutePath] = if let edited { edited } else { try disk.read(spec.absolutePath) }
    var config = project.config
    if let bytes = files[config.path] {
      let source = SourceText(path: project.display(config.path), bytes: bytes)
      config.app = ConfigReader.read(source, folder: config.folder).config.app
    }
    return Renamed(
      project: project.replacing(spec, by: newSpec, config: config),
      disk: OverlayDisk(base: disk, files: files, hiding: hidden, ignoringCase: ignoresCase),
      specs: specs, hidden: hidden, files: files, moved: moved)
  }

  /// Finds the changes of the pipeline on the renamed project. Errors have places on the real disk.
  func outcome(of renamed: Renamed) throws(DiskError) -> ChangeSet {
    var pipeline = Pipeline(disk: renamed.disk, options: .init(failsOnConflict: true))
    var outcome = try pipeline.changeSet(of: renamed.project)
    let places = RenamedPlaces(renamed, of: spec, display: project.display)
    outcome.diagnostics = outcome.diagnostics.filter { $0.severity == .error }
      .map { $0.placed(by: places.original) }
    outcome.leftToDo = []
    outcome.notes = []
    outcome.builtModules = 0
    return outcome
  }
}

extension Project {
  /// Reports changes that a rename would mix with its own.
  func obstacle(in present: ChangeSet, isResumed: Bool) -> ChangeSet? {
    let errors = (present.diagnostics + present.leftToDo).filter { $0.severity == .error }
    let pending = present.changes.filter { change in
      change.isPending && !isResumed
        && !(change.isOfLock && change.old.map(ModuleLock.isUnfinished) == true)
    }
    guard let first = pending.first?.path else {
      return errors.isEmpty ? nil : ChangeSet(diagnostics: errors, edits: present.edits)
    }
    return ChangeSet(
      diagnostics: errors + [.notInStep(count: pending.count, first: display(first))],
      edits: present.edits)
  }

  fileprivate func replacing(
    _ spec: SpecFile, by other: SpecFile, config: Config
  ) -> Project {
    let specs = (self.specs.filter { $0 != spec } + [other])
      .sorted { $0.absolutePath < $1.absolutePath }
    let lock = ModuleLock.path(ofSpec: spec.absolutePath)
    let locks = self.locks.map {
      $0 == lock ? ModuleLock.path(ofSpec: other.absolutePath) : $0
    }
    return whole(config: config, specs: specs, locks: locks.sorted())
  }
}
