/// A disk that forwards calls to another disk by default.
package protocol ForwardingDisk: Disk {
  var base: any Disk { get }
}

extension ForwardingDisk {
  package func kind(of path: String) throws(DiskError) -> DiskEntry.Kind? {
    try base.kind(of: path)
  }

  package func identity(of path: String) throws(DiskError) -> FileIdentity? {
    try base.identity(of: path)
  }

  package func entries(of folder: String) throws(DiskError) -> [DiskEntry]? {
    try base.entries(of: folder)
  }

  package func containsXcodeProject(_ folder: String) throws(DiskError) -> Bool {
    try base.containsXcodeProject(folder)
  }

  package func isReadOnly(_ path: String) throws(DiskError) -> Bool {
    try base.isReadOnly(path)
  }

  package func isExecutable(_ path: String) throws(DiskError) -> Bool {
    try base.isExecutable(path)
  }

  package func realPath(of path: String) throws(DiskError) -> String? {
    try base.realPath(of: path)
  }

  @discardableResult
  package func makeFolder(_ path: String) throws(DiskError) -> Bool { try base.makeFolder(path) }

  package func write(_ bytes: [UInt8], to path: String, modeledOn model: String?) throws(DiskError)
  {
    try base.write(bytes, to: path, modeledOn: model)
  }

  package func rename(_ path: String, to newPath: String) throws(DiskError) {
    try base.rename(path, to: newPath)
  }

  package func place(
    _ path: String, at newPath: String, _ mode: RenameMode
  ) throws(DiskError) -> Bool {
    try base.place(path, at: newPath, mode)
  }

  package func remove(_ path: String) throws(DiskError) { try base.remove(path) }

  package func withLock<Value>(
    on folder: String, _ body: () throws(DiskError) -> Value
  ) throws(DiskError) -> Value {
    try base.withLock(on: folder, body)
  }
}
