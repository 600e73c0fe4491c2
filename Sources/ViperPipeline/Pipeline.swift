import ViperProject

/// The stages of a run, one in each file: read, resolve, check, plan and render. `generate` and
/// `build` add their own stages.
package struct Pipeline: Sendable {
  package struct Options: Sendable {
    package var into: String?
    package var isForced: Bool
    /// Whether a conflict is an error, instead of conflict markers.
    package var failsOnConflict: Bool
    /// Whether owned files without changes are compared with the contracts, too.
    package var comparesOwnedFiles: Bool
    package var restarted = RestartedFiles()
    package var omitsNotes = false
    package var isWriting = false
    package var warnsOfUnopenedModules = true

    package init(
      into: String? = nil, isForced: Bool = false, failsOnConflict: Bool = false,
      comparesOwnedFiles: Bool = false
    ) {
      (self.into, self.isForced) = (into, isForced)
      (self.failsOnConflict, self.comparesOwnedFiles) = (failsOnConflict, comparesOwnedFiles)
    }
  }

  package let disk: any Disk
  package let options: Options
  package var packs: PackLoader
  package let cache: ModuleCache?

  package init(disk: any Disk, options: Options = Options(), cache: ModuleCache? = nil) {
    (self.disk, self.options, self.cache) = (disk, options, cache)
    packs = PackLoader(disk: disk)
  }
}

/// Deleted owned files that `--restart` creates again.
package struct RestartedFiles: Hashable, Sendable {
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
