/// A disk with a few files on top that are not written yet: a new module's spec and config.
package struct OverlayDisk: Disk {
  let base: any Disk
  /// By absolute path.
  let files: [String: [UInt8]]

  package init(base: any Disk, files: [String: [UInt8]]) {
    self.base = base
    self.files = files
  }

  package func read(_ path: String) throws(DiskError) -> [UInt8]? {
    if let bytes = files[path] { return bytes }
    return try base.read(path)
  }

  package func kind(of path: String) throws(DiskError) -> DiskEntry.Kind? {
    files[path] == nil ? try base.kind(of: path) : .file
  }

  package func entries(of folder: String) throws(DiskError) -> [DiskEntry]? {
    try base.entries(of: folder)
  }

  package func makeFolder(_ path: String) throws(DiskError) { try base.makeFolder(path) }

  package func write(
    _ bytes: [UInt8], to path: String, modeledOn model: String
  ) throws(DiskError) {
    try base.write(bytes, to: path, modeledOn: model)
  }

  package func rename(_ path: String, to newPath: String) throws(DiskError) {
    try base.rename(path, to: newPath)
  }

  package func remove(_ path: String) throws(DiskError) { try base.remove(path) }

  package func withLock<Value>(
    on folder: String, _ body: () throws(DiskError) -> Value
  ) throws(DiskError) -> Value {
    try base.withLock(on: folder, body)
  }
}
