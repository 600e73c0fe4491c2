/// A disk on which some files can't be seen: tells what would be made if they had never been there.
package struct HidingDisk: ForwardingDisk {
  package let base: any Disk
  /// Absolute paths.
  let hidden: Set<String>

  package init(base: any Disk, hidden: Set<String>) {
    self.base = base
    self.hidden = hidden
  }

  package func read(_ path: String) throws(DiskError) -> [UInt8]? {
    hidden.contains(path) ? nil : try base.read(path)
  }

  package func kind(of path: String) throws(DiskError) -> DiskEntry.Kind? {
    hidden.contains(path) ? nil : try base.kind(of: path)
  }

  package func identity(of path: String) throws(DiskError) -> FileIdentity? {
    hidden.contains(path) ? nil : try base.identity(of: path)
  }

  package func entries(of folder: String) throws(DiskError) -> [DiskEntry]? {
    try base.entries(of: folder)?.filter { !hidden.contains(FilePath.join(folder, $0.name)) }
  }

  package func isReadOnly(_ path: String) throws(DiskError) -> Bool {
    hidden.contains(path) ? false : try base.isReadOnly(path)
  }

  package func realPath(of path: String) throws(DiskError) -> String? {
    hidden.contains(path) ? nil : try base.realPath(of: path)
  }
}
