import ViperBuild
import ViperCommandLine
import ViperCommands
import ViperOwnership
import ViperPipeline
import ViperProject

/// `inputs`: prints what a build step reads as an `.xcfilelist`, for Xcode's sandbox of scripts.
///
/// The list is what a run reads, so that it cannot differ from it.
struct InputsCommand: RunnableCommand {
  let invocation: Invocation
  let context: CommandContext

  func run(console: inout Console) throws(DiskError) -> ExitCode {
    let disk = RecordingDisk(base: context.disk)
    var request = BuildRequest(folder: context.workingFolder)
    request.made = invocation.operands.isEmpty ? ["."] : invocation.operands
    var build = ModuleBuild(request, disk: disk, workingFolder: context.workingFolder)
    let changeSet = try build.changeSet()
    guard !changeSet.diagnostics.hasErrors else {
      console.report(changeSet.diagnostics)
      return .diagnostics
    }
    // Files of yours are among them: a build warns of those that are behind their specs.
    var files = disk.readFiles
    for spec in files where Project.SpecFile.isSpec(spec) {
      let lock = ModuleLock.path(ofSpec: spec)
      if try disk.kind(of: lock) == .file { files.append(lock) }
    }
    if let program = try context.program { files.append(program) }
    for file in Set(files).sorted() { console.write(line(for: file)) }
    return .fine
  }

  /// `$(SRCROOT)/viper-gen.json`: Xcode knows the folder of the project by this name.
  private func line(for path: String) -> String {
    let isBelow = FilePath.isInside(path, context.workingFolder)
    return (isBelow ? "$(SRCROOT)/\(context.display(path))" : path) + "\n"
  }
}
