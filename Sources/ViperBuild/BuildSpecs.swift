import ViperProject

/// The specs of a build, grouped by project and purpose.
struct BuildSpecs {
  private struct Entry {
    let file: Project.SpecFile
    let config: Config?
    /// Nil for specs that other specs may only refer to.
    let purpose: BuildTask.Purpose?
  }

  private let workingFolder: String
  private var entries: [Entry] = []
  private var paths: Set<String> = []

  init(_ request: BuildRequest, finder: inout ProjectFinder) throws(DiskError) {
    workingFolder = finder.workingFolder
    for path in request.made { try add(path, for: .modules, finder: &finder) }
    for mocked in request.mocked {
      try add(mocked.path, for: .mocks(of: mocked.module), finder: &finder)
    }
    for path in request.known { try add(path, for: nil, finder: &finder) }
  }

  private mutating func add(
    _ path: String, for purpose: BuildTask.Purpose?, finder: inout ProjectFinder
  ) throws(DiskError) {
    let display = PathDisplay(
      workingFolder: finder.workingFolder, isAbsolute: FilePath.isAbsolute(path))
    let absolute = FilePath.absolute(path, in: finder.workingFolder)
    let isFolder = try finder.disk.kind(of: absolute) == .folder
    guard isFolder || Project.SpecFile.isSpec(absolute) else {
      throw DiskError(operation: "read", path: path, reason: "it isn't a spec ('.viper.json')")
    }
    var files = [Project.SpecFile(absolute, display: display)]
    if isFolder {
      let config = try finder.config(for: absolute, display: display)
      files = try finder.specs(below: absolute, config: config, display: display)
    }
    for file in files where paths.insert(file.absolutePath).inserted {
      let config = try finder.config(for: file.folder, display: display)
      if purpose != nil { finder.checkVersion(of: config) }
      entries.append(Entry(file: file, config: config, purpose: purpose))
    }
  }

  var names: Set<String> { Set(entries.map(\.file.name)) }

  /// One task for each project and purpose. Each task knows all specs, because a module may open a
  /// module of another SwiftPM target.
  func tasks(on disk: any Disk) throws(DiskError) -> [BuildTask] {
    var order: [Key] = []
    var selected: [Key: [Entry]] = [:]
    for entry in entries {
      guard let purpose = entry.purpose else { continue }
      let key = Key(root: entry.config?.folder, purpose: purpose)
      if selected[key] == nil { order.append(key) }
      selected[key, default: []].append(entry)
    }
    var tasks: [BuildTask] = []
    for key in order {
      if let task = try task(key, selected[key] ?? [], on: disk) { tasks.append(task) }
    }
    return tasks
  }

  private struct Key: Hashable {
    let root: String?
    let purpose: BuildTask.Purpose
  }

  private func task(
    _ key: Key, _ selected: [Entry], on disk: any Disk
  ) throws(DiskError) -> BuildTask? {
    guard let first = selected.first else { return nil }
    let names = Set(selected.map(\.file.name))
    let known = entries.filter { entry in
      // A spec with the same name in another project isn't a duplicate.
      entry.config?.folder == key.root || !names.contains(entry.file.name)
    }
    let own = known.filter { $0.config?.folder == key.root }
    let foreign = known.filter { $0.config?.folder != key.root }
    let root = key.root ?? first.file.folder
    var config = first.config ?? Config(folder: root)
    if config.write == nil { config.write = .plugin }
    return BuildTask(
      purpose: key.purpose,
      project: Project(
        root: root, bounds: try disk.bounds(around: root), config: config,
        specs: own.map(\.file).sorted { $0.absolutePath < $1.absolutePath },
        selected: Set(selected.map(\.file.absolutePath)), isWhole: false,
        display: PathDisplay(
          workingFolder: workingFolder, isAbsolute: FilePath.isAbsolute(first.file.displayPath)),
        known: foreign.map {
          KnownSpec(file: $0.file, config: $0.config ?? Config(folder: $0.file.folder))
        }), makesViews: first.config?.write == nil)
  }
}
