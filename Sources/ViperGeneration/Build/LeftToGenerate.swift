import ViperProject
import ViperText

/// What `generate` would do in a project whose generated files the build makes: start and merge files
/// of yours, and remove what it wrote itself before.
struct LeftToGenerate {
  /// Files that declare what the build declares, too.
  let mistakes: [Diagnostic]
  /// Files of yours that the compiler will miss, or find behind their specs.
  let warnings: [Diagnostic]

  /// Where a build system's sandbox refuses to let the files be read, nothing is known of them.
  init(disk: any Disk, project: Project, built: [BuiltFile]) {
    let words = Dictionary(built.flatMap(\.yours)) { first, _ in first }
    var config = project.config
    // Tests of yours are no part of what is built.
    config.tests = nil
    let whole = Project(
      root: project.root, config: config, specs: project.specs, selected: project.selected,
      isWhole: false, display: project.display, known: Array(project.known.values))
    var generator = Generator(disk: disk, options: .init())
    let changes = (try? generator.changeSet(of: whole))?.changes ?? []
    mistakes = changes.filter { $0.status == .remove && $0.path.hasSuffix(".swift") }
      .map { .madeTwice(project.display($0.path)) }
    warnings = changes.filter { $0.isPending && $0.path.hasSuffix(".swift") }.compactMap { change in
      let (path, word) = (project.display(change.path), words[change.path] ?? nil)
      return switch change.status {
      case .create: .notStarted(path, at: word)
      case .merge, .conflict: .notMerged(path, at: word)
      case .identical, .update, .skip, .remove: nil
      }
    }
  }
}
