// swift-tools-version: 6.1

import PackageDescription

#if canImport(AppleProductTypes)
  import AppleProductTypes
#endif

let package = Package(
  name: "Scoreboard",
  platforms: [.iOS(.v17)],
  dependencies: [.package(name: "viper-gen", path: "../../..")],
  targets: [
    .executableTarget(
      name: "ScoreboardApp",
      dependencies: [.product(name: "ScoreboardExample", package: "viper-gen")],
      path: ".")
  ]
)

#if canImport(AppleProductTypes)
  package.products = [
    .iOSApplication(
      name: "Scoreboard", targets: ["ScoreboardApp"],
      bundleIdentifier: "org.viper-gen.Scoreboard", displayVersion: "1.0", bundleVersion: "1",
      supportedDeviceFamilies: [.phone, .pad],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight])
  ]
#endif
