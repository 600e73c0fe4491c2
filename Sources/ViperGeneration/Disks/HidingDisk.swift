import ViperProject

/// A disk on which some files can't be seen: tells what would be made if they had never been there.
package struct HidingDisk: ForwardingDisk {
  package let base: any Disk
  /// Absolute paths.
  private let paths: Set<String>
  private let ignoresCase: Bool

  /// - Parameter ignoresCase: whether paths that differ in case only are hidden, too.
  package init(base: any Disk, hidden: Set<String>, ignoringCase ignoresCase: Bool = false) {
    self.base = base
    self.ignoresCase = ignoresCase
    paths = ignoresCase ? Set(hidden.map { $0.lowercased() }) : hidden
  }

  private func hides(_ path: String) -> Bool {
    paths.contains(ignoresCase ? path.lowercased() : path)
  }

  package func read(_ path: String) throws(DiskError) -> [UInt8]? {
    hides(path) ? nil : try base.read(path)
  }

  package func kind(of path: String) throws(DiskError) -> DiskEntry.Kind? {
    hides(path) ? nil : try base.kind(of: path)
  }

  package func identity(of path: String) throws(DiskError) -> FileIdentity? {
    hides(path) ? nil : try base.identity(of: path)
  }

  package func entries(of folder: String) throws(DiskError) -> [DiskEntry]? {
    try base.entries(of: folder)?.filter { !hides(FilePath.join(folder, $0.name)) }
  }

  package func isReadOnly(_ path: String) throws(DiskError) -> Bool {
    hides(path) ? false : try base.isReadOnly(path)
  }

  package func realPath(of path: String) throws(DiskError) -> String? {
    hides(path) ? nil : try base.realPath(of: path)
  }
}
