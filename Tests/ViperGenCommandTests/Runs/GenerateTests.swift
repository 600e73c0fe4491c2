import Foundation
import TestTools
import Testing

@Suite(.serialized, .processesInTurn) struct GenerateTests {
  @Test func aDryRunPrintsTheSameAndASecondRunChangesNothing() throws {
    let place = try Workspace(["A.viper.json": SpecText.empty, "Sub/B.viper.json": SpecText.show])
    let dry = try place.run("generate -n")
    #expect(place.files.count == 2)
    let first = try place.run("generate")
    #expect(first == dry)
    #expect(first.errors == "" && first.status == 0)
    #expect(first.output.contains("create     Sub/BView.swift\n"))
    let before = try place.state
    #expect(
      try place.run("generate")
        == Run(output: "nothing changed, \(before.count - 2) as they were\n"))
    let second = try place.run("generate --verbose")
    let words = second.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(Set(words) == ["identical"] && words.count == before.count - 2)
    #expect(second.errors == "" && second.status == 0)
    #expect(try place.state == before)
    #expect(try place.run("generate --quiet") == Run())
    #expect(try place.isInStep)
  }

  @Test func anEntityWithoutFieldsIsOneLine() throws {
    let entities = #""root": true, "entities": [{ "name": "Row" }]"#
    let place = try Workspace([
      "A.viper.json": "{ \(entities) }",
      "B.viper.json": """
      {
        \(entities.replacing("Row", with: "Cell")), "access": "public", "inputs": ["cell: Cell"]
      }
      """,
      "C.viper.json": """
      {
        "pack": "vip", "useCases": [{ "name": "Load", "request": [] }, { "name": "Stop" }]
      }
      """,
    ])
    #expect(try place.run("generate").status == 0)
    #expect(try place.text("AEntities.swift").hasSuffix("nonisolated struct Row: Sendable {}\n"))
    let shown = "public nonisolated struct Cell: Sendable {\n  public init() {}\n}\n"
    #expect(try place.text("BEntities.swift").hasSuffix(shown))
    let models = try place.text("CModels.swift")
    #expect(models.hasSuffix("struct Request: Sendable {}\n  }\n\n  enum Stop {}\n}\n"))
  }

  @Test func onlyVerboseRunsListSkippedFiles() throws {
    let place = try Workspace([
      "Built/viper-gen.json": #"{ "root": true, "write": "plugin" }"#,
      "Built/A.viper.json": SpecText.show,
      "Tested/viper-gen.json": #"{ "root": true, "tests": "Tests", "testModule": "App" }"#,
      "Tested/A.viper.json": #"{ "ui": "none", "root": true, "services": ["store: any Store"] }"#,
    ])
    for (folder, line) in [
      ("Built", "generated files of 1 module: the build writes them"),
      ("Tested", "ATests: ABuilder.build (no sample for 'any Store'; add it to 'samples')"),
    ] {
      let output = try place.run("generate \(folder)").output
      #expect(output.contains(" files changed\n") && !output.contains("skip"), "\(output)")
      let all = try place.run("generate -v \(folder)").output
      #expect(all.hasSuffix("skip       \(line)\n"), "\(all)")
    }
    let added = try place.run("add services 'cache: any Cache' --to Tested/A.viper.json")
    #expect(added.status == 0 && !added.output.contains("skip"), "\(added)")
  }

  @Test func allErrorsOfAllSpecsAreReportedAndNothingIsWritten() throws {
    let place = try Workspace([
      "A.viper.json": "{\r\n  \"ui\": \"none\",\r\n  \"views\": []\r\n}\r\n",
      "B.viper.json": #"{ "doc": "👍🏽 é", "ui": "none", "view": ["a("] }"#,
      "C.viper.json": SpecText.empty,
    ])
    #expect(
      try place.run("generate")
        == Run(
          errors: """
            A.viper.json:3:4: error: unknown key 'views' [unknown-key]
             3 |   "views": []
               |    ^~~~~
               = help: did you mean 'view'?
            B.viper.json:1:51: error: expected ')' to close '(', found the end [missing-closing-bracket]
             1 | { "doc": "👍🏽 é", "ui": "none", "view": ["a("] }
               |                                            ^
               = help: write ')' at the end
            B.viper.json:1:50: note: '(' is opened here
             1 | { "doc": "👍🏽 é", "ui": "none", "view": ["a("] }
               |                                           ^
            2 errors in 2 files; nothing was written

            """, status: 1))
    #expect(place.files == ["A.viper.json", "B.viper.json", "C.viper.json"])
  }

  /// Also where only one of them has something to write.
  @Test func twoProjectsMayWriteIntoOneFolder() throws {
    let config = #"{ "output": "../Out" }"#
    let place = try Workspace([
      "viper-gen.json": #"{ "root": true }"#, "P/viper-gen.json": config,
      "Q/viper-gen.json": config, "P/A.viper.json": SpecText.empty,
    ])
    #expect(try place.run("generate").status == 0)
    try place.write("Q/B.viper.json", SpecText.empty)
    let second = try place.run("generate")
    #expect(second.errors == "" && second.status == 0)
    #expect(place.files.contains("Out/A/ABuilder.swift"))
    #expect(place.files.contains("Out/B/BBuilder.swift"))
    #expect(!place.files.contains { $0.contains(".viper-gen.tmp") })
  }

  @Test func anEditOfAGeneratedFileStopsTheRunUntilItIsForced() throws {
    let place = try Workspace(["A.viper.json": SpecText.empty, "B.viper.json": SpecText.empty])
    #expect(try place.run("generate A.viper.json").status == 0)
    let original = try place.text("ABuilder.swift")
    try place.write("ABuilder.swift", original + "// mine\n")
    let before = try place.state
    let run = try place.run("generate")
    #expect(run.output == "" && run.status == 1)
    #expect(
      run.errors.hasPrefix(
        "ABuilder.swift:17:1: error: this generated file was edited [changed-generated-file]\n"))
    #expect(run.errors.contains("--- generated\n+++ ABuilder.swift\n"))
    #expect(run.errors.contains("\n+// mine\n"))
    #expect(run.errors.hasSuffix("\n1 error in 1 file; nothing was written\n"))
    #expect(try place.state == before)
    let forced = try place.run("generate --force")
    #expect(forced.output.contains("update     ABuilder.swift\n") && forced.status == 0)
    #expect(try place.text("ABuilder.swift") == original)
  }

  @Test func aPathSelectsItsSpecs() throws {
    let place = try Workspace([
      "One/A.viper.json": SpecText.empty, "Two/B.viper.json": SpecText.empty,
      "Two/C.viper.json": SpecText.empty,
    ])
    let file = try place.run("generate Two/C.viper.json")
    #expect(file.output.contains("Two/CView.swift") && !place.exists("Two/BView.swift"))
    let folder = try place.run("generate Two")
    #expect(folder.output.contains("create     Two/BView.swift"))
    #expect(folder.output.hasSuffix("\n7 files changed, 7 as they were\n"))
    #expect(!folder.output.contains("Two/CView.swift"))
    #expect(!place.exists("One/AView.swift"))
    let inside = try place.run("generate", in: "One")
    #expect(inside.output.contains("create     AView.swift"))
    let absolute = try place.run("generate -v '\(place.path)/One'")
    #expect(absolute.output.contains("identical  \(place.path)/One/AView.swift"))
  }

  @Test func theConfigThatAppliesIsNamedOnRequest() throws {
    let place = try Workspace([
      "viper-gen.json": #"{ "root": true, "ui": "none" }"#, "App/viper-gen.json": "{}",
      "App/A.viper.json": SpecText.empty, "B.viper.json": SpecText.empty,
    ])
    let run = try place.run("generate --verbose App .")
    #expect(
      run.output.hasPrefix(
        "config     App/viper-gen.json, then viper-gen.json\nconfig     viper-gen.json\ncreate "))
    #expect(run.output.contains("create     App/AView.swift\n") && run.status == 0)
  }

  @Test func aRunBeginsInTheFolderThatIsNamed() throws {
    let place = try Workspace([
      "App/viper-gen.json": #"{ "pack": "vip" }"#, "App/A.viper.json": SpecText.empty,
    ])
    #expect(try place.run("-C App generate").output.contains("create     AViewController.swift"))
    #expect(place.exists("App/AViewController.swift"))
    // The pack of that folder decides which UI there is.
    #expect(try place.run("new B --directory=App --ui uikit -n").status == 0)
    #expect(try place.run("new B --directory=App --ui swiftui -n").status == 2)
    #expect(
      try place.run("-C Nowhere generate")
        == Run(
          errors: "viper-gen: error: can't enter 'Nowhere': No such file or directory "
            + "[invalid-disk-access]\n",
          status: 2))
    #expect(
      try place.run("-C").errors.hasPrefix("viper-gen: error: '--directory' needs a value"))
  }

  @Test func theFolderOfTheRunIsTheUsers() throws {
    let place = try Workspace(["A.viper.json": SpecText.empty])
    #expect(
      try place.run("generate --into Out/Here").output.contains("create     Out/Here/A/AView.swift")
    )
    #expect(place.exists("Out/Here/A/AView.swift") && !place.exists("AView.swift"))
    #expect(try place.run("generate --into '\(place.path)/Abs'").status == 0)
    #expect(try place.text("Abs/A/AView.swift") == place.text("Out/Here/A/AView.swift"))
  }

  @Test func theToolAloneInAnEmptyEnvironmentWorks() throws {
    let place = try Workspace(["Project/A.viper.json": SpecText.empty])
    try FileManager.default.copyItem(
      atPath: Subprocess.viperGen, toPath: place.url("tool").path)
    let expected = try place.run("generate -n", in: "Project")
    let run = try Subprocess(
      #require(Subprocess.find("env")), ["-i", place.url("tool").path, "generate"],
      in: place.url("Project"))
    #expect(run.output == expected.output && run.errors == "" && run.status == 0)
  }
}
