import ViperProject
import ViperRendering

/// Carries out the changes of a build in its folder.
package struct BuildWriter {
  let disk: any Disk
  /// Absolute.
  let folder: String

  package init(disk: any Disk, folder: String) {
    self.disk = disk
    self.folder = folder
  }

  /// Whole files are put in place, as by `generate`. Where a sandbox allows no files but those of the
  /// build, they are written where they stand: one that is cut short by a killed run differs from what
  /// it should be, and so is written by the next.
  package func write(_ changes: [Change]) throws(DiskError) {
    let pending = changes.filter(\.isPending)
    guard !pending.isEmpty else { return }
    try disk.makeFolder(folder)
    do throws(DiskError) {
      try disk.makeFolder(FilePath.join(folder, Writer.stagingName))
    } catch {
      guard error.isDenied else { throw error }
      return try writeInPlace(pending)
    }
    try Writer(disk: disk, root: folder, isNamed: true).write(pending)
  }

  private func writeInPlace(_ changes: [Change]) throws(DiskError) {
    for change in changes {
      if let new = change.new {
        try disk.write(new, to: change.path, modeledOn: change.path)
      } else {
        try disk.remove(change.path)
      }
    }
  }
}
