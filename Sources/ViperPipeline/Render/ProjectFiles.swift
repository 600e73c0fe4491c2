import ViperPlan
import ViperProject

/// Files that all modules of a project share. One lock file in the project's root contains all of
/// these files.
package struct ProjectFiles: Sendable {
  /// The name of the lock file, which messages use, too.
  package let name: String
  package let files: [RenderedFile]
  /// The type names in owned files, by kind. If a name changes, the type is renamed in these files.
  package var types: [String: String] = [:]
  /// The parts that the tests leave out, with reasons, one line each.
  package var notes: [String] = []
  /// The lock file beside the former config. Nil if the config wasn't moved.
  package var formerLock: String?

  /// The absolute folders that may contain code of owned files.
  package var folders: [String] {
    Set(files.filter { $0.owner == .yours }.map { FilePath.folder(of: $0.path) }).sorted()
  }
}

extension ProjectFiles {
  /// Makes files from the part of ViperKit that modules need.
  package init(runtime: [RenderedFile]) {
    self.init(name: RuntimeFile.source, files: runtime)
  }
}
