import ViperProject

extension Project {
  /// The folders in which one command at a time writes.
  var writtenFolders: [String] { [root, config.output].compactMap(\.self) }
}
