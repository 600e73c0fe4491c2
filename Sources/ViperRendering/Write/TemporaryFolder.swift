import ViperProject

extension Project {
  /// The name of the hidden folder for temporary files, in the folder that a run writes into.
  package static let temporaryFolder = ".viper-gen.tmp"
}
