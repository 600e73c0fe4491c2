import Foundation
import TestTools
import Testing

@testable import viper_gen

struct RejectedRun: Sendable, CustomTestStringConvertible {
  let id: String
  let line: String
  var files = ["A.viper.json": SpecText.show]
  var change: (@Sendable (Workspace) throws -> Void)?
  var testDescription: String { id }

  /// Expects the errors that a text file has under the id.
  func expect(_ errors: String, in file: String) throws {
    let recorded = RecordedCase.all(in: file).first { $0.title == id }
    try #require(recorded, "'\(file)' has no '\(id)'").expect(errors)
  }

  static let all = [
    RejectedRun(
      id: "missing-tests-folder", line: "new A --tests", files: [:]),
    RejectedRun(
      id: "conflicting-tests-option", line: "new A --no-tests",
      files: ["viper-gen.json": #"{ "tests": "T", "testModule": "App" }"#]),
    RejectedRun(id: "missing-package-option", line: "new A --agents", files: [:]),
    RejectedRun(
      id: "conflicting-target-name", line: "new Foundation --package", files: [:]),
    RejectedRun(
      id: "conflicting-type-name", line: "new Feed",
      files: [
        "viper-gen.json": #"{ "root": true }"#,
        "More.swift": "class Feed {}\nstruct FeedView {}\nextension FeedRouter {}\n",
      ]),
    RejectedRun(
      id: "conflicting-type-name 2", line: "new UI --ui uikit", files: [:]),
    RejectedRun(
      id: "conflicting-type-name 3", line: "rename A UI",
      files: ["A.viper.json": #"{ "ui": "uikit" }"#],
      change: { _ in }),
    RejectedRun(
      id: "missing-test-module", line: "generate",
      files: ["viper-gen.json": #"{ "tests": "T" }"#, "A.viper.json": SpecText.empty]),
    RejectedRun(
      id: "missing-owned-file", line: "generate", change: { try $0.remove("AView.swift") }),
    RejectedRun(
      id: "invalid-restart", line: "generate --restart AView.swift --restart Other.swift",
      change: { _ in }),
    RejectedRun(
      id: "unused-lock-file", line: "generate",
      files: ["A.viper.json": SpecText.show, "B.viper.json": SpecText.empty],
      change: {
        try $0.remove("A.viper.json")
        try $0.write("AView.swift", $0.text("AView.swift") + "// mine\n")
      }),
    RejectedRun(
      id: "invalid-lock-file", line: "generate",
      change: {
        try $0.write("A.viper.lock", $0.text("A.viper.lock").replacing("format 4\n", with: ""))
      }),
    RejectedRun(
      id: "unused-generated-file", line: "check",
      files: [
        "A.viper.json": #"{ "ui": "none", "entities": [{ "name": "Row", "fields": ["id: Int"] }] }"#
      ],
      change: {
        try $0.write("A.viper.json", SpecText.empty)
        try $0.write("AEntities.swift", $0.text("AEntities.swift") + "// mine\n")
      }),
    RejectedRun(
      id: "conflicting-changes", line: "generate", change: overlap),
    RejectedRun(
      id: "conflicting-changes 2", line: "generate --on-conflict fail", change: overlap),
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
    try rejected.expect(run.errors, in: "RejectedRuns.txt")
  }
}
