import ViperProject

/// A disk with a few files on top that are not written yet: a new module's spec and config.
///
/// The files on top are there for whoever reads, lists or looks; writing goes to the disk below.
package struct OverlayDisk: ForwardingDisk {
  package let base: any Disk
  /// By absolute path.
  let files: [String: [UInt8]]
  /// What the files on top, and the folders they lie in, are called, by the folder that holds them.
  private let entries: [String: [String: DiskEntry.Kind]]

  /// - Parameter files: by normal absolute path.
  package init(base: any Disk, files: [String: [UInt8]]) {
    self.base = base
    self.files = files
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

  package func read(_ path: String) throws(DiskError) -> [UInt8]? {
    if let bytes = files[path] { return bytes }
    return try base.read(path)
  }

  package func kind(of path: String) throws(DiskError) -> DiskEntry.Kind? {
    if files[path] != nil { return .file }
    if let kind = try base.kind(of: path) { return kind }
    return entries[path] == nil ? nil : .folder
  }

  package func entries(of folder: String) throws(DiskError) -> [DiskEntry]? {
    let below = try base.entries(of: folder)
    guard let above = entries[folder] else { return below }
    // A folder that is a link below stays one.
    let kept = (below ?? []).filter { above[$0.name] == nil || above[$0.name] == .folder }
    let known = Set(kept.map(\.name))
    let added = above.filter { !known.contains($0.key) }
    return (kept + added.map { DiskEntry(name: $0.key, kind: $0.value) })
      .sorted { $0.name < $1.name }
  }
}
