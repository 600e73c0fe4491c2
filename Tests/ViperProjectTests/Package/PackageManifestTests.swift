import TestTools
import Testing

@testable import ViperProject

struct PackageManifestTests {
  static let manifest = """
    // swift-tools-version: 6.1
    import PackageDescription
    let package = Package(
      name: "shop",
      products: [.library(name: "Shop", targets: ["Shop"])],
      dependencies: [.package(url: "https://example.org/a", from: "1.0.0")],
      targets: [
        .target(name: "Shop"),
        .target(
          name: "shop-data", dependencies: [.target(name: "Other"), "Shop"],
          path: "Data/Sources", exclude: ["Specs", "README.md"],
          resources: [.copy("a.json")]),
        .executableTarget(name: "App", path: #"Raw"#),
        .testTarget(name: "ShopTests", dependencies: ["Shop"]),
        .target(name: "Name\\(1)"), .binaryTarget(name: "B", path: "b.zip"),
        .plugin(name: "P", capability: .buildTool()), .target(path: "None"),
      ] + names.map { .target(name: $0) }
    )
    """

  @Test func targetsAreReadFromPlainCalls() {
    let targets = PackageManifest(Array(Self.manifest.utf8)).targets
    #expect(targets.map(\.name) == ["Shop", "shop-data", "App", "ShopTests"])
    #expect(targets.map(\.module) == ["Shop", "shop_data", "App", "ShopTests"])
    #expect(targets.map(\.path) == [nil, "Data/Sources", nil, nil])
    #expect(targets.map(\.excluded) == [[], ["Specs", "README.md"], [], []])
    #expect(targets.map(\.isForTests) == [false, false, false, true])
  }

  @Test func targetDependenciesAreNotTargets() {
    let text = """
      let common: [Target.Dependency] = [.target(name: "Data"), .target(name: "App")]
      let targets: [Target] = [
        .plugin(name: "P", capability: .buildTool(), dependencies: [.target(name: "tool")]),
        .target(name: "Data", path: "Libraries/Data"), .executableTarget(name: "App"),
      ]
      let more: [Target.Dependency] = [.target(name: "Data")]
      """
    let targets = PackageManifest(Array(text.utf8)).targets
    #expect(targets.map(\.name) == ["Data", "App"])
    #expect(targets.map(\.path) == ["Libraries/Data", nil])
  }

  @Test(arguments: [
    ("Trips", "Trips"), ("trips-app", "trips_app"), ("1st App", "_st_App"), ("a$b", "a_b"),
    ("Größe", "Größe"), ("", ""),
  ])
  func aModuleIsCalledAsItsTarget(_ target: String, _ module: String) {
    #expect(PackageManifest.moduleName(of: target) == module)
  }

  @Test func theOnlyTargetCanUseTheSourcesFolder() {
    let manifest = PackageManifest(
      Array(#".target(name: "A"), .testTarget(name: "B"), .testTarget(name: "C")"#.utf8))
    let folders = manifest.targets.map(manifest.usualFolders)
    #expect(
      folders[0] == [
        "Sources/A", "Source/A", "src/A", "srcs/A", "Sources", "Source", "src", "srcs",
      ])
    #expect(folders[1] == ["Tests/B", "Sources/B", "Source/B", "src/B", "srcs/B"])
  }

  @Test(arguments: [
    "", ".target(", ".target(name:)", ".target(name: \"A)", "\"", ".target(name: [\"A\"])",
  ])
  func anUnreadableManifestHasNoTargets(_ text: String) {
    #expect(PackageManifest(Array(text.utf8)).targets.map(\.name).filter { $0 != "A" } == [])
  }
}
