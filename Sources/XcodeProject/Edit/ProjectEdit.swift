import ViperProject

/// Adds files to a project and removes files from it.
///
/// Files that the project already lists stay in their groups, because people move files.
package struct ProjectEdit {
  package enum Answer: Hashable, Sendable {
    /// The project lists the file, Xcode finds it, or no target needs it.
    case known
    case added
    /// Neither the file's folder nor a folder above it has a group.
    case hasNoGroup
    /// No targets were named, or a target has no build phase for files of this kind.
    case hasNoTarget
  }

  package let file: ProjectFile
  /// Whether the project's folder contains a package. Then files without a group are the package's.
  package var isBesidePackage = false
  var tree: FileTree
  /// The ids of `PBXBuildFile` objects by the ids of their references.
  private let memberships: [String: [String]]
  private let phases: [String: [String]]
  /// The changes of arrays by the ids of their objects.
  private(set) var lists: [String: ListEdit] = [:]
  private(set) var newObjects: [String: [String: ObjectText]] = [:]
  private(set) var removed: Set<String> = []

  package init(_ file: ProjectFile) {
    self.file = file
    tree = FileTree(file)
    var memberships: [String: [String]] = [:]
    var phases: [String: [String]] = [:]
    for entry in file.objects {
      if entry.value.isa == "PBXBuildFile", let reference = entry.value["fileRef"]?.string {
        memberships[reference, default: []].append(entry.key)
      }
      for id in entry.value["files"]?.strings ?? [] { phases[id, default: []].append(entry.key) }
    }
    self.memberships = memberships
    self.phases = phases
  }

  package var hasChanges: Bool { !lists.isEmpty || !newObjects.isEmpty || !removed.isEmpty }

  /// The length of the path of the nearest folder, at or above a folder, that the project keeps; 0
  /// without such a folder.
  package func depth(above folder: String) -> Int {
    switch tree.keeper(of: folder) {
    case .xcode(let kept), .group(_, of: let kept): kept.utf8.count
    case nil: 0
    }
  }

  package func answer(for path: String, targets: [ProjectFile.Target]) -> Answer {
    guard let kind = FileKind(path) else { return .known }
    let references = tree.files[path] ?? []
    let builds = references.flatMap { memberships[$0] ?? [] }
    if builds.contains(where: { phases[$0] != nil }) { return .known }
    if references.isEmpty {
      switch tree.keeper(of: FilePath.folder(of: path)) {
      case .xcode: return .known
      case nil: return .hasNoGroup
      case .group(file.mainGroup, of: _) where isBesidePackage: return .known
      case .group: break
      }
    }
    let canTakeIt = !targets.isEmpty && targets.allSatisfy { $0.phases[kind.phase] != nil }
    return canTakeIt ? .added : .hasNoTarget
  }

  package mutating func add(_ path: String, to targets: [ProjectFile.Target]) {
    guard answer(for: path, targets: targets) == .added, let kind = FileKind(path) else { return }
    let name = FilePath.name(of: path)
    let reference = tree.files[path]?.first ?? newReference(to: path, kind)
    for target in targets {
      guard let phase = target.phases[kind.phase] else { continue }
      let (id, isNew) = id("PBXBuildFile", relative(path) + " in " + phase)
      let title = PropertyListText.comment("\(name) in \(kind.phaseName)")
      if isNew {
        newObjects["PBXBuildFile", default: [:]][id] = ObjectText(
          id: id, title: title,
          fields: [
            .init("isa", "PBXBuildFile"),
            .init("fileRef", reference, comment: PropertyListText.comment(name)),
          ])
      }
      lists[phase, default: ListEdit()].inserted.append(
        .init(id: id, title: title, item: .init(name: name, isGroup: false)))
    }
  }

  private mutating func newReference(to path: String, _ kind: FileKind) -> String {
    let folder = FilePath.folder(of: path)
    return addElement(
      "PBXFileReference", at: path, to: group(for: folder), in: folder, type: kind.type)
  }

  /// Finds the group of a folder. Adds missing groups.
  private mutating func group(for folder: String) -> String {
    guard case .group(var group, of: let nearest) = tree.keeper(of: folder) else { return "" }
    var above = nearest
    let missing = folder == nearest ? "" : FilePath.relative(folder, to: nearest)
    for part in missing.utf8.split(separator: UInt8(ascii: "/")) {
      above = FilePath.join(above, String(Substring(part)))
      group = addElement("PBXGroup", at: above, to: group, in: nearest)
      tree.add(group, for: above)
    }
    return group
  }

  /// Adds a file or folder to a group. The type of a folder is nil.
  private mutating func addElement(
    _ isa: String, at path: String, to group: String, in folder: String, type: String? = nil
  ) -> String {
    let name = FilePath.name(of: path)
    let title = PropertyListText.comment(name)
    let (id, isNew) = id(isa, relative(path))
    if isNew {
      let content: ObjectText.Field =
        type.map { .init("lastKnownFileType", $0) } ?? .init("children", id, isList: true)
      let place = FilePath.relative(path, to: tree.folders[group] ?? folder)
      let names: [ObjectText.Field] = place == name ? [] : [.init("name", name)]
      newObjects[isa, default: [:]][id] = ObjectText(
        id: id, title: title,
        fields: [.init("isa", isa), content] + names
          + [.init("path", place), .init("sourceTree", "<group>")])
    }
    lists[group, default: ListEdit()].inserted.append(
      .init(id: id, title: title, item: .init(name: name, isGroup: type == nil)))
    return id
  }

  /// Finds the id of an object for a key.
  ///
  /// Reuses the id of an object that a merge of branches left without an array.
  private func id(_ isa: String, _ key: String) -> (id: String, isNew: Bool) {
    var key = key
    while true {
      let id = ObjectID.make(isa, key)
      guard let known = file[id] else { return (id, true) }
      if known.isa == isa { return (id, false) }
      key += "'"
    }
  }

  private func relative(_ path: String) -> String { FilePath.relative(path, to: file.folder) }

  // MARK: - Removing

  /// Removes a file from all groups and targets. `dropEmptyGroups()` later removes the empty groups
  /// that viper-gen added.
  package mutating func remove(_ path: String) {
    for reference in tree.files[path] ?? [] {
      removed.insert(reference)
      for membership in memberships[reference] ?? [] {
        removed.insert(membership)
        for phase in phases[membership] ?? [] {
          lists[phase, default: ListEdit()].removed.insert(membership)
        }
      }
      unlist(reference)
    }
  }

  private mutating func unlist(_ id: String) {
    for group in tree.holders[id] ?? [] { lists[group, default: ListEdit()].removed.insert(id) }
  }

  /// Removes groups that viper-gen added and that are empty now.
  mutating func dropEmptyGroups() {
    var waiting = lists.keys.filter { lists[$0]?.removed.isEmpty == false }
    while let group = waiting.popLast() {
      guard let folder = tree.folders[group], let list = lists[group], list.inserted.isEmpty,
        group == ObjectID.make("PBXGroup", relative(folder)),
        file[group]?["children"]?.strings.allSatisfy(list.removed.contains) == true
      else { continue }
      removed.insert(group)
      lists[group] = nil
      unlist(group)
      waiting += tree.holders[group] ?? []
    }
  }
}
