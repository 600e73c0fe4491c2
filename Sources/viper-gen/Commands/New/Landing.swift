import ViperCommandLine
import ViperCommands
import ViperProject
import ViperText

/// The folder for a new module if the config sets none.
struct Landing {
  private(set) var folder: String
  /// The absolute paths of the package's targets, if no target contains this folder.
  private var unseen: [String] = []

  /// Chooses the target's folder at the top of a package or Xcode project with one target.
  init(from into: String, isAsked: Bool, in existing: ExistingProject?) {
    folder = into
    guard let existing, existing.home(of: into) == nil else { return }
    if !isAsked, into == existing.folder, existing.homes.count == 1 {
      folder = existing.homes[0].output
    } else if existing.isPackage {
      // An Xcode project accepts files from any folder.
      unseen = existing.homes.map(\.output)
    }
  }

  func diagnostics(for module: String, _ display: PathDisplay) -> [Diagnostic] {
    guard !unseen.isEmpty else { return [] }
    let folders = unseen.map { quoted(display($0)) }
    return [
      Diagnostic(
        .warning, id: "unused-module-folder",
        "no target of the package compiles '\(display(FilePath.join(folder, module)))'",
        help:
          "run 'viper-gen remove \(module)', then run 'new' again with '--into' and one of \(list(folders))"
      )
    ]
  }
}
