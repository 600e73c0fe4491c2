import ViperText

/// Decides which folders of a project must be readable.
///
/// A folder that can't be read, such as the folder of a database, is left out if Git ignores it and
/// the config doesn't name it.
package struct NeededFolders: Sendable {
  let root: String
  private let named: [String]

  package init(root: String, config: Config?) {
    self.root = root
    let folders = [config?.output, config?.tests, config?.specs].compactMap(\.self)
    named = folders + (config?.sources.map(\.path) ?? [])
  }

  /// Lists a folder; empty if it doesn't exist, nil if it can't be read and isn't needed.
  package func entries(of folder: String, on disk: any Disk) throws(DiskError) -> [DiskEntry]? {
    do throws(DiskError) {
      return try disk.entries(of: folder) ?? []
    } catch {
      guard error.isDenied, try !isNeeded(folder, on: disk) else { throw error }
      return nil
    }
  }

  /// Finds the files below folders, without links, hidden files and unreadable folders that aren't
  /// needed.
  package func files(
    below folders: [String], on disk: any Disk,
    in isIncluded: (_ folder: String, _ entries: [DiskEntry]) -> Bool = { _, _ in true }
  ) throws(DiskError) -> [String] {
    var files: [String] = []
    var folders = folders
    var visited: Set<String> = []
    while let folder = folders.popLast() {
      guard visited.insert(folder).inserted, let entries = try entries(of: folder, on: disk),
        isIncluded(folder, entries)
      else { continue }
      for entry in entries where entry.name.utf8.first != UInt8(ascii: ".") {
        let path = FilePath.join(folder, entry.name)
        if entry.kind == .folder { folders.append(path) }
        if entry.kind == .file { files.append(path) }
      }
    }
    return files
  }

  package func isNeeded(_ folder: String, on disk: any Disk) throws(DiskError) -> Bool {
    guard folder != root, FilePath.isInside(folder, root) else { return true }
    let isNamed = named.contains { place in
      FilePath.isInside(place, folder)
        || FilePath.isInside(folder, place) && !FilePath.isInside(root, place)
    }
    return isNamed ? true : try !isIgnored(folder, on: disk)
  }

  private func foldersOfRepository(on disk: any Disk) throws(DiskError) -> [String] {
    var folders: [String] = []
    for folder in [root] + FilePath.parents(of: root) {
      folders.append(folder)
      if try disk.kind(of: FilePath.join(folder, ".git")) != nil { return folders }
    }
    return [root]
  }

  /// Whether a `.gitignore` contains the name or path of the folder, or of a folder around it.
  /// Patterns with wildcards aren't applied.
  private func isIgnored(_ folder: String, on disk: any Disk) throws(DiskError) -> Bool {
    for place in try foldersOfRepository(on: disk) {
      guard let bytes = try disk.read(FilePath.join(place, ".gitignore")) else { continue }
      let path = FilePath.relative(folder, to: place) + "/"
      for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
        let pattern = line.hasSuffix("/") ? line.dropLast() : line
        let isPath = pattern.contains("/")
        if isPath
          ? path.hasPrefix(pattern.drop { $0 == "/" } + "/")
          : path.split(separator: "/").contains(pattern)
        {
          return true
        }
      }
    }
    return false
  }
}

extension Diagnostic {
  /// Whether this run may miss files, so other diagnostics may be wrong.
  package var hidesFiles: Bool { id == "unreadable-folder" || isOfOtherVersion }

  /// Whether another version of viper-gen has to read the project.
  package var isOfOtherVersion: Bool { id == "conflicting-version" }

  static func deniedFolder(_ path: String, _ error: DiskError) -> Self {
    Diagnostic(
      id: "unreadable-folder", "the folder '\(path)' can't be read: \(error.plainReason)",
      help:
        "allow viper-gen to read the folder; if it has no specs and no Swift files, add it to .gitignore"
    )
  }
}
