import ViperProject

/// A disk that adds `files` to `base` and hides some files of `base`. Writing changes `base`.
package struct OverlayDisk: ForwardingDisk {
  package let base: any Disk
  let files: [String: [UInt8]]
  private let hidden: Set<String>
  private let ignoresCase: Bool
  /// The additional files and their folders, by parent folder.
  private let entries: [String: [String: DiskEntry.Kind]]

  package init(
    base: any Disk, files: [String: [UInt8]] = [:], hiding hidden: Set<String> = [],
    ignoringCase ignoresCase: Bool = false
  ) {
    self.base = base
    self.files = files
    self.ignoresCase = ignoresCase
    self.hidden = ignoresCase ? Set(hidden.map { $0.lowercased() }) : hidden
    var entries: [String: [String: DiskEntry.Kind]] = [:]
    for file in files.keys {
      var (path, kind) = (file, DiskEntry.Kind.file)
      while true {
        let folder = FilePath.folder(of: path)
        if folder == path || folder.isEmpty { break }
        let known = entries[folder, default: [:]].updateValue(kind, forKey: FilePath.name(of: path))
        if known == .folder { break }
        (path, kind) = (folder, .folder)
      }
    }
    self.entries = entries
  }

  private func hides(_ path: String) -> Bool {
    hidden.contains(ignoresCase ? path.lowercased() : path)
  }

  package func read(_ path: String) throws(DiskError) -> [UInt8]? {
    if let bytes = files[path] { return bytes }
    return hides(path) ? nil : try base.read(path)
  }

  package func kind(of path: String) throws(DiskError) -> DiskEntry.Kind? {
    if files[path] != nil { return .file }
    if !hides(path), let kind = try base.kind(of: path) { return kind }
    return entries[path] == nil ? nil : .folder
  }

  package func identity(of path: String) throws(DiskError) -> FileIdentity? {
    hides(path) ? nil : try base.identity(of: path)
  }

  package func isReadOnly(_ path: String) throws(DiskError) -> Bool {
    hides(path) ? false : try base.isReadOnly(path)
  }

  package func realPath(of path: String) throws(DiskError) -> String? {
    hides(path) ? nil : try base.realPath(of: path)
  }

  package func entries(of folder: String) throws(DiskError) -> [DiskEntry]? {
    let below = try base.entries(of: folder)?.filter { !hides(FilePath.join(folder, $0.name)) }
    guard let above = entries[folder] else { return below }
    // A folder that is a symbolic link below stays a symbolic link.
    let kept = (below ?? []).filter { above[$0.name] == nil || above[$0.name] == .folder }
    let known = Set(kept.map(\.name))
    let added = above.filter { !known.contains($0.key) }
    return (kept + added.map { DiskEntry(name: $0.key, kind: $0.value) })
      .sorted { $0.name < $1.name }
  }
}
