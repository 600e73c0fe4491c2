import ViperOwnership
import ViperPipeline
import ViperProject
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
    let newSpec = try movedSpec(of: old)
    let first = try renamed(newSpec, edits(of: old), hiding: [spec.absolutePath])
    guard let new = try RenderedModule(newSpec, of: first.project, on: first.disk) else {
      return try first.outcome()
    }
    let renaming = old.renaming(to: new)
    let moved = try movedFiles(from: old, to: new, renaming)
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
    let newNames = Set(renaming.names.values).subtracting(renaming.names.keys)
    let declared = try TakenTypes(new.files, named: newNames).ofTarget(project, into: nil, on: disk)
    guard declared.isEmpty else { return ChangeSet(diagnostics: declared) }
    return try renamed(
      newSpec, edits(of: old, renaming), hiding: Set(moved.paths.keys), files: own.files(renaming),
      moved: moved
    ).changeSet(texts: own.texts)
  }

  var newName: String { name.string.composed }

  private var nameObstacle: Diagnostic? {
    if newName == spec.name { return .sameName("the module", name.string, at: name.location) }
    let taken = project.readable.first {
      $0.name.lowercased() == newName.lowercased() && $0 != spec
    }
    return taken.map { .takenModule(name, spec: $0.displayPath) }
  }

  /// Finds the folders of other modules, and the folders of the package's targets: `Sources/Feed`
  /// stays, even if the module is called Feed.
  private func otherFolders(than module: RenderedModule) throws(DiskError) -> Set<String> {
    let others = module.read.drafts.map(\.file).filter { $0 != spec }
    let config = project.config
    let folders = others.flatMap { file in
      [file.folder, module.read.folder(of: file)]
        + (config.tests.map { [config.folder(of: file, in: $0)] } ?? [])
    }
    guard let package = try disk.packageFolder(above: spec.folder),
      let bytes = try disk.read(FilePath.join(package, "Package.swift"))
    else { return Set(folders) }
    return Set(try folders + PackageManifest(bytes).folders(in: package, on: disk))
  }

  private func isOwn(_ folder: String, among others: Set<String>) throws(DiskError) -> Bool {
    // A symbolic link may lead to any folder.
    guard try disk.kind(of: folder) == .folder else { return false }
    let shared = [project.root, project.config.folder, project.config.output, project.config.tests]
      .compactMap(\.self)
    return FilePath.name(of: folder) == spec.name
      && !others.union(shared).contains { FilePath.isInside($0, folder) }
  }

  /// Makes the new spec file. A folder with the module's name is renamed, too.
  private func movedSpec(of old: RenderedModule) throws(DiskError) -> Project.SpecFile {
    let isFolderOwn = try isOwn(spec.folder, among: try otherFolders(than: old))
    let folder =
      isFolderOwn ? FilePath.join(FilePath.folder(of: spec.folder), newName) : spec.folder
    return Project.SpecFile(
      FilePath.join(folder, newName + Project.SpecFile.suffix), display: project.display)
  }

  func movedFiles(
    from old: RenderedModule, to new: RenderedModule, _ renaming: Renaming
  ) throws(DiskError) -> MovedFiles {
    let others = try otherFolders(than: old)
    var moved = MovedFiles(from: spec.name, to: newName, types: renaming.names, on: disk)
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
    return moved
  }

  /// - Parameter files: the files at new places, without specs.
  private func renamed(
    _ newSpec: Project.SpecFile, _ edits: [String: TextEdits], hiding hidden: Set<String>,
    files: [String: [UInt8]] = [:], moved: MovedFiles? = nil
  ) throws(DiskError) -> RenamedProject {
    var files = files.merging(edits.mapValues(\.edited.bytes)) { $1 }
    let edited = files.removeValue(forKey: spec.absolutePath)
    files[newSpec.absolutePath] = if let edited { edited } else { try disk.read(spec.absolutePath) }
    return RenamedProject(
      project, as: project.replacing(spec, by: newSpec),
      on: OverlayDisk(base: disk, files: files, hiding: hidden, ignoringCase: ignoresCase),
      edits: edits, moved: moved, spec: [spec.absolutePath: newSpec.absolutePath])
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

  fileprivate func replacing(_ spec: SpecFile, by other: SpecFile) -> Project {
    let specs = (self.specs.filter { $0 != spec } + [other])
      .sorted { $0.absolutePath < $1.absolutePath }
    let lock = ModuleLock.path(ofSpec: spec.absolutePath)
    let locks = self.locks.map {
      $0 == lock ? ModuleLock.path(ofSpec: other.absolutePath) : $0
    }
    return whole(specs: specs, locks: locks.sorted())
  }
}
