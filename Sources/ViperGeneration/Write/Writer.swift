import ViperProject

/// Carries changes out: all temporary files first, then the renames, then the removals.
///
/// Locks say what was written, so they come last; before everything else, they get to know what is about to
/// be written.
///
/// Killed at any moment, every file is whole, old or new. The temporary files lie in one hidden
/// folder, so that the next run finds and removes what a killed one left.
package struct Writer {
  /// The name of the folder for temporary files.
  static let stagingName = ".viper-gen.tmp"
  /// How many temporary files come into one folder: threads that write into the same one wait for each other.
  private static let groupSize = 128

  let disk: any Disk
  /// The absolute folder below which most changes lie; locks and tests may lie elsewhere.
  let root: String

  /// Folders that stay though they become empty: the working directory.
  let kept: Set<String>

  /// Whether the root was named on the command line: then it may be a link to anywhere.
  let isNamed: Bool

  package init(
    disk: any Disk, root: String, isNamed: Bool = false, keeping kept: Set<String> = []
  ) {
    self.disk = disk
    self.root = root
    self.isNamed = isNamed
    self.kept = kept
  }

  private var staging: String { FilePath.join(root, Self.stagingName) }

  /// - Throws: `DiskError`; then no file has changed unless a rename or a removal itself failed.
  package func write(_ changes: [Change]) throws(DiskError) {
    let pending = changes.filter(\.isPending)
    try removeLeftovers(beside: changes)
    guard !pending.isEmpty else { return }
    try checkFolders(of: pending)
    let interim = pending.compactMap(\.asInterim)
    let files = pending.filter { $0.new != nil && !$0.isOfLock }
    let locks = pending.filter { $0.new != nil && $0.isOfLock && $0.interim != $0.new }
    let written = interim + files + locks
    let moves = written.enumerated().map { (from: temporaryPath($0, of: $1), to: $1.path) }
    do {
      try stage(written, at: moves.map(\.from))
      for change in pending { try checkNothingHappened(to: change) }
      try respell(written)
      for (move, change) in zip(moves, written).dropLast(locks.count) {
        // Who saves a file while others are renamed is not written over either.
        if change.old != nil { try checkNothingHappened(to: change) }
        try disk.rename(move.from, to: move.to)
      }
      try remove(pending.filter { $0.new == nil && !$0.isOfLock })
      for move in moves.suffix(locks.count) { try disk.rename(move.from, to: move.to) }
      try remove(pending.filter { $0.new == nil && $0.isOfLock })
    } catch {
      // The first error is the one to report; what can't be tidied now is tidied by the next run.
      try? removeLeftovers()
      for move in moves { try? disk.remove(move.from) }
      throw error
    }
    if !written.isEmpty { try removeLeftovers() }
  }

  /// No link in a path may lead out of the project, or into the folder of a version control system.
  private func checkFolders(of changes: [Change]) throws(DiskError) {
    var folders = RealFolders(disk)
    let realRoot = isNamed ? try folders.nearest(to: root)?.real : nil
    var bounds: String?
    for path in Set(changes.map { FilePath.folder(of: $0.path) }).sorted() {
      guard let (folder, real) = try folders.nearest(to: path), real != folder else { continue }
      if let name = FilePath.versionControlFolder(in: real),
        FilePath.versionControlFolder(in: path) == nil
      {
        throw DiskError(
          operation: "write", path: path,
          reason: "a link leads into '\(name)', the folder of a version control system")
      }
      if let realRoot, FilePath.isInside(real, realRoot) { continue }
      // What lies outside without a link was asked for on the command line.
      if bounds == nil { bounds = try disk.bounds(around: root) }
      guard let bounds, FilePath.isInside(path, bounds),
        let realBounds = try folders.nearest(to: bounds)?.real,
        !FilePath.isInside(real, realBounds)
      else { continue }
      throw DiskError(
        operation: "write", path: path, reason: "a link leads out of the project, to '\(real)'")
    }
  }

  /// Of what lies outside the root, a hidden file beside it: the two may be on different devices.
  private func temporaryPath(_ index: Int, of change: Change) -> String {
    guard isOutside(change) else { return folder(ofGroup: index / Self.groupSize) + "/\(index)" }
    // A long name could become too long.
    let start = String(decoding: FilePath.name(of: change.path).utf8.prefix(100), as: UTF8.self)
    let name = "." + start + ".\(index)" + Self.stagingName
    return FilePath.join(FilePath.folder(of: change.path), name)
  }

  private func folder(ofGroup number: Int) -> String { staging + "/\(number)" }

  private func isOutside(_ change: Change) -> Bool { !FilePath.isInside(change.path, root) }

  private func stage(_ changes: [Change], at paths: [String]) throws(DiskError) {
    guard !changes.isEmpty else { return }
    try makeFolders(for: changes.filter(isOutside))
    let starts = Array(stride(from: 0, to: changes.count, by: Self.groupSize))
    _ = try concurrentMap(starts) { start throws(DiskError) in
      let folder = folder(ofGroup: start / Self.groupSize)
      try disk.makeFolder(folder)
      guard try disk.kind(of: folder) == .folder else { throw noFolder(folder) }
      for index in start..<min(start + Self.groupSize, changes.count) {
        let change = changes[index]
        try disk.write(
          change.new ?? [], to: paths[index],
          modeledOn: change.modelPath ?? (change.old == nil ? nil : change.path))
      }
    }
    try makeFolders(for: changes)
  }

  private func makeFolders(for changes: [Change]) throws(DiskError) {
    var made: Set<String> = [root]
    for change in changes {
      let folder = FilePath.folder(of: change.path)
      if made.insert(folder).inserted { try disk.makeFolder(folder) }
    }
  }

  /// What was saved while the changes were worked out is not written over.
  private func checkNothingHappened(to change: Change) throws(DiskError) {
    let kind = try disk.kind(of: change.path)
    guard kind != .link || change.status == .remove else {
      throw DiskError(
        operation: "write", path: change.path,
        reason: "it is a link, and a file would take its place; put the file itself there")
    }
    let isAsBefore =
      if let old = change.old { try disk.read(change.path) == old } else { kind == nil }
    guard isAsBefore else {
      throw DiskError(
        operation: "write", path: change.path, reason: "it has changed meanwhile; run again")
    }
  }

  /// Renames files, and the folders above them, that the disk spells otherwise: the file that is
  /// renamed over them may keep the old name.
  private func respell(_ changes: [Change]) throws(DiskError) {
    var renamed: Set<String> = []
    for change in changes {
      guard let formerPath = change.formerPath else { continue }
      var folder = "/"
      for (old, new) in zip(formerPath.split(separator: "/"), change.path.split(separator: "/")) {
        let path = FilePath.join(folder, String(new))
        if !old.utf8.elementsEqual(new.utf8), renamed.insert(path).inserted {
          try disk.rename(FilePath.join(folder, String(old)), to: path)
        }
        folder = path
      }
    }
  }

  /// Removes files, and the folders that are empty then.
  private func remove(_ changes: [Change]) throws(DiskError) {
    for change in changes { try disk.remove(change.path) }
    // The deepest first: a folder may be empty once one in it has gone.
    for folder in Set(changes.map { FilePath.folder(of: $0.path) }).sorted().reversed() {
      var folder = folder
      while folder != root, !kept.contains(folder),
        try disk.entries(of: folder)?.isEmpty == true
      {
        try disk.remove(folder)
        // Outside the root, only the module's own folder is surely nobody else's.
        guard FilePath.isInside(folder, root) else { break }
        folder = FilePath.folder(of: folder)
      }
    }
  }

  /// Removes the temporary files and their folders; what somebody else has put there stays.
  ///
  /// - Parameter changes: what a killed run may have left temporary files beside. The folder is made
  ///   first and removed last, so where there is none nothing was left.
  private func removeLeftovers(beside changes: [Change] = []) throws(DiskError) {
    guard let kind = try disk.kind(of: staging) else { return }
    guard kind == .folder else { throw noFolder(staging) }
    for folder in Set(changes.filter(isOutside).map { FilePath.folder(of: $0.path) }).sorted() {
      for entry in try disk.entries(of: folder) ?? [] where isTemporaryBesideAnother(entry) {
        try disk.remove(FilePath.join(folder, entry.name))
      }
    }
    for entry in try disk.entries(of: staging) ?? []
    where entry.kind == .folder && isNumbered(entry) {
      try removeTemporaries(in: staging + "/" + entry.name)
    }
    try removeTemporaries(in: staging)
  }

  /// What stands in the place of a folder for temporary files is not used: a link may lead anywhere.
  private func noFolder(_ path: String) -> DiskError {
    DiskError(operation: "write", path: path, reason: "it is no folder; remove it and run again")
  }

  /// Removes the temporary files in a folder, and the folder if nothing else is in it.
  private func removeTemporaries(in folder: String) throws(DiskError) {
    let entries = try disk.entries(of: folder) ?? []
    let isTemporary = { (entry: DiskEntry) in entry.kind == .file && isNumbered(entry) }
    for entry in entries where isTemporary(entry) {
      try disk.remove(FilePath.join(folder, entry.name))
    }
    if entries.allSatisfy(isTemporary) { try disk.remove(folder) }
  }

  private func isTemporaryBesideAnother(_ entry: DiskEntry) -> Bool {
    entry.kind == .file && entry.name.hasPrefix(".") && entry.name.hasSuffix(Self.stagingName)
  }

  private func isNumbered(_ entry: DiskEntry) -> Bool {
    entry.name.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}

extension Change {
  /// The change of a lock that comes before all others.
  fileprivate var asInterim: Change? {
    guard let interim, interim != old else { return nil }
    return Change(status: status, path: path, old: old, new: interim)
  }
}
