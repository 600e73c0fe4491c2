import ViperProject

extension Project {
  /// The name of the hidden folder for temporary files, in the folder that a run writes into.
  package static let temporaryFolder = ".viper-gen.tmp"
}

extension DiskError {
  /// What stands in the place of a folder for temporary files is not used: a link may lead anywhere.
  package static func noFolder(_ path: String) -> DiskError {
    DiskError(
      operation: "write", path: path,
      reason: "it isn't a folder; remove it and run the command again")
  }

  /// - Parameter place: where a folder really is.
  /// - Returns: nil unless a link in its path leads into the folder of a version control system.
  package static func linkIntoVersionControl(
    _ place: RealFolders.Place, writing path: String
  ) -> DiskError? {
    guard place.real != place.folder,
      let name = FilePath.versionControlFolder(in: place.real),
      FilePath.versionControlFolder(in: path) == nil
    else { return nil }
    return DiskError(
      operation: "write", path: path,
      reason: "a symbolic link leads into '\(name)', the folder of a version control system")
  }
}
