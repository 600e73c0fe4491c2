// swift-tools-version: 6.1

import PackageDescription

#if canImport(AppleProductTypes)
  import AppleProductTypes
#endif

let package = Package(
  name: "Articles",
  platforms: [.iOS(.v15)],
  dependencies: [.package(name: "viper-gen", path: "../../..")],
  targets: [
    .executableTarget(
      name: "ArticlesApp",
      dependencies: [.product(name: "ArticlesExample", package: "viper-gen")],
      path: ".")
  ]
)

#if canImport(AppleProductTypes)
  package.products = [
    .iOSApplication(
      name: "Articles", targets: ["ArticlesApp"],
      bundleIdentifier: "org.viper-gen.Articles", displayVersion: "1.0", bundleVersion: "1",
      supportedDeviceFamilies: [.phone, .pad],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight])
  ]
#endif
