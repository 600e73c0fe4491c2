import TestTools
import Testing
import ViperTestTools

struct ConfigEffectTests {
  private static let spec = #"{ "ui": "none", "router": [] }"#

  @Test func wordsOfTheConfigAreInTypeAndFileNames() throws {
    let words = #"{ "words": { "Router": "Wireframe", "Protocol": "Interface" } }"#
    let disk = MemoryDisk(TestProject.viper(config: words, ["Trip": Self.spec]))
    try Run(disk).write()
    let router = try #require(disk["/p/TripWireframe.swift"])
    #expect(router.contains("extension TripWireframe: TripWireframeInterface {}"))
    let presenter = try #require(disk["/p/TripPresenter.swift"])
    #expect(presenter.contains("let router: any TripWireframeInterface"))
  }

  @Test func theRuntimeFileIsInTheFolderOfItsTarget() throws {
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

  @Test func generateSkipsFilesThatTheBuildGenerates() throws {
    let config = #"{ "write": "plugin", "tests": "Tests", "testModule": "App" }"#
    let disk = MemoryDisk(TestProject.viper(config: config, ["Trip": Self.spec]))
    let changeSets = try Run(disk).changeSets().changeSets
    #expect(changeSets.map(\.builtModules) == [1])
    #expect(changeSets.flatMap(\.notes) == [], "no test leaves anything out")
    #expect(try Run(disk).write() == ["create /p/TripView.swift"])
  }

  @Test func pluginProjectsStillGetOwnedTestsAndStoryboards() throws {
    let config = #"{ "write": "plugin", "tests": "Tests", "testModule": "App" }"#
    let spec = #"{ "ui": "storyboard", "yours": ["tests"] }"#
    let disk = MemoryDisk(TestProject.viper(config: config, ["Trip": spec]))
    #expect(
      try Run(disk).write() == [
        "create /p/TripView.swift", "create /p/Trip.storyboard",
        "create /p/Tests/Trip/TripTests.swift",
      ])
  }
}
