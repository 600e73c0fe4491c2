// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "viper-gen",
  platforms: [.macOS(.v14), .iOS(.v15)],
  products: [
    .executable(name: "viper-gen", targets: ["viper-gen"]),
    .executable(name: "viper-gen-build", targets: ["viper-gen-build"]),
    .executable(name: "articles", targets: ["ArticlesTerminal"]),
    .executable(name: "home", targets: ["HomeTerminal"]),
    .executable(name: "scoreboard", targets: ["ScoreboardTerminal"]),
    .executable(name: "trips", targets: ["TripsTerminal"]),
    .library(name: "ViperKit", targets: ["ViperKit"]),
    .library(
      name: "ArticlesExample", targets: ["ArticlesDomain", "ArticlesModules", "ArticlesVIP"]),
    .library(name: "HomeExample", targets: ["HomeDomain", "HomeModules"]),
    .library(name: "ScoreboardExample", targets: ["ScoreboardDomain", "ScoreboardModules"]),
    .library(name: "TripsExample", targets: ["TripsDomain", "TripsModules"]),
    .plugin(name: "ViperGenPlugin", targets: ["ViperGenPlugin"]),
    .plugin(name: "ViperGenCommand", targets: ["ViperGenCommand"]),
    .plugin(name: "ViperGenCheck", targets: ["ViperGenCheck"]),
  ],
  targets: [
    .target(name: "ViperText"),
    .target(name: "SwiftReading", dependencies: ["ViperText"]),
    .target(name: "SwiftLayout", dependencies: ["SwiftReading", "ViperText"]),
    .target(name: "SwiftMerge", dependencies: ["SwiftLayout", "SwiftReading", "ViperText"]),
    .target(name: "ViperTemplate", dependencies: ["ViperText"]),
    .target(name: "ViperSpec", dependencies: ["SwiftReading", "ViperText"]),
    .target(name: "ViperResources"),
    .target(
      name: "ViperPack",
      dependencies: ["SwiftReading", "ViperResources", "ViperSpec", "ViperTemplate", "ViperText"]),
    .target(name: "ViperProject", dependencies: ["SwiftReading", "ViperSpec", "ViperText"]),
    .target(name: "XcodeProject", dependencies: ["ViperProject", "ViperText"]),
    .target(
      name: "ViperAdopt", dependencies: ["SwiftReading", "ViperProject", "ViperSpec", "ViperText"]),
    .target(
      name: "ViperPlan",
      dependencies: [
        "SwiftReading", "ViperPack", "ViperProject", "ViperSpec", "ViperTemplate", "ViperText",
      ]),
    .target(
      name: "ViperPipeline",
      dependencies: [
        "SwiftLayout", "SwiftReading", "ViperPack", "ViperPlan", "ViperProject", "ViperSpec",
        "ViperTemplate", "ViperText",
      ]),
    .target(
      name: "ViperCommandLine",
      dependencies: ["ViperPipeline", "ViperProject", "ViperSpec", "ViperText"]),
    .target(
      name: "ViperBuild",
      dependencies: [
        "SwiftLayout", "ViperCommandLine", "ViperPipeline", "ViperPlan", "ViperProject",
        "ViperSpec", "ViperText",
      ]),
    .executableTarget(
      name: "viper-gen-build", dependencies: ["ViperBuild", "ViperCommandLine"]),
    .target(
      name: "ViperOwnership",
      dependencies: [
        "SwiftLayout", "SwiftMerge", "SwiftReading", "ViperPack", "ViperPipeline", "ViperPlan",
        "ViperProject", "ViperSpec", "ViperText",
      ]),
    .target(
      name: "ViperCommands",
      dependencies: [
        "SwiftMerge", "SwiftReading", "ViperOwnership", "ViperPack", "ViperPipeline", "ViperPlan",
        "ViperProject", "ViperSpec", "ViperTemplate", "ViperText", "XcodeProject",
      ]),
    .executableTarget(
      name: "viper-gen",
      dependencies: [
        "SwiftMerge", "SwiftReading", "ViperAdopt", "ViperBuild", "ViperCommandLine",
        "ViperCommands", "ViperOwnership", "ViperPack", "ViperPipeline", "ViperProject",
        "ViperSpec", "ViperTemplate", "ViperText",
      ]),
    .plugin(
      name: "ViperGenPlugin", capability: .buildTool(), dependencies: ["viper-gen-build"],
      path: "Sources/ViperGenPlugin", exclude: ["README.md"]),
    .plugin(
      name: "ViperGenCommand",
      capability: .command(
        intent: .custom(verb: "viper-gen", description: "generate, check and change VIPER modules"),
        permissions: [
          .writeToPackageDirectory(reason: "viper-gen writes the files of modules.")
        ]),
      dependencies: ["viper-gen"], path: "Sources/ViperGenCommand"),
    .plugin(
      name: "ViperGenCheck",
      capability: .command(
        intent: .custom(verb: "viper-check", description: "report files that are out of date")),
      dependencies: ["viper-gen"], path: "Sources/ViperGenCheck"),
    .target(name: "ViperKit"),
    .target(
      name: "ArticlesDomain", path: "Sources/Examples/Articles",
      exclude: ["Specs", "viper-gen.json", "viper-gen.viper.lock"]),
    .target(name: "ExamplesViews", dependencies: ["ViperKit"], path: "Sources/Examples/Views"),
    .target(
      name: "ArticlesViews", dependencies: ["ArticlesDomain", "ExamplesViews", "ViperKit"],
      path: "Sources/Examples/ArticlesViews"),
    .target(
      name: "ArticlesModules",
      dependencies: ["ArticlesDomain", "ArticlesViews", "ExamplesViews", "ViperKit"],
      path: "Generated/Articles"),
    .executableTarget(
      name: "ArticlesTerminal",
      dependencies: ["ArticlesDomain", "ArticlesModules", "ArticlesVIP", "ExamplesTerminal"],
      path: "Sources/Examples/ArticlesTerminal", resources: [.copy("articles.json")]),
    .target(
      name: "ArticlesVIP", dependencies: ["ArticlesDomain", "ArticlesViews", "ViperKit"],
      path: "Generated/ArticlesVIP"),
    .target(
      name: "ScoreboardDomain", path: "Sources/Examples/Scoreboard",
      exclude: ["Specs", "viper-gen.json", "viper-gen.viper.lock"]),
    .target(
      name: "ScoreboardModules", dependencies: ["ExamplesViews", "ScoreboardDomain", "ViperKit"],
      path: "Generated/Scoreboard"),
    .executableTarget(
      name: "ScoreboardTerminal",
      dependencies: ["ExamplesTerminal", "ScoreboardDomain", "ScoreboardModules"],
      path: "Sources/Examples/ScoreboardTerminal"),
    .target(
      name: "HomeDomain", path: "Sources/Examples/Home",
      exclude: ["Specs", "viper-gen.json", "viper-gen.viper.lock"]),
    .target(
      name: "HomeModules", dependencies: ["ExamplesViews", "HomeDomain", "ViperKit"],
      path: "Generated/Home"),
    .executableTarget(
      name: "HomeTerminal", dependencies: ["ExamplesTerminal", "HomeDomain", "HomeModules"],
      path: "Sources/Examples/HomeTerminal"),
    .target(
      name: "TripsDomain", path: "Sources/Examples/Trips",
      exclude: ["Specs", "viper-gen.json", "viper-gen.viper.lock"]),
    .target(
      name: "TripsModules", dependencies: ["TripsDomain", "ViperKit"], path: "Generated/Trips"),
    .executableTarget(
      name: "TripsTerminal",
      dependencies: ["ExamplesTerminal", "TripsDomain", "TripsModules", "ViperKit"],
      path: "Sources/Examples/TripsTerminal"),
    .target(
      name: "ExamplesTerminal", dependencies: ["ExamplesViews", "ViperKit"],
      path: "Sources/Examples/Terminal"),
    .testTarget(
      name: "ArticlesTests",
      dependencies: [
        "ArticlesDomain", "ArticlesModules", "ArticlesTerminal", "ArticlesViews", "TestTools",
        "ViperKit",
      ],
      exclude: ["Answers"]),
    .testTarget(
      name: "HomeTests", dependencies: ["ExamplesViews", "HomeDomain", "HomeModules", "ViperKit"]),
    .testTarget(
      name: "ArticlesVIPTests",
      dependencies: ["ArticlesDomain", "ArticlesViews", "ArticlesVIP", "ViperKit"]),
    .testTarget(
      name: "ScoreboardTests",
      dependencies: ["ExamplesViews", "ScoreboardDomain", "ScoreboardModules", "ViperKit"]),
    .testTarget(
      name: "TripsTests",
      dependencies: ["TestTools", "TripsDomain", "TripsModules", "TripsTerminal", "ViperKit"]),
    .testTarget(
      name: "ExamplesTerminalTests",
      dependencies: [
        "ExamplesTerminal", "ExamplesViews", "HomeDomain", "HomeModules", "HomeTerminal",
        "ScoreboardDomain", "ScoreboardModules", "ScoreboardTerminal", "TestTools", "ViperKit",
      ]),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestTools"]),
    .target(name: "TestTools", path: "Tests/TestTools", exclude: ["Projects"]),
    .testTarget(
      name: "SwiftLayoutTests", dependencies: ["SwiftLayout", "TestTools"],
      exclude: ["Layouts.txt"]),
    .testTarget(
      name: "SwiftMergeTests",
      dependencies: ["SwiftLayout", "SwiftMerge", "TestTools", "ViperText"],
      exclude: ["Merges", "Parameters.txt"]),
    .testTarget(name: "ViperTextTests", dependencies: ["TestTools", "ViperText"]),
    .testTarget(
      name: "SwiftReadingTests", dependencies: ["SwiftReading", "TestTools", "ViperText"],
      exclude: [
        "Fragments.txt", "Protocols/Protocols.txt", "Signatures/Accepted.txt",
        "Signatures/Rejected",
      ]),
    .testTarget(
      name: "ViperTemplateTests", dependencies: ["TestTools", "ViperTemplate"],
      exclude: ["Rejected", "Rendered"]),
    .testTarget(
      name: "ViperPlanTests",
      dependencies: ["SwiftReading", "TestTools", "ViperPlan", "ViperSpec", "ViperText"]),
    .testTarget(
      name: "ViperSpecTests",
      dependencies: ["SwiftReading", "TestTools", "ViperSpec", "ViperText"],
      exclude: ["Module/Forwards.txt", "Spec/Rejected", "Spec/RejectedInOtherDialect.txt"]),
    .target(
      name: "ViperTestTools",
      dependencies: ["TestTools", "ViperPack", "ViperProject", "ViperSpec", "ViperText"],
      path: "Tests/ViperTestTools"),
    .testTarget(
      name: "ViperAdoptTests",
      dependencies: [
        "TestTools", "ViperAdopt", "ViperProject", "ViperSpec", "ViperTestTools", "ViperText",
      ]),
    .testTarget(
      name: "ViperPackTests",
      dependencies: [
        "TestTools", "ViperPack", "ViperProject", "ViperSpec", "ViperTemplate", "ViperTestTools",
        "ViperText",
      ],
      exclude: ["Rejected", "Schema/keys"]),
    .testTarget(
      name: "ViperProjectTests",
      dependencies: ["TestTools", "ViperProject", "ViperSpec", "ViperTestTools", "ViperText"],
      exclude: ["Config/Rejected.txt"]),
    .testTarget(
      name: "XcodeProjectTests",
      dependencies: ["TestTools", "ViperProject", "ViperText", "XcodeProject"]),
    .testTarget(
      name: "ViperRenderingTests",
      dependencies: [
        "TestTools", "ViperPack", "ViperPipeline", "ViperPlan", "ViperProject", "ViperSpec",
        "ViperTestTools", "ViperText",
      ]),
    .testTarget(
      name: "ViperGenerationTests",
      dependencies: [
        "SwiftLayout", "SwiftMerge", "SwiftReading", "TestTools", "viper-gen", "ViperBuild",
        "ViperCommandLine", "ViperCommands", "ViperOwnership", "ViperPack", "ViperPipeline",
        "ViperPlan", "ViperProject", "ViperResources", "ViperTestTools", "ViperText",
      ],
      exclude: [
        "App/Rejected", "App/Screens.txt", "Compile/AmbiguousTypes.txt",
        "Compile/IsolatedSamples.txt", "Compile/OddProtocols.txt", "Compile/PackSpecs.txt",
        "Compile/RejectedMembers.txt",
        "Modules/PlantedMistakes.txt",
        "Modules/Screens", "Rename/RejectedRenames.txt", "Render/AppleBranches.txt",
        "Services/Calls.txt", "Services/RejectedTypes.txt",
        "Write/Checks.txt",
      ]),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "SwiftLayout", "SwiftMerge", "SwiftReading", "TestTools", "ViperAdopt", "ViperCommands",
        "ViperOwnership", "ViperPipeline", "ViperProject", "ViperSpec", "ViperTemplate",
        "ViperTestTools", "ViperText", "XcodeProject",
      ]),
    .testTarget(
      name: "ViperGenCommandTests",
      dependencies: [
        "SwiftMerge", "TestTools", "viper-gen", "viper-gen-build", "ViperAdopt", "ViperBuild",
        "ViperCommandLine", "ViperCommands", "ViperOwnership", "ViperPack", "ViperPipeline",
        "ViperProject", "ViperSpec", "ViperTemplate", "ViperTestTools", "ViperText",
        "XcodeProject",
      ],
      exclude: [
        "Apps", "Consumer", "GeneratedTests", "Help", "MixedApp", "Runs/Completions.txt",
        "Runs/RejectedAdditions.txt", "Runs/RejectedRuns.txt", "Runs/RejectedXcode.txt",
        "Usage.txt", "XcodeDeclarations",
      ]),
    .testTarget(
      name: "ViperKitTests", dependencies: ["TestTools", "ViperKit"], exclude: ["AppleDeclarations"]
    ),
    .testTarget(
      name: "ViperKitCompatibilityTests", dependencies: ["TestTools", "ViperKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
