extension ModuleLock {
  /// Makes the lock of a run that skipped the merges into some files. These files keep their bases.
  ///
  /// - Parameters:
  ///   - next: the lock after all merges.
  ///   - left: the absolute paths of the files without a merge.
  package func following(_ next: ModuleLock, butFor left: Set<String>) -> ModuleLock {
    // A base has the module's names at that time.
    guard entries.isEmpty || (names == next.names && !hasElsewhere(left, of: next)) else {
      var lock = self
      lock.generated = next.generated
      return lock
    }
    let kept = entries.filter { left.contains($0.path) }
    let moved = next.entries.filter { !left.contains($0.path) }
    var following = ModuleLock(
      names: next.names, entries: kept + moved, generated: next.generated)
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
