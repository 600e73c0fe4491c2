import ViperProject
import ViperRendering
import ViperText

/// What `generate` would do in a project whose generated files the build makes: start and merge files
/// of yours, and remove what it wrote itself before.
struct LeftToGenerate {
  /// Files that declare what the build declares, too.
  let errors: [Diagnostic]
  /// Files of yours that the compiler will miss, or find behind their specs.
  let warnings: [Diagnostic]

  /// Where a build system's sandbox refuses to let the files be read, nothing is known of them.
  init(_ pipeline: Pipeline, _ resolved: ResolvedProject, built: [BuiltFile]) {
    let words = Dictionary(built.flatMap(\.yours)) { first, _ in first }
    let project = resolved.read.project
    // Tests of yours are no part of what is built.
    let changes = (try? pipeline.merge(resolved, tests: [:]))?.changes ?? []
    // Nor are mocks and other tests: where they are planned, they are no more than left out here.
    let isTest = { (path: String) in
      project.config.tests.map { FilePath.isInside(path, $0) } ?? false
    }
    errors =
      changes
      .filter { $0.status == .remove && $0.path.hasSuffix(".swift") && !isTest($0.path) }
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
