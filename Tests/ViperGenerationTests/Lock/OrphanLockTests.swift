import TestTools
import Testing
import ViperTestTools

@testable import ViperGeneration
@testable import ViperProject

/// Locks whose specs have gone.
@Suite(.serialized, .inTurn) struct OrphanLockTests {
  /// The words of each spec without a lock were looked for anew for each lock without a spec.
  @Test(.measuresTime) func timeDoesNotGrowWithLocksTimesSpecs() throws {
    let words = (0..<40_000).map { "word\($0)" }.joined(separator: " ")
    func time(locks: Int) throws -> Double {
      let names = (0..<locks).map { "Old\($0)" }
      let disk = MemoryDisk(TestProject.viper([:]))
      for name in names {
        disk["/p/\(name).viper.json"] = #"{ "ui": "none", "yours": ["view"], "view": ["show()"] }"#
      }
      try Run(disk).write()
      for name in names {
        disk["/p/\(name).viper.json"] = nil
        disk["/p/\(name)View.swift"]? += "// mine\n"
      }
      for number in 0..<3 {
        disk["/p/New\(number).viper.json"] =
          #"{ "ui": "none", "yours": ["view"], "view": ["hide()"], "$schema": "\#(words)" }"#
      }
      return try processorTime(of: {
        let found = try Run(disk).changeSets().diagnostics
        #expect(found.map(\.id) == names.map { _ in "orphan-lock" })
      })
    }
    let growth = try timeGrowth(from: 2, to: 40, below: 4, time(locks:))
    #expect(growth < 4)
  }
}
