import ViperProject
import ViperRendering

/// Carries changes out: all temporary files first, then the renames, then the removals. Locks say what was
/// written, so they come last.
///
/// Where the disk can, a file is put in place by exchanging it with the one that was there, which is looked at
/// afterwards: so what somebody saves at the last moment is found, and put back.
///
/// Killed at any moment, every file is whole, old or new, but for one with several names or of another owner. The
/// journal and the temporary files lie in one hidden folder, those of files outside the root beside them, so that
/// the next run finishes what a killed one has begun, and removes what that one has left.
package struct Writer {
  /// The name of the folder for temporary files.
  static let stagingName = Project.temporaryFolder
  /// How many temporary files come into one folder: threads that write into the same one wait for each other.
  static let groupSize = 128

  let disk: any Disk
  /// The absolute folder below which most changes lie; locks and tests may lie elsewhere.
  let root: String

  /// Folders that stay though they become empty: the working directory.
  let kept: Set<String>

  /// The absolute folder for temporary files.
  let staging: String

  /// What decides which files may change.
  package let gate: PathGate

  package init(
    disk: any Disk, root: String, gate: PathGate, keeping kept: Set<String> = []
  ) {
    self.disk = disk
    self.root = root
    self.gate = gate
    self.kept = kept
    staging = FilePath.join(root, Self.stagingName)
  }

  /// - Throws: `DiskError`; then no file has changed unless a rename or a removal itself failed, or somebody
  ///   saved a file meanwhile, which stays as it is.
  package func write(_ changes: [Change]) throws(DiskError) {
    let staged = changes.compactMap(\.staged?.number)
    if staged.isEmpty, try resume() { throw .interrupted(root) }
    let admitted: [AdmittedChange]
    do throws(DiskError) {
      admitted = try check(changes)
    } catch {
      if !staged.isEmpty { try? removeLeftovers(of: nil) }
      throw error
    }
    // What is written comes before what goes, and locks come last.
    var groups: [[AdmittedChange]] = [[], [], [], []]
    for admitted in admitted {
      let change = admitted.change
      groups[(change.isOfLock ? 2 : 0) + (change.hasContent ? 0 : 1)].append(admitted)
    }
    let steps = Array(groups.joined())
    let ordered = steps.map(\.change)
    guard !ordered.isEmpty else { return }
    let taken = staged.max().map { $0 / Self.groupSize + 1 } ?? 0
    let journal = Journal(steps, firstTemporary: taken * Self.groupSize)
    do throws(DiskError) {
      try disk.makeFolder(staging)
      try writePlan(journal)
      var folders = [root: false]
      try stage(ordered.filter { $0.staged == nil }, from: taken, folders: &folders)
      for change in ordered where change.hasContent { try makeFolder(for: change.path, &folders) }
      // In a folder that was not there a moment ago, nothing stands in the way.
      for change in ordered where folders[FilePath.folder(of: change.path)] != true {
        if let happened = try change.obstacle(on: disk) { throw happened }
      }
      try disk.rename(planPath, to: journalPath)
    } catch {
      // The first error is the one to report; what can't be tidied now is tidied by the next run.
      try? removeLeftovers(of: journal)
      throw error
    }
    let saved = try carryOut(journal.steps) { _ throws(DiskError) in .pending }
    try removeLeftovers(of: saved == nil ? journal.withoutCreations : journal)
    if let saved { throw .changedMeanwhile(saved) }
  }

  /// Writes a journal down, which counts once it is renamed.
  func writePlan(_ journal: Journal) throws(DiskError) {
    let text = journal.bytes(in: root)
    // A larger one could not be read.
    try disk.write(text.count > PosixDisk.sizeLimit ? [] : text, to: planPath, modeledOn: nil)
  }

  /// Checks all changes before the first one is carried out.
  ///
  /// - Returns: those that the disk needs.
  /// - Throws: `DiskError` for one that is not allowed, or whose folder takes no files.
  @discardableResult
  package func check(_ changes: [Change]) throws(DiskError) -> [AdmittedChange] {
    let admitted = try gate.admit(changes)
    guard !admitted.isEmpty else { return [] }
    try gate.admit(folders: [root])
    let folders = Self.folders(of: admitted.lazy.map(\.path.path))
    if let folder = try readOnlyFolder(among: folders) {
      throw DiskError(
        operation: "write to", path: folder, reason: "Permission denied", cause: .denied)
    }
    return admitted
  }

  /// The folders that some files lie in, each once and in order.
  static func folders(of paths: some Sequence<String>) -> [String] {
    Set(paths.map { FilePath.folder(of: $0) }).sorted()
  }

  /// A folder that takes no files, which is found before the first file has changed.
  func readOnlyFolder(among folders: [String]) throws(DiskError) -> String? {
    for folder in folders where try disk.isReadOnly(folder) { return folder }
    return nil
  }

  /// Of what lies outside the root, a hidden file beside it: the two may be on different devices.
  func temporaryPath(_ number: Int, of path: String) -> String {
    guard isOutside(path) else {
      return FilePath.join(folder(ofGroup: number / Self.groupSize), String(number))
    }
    // A long name could become too long.
    var name = "." + String(decoding: FilePath.name(of: path).utf8.prefix(100), as: UTF8.self)
    name += "." + String(number)
    name += Self.stagingName
    return FilePath.join(FilePath.folder(of: path), name)
  }

  func temporaryPath(of step: Journal.Step) -> String {
    temporaryPath(step.temporary, of: step.path)
  }

  private func folder(ofGroup number: Int) -> String { FilePath.join(staging, String(number)) }

  func isOutside(_ path: String) -> Bool { !FilePath.isInside(path, root) }

  /// Makes the temporary files that are not there yet.
  ///
  /// - Parameters:
  ///   - first: the group of the first of them.
  ///   - folders: those of files outside the root are made.
  private func stage(
    _ changes: [Change], from first: Int, folders: inout [String: Bool]
  ) throws(DiskError) {
    for change in changes where isOutside(change.path) {
      try makeFolder(for: change.path, &folders)
    }
    let starts = Array(stride(from: 0, to: changes.count, by: Self.groupSize))
    _ = try concurrentMap(starts) { start throws(DiskError) in
      let number = first * Self.groupSize
      try makeGroup(of: number + start)
      for index in start..<min(start + Self.groupSize, changes.count) {
        try writeTemporary(number + index, of: changes[index])
      }
    }
  }

  /// Makes the folder that a temporary file comes into.
  func makeGroup(of number: Int) throws(DiskError) {
    let folder = folder(ofGroup: number / Self.groupSize)
    try disk.makeFolder(folder)
    guard try disk.kind(of: folder) == .folder else { throw .noFolder(folder) }
  }

  func writeTemporary(_ number: Int, of change: Change) throws(DiskError) {
    let temporary = temporaryPath(number, of: change.path)
    // What goes comes there.
    guard let new = change.new else { return try disk.remove(temporary) }
    try disk.write(
      new, to: temporary, modeledOn: change.modelPath ?? (change.old == nil ? nil : change.path))
  }

  /// Makes the folder that a file lies in.
  ///
  /// - Parameter folders: those that are there, and whether they were not before.
  private func makeFolder(for path: String, _ folders: inout [String: Bool]) throws(DiskError) {
    let folder = FilePath.folder(of: path)
    if folders[folder] == nil { folders[folder] = try disk.makeFolder(folder) }
  }

  /// Carries out those steps that are pending. Of a file that has been saved, locks say what they said before: the next
  /// run merges into that file.
  ///
  /// - Parameter state: of the step with an index.
  /// - Returns: the path of the first file that somebody has saved, and that stays as it is.
  @discardableResult
  func carryOut(
    _ steps: [Journal.Step], state: (Int) throws(DiskError) -> Journal.State
  ) throws(DiskError) -> String? {
    try respell(steps)
    var outcome = Outcome()
    var steps = steps
    for isOfLock in [false, true] {
      if isOfLock, !outcome.saved.isEmpty, steps.contains(where: \.isOfLock) {
        steps = try keepingBases(of: outcome.saved, in: steps)
      }
      try carryOut(
        steps.indices.filter { steps[$0].isOfLock == isOfLock }, of: steps, state: state,
        into: &outcome)
    }
    if !outcome.saved.isEmpty {
      // The caller's journal does not know those that locks have got since.
      for step in steps where isOutside(step.path) { try disk.remove(temporaryPath(of: step)) }
    }
    try removeEmptyFolders(of: outcome.removed)
    return outcome.saved.first
  }

  /// What has become of some steps.
  private struct Outcome {
    /// The files that somebody has saved.
    var saved: [String] = []
    var removed: [String] = []
  }

  private func carryOut(
    _ indices: [Int], of steps: [Journal.Step],
    state: (Int) throws(DiskError) -> Journal.State, into outcome: inout Outcome
  ) throws(DiskError) {
    var done: [Journal.Step] = []
    var failure: DiskError?
    do throws(DiskError) {
      for index in indices {
        let step = steps[index]
        switch try state(index) {
        case .done: done.append(step)
        case .lost: break
        case .saved: outcome.saved.append(step.path)
        case .pending:
          if step.isOfLock, step.kind == .removal, !outcome.saved.isEmpty { continue }
          if try perform(step) {
            done.append(step)
          } else {
            outcome.saved.append(step.path)
          }
        }
      }
    } catch {
      failure = error
    }
    // Not at once: who has opened a file before has written to it by now. And whatever has gone wrong.
    for step in done {
      do throws(DiskError) {
        if try putBack(step) {
          outcome.saved.append(step.path)
        } else if step.kind == .removal {
          outcome.removed.append(step.path)
        }
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }
}
