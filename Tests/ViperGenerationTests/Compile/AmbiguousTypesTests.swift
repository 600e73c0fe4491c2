#if !canImport(UIKit)
  import Foundation
  import TestTools
  import Testing
  import ViperTestTools

  /// Types with one name in two Swift modules, and types that are named like Apple's.
  @Suite(.serialized, .processesInTurn) struct AmbiguousTypesTests {
    private static let core = """
      public struct Item: Hashable, Sendable { public init() {} }
      public struct Tag: Sendable { public init() {} }
      public struct Box<T: Sendable>: Sendable { public init() {} }
      public protocol Sink: Sendable { func close() }
      public protocol Remote: Sendable {
        func fetch(_ item: Item) async throws -> [Item: Tag]
        func boxes(_ box: Box<Item>, to sink: any Sink) -> Box<Box<Item>>
        func kind() -> Item.Type
      }
      """
    private static let kit = """
      public struct Item: Sendable {
        public struct ID: Sendable {}
        public init() {}
      }
      public protocol Local: Sendable {
        func load() -> [Item.ID]
        func save(_ item: Item, _ body: @Sendable (Item) -> Void)
      }
      """
    private static let app = """
      import Foundation
      struct Operation: Sendable {}
      struct Box<T: Sendable>: Sendable {}
      final class Comment: Sendable {}
      enum Locale: Sendable { case german }
      protocol Sink: Sendable { func open() }
      protocol FileManager: Sendable {
        func all() -> [Operation]
        func root() -> URL
        func box(_ box: Box<Operation>)
      }
      """
    private static let feed = """
      {
        "root": true, "ui": "none", "imports": ["Core", "Foundation"],
        "services": ["remote: any Remote", "files: any FileManager", "sink: any Sink"],
        "inputs": ["locale: Locale"],
        "entities": [{ "name": "Item", "fields": ["id: Int", "tag: Tag"] }],
        "view": ["show(_ items: [Item])", "note(_ comment: Comment, _ tag: Tag)"],
        "viewOutput": ["viewDidLoad()"],
        "interactor": [
          "load(_ operation: Operation) async throws -> [Item]",
          {
            "func": "grab(_ item: Core.Item) async throws -> [Core.Item: Tag]",
            "forward": "remote.fetch"
          }
        ]
      }
      """
    private static let news = """
      {
        "root": true, "ui": "none", "imports": ["Kit"], "services": ["local: any Local"],
        "view": ["show(_ item: Item)"],
        "interactor": [{ "func": "load() -> [Kit.Item.ID]", "forward": "local.load" }]
      }
      """

    private func project() -> MemoryDisk {
      MemoryDisk([
        "/p/viper-gen.json":
          #"{ "root": true, "tests": "Tests/AppTests", "container": "AppContainer" }"#,
        "/p/Package.swift": """
        // swift-tools-version: 6.1
        let package = Package(name: "App", targets: [
          .target(name: "App", dependencies: ["Core", "Kit"]), .target(name: "Core"),
          .target(name: "Kit"), .testTarget(name: "AppTests", dependencies: ["App"]),
        ])
        """,
        "/p/Sources/Core/Core.swift": Self.core, "/p/Sources/Kit/Kit.swift": Self.kit,
        "/p/Sources/App/App.swift": Self.app, "/p/Sources/App/Feed.viper.json": Self.feed,
        "/p/Sources/App/News.viper.json": Self.news,
      ])
    }

    @Test func mocksAndTestsUseTheTypeOfTheRightModule() throws {
      let disk = project()
      #expect(try Run(disk).screen() == "")
      try Run(disk).write()
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      func files(in part: String) throws -> [String] {
        try Toolchain.write(
          disk.files.filter { $0.key.hasPrefix(part) && $0.key.hasSuffix(".swift") }, in: folder)
      }
      for module in ["Core", "Kit", "App"] {
        let output = try Toolchain.emit(
          module, files(in: "/p/Sources/\(module)/"), in: folder,
          options: module == "App" ? ["-enable-testing"] : [])
        #expect(output == "")
      }
      let output = try Toolchain.check(
        files(in: "/p/Tests/"), in: folder,
        options: ["-module-name", "AppTests", "-I", folder.path], isDebug: false)
      #expect(output == "")
    }

    /// `Item` in a protocol of Core isn't the entity `Item`.
    @Test func aForwardComparesTheModulesOfTypes() throws {
      let disk = project()
      disk["/p/Sources/App/Feed.viper.json"] = Self.feed.replacing("Core.Item", with: "Item")
      #expect(try Run(disk).screen().contains("error: "))
    }
  }
#endif
