import ViperProject
import ViperText

/// Writes changes. All commands use it.
///
/// 1. It writes all temporary files into a hidden folder.
/// 2. It checks that no file has changed since it was read.
/// 3. It replaces the lock file of each changed module by a file with the old and the new version.
/// 4. It renames and removes files (`Phase`).
/// 5. It replaces the lock files by their final form.
///
/// So each file is complete at any moment. After an interrupted run, the lock file shows for each
/// file whether it has the old version, the new version, or edits. The next run needs nothing else.
package struct Writer {
  /// The hidden folder for temporary files, in a folder that a run writes to.
  private static let temporaryFolder = ".viper-gen.tmp"

  let disk: any Disk
  /// The absolute folder that has the temporary files of all files below it.
  let root: String
  /// Folders that are kept even if they are empty, such as the working directory.
  let kept: Set<String>
  package let gate: PathGate
  /// Whether specs are written after all other files, so the same command can finish an interrupted
  /// `rename`.
  package var writesSpecsLast = false
  /// Whether files may be written in place if temporary files can't be created. In a sandbox, a
  /// build can only write its own files. The next build repairs an incomplete file.
  package var mayWriteInPlace = false

  package init(disk: any Disk, root: String, gate: PathGate, keeping kept: Set<String> = []) {
    (self.disk, self.root, self.gate, self.kept) = (disk, root, gate, kept)
  }

  /// - Throws: `DiskError`. Then no file has changed, unless a rename or a removal failed, or a
  ///   file was saved at that moment. That file doesn't change.
  package func write(_ changes: [Change]) throws(DiskError) {
    let admitted = try check(changes)
    // A killed run may have left temporary files.
    let left = ([root] + gate.writtenFolders).filter { (try? gate.admit(folders: [$0])) != nil }
      .map { FilePath.join($0, Self.temporaryFolder) }
    guard !admitted.isEmpty else { return try removeTemporaries(in: left) }
    var steps = steps(of: admitted)
    do throws(DiskError) {
      try stage(steps)
      steps = try pending(steps)
    } catch {
      // The next writer removes leftover files.
      try? removeTemporaries(in: folders(of: steps))
      guard mayWriteInPlace, error.isDenied else { throw error }
      return try writeInPlace(admitted.map(\.change))
    }
    // As long as the spec is there, the same command can finish the rest.
    let isLast = { (step: Step) in step.phase == .specRemoval }
    for part in [steps.filter { !isLast($0) }, steps.filter(isLast)] {
      let saved = try carryOut(part)
      try removeTemporaries(in: folders(of: steps) + left)
      try removeEmptyFolders(of: part.filter { $0.new == nil }.map(\.path))
      if let saved { throw .changedMeanwhile(saved) }
    }
  }

  /// Checks all changes before the first one is carried out, and returns those that the disk needs.
  @discardableResult
  package func check(_ changes: [Change]) throws(DiskError) -> [AdmittedChange] {
    let admitted = try gate.admit(changes)
    guard !admitted.isEmpty else { return [] }
    try gate.admit(folders: [root])
    if !mayWriteInPlace, let folder = try readOnlyFolder(of: admitted) {
      throw DiskError(
        operation: "write to", path: folder, reason: "Permission denied", isDenied: true)
    }
    return admitted
  }

  private func readOnlyFolder(of changes: [AdmittedChange]) throws(DiskError) -> String? {
    var checked: Set<String> = []
    for var folder in Set(changes.map { FilePath.folder(of: $0.change.path) }).sorted() {
      while folder != "/", try disk.kind(of: folder) == nil { folder = FilePath.folder(of: folder) }
      if checked.insert(folder).inserted, try disk.isReadOnly(folder) { return folder }
    }
    return nil
  }

  // MARK: - Steps

  /// The order in which files change.
  enum Phase: Int, Comparable {
    case spec, lockOfBothVersions, owned, generated, other, newSpec, lastSpec, removal, lock
    case specRemoval

    static func < (one: Phase, other: Phase) -> Bool { one.rawValue < other.rawValue }
  }

  /// One file that changes. A lock file has two steps.
  struct Step {
    let change: Change
    let phase: Phase
    let path: String
    let old: [UInt8]?
    /// The contents after the step. Nil if the file is removed.
    let new: [UInt8]?
    /// The path of the temporary file. After an exchange, it has the old contents.
    let temporary: String
  }

  private func steps(of admitted: [AdmittedChange]) -> [Step] {
    var steps: [Step] = []
    func add(_ admitted: AdmittedChange, _ phase: Phase, _ old: [UInt8]?, _ new: [UInt8]?) {
      let path = admitted.change.path
      let temporary = FilePath.join(temporaryFolder(for: path), "\(steps.count).tmp")
      steps.append(
        Step(
          change: admitted.change, phase: phase, path: path, old: old, new: new,
          temporary: temporary))
    }
    let owned = admitted.map(\.change).filter { $0.purpose == .owned }
    let results = Dictionary(
      owned.compactMap { change in change.new.map { (change.path, ByteHash($0)) } },
      uniquingKeysWith: { $1 })
    for admitted in admitted {
      let change = admitted.change
      if let versions = change.versions, change.new != nil {
        let both = versions.bytes(results: results, in: FilePath.folder(of: change.path))
        add(admitted, .lockOfBothVersions, change.old, both)
        add(admitted, .lock, both, change.new)
      } else {
        add(admitted, phase(of: change), change.old, change.new)
      }
    }
    // The order of changes stays within a phase.
    return steps.enumerated().sorted {
      ($0.element.phase, $0.offset) < ($1.element.phase, $1.offset)
    }.map(\.element)
  }

  private func phase(of change: Change) -> Phase {
    let goes = change.new == nil
    return switch change.purpose {
    case .lock: .lock
    case .spec where goes: .specRemoval
    // Specs that other specs refer to are written first.
    case .spec, .config: !writesSpecsLast ? .spec : change.old == nil ? .newSpec : .lastSpec
    case .owned where !goes: .owned
    case .generated where !goes: .generated
    case .owned, .generated, .leftover: .removal
    case .schema, .xcodeProject, .pack, .start: .other
    }
  }

  // MARK: - Temporary files

  /// Finds the folder for a temporary file. Outside the root, the folder is in the written folder
  /// around the file, because the file may be on another device. No other run writes to that folder
  /// at the same time.
  private func temporaryFolder(for path: String) -> String {
    let around = ([root] + gate.writtenFolders).first { FilePath.isInside(path, $0) }
    return FilePath.join(around ?? root, Self.temporaryFolder)
  }

  private func stage(_ steps: [Step]) throws(DiskError) {
    try removeTemporaries(in: folders(of: steps))
    for folder in folders(of: steps) {
      try disk.makeFolder(folder)
      // Only a real folder is used, because a symbolic link may lead anywhere.
      guard try disk.kind(of: folder) == .folder else {
        throw DiskError(
          operation: "write", path: folder,
          reason: "it isn't a folder; remove it and run the command again")
      }
    }
    _ = try concurrentMap(steps) { step throws(DiskError) in
      guard let new = step.new else { return }
      let model = step.change.modelPath ?? (step.old == nil ? nil : step.path)
      try disk.write(new, to: step.temporary, modeledOn: model)
    }
  }

  private func folders(of steps: [Step]) -> [String] {
    Set(steps.map { FilePath.folder(of: $0.temporary) }).sorted()
  }

  /// Removes the temporary files in these folders, including those of a killed run. Removes folders
  /// that contain nothing else.
  private func removeTemporaries(in folders: [String]) throws(DiskError) {
    for folder in folders where try disk.kind(of: folder) == .folder {
      let entries = try disk.entries(of: folder) ?? []
      let isTemporary = { (entry: DiskEntry) in entry.kind == .file && entry.name.hasSuffix(".tmp")
      }
      for entry in entries where isTemporary(entry) {
        try disk.remove(FilePath.join(folder, entry.name))
      }
      if entries.allSatisfy(isTemporary) { try disk.remove(folder) }
    }
  }

  private func pending(_ steps: [Step]) throws(DiskError) -> [Step] {
    var isNew: [String: Bool] = [:]
    for step in steps where step.new != nil {
      let folder = FilePath.folder(of: step.path)
      if isNew[folder] == nil { isNew[folder] = try disk.makeFolder(folder) }
    }
    var done: Set<String> = []
    for step in steps where step.phase != .lock || step.change.versions == nil {
      // In a new folder, no file can have changed.
      if isNew[FilePath.folder(of: step.path)] == true { continue }
      guard let obstacle = try step.change.obstacle(on: disk) else { continue }
      guard try hasContent(step.new, at: step.path) else { throw obstacle }
      done.insert(step.temporary)
    }
    return steps.filter { !done.contains($0.temporary) }
  }

  func hasContent(_ bytes: [UInt8]?, at path: String) throws(DiskError) -> Bool {
    guard let kind = try disk.kind(of: path) else { return bytes == nil }
    return kind == .file ? try disk.read(path) == bytes : false
  }

  // MARK: - Renaming

  /// - Returns: the path of the first file that was saved at that moment and didn't change. Then
  ///   the lock files keep both versions, and the next run merges into that file.
  private func carryOut(_ steps: [Step]) throws(DiskError) -> String? {
    try respell(steps.map(\.change))
    var saved: [String] = []
    for last in [false, true] where !last || saved.isEmpty {
      var done: [Step] = []
      var failure: DiskError?
      do throws(DiskError) {
        for step in steps where (step.phase >= .lock) == last {
          guard try perform(step) else {
            saved.append(step.path)
            continue
          }
          // An owned file is checked twice, because a killed run restores nothing.
          if step.phase == .owned, step.old != nil, try putBack(step) {
            saved.append(step.path)
          } else {
            done.append(step)
          }
        }
      } catch {
        failure = error
      }
      // Files are checked after all of them are in place, because an editor may still write to a
      // file that it opened earlier.
      for step in done where step.old != nil {
        do throws(DiskError) {
          if try putBack(step) { saved.append(step.path) }
        } catch {
          failure = failure ?? error
        }
      }
      if let failure { throw failure }
    }
    return saved.first
  }

  private func writeInPlace(_ changes: [Change]) throws(DiskError) {
    for change in changes {
      if let new = change.new {
        try disk.makeFolder(FilePath.folder(of: change.path))
        try disk.write(new, to: change.path, modeledOn: change.path)
      } else {
        try disk.remove(change.path)
      }
    }
  }
}
