import ViperCommandLine
import ViperGeneration
import ViperProject

extension CommandContext {
  /// With all commands, on any disk.
  init(disk: any Disk, workingFolder: String, environment: Environment) {
    self.init(
      disk: disk, workingFolder: workingFolder, environment: environment, table: CommandTable())
    self = finishing
  }

  /// The same for commands that write with a journal: what a killed one of them has begun is finished first.
  var finishing: CommandContext {
    var context = self
    context.finish = { (folder, gate, context) throws(DiskError) in
      try Writer(disk: context.disk, root: folder, gate: gate, keeping: [context.workingFolder])
        .resume()
    }
    return context
  }
}
