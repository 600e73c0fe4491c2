/// What a lock holds where what is rendered now can't be said of all files yet.
struct InterimLock: Hashable, Sendable {
  let former: ModuleLock
  let next: ModuleLock
  /// The absolute folder of the lock.
  let folder: String

  /// Bases have the names that the module had when they were rendered.
  private var names: TypeNames { former.entries.isEmpty ? next.names : former.names }

  /// While files of yours wait for a merge: their bases stay, and generated files are as they are now.
  var waiting: [UInt8] {
    ModuleLock(names: names, entries: former.entries, generated: next.generated)
      .bytes(in: folder)
  }

  /// While a run writes: it knows files as they were and as they will be, so that they are known
  /// wherever the run is killed. Of a file of yours that is not there yet it knows nothing: one that a
  /// lock knows and that is not there counts as deleted.
  var writing: [UInt8] {
    let sameNames = names == next.names
    let entries = former.entries.flatMap { entry in
      [entry]
        + next.entries.filter { sameNames && $0.path == entry.path && $0.text != entry.text }
    }
    return ModuleLock(
      names: names, entries: entries, generated: former.addingVersions(of: next).generated
    ).bytes(in: folder)
  }
}
