import ViperText

/// A disk that throws an error if a symbolic link leads a path out of the project.
///
/// Paths that the user typed are trusted. Paths outside the projects aren't checked.
package struct LinkCheckingDisk: ForwardingDisk {
  package let base: any Disk
  /// The absolute paths of the projects' outermost folders, and the typed paths.
  private let bounds: [String]
  /// The bounds with resolved symbolic links.
  private let realBounds: [String]
  /// As bytes, because equal strings can be different files.
  private let inside = SharedValue<Set<[UInt8]>>([])

  package init(_ base: any Disk, around paths: [String]) throws(DiskError) {
    self.base = base
    var bounds: [String] = []
    var realBounds: [String] = []
    for path in Set(paths).sorted() {
      guard let realPath = try base.realPath(of: path) else { continue }
      let outer = try base.bounds(around: path)
      bounds += [outer, path]
      realBounds += [try base.realPath(of: outer) ?? outer, realPath]
    }
    (self.bounds, self.realBounds) = (bounds, realBounds)
  }

  package func read(_ path: String) throws(DiskError) -> [UInt8]? {
    if isWithinBounds(path) {
      let isLink = try base.kind(of: path) == .link
      try check(isLink ? path : FilePath.folder(of: path), of: path, "read")
    }
    return try base.read(path)
  }

  package func entries(of folder: String) throws(DiskError) -> [DiskEntry]? {
    if isWithinBounds(folder) { try check(folder, of: folder, "list") }
    return try base.entries(of: folder)
  }

  private func isWithinBounds(_ path: String) -> Bool {
    bounds.contains { FilePath.isInside(path, $0) }
  }

  private func check(_ place: String, of path: String, _ operation: String) throws(DiskError) {
    if isKnown(place) { return }
    // A folder that isn't a link is inside if its parent is. Resolving the path takes longer.
    if isKnown(FilePath.folder(of: place)), try base.kind(of: place) == .folder {
      return remember(place)
    }
    guard let real = try base.realPath(of: place) else { return }
    guard realBounds.contains(where: { FilePath.isInside(real, $0) }) else {
      throw DiskError(
        operation: operation, path: path,
        reason: "a symbolic link leads out of the project, to '\(real)'")
    }
    remember(place)
  }

  private func isKnown(_ path: String) -> Bool { inside.change { $0.contains(Array(path.utf8)) } }

  private func remember(_ path: String) { inside.change { _ = $0.insert(Array(path.utf8)) } }
}
