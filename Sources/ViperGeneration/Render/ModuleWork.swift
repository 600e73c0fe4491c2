import ViperSpec
import ViperText

/// What came out of one module: held against the disk, ready to be written.
struct ModuleOutcome: Sendable {
  let name: String
  /// The absolute paths of all its files.
  var paths: [String] = []
  var changes: [Change] = []
  var diagnostics: [Diagnostic] = []
  /// Edits of generated files that stand in the way, as unified diffs.
  var edits: [String] = []
}

/// Plans, renders and compares one module after the other, each for itself, so that it can run on
/// all cores, and holds no more than one module's files in memory that have not changed.
struct ModuleWork: Sendable {
  let disk: any Disk
  let layout: SwiftLayout
  let config: Config
  /// What `#sourceLocation` is relative to.
  let sourceRoot: String
  let display: PathDisplay
  let isForced: Bool

  private var header: [String] { config.header ?? [] }

  /// - Parameters:
  ///   - specPath: absolute.
  ///   - folder: the absolute folder for the module's files.
  func outcome(
    of module: Module, pack: Pack, specPath: String, in folder: String
  ) throws(DiskError) -> ModuleOutcome {
    var outcome = ModuleOutcome(name: module.name)
    let planner = Planner(
      pack: pack, runtime: config.runtime ?? .package,
      specPath: FilePath.relative(specPath, to: sourceRoot))
    let (planned, problems) = planner.plan(module, in: folder)
    outcome.diagnostics = problems + badPaths(of: planned, in: folder)
    outcome.paths = planned.files.map(\.path)
    let renderer = Renderer(library: pack.library, layout: layout, header: header)
    let (files, mistakes) = renderer.render(planned)
    outcome.diagnostics += mistakes
    if !outcome.diagnostics.hasErrors { try compare(files, into: &outcome) }
    return outcome
  }

  /// The part of ViperKit that all modules share.
  func runtimeOutcome(in folder: String) throws(DiskError) -> ModuleOutcome {
    let file = RuntimeFile.rendered(in: folder, header: header)
    var outcome = ModuleOutcome(name: RuntimeFile.source)
    outcome.paths = [file.path]
    try compare([file], into: &outcome)
    return outcome
  }

  private func badPaths(of planned: PlannedModule, in folder: String) -> [Diagnostic] {
    planned.files.compactMap { file in
      if file.path.utf8.contains(0) { return .pathWithNul(display(file.path), in: display(folder)) }
      let isBelow = FilePath.isInside(file.path, folder) && file.path != folder
      return isBelow ? nil : .pathOutside(display(file.path), folder: display(folder))
    }
  }

  private func compare(
    _ files: [RenderedFile], into outcome: inout ModuleOutcome
  ) throws(DiskError) {
    var comparison = Comparison(disk: disk, display: display, isForced: isForced)
    for file in files { try comparison.compare(file) }
    outcome.changes = comparison.changes
    outcome.diagnostics += comparison.diagnostics
    outcome.edits = comparison.edits
  }
}
