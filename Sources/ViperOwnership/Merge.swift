import SwiftMerge
import ViperPipeline
import ViperProject
import ViperText

extension Pipeline {
  /// Joins the changes of all modules, and finds files that no spec asks for anymore.
  func joined(
    _ outcomes: [ModuleChanges], of read: ReadProject, _ orphans: OrphanLocks
  ) throws(DiskError) -> ChangeSet {
    var outcomes = outcomes
    let project = read.project
    var whole = ChangeSet(diagnostics: orphans.obstacles)
    whole.changes.reserveCapacity(outcomes.reduce(0) { $0 + $1.changeSet.changes.count })
    // Free each module's changes, because two copies of all changes take too much memory.
    for index in outcomes.indices {
      whole += outcomes[index].changeSet
      outcomes[index].changeSet = ChangeSet()
    }
    whole.diagnostics += repeatedPaths(of: outcomes, whole.changes, in: project)
    Self.joinChanges(of: &whole.changes)
    let hasErrors = whole.diagnostics.hasErrors
    whole.diagnostics += outcomes.flatMap(\.obstacles)
    guard !hasErrors else { return ChangeSet(diagnostics: whole.diagnostics, edits: whole.edits) }
    let planned = Set(outcomes.flatMap(\.paths))
    let orphans = orphans.all.filter { !planned.contains($0.path) }.map { $0.without(planned) }
    let search = try staleSearch(
      of: read, planned: planned, locked: outcomes.map(\.leftBehind) + orphans.map(\.generated))
    if !search.former.isEmpty {
      for index in whole.changes.indices {
        whole.changes[index] = try whole.changes[index].respelling(search.former, on: disk)
      }
    }
    var stale = Comparison(disk: disk, display: project.display, isForced: options.isForced)
    for file in search.found { stale.removeStale(file.path, old: file.bytes, known: file.known) }
    stale.remove(orphans, leaving: search.found.map(\.path))
    whole += stale.changeSet
    if project.config.write == .plugin {
      whole.builtModules = Set(outcomes.map(\.name)).intersection(project.specs.map(\.name)).count
    }
    return whole
  }

  /// Merges the changes of owned files that several modules share, like the file of an app's only
  /// router.
  private static func joinChanges(of changes: inout [Change]) {
    var places: [String: Int] = [:]
    var joined: Set<Int> = []
    for (index, change) in changes.enumerated() where change.purpose == .owned {
      guard let theirs = change.new else { continue }
      guard let first = places[change.path], let ours = changes[first].new else {
        places[change.path] = index
        continue
      }
      let new = SwiftMerge.merge(base: change.old ?? [], ours: ours, theirs: theirs).bytes
      let isClean = ConflictMarkers.find(in: new).isEmpty
      let spec = changes[first].spec
      changes[first] = Change(
        for: .owned, status: isClean ? .merge : .conflict, path: change.path, old: change.old,
        new: new)
      changes[first].spec = spec
      joined.insert(index)
    }
    guard !joined.isEmpty else { return }
    changes = changes.indices.filter { !joined.contains($0) }.map { changes[$0] }
  }

  /// Reports two modules that would write to the same path, unless it is an owned file that exists.
  private func repeatedPaths(
    of outcomes: [ModuleChanges], _ changes: [Change], in project: Project
  ) -> [Diagnostic] {
    var owners: [String: String] = [:]
    var repeated: [(path: String, modules: [String])] = []
    for outcome in outcomes {
      for path in outcome.paths {
        // Many file systems ignore case.
        let owner = owners.updateValue(outcome.name, forKey: path.lowercased())
        // Within a module, this is an owned file whose name changed only in case.
        if let owner, owner != outcome.name { repeated.append((path, [owner, outcome.name])) }
      }
    }
    guard !repeated.isEmpty else { return [] }
    let others = Set(
      changes.filter {
        $0.status != .skip && ($0.purpose != .owned || $0.status == .create)
      }.map { $0.path.lowercased() })
    return repeated.filter { others.contains($0.path.lowercased()) }
      .map { .repeatedPath(project.display($0.path), modules: $0.modules) }
  }

  private func staleSearch(
    of read: ReadProject, planned: Set<String>, locked: [[String: KnownBlocks]]
  ) throws(DiskError) -> StaleSearch {
    var all: [String: KnownBlocks] = [:]
    for locked in locked { all.merge(locked) { $0.union($1) } }
    var search = StaleSearch(
      disk: disk, project: read.project, planned: planned, locked: all,
      packageFolder: read.packageFolder)
    let folders = read.project.specs.map { read.folder(of: $0) }
    try search.search(
      into: options.into, runtimeFolder: read.runtimePlace.folder(forModulesIn: folders))
    return search
  }
}
