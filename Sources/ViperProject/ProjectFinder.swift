import ViperText

/// Finds projects, their configs and their specs.
///
/// A project is the folder of a config and everything below it. Without a config, a project is the
/// folder that the user names. A folder below with another config is another project. Its config
/// inherits from the configs above, up to the config with `"root": true`.
package struct ProjectFinder {
  package let disk: any Disk
  package let workingFolder: String
  private var configs: [String: Config?] = [:]
  private var drafts: [String: Draft] = [:]
  private var order: [String] = []
  private var withInner = false
  /// Whether to leave out the specs, locks and inner projects that only a search of the projects'
  /// folders finds.
  package var findsOnlyConfigs = false
  package private(set) var diagnostics: [Diagnostic] = []
  let pluginSpecs: [String]
  /// The version of this tool. Nil to accept all projects.
  let version: String?

  /// - Parameters:
  ///   - workingFolder: the absolute path of the working directory.
  ///   - pluginSpecs: the absolute paths of specs of other packages that a plugin names.
  ///   - version: the version of this tool. Nil to accept all projects.
  package init(
    disk: any Disk, workingFolder: String, pluginSpecs: [String] = [], version: String? = nil
  ) {
    self.version = version
    self.disk = disk
    self.workingFolder = workingFolder
    self.pluginSpecs = pluginSpecs
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Finds the projects of specs and folders, or of the working directory. `withInner` adds the
  /// projects inside a folder.
  package mutating func projects(
    for paths: [String], withInner: Bool = false
  ) throws(DiskError) -> [Project] {
    (drafts, order) = ([:], [])
    self.withInner = withInner
    if paths.isEmpty {
      let display = PathDisplay(workingFolder: workingFolder)
      let home = try config(for: workingFolder)?.folder ?? workingFolder
      try add(.folder, at: home, display: display)
    }
    for path in paths { try add(path) }
    var projects: [Project] = []
    for draft in order.compactMap({ drafts[$0] }) {
      // A folder around several projects needn't be a project itself.
      if !draft.inner.isEmpty, draft.isNothing { continue }
      checkVersion(of: draft.config)
      let known = try knownSpecs(
        beside: draft.specs.values, config: draft.config, display: draft.display)
      projects.append(
        Project(
          root: draft.root, bounds: try disk.bounds(around: draft.root), config: draft.config,
          specs: draft.specs.values.sorted { $0.absolutePath < $1.absolutePath },
          selected: draft.selected, isWhole: draft.isWhole, display: draft.display,
          locks: draft.locks, known: known))
    }
    return projects
  }

  private struct Draft {
    let root: String
    let config: Config
    let display: PathDisplay
    var specs: [String: Project.SpecFile]
    var selected: Set<String> = []
    var isWhole = false
    let locks: [String]
    let inner: [String]
    let hasConfig: Bool

    var isNothing: Bool { !hasConfig && specs.isEmpty && locks.isEmpty }
  }

  private mutating func add(_ path: String) throws(DiskError) {
    guard !path.isEmpty else {
      throw DiskError(operation: "read", path: path, reason: "the path is empty")
    }
    let absolute = FilePath.absolute(path, in: workingFolder)
    let display = PathDisplay(workingFolder: workingFolder, isAbsolute: FilePath.isAbsolute(path))
    var kind = try disk.kind(of: absolute)
    if kind == .link { kind = try disk.entries(of: absolute) == nil ? .file : .folder }
    switch kind {
    case .folder: try add(.folder, at: absolute, display: display)
    case .file:
      guard Project.SpecFile.isSpec(absolute) else {
        throw DiskError(operation: "read", path: path, reason: "it isn't a spec ('.viper.json')")
      }
      try add(.file, at: absolute, display: display)
    case .other, .link:
      _ = try disk.read(absolute)
      throw DiskError(operation: "read", path: path, reason: "it isn't a regular file")
    case nil:
      throw DiskError(operation: "read", path: path, reason: "it doesn't exist")
    }
  }

  private mutating func add(
    _ kind: DiskEntry.Kind, at path: String, display: PathDisplay
  ) throws(DiskError) {
    let folder = kind == .folder ? path : FilePath.folder(of: path)
    let config = try config(for: folder, display: display)
    let root = config?.folder ?? folder
    var draft = try draft(at: root, config: config, display: display)
    var inner: [String] = []
    if kind == .folder, path == root {
      draft.isWhole = true
      draft.selected.formUnion(draft.specs.keys)
      inner = draft.inner
    } else {
      // A spec that the user names counts even if a search would skip it.
      var asked = [Project.SpecFile(path, display: display)]
      if kind == .folder {
        let found = try search(path, config: config, display: display)
        asked = found.specs
        if withInner { inner = found.inner.sorted() }
      }
      for spec in asked {
        var path = spec.absolutePath
        if draft.specs[path] == nil {
          // If the disk ignores case, the file's own spelling counts, not the user's.
          path = try SpellingSearch(draft.specs.keys, disk: disk).planned(at: path) ?? path
        }
        draft.specs[path] = draft.specs[path] ?? spec
        draft.selected.insert(path)
      }
    }
    drafts[root] = draft
    for folder in inner { try add(.folder, at: folder, display: display) }
  }

  private mutating func draft(
    at root: String, config: Config?, display: PathDisplay
  ) throws(DiskError) -> Draft {
    if let known = drafts[root] { return known }
    order.append(root)
    let found = findsOnlyConfigs ? Search() : try search(root, config: config, display: display)
    return Draft(
      root: root, config: config ?? Config(folder: root), display: display,
      specs: Dictionary(found.specs.map { ($0.absolutePath, $0) }) { first, _ in first },
      locks: found.locks.sorted(), inner: withInner ? found.inner.sorted() : [],
      hasConfig: config != nil)
  }

  /// Reads the config of a folder, with values from the configs above; nil if no config applies.
  package mutating func config(
    for folder: String, display: PathDisplay? = nil
  ) throws(DiskError) -> Config? {
    if let known = configs[folder] { return known }
    let display = display ?? PathDisplay(workingFolder: workingFolder)
    let parent = FilePath.folder(of: folder)
    let path = FilePath.join(folder, Config.fileName)
    var config: Config?
    if let bytes = try disk.read(path) {
      let (read, problems) = ConfigReader.read(
        SourceText(path: display(path), bytes: bytes), folder: folder)
      // The keys of another version are unknown.
      if read.mismatch(with: version) == nil { diagnostics += problems }
      for outer in read.leadingOut {
        let bounds = try disk.bounds(around: folder)
        guard !FilePath.isInside(outer.path, bounds) else { continue }
        diagnostics.append(.folderOutside(outer.text, of: display(bounds)))
      }
      config = read
    }
    let own = config
    if config?.isRoot != true, parent != folder, !parent.isEmpty,
      let above = try self.config(for: parent, display: display)
    {
      let isOfOtherModule = try isOfOtherModule(config ?? above, above)
      config = config?.falling(backTo: above, isOfOtherModule: isOfOtherModule) ?? above
    }
    // No command would write the file with ViperKit.
    if let own, let config, own.write == .plugin || own.runtime == .file,
      config.write == .plugin, config.runtime == .file
    {
      diagnostics.append(.runtimeWithPlugin(at: config.runtimeLocation))
    }
    configs[folder] = .some(config)
    return config
  }

  private func isOfOtherModule(_ own: Config, _ above: Config) throws(DiskError) -> Bool {
    guard own.tests == nil || own.testModule == nil, let tested = above.testModule else {
      return false
    }
    let folder = own.output ?? above.output ?? own.folder
    return try disk.swiftModule(around: folder).map { $0 != tested } ?? false
  }

  /// Finds all specs below a folder, except in hidden folders, behind symbolic links, and in
  /// folders with their own config.
  package mutating func specs(
    below root: String, config: Config?, display: PathDisplay
  ) throws(DiskError) -> [Project.SpecFile] {
    try search(root, config: config, display: display).specs
  }

  private struct Search {
    var specs: [Project.SpecFile] = []
    var locks: [String] = []
    var inner: [String] = []
  }

  /// Searches a folder. Reports unreadable folders that the project needs, and skips the rest.
  private mutating func search(
    _ root: String, config: Config?, display: PathDisplay
  ) throws(DiskError) -> Search {
    let needs = NeededFolders(root: root, config: config)
    var denied: [(folder: String, error: DiskError)] = []
    var found = Search()
    var paths: Set<String> = []
    var folders = [root]
    while !folders.isEmpty {
      let listings = concurrentMap(folders) { [disk] folder in
        (folder, Result { () throws(DiskError) in try disk.entries(of: folder) ?? [] })
      }
      folders = []
      for (folder, listing) in listings {
        let entries: [DiskEntry]
        do throws(DiskError) {
          entries = try listing.get()
        } catch {
          guard error.isDenied, folder != root else { throw error }
          denied.append((folder, error))
          continue
        }
        if folder != root, entries.contains(where: { $0.name == Config.fileName }) {
          found.inner.append(folder)
          continue
        }
        for entry in entries where entry.name.utf8.first != UInt8(ascii: ".") {
          let path = FilePath.join(folder, entry.name)
          if entry.kind == .folder {
            folders.append(path)
            // U+FFFD may stand for bytes that aren't UTF-8. Then no file has this path.
            if entry.name.unicodeScalars.contains("\u{FFFD}"), try disk.kind(of: path) == nil {
              diagnostics.append(.lostFolder(display(path)))
            }
            if Project.SpecFile.isSpec(entry.name) {
              diagnostics.append(.specAsFolder(display(path)))
            }
          } else if Project.SpecFile.isSpec(entry.name), !isLinkToFolder(entry, at: path) {
            let (isNew, other) = paths.insert(path)
            if !isNew { diagnostics.append(.sameSpecPath(display(path), display(other))) }
            found.specs.append(Project.SpecFile(path, display: display))
          } else if entry.kind == .file, entry.name.hasSuffix(Project.lockSuffix) {
            found.locks.append(path)
          } else if entry.kind == .link, leadsToSpecs(path, outOf: root) {
            diagnostics.append(.linkedSpecs(display(path)))
          }
        }
      }
    }
    for (folder, error) in denied {
      // If no spec was found, all specs may be in this folder.
      let isNeeded = found.specs.isEmpty ? true : try needs.isNeeded(folder, on: disk)
      if isNeeded { diagnostics.append(.deniedFolder(display(folder), error)) }
    }
    return found
  }

  private func leadsToSpecs(_ link: String, outOf root: String) -> Bool {
    let entries = (try? disk.entries(of: link)) ?? []
    guard entries.contains(where: { Project.SpecFile.isSpec($0.name) }),
      let target = try? disk.realPath(of: link), let home = try? disk.realPath(of: root)
    else { return false }
    return !FilePath.isInside(target, home)
  }

  /// False for an unreadable folder, because reading reports the error.
  private func isLinkToFolder(_ entry: DiskEntry, at path: String) -> Bool {
    entry.kind == .link && (try? disk.entries(of: path)) ?? nil != nil
  }
}

extension Project.SpecFile {
  package static func isSpec(_ path: String) -> Bool {
    path.utf8.count >= suffix.utf8.count
      && path.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  package init(_ path: String, display: PathDisplay) {
    let stem = FilePath.name(of: path).utf8.dropLast(Self.suffix.utf8.count)
    self.init(
      name: String(Substring(stem)).composed, absolutePath: path, displayPath: display(path))
  }
}
