import ViperProject
import ViperText

/// The main job, a stage a file: read, resolve, check, then plan, render and merge each module.
/// What comes out is what `generate` writes and `check` reports; who needs less stops earlier.
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
    /// Whether temporary files are made while other modules are still worked on, for a `Writer` to put in place.
    package var stages = false
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

  let disk: any Disk
  let options: Options
  var packs: PackLoader
  /// What former runs of the process have read; nil if there is none.
  let memory: ReadMemory?
  /// What former runs know of modules; nil if nobody asks for it.
  let modules: ModuleMemory?

  package init(
    disk: any Disk, options: Options = Options(), memory: ReadMemory? = nil,
    modules: ModuleMemory? = nil
  ) {
    self.disk = disk
    self.options = options
    self.packs = memory?.packs ?? PackLoader(disk: disk)
    self.memory = memory
    self.modules = modules
  }

  /// What has to change so that the selected modules of a project are as their specs say.
  ///
  /// - Returns: the changes, or errors and none. Where only edits or locks without a spec stand in the
  ///   way, it is both, and nothing may be written.
  package mutating func changeSet(of project: Project) throws(DiskError) -> ChangeSet {
    if let known = try changeSetInPart(of: project) { return known }
    modules?.keep(nil, of: project.root)
    let read = try read(project)
    let resolved = read.resolved(memory: packs.hasSpecs ? nil : modules)
    let tests = resolved.testPlans()
    let shared = resolved.projectPlan()
    let orphans = try orphanLocks(of: read, hasShared: shared.map { !$0.isEmpty })
    var said = check(resolved, shared: shared) + tests.diagnostics
    said += try unsaidWrite(of: read) + orphans.errors
    // What a broken spec needs of what all modules share is not known.
    if project.config.runtime == .file || shared?.isEmpty == false { said += read.unreadable }
    var whole = ChangeSet()
    if !said.hasErrors {
      whole = try merge(resolved, tests: tests.plans, shared: shared, orphans: orphans)
      whole.diagnostics += orphans.obstacles
    }
    whole.root = root(of: project)
    whole.diagnostics = said + whole.diagnostics
    if memory != nil {
      let isDone = orphans.isEmpty && whole.hasNothingToMend(besides: said)
      modules?.keep(
        isDone ? KnownProject(resolved, tests: tests.plans, diagnostics: said) : nil,
        in: project.root)
    }
    if !whole.diagnostics.isEmpty { modules?.keep(nil, of: project.root) }
    whole.diagnostics = whole.diagnostics.sortedForPrinting()
    return whole
  }

  /// The folder below which most changes of a project lie.
  func root(of project: Project) -> String {
    options.into ?? project.config.output ?? project.root
  }

  /// What is wrong with a project's specs, whatever stands on the disk for them.
  package mutating func mistakes(in project: Project) throws(DiskError) -> [Diagnostic] {
    let resolved = try read(project).resolved()
    return check(resolved) + resolved.testPlans().diagnostics
  }
}
