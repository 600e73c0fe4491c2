import ViperProject

extension Project {
  /// The hidden folder for temporary files, in a folder that a run writes to.
  package static let temporaryFolder = ".viper-gen.tmp"
}

extension DiskError {
  /// Only a real folder is used for temporary files, because a link may lead anywhere.
  package static func noFolder(_ path: String) -> DiskError {
    DiskError(
      operation: "write", path: path,
      reason: "it isn't a folder; remove it and run the command again")
  }

  /// - Returns: the error if a symbolic link leads into the folder of a version control system.
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
