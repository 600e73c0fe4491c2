// swift-tools-version: 6.1

import PackageDescription

#if canImport(AppleProductTypes)
  import AppleProductTypes
#endif

let package = Package(
  name: "Home",
  platforms: [.iOS(.v15)],
  dependencies: [.package(name: "viper-gen", path: "../../..")],
  targets: [
    .executableTarget(
      name: "HomeApp",
      dependencies: [.product(name: "HomeExample", package: "viper-gen")],
      path: ".")
  ]
)

#if canImport(AppleProductTypes)
  package.products = [
    .iOSApplication(
      name: "Home", targets: ["HomeApp"],
      bundleIdentifier: "org.viper-gen.Home", displayVersion: "1.0", bundleVersion: "1",
      supportedDeviceFamilies: [.phone, .pad],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight])
  ]
#endif
