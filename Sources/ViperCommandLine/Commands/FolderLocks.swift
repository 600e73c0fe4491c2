import ViperPipeline
import ViperProject

extension CommandContext {
  /// Locks the folders that the configs name, and then finds the projects. Starts again if the
  /// projects need other locks. `find` returns what it found, and the folders to lock.
  package func withLocks<Found, Value>(
    finding find: (inout ProjectFinder) throws(DiskError) -> (Found, folders: [String: PathGate]),
    _ body: (Found) throws(DiskError) -> Value
  ) throws(DiskError) -> Value {
    var finder = finder
    finder.findsOnlyConfigs = true
    var folders = try find(&finder).folders
    while true {
      let value = try withLocks(on: folders) { () throws(DiskError) -> Value? in
        let former = Set(folders.keys)
        var finder = self.finder
        let found: Found
        (found, folders) = try find(&finder)
        return former == Set(folders.keys) ? try body(found) : nil
      }
      if let value { return value }
    }
  }

  /// Locks folders, always in the same order. Creates missing folders, and removes them again if
  /// they stay empty.
  package func withLocks<Value>(
    on gates: [String: PathGate], _ body: () throws(DiskError) -> Value
  ) throws(DiskError) -> Value {
    let folders = gates.keys.sorted()
    for folder in folders { try gates[folder]?.admit(folders: [folder]) }
    while true {
      let made = try makeMissing(folders)
      let result: Result<Value, DiskError>
      do throws(DiskError) {
        result = try withLocks(on: try distinct(folders)[...]) { () throws(DiskError) in
          let result = Result { () throws(DiskError) in try body() }
          try removeEmpty(made)
          return result
        }
      } catch {
        try? removeEmpty(made)
        // The run that had the lock may have removed its empty folder.
        if folders.contains(error.path), try disk.kind(of: error.path) == nil { continue }
        throw error
      }
      return try result.get()
    }
  }

  private func withLocks<Value>(
    on folders: ArraySlice<String>, _ body: () throws(DiskError) -> Value
  ) throws(DiskError) -> Value {
    guard let first = folders.first else { return try body() }
    return try disk.withLock(on: first) { () throws(DiskError) in
      try withLocks(on: folders.dropFirst(), body)
    }
  }

  /// Finds one path for each folder, because a run that locks a folder twice would wait for itself.
  private func distinct(_ folders: [String]) throws(DiskError) -> [String] {
    var found: [(folder: String, identity: FileIdentity?)] = []
    for folder in folders {
      let path = try disk.realPath(of: folder)
      let identity = try path.map { path throws(DiskError) in try disk.identity(of: path) } ?? nil
      if identity == nil || !found.contains(where: { $0.identity == identity }) {
        found.append((folder, identity))
      }
    }
    return found.sorted {
      ($0.identity?.number ?? 0, $0.folder) < ($1.identity?.number ?? 0, $1.folder)
    }.map(\.folder)
  }

  /// - Returns: the created folders, innermost first.
  private func makeMissing(_ folders: [String]) throws(DiskError) -> [String] {
    var made: [String] = []
    do throws(DiskError) {
      for folder in folders {
        var missing: [String] = []
        for folder in [folder] + FilePath.parents(of: folder) {
          guard try disk.kind(of: folder) == nil else { break }
          missing.append(folder)
        }
        made = missing + made
        if !missing.isEmpty { try disk.makeFolder(folder) }
      }
    } catch {
      try? removeEmpty(made)
      throw error
    }
    return made
  }

  private func removeEmpty(_ folders: [String]) throws(DiskError) {
    for folder in folders where try disk.entries(of: folder)?.isEmpty == true {
      try disk.remove(folder)
    }
  }
}
