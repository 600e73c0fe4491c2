import ViperCommandLine
import ViperGeneration
import ViperProject
import ViperText

/// Where a new module goes that no config has a folder for.
struct Landing {
  /// The absolute folder above that of the module.
  private(set) var folder: String
  /// The absolute folders that the targets of the package have modules in, if none of them sees this one.
  private var unseen: [String] = []

  /// At the top of a package or an Xcode project with one target, its folder; else the one asked for.
  ///
  /// - Parameters:
  ///   - into: the absolute folder that was asked for, or the working directory.
  ///   - isAsked: whether the command line says it.
  init(from into: String, isAsked: Bool, in existing: ExistingProject?) {
    folder = into
    guard let existing, existing.home(of: into) == nil else { return }
    if !isAsked, into == existing.folder, existing.homes.count == 1 {
      folder = existing.homes[0].output
    } else if existing.isPackage {
      // An Xcode project takes in files from anywhere, and says what it leaves.
      unseen = existing.homes.map(\.output)
    }
  }

  func diagnostics(for module: String, _ display: PathDisplay) -> [Diagnostic] {
    guard !unseen.isEmpty else { return [] }
    let folders = unseen.map { quoted(display($0)) }
    return [
      Diagnostic(
        .warning, id: "unused-module-folder",
        "no target of the package compiles '\(display(FilePath.join(folder, module)))'", at: nil,
        help:
          "run 'viper-gen remove \(module)', then run 'new' again with '--into' and one of \(list(folders))"
      )
    ]
  }
}
