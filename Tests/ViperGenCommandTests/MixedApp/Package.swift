// swift-tools-version: 6.1
import PackageDescription

// An app whose screens are drawn by UIKit and SwiftUI, made of specs: `MixedAppTests` builds and drives it.
let package = Package(
  name: "Shop", platforms: [.macOS(.v14), .iOS(.v17)],
  targets: [
    .target(name: "Shop"),
    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
  ])
