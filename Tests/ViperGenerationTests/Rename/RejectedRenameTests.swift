import TestTools
import Testing
import ViperTestTools

struct RejectedRenameTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let title: String
    var name = "Timeline"
    var files: [String: String] = [:]
    var config = #"{ "root": true }"#
    var spec = "Feed.viper.json"
    var change: @Sendable (MemoryDisk) -> Void = { _ in }
    var testDescription: String { title }
  }

  static let cases = [
    Case(
      title: "the same name", name: "Feed"),
    Case(
      title: "another module's name", name: "home"),
    Case(
      title: "a spec that was not applied",
      change: {
        $0["/p/Feed.viper.json"] = $0["/p/Feed.viper.json"]?.replacing(
          "\"view\": [", with: "\"view\": [\"hide()\", ")
      }),
    Case(
      title: "an edited file",
      change: { $0["/p/FeedBuilder.swift"]?.append("// mine\n") }),
    Case(
      title: "markers",
      change: {
        $0["/p/FeedView.swift"]?.append(
          "<<<<<<< ours\nlet a = 1\n=======\nlet a = 2\n>>>>>>> spec\n")
      }),
    Case(
      title: "a file in the way", files: ["TimelineView.swift": "// mine\n"]),
    Case(
      title: "a file of its own with the name of another",
      files: ["Out/Feed/Feed.swift": "// mine\n", "Out/Feed/Timeline.swift": "// mine, too\n"],
      config: #"{ "root": true, "output": "Out" }"#),
    Case(
      title: "a file in a shared folder that stays",
      files: ["FeedView+A.swift": "// mine\n", "TimelineView+A.swift": "extension FeedView {}\n"]),
    Case(
      title: "a name in its own code",
      change: { $0["/p/FeedView.swift"]?.append("// unlike TimelineView\n") }),
    Case(
      title: "a type of the target", files: ["App/View.swift": "struct TimelineView {}\n"]),
    Case(
      title: "a type of another spec",
      files: [
        "Row.viper.json":
          #"{ "root": true, "ui": "none", "entities": [{ "name": "TimelineView", "fields": [] }] }"#
      ]),
    Case(
      title: "a separate repository in its folder",
      files: ["Feed/.git/HEAD": "ref: refs/heads/main\n"], spec: "Feed/Feed.viper.json"),
  ]

  @Test(arguments: cases)
  func aRejectedRenameWritesNothing(_ row: Case) throws {
    let disk = try ModuleRenameTests.Project(
      title: row.title, config: row.config,
      files: ["Home.viper.json": #"{ "ui": "none", "root": true }"#].merging(row.files) { own, _ in
        own
      },
      specs: (row.spec, row.spec.replacing("Feed", with: "Timeline"))
    ).disk()
    row.change(disk)
    let before = disk.files
    let run = try disk.renameModule("Feed", to: row.name)
    let recorded = RecordedCase.all(in: "RejectedRenames.txt").first { $0.title == row.title }
    try #require(recorded).expect(run.screen)
    #expect(run.changes == [])
    #expect(disk.files == before)
  }
}
