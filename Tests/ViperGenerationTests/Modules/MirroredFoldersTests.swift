import TestTools
import Testing

/// `mirror`: the folders of the specs below the output and the test folder.
struct MirroredFoldersTests {
  private static let config = """
    {
      "root": true, "ui": "none", "specs": "Specs", "output": "Out", "tests": "Tests",
      "testModule": "App", "mirror": true
    }
    """

  @Test func foldersOfSpecsAreMirrored() throws {
    let run = Run([
      "/p/viper-gen.json": Self.config, "/p/Specs/Cart/Total.viper.json": #"{ "root": true }"#,
      "/p/Specs/Home.viper.json": "{}", "/p/Other/Outside.viper.json": "{}",
    ])
    let paths = try run.write().map { $0.split(separator: " ")[1] }
    for path in [
      "Out/Cart/Total/TotalView.swift", "Tests/Cart/Total/TotalMocks.swift",
      "Out/Home/HomeView.swift", "Out/Outside/OutsideView.swift",
    ] {
      #expect(paths.contains("/p/" + path), "\(paths)")
    }
    #expect(try run.write().allSatisfy { $0.hasPrefix("identical") })
  }

  @Test func theFilesFollowTheirSpec() throws {
    let run = Run([
      "/p/viper-gen.json": Self.config,
      "/p/Specs/Cart/Total.viper.json": #"{ "view": ["show()"] }"#, "/p/Specs/Pay/.keep": "",
      "/p/Out/Pay/Total/.keep": "",
    ])
    try run.write()
    let view = try #require(try run.disk.read("/p/Out/Cart/Total/TotalView.swift"))
    let mine = String(decoding: view, as: UTF8.self) + "// mine\n"
    try run.disk.write(Array(mine.utf8), to: "/p/Out/Cart/Total/TotalView.swift", modeledOn: nil)
    for file in ["Total.viper.json", "Total.viper.lock"] {
      let bytes = try #require(try run.disk.read("/p/Specs/Cart/" + file))
      try run.disk.write(bytes, to: "/p/Specs/Pay/" + file, modeledOn: nil)
      try run.disk.remove("/p/Specs/Cart/" + file)
    }
    #expect(try run.screen().contains("help: move the file to 'Out/Pay/Total/TotalView.swift'"))
    try run.disk.write(Array(mine.utf8), to: "/p/Out/Pay/Total/TotalView.swift", modeledOn: nil)
    try run.disk.remove("/p/Out/Cart/Total/TotalView.swift")
    #expect(try !run.write().contains("error"))
    #expect(try run.disk.read("/p/Out/Pay/Total/TotalView.swift") == Array(mine.utf8))
    #expect(try run.disk.read("/p/Out/Cart/Total/TotalContracts.swift") == nil)
    #expect(try run.disk.read("/p/Tests/Cart/Total/TotalMocks.swift") == nil)
  }
}
