/// What a lock holds where what is rendered now can't be said of all files yet.
struct InterimLock: Hashable, Sendable {
  let former: ModuleLock
  let next: ModuleLock
  /// The absolute folder of the lock.
  let folder: String

  /// While files of yours wait for a merge: their bases stay, and generated files are as they are now.
  var waiting: [UInt8] {
    ModuleLock(names: former.names, entries: former.entries, generated: next.generated)
      .bytes(in: folder)
  }

  /// While a run writes: it knows generated files as they were and as they will be, so that they are
  /// known wherever the run is killed. The bases of files of yours come last.
  var writing: [UInt8] {
    former.addingVersions(of: next).bytes(in: folder)
  }
}
