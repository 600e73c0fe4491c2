import ViperText

/// What `generate` would do in a project whose generated files the build makes: start and merge files
/// of yours, and remove what it wrote itself before.
struct LeftToGenerate {
  /// Files that declare what the build declares, too.
  let mistakes: [Diagnostic]
  /// Files of yours that the compiler will miss, or find behind their specs.
  let warnings: [Diagnostic]

  /// Where a build system's sandbox refuses to let the files be read, nothing is known of them.
  init(disk: any Disk, project: Project) {
    var config = project.config
    // Tests of yours are no part of what is built.
    config.tests = nil
    let whole = Project(
      root: project.root, config: config, specs: project.specs, selected: project.selected,
      isWhole: false, display: project.display)
    var generator = Generator(disk: disk, options: .init())
    let changes = (try? generator.generation(of: whole))?.changes ?? []
    mistakes = changes.filter { $0.status == .remove && $0.path.hasSuffix(".swift") }
      .map { .madeTwice(project.display($0.path)) }
    warnings = changes.filter { $0.isPending && $0.path.hasSuffix(".swift") }.compactMap { change in
      switch change.status {
      case .create: .notStarted(project.display(change.path))
      case .merge, .conflict: .notMerged(project.display(change.path))
      case .identical, .update, .skip, .remove: nil
      }
    }
  }
}
