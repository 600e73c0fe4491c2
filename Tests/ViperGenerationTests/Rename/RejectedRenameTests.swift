import TestTools
import Testing
import ViperTestTools

@testable import ViperCommands

/// What a module can't be called, and when it can't be renamed: then nothing is written.
@Suite(.serialized, .inTurn) struct RejectedRenameTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let title: String
    var name = "Timeline"
    var files: [String: String] = [:]
    var config = #"{ "root": true }"#
    var change: @Sendable (MemoryDisk) -> Void = { _ in }
    let screen: String
    var testDescription: String { title }
  }

  static let cases = [
    Case(
      title: "the same name", name: "Feed",
      screen: """
        NEW:1:1: error: the module is already named 'Feed' [unused-rename]
         1 | Feed
           | ^~~~
           = help: choose another name

        """),
    Case(
      title: "another module's name", name: "home",
      screen: """
        NEW:1:1: error: a module of that name already exists: 'Home.viper.json' [conflicting-module]
         1 | home
           | ^~~~
           = help: choose another name

        """),
    Case(
      title: "a spec that was not applied",
      change: {
        $0["/p/Feed.viper.json"] = $0["/p/Feed.viper.json"]?.replacing(
          "\"view\": [", with: "\"view\": [\"hide()\", ")
      },
      screen: """
        viper-gen: error: can't rename: 'FeedContracts.swift' and 2 more are out of date [outdated-before-rename]
           = help: run 'viper-gen generate' first

        """),
    Case(
      title: "an edited file",
      change: { $0["/p/FeedBuilder.swift"]?.append("// mine\n") },
      screen: """
        FeedBuilder.swift:18:1: error: this generated file was edited [changed-generated-file]
         18 | // mine
            | ^~~~~~~
            = help: undo your edit, or use --force to discard it; to implement a method yourself, remove its 'forward', 'body', 'to' or 'by' from the spec

        """),
    Case(
      title: "markers",
      change: {
        $0["/p/FeedView.swift"]?.append(
          "<<<<<<< ours\nlet a = 1\n=======\nlet a = 2\n>>>>>>> spec\n")
      },
      screen: """
        FeedView.swift:20:1: error: Git left a conflict here [conflicting-changes]
         20 | <<<<<<< ours
            | ^~~~~~~~~~~~
            = help: keep the correct lines, and delete the markers

        """),
    Case(
      title: "a file in the way", files: ["TimelineView.swift": "// mine\n"],
      screen: """
        viper-gen: error: 'TimelineView.swift' already exists, but a file of 'Timeline' needs this path [conflicting-path]
           = help: move the file, or choose another name

        """),
    Case(
      title: "a file of its own with the name of another",
      files: ["Out/Feed/Feed.swift": "// mine\n", "Out/Feed/Timeline.swift": "// mine, too\n"],
      config: #"{ "root": true, "output": "Out" }"#,
      screen: """
        viper-gen: error: 'Out/Feed/Timeline.swift' already exists, but a file of 'Timeline' needs this path [conflicting-path]
           = help: move the file, or choose another name

        """),
    Case(
      title: "a file in a shared folder that stays",
      files: ["FeedView+A.swift": "// mine\n", "TimelineView+A.swift": "extension FeedView {}\n"],
      screen: """
        viper-gen: error: 'TimelineView+A.swift' already exists, but a file of 'Timeline' needs this path [conflicting-path]
           = help: move the file, or choose another name

        """),
    Case(
      title: "a name in its own code",
      change: { $0["/p/FeedView.swift"]?.append("// unlike TimelineView\n") },
      screen: """
        FeedView.swift:20:11: error: 'TimelineView' already exists, but a type of 'Timeline' needs this name [conflicting-type-name]
         20 | // unlike TimelineView
            |           ^~~~~~~~~~~~
            = help: rename it here first, or choose another name for the module

        """),
    Case(
      title: "a type of the target", files: ["App/View.swift": "struct TimelineView {}\n"],
      screen: """
        App/View.swift:1:8: error: 'TimelineView' already exists, but a type of the module needs this name [conflicting-type-name]
         1 | struct TimelineView {}
           |        ^~~~~~~~~~~~
           = help: rename it here first, or choose another name for the module

        """),
    Case(
      title: "a type of another spec",
      files: [
        "Row.viper.json":
          #"{ "root": true, "ui": "none", "entities": [{ "name": "TimelineView", "fields": [] }] }"#
      ],
      screen: """
        Row.viper.json:1:55: error: 'TimelineView' is also the name of a component of the module 'Timeline' [conflicting-type]
         1 | { "root": true, "ui": "none", "entities": [{ "name": "TimelineView", "fields": [] }] }
           |                                                       ^~~~~~~~~~~~
           = help: rename it
        Feed.viper.json:1:1: note: 'Timeline' is generated from this spec
         1 | {
           | ^

        """),
  ]

  @Test(arguments: cases)
  func nothingIsWritten(_ row: Case) throws {
    let disk = try ModuleRenameTests.Project(
      title: row.title, config: row.config,
      files: ["Home.viper.json": #"{ "ui": "none", "root": true }"#].merging(row.files) { own, _ in
        own
      }
    ).disk()
    row.change(disk)
    let before = disk.files
    let run = try disk.renameModule("Feed", to: row.name)
    #expect(run.screen == row.screen)
    #expect(run.changes == [])
    #expect(disk.files == before)
  }
}
