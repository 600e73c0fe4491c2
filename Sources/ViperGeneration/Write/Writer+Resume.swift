import ViperProject
import ViperText

/// What a killed run has left.
extension Writer {
  /// Where the journal is while temporary files are made: nothing has changed yet.
  var planPath: String { FilePath.join(staging, "plan") }
  /// Where it is once every step can be carried out.
  var journalPath: String { FilePath.join(staging, "journal") }

  /// Finishes what a killed run has begun, and removes what it has left. What it had not begun to change, or what
  /// somebody has taken back since, is left alone.
  ///
  /// What was saved at the last moment is put back in any case.
  ///
  /// - Returns: whether there was something to finish.
  package func resume() throws(DiskError) -> Bool {
    guard let kind = try disk.kind(of: staging) else { return false }
    try gate.admit(folders: [root])
    guard kind == .folder else { throw .noFolder(staging) }
    let journal = try journal(at: journalPath)
    let states = try states(of: journal)
    let isToBeFinished = isToBeFinished(states)
    if let journal, isToBeFinished {
      try carryOut(journal.steps) { index throws(DiskError) in
        // Somebody may work on the files at this moment.
        guard states[index] == .pending else { return states[index] }
        return try state(ofPending: journal.steps[index])
      }
    } else if let journal {
      for (step, state) in zip(journal.steps, states) where state == .done { _ = try putBack(step) }
    }
    for journal in [try self.journal(at: planPath), journal] { try removeLeftovers(of: journal) }
    return isToBeFinished && states.contains(.pending)
  }

  /// Whether a killed run has done a part of its work.
  package var isUnfinished: Bool {
    get throws(DiskError) {
      let states = try states(of: journal(at: journalPath))
      return isToBeFinished(states) && states.contains(.pending)
    }
  }

  /// Whether a run has begun, and can be finished.
  private func isToBeFinished(_ states: [Journal.State]) -> Bool {
    states.contains(.done) && !states.contains(.lost)
  }

  private func journal(at path: String) throws(DiskError) -> Journal? {
    guard try disk.kind(of: path) == .file else { return nil }
    return try disk.read(path).flatMap { Journal($0, in: root, gate: gate) }
  }

  /// What has become of each step; empty without a journal to go by.
  private func states(of journal: Journal?) throws(DiskError) -> [Journal.State] {
    guard let journal else { return [] }
    var states: [Journal.State] = []
    for step in journal.steps { states.append(try state(of: step)) }
    return states
  }

  private func state(of step: Journal.Step) throws(DiskError) -> Journal.State {
    if let kind = try disk.kind(of: step.path), kind != .file { return .saved }
    let now = try hash(of: step.path)
    if now == step.new { return .done }
    // Once the step is carried out, the temporary file has gone or is what was there before.
    let isDone = try hash(of: temporaryPath(of: step)) != step.new
    if now == step.old { return isDone ? .lost : .pending }
    return isDone && step.kind != .removal ? .done : .saved
  }

  /// The state right before the step is carried out; the folder of the file is there then.
  private func state(ofPending step: Journal.Step) throws(DiskError) -> Journal.State {
    let state = try state(of: step)
    guard state == .pending, step.kind != .removal else { return state }
    do throws(DiskError) {
      try disk.makeFolder(FilePath.folder(of: step.path))
      return .pending
    } catch {
      if error.isDenied { throw error }
      // A file of somebody's stands in the place of the folder.
      return .saved
    }
  }

  /// Removes the temporary files and their folders; what somebody else has put there stays.
  ///
  /// - Parameter journal: tells of temporary files outside the root; they go first, so that they are known as long as
  ///   one is there.
  func removeLeftovers(of journal: Journal?) throws(DiskError) {
    // A temporary file that has gone would count as put in place.
    if try disk.kind(of: journalPath) == .file { try disk.rename(journalPath, to: planPath) }
    for step in journal?.steps ?? [] where isOutside(step.path) {
      try disk.remove(temporaryPath(of: step))
    }
    for entry in try disk.entries(of: staging) ?? []
    where entry.kind == .folder && isNumbered(entry) {
      try removeTemporaries(in: staging + "/" + entry.name)
    }
    try removeTemporaries(in: staging)
  }

  /// Removes the temporary files in a folder, and the folder if nothing else is in it.
  private func removeTemporaries(in folder: String) throws(DiskError) {
    guard let entries = try disk.entries(of: folder) else { return }
    let isTemporary = { (entry: DiskEntry) in
      let path = FilePath.join(folder, entry.name)
      return entry.kind == .file && (isNumbered(entry) || [planPath, journalPath].contains(path))
    }
    for entry in entries where isTemporary(entry) {
      try disk.remove(FilePath.join(folder, entry.name))
    }
    if entries.allSatisfy(isTemporary) { try disk.remove(folder) }
  }

  private func isNumbered(_ entry: DiskEntry) -> Bool {
    entry.name.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
