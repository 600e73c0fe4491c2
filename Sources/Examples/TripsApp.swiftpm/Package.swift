// swift-tools-version: 6.1

import PackageDescription

#if canImport(AppleProductTypes)
  import AppleProductTypes
#endif

let package = Package(
  name: "Trips",
  platforms: [.iOS(.v17)],
  dependencies: [.package(name: "viper-gen", path: "../../..")],
  targets: [
    .executableTarget(
      name: "TripsApp",
      dependencies: [.product(name: "TripsExample", package: "viper-gen")],
      path: ".")
  ]
)

#if canImport(AppleProductTypes)
  package.products = [
    .iOSApplication(
      name: "Trips", targets: ["TripsApp"],
      bundleIdentifier: "org.viper-gen.Trips", displayVersion: "1.0", bundleVersion: "1",
      supportedDeviceFamilies: [.phone, .pad],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight])
  ]
#endif
