import Foundation
import TestTools
import Testing

@testable import viper_gen

/// What stands in the way of a run, with all that the user sees of it.
struct RejectedRun: Sendable, CustomTestStringConvertible {
  let id: String
  let line: String
  /// What lies in the folder before the first run.
  var files = ["A.viper.json": SpecText.show]
  /// What is changed after a first `generate`; nil if there is none.
  var change: (@Sendable (Workspace) throws -> Void)?
  let expected: String
  var testDescription: String { id }

  static let all = [
    RejectedRun(
      id: "no-tests-folder", line: "new A --tests", files: [:],
      expected: """
        viper-gen: error: nothing says where mocks and tests go
           = help: add "tests": "Tests/MyAppTests" and "testModule": "MyApp" to viper-gen.json
        1 error; nothing was written

        """),
    RejectedRun(
      id: "tests-configured", line: "new A --no-tests",
      files: ["viper-gen.json": #"{ "tests": "T", "testModule": "App" }"#],
      expected: """
        viper-gen: error: this project makes mocks and tests for all its modules
           = help: leave out '--no-tests', or delete 'tests' in its viper-gen.json
        1 error; nothing was written

        """),
    RejectedRun(
      id: "taken-target", line: "new Foundation --package", files: [:],
      expected: """
        NAME:1:1: error: a target 'Foundation' would stand in for the module of that name that Swift comes with
         1 | Foundation
           | ^~~~~~~~~~
           = help: use 'FoundationScreen'
        1 error; nothing was written

        """),
    RejectedRun(
      id: "used-name", line: "new Feed",
      files: [
        "viper-gen.json": #"{ "root": true }"#,
        "More.swift": "class Feed {}\nstruct FeedView {}\nextension FeedRouter {}\n",
      ],
      expected: """
        More.swift:2:8: error: 'FeedView' is declared here, and a type of the module would be called so
         2 | struct FeedView {}
           |        ^~~~~~~~
           = help: rename it here first, or choose another name for the module
        1 error in 1 file; nothing was written

        """),
    RejectedRun(
      id: "used-name", line: "new UI --ui uikit", files: [:],
      expected: """
        NAME:1:1: error: UIKit has a type 'UIView', and a type of the module would be called so
         1 | UI
           | ^~
           = help: choose another name for the module, such as 'UIPage'
        1 error; nothing was written

        """),
    RejectedRun(
      id: "used-name", line: "rename A UI", files: ["A.viper.json": #"{ "ui": "uikit" }"#],
      change: { _ in },
      expected: """
        NEW:1:1: error: UIKit has a type 'UIView', and a type of the module would be called so
         1 | UI
           | ^~
           = help: choose another name for the module, such as 'UIPage'
        1 error; nothing was written

        """),
    RejectedRun(
      id: "no-test-module", line: "generate",
      files: ["viper-gen.json": #"{ "tests": "T" }"#, "A.viper.json": SpecText.empty],
      expected: """
        viper-gen: error: tests would be made, but of which Swift module they import is unknown
           = help: add "testModule": "MyApp" to the viper-gen.json
        1 error; nothing was written

        """),
    RejectedRun(
      id: "deleted-file", line: "generate", change: { try $0.remove("AView.swift") },
      expected: """
        viper-gen: warning: 'AView.swift' is yours and not there; it stays deleted, and changes of its spec pass it by
           = help: restore it, or start it anew: viper-gen generate --restart AView.swift

        """),
    RejectedRun(
      id: "no-deleted-file", line: "generate --restart AView.swift --restart Other.swift",
      change: { _ in },
      expected: """
        viper-gen: error: 'AView.swift' is not deleted
           = help: delete it, if it is to be started anew
        viper-gen: error: 'Other.swift' is no deleted file of yours
           = help: 'viper-gen check' lists those that are
        2 errors; nothing was written

        """),
    RejectedRun(
      id: "orphan-lock", line: "generate",
      files: ["A.viper.json": SpecText.show, "B.viper.json": SpecText.empty],
      change: {
        try $0.remove("A.viper.json")
        try $0.write("AView.swift", $0.text("AView.swift") + "// mine\n")
      },
      expected: """
        viper-gen: error: 'A.viper.lock' has no spec: the files of yours of the module 'A' are nobody's now
           = help: restore 'A.viper.json', move the lock if you have moved the spec, or move what you need of the files and delete the rest; if a merged branch has renamed it, run 'viper-gen rename A NAME'
        1 error; nothing was written

        """),
    RejectedRun(
      id: "damaged-lock", line: "generate",
      change: {
        try $0.write("A.viper.lock", $0.text("A.viper.lock").replacing("format 4\n", with: ""))
      },
      expected: """
        A.viper.lock:1:1: error: this lock is damaged or has been edited; files of yours are left alone
         1 | # The last generated version of this module. Commit this file, and don't edit it.
           | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           = help: restore it from version control, or delete it and run 'viper-gen generate' again
        1 error in 1 file; nothing was written

        """),
    RejectedRun(
      id: "stale-file", line: "check",
      files: [
        "A.viper.json": #"{ "ui": "none", "entities": [{ "name": "Row", "fields": ["id: Int"] }] }"#
      ],
      change: {
        try $0.write("A.viper.json", SpecText.empty)
        try $0.write("AEntities.swift", $0.text("AEntities.swift") + "// mine\n")
      },
      expected: """
        AEntities.swift:1:1: warning: no spec asks for this generated file any more, and it has been edited
         1 | // Generated by viper-gen from A.viper.json. Do not edit.
           | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           = help: delete it, or delete its first line to keep it

        """),
    RejectedRun(
      id: "merge-conflict", line: "generate", change: overlap,
      expected: """
        AView.swift:14:1: error: your edit and the spec's change overlap here
         14 | <<<<<<< yours
            | ^~~~~~~~~~~~~
            = help: keep what is right and delete the markers
        1 error in 1 file

        """),
    RejectedRun(
      id: "merge-conflict", line: "generate --on-conflict fail", change: overlap,
      expected: """
        AView.swift:1:1: error: your edits in this file and the spec's changes overlap
         1 | /// Shows A and reports the user's actions.
           | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           = help: run 'viper-gen generate --on-conflict markers' and resolve what it marks
        --- AView.swift
        +++ AView.swift
        @@ -11,7 +11,13 @@
         // MARK: - AViewProtocol
        \(" ")
         extension AView: AViewProtocol {
        +<<<<<<< yours
           func show(text: Int) {
        +||||||| base
        +  func show(_ text: String) {
        +=======
        +  func show(_ text: Bool) {
        +>>>>>>> viper-gen
             mine()
           }
         }
        1 error in 1 file; nothing was written

        """),
  ]

  /// The user and the spec change one parameter in different ways.
  private static let overlap: @Sendable (Workspace) throws -> Void = { place in
    try place.write(
      "AView.swift",
      place.text("AView.swift").replacing("_ text: String", with: "text: Int")
        .replacing(/fatalError.*/, with: "mine()"))
    try place.write("A.viper.json", SpecText.show.replacing("String", with: "Bool"))
  }
}

@Suite(.serialized, .processesInTurn) struct RejectedRunTests {
  @Test(arguments: RejectedRun.all + RejectedRun.places)
  func whatStandsInTheWayIsSaid(_ rejected: RejectedRun) throws {
    let place = try Workspace(rejected.files)
    if let change = rejected.change {
      #expect(try place.run("generate").status == 0)
      try change(place)
    }
    let run = try place.run(rejected.line)
    #expect(run.errors == rejected.expected)
  }
}
