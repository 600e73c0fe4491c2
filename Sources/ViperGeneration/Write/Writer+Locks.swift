import ViperProject
import ViperRendering

/// What locks say where a run has not put all files in their places.
extension Writer {
  /// Lets a lock that is to be put in place say what the one that is there says of the files that were saved.
  ///
  /// - Parameter known: the files that any of the locks knows.
  func keepBases(
    of saved: [String], in step: Journal.Step, of known: Set<String>
  ) throws(DiskError) {
    guard let (old, new) = try locks(of: step) else { return }
    // Which base belongs to code that its owner has moved to a file of another name, nobody can say here.
    let isMoved = saved.contains { $0.hasSuffix(".swift") && !known.contains($0) }
    let left = isMoved ? old.paths : Set(saved)
    let folder = FilePath.folder(of: step.path)
    try disk.write(
      old.following(new, butFor: left).bytes(in: folder), to: temporaryPath(of: step),
      modeledOn: step.path)
  }

  /// What all locks know that are to be put in place.
  func knownFiles(of steps: [Journal.Step]) throws(DiskError) -> Set<String> {
    var known: Set<String> = []
    for step in steps where step.isOfLock {
      guard let (old, new) = try locks(of: step) else { continue }
      known.formUnion(old.paths)
      known.formUnion(new.paths)
    }
    return known
  }

  /// The lock that is there, which is empty if there is none, and the one that is to be put in its place.
  private func locks(
    of step: Journal.Step
  ) throws(DiskError) -> (old: ModuleLock, new: ModuleLock)? {
    let folder = FilePath.folder(of: step.path)
    let (old, new) = (try disk.read(step.path), try disk.read(temporaryPath(of: step)))
    guard case .valid(let new) = ModuleLock.state(of: new, in: folder) else { return nil }
    switch ModuleLock.state(of: old, in: folder) {
    case .valid(let old): return (old, new)
    case .missing: return (ModuleLock(names: new.names, entries: []), new)
    case .damaged: return nil
    }
  }
}
