#if !canImport(UIKit)
  import Foundation
  import TestTools
  import Testing

  /// Tests of modules in new Xcode projects, where the types that people write are on the main actor.
  @Suite(.serialized, .processesInTurn) struct IsolatedSamplesTests {
    private static let domain = """
      struct Item: Equatable {
        enum Kind { case new, used }
        var title: String
        static let sample = Item(title: "a")
        static let other = Item(title: "b")
      }
      enum ItemError: Error { case gone }
      nonisolated protocol ItemService: Sendable {
        func save(_ item: Item) async throws -> Item
        func items(of kind: Item.Kind) async throws(ItemError) -> [Item]
        func kinds() async -> [Item.Kind]
        func find(_ text: String) async -> (Item?, Int)
        func first(of item: Item) async -> Row
        func count() -> Item.Kind
        var latest: Item? { get async }
      }
      protocol MainService { func save(_ item: Item) async throws -> Item }

      """

    private static let spec = """
      {
        "ui": "none",
        "inputs": ["item: Item"],
        "services": ["items: any ItemService", "main: any MainService"],
        "entities": [{ "name": "Row", "fields": ["item: Item"] }],
        "view": ["show(_ item: Item)", "show(_ items: [Item])", "show(_ row: Row)"],
        "viewOutput": [{ "func": "didTapSave(_ item: Item)", "forward": "interactor.save" }],
        "interactor": [
          {
            "func": "save(_ item: Item)", "forward": "items.save", "task": "latest",
            "then": "presenter.didSave", "catch": "presenter.didFail"
          },
          { "func": "stop()", "cancel": "save" },
          {
            "func": "load(_ kind: Item.Kind)", "forward": "items.items",
            "then": "presenter.didLoad", "catch": "presenter.didFail"
          },
          { "func": "kinds()", "forward": "items.kinds", "then": "presenter.didFind" },
          { "func": "find(_ text: String)", "forward": "items.find", "then": "presenter.didFind" },
          { "func": "first(of item: Item)", "forward": "items.first", "then": "presenter.didFind" },
          { "func": "count() -> Item.Kind", "forward": "items.count" },
          {
            "func": "saveHere(_ item: Item)", "forward": "main.save", "task": "first",
            "then": "presenter.didSave", "catch": "presenter.didFail"
          }
        ],
        "interactorOutput": [
          { "func": "didSave(_ item: Item)", "forward": "view.show" },
          { "func": "didLoad(_ items: [Item])", "forward": "view.show" },
          "didFind(_ kinds: [Item.Kind])", "didFind(_ found: (Item?, Int))",
          { "func": "didFind(_ row: Row)", "forward": "view.show" },
          "didFail(_ error: any Error)"
        ]
      }
      """

    private static let manifest = """
      // swift-tools-version: 6.2
      let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
      let package = Package(targets: [.target(name: "App", path: "App", swiftSettings: settings)])
      """

    static func project(_ framework: String, manifest: String) throws -> GeneratedProject {
      try GeneratedProject(texts: [
        "/p/Package.swift": manifest, "/p/App/Domain.swift": domain,
        "/p/App/Edit.viper.json": spec,
        "/p/viper-gen.json": """
        {
          "root": true, "runtime": "file", "tests": "Tests", "testModule": "App",
          "testFramework": "\(framework)",
          "samples": { "Item": ["Item.sample", "Item.other"], "Item.Kind": ".new",
            "ItemError": ".gone" }
        }
        """,
      ])
    }

    @Test(arguments: ["swift-testing", "xctest"])
    func generatedTestsCompile(framework: String) throws {
      let project = try Self.project(framework, manifest: Self.manifest)
      try #require(!project.problems.contains("error:"), "\(project.problems)")
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      var app = project.files.filter { !$0.key.hasPrefix("Tests/") }
      app["App/Domain.swift"] = Self.domain
      let options = ["-default-isolation", "MainActor"]
      let output = try Toolchain.emit(
        "App", Toolchain.write(app, in: folder), in: folder,
        options: options + ["-enable-testing"])
      try #require(output == "")
      let tests = project.files.filter { $0.key.hasPrefix("Tests/") }
      let testOutput = try Toolchain.check(
        Toolchain.write(tests, in: folder), in: folder,
        options: options + ["-module-name", "AppTests", "-I", folder.path])
      #expect(testOutput == "")
    }

    @Test func handlersCaptureIsolatedSamplesOnly() throws {
      let path = "Tests/Edit/EditTests.swift"
      let isolated = try Self.project("swift-testing", manifest: Self.manifest).files[path]
      #expect(isolated?.contains("items.saveHandler = { [result = Item.other] _ in\n") == true)
      #expect(isolated?.contains("items.itemsHandler = { _ in result }") == true)
      let manifest = Self.manifest.replacing("defaultIsolation", with: "strictMemorySafety")
      let plain = try Self.project("swift-testing", manifest: manifest).files[path]
      #expect(plain?.contains("[result = ") == false)
    }
  }
#endif
