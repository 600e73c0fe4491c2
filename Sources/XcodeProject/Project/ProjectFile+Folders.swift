import ViperProject

extension ProjectFile {
  /// Finds the absolute path of the folder with a target's sources; nil for a target without
  /// sources.
  ///
  /// Xcode synchronizes the folder, a group with the target's name has the folder, or the folder
  /// contains most of the files that the target compiles.
  package func folder(of target: Target) -> String? {
    let tree = FileTree(self)
    let followed = target.followedGroups.compactMap { tree.followed[$0] }
    if let own = followed.first(where: { FilePath.name(of: $0) == target.name }) ?? followed.first {
      return own
    }
    // The project's folder often has the same name.
    let named = tree.groups.keys.filter { FilePath.name(of: $0) == target.name && $0 != folder }
    if let own = named.min(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) { return own }
    let references = Set(
      (target.phases["PBXSourcesBuildPhase"].flatMap { self[$0] }?["files"]?.strings ?? [])
        .compactMap { self[$0]?["fileRef"]?.string })
    let folders = tree.files.filter { !references.isDisjoint(with: $0.value) }.keys
      .filter { FilePath.isInside($0, folder) }.map(FilePath.folder)
    // Files that targets share are in other folders, and are fewer.
    let parts = Dictionary(grouping: folders) { path in
      String(Substring(path.utf8.dropFirst(folder.utf8.count + 1).prefix { $0 != 0x2F }))
    }
    let most = parts.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.value ?? []
    return most.dropFirst().reduce(most.first) { common, path in
      common.map { Self.common($0, path) }
    }
  }

  /// Finds the nearest folder that contains both folders.
  private static func common(_ a: String, _ b: String) -> String {
    var folder = a
    while !FilePath.isInside(b, folder), folder != "/" { folder = FilePath.folder(of: folder) }
    return folder
  }

  /// Whether a target depends on a product of a package.
  package func usesProduct(_ name: String) -> Bool {
    objects.contains {
      $0.value.isa == "XCSwiftPackageProductDependency" && $0.value["productName"]?.string == name
    }
  }
}
