import ViperProject

/// Deleted files of yours that are to be started anew.
package struct RestartedFiles: Hashable, Sendable {
  /// Absolute.
  private let paths: Set<String>
  /// Of files in whichever folder.
  private let names: Set<String>

  package init(paths: Set<String> = [], names: Set<String> = []) {
    (self.paths, self.names) = (paths, names)
  }

  /// - Parameter path: absolute.
  package func contains(_ path: String) -> Bool {
    paths.contains(path) || names.contains(FilePath.name(of: path))
  }
}
