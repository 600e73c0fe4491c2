import ViperProject
import ViperText

/// Finds generated files that no spec asks for any more: those that locks know, and those whose first
/// line names a spec that does not ask for them.
///
/// It never takes the files of another project's module for stale, even if two projects share a
/// folder: what the first line names must exist nowhere in the package.
package struct StaleSearch {
  package struct StaleFile {
    package let path: String
    package let bytes: [UInt8]
    /// How it was rendered last; nil if no lock tells.
    package let known: KnownBlocks?
  }

  let disk: any Disk
  let project: Project
  /// The absolute paths of all files that should be there.
  let planned: Set<String>
  /// What locks know of generated files that their modules have no more.
  let locked: [String: KnownBlocks]
  /// The package that the project lies in; nil without one.
  let packageFolder: String?
  package private(set) var found: [StaleFile] = []
  package private(set) var former = FormerSpellings()
  private lazy var spellings = Spellings(planned, disk: disk)
  private var selected: Set<String> = []
  private var visited: Set<String> = []
  /// Those of the package; searched for only if something seems to be stale.
  private var packageSpecs: PackageSpecs?
  /// The names of all modules of the project.
  private let modules: Set<String>

  package init(
    disk: any Disk, project: Project, planned: Set<String>, locked: [String: KnownBlocks],
    packageFolder: String?
  ) {
    self.disk = disk
    self.project = project
    self.planned = planned
    self.locked = locked
    self.packageFolder = packageFolder
    modules = Set(project.specs.map(\.name))
  }

  /// Looks through the folders of the selected modules; if the whole project is selected and has an
  /// output folder of its own, through those of deleted modules as well.
  ///
  /// - Parameters:
  ///   - into: the absolute folder for modules in place of the config's; of what lies there only the
  ///     selected modules are this project's business.
  ///   - runtimeFolder: the absolute folder that ViperKit would stand in.
  package mutating func search(into: String?, runtimeFolder: String) throws(DiskError) {
    let specs = project.specs.filter { project.selected.contains($0.absolutePath) }
    selected = Set(specs.map(\.name))
    if into == nil, project.isWhole { try searchDeletedModules(runtimeFolder: runtimeFolder) }
    for spec in specs {
      if let output = into ?? project.config.output {
        try search(FilePath.join(output, spec.name), module: spec.name)
      } else {
        try search(spec.folder, module: nil)
      }
      if into == nil, let tests = project.config.tests {
        try search(FilePath.join(tests, spec.name), module: spec.name)
      }
    }
    if into == nil { try addSpellingsOfLocks() }
    let known = Set(found.map(\.path))
    for path in locked.keys.sorted() where !known.contains(path) {
      guard try disk.kind(of: path) == .file else { continue }
      if let planned = try spellings.planned(at: path) {
        former.add(path, of: planned)
      } else if let (bytes, _) = try generatedFile(at: path) {
        add(path, bytes)
      }
    }
    try keepPlannedFiles()
  }

  private mutating func add(_ path: String, _ bytes: [UInt8]) {
    found.append(StaleFile(path: path, bytes: bytes, known: locked[path]))
  }

  /// The last word on what may be removed: it is no planned file, however the disk compares names.
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

  private mutating func addSpellingsOfLocks() throws(DiskError) {
    for lock in project.locks where !planned.contains(lock) {
      if let planned = try spellings.planned(at: lock) { former.add(lock, of: planned) }
    }
  }

  private mutating func searchDeletedModules(runtimeFolder: String) throws(DiskError) {
    let runtime = FilePath.join(runtimeFolder, RuntimeFile.name)
    // Outside the project's root, other projects may need it.
    if FilePath.isInside(runtime, project.root), try disk.kind(of: runtime) == .file,
      let (bytes, source) = try generatedFile(at: runtime),
      source == RuntimeFile.source
    {
      add(runtime, bytes)
    }
    for folder in [project.config.output, project.config.tests].compactMap(\.self) {
      let own = Spellings(modules.map { FilePath.join(folder, $0) }, disk: disk)
      for entry in try disk.entries(of: folder) ?? [] where entry.kind == .folder {
        // No module has a hidden folder, such as that of the temporary files.
        guard !modules.contains(entry.name), entry.name.utf8.first != UInt8(ascii: ".") else {
          continue
        }
        let path = FilePath.join(folder, entry.name)
        if let planned = try own.planned(at: path) {
          former.add(path, of: planned)
        } else {
          try search(path, module: entry.name)
        }
      }
    }
  }

  /// - Parameter module: whose folder it is, with all below it; nil for a folder of specs.
  private mutating func search(_ folder: String, module: String?) throws(DiskError) {
    var folders = [folder]
    while let folder = folders.popLast() {
      guard visited.insert(folder).inserted else { continue }
      for entry in try entries(of: folder) ?? []
      where entry.name.utf8.first != UInt8(ascii: ".") {
        let path = FilePath.join(folder, entry.name)
        if entry.kind == .folder, module != nil {
          folders.append(path)
        } else if entry.kind == .file, !planned.contains(path) {
          if let planned = try spellings.planned(at: path) {
            former.add(path, of: planned)
          } else if entry.name.hasSuffix(".swift") {
            try addIfStale(path, module: module)
          }
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
    // A run for some specs leaves those of other modules alone.
    guard project.isWhole else { return }
    if try !isModule(name) { add(path, bytes) }
  }

  /// The bytes of a generated file that should not be there, and what it was made from.
  private func generatedFile(
    at path: String
  ) throws(DiskError) -> (bytes: [UInt8], source: String)? {
    guard !planned.contains(path), let bytes = try disk.read(path),
      let mark = GeneratedMark(reading: bytes)
    else { return nil }
    return (bytes, mark.source)
  }

  /// Whether there is a spec of that name in the package.
  private mutating func isModule(_ name: String) throws(DiskError) -> Bool {
    if modules.contains(name) { return true }
    // Where there is no telling who else makes files there, everything may be somebody's.
    guard
      var specs = packageSpecs
        ?? commonHome.map({
          PackageSpecs(disk: disk, home: $0)
        })
    else { return true }
    defer { packageSpecs = specs }
    return try specs.mayHold(name)
  }

  private mutating func entries(of folder: String) throws(DiskError) -> [DiskEntry]? {
    try project.needs.entries(of: folder, on: disk)
  }

  /// The folder of all projects that may share the output folder with this one.
  private var commonHome: String? {
    let output = project.config.output ?? project.root
    let homes = [packageFolder, project.config.outermostFolder, project.root].compactMap(\.self)
    return homes.first { FilePath.isInside(output, $0) }
  }
}
