import Foundation
import TestTools
import Testing

@Suite(.serialized, .processesInTurn) struct CheckTests {
  /// A project whose spec has changed since it was generated: a view method came, the entity went.
  private func drifted() throws -> Workspace {
    let place = try Workspace([
      "A B.txt": "",
      "A.viper.json": #"{ "ui": "none", "entities": [{ "name": "Row" }] }"#,
    ])
    #expect(try place.run("generate").status == 0)
    try place.write("A.viper.json", SpecText.show)
    try place.remove("ARouter.swift")
    return place
  }

  @Test func checkShowsOutdatedFilesAndChangesNothing() throws {
    let place = try drifted()
    let before = try place.state
    let run = try place.run("check")
    #expect(run.output.contains("--- AContracts.swift\n+++ AContracts.swift\n@@ "))
    #expect(run.output.contains("\n+  func show(_ text: String)\n"))
    #expect(run.output.contains("create     ARouter.swift\n"))
    #expect(run.output.contains("remove     AEntities.swift\n"))
    #expect(
      run.errors == """
        viper-gen: error: 5 files are out of date [outdated-files]
           = help: run 'viper-gen generate'

        """, "\(run.output)")
    #expect(run.status == 1)
    #expect(try place.state == before)
    // An edited file doesn't hide the other files.
    try place.write("ABuilder.swift", place.text("ABuilder.swift") + "// mine\n")
    let edited = try place.run("check --quiet")
    #expect(
      edited.output == """
        update     AContracts.swift
        merge      AView.swift
        create     ARouter.swift
        update     A.viper.lock
        remove     AEntities.swift

        """)
    #expect(edited.errors.contains("ABuilder.swift:17:1: error: this generated file was edited"))
    #expect(edited.errors.contains("error: 5 files are out of date"))
    #expect(edited.status == 1)
  }

  private static let own =
    #"{ "ui": "none", "root": true, "yours": ["all"], "viewOutput": ["tap()"] }"#

  private static let edits = [
    ("AContracts.swift", "func tap()", "func tap()\n  func more()", "unexpected-protocol-member"),
    ("AContracts.swift", "  func tap()\n", "", "missing-member"),
    ("AContracts.swift", "func tap()", "func tap(at id: Int)", "missing-member"),
    ("APresenter.swift", "  func tap() {", "  func other() {", "missing-member"),
    ("APresenter.swift", "  func tap() {", "  func tap() -> Int {", "conflicting-declaration"),
    ("APresenter.swift", ": AViewOutputProtocol", "", "missing-conformance"),
    ("APresenter.swift", "class APresenter", "class Other", "missing-type"),
  ]

  @Test func anOwnFileUnlikeItsSpecIsOutOfDate() throws {
    let place = try Workspace(["A.viper.json": Self.own])
    #expect(try place.run("generate").status == 0)
    #expect(try place.run("check").status == 0)
    for (file, old, new, id) in Self.edits {
      let text = try place.text(file)
      try #require(text.contains(old), "\(text)")
      try place.write(file, text.replacing(old, with: new))
      let before = try place.state
      let run = try place.run("check")
      #expect(run.status == 1 && run.errors.contains(": error: "), "\(run.errors)")
      #expect(run.errors.contains("[\(id)]"), "\(run.errors)")
      #expect(try place.state == before)
      try place.write(file, text)
    }
    let presenter = try place.text("APresenter.swift")
    try place.remove("APresenter.swift")
    #expect(try place.run("check").errors.contains("'APresenter' isn't declared in any file"))
    try place.write("APresenter.swift", presenter.replacing("func tap()", with: "func other()"))
    let json = try place.run("check --format json")
    #expect(json.status == 1 && json.output.contains("\"result\": \"drift\""), "\(json.output)")
    let github = try place.run("check --format github")
    #expect(github.status == 1 && github.output.contains("::error file="), "\(github.output)")
    let quiet = try place.run("check --quiet")
    #expect(quiet.status == 1 && quiet.errors.contains(": error: "), "\(quiet.errors)")
  }

  @Test func anInvalidConfigHidesOutdatedFiles() throws {
    let place = try drifted()
    try place.write("viper-gen.json", #"{ "root": true, "aces": "public" }"#)
    try place.write("B.viper.json", #"{ "ui": "none", "view": ["a("] }"#)
    let before = try place.state
    for command in ["check", "check --quiet", "diff", "generate"] {
      let run = try place.run(command)
      #expect(run.status == 1 && run.output == "", "\(command)")
      #expect(run.errors.contains("viper-gen.json:1:18: error: unknown key 'aces'"), "\(command)")
      #expect(run.errors.contains("B.viper.json:1:29: error: expected ')'"), "\(command)")
      #expect(!run.errors.contains(" warning: ") && run.errors.contains("\n2 errors in 2 files"))
    }
    #expect(try place.state == before)
  }

  @Test(.enabled(if: Subprocess.find("patch") != nil))
  func diffIsAPatchThatEqualsGenerate() throws {
    let patched = try drifted()
    let generated = try drifted()
    let diff = try patched.run("diff")
    #expect(diff.errors == "" && diff.status == 0)
    try patched.write("diff.patch", diff.output)
    let patch = try Subprocess(
      #require(Subprocess.find("patch")), ["-p0", "-s", "-E", "-i", "diff.patch"],
      in: patched.url(""))
    #expect(patch.status == 0, "\(patch)")
    try patched.remove("diff.patch")
    #expect(try generated.run("generate").status == 0)
    #expect(try patched.state.mapValues(\.bytes) == generated.state.mapValues(\.bytes))
  }

  @Test func diffShowsNewFilesInFullAndNothingAfterARun() throws {
    let place = try Workspace(["A.viper.json": SpecText.show])
    let run = try place.run("diff --into Out")
    #expect(
      run.output.hasPrefix(
        "create     Out/A/AContracts.swift\n--- /dev/null\n+++ Out/A/AContracts.swift\n@@ -0,0 +1,")
    )
    #expect(place.files == ["A.viper.json"])
    #expect(try place.run("generate").status == 0)
    #expect(try place.run("diff") == Run())
    #expect(try place.isInStep)
  }
}
