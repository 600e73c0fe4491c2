import ViperProject

/// Finds generated files that no spec asks for anymore: files in a lock file, or with a first line
/// that names a spec. Files of other projects are never stale, because no spec in the package may
/// have the name in a stale file's first line.
package struct StaleSearch {
  package struct StaleFile {
    package let path: String
    package let bytes: [UInt8]
    /// The blocks of the last generated version; nil if no lock file has them.
    package let known: KnownBlocks?
  }

  let disk: any Disk
  let project: Project
  let planned: Set<String>
  /// Files that lock files contain, but that their modules no longer have, by path.
  let locked: [String: KnownBlocks]
  let packageFolder: String?
  package private(set) var found: [StaleFile] = []
  package private(set) var former = FormerSpellings()
  private lazy var spellings = SpellingSearch(planned, disk: disk)
  private var selected: Set<String> = []
  private var visited: Set<String> = []
  private lazy var packageSpecs = commonHome.map { PackageSpecs(disk: disk, home: $0) }
  private let modules: Set<String>

  package init(
    disk: any Disk, project: Project, planned: Set<String>, locked: [String: KnownBlocks],
    packageFolder: String?
  ) {
    (self.disk, self.project, self.packageFolder) = (disk, project, packageFolder)
    (self.planned, self.locked) = (planned, locked)
    modules = Set(project.specs.map(\.name))
  }

  /// Searches the folders of the selected modules. If the whole project is selected and has an
  /// output folder, this includes the folders of deleted modules. In the folder of `--into`, only
  /// the selected modules are searched.
  package mutating func search(into: String?, runtimeFolder: String) throws(DiskError) {
    let specs = project.specs.filter { project.selected.contains($0.absolutePath) }
    selected = Set(specs.map(\.name))
    if into == nil, project.isWhole { try searchDeletedModules(runtimeFolder: runtimeFolder) }
    var places: [(folder: String, module: String?)] = []
    for spec in specs {
      if let into {
        places.append((FilePath.join(into, spec.name), spec.name))
      } else if let output = project.config.output {
        places.append((project.config.folder(of: spec, in: output), spec.name))
      } else {
        places.append((spec.folder, nil))
      }
      if into == nil, let tests = project.config.tests {
        places.append((project.config.folder(of: spec, in: tests), spec.name))
      }
    }
    var seen = visited
    places = places.filter { seen.insert($0.folder).inserted }
    let listings = try concurrentMap(places) { [disk, project] place throws(DiskError) in
      try project.needs.entries(of: place.folder, on: disk)
    }
    for (place, entries) in zip(places, listings) {
      try search(place.folder, entries, module: place.module)
    }
    if into == nil {
      for lock in project.locks where !planned.contains(lock) { _ = try addSpelling(lock) }
    }
    let known = Set(found.map(\.path))
    for path in locked.keys.sorted() where !known.contains(path) {
      guard try disk.kind(of: path) == .file, try !addSpelling(path) else { continue }
      if let (bytes, _) = try generatedFile(at: path) { add(path, bytes) }
    }
    try keepPlannedFiles()
  }

  private mutating func add(_ path: String, _ bytes: [UInt8]) {
    found.append(StaleFile(path: path, bytes: bytes, known: locked[path]))
  }

  /// - Returns: whether the path is another spelling of a planned path.
  private mutating func addSpelling(_ path: String) throws(DiskError) -> Bool {
    guard let planned = try spellings.planned(at: path) else { return false }
    former.add(path, of: planned)
    return true
  }

  /// Keeps planned files. Files are compared by identity, because disks compare names differently.
  private mutating func keepPlannedFiles() throws(DiskError) {
    guard !found.isEmpty else { return }
    var identities: Set<FileIdentity> = []
    for path in planned {
      if let identity = try disk.identity(of: path) { identities.insert(identity) }
    }
    var stale: [StaleFile] = []
    for file in found {
      guard let identity = try disk.identity(of: file.path) else { continue }
      if !identities.contains(identity) { stale.append(file) }
    }
    found = stale
  }

  private mutating func searchDeletedModules(runtimeFolder: String) throws(DiskError) {
    // Outside the project's root, other projects may need the files.
    for runtime in RuntimeFile.names.map({ FilePath.join(runtimeFolder, $0) })
    where FilePath.isInside(runtime, project.root) {
      if try disk.kind(of: runtime) == .file, let (bytes, source) = try generatedFile(at: runtime),
        source == RuntimeFile.source
      {
        add(runtime, bytes)
      }
    }
    for folder in [project.config.output, project.config.tests].compactMap(\.self) {
      let own = SpellingSearch(modules.map { FilePath.join(folder, $0) }, disk: disk)
      for entry in try disk.entries(of: folder) ?? [] {
        let isHidden = entry.name.utf8.first == UInt8(ascii: ".")
        guard entry.kind == .folder, !isHidden, !modules.contains(entry.name) else { continue }
        let path = FilePath.join(folder, entry.name)
        if let planned = try own.planned(at: path) {
          former.add(path, of: planned)
        } else {
          try search(path, project.needs.entries(of: path, on: disk), module: entry.name)
        }
      }
    }
  }

  /// - Parameter module: the module that the folder and its subfolders belong to. Nil for a folder
  ///   of specs.
  private mutating func search(
    _ folder: String, _ entries: [DiskEntry]?, module: String?
  ) throws(DiskError) {
    var listings = [(folder, entries)]
    while let (folder, entries) = listings.popLast() {
      guard visited.insert(folder).inserted else { continue }
      for entry in entries ?? [] where entry.name.utf8.first != UInt8(ascii: ".") {
        let path = FilePath.join(folder, entry.name)
        if entry.kind == .folder, module != nil {
          listings.append((path, try project.needs.entries(of: path, on: disk)))
        } else if entry.kind == .file, !planned.contains(path), try !addSpelling(path),
          entry.name.hasSuffix(".swift")
        {
          try addIfStale(path, module: module)
        }
      }
    }
  }

  private mutating func addIfStale(_ path: String, module: String?) throws(DiskError) {
    guard let (bytes, source) = try generatedFile(at: path), Project.SpecFile.isSpec(source) else {
      return
    }
    let name = String(source.dropLast(Project.SpecFile.suffix.count))
    if let module, name != module { return }
    if selected.contains(name) { return add(path, bytes) }
    // A run for some specs leaves the files of other modules alone.
    guard project.isWhole, !modules.contains(name) else { return }
    if try packageSpecs?.mayHold(name) == false { add(path, bytes) }
  }

  private func generatedFile(
    at path: String
  ) throws(DiskError) -> (bytes: [UInt8], source: String)? {
    guard !planned.contains(path), let bytes = try disk.read(path),
      let mark = GeneratedMark(reading: bytes)
    else { return nil }
    return (bytes, mark.source)
  }

  /// The folder of all projects that may share the output folder. Nil if this folder is unknown.
  private var commonHome: String? {
    let output = project.config.output ?? project.root
    let homes = [packageFolder, project.config.outermostFolder, project.root].compactMap(\.self)
    return homes.first { FilePath.isInside(output, $0) }
  }
}

/// The names of all specs below a folder. The folder is searched when the first name is asked for.
package struct PackageSpecs {
  let disk: any Disk
  let home: String
  private var found: (names: Set<String>, isWhole: Bool)?

  package init(disk: any Disk, home: String) { (self.disk, self.home) = (disk, home) }

  /// Whether a spec with that name exists, or may exist in a folder that can't be read.
  package mutating func mayHold(_ name: String) throws(DiskError) -> Bool {
    if found == nil {
      let (files, isWhole) = try disk.names(below: home)
      found = (Set(files.filter(Project.SpecFile.isSpec)), isWhole)
    }
    return found?.isWhole == false || found?.names.contains(name + Project.SpecFile.suffix) == true
  }
}

extension Disk {
  fileprivate func names(
    below folder: String
  ) throws(DiskError) -> (found: [String], isWhole: Bool) {
    var found: [String] = []
    var isWhole = true
    var folders = [folder]
    while let folder = folders.popLast() {
      let entries: [DiskEntry]
      do throws(DiskError) {
        entries = try self.entries(of: folder) ?? []
      } catch {
        guard error.isDenied else { throw error }
        isWhole = false
        continue
      }
      for entry in entries where entry.name.utf8.first != UInt8(ascii: ".") {
        if entry.kind == .folder {
          folders.append(FilePath.join(folder, entry.name))
        } else {
          found.append(entry.name)
        }
      }
    }
    return (found, isWhole)
  }
}

/// The current spellings of planned files and folders, on a disk that ignores case.
package struct FormerSpellings {
  /// The current names on the disk, by planned path.
  private var names: [String: String] = [:]

  mutating func add(_ path: String, of planned: String) {
    let name = FilePath.name(of: path)
    if !name.utf8.elementsEqual(FilePath.name(of: planned).utf8) { names[planned] = name }
  }

  package var isEmpty: Bool { names.isEmpty }

  /// Finds the spelling of a planned path on the disk. Nil if the path is spelled as planned.
  func former(of planned: String) -> String? {
    let parents = FilePath.parents(of: planned)
    guard ([planned] + parents).contains(where: { names[$0] != nil }) else { return nil }
    return ([planned] + parents.dropLast()).reversed().reduce(parents.last ?? "") {
      FilePath.join($0, names[$1] ?? FilePath.name(of: $1))
    }
  }
}

extension Change {
  /// Adds the renaming of a file that the disk spells differently.
  package func respelling(_ former: FormerSpellings, on disk: any Disk) throws(DiskError) -> Change
  {
    guard status != .remove, status != .create, let formerPath = former.former(of: path) else {
      return self
    }
    let bytes = if let old { old } else { try disk.read(path) }
    var change = Change(
      for: purpose, status: status == .identical || status == .skip ? .update : status, path: path,
      old: bytes, new: new ?? bytes)
    change.formerPath = formerPath
    (change.modelPath, change.spec, change.versions) = (modelPath, spec, versions)
    return change
  }
}
