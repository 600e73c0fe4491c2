import TestTools
import Testing
import ViperTestTools

@testable import ViperCommandLine
@testable import viper_gen

/// Commands that are killed, and `generate` after them.
struct InterruptedRunTests {
  private static let files = [
    "/p/.git": "",
    "/p/App/viper-gen.json": #"{ "root": true, "output": "Modules", "tests": "../Tests" }"#,
    "/p/App/Feed.viper.json":
      #"{ "root": true, "router": [{ "func": "showTrip()", "to": "Trip" }] }"#,
    "/p/App/Trip.viper.json": #"{ "yours": ["presenter"], "viewOutput": ["didTap()"] }"#,
  ]

  private static func run(
    _ command: Command, _ operands: [String] = [], on disk: MemoryDisk
  ) -> (code: ExitCode, errors: String) {
    var console = Console(colorsErrors: false)
    let code = Command.run(
      Invocation(
        command: command, operands: operands, flags: command == .remove ? ["force": true] : [:],
        values: command == .add ? [GivenValue(name: "to", value: "Trip")] : []),
      in: CommandContext(disk: disk, workingFolder: "/p/App", environment: Environment()),
      console: &console)
    return (code, String(decoding: console.errors, as: UTF8.self))
  }

  private static let generated = {
    let disk = MemoryDisk(files)
    #expect(run(.generate, on: disk).code == .fine)
    return disk
  }()

  @Test func nothingIsWrittenIfOneOfTwoProjectsTakesNoFiles() throws {
    let disk = MemoryDisk([
      "/p/App/.git": "", "/p/App/A/viper-gen.json": #"{ "root": true, "output": "Out" }"#,
      "/p/App/A/Feed.viper.json": #"{ "root": true }"#,
      "/p/App/B/viper-gen.json": #"{ "root": true, "output": "Out" }"#,
      "/p/App/B/Trip.viper.json": #"{ "root": true }"#,
    ])
    try disk.makeFolder("/p/App/B/Out")
    disk.protect("/p/App/B/Out")
    let before = disk.files
    let (code, errors) = Self.run(.generate, on: disk)
    #expect(code == .failure && errors.contains("can't write to 'B/Out'"), "\(errors)")
    #expect(disk.files == before)
  }

  /// The same command finishes the work, at whichever moment it was killed.
  @Test(
    arguments: [
      (Command.generate, []), (.new, ["Place"]), (.remove, ["Feed"]),
      (.rename, ["Trip", "Journey"]), (.add, ["view-output", "didHold()"]),
    ] as [(Command, [String])])
  func theSameCommandFinishesAKilledOne(command: Command, operands: [String]) throws {
    let before = command == .generate ? MemoryDisk(Self.files) : Self.generated.copy()
    let (after, writes) = before.changed { disk in
      let (code, errors) = Self.run(command, operands, on: disk)
      #expect(code == .fine, "\(errors)")
    }
    // At two thirds, some of the files have been replaced.
    for number in runsLongTests ? writes : [writes[writes.count * 2 / 3]] {
      let disk = before.copy()
      disk.restart(failing: .from(number))
      _ = Self.run(command, operands, on: disk)
      disk.restart()
      let isDone = disk.files.filter { !$0.key.hasSuffix(".tmp") } == after.files
      let (code, errors) = Self.run(command, operands, on: disk)
      // A module that is removed or renamed can't be found any more.
      #expect(code == .fine || isDone, "operation \(number): \(errors)")
      if command == .remove || command == .rename { _ = Self.run(.generate, on: disk) }
      #expect(disk.files == after.files, "operation \(number)")
      let temporary = disk.allFolders.filter { $0.hasSuffix(".tmp") }
      #expect(temporary == [], "operation \(number)")
      let check = Self.run(.check, on: disk)
      #expect(check.code == .fine, "operation \(number): \(check.errors)")
    }
  }
}
