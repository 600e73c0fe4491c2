import Foundation
import TestTools
import Testing

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

  @Test func aFeatureTargetGetsItsOwnConfig() throws {
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

  private static let commands = [
    ("rename Promo Ad", "no spec of this project has the name 'Promo'"),
    ("rename Promo.didEnd didClose", "the output of 'Promo' has no member 'didEnd()'"),
    ("add output 'didBuy()' --to Promo", "the output method 'didBuy()' of 'Promo' isn't handled"),
  ]

  @Test func usesInTheAppAreNamed() throws {
    let place = try app()
    #expect(try place.run("init --target Promotions", in: "Shop").status == 0)
    try place.write(
      "Shop/Sources/Promotions/Specs/Promo.viper.json", #"{ "output": ["didEnd()"] }"#)
    try place.write(
      "Shop/Specs/Home.viper.json",
      #"{ "router": [{ "func": "open()", "to": "Promo" }], "handles": { "Promo": ["didEnd()"] } }"#)
    #expect(try place.run("generate", in: "Shop").status == 0)
    for (line, message) in Self.commands {
      for folder in ["Shop", "Shop/Sources/Promotions"] {
        let dry = try place.run(line + " -n", in: folder)
        #expect(dry.status == 0 && dry.errors == "", "\(dry.errors)")
      }
      let copy = try Workspace()
      try place.folder.shell("cp -R . '\(copy.path)'")
      let run = try copy.run(line, in: "Shop")
      #expect(run.status == 0)
      #expect(run.errors.contains("Specs/Home.viper.json:1:"), "\(run.errors)")
      #expect(run.errors.contains(": warning: \(message)"), "\(run.errors)")
    }
  }

  @Test func aNewModuleStaysInTheFolderOfItsConfig() throws {
    let place = try app()
    try place.write(
      "Shop/Sources/Promotions/viper-gen.json", #"{ "access": "public", "output": "." }"#)
    #expect(try place.run("new Promo", in: "Shop/Sources/Promotions").errors == "")
    #expect(place.exists("Shop/Sources/Promotions/Promo.viper.json"))
    #expect(place.exists("Shop/Sources/Promotions/Promo/PromoView.swift"))
    #expect(!place.exists("Shop/Tests/ShopTests/Promo"), "these tests import another module")
    #expect(place.exists("Shop/Tests/ShopTests/DependenciesMock.swift"))
  }

  /// A login before tabs, methods that share a slot, helpers, a sheet that reports the swipe, a
  /// route, deep links, services and mocks on both sides, and renamed members.
  @Test(.long, arguments: ["uikit", "swiftui"]) func bothTargetsPassTheirTests(ui: String) throws {
    let place = try twoTargets(ui)
    let generated = try place.run("generate", in: "Shop")
    #expect(generated.status == 0 && generated.errors == "", "\(generated.errors)")
    for file in ["Shop/Items/Item/ItemView", "Promotions/Offers/Offer/OfferView"] {
      #expect(place.exists("Shop/Sources/\(file).swift"), "folders of specs are mirrored")
    }
    let yours = "Shop/Sources/Promotions/Promo/PromoPresenter.swift"
    let stub = #"fatalError("PromoPresenter.didTapSave(_:) is not written yet")"#
    try place.write(yours, place.text(yours).replacing(stub, with: "save(text)"))
    for names in ["Promo.save keep", "Home.didSearch didFind"] {
      let rename = try place.run("rename \(names)", in: "Shop")
      #expect(rename.status == 0 && rename.errors == "", "\(rename.errors)")
    }
    #expect(try place.text(yours).contains("\n    keep(text)\n"))
    #expect(try place.run("check", in: "Shop").status == 0)
    let graph = try place.run("graph", in: "Shop").output
    for line in [
      #"Login(["Login<br/>start"])"#, #"Home -->|"presentInNavigation"| Promo"#,
      #"Promo -.->|"didClose"| Home"#,
    ] { #expect(graph.contains("  \(line)\n"), "\(graph)") }
    let test = try BuildFolder().swift("test", in: place.url("Shop"))
    #expect(test.status == 0, "\(test.output)\(test.errors)")
    #expect(!test.errors.contains("unhandled"), "\(test.errors)")
  }

  private func twoTargets(_ ui: String) throws -> Workspace {
    let place = try app(ui)
    let run = try place.run("init --target Promotions", in: "Shop")
    for (path, text) in Self.files { try place.write("Shop/" + path, text) }
    let config = try place.text("Shop/viper-gen.json")
    try place.write(
      "Shop/viper-gen.json",
      config.replacing(#""root": true"#, with: #""root": true, "mirror": true"#)
        .replacing(#""tabs": [{ "module": "Home", "title": "Home" }]"#, with: Self.app))
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
    return place
  }

  private func app(_ ui: String = "uikit") throws -> Workspace {
    let place = try Workspace()
    let new = try place.run("new --app Shop --empty --ui \(ui)")
    #expect(new.status == 0, "\(new.errors)")
    return place
  }

  private static let app = """
    "start": "Login", "tabs": ["Home", "Terms"],
    "links": {
      "promo": ["Home", "openPromo()"], "terms": ["Terms"],
      "item/{id}": ["Home", "openItem(id)"], "offer/{id}": ["Home", "openOffer(id)"]
    }
    """

  /// Eleven modules in two targets. `Catalog` is the service of both.
  private static let files = FixtureFile.files("../Apps/FeatureTarget.txt")
}
