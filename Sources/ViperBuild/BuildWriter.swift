import ViperProject
import ViperRendering

/// Carries out the changes of a build in its folder.
///
/// All that a build writes it makes again from the specs. So, other than `generate`, it needs no journal: killed at
/// any moment, every file is whole, old or new, and the next build writes what is left.
package struct BuildWriter {
  /// A number that no run of `generate` gives to its temporary files: those of one that was killed stay as they are.
  private static let group = "1000000000"

  let disk: any Disk
  /// Absolute.
  let folder: String

  package init(disk: any Disk, folder: String) {
    self.disk = disk
    self.folder = folder
  }

  /// A build makes generated files alone, in the folder that the build system names.
  private var gate: PathGate { PathGate(on: disk, typed: [folder], for: [.generated]) }

  private var staging: String { FilePath.join(folder, Project.temporaryFolder) }
  private var temporaries: String { FilePath.join(staging, Self.group) }

  /// Whole files are put in place. Where a sandbox allows no files but those of the
  /// build, they are written where they stand: one that is cut short by a killed run differs from what
  /// it should be, and so is written by the next.
  package func write(_ changes: [Change]) throws(DiskError) {
    let pending = try gate.admit(changes).map(\.change)
    guard !pending.isEmpty else { return }
    try disk.makeFolder(folder)
    do throws(DiskError) {
      try disk.makeFolder(staging)
    } catch {
      guard error.isDenied else { throw error }
      return try writeInPlace(pending)
    }
    try checkPlace()
    // What is written comes before what goes.
    let ordered = pending.filter { $0.new != nil } + pending.filter { $0.new == nil }
    do throws(DiskError) {
      try stage(ordered)
      for change in ordered { if let happened = try change.obstacle(on: disk) { throw happened } }
    } catch {
      // The first error is the one to report; what can't be tidied now is tidied by the next build.
      try? removeTemporaries()
      throw error
    }
    try putInPlace(ordered)
  }

  private func stage(_ changes: [Change]) throws(DiskError) {
    try removeTemporaries()
    try disk.makeFolder(temporaries)
    guard try disk.kind(of: temporaries) == .folder else { throw .noFolder(temporaries) }
    _ = try concurrentMap(Array(changes.enumerated())) { number, change throws(DiskError) in
      guard let new = change.new else { return }
      try disk.write(
        new, to: temporary(number), modeledOn: change.old == nil ? nil : change.path)
    }
  }

  /// Puts the files in place, one after the other. A file that somebody has saved meanwhile stays as it is.
  private func putInPlace(_ changes: [Change]) throws(DiskError) {
    var saved: DiskError?
    for (number, change) in changes.enumerated() {
      if change.old != nil, let happened = try change.obstacle(on: disk) {
        saved = saved ?? happened
      } else if change.new != nil {
        try disk.rename(temporary(number), to: change.path)
      } else {
        try disk.remove(change.path)
      }
    }
    try removeTemporaries()
    if let saved { throw saved }
  }

  private func temporary(_ number: Int) -> String { FilePath.join(temporaries, String(number)) }

  /// What stands in the way of all files: a link that leads into the folder of a version control system, and a
  /// folder that takes no files.
  private func checkPlace() throws(DiskError) {
    guard try disk.kind(of: staging) == .folder else { throw .noFolder(staging) }
    var folders = RealFolders(disk)
    if let place = try folders.nearest(to: folder),
      let link = DiskError.linkIntoVersionControl(place, writing: folder)
    {
      throw link
    }
    guard try disk.isReadOnly(folder) else { return }
    throw DiskError(
      operation: "write to", path: folder, reason: "Permission denied", cause: .denied)
  }

  /// Removes the temporary files, also those of a build that was killed, and their folders if nothing else is in
  /// them.
  private func removeTemporaries() throws(DiskError) {
    if try disk.kind(of: temporaries) == .folder {
      for entry in try disk.entries(of: temporaries) ?? [] where entry.kind == .file {
        try disk.remove(FilePath.join(temporaries, entry.name))
      }
      if try disk.entries(of: temporaries)?.isEmpty == true { try disk.remove(temporaries) }
    }
    if try disk.entries(of: staging)?.isEmpty == true { try disk.remove(staging) }
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
