import ViperProject
import ViperRendering
import ViperText

/// What locks say where a run has not put all files in their places.
extension Writer {
  /// Lets each lock that is to be put in place say what the one that is there says of the files that were saved.
  ///
  /// The locks come into temporary files of their own, and the journal names those: a killed run goes on from it.
  ///
  /// - Parameter saved: the paths of those files.
  func keepingBases(
    of saved: [String], in steps: [Journal.Step]
  ) throws(DiskError) -> [Journal.Step] {
    let former = steps
    var (steps, next) = (steps, (steps.map(\.temporary).max() ?? 0) + 1)
    let placed = Set(steps.map(\.path)).subtracting(saved)
    for index in steps.indices where steps[index].isOfLock && steps[index].kind != .removal {
      let step = steps[index]
      guard let bytes = try lock(of: step, keepingBasesOf: saved, placed: placed) else { continue }
      let path = temporaryPath(next, of: step.path)
      if !isOutside(step.path) { try makeGroup(of: next) }
      try disk.write(bytes, to: path, modeledOn: step.old == nil ? nil : step.path)
      steps[index] = step.made(by: next, holding: ByteHash(bytes))
      next += 1
    }
    try writePlan(Journal(steps))
    try disk.rename(planPath, to: journalPath)
    // Of those outside the root, only a journal tells.
    for (old, new) in zip(former, steps) where old != new && isOutside(old.path) {
      try disk.remove(temporaryPath(of: old))
    }
    return steps
  }

  /// - Parameter placed: the paths of the files that are as they were rendered now.
  private func lock(
    of step: Journal.Step, keepingBasesOf saved: [String], placed: Set<String>
  ) throws(DiskError) -> [UInt8]? {
    let folder = FilePath.folder(of: step.path)
    let bytes = (old: try disk.read(step.path), new: try disk.read(temporaryPath(of: step)))
    let bounds = try disk.bounds(around: folder)
    guard case .valid(let new) = ModuleLock.state(of: bytes.new, in: folder, within: bounds)
    else { return nil }
    let old: ModuleLock
    switch ModuleLock.state(of: bytes.old, in: folder, within: bounds) {
    case .valid(let lock): old = lock
    case .missing: old = ModuleLock(names: new.names, entries: [])
    case .damaged: return nil
    }
    var left = Set(saved)
    // It may hold code that its owner has moved there from a file that is not there any more.
    let known = old.paths.union(new.paths)
    if saved.contains(where: { $0.hasSuffix(".swift") && !known.contains($0) }) {
      left.formUnion(old.paths.subtracting(placed))
    }
    let both = old.following(new, butFor: left).bytes(in: folder)
    return both == bytes.new ? nil : both
  }
}
