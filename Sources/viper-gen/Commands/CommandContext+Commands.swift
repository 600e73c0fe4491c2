import ViperCommandLine
import ViperProject

extension CommandContext {
  /// With all commands, on any disk.
  init(disk: any Disk, workingFolder: String, environment: Environment) {
    self.init(
      disk: disk, workingFolder: workingFolder, environment: environment, table: CommandTable())
  }
}
