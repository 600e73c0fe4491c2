import TestTools
import Testing
import ViperProject
import ViperTestTools

@testable import ViperCommandLine
@testable import ViperGeneration
@testable import viper_gen

/// Commands that are killed, and `generate` after them.
@Suite(.serialized, .inTurn) struct InterruptedRunTests {
  private static let files = [
    "/p/.git": "",
    "/p/App/viper-gen.json": #"{ "root": true, "output": "Modules", "tests": "../Tests" }"#,
    "/p/App/Feed.viper.json":
      #"{ "root": true, "router": [{ "func": "showTrip()", "to": "Trip" }] }"#,
    "/p/App/Trip.viper.json": #"{ "yours": ["presenter"], "viewOutput": ["didTap()"] }"#,
  ]

  private static let unfinished = "error: what a run writes in '"

  private func run(
    _ command: Command, _ operands: [String] = [], on disk: MemoryDisk
  ) -> (code: ExitCode, errors: String) {
    var console = Console(coloursErrors: false)
    let code = Command.run(
      Invocation(
        command: command, operands: operands, flags: command == .remove ? ["force": true] : [:]),
      in: CommandContext(disk: disk, workingFolder: "/p/App", environment: Environment()),
      console: &console)
    return (code, String(decoding: console.errors, as: UTF8.self))
  }

  private func generated() -> MemoryDisk {
    let disk = MemoryDisk(Self.files)
    #expect(run(.generate, on: disk).code == .fine)
    disk.restart()
    return disk
  }

  /// At whichever moment it is killed, `generate` finds nothing or all of it done.
  @Test(
    arguments: casesToRun(
      [(Command.new, ["Place"]), (.remove, ["Feed"]), (.rename, ["Trip", "Journey"])], every: 3))
  func aKilledCommandIsFinishedByGenerate(command: Command, operands: [String]) throws {
    let before = generated()
    let after = before.copy()
    let undisturbed = run(command, operands, on: after)
    #expect(undisturbed.code == .fine, "\(undisturbed.errors)")
    _ = run(.generate, on: after)
    let count = before.copy()
    _ = run(command, operands, on: count)
    var finished = 0
    // Writing comes last.
    for number in stride(from: count.operations - 100, to: count.operations, by: 5) {
      let disk = before.copy()
      disk.restart(failing: .from(number))
      _ = run(command, operands, on: disk)
      disk.restart()
      let check = run(.check, on: disk)
      let (code, errors) = run(.generate, on: disk)
      #expect(code == .fine, "operation \(number): \(errors)")
      let isDone = disk.files == after.files
      #expect(isDone || disk.files == before.files, "operation \(number)")
      let isFinished = errors.contains("finished what an interrupted run had begun")
      #expect(check.errors.contains(Self.unfinished) == isFinished, "\(check.errors)")
      if isFinished {
        finished += 1
        #expect(check.code == .diagnostics)
      }
    }
    #expect(finished > 0)
  }
}
