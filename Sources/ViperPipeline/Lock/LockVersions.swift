import ViperText

/// The old and the new version of a lock file that changes.
package struct LockVersions: Hashable, Sendable {
  package let former: ModuleLock
  package let next: ModuleLock
  /// The files that the merge into an owned file may change, by the owned file's path. Usually this
  /// is the owned file alone.
  package let merged: [String: [String]]

  package init(former: ModuleLock, next: ModuleLock, merged: [String: [String]] = [:]) {
    (self.former, self.next, self.merged) = (former, next, merged)
  }

  /// Encodes the lock file while a run writes, with the hashes of the owned files that change.
  func bytes(results: [String: ByteHash], in folder: String) -> [UInt8] {
    var next = next
    for index in next.entries.indices {
      let path = next.entries[index].path
      for path in merged[path] ?? [path] { next.entries[index].results[path] = results[path] }
    }
    return former.bytes(before: next, in: folder)
  }
}

extension ModuleLock {
  /// Makes the lock of a run that skipped the merges into some files, which keep their bases.
  package func following(_ next: ModuleLock, butFor left: Set<String>) -> ModuleLock {
    // A base has the module's names at that time.
    guard entries.isEmpty || (names == next.names && !hasElsewhere(left, of: next)) else {
      var lock = self
      lock.generated = next.generated
      return lock
    }
    let kept = entries.filter { left.contains($0.path) }
    let moved = next.entries.filter { !left.contains($0.path) }
    var following = ModuleLock(names: next.names, entries: kept + moved, generated: next.generated)
    following.former = next.former
    return following
  }

  /// Whether this lock has the base of one of these files under a path that the next lock doesn't
  /// have.
  private func hasElsewhere(_ paths: Set<String>, of next: ModuleLock) -> Bool {
    let asked = Set(next.entries.map(\.path))
    let former = Set(entries.filter { !asked.contains($0.path) }.map(\.template))
    return next.entries.contains { paths.contains($0.path) && former.contains($0.template) }
  }
}
