import ViperText

/// A disk that notes which files are read, from whichever thread.
package struct RecordingDisk: ForwardingDisk {
  package let base: any Disk
  private let paths = SharedValue<Set<String>>([])
  private let folders = SharedValue<Set<String>>([])

  package init(base: any Disk) { self.base = base }

  /// The paths of the files that were there when they were read, sorted.
  package var readFiles: [String] { paths.change { $0 }.sorted() }

  /// The paths of the folders that were searched, sorted.
  package var listedFolders: [String] { folders.change { $0 }.sorted() }

  package func entries(of folder: String) throws(DiskError) -> [DiskEntry]? {
    guard let entries = try base.entries(of: folder) else { return nil }
    folders.change { _ = $0.insert(folder) }
    return entries
  }

  package func read(_ path: String) throws(DiskError) -> [UInt8]? {
    guard let bytes = try base.read(path) else { return nil }
    paths.change { _ = $0.insert(path) }
    return bytes
  }
}
