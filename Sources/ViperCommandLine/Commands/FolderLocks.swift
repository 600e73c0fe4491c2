import ViperProject

extension CommandContext {
  /// Holds the locks of several folders, always in the same order. Folders that are not there yet are
  /// made, and go again if nothing comes into them.
  ///
  /// - Throws: `DiskError.interrupted` when a killed run had to be finished in one of them first.
  package func withLocks<Value>(
    on folders: [String], _ body: () throws(DiskError) -> Value
  ) throws(DiskError) -> Value {
    let folders = Set(folders).sorted()
    return try withLocks(on: folders[...]) { () throws(DiskError) in
      for folder in folders where try finish(folder, self) { throw .interrupted(folder) }
      return try body()
    }
  }

  private func withLocks<Value>(
    on folders: ArraySlice<String>, _ body: () throws(DiskError) -> Value
  ) throws(DiskError) -> Value {
    guard let first = folders.first else { return try body() }
    var made: [String] = []
    for folder in [first] + FilePath.parents(of: first) {
      guard try disk.kind(of: folder) == nil else { break }
      made.append(folder)
    }
    if !made.isEmpty { try disk.makeFolder(first) }
    let result: Result<Value, DiskError> = try disk.withLock(on: first) { () throws(DiskError) in
      do throws(DiskError) {
        return .success(try withLocks(on: folders.dropFirst(), body))
      } catch {
        return .failure(error)
      }
    }
    for folder in made where try disk.entries(of: folder)?.isEmpty == true {
      try disk.remove(folder)
    }
    return try result.get()
  }
}
