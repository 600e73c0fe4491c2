// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v14), .iOS(.v15)],
  dependencies: [
    .package(name: "viper-gen", path: "VIPER_GEN_PACKAGE")
  ],
  targets: [
    .target(
      name: "Shop", dependencies: [.product(name: "ViperKit", package: "viper-gen")],
      plugins: [.plugin(name: "ViperGenPlugin", package: "viper-gen")]),
    .testTarget(
      name: "ShopTests", dependencies: ["Shop"],
      plugins: [.plugin(name: "ViperGenPlugin", package: "viper-gen")]),
    .executableTarget(
      name: "ShopTool",
      dependencies: ["Shop", .product(name: "ViperKit", package: "viper-gen")],
      plugins: [.plugin(name: "ViperGenPlugin", package: "viper-gen")]),
    .target(
      name: "Notes", plugins: [.plugin(name: "ViperGenPlugin", package: "viper-gen")]),
  ]
)
