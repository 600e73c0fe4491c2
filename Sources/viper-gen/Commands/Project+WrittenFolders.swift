import ViperProject

extension Project {
  /// The folders in which one command at a time writes.
  ///
  /// - Parameter into: where the files of modules go in place of the config's folder.
  func writtenFolders(into: String? = nil) -> [String] {
    [root, into ?? config.output].compactMap(\.self)
  }
}
