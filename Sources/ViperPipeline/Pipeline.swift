import ViperProject
import ViperText

/// The main job, a stage a file: read, resolve, check, then plan and render each module. What comes above
/// goes on with it: `generate` merges, and the build joins what is generated of a module.
package struct Pipeline: Sendable {
  /// What the command line says about the run.
  package struct Options: Sendable {
    /// The absolute folder for modules, in place of the config's.
    package var into: String?
    /// Whether edits in generated files are given up.
    package var isForced: Bool
    /// Whether edits of yours that overlap with a spec's change are an error, in place of markers.
    package var failsOnConflict: Bool
    /// Whether files of yours that nothing is merged into are held against the contracts, too.
    package var checksYours: Bool
    package var restarted = RestartedFiles()
    /// Whether nothing is said of what the tests of modules leave out of which no file changes.
    package var notesChangesOnly = false
    /// Whether notes on files of yours are left out, since nobody is shown them.
    package var leavesNotesOut = false
    /// Whether the changes are carried out if there is no error.
    package var isWriting = false
    /// Whether a module that no route opens is worth a warning: not while modules are being made.
    package var warnsOfUnopened = true

    package init(
      into: String? = nil, isForced: Bool = false, failsOnConflict: Bool = false,
      checksYours: Bool = false
    ) {
      self.into = into
      self.isForced = isForced
      self.failsOnConflict = failsOnConflict
      self.checksYours = checksYours
    }
  }

  package let disk: any Disk
  package let options: Options
  package var packs: PackLoader
  /// What former runs have found out; nil for a run that does not use it.
  package let cache: ModuleCache?

  package init(disk: any Disk, options: Options = Options(), cache: ModuleCache? = nil) {
    self.disk = disk
    self.options = options
    self.cache = cache
    packs = PackLoader(disk: disk)
  }
}
