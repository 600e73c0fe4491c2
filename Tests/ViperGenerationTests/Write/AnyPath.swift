@testable import ViperCommandLine
@testable import ViperPipeline
@testable import ViperProject
@testable import viper_gen

extension Writer {
  init(disk: any Disk, root: String, keeping kept: Set<String> = []) {
    self.init(
      disk: disk, root: root, gate: PathGate(on: disk, typed: ["/"]), keeping: kept)
  }
}

extension Change {
  init(status: Status, path: String, old: [UInt8]? = nil, new: [UInt8]? = nil) {
    self.init(for: .init(ofFileAt: path), status: status, path: path, old: old, new: new)
  }
}

extension Project {
  /// Without specs.
  static func at(_ root: String, output: String? = nil) -> Project {
    var config = Config(folder: root)
    config.output = output
    return Project(
      root: root, bounds: root, config: config, specs: [], selected: [], isWhole: true,
      display: PathDisplay(workingFolder: root))
  }
}

extension CommandContext {
  /// With all commands, on any disk.
  init(disk: any Disk, workingFolder: String, environment: Environment) {
    self.init(
      disk: disk, workingFolder: workingFolder, environment: environment, table: CommandTable())
  }
}
