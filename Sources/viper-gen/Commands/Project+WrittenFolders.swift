import ViperCommandLine
import ViperPipeline
import ViperProject

extension CommandContext {
  /// The folders in which one command at a time writes, and what decides which files may change there.
  ///
  /// - Parameter into: the folder for modules that the user has typed, in place of the config's.
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
