import ViperCommandLine
import ViperCommands
import ViperPipeline
import ViperProject
import ViperSpec
import ViperText

extension CommandRun {
  /// `upgrade`: moves the project to this version of viper-gen, and shows the changes.
  func upgradeProject(console: inout Console) throws(DiskError) -> ExitCode {
    var finder = context.finder
    let config = try finder.config(for: context.workingFolder)
    guard let config, let pinned = config.viperGen, let wanted = ToolVersion(pinned.string),
      let current = ToolVersion(Version.current)
    else {
      return report(finder.diagnostics + [.noVersion(config, context.display)], console: &console)
    }
    if wanted.isNewer(than: current) {
      let newer = Diagnostic.otherVersion(pinned, tool: Version.current, isNewer: true)
      return report([newer], console: &console)
    }
    let path = context.absolute(pinned.location.source.path)
    let old = pinned.location.source
    let new = TextEdits([.init(pinned.location.range, Version.current)], of: old).edited
    let change = Change(for: .config, status: .update, path: path, old: old.bytes, new: new.bytes)
    var (upgraded, whole) = (context, invocation)
    upgraded.disk = OverlayDisk(base: context.disk, files: [path: new.bytes])
    whole.operands = [context.display(config.outermostFolder)]
    let outcome = try ProjectRun(invocation: whole, context: upgraded)
      .outcome(isWriting: !invocation.isDryRun)
    var made = ChangeSet(root: FilePath.folder(of: path))
    if new != old { made.changes.append(change) }
    let isDone = !outcome.diagnostics.hasErrors
    if isDone { _ = try make(made, ifNothingIsAt: []) }
    let report = RunReport(
      [made] + outcome.changeSets, diagnostics: outcome.diagnostics, display: outcome.display,
      in: context)
    report.printDifferences(format: .text, console: &console)
    if isDone, !invocation.isDryRun {
      console.write("the project uses viper-gen \(Version.current) now\n")
    }
    return isDone ? .fine : .diagnostics
  }
}

extension Diagnostic {
  fileprivate static func noVersion(_ config: Config?, _ display: PathDisplay) -> Self {
    Diagnostic(
      id: "missing-version", "the project doesn't name the version of viper-gen that it uses",
      help: "add \"viperGen\": \"\(Version.current)\" to "
        + (config.map { display(FilePath.join($0.outermostFolder, Config.fileName)) }
          ?? Config.fileName))
  }
}
