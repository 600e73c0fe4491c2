#if !canImport(UIKit)
  import Foundation
  import TestTools
  import Testing

  /// An app, and a feature target in a nested config: services of all kinds, a tab, a deep link.
  @Suite(.serialized, .processesInTurn) struct KnownTargetTests {
    @Test(arguments: casesToRun(["uikit", "swiftui"], every: 2))
    func theTestsOfAnAppHaveEverythingOfItsFeatures(ui: String) throws {
      let project = try GeneratedProject(
        texts: Self.texts(ui), in: ["/p", "/p/Sources/Promotions"]
      ).valid()
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let runtime = try Toolchain.viperKit.get()
      for module in ["Domain", "Promotions", "Shop"] {
        let own = Self.sources.filter { $0.key.hasPrefix(module + "/") }
        let files = project.files.filter { $0.key.hasPrefix("Sources/\(module)/") }
        let output = try Toolchain.emit(
          module, try Toolchain.write(files.merging(own) { $1 }, in: folder), in: folder,
          options: ["-enable-testing", "-I", runtime])
        try #require(output.isEmpty, "\(output)")
      }
      for module in ["Promotions", "Shop"] {
        let tests = project.files.filter { $0.key.hasPrefix("Tests/\(module)Tests/") }
        #expect(tests["Tests/\(module)Tests/DependenciesMock.swift"] != nil)
        let output = try Toolchain.check(
          try Toolchain.write(tests, in: folder), in: folder,
          options: ["-module-name", "\(module)Tests", "-I", folder.path, "-I", runtime])
        #expect(output.isEmpty, "\(output)")
      }
    }

    private static let sources = [
      "Domain/Store.swift": "public protocol Store: Sendable { func count() -> Int }",
      "Promotions/Offers.swift":
        "public protocol Offers: Sendable { func all() async -> [String] }",
    ]

    private static func texts(_ ui: String) -> [String: String] {
      let folder = "/p/Sources/Promotions/"
      var texts = [
        "/p/Package.swift": """
        // swift-tools-version: 6.1
        import PackageDescription
        let package = Package(
          name: "Shop",
          targets: [
            .target(name: "Domain"), .target(name: "Promotions"), .target(name: "Shop"),
            .testTarget(name: "ShopTests"), .testTarget(name: "PromotionsTests"),
          ])
        """,
        "/p/viper-gen.json": """
        {
          "root": true, "ui": "\(ui)", "specs": "Specs", "output": "Sources/Shop",
          "tests": "Tests/ShopTests", "testModule": "Shop", "container": "ShopContainer",
          "known": ["Sources/Promotions"],
          "app": {
            "name": "Shop",
            "tabs": [{ "module": "Home", "title": "Home" }, { "module": "Offer", "title": "Offer" }],
            "links": { "promo": ["Home", "openPromo()"] }
          }
        }
        """,
        "/p/Specs/Home.viper.json":
          #"{ "router": [{ "func": "openPromo()", "to": "Promo" }] }"#,
        folder + "viper-gen.json":
          #"{ "access": "public", "output": ".", "tests": "../../Tests/PromotionsTests" }"#,
        folder + "Promo.viper.json": """
        {
          "services": ["offers: any Offers"],
          "router": [{ "func": "openOffer()", "to": "Offer", "by": "presentInNavigation", "swipe": "didClose" }],
          "handles": { "Offer": ["didClose()"] }
        }
        """,
        folder + "Offer.viper.json": """
        {
          "imports": ["Domain"],
          "services": ["store: any Store", { "name": "Clock", "property": "clock", "methods": ["now() -> Date"] }],
          "output": ["didClose()"]
        }
        """,
      ]
      for (path, text) in sources { texts["/p/Sources/" + path] = text }
      return texts
    }
  }
#endif
