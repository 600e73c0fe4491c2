import ViperGeneration
import ViperProject
import ViperText

/// Where a new module goes that no config has a folder for.
struct Landing {
  /// The absolute folder above that of the module.
  let folder: String
  /// The absolute folders that the targets of the package have modules in, if none of them sees this one.
  private var unseen: [String] = []
  /// A line that says what to do once for the whole project, or nothing.
  private(set) var hint = ""

  /// At the top of a package or an Xcode project with one target, its folder; else the one asked for.
  ///
  /// - Parameters:
  ///   - into: the absolute folder that was asked for, or the working directory.
  ///   - isAsked: whether the command line says it.
  static func find(
    from into: String, isAsked: Bool, hasConfig: Bool, context: CommandContext
  ) throws(DiskError) -> Landing {
    guard let existing = try ExistingProject.find(above: into, on: context.disk),
      existing.home(of: into) == nil
    else { return Landing(folder: into) }
    if !isAsked, into == existing.folder, existing.homes.count == 1 {
      let hint = "once: 'viper-gen init' writes down where modules and tests go\n"
      return Landing(folder: existing.homes[0].output, hint: hasConfig ? "" : hint)
    }
    // An Xcode project takes in files from anywhere, and says what it leaves.
    return Landing(
      folder: into, unseen: existing.isPackage ? existing.homes.map(\.output) : [])
  }

  private init(folder: String, unseen: [String] = [], hint: String = "") {
    self.folder = folder
    self.unseen = unseen
    self.hint = hint
  }

  func diagnostics(for module: String, _ display: PathDisplay) -> [Diagnostic] {
    guard !unseen.isEmpty else { return [] }
    let folders = unseen.map { quoted(display($0)) }
    return [
      Diagnostic(
        .warning, id: "unseen-module",
        "no target of the package compiles '\(display(FilePath.join(folder, module)))'", at: nil,
        help:
          "undo it with 'viper-gen remove \(module)', and say '--into' with one of \(list(folders))"
      )
    ]
  }
}
