import ViperPipeline
import ViperProject
import ViperText

extension CommandContext {
  /// Locks the folders that the configs name, and then finds the projects. Starts again if the
  /// projects need other locks.
  ///
  /// - Parameters:
  ///   - paths: what the user names; if empty, the working folder.
  ///   - withInner: whether projects inside the named folders count, too.
  ///   - into: the folder of `--into`, which is written instead.
  ///   - isWriting: if false, nothing is locked.
  ///   - body: takes the projects, and the diagnostics of finding them.
  package func withLocks<Value>(
    onProjectsOf paths: [String], withInner: Bool, into: String? = nil, isWriting: Bool,
    _ body: ([Project], [Diagnostic]) throws(DiskError) -> Value
  ) throws(DiskError) -> Value {
    var configFinder = finder
    configFinder.findsOnlyConfigs = true
    let projects = try configFinder.projects(for: paths, withInner: withInner)
    var folders = isWriting ? try writtenFolders(of: projects, into: into) : [:]
    while true {
      let value = try withLocks(on: folders) { () throws(DiskError) -> Value? in
        let former = Set(folders.keys)
        var finder = finder
        let projects = try finder.projects(for: paths, withInner: withInner)
        if isWriting { folders = try writtenFolders(of: projects, into: into) }
        return former == Set(folders.keys) ? try body(projects, finder.diagnostics) : nil
      }
      if let value { return value }
    }
  }

  /// Finds the folders that a run locks, with the gate that decides which files in a folder may
  /// change.
  private func writtenFolders(
    of projects: [Project], into: String?
  ) throws(DiskError) -> [String: PathGate] {
    let into = into.map(absolute)
    var owners: [String: [Project]] = [:]
    var gates: [String: PathGate] = [:]
    for project in projects {
      let gate = try PathGate(on: disk, projects: [project], into: into)
      for folder in gate.writtenFolders {
        owners[folder, default: []].append(project)
        gates[folder] = gate
      }
    }
    for (folder, projects) in owners where projects.count > 1 {
      gates[folder] = try PathGate(on: disk, projects: projects, into: into)
    }
    return gates
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
