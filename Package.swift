// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "viper-gen",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .executable(name: "viper-gen", targets: ["viper-gen"]),
    .executable(name: "articles", targets: ["ArticlesTerminal"]),
    .library(name: "ViperKit", targets: ["ViperKit"]),
  ],
  targets: [
    .target(name: "ViperText"),
    .target(name: "ViperTemplate", dependencies: ["ViperText"]),
    .target(name: "ViperSpec", dependencies: ["ViperText"]),
    .target(name: "ViperGeneration", dependencies: ["ViperSpec", "ViperTemplate", "ViperText"]),
    .executableTarget(
      name: "viper-gen", dependencies: ["ViperGeneration", "ViperSpec", "ViperText"]),
    .target(name: "ViperKit"),
    .target(
      name: "ArticlesDomain", path: "Sources/Examples/Articles",
      exclude: ["Specs", "viper-gen.json"]),
    .target(
      name: "Articles", dependencies: ["ArticlesDomain", "ViperKit"], path: "Generated/Articles"),
    .executableTarget(
      name: "ArticlesTerminal", dependencies: ["Articles", "ArticlesDomain", "ViperKit"],
      path: "Sources/Examples/ArticlesTerminal", resources: [.copy("articles.json")]),
    .target(
      name: "TripsDomain", path: "Sources/Examples/Trips", exclude: ["Specs", "viper-gen.json"]),
    .target(
      name: "Trips", dependencies: ["TripsDomain", "ViperKit"], path: "Generated/Trips"),
    .testTarget(
      name: "ArticlesTests",
      dependencies: ["Articles", "ArticlesDomain", "ArticlesTerminal", "ViperKit"],
      exclude: ["Answers"]),
    .testTarget(name: "TripsTests", dependencies: ["Trips", "TripsDomain", "ViperKit"]),
    .testTarget(name: "ViperTextTests", dependencies: ["ViperText"]),
    .testTarget(name: "ViperTemplateTests", dependencies: ["ViperTemplate"]),
    .testTarget(name: "ViperSpecTests", dependencies: ["ViperSpec"]),
    .testTarget(name: "ViperGenerationTests", dependencies: ["ViperGeneration"]),
    .testTarget(
      name: "ViperGenCommandTests", dependencies: ["viper-gen", "ViperText"], exclude: ["Help"]),
    .testTarget(
      name: "ViperKitTests", dependencies: ["ViperKit"], exclude: ["AppleDeclarations"]),
    .testTarget(
      name: "ViperKitCompatibilityTests", dependencies: ["ViperKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
