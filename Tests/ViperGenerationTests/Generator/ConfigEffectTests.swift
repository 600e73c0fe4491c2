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

  @Test func generateWritesOnlyOwnedFilesAndStoryboardsBesideTheBuild() throws {
    let config = #"{ "write": "plugin", "tests": "Tests", "testModule": "App" }"#
    let note = #"{ "ui": "storyboard", "yours": ["tests"] }"#
    let disk = MemoryDisk(TestProject.viper(config: config, ["Trip": Self.spec, "Note": note]))
    let changeSets = try Run(disk).changeSets().changeSets
    #expect(changeSets.map(\.builtModules) == [2])
    #expect(changeSets.flatMap(\.notes) == [], "no test leaves anything out")
    #expect(
      try Run(disk).write() == [
        "create /p/NoteView.swift", "create /p/Note.storyboard",
        "create /p/Tests/Note/NoteTests.swift", "create /p/TripView.swift",
      ])
  }
}
