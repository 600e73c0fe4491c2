/// Carries changes out: all temporary files first, then the renames, then the removals.
///
/// Killed at any moment, every file is whole, old or new. The temporary files lie in one hidden
/// folder, so that the next run finds and removes what a killed one left.
package struct Writer {
  /// The name of the folder for temporary files.
  package static let stagingName = ".viper-gen.tmp"

  let disk: any Disk
  /// The absolute folder below which all changes lie.
  let root: String

  package init(disk: any Disk, root: String) {
    self.disk = disk
    self.root = root
  }

  private var staging: String { FilePath.join(root, Self.stagingName) }

  /// - Throws: `DiskError`; then no file has changed unless a rename itself failed.
  package func write(_ changes: [Change]) throws(DiskError) {
    let pending = changes.filter(\.isPending)
    try removeLeftovers()
    guard !pending.isEmpty else { return }
    let written = pending.filter { $0.new != nil }
    do {
      try stage(written)
      for (index, change) in written.enumerated() {
        try disk.rename(temporaryPath(index), to: change.path)
      }
      for change in pending where change.status == .remove { try disk.remove(change.path) }
    } catch {
      // The first error is the one to report; what can't be tidied now is tidied by the next run.
      try? removeLeftovers()
      throw error
    }
    if !written.isEmpty { try disk.remove(staging) }
  }

  private func temporaryPath(_ index: Int) -> String { staging + "/" + String(index) }

  private func stage(_ changes: [Change]) throws(DiskError) {
    guard !changes.isEmpty else { return }
    try disk.makeFolder(staging)
    var folders: Set<String> = []
    for (index, change) in changes.enumerated() {
      let folder = FilePath.folder(of: change.path)
      if folders.insert(folder).inserted { try disk.makeFolder(folder) }
      try disk.write(change.new ?? [], to: temporaryPath(index), modeledOn: change.path)
    }
  }

  private func removeLeftovers() throws(DiskError) {
    guard let entries = try disk.entries(of: staging) else { return }
    for entry in entries { try disk.remove(staging + "/" + entry.name) }
    try disk.remove(staging)
  }
}
