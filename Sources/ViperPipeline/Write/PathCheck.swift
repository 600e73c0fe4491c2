import ViperProject
import ViperText

/// Applies the table of `PathGate` to the paths of one run. Each folder is looked up once.
struct PathCheck {
  let places: [PathGate.Place]
  let disk: any Disk
  private var folders: RealFolders

  init(places: [PathGate.Place], disk: any Disk) {
    (self.places, self.disk) = (places, disk)
    folders = RealFolders(disk)
  }

  mutating func check(_ change: Change, _ action: PathGate.Action) throws(DiskError) {
    try check(change.path, for: change.purpose, action)
    guard let formerPath = change.formerPath else { return }
    try check(formerPath, for: change.purpose, .replace)
    guard FilePath.folded(formerPath) == FilePath.folded(change.path) else {
      throw DiskError(
        operation: "rename", path: formerPath,
        reason: "on some disks, '\(change.path)' is a different file")
    }
  }

  /// - Throws: `DiskError` if a symbolic link in the path leads out of the project.
  mutating func check(folder: String) throws(DiskError) {
    if let link = try linkOut(of: folder, among: places, .owned) { throw link }
  }

  private mutating func check(
    _ path: String, for purpose: PathGate.Purpose, _ action: PathGate.Action
  ) throws(DiskError) {
    let operation = action == .remove ? "remove" : "write"
    func refusal(_ reason: String) -> DiskError {
      DiskError(operation: operation, path: path, reason: reason)
    }
    guard purpose.actions.contains(action) else {
      throw refusal("viper-gen never \(action.rawValue) files of this kind")
    }
    guard purpose.fits(FilePath.name(of: path), in: FilePath.folder(of: path)) else {
      throw refusal("other tools read files with this name")
    }
    let allowed = places.filter { $0.purposes.contains(purpose) }
    let around = allowed.filter { path != $0.folder && FilePath.isInside(path, $0.folder) }
    // An output folder comes before another folder with the same path.
    guard let place = around.max(by: { $0.order < $1.order }) else {
      throw refusal("it is outside the folders that the project writes to")
    }
    let shown = FilePath.relative(path, to: place.home)
    if let reason = purpose.fault(in: shown) { throw refusal(reason) }
    if let link = try linkOut(of: FilePath.folder(of: path), among: allowed, purpose) { throw link }
    guard purpose.isOfModule else { return }
    if place.bounds != nil, let folder = try otherProject(around: path, below: place.folder) {
      throw refusal("it belongs to another project, in '\(folder)'")
    }
    guard !FilePath.isSource(path) else { return }
    // Many tools run files with certain names, such as a Makefile.
    if place.isShared { throw refusal("it is outside the output folders") }
    if action != .create, try disk.isProgram(path) { throw refusal("it is a program") }
  }

  /// Reports a symbolic link in the path that leads out of the places for a purpose, or into a
  /// hidden folder.
  private mutating func linkOut(
    of folder: String, among allowed: [PathGate.Place], _ purpose: PathGate.Purpose
  ) throws(DiskError) -> DiskError? {
    guard let found = try folders.nearest(to: folder), found.real != found.folder else {
      return nil
    }
    if let name = FilePath.versionControlFolder(in: found.real),
      FilePath.versionControlFolder(in: folder) == nil
    {
      return DiskError(
        operation: "write", path: folder,
        reason: "a symbolic link leads into '\(name)', the folder of a version control system")
    }
    for place in allowed {
      guard let home = try folders.nearest(to: place.folder), home.folder == place.folder,
        FilePath.isInside(found.real, home.real)
      else { continue }
      if let bounds = place.bounds {
        guard let realBounds = try folders.nearest(to: bounds)?.real,
          FilePath.isInside(home.real, realBounds)
        else { continue }
      }
      let root = try folders.nearest(to: place.home)?.real ?? place.home
      let below = FilePath.join(FilePath.relative(found.real, to: root), "file")
      if purpose == .schema || purpose.fault(in: below) == nil { return nil }
    }
    return DiskError(
      operation: "write", path: folder,
      reason: "a symbolic link leads out of the project, to '\(found.real)'")
  }

  private func otherProject(around path: String, below home: String) throws(DiskError) -> String? {
    for folder in FilePath.parents(of: path).prefix(while: { $0 != home })
    where try disk.kind(of: FilePath.join(folder, Config.fileName)) != nil { return folder }
    return nil
  }
}

extension Disk {
  /// Whether a file is executable. Sources never count, because on some disks all files are
  /// executable.
  package func isProgram(_ path: String) throws(DiskError) -> Bool {
    if FilePath.isSource(path) { return false }
    return try isExecutable(path)
  }
}

extension FilePath {
  package static func isSource(_ path: String) -> Bool {
    ["swift", "storyboard", "xib"].contains(ending(of: path))
  }
}

extension PathGate.Place {
  /// The order of places. The innermost folder is the greatest.
  fileprivate var order: (Int, Int) { (folder.utf8.count, isShared ? 0 : 1) }
}

extension PathGate.Purpose {
  package init(ofFileAt path: String) {
    let (name, folder) = (FilePath.name(of: path), FilePath.folder(of: path))
    let named: [Self] = [.lock, .spec, .config, .schema, .xcodeProject, .start]
    self = named.first { $0.fits(name, in: folder) } ?? .owned
  }

  fileprivate var actions: Set<PathGate.Action> {
    switch self {
    case .generated, .owned, .lock, .spec: [.create, .replace, .remove]
    case .leftover: [.remove]
    case .config, .schema: [.create, .replace]
    case .xcodeProject: [.replace]
    case .pack, .start: [.create]
    }
  }

  fileprivate var isOfModule: Bool { [.generated, .owned, .leftover].contains(self) }

  fileprivate func fits(_ name: String, in folder: String) -> Bool {
    switch self {
    case .generated, .owned, .leftover: !Diagnostic.isReadByTools(name)
    case .lock: name.hasSuffix(Project.lockSuffix)
    case .spec: Project.SpecFile.isSpec(name)
    case .config: name == Config.fileName
    case .schema: name.hasSuffix(".schema.json") && FilePath.name(of: folder) == ".viper-gen"
    case .xcodeProject: name == "project.pbxproj" && folder.hasSuffix(".xcodeproj")
    case .pack: true
    case .start: ["Package.swift", ".gitignore", ".gitattributes", "AGENTS.md"].contains(name)
    }
  }

  fileprivate func fault(in path: String) -> String? {
    if let name = FilePath.versionControlFolder(in: path) {
      return "it is in '\(name)', the folder of a version control system"
    }
    let mayHideName = [.lock, .start].contains(self)
    let visible = mayHideName ? FilePath.folder(of: path) : path
    if self != .schema, let name = FilePath.hiddenName(in: visible) {
      return "'\(name)' is hidden, and other tools may run files in hidden folders"
    }
    return nil
  }
}
