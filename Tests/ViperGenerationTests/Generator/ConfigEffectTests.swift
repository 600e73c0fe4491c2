import TestTools
import Testing
import ViperTestTools

@testable import ViperCommands

@Suite(.serialized, .inTurn) struct ConfigEffectTests {
  private static let spec = #"{ "ui": "none", "router": [] }"#

  @Test func wordsStandInTheNamesOfTypesAndFiles() throws {
    let words = #"{ "words": { "Router": "Wireframe", "Protocol": "Interface" } }"#
    let disk = MemoryDisk(TestProject.viper(config: words, ["Trip": Self.spec]))
    try Run(disk).write()
    let router = try #require(disk["/p/TripWireframe.swift"])
    #expect(router.contains("extension TripWireframe: TripWireframeInterface {}"))
    let presenter = try #require(disk["/p/TripPresenter.swift"])
    #expect(presenter.contains("let router: any TripWireframeInterface"))
  }

  @Test(
    arguments: [
      (
        #"{ "words": { "Ruter": "Wireframe" } }"#,
        """
        viper-gen.json:1:15: error: 'Ruter' isn't a word in the names of the pack 'viper' [unknown-word]
         1 | { "words": { "Ruter": "Wireframe" } }
           |               ^~~~~
           = help: did you mean 'Router'?

        """
      ),
      (
        #"{ "words": { "Router": "View" } }"#,
        """
        viper-gen.json:1:25: error: with the words of the config, two types of a module have the same name [conflicting-words]
         1 | { "words": { "Router": "View" } }
           |                         ^~~~
           = help: choose different words

        """
      ),
      (
        #"{ "words": { "Router": "Wire frame" } }"#,
        """
        viper-gen.json:1:25: error: 'Wire frame' can't be used in a Swift name [invalid-word]
         1 | { "words": { "Router": "Wire frame" } }
           |                         ^~~~~~~~~~
           = help: use letters and digits, such as "Wireframe"

        """
      ),
      (
        #"{ "write": "plugins" }"#,
        """
        viper-gen.json:1:13: error: 'plugins' isn't a value of 'write' [unknown-value]
         1 | { "write": "plugins" }
           |             ^~~~~~~
           = help: did you mean 'plugin'?

        """
      ),
    ])
  func aWordThatMeansNothingIsAnError(config: String, expected: String) throws {
    let files = TestProject.viper(config: config, ["Trip": Self.spec])
    #expect(try Run(files).screen() == expected)
  }

  @Test func oneRuntimeFileDoesNotServeSeveralTargets() throws {
    let spec = #"{ "ui": "uikit" }"#
    let files = TestProject.viper(
      config: #"{ "runtime": "file" }"#, ["Sources/App/Trip": spec, "Sources/Kit/Note": spec]
    ).merging(["/p/Package.swift": ""]) { $1 }
    #expect(
      try Run(files).screen() == """
        viper-gen.json:1:15: error: the modules in 'Sources/App' and 'Sources/Kit' can't share a file with ViperKit [unsupported-shared-runtime]
         1 | { "runtime": "file" }
           |               ^~~~
           = help: use the package ViperKit instead: "runtime": "package"

        """)
  }

  @Test func theRuntimeFileOfATargetStandsInItsFolder() throws {
    let spec = #"{ "ui": "uikit" }"#
    let files = TestProject.viper(
      config: #"{ "runtime": "file" }"#,
      ["Sources/App/Trip/Trip": spec, "Sources/App/Note/Note": spec]
    ).merging(["/p/Package.swift": ""]) { $1 }
    let made = try Run(files).changes().filter { $0.hasSuffix("ViperKit.swift") }
    #expect(made == ["create /p/Sources/App/ViperKit.swift"])
  }

  @Test func aSecondRuntimeFileInATargetIsAnError() throws {
    let spec = #"{ "ui": "uikit" }"#
    let config = #"{ "root": true, "runtime": "file", "output": "." }"#
    let disk = MemoryDisk([
      "/p/Package.swift": "", "/p/Sources/App/A/viper-gen.json": config,
      "/p/Sources/App/A/Trip.viper.json": spec, "/p/Sources/App/B/viper-gen.json": config,
      "/p/Sources/App/B/Note.viper.json": spec,
    ])
    try Run(disk, ["Sources/App/A"]).write()
    #expect(
      try Run(disk, ["Sources/App/B"]).screen() == """
        viper-gen: error: 'Sources/App/A/ViperKit.swift' already contains ViperKit, so 'Sources/App/B/ViperKit.swift' would be a second copy [duplicate-runtime]
           = help: delete one of the two copies, and set 'runtime' only in a config above both

        """)
  }

  @Test func whatTheBuildMakesIsLeftToIt() throws {
    let config = #"{ "write": "plugin", "tests": "Tests", "testModule": "App" }"#
    let disk = MemoryDisk(TestProject.viper(config: config, ["Trip": Self.spec]))
    let changeSets = try Run(disk).changeSets().changeSets
    #expect(changeSets.map(\.builtModules) == [1])
    #expect(changeSets.flatMap(\.notes) == [], "no test leaves anything out")
    #expect(try Run(disk).write() == ["create /p/TripView.swift"])
  }

  @Test func testsOfYoursAreStartedAndDrawnViewsAreWritten() throws {
    let config = #"{ "write": "plugin", "tests": "Tests", "testModule": "App" }"#
    let spec = #"{ "ui": "storyboard", "yours": ["tests"] }"#
    let disk = MemoryDisk(TestProject.viper(config: config, ["Trip": spec]))
    #expect(
      try Run(disk).write() == [
        "create /p/TripView.swift", "create /p/Trip.storyboard",
        "create /p/Tests/Trip/TripTests.swift",
      ])
  }

  @Test(
    arguments: [
      (#".plugin(name: "ViperGenPlugin", package: "viper-gen")"#, true),
      (".plugin(\n  name: \"ViperGenPlugin\",\n  package: \"viper-gen\")", true),
      (#"// .plugin(name: "ViperGenPlugin", package: "viper-gen")"#, false),
      (#".plugin(name: "ViperGenPlugin", capability: .buildTool())"#, false), ("", false),
    ])
  func aPackageWithThePluginHasToSayWhoWrites(manifest: String, isAsked: Bool) throws {
    var files = TestProject.viper(["Trip": Self.spec])
    files["/p/Package.swift"] = manifest
    let expected = """
      viper-gen: error: a target of this package uses ViperGenPlugin, but the config doesn't set 'write' [missing-write]
         = help: add "write": "plugin" to viper-gen.json; or use "files" if 'viper-gen generate' writes the files

      """
    #expect(try Run(files).screen() == (isAsked ? expected : ""))
    files["/p/viper-gen.json"] = nil
    #expect(
      try Run(files).screen().contains("help: create a viper-gen.json with { ") == isAsked)
    files["/p/viper-gen.json"] = #"{ "write": "files" }"#
    #expect(try Run(files).screen() == "")
    files["/p/viper-gen.json"] = #"{ "root": true }"#
    files["/p/Trip.viper.json"] = nil
    #expect(try Run(files).screen() == "")
  }

  @Test func aFileWithTheRuntimeIsNothingThatABuildMakes() throws {
    var files = TestProject.viper(config: #"{ "runtime": "file" }"#, [:])
    files["/p/In/viper-gen.json"] = #"{ "write": "plugin" }"#
    files["/p/In/Deep/viper-gen.json"] = "{}"
    files["/p/In/Deep/Trip.viper.json"] = Self.spec
    #expect(
      try Run(files, ["In/Deep"]).screen() == """
        viper-gen.json:1:15: error: 'runtime' is 'file', but a build doesn't generate a file with ViperKit [unsupported-runtime-file]
         1 | { "runtime": "file" }
           |               ^~~~
           = help: delete 'runtime', and add the product ViperKit to the target's dependencies

        """)
  }
}
