import ViperProject
import ViperRendering
import ViperText

/// What a command works in: the disk, the working directory and the environment.
package struct CommandContext: Sendable {
  package var disk: any Disk
  /// Absolute.
  package let workingFolder: String
  package var environment: Environment
  /// For help and completions.
  package var table: CommandTable
  /// What tells this build of the tool from others; nil if nobody knows.
  var tool: String?

  package init(
    disk: any Disk, workingFolder: String, environment: Environment, table: CommandTable,
    tool: String? = nil
  ) {
    (self.disk, self.workingFolder, self.environment) = (disk, workingFolder, environment)
    (self.table, self.tool) = (table, tool)
  }

  /// Of this process.
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

  /// How paths are shown that the user did not give: from the working directory on.
  package var display: PathDisplay { PathDisplay(workingFolder: workingFolder) }

  /// The same on a disk on which no symbolic link leads out of a project.
  ///
  /// - Parameter paths: those that the user has typed.
  package func fenced(around paths: [String]) throws(DiskError) -> CommandContext {
    var context = self
    context.disk = try FencedDisk(disk, around: [workingFolder] + paths.map(absolute))
    return context
  }

  /// Finds projects on the disk.
  package var finder: ProjectFinder { finder(on: disk) }

  /// Of other packages' specs a plugin tells which ones the build knows, a path a line.
  package func finder(on disk: any Disk) -> ProjectFinder {
    let handed = (environment.variable("VIPER_GEN_KNOWN_SPECS") ?? "").split(separator: "\n")
    return ProjectFinder(
      disk: disk, workingFolder: workingFolder, handedSpecs: handed.map { absolute(String($0)) })
  }

  var annotation: GitHubAnnotation {
    let workspace = environment.variable("GITHUB_WORKSPACE").map(FilePath.normal)
    return GitHubAnnotation(
      workingFolder: workingFolder, workspace: workspace?.hasPrefix("/") == true ? workspace : nil)
  }

  /// The file of this program, as it was called.
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

  /// What the machine refused, with the path as the user would write it.
  package func diagnostic(for error: DiskError) -> Diagnostic {
    let isBelow = FilePath.isInside(error.path, workingFolder)
    let path = isBelow ? display(error.path) : error.path
    let shown = DiskError(operation: error.operation, path: path, reason: error.reason)
    let help =
      error.isDenied ? "check its owner and permissions: ls -ld \(shellWord(path))" : nil
    return Diagnostic(id: "invalid-disk-access", shown.message, at: nil, help: help)
  }
}
