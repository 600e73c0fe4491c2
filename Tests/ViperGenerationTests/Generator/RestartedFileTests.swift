import Testing
import ViperTestTools

@testable import ViperGeneration

/// Deleted files of yours that are asked for again.
@Suite(.serialized, .inTurn) struct RestartedFileTests {
  private let disk: MemoryDisk

  init() throws {
    disk = MemoryDisk(TestProject.viper(["Trip": Self.spec("show()")]))
    try Run(disk).write()
  }

  private static func spec(_ member: String) -> String {
    #"{ "ui": "none", "yours": ["view"], "view": ["\#(member)"] }"#
  }

  @Test func aDeletedFileOfYoursIsStartedAnewIfItIsAskedFor() throws {
    let view = try #require(disk["/p/TripView.swift"])
    disk["/p/TripView.swift"] = nil
    disk["/p/Trip.viper.json"] = Self.spec("blink()")
    var options = Pipeline.Options()
    options.restarted = ["/p/TripView.swift"]
    try Run(disk, options: options).write()
    #expect(disk["/p/TripView.swift"] == view.replacing("show()", with: "blink()"))
    #expect(try Run(disk).screen() == "")
    #expect(try disk.isInStep)
  }

  @Test func whatHasMovedIsNotStartedAnew() throws {
    disk["/p/Parts/View.swift"] = disk["/p/TripView.swift"]
    disk["/p/TripView.swift"] = nil
    var options = Pipeline.Options()
    options.restarted = ["/p/TripView.swift"]
    #expect(
      try Run(disk, options: options).changeSets().diagnostics.map(\.message) == [
        "what 'TripView.swift' held stands in 'Parts/View.swift'"
      ])
  }
}
