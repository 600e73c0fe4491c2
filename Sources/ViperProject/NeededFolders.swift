import ViperText

/// Which folders of a project must be readable.
///
/// A folder that can't be read, such as the one of a database, is left out if Git ignores it and the config doesn't
/// name it. If any other folder can't be read, that is an error, because it may contain specs or Swift files.
package struct NeededFolders: Sendable {
  /// Absolute.
  let root: String
  /// The absolute folders that the config names.
  private let named: [String]

  package init(root: String, config: Config?) {
    self.root = root
    let folders = [config?.output, config?.tests, config?.specs].compactMap(\.self)
    named = folders + (config?.sources.map(\.path) ?? [])
  }

  /// The contents of a folder. Empty if there is no folder. Nil if it can't be read and isn't needed.
  package func entries(
    of folder: String, on disk: any Disk
  ) throws(DiskError) -> [DiskEntry]? {
    do throws(DiskError) {
      return try disk.entries(of: folder) ?? []
    } catch {
      guard error.isDenied, try !isNeeded(folder, on: disk) else { throw error }
      return nil
    }
  }

  /// - Parameter folder: absolute.
  package func isNeeded(_ folder: String, on disk: any Disk) throws(DiskError) -> Bool {
    guard folder != root, FilePath.isInside(folder, root) else { return true }
    let isNamed = named.contains { place in
      FilePath.isInside(place, folder)
        || FilePath.isInside(folder, place) && !FilePath.isInside(root, place)
    }
    return isNamed ? true : try !isIgnored(folder, on: disk)
  }

  /// Whether a `.gitignore` in the root, or between the root and the repository's folder, has the name or path of
  /// a folder, or of one around it. Patterns with wildcards are not read.
  private func isIgnored(_ folder: String, on disk: any Disk) throws(DiskError) -> Bool {
    for place in try foldersOfRepository(on: disk) {
      guard let bytes = try disk.read(FilePath.join(place, ".gitignore")) else { continue }
      let path = FilePath.relative(folder, to: place) + "/"
      for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
        let pattern = line.hasSuffix("/") ? line.dropLast() : line
        let isMatch =
          pattern.contains("/")
          ? path.hasPrefix(pattern.drop { $0 == "/" } + "/")
          : path.split(separator: "/").contains(pattern)
        if isMatch { return true }
      }
    }
    return false
  }

  /// The root and the folders around it, up to that of the repository. Only the root if there is no repository.
  private func foldersOfRepository(on disk: any Disk) throws(DiskError) -> [String] {
    var folders: [String] = []
    for folder in [root] + FilePath.parents(of: root) {
      folders.append(folder)
      if try disk.kind(of: FilePath.join(folder, ".git")) != nil { return folders }
    }
    return [root]
  }
}

extension Diagnostic {
  /// Whether there may be files that this run can't see, so that other diagnostics may be wrong.
  package var hidesFiles: Bool { id == "denied-folder" }

  static func deniedFolder(_ path: String, _ error: DiskError) -> Diagnostic {
    Diagnostic(
      id: "denied-folder", "the folder '\(path)' can't be read: \(error.plainReason)", at: nil,
      help: "let it be read, or, if it has no specs and no Swift files, name it in the .gitignore")
  }
}
