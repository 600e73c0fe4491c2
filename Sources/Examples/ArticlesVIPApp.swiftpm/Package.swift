// swift-tools-version: 6.1

import PackageDescription

#if canImport(AppleProductTypes)
  import AppleProductTypes
#endif

let package = Package(
  name: "ArticlesVIP",
  platforms: [.iOS(.v15)],
  dependencies: [.package(name: "viper-gen", path: "../../..")],
  targets: [
    .executableTarget(
      name: "ArticlesVIPApp",
      dependencies: [.product(name: "ArticlesExample", package: "viper-gen")],
      path: ".")
  ]
)

#if canImport(AppleProductTypes)
  package.products = [
    .iOSApplication(
      name: "ArticlesVIP", targets: ["ArticlesVIPApp"],
      bundleIdentifier: "org.viper-gen.ArticlesVIP", displayVersion: "1.0", bundleVersion: "1",
      supportedDeviceFamilies: [.phone, .pad],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight])
  ]
#endif
