/// A lock between two runs: one of them has not put all files in their places.
extension ModuleLock {
  /// The lock with what another one, too, says of generated files.
  package func addingVersions(of other: ModuleLock) -> ModuleLock {
    var lock = self
    lock.former += other.former.filter { !lock.former.contains($0) }
    for (path, file) in other.generated {
      for version in file.versions { lock.generated[path, default: KnownVersions([])].add(version) }
    }
    return lock
  }

  /// The lock of a run that has put all files in their places but some, which are as they were.
  ///
  /// - Parameters:
  ///   - next: the lock of that run.
  ///   - left: the absolute paths of those files.
  package func following(_ next: ModuleLock, butFor left: Set<String>) -> ModuleLock {
    let lock = addingVersions(of: next)
    // Bases have the names that the module had when they were rendered.
    guard entries.isEmpty || (names == next.names && !hasElsewhere(left, of: next)) else {
      return lock
    }
    let kept = entries.filter { left.contains($0.path) }
    let moved = next.entries.filter { !left.contains($0.path) }
    var following = ModuleLock(
      names: next.names, entries: kept + moved, generated: lock.generated)
    following.former = next.former
    return following
  }

  /// Whether it has the base of one of some files under a path that the next lock has no more.
  private func hasElsewhere(_ paths: Set<String>, of next: ModuleLock) -> Bool {
    let asked = Set(next.entries.map(\.path))
    let former = Set(entries.filter { !asked.contains($0.path) }.map(\.template))
    return next.entries.contains { paths.contains($0.path) && former.contains($0.template) }
  }

  /// The absolute paths of all files that it knows.
  package var paths: Set<String> { Set(entries.map(\.path)).union(generated.keys) }
}
