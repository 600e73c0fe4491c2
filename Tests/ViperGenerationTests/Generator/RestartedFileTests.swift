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
    options.restarted = RestartedFiles(paths: ["/p/TripView.swift"])
    try Run(disk, options: options).write()
    #expect(disk["/p/TripView.swift"] == view.replacing("show()", with: "blink()"))
    #expect(try Run(disk).screen() == "")
    #expect(try disk.isInStep)
  }

  private var leftToDo: [String] {
    get throws { try Run(disk).changeSets().changeSets.flatMap(\.leftToDo).map(\.id) }
  }

  private static let moved = "extension TripView {\n  func show() { _ = 1 }\n}\n"

  @Test func aFileWhoseMembersHaveMovedIsDeletedWithoutItsClass() throws {
    disk["/p/TripView+Show.swift"] = Self.moved
    disk["/p/TripView.swift"] = nil
    #expect(try leftToDo == ["deleted-file"])
    // What has moved goes on with its spec.
    disk["/p/Trip.viper.json"] = Self.spec(#"show()", "hide()"#)
    #expect(try leftToDo == ["deleted-file"])
    try Run(disk).write()
    #expect(disk["/p/TripView+Show.swift"]?.contains("func hide()") == true)
  }

  @Test func aFileStartedAnewLeavesOutWhatHasMoved() throws {
    let view = try #require(disk["/p/TripView.swift"])
    disk["/p/TripView+Show.swift"] = Self.moved
    disk["/p/TripView.swift"] = nil
    var options = Pipeline.Options()
    options.restarted = RestartedFiles(paths: ["/p/TripView.swift"])
    try Run(disk, options: options).write()
    let new = try #require(disk["/p/TripView.swift"])
    #expect(view.contains("func show()") && !new.contains("func show()"))
    #expect(new.contains("final class TripView"))
    #expect(disk["/p/TripView+Show.swift"] == Self.moved)
    #expect(try Run(disk).screen() == "")
    #expect(try disk.isInStep)
  }

  @Test func whatHasMovedIsNotStartedAnew() throws {
    disk["/p/Parts/View.swift"] = disk["/p/TripView.swift"]
    disk["/p/TripView.swift"] = nil
    var options = Pipeline.Options()
    options.restarted = RestartedFiles(names: ["TripView.swift"])
    #expect(
      try Run(disk, options: options).changeSets().diagnostics.map(\.message) == [
        "what 'TripView.swift' held stands in 'Parts/View.swift'"
      ])
  }
}
