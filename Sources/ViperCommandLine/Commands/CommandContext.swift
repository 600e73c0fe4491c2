import ViperProject
import ViperText

package struct CommandContext: Sendable {
  package var disk: any Disk
  package let workingFolder: String
  package var environment: Environment
  package var table: CommandTable
  /// The id of this build of viper-gen. Nil if unknown.
  var tool: String?

  package static func process(_ environment: Environment, table: CommandTable) -> CommandContext {
    let display = PathDisplay(workingFolder: PosixDisk.workingFolder)
    let disk = PosixDisk { folder in
      let line = "waiting for another viper-gen, which is at work in '\(display(folder))'\n"
      _ = writeAll(Array(line.utf8), to: 2)
    }
    return CommandContext(
      disk: disk, workingFolder: display.workingFolder, environment: environment, table: table,
      tool: ToolBuild.current)
  }

  package var display: PathDisplay { PathDisplay(workingFolder: workingFolder) }

  /// Makes the same context, on a disk where no symbolic link leads out of a project.
  ///
  /// - Parameter paths: the paths that the user typed.
  package func fenced(around paths: [String]) throws(DiskError) -> CommandContext {
    var context = self
    context.disk = try LinkCheckingDisk(disk, around: [workingFolder] + paths.map(absolute))
    return context
  }

  package var finder: ProjectFinder { finder(on: disk) }

  /// Makes a finder of projects. A plugin passes the specs of other packages in
  /// `VIPER_GEN_KNOWN_SPECS`, one path a line.
  package func finder(on disk: any Disk) -> ProjectFinder {
    let handed = (environment.variable("VIPER_GEN_KNOWN_SPECS") ?? "").split(separator: "\n")
    return ProjectFinder(
      disk: disk, workingFolder: workingFolder, pluginSpecs: handed.map { absolute(String($0)) },
      version: Version.current)
  }

  package var annotation: GitHubAnnotation {
    let workspace = environment.variable("GITHUB_WORKSPACE").map(FilePath.normal)
    return GitHubAnnotation(
      workingFolder: workingFolder, workspace: workspace?.hasPrefix("/") == true ? workspace : nil)
  }

  package var program: String? {
    get throws(DiskError) {
      guard let word = CommandLine.arguments.first else { return nil }
      if word.contains("/") { return absolute(word) }
      for folder in (environment.variable("PATH") ?? "").split(separator: ":") {
        let path = absolute(FilePath.join(String(folder), word))
        if try disk.kind(of: path) != nil { return path }
      }
      return nil
    }
  }

  package func absolute(_ path: String) -> String { FilePath.absolute(path, in: workingFolder) }

  package func diagnostic(for error: DiskError) -> Diagnostic {
    let isBelow = FilePath.isInside(error.path, workingFolder)
    let path = isBelow ? display(error.path) : error.path
    let shown = DiskError(operation: error.operation, path: path, reason: error.reason)
    let help =
      error.isDenied ? "check the owner and permissions: ls -ld \(shellWord(path))" : nil
    return Diagnostic(id: "invalid-disk-access", shown.message, help: help)
  }
}
