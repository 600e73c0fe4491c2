import ViperProject

/// Where on the disk the groups and files of a project lie.
struct FileTree {
  /// The absolute folder of a group, by its id; none where it depends on Xcode's settings.
  private(set) var folders: [String: String] = [:]
  /// The ids of the references to a file, by its absolute path.
  private(set) var files: [String: [String]] = [:]
  /// The groups that list an object, by its id.
  private(set) var holders: [String: [String]] = [:]
  /// The group for the files of a folder, by its absolute path.
  private(set) var groups: [String: String] = [:]
  /// The absolute folders in which Xcode finds files by itself, by the ids of their groups.
  private(set) var followed: [String: String] = [:]
  /// How many files of a folder each group lists, by the folder.
  private var counts: [String: [String: Int]] = [:]

  init(_ file: ProjectFile) {
    var visited: Set<String> = []
    var waiting: [(id: String, parent: String?)] = [(file.mainGroup, file.folder)]
    while let (id, parent) = waiting.popLast() {
      guard visited.insert(id).inserted, let group = file[id] else { continue }
      let folder = group.path(in: parent, root: file.folder)
      folders[id] = folder
      // A group with a name alone lies in the folder of the one above it, and is not for that folder.
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

  /// Who looks after the files of a folder.
  enum Keeper: Hashable {
    /// Xcode finds them by itself: the folder lies in one that it follows, or in one that is listed as
    /// a whole, such as a package.
    case xcode
    /// The nearest folder that has a group, and the group.
    case group(String, of: String)
  }

  /// Who looks after the files of a folder; nil if nobody does.
  func keeper(of folder: String) -> Keeper? {
    var folder = folder
    while true {
      if files[folder] != nil || followed.values.contains(folder) { return .xcode }
      if let group = groups[folder] { return .group(group, of: folder) }
      let parent = FilePath.folder(of: folder)
      if parent == folder || parent.isEmpty { return nil }
      folder = parent
    }
  }

  /// Notes a group that is new.
  mutating func add(_ group: String, for folder: String) {
    groups[folder] = group
    folders[group] = folder
  }
}

extension PropertyListValue {
  /// The absolute path of a group or file; nil where it depends on Xcode's settings.
  ///
  /// - Parameters:
  ///   - parent: the folder of the group that lists it.
  ///   - root: the folder that paths of the project begin at.
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
