// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Shop", platforms: [.macOS(.v14), .iOS(.v17)],
  targets: [
    .target(name: "Shop"),
    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
  ])
