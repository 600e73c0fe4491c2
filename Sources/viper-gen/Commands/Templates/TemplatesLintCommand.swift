import ViperCommandLine
import ViperCommands
import ViperOwnership
import ViperPack
import ViperPipeline
import ViperProject
import ViperText

extension CommandRun {
  /// `templates lint`: checks packs with a sample spec and with the project's specs.
  func lintPacks(console: inout Console) throws(DiskError) -> ExitCode {
    var diagnostics: [Diagnostic] = []
    var names: [(word: String, folder: String)] = invocation.operands.map {
      (BuiltIn.packNames.contains($0) ? $0 : packWord($0), context.workingFolder)
    }
    if names.isEmpty {
      var finder = context.finder
      let config = try finder.config(for: context.workingFolder)
      diagnostics = finder.diagnostics
      guard let config, let pack = config.pack else {
        return fail(with: .nothingToLint(), console: &console)
      }
      names = [(pack.string, config.packFolder)]
    }
    var loader = PackLoader(disk: context.disk)
    loader.display = context.display
    let shown = try shownByProject()
    var linted: [(path: String, isSound: Bool)] = []
    for name in names {
      var found: [Diagnostic] = []
      guard let files = try loader.files(of: name.word, in: name.folder, into: &found) else {
        return fail(with: .noFolder(name.word), console: &console)
      }
      found += PackLint.diagnostics(of: files.files, path: files.path, and: shown)
      linted.append((files.path, found.isEmpty))
      diagnostics += found
    }
    if invocation.format == .text {
      for pack in linted where pack.isSound {
        console.write("\(printable(pack.path)): no mistakes\n")
      }
    }
    return report(diagnostics, ending: nil, console: &console)
  }

  private func shownByProject() throws(DiskError) -> [Diagnostic] {
    var finder = context.finder
    var pipeline = Pipeline(disk: context.disk)
    var diagnostics: [Diagnostic] = []
    for project in try finder.projects(for: [], withInner: true) {
      diagnostics += try pipeline.changeSet(of: project).diagnostics
    }
    return diagnostics
  }
}

extension Diagnostic {
  static func nothingToLint() -> Self {
    Diagnostic(
      id: "missing-pack", "this project has no template pack",
      help: "name a folder, or copy a built-in pack: viper-gen templates eject viper")
  }

  static func noFolder(_ path: String) -> Self {
    Diagnostic(
      id: "missing-pack", "can't find the folder \(quoted(path))",
      help: "copy a built-in pack: viper-gen templates eject viper")
  }
}
