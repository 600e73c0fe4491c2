import ViperTestTools

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

extension MemoryDisk {
  /// Does some work on a copy.
  ///
  /// - Returns: the copy, and the numbers of the operations from the first that changes the disk on.
  func changed(by work: (MemoryDisk) throws -> Void) rethrows -> (disk: MemoryDisk, writes: [Int]) {
    let copy = copy()
    copy.restart()
    var first = 0
    func look() {
      guard copy.log.isEmpty else { return }
      first = copy.operations
      copy.interrupt(at: first + 1, look)
    }
    copy.interrupt(at: 0, look)
    try work(copy)
    return (copy, Array(first..<copy.operations))
  }
}
