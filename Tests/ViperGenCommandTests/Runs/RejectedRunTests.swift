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
      id: "missing-tests-folder", line: "new A --tests", files: [:],
      expected: """
        viper-gen: error: can't generate mocks and tests: the config doesn't set their folder [missing-tests-folder]
           = help: add "tests": "Tests/MyAppTests" and "testModule": "MyApp" to viper-gen.json
        1 error; nothing was written

        """),
    RejectedRun(
      id: "conflicting-tests-option", line: "new A --no-tests",
      files: ["viper-gen.json": #"{ "tests": "T", "testModule": "App" }"#],
      expected: """
        viper-gen: error: '--no-tests' contradicts the config, which generates tests for all modules [conflicting-tests-option]
           = help: leave out '--no-tests', or delete 'tests' from viper-gen.json
        1 error; nothing was written

        """),
    RejectedRun(
      id: "conflicting-target-name", line: "new Foundation --package", files: [:],
      expected: """
        NAME:1:1: error: a target can't have the name 'Foundation', because Swift has a module with this name [conflicting-target-name]
         1 | Foundation
           | ^~~~~~~~~~
           = help: use 'FoundationScreen'
        1 error; nothing was written

        """),
    RejectedRun(
      id: "conflicting-type-name", line: "new Feed",
      files: [
        "viper-gen.json": #"{ "root": true }"#,
        "More.swift": "class Feed {}\nstruct FeedView {}\nextension FeedRouter {}\n",
      ],
      expected: """
        More.swift:2:8: error: 'FeedView' already exists, but a type of the module needs this name [conflicting-type-name]
         2 | struct FeedView {}
           |        ^~~~~~~~
           = help: rename it here first, or choose another name for the module
        1 error in 1 file; nothing was written

        """),
    RejectedRun(
      id: "conflicting-type-name", line: "new UI --ui uikit", files: [:],
      expected: """
        NAME:1:1: error: UIKit has a type 'UIView', but a type of the module needs this name [conflicting-type-name]
         1 | UI
           | ^~
           = help: choose another name for the module, such as 'UIPage'
        1 error; nothing was written

        """),
    RejectedRun(
      id: "conflicting-type-name", line: "rename A UI",
      files: ["A.viper.json": #"{ "ui": "uikit" }"#],
      change: { _ in },
      expected: """
        NEW:1:1: error: UIKit has a type 'UIView', but a type of the module needs this name [conflicting-type-name]
         1 | UI
           | ^~
           = help: choose another name for the module, such as 'UIPage'
        1 error; nothing was written

        """),
    RejectedRun(
      id: "missing-test-module", line: "generate",
      files: ["viper-gen.json": #"{ "tests": "T" }"#, "A.viper.json": SpecText.empty],
      expected: """
        viper-gen: error: can't generate tests: the Swift module that they import is unknown [missing-test-module]
           = help: add "testModule": "MyApp" to viper-gen.json
        1 error; nothing was written

        """),
    RejectedRun(
      id: "missing-owned-file", line: "generate", change: { try $0.remove("AView.swift") },
      expected: """
        viper-gen: warning: you deleted 'AView.swift', so changes of its spec aren't merged into it [missing-owned-file]
           = help: restore it, or create it again: viper-gen generate --restart AView.swift

        """),
    RejectedRun(
      id: "invalid-restart", line: "generate --restart AView.swift --restart Other.swift",
      change: { _ in },
      expected: """
        viper-gen: error: can't create 'AView.swift' again: it exists [invalid-restart]
           = help: delete it first
        viper-gen: error: 'Other.swift' isn't a deleted file that you own [invalid-restart]
           = help: to list deleted files, run 'viper-gen check'
        2 errors; nothing was written

        """),
    RejectedRun(
      id: "unused-lock-file", line: "generate",
      files: ["A.viper.json": SpecText.show, "B.viper.json": SpecText.empty],
      change: {
        try $0.remove("A.viper.json")
        try $0.write("AView.swift", $0.text("AView.swift") + "// mine\n")
      },
      expected: """
        viper-gen: error: the spec of the lock file 'A.viper.lock' is missing, but files you own of the module 'A' still exist [unused-lock-file]
           = help: restore 'A.viper.json', or delete the files; if you moved the spec, move the lock file, too; if a merged branch renamed the module, run 'viper-gen rename A NAME'
        1 error; nothing was written

        """),
    RejectedRun(
      id: "invalid-lock-file", line: "generate",
      change: {
        try $0.write("A.viper.lock", $0.text("A.viper.lock").replacing("format 4\n", with: ""))
      },
      expected: """
        A.viper.lock:1:1: error: this lock file is damaged or was edited, so files you own aren't updated [invalid-lock-file]
         1 | # The last generated version of this module. Commit this file, and don't edit it.
           | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           = help: restore it from version control, or delete it and run 'viper-gen generate'
        1 error in 1 file; nothing was written

        """),
    RejectedRun(
      id: "unused-generated-file", line: "check",
      files: [
        "A.viper.json": #"{ "ui": "none", "entities": [{ "name": "Row", "fields": ["id: Int"] }] }"#
      ],
      change: {
        try $0.write("A.viper.json", SpecText.empty)
        try $0.write("AEntities.swift", $0.text("AEntities.swift") + "// mine\n")
      },
      expected: """
        AEntities.swift:1:1: warning: no spec asks for this generated file any more, but it is kept because it was edited [unused-generated-file]
         1 | // Generated by viper-gen from A.viper.json. Do not edit.
           | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           = help: delete the file; to keep it, delete its first line

        """),
    RejectedRun(
      id: "conflicting-changes", line: "generate", change: overlap,
      expected: """
        AView.swift:14:1: error: your edit and the spec's change overlap here [conflicting-changes]
         14 | <<<<<<< yours
            | ^~~~~~~~~~~~~
            = help: keep the correct lines, and delete the markers
        1 error in 1 file

        """),
    RejectedRun(
      id: "conflicting-changes", line: "generate --on-conflict fail", change: overlap,
      expected: """
        AView.swift:1:1: error: your edits in this file and the spec's changes overlap [conflicting-changes]
         1 | /// Shows A and reports the user's actions.
           | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           = help: run 'viper-gen generate --on-conflict markers', and resolve the marked conflicts
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
