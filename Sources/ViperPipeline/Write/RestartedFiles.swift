import ViperProject

/// Deleted owned files that `--restart` creates again.
package struct RestartedFiles: Hashable, Sendable {
  /// The absolute paths of files.
  private let paths: Set<String>
  /// Names of files in any folder.
  private let names: Set<String>

  package init(paths: Set<String> = [], names: Set<String> = []) {
    (self.paths, self.names) = (paths, names)
  }

  package func contains(_ path: String) -> Bool {
    paths.contains(path) || names.contains(FilePath.name(of: path))
  }
}
