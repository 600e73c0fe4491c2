import Testing
import ViperTestTools

struct PackagesRenameTests {
  private static let home = """
    {
      "ui": "uikit", "root": true, "imports": ["Feed"],
      "router": [{ "func": "open()", "to": "Feed" }],
      "handles": { "Feed": [{ "func": "didEnd()", "body": "print()" }] }
    }

    """

  private static func manifest(_ name: String) -> String {
    """
    // swift-tools-version: 6.1
    let package = Package(name: "\(name)", targets: [.target(name: "\(name)")])

    """
  }

  private static let packages = [
    "/p/Feed/Package.swift": manifest("Feed"), "/p/Home/Package.swift": manifest("Home"),
    "/p/Feed/Sources/Feed/Feed.viper.json":
      #"{ "ui": "uikit", "access": "public", "output": ["didEnd()"] }"#,
    "/p/Home/Sources/Home/Home.viper.json": home,
  ]

  @Test func theFolderOfATargetIsKept() throws {
    let config = ["/p/viper-gen.json": #"{ "root": true }"#]
    let disk = MemoryDisk(Self.packages.merging(config) { $1 })
    try Run(disk).write()
    #expect(try disk.renameModule("Feed", to: "Timeline").screen == "")
    #expect(disk["/p/Feed/Sources/Feed/Timeline.viper.json"] != nil)
    #expect(disk["/p/Feed/Sources/Feed/TimelineView.swift"] != nil)
    #expect(!disk.allFolders.contains("/p/Feed/Sources/Timeline"))
    let spec = try #require(disk["/p/Home/Sources/Home/Home.viper.json"])
    #expect(
      spec
        == Self.home.replacing(#""to": "Feed""#, with: #""to": "Timeline""#)
        .replacing(#"{ "Feed": ["#, with: #"{ "Timeline": ["#))
    let router = disk["/p/Home/Sources/Home/HomeRouter.swift"]
    #expect(router?.contains("import Feed\n") == true)
    #expect(router?.contains("TimelineBuilder.build(") == true)
    #expect(try disk.isInStep)
  }
}
