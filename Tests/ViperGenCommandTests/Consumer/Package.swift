// swift-tools-version: 6.1

import PackageDescription

let plugin: Target.PluginUsage = .plugin(name: "ViperGenPlugin", package: "viper-gen")
let kit: Target.Dependency = .product(name: "ViperKit", package: "viper-gen")

let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [
    .package(name: "viper-gen", path: "VIPER_GEN_PACKAGE")
  ],
  targets: [
    .target(name: "Shop", dependencies: [kit], plugins: [plugin]),
    .executableTarget(name: "ShopTool", dependencies: ["Shop", kit], plugins: [plugin]),
    .target(name: "Notes", plugins: [plugin]),
    .testTarget(name: "ShopTests", dependencies: ["Shop", kit], plugins: [plugin]),
  ]
)
