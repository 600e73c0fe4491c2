import ViperBuild
import ViperCommandLine
import ViperPipeline
import ViperProject

extension CommandRun {
  /// `inputs`: prints the files that a build step reads as an `.xcfilelist`, because Xcode's
  /// sandbox for scripts needs one. The list comes from a recorded run.
  func listInputs(console: inout Console) throws(DiskError) -> ExitCode {
    let disk = RecordingDisk(base: context.disk)
    var request = BuildRequest(folder: context.workingFolder)
    request.made = invocation.operands.isEmpty ? ["."] : invocation.operands
    var build = ModuleBuild(request, disk: disk, workingFolder: context.workingFolder)
    let changeSet = try build.changeSet()
    guard !changeSet.diagnostics.hasErrors else {
      console.report(changeSet.diagnostics)
      return .diagnostics
    }
    // A build reads the lock files to warn about owned files that are out of date.
    var files = disk.readFiles
    for spec in files where Project.SpecFile.isSpec(spec) {
      let lock = ModuleLock.path(ofSpec: spec)
      if try disk.kind(of: lock) == .file { files.append(lock) }
    }
    if let program = try context.program { files.append(program) }
    for file in Set(files).sorted() { console.write(line(for: file)) }
    return .fine
  }

  /// `$(SRCROOT)/viper-gen.json`: Xcode replaces this name by the project's folder.
  private func line(for path: String) -> String {
    let isBelow = FilePath.isInside(path, context.workingFolder)
    return (isBelow ? "$(SRCROOT)/\(context.display(path))" : path) + "\n"
  }
}
