import ViperCommandLine
import ViperPipeline
import ViperProject

extension CommandContext {
  /// Finds the folders that a run locks, with the gate that decides which files in a folder may
  /// change.
  ///
  /// - Parameter into: the folder that the user typed, in place of the config's.
  func writtenFolders(
    of projects: [Project], into: String? = nil
  ) throws(DiskError) -> [String: PathGate] {
    let into = into.map(absolute)
    var owners: [String: [Project]] = [:]
    for project in projects {
      let gate = try PathGate(on: disk, projects: [project], into: into)
      for folder in gate.writtenFolders { owners[folder, default: []].append(project) }
    }
    var gates: [String: PathGate] = [:]
    for (folder, projects) in owners.sorted(by: { $0.key < $1.key }) {
      gates[folder] = try PathGate(on: disk, projects: projects, into: into)
    }
    return gates
  }
}
