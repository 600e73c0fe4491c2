import Foundation
import TestTools
import Testing

@testable import ViperCommandLine
@testable import viper_gen

@Suite(.serialized, .processesInTurn) struct FeatureTargetTests {
  private static let steps = """
    create     Sources/Promotions/viper-gen.json
    update     viper-gen.json

    modules go to Sources/Promotions, mocks and tests to Tests/PromotionsTests
    next: add these targets to Package.swift, and "Promotions" to the dependencies of 'Shop'
        .target(
          name: "Promotions", dependencies: [.product(name: "ViperKit", package: "viper-gen")],
          exclude: ["viper-gen.json", "Specs"]),
        .testTarget(name: "PromotionsTests", dependencies: ["Promotions"]),
    and: add the package viper-gen, and its product ViperKit to each target
    then: viper-gen new MyModule --into Sources/Promotions

    """

  @Test func itHasAConfigOfItsOwn() throws {
    let place = try app()
    let dry = try place.run("init --target Promotions -n", in: "Shop")
    #expect(!place.exists("Shop/Sources/Promotions"))
    let run = try place.run("init --target Promotions", in: "Shop")
    #expect(run == dry && run == Run(output: Self.steps), "\(run)")
    #expect(
      try place.text("Shop/Sources/Promotions/viper-gen.json") == """
        {
          "$schema": "../../.viper-gen/config.schema.json",
          "access": "public",
          "specs": "Specs",
          "output": ".",
          "tests": "../../Tests/PromotionsTests",
          "testModule": "Promotions"
        }

        """)
    let config = try place.text("Shop/viper-gen.json")
    #expect(config.contains(#""known": ["Sources/Promotions"]"#))
    #expect(config.contains(#""runtime": "package""#))
    let again = try place.run("init --target Promotions", in: "Shop")
    #expect(again.errors.contains("'Sources/Promotions/viper-gen.json' already exists"))
    #expect(try place.run("new Promo --into Sources/Promotions", in: "Shop").errors == "")
    for file in [
      "Sources/Promotions/Specs/Promo.viper.json", "Tests/PromotionsTests/Promo/PromoMocks.swift",
    ] { #expect(place.exists("Shop/" + file)) }
    #expect(place.exists("Shop/Sources/Promotions/Promo/PromoView.swift"))
  }

  @Test func theModuleOfAFolderWithAConfigStaysThere() throws {
    let place = try app()
    try place.write(
      "Shop/Sources/Promotions/viper-gen.json", #"{ "access": "public", "output": "." }"#)
    #expect(try place.run("new Promo", in: "Shop/Sources/Promotions").errors == "")
    #expect(place.exists("Shop/Sources/Promotions/Promo.viper.json"))
    #expect(place.exists("Shop/Sources/Promotions/Promo/PromoView.swift"))
    #expect(!place.exists("Shop/Tests/ShopTests/Promo"), "these tests import another module")
    #expect(place.exists("Shop/Tests/ShopTests/DependenciesMock.swift"))
  }

  /// Two targets with a route, deep links, services of all kinds and mocks on both sides.
  @Test(.long, arguments: ["uikit", "swiftui"]) func bothTargetsPassTheirTests(ui: String) throws {
    let place = try app(ui)
    let run = try place.run("init --target Promotions", in: "Shop")
    for (path, text) in Self.files { try place.write("Shop/" + path, text) }
    let config = try place.text("Shop/viper-gen.json")
    try place.write(
      "Shop/viper-gen.json",
      config.replacing(#""tabs": [{ "module": "Home", "title": "Home" }]"#, with: Self.app))
    let targets = run.output.split(separator: "\n").filter { $0.hasPrefix("    ") }
    #expect(targets.count == 4)
    let kit = #".product(name: "ViperKit", package: "viper-gen")"#
    try place.write(
      "Shop/Package.swift",
      """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "Shop", platforms: [.macOS(.v14), .iOS(.v17)],
        dependencies: [.package(name: "viper-gen", path: "\(ConsumerPackage.repository.path)")],
        targets: [
          .target(name: "Shop", dependencies: ["Promotions", \(kit)]),
          .testTarget(name: "ShopTests", dependencies: ["Shop"]),
      \(targets.joined(separator: "\n"))
        ])
      """)
    let generated = try place.run("generate -q", in: "Shop")
    #expect(generated.status == 0 && generated.errors == "", "\(generated.errors)")
    #expect(try place.run("check", in: "Shop").status == 0)
    let test = try BuildFolder().swift("test", in: place.url("Shop"))
    #expect(test.status == 0, "\(test.output)\(test.errors)")
    #expect(!test.errors.contains("unhandled"), "\(test.errors)")
  }

  private func app(_ ui: String = "uikit") throws -> Workspace {
    let place = try Workspace()
    let new = try place.run("new --app Shop --empty --ui \(ui)")
    #expect(new.status == 0, "\(new.errors)")
    return place
  }

  private static let app = """
    "tabs": [{ "module": "Home", "title": "Home" }, { "module": "Terms", "title": "Terms" }],
    "links": {
      "promo": ["Home", "openPromo()"], "terms": ["Terms"], "item/{id}": ["Home", "openItem(id)"]
    }
    """

  /// Ten modules in two targets. `Catalog` is the service of both.
  private static let files = FixtureFile.files("../Apps/FeatureTarget.txt")
}
