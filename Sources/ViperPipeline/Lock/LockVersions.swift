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

  /// Encodes the lock file while a run writes: both versions, and the hashes of merged files.
  ///
  /// - Parameters:
  ///   - results: hashes of the owned files that change, by path.
  ///   - folder: the absolute folder of the lock file.
  func bytes(results: [String: ByteHash], in folder: String) -> [UInt8] {
    var next = next
    for index in next.entries.indices {
      let path = next.entries[index].path
      for path in merged[path] ?? [path] { next.entries[index].results[path] = results[path] }
    }
    return former.bytes(before: next, in: folder)
  }
}
