import TestTools
import Testing
import ViperTestTools

struct RandomRenameTests {
  @Test func renamingBackUndoesIt() throws {
    var renamed = 0
    for seed in 0..<(runsLongTests ? 300 : 2) {
      let play = OwnershipPlay(OwnershipHistory(seed: seed, rounds: 4))
      guard play.failure == nil, !play.hasConflict, try play.disk.isInStep else { continue }
      let before = play.disk.files
      let run = try play.disk.renameModule("Trip", to: "Voyage")
      #expect(run.screen == "", "seed \(seed)")
      guard run.screen == "" else { continue }
      renamed += 1
      #expect(try play.disk.isInStep, "seed \(seed)")
      #expect(play.disk.names.allSatisfy { !$0.contains("Trip") }, "seed \(seed)")
      #expect(try play.disk.renameModule("Voyage", to: "Trip").screen == "", "seed \(seed)")
      for (path, text) in before {
        #expect(play.disk[path] == text, "seed \(seed): \(path)")
      }
      #expect(play.disk.names == before.keys.sorted(), "seed \(seed)")
    }
    #expect(renamed >= (runsLongTests ? 150 : 1))
  }
}
