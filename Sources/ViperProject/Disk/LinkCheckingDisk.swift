import ViperText

/// A disk that doesn't read or list anything to which a symbolic link leads out of the project.
///
/// Paths that the user typed are trusted, and so are paths outside of the projects without such a
/// link.
package struct LinkCheckingDisk: ForwardingDisk {
  package let base: any Disk
  /// The absolute folders that contain all files that the projects write.
  private let bounds: [String]
  /// The bounds without symbolic links.
  private let realBounds: [String]
  /// The folders that were found to be inside.
  private let inside = SharedValue<Set<String>>([])

  /// - Parameter paths: the absolute paths that the user typed, and the working directory.
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
    try check(path, "read")
    return try base.read(path)
  }

  package func entries(of folder: String) throws(DiskError) -> [DiskEntry]? {
    if bounds.contains(where: { FilePath.isInside(folder, $0) }),
      let outside = try outside(of: folder)
    {
      throw Self.leadingOut(folder, "list", to: outside)
    }
    return try base.entries(of: folder)
  }

  private func check(_ path: String, _ operation: String) throws(DiskError) {
    guard bounds.contains(where: { FilePath.isInside(path, $0) }) else { return }
    let isLink = try base.kind(of: path) == .link
    let place = isLink ? path : FilePath.folder(of: path)
    guard let outside = try outside(of: place) else { return }
    throw Self.leadingOut(path, operation, to: outside)
  }

  /// The path without symbolic links if it is outside of all bounds.
  private func outside(of path: String) throws(DiskError) -> String? {
    if inside.change({ $0.contains(path) }) { return nil }
    guard let real = try base.realPath(of: path) else { return nil }
    guard realBounds.contains(where: { FilePath.isInside(real, $0) }) else { return real }
    _ = inside.change { $0.insert(path) }
    return nil
  }

  private static func leadingOut(
    _ path: String, _ operation: String, to outside: String
  ) -> DiskError {
    DiskError(
      operation: operation, path: path,
      reason: "a symbolic link leads out of the project, to '\(outside)'")
  }
}
