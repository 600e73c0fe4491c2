import ViperProject

struct FileTree {
  /// The absolute paths of folders by the ids of their groups. Folders that depend on Xcode's
  /// settings are missing.
  private(set) var folders: [String: String] = [:]
  private(set) var files: [String: [String]] = [:]
  /// The ids of the groups that list an object, by the object's id.
  private(set) var holders: [String: [String]] = [:]
  /// The ids of the groups for new files, by the absolute path of the folder.
  private(set) var groups: [String: String] = [:]
  /// The absolute paths of the folders that Xcode synchronizes, by the ids of their groups.
  private(set) var followed: [String: String] = [:]
  /// The number of a folder's files that each group lists, by folder and group.
  private var counts: [String: [String: Int]] = [:]

  init(_ file: ProjectFile) {
    var visited: Set<String> = []
    var waiting: [(id: String, parent: String?)] = [(file.mainGroup, file.folder)]
    while let (id, parent) = waiting.popLast() {
      guard visited.insert(id).inserted, let group = file[id] else { continue }
      let folder = group.path(in: parent, root: file.folder)
      folders[id] = folder
      // A group without a path has the folder of its parent, but new files are added to the parent.
      let isOfFolder = group.isa == "PBXGroup" && (group["path"] != nil || id == file.mainGroup)
      if let folder, isOfFolder, groups[folder] == nil { groups[folder] = id }
      for child in (group["children"]?.strings ?? []).reversed() {
        guard let object = file[child] else { continue }
        holders[child, default: []].append(id)
        if object["children"]?.elements != nil {
          waiting.append((child, folder))
        } else if let path = object.path(in: folder, root: file.folder) {
          add(child, object, at: path, in: group.isa == "PBXGroup" ? id : nil)
        }
      }
    }
    for (folder, groups) in counts where self.groups[folder] == nil {
      self.groups[folder] = groups.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
  }

  private mutating func add(
    _ id: String, _ object: PropertyListValue, at path: String, in group: String?
  ) {
    if object.isa == "PBXFileSystemSynchronizedRootGroup" {
      followed[id] = path
      return
    }
    files[path, default: []].append(id)
    if let group { counts[FilePath.folder(of: path), default: [:]][group, default: 0] += 1 }
  }

  /// The way in which the project gets the files of a folder.
  enum Keeper: Hashable {
    /// Xcode synchronizes the folder, or the project lists the folder as a whole, like a package.
    case xcode(folder: String)
    /// The nearest group, and its folder.
    case group(String, of: String)
  }

  /// Finds the keeper of a folder; nil if neither the folder nor a folder above it has a group.
  func keeper(of folder: String) -> Keeper? {
    var folder = folder
    while true {
      if files[folder] != nil || followed.values.contains(folder) { return .xcode(folder: folder) }
      if let group = groups[folder] { return .group(group, of: folder) }
      let parent = FilePath.folder(of: folder)
      if parent == folder || parent.isEmpty { return nil }
      folder = parent
    }
  }

  mutating func add(_ group: String, for folder: String) {
    groups[folder] = group
    folders[group] = folder
  }
}

extension PropertyListValue {
  /// Finds the absolute path of a group or file in the folder of its group; nil if the path depends
  /// on Xcode's settings.
  func path(in parent: String?, root: String) -> String? {
    let path = self["path"]?.string ?? ""
    switch self["sourceTree"]?.string ?? "<group>" {
    case "<group>": return parent.map { FilePath.absolute(path, in: $0) }
    case "SOURCE_ROOT": return FilePath.absolute(path, in: root)
    case "<absolute>": return FilePath.isAbsolute(path) ? FilePath.normal(path) : nil
    default: return nil
    }
  }
}
