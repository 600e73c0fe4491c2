import ViperText

/// Finds projects, their configs and their specs.
package struct ProjectFinder {
  let disk: any Disk
  let workingFolder: String
  private var configs: [String: Config?] = [:]
  package private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter workingFolder: absolute.
  package init(disk: any Disk, workingFolder: String) {
    self.disk = disk
    self.workingFolder = workingFolder
  }

  /// The projects that hold the given specs and folders, each with the specs asked for.
  ///
  /// - Parameter paths: as the user gave them; none means the project of the working directory.
  /// - Throws: `DiskError` for what can't be read, also for a path that does not exist.
  package mutating func projects(for paths: [String]) throws(DiskError) -> [Project] {
    guard !paths.isEmpty else {
      let config = try config(for: workingFolder)
      let root = config?.folder ?? workingFolder
      let display = PathDisplay(workingFolder: workingFolder)
      let specs = try specs(below: root, display: display)
      return [
        Project(
          root: root, config: config ?? Config(folder: root), specs: specs,
          selected: Set(specs.map(\.absolutePath)), display: display)
      ]
    }
    var projects: [String: Project] = [:]
    var order: [String] = []
    for path in paths {
      let project = try project(at: path)
      if let earlier = projects[project.root] {
        projects[project.root] = earlier.merged(with: project)
      } else {
        order.append(project.root)
        projects[project.root] = project
      }
    }
    return order.compactMap { projects[$0] }
  }

  private mutating func project(at path: String) throws(DiskError) -> Project {
    let absolute = FilePath.absolute(path, in: workingFolder)
    let display = PathDisplay(workingFolder: workingFolder, isAbsolute: path.hasPrefix("/"))
    var kind = try disk.kind(of: absolute)
    if kind == .link { kind = try disk.entries(of: absolute) == nil ? .file : .folder }
    switch kind {
    case .folder:
      let config = try config(for: absolute)
      let root = config?.folder ?? absolute
      let asked = try specs(below: absolute, display: display)
      let all = root == absolute ? asked : try specs(below: root, display: display)
      return Project(
        root: root, config: config ?? Config(folder: root), specs: union(all, asked),
        selected: Set(asked.map(\.absolutePath)), display: display)
    case .file:
      guard absolute.hasSuffix(Project.SpecFile.suffix) else {
        throw DiskError(
          operation: "read", path: path, reason: "it is no spec; those end in '.viper.json'")
      }
      let folder = FilePath.folder(of: absolute)
      let config = try config(for: folder)
      let root = config?.folder ?? folder
      let spec = spec(named: FilePath.name(of: absolute), in: folder, display: display)
      return Project(
        root: root, config: config ?? Config(folder: root),
        specs: union(try specs(below: root, display: display), [spec]),
        selected: [absolute], display: display)
    default:
      throw DiskError(operation: "read", path: path, reason: "there is no such file or folder")
    }
  }

  private func union(
    _ a: [Project.SpecFile], _ b: [Project.SpecFile]
  ) -> [Project.SpecFile] {
    let known = Set(a.map(\.absolutePath))
    return (a + b.filter { !known.contains($0.absolutePath) })
      .sorted { $0.absolutePath < $1.absolutePath }
  }

  /// The config that holds in a folder, completed by those above it up to the project's root; nil
  /// without any.
  package mutating func config(for folder: String) throws(DiskError) -> Config? {
    if let known = configs[folder] { return known }
    let parent = FilePath.folder(of: folder)
    let path = FilePath.join(folder, Config.fileName)
    var config: Config?
    if let bytes = try disk.read(path) {
      let display = PathDisplay(workingFolder: workingFolder)
      let (read, problems) = ConfigReader.read(
        SourceText(path: display(path), bytes: bytes), folder: folder)
      diagnostics += problems
      config = read
    }
    if config?.isRoot != true, parent != folder, !parent.isEmpty,
      let above = try self.config(for: parent)
    {
      config = config?.falling(backTo: above) ?? above
    }
    configs[folder] = config
    return config
  }

  /// All specs in a folder and those below it. Hidden folders, links and folders with a config of
  /// their own are left out: the latter are projects of their own.
  private func specs(
    below root: String, display: PathDisplay
  ) throws(DiskError) -> [Project.SpecFile] {
    var specs: [Project.SpecFile] = []
    var folders = [root]
    while let folder = folders.popLast() {
      let entries = try disk.entries(of: folder) ?? []
      if folder != root, entries.contains(where: { $0.name == Config.fileName }) { continue }
      for entry in entries where !entry.name.hasPrefix(".") {
        if entry.kind == .folder {
          folders.append(FilePath.join(folder, entry.name))
        } else if entry.name.hasSuffix(Project.SpecFile.suffix) {
          specs.append(spec(named: entry.name, in: folder, display: display))
        }
      }
    }
    return specs.sorted { $0.absolutePath < $1.absolutePath }
  }

  private func spec(
    named name: String, in folder: String, display: PathDisplay
  ) -> Project.SpecFile {
    let path = FilePath.join(folder, name)
    return Project.SpecFile(
      name: String(name.dropLast(Project.SpecFile.suffix.count)), absolutePath: path,
      displayPath: display(path))
  }
}

extension Project {
  fileprivate func merged(with other: Project) -> Project {
    var seen: Set<String> = []
    let specs = (self.specs + other.specs).filter { seen.insert($0.absolutePath).inserted }
    return Project(
      root: root, config: config, specs: specs.sorted { $0.absolutePath < $1.absolutePath },
      selected: selected.union(other.selected), display: display)
  }
}
