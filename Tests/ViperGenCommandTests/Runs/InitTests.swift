import TestTools
import Testing

@testable import ViperCommandLine

@Suite(.serialized, .processesInTurn) struct InitTests {
  private static let package = """
    // swift-tools-version: 6.1
    import PackageDescription
    let package = Package(
      name: "Shop",
      targets: [
        .target(name: "Shop", dependencies: [.target(name: "Core"), "Core"]),
        .testTarget(name: "ShopTests", dependencies: ["Shop"]),
      ])
    """

  private static let version = "\"viperGen\": \"\(Version.current)\""

  private static let rows:
    [(files: [String: String], options: String, keys: [String], said: String)] = [
      ([:], "", [], ""),
      (
        ["Package.swift": package, "Sources/Shop/A.swift": "", "Tests/ShopTests/A.swift": ""],
        "--ui none",
        [
          #""ui": "none""#, #""specs": "Specs""#, #""output": "Sources/Shop""#,
          #""tests": "Tests/ShopTests""#, #""testModule": "Shop""#, #""runtime": "file""#,
        ], "modules go to Sources/Shop, mocks and tests to Tests/ShopTests\n"
      ),
      (
        [
          "Package.swift": package.replacing(
            "\"Core\"]", with: ".product(name: \"ViperKit\", package: \"viper-gen\")]"),
          "Sources/Shop/A.swift": "",
        ], "",
        [#""specs": "Specs""#, #""output": "Sources/Shop""#, #""runtime": "package""#],
        "modules go to Sources/Shop\n"
      ),
      (
        [
          "Package.swift": package.replacing(
            "\"Core\"]",
            with: "\"Core\"], plugins: [.plugin(name: \"ViperGenPlugin\", package: \"viper-gen\")]"),
          "Sources/Shop/A.swift": "",
        ], "", [#""write": "plugin""#], ""
      ),
      (
        [
          "Package.swift": package.replacing(
            "targets: [", with: "targets: [.executableTarget(name: \"Tool-1\", path: \"Tool\"),"),
          "Sources/Shop/A.swift": "", "Tool/main.swift": "", "Tests/ShopTests/A.swift": "",
        ], "--into Tool/Screens",
        [
          #""specs": "Specs""#, #""output": "Tool/Screens""#, #""tests": "Tests/ShopTests""#,
          #""testModule": "Tool_1""#, #""runtime": "file""#,
        ], "modules go to Tool/Screens, mocks and tests to Tests/ShopTests\n"
      ),
      (
        ["Shop.xcodeproj/project.pbxproj": XcodeProjectText.grouped()], "",
        [
          #""specs": "Specs""#, #""output": "Shop/Modules""#, #""tests": "ShopTests""#,
          #""testModule": "Shop""#, #""runtime": "file""#,
        ], "modules go to Shop/Modules, mocks and tests to ShopTests\n"
      ),
      (
        [
          "Shop.xcodeproj/project.pbxproj": XcodeProjectText.synchronized,
          "Shop/Scenes/A.swift": "",
        ], "",
        [
          #""specs": "Specs""#, #""output": "Shop/Scenes""#, #""tests": "ShopTests""#,
          #""testModule": "Shop""#, #""runtime": "file""#,
        ], "modules go to Shop/Scenes, mocks and tests to ShopTests\n"
      ),
      (["Shop.xcodeproj/project.pbxproj": "{"], "", [], ""),
    ]

  /// The short run adds a module to one of the projects only.
  @Test(arguments: rows.indices)
  func initDescribesTheProjectItFinds(index: Int) throws {
    let row = Self.rows[index]
    let place = try Workspace(row.files)
    let run = try place.run("init \(row.options)")
    let files = ["viper-gen.json", ".viper-gen/config.schema.json", ".viper-gen/spec.schema.json"]
    let created = files.map { "create     \($0)\n" }.joined()
    #expect(run == Run(output: created + "\n\(row.said)next: viper-gen new MyModule\n"))
    let lines =
      [#""$schema": ".viper-gen/config.schema.json""#, #""root": true"#, Self.version] + row.keys
    #expect(
      try place.text("viper-gen.json") == "{\n  " + lines.joined(separator: ",\n  ") + "\n}\n")
    guard index == 4 || runsLongTests && row.keys.count > 1 else { return }
    #expect(try place.run("new Feed --ui none").status == 0)
    #expect(try place.isInStep)
    #expect(place.exists("Specs/Feed.viper.json"))
  }

  /// `init --agents` adds the file to a project that exists, and never replaces one.
  @Test func instructionsForAgentsAreWrittenOnceIfAskedFor() throws {
    let place = try Workspace()
    #expect(try place.run("init").status == 0)
    #expect(!place.exists("AGENTS.md"))
    #expect(try place.run("init --agents -n").output == "create     AGENTS.md\n")
    #expect(!place.exists("AGENTS.md"))
    #expect(try place.run("init --agents") == Run(output: "create     AGENTS.md\n"))
    let text = try place.text("AGENTS.md")
    #expect(text.contains("\n| `viewOutput` | calls from the view to the presenter |\n"))
    #expect(!text.contains("{%"))
    try place.write("AGENTS.md", "ours\n")
    let again = try place.run("init --agents")
    #expect(again.status == 1 && again.errors.contains("'AGENTS.md' already exists"))
    #expect(try place.text("AGENTS.md") == "ours\n")
    let apps = try Workspace()
    let app = try apps.run("new --app Shop --pack mvvm --agents")
    #expect(app.output.contains("create     Shop/AGENTS.md\n"))
    let instructions = try apps.text("Shop/AGENTS.md")
    #expect(instructions.contains("\n| `viewModel` | calls from the view to the viewModel |\n"))
    #expect(try apps.run("init --agents").output.hasPrefix("create     AGENTS.md\ncreate     vip"))
  }

  @Test func severalTargetsAreNamed() throws {
    let package = Self.package.replacing("targets: [", with: "targets: [.target(name: \"Core\"),")
    let place = try Workspace([
      "Package.swift": package, "Sources/Shop/A.swift": "", "Sources/Core/A.swift": "",
    ])
    let run = try place.run("init")
    #expect(
      run.errors == """
        viper-gen: warning: the config needs a folder for modules, because there are several targets: 'Core', 'Shop' [ambiguous-output-folder]
           = help: add "output" with one of 'Sources/Core' or 'Sources/Shop', and "runtime": "file" for ViperKit beside the modules

        """)
    #expect(run.status == 0)
    #expect(try place.text("viper-gen.json").hasSuffix("\n  \(Self.version)\n}\n"))
    try place.remove("viper-gen.json")
    #expect(
      try place.run("new Feed --ui none").errors == """
        viper-gen: warning: no target of the package compiles 'Feed' [unused-module-folder]
           = help: run 'viper-gen remove Feed', then run 'new' again with '--into' and one of 'Sources/Core' or 'Sources/Shop'

        """)
    #expect(try place.run("remove Feed").status == 0)
    #expect(try place.run("new Feed --ui none --into Sources/Core/Screens").errors == "")
    #expect(try place.run("new Home --ui none", in: "Sources/Shop").errors == "")
    #expect(place.exists("Sources/Shop/Home/HomeView.swift"))
  }

  @Test func aNewModuleLandsInTheOnlyTarget() throws {
    let files = [
      "Package.swift": Self.package.replacing(
        "dependencies: [.target(name: \"Core\"), \"Core\"]", with: "path: \"Sources/Shop\""),
      "Sources/Shop/A.swift": "", "Tests/ShopTests/A.swift": "",
    ]
    let place = try Workspace(files)
    let dry = try place.run("new Feed -n")
    #expect(place.files == files.keys.sorted())
    let run = try place.run("new Feed")
    #expect(run == dry && run.errors == "")
    #expect(run.output.hasPrefix("create     viper-gen.json\ncreate     .viper-gen/config"))
    let other = try Workspace(files)
    #expect(try other.run("init").status == 0)
    #expect(try other.text("viper-gen.json") == place.text("viper-gen.json"))
    if runsLongTests {
      let build = try BuildFolder().swift("build", in: place.url(""))
      #expect(build.status == 0, "\(build.output)\(build.errors)")
    }
    #expect(try place.run("remove Feed").status == 0)
    let left = place.files.filter { !$0.hasPrefix(".build/") && !$0.hasPrefix(".viper-gen/") }
    #expect(left == (files.keys + ["viper-gen.json"]).sorted())
    let app = try Workspace(["Shop.xcodeproj/project.pbxproj": XcodeProjectText.grouped()])
    let started = try app.run("new Feed --ui none --no-tests")
    #expect(started.output.contains("update     Shop.xcodeproj/project.pbxproj"))
    #expect(app.exists("Shop/Modules/Feed/FeedView.swift") && !app.exists("ShopTests/Feed"))
    #expect(try app.isInStep)
  }

  private static let packagesWithoutViperKit = [
    (#".target(name: "Core"), .target(name: "Shop")"#, "{}", true),
    (#".target(name: "Core"), .target(name: "Shop")"#, #"{ "runtime": "package" }"#, false),
    (
      #".target(name: "Shop", dependencies: [.product(name: "ViperKit", package: "viper-gen")])"#,
      "{}", false
    ),
  ]

  @Test func aMissingViperKitIsReported() throws {
    let place = try Workspace(["Sources/Shop/A.swift": "", "Sources/Core/A.swift": ""])
    let said = """
      viper-gen: warning: 'Feed' imports ViperKit, but no target depends on ViperKit [missing-viper-kit]
         = help: add "runtime": "file" to viper-gen.json if one target has all modules, or \
      '.product(name: "ViperKit", package: "viper-gen")' to its target in Package.swift

      """
    for (targets, config, isSaid) in Self.packagesWithoutViperKit {
      let package = "let package = Package(name: \"Shop\", targets: [\(targets)])"
      try place.folder.fill(["Package.swift": package, "viper-gen.json": config])
      let run = try place.run("new Feed --ui uikit --into Sources/Shop --dry-run")
      #expect(run.errors == (isSaid ? said : ""))
      #expect(try place.run("new Plain --ui none --into Sources/Shop -n").errors == "")
    }
  }

  /// Editors find the schemas in the project, in the version and for the pack that it uses.
  @Test func schemasAreInTheProjectAndUpToDate() throws {
    let place = try Workspace()
    #expect(try place.run("init --pack vip").status == 0)
    #expect(try place.text(".viper-gen/config.schema.json") == place.run("schema config").output)
    #expect(
      try place.text(".viper-gen/spec.schema.json") == place.run("schema spec --pack vip").output)
    #expect(try place.run("new Feed --ui none --into Specs").status == 0)
    let spec = try place.text("Specs/Feed/Feed.viper.json")
    #expect(spec.hasPrefix("{\n  \"$schema\": \"../../.viper-gen/spec.schema.json\",\n"))
    #expect(try place.run("new Other --ui none --pack viper").status == 0)
    #expect(try !place.text("Other/Other.viper.json").contains("$schema"))
    let state = try place.state
    #expect(try place.run("generate -q").output == "")
    #expect(try place.state == state)
    // Git may have changed the line endings.
    let schema = try place.text(".viper-gen/spec.schema.json")
    try place.write(".viper-gen/spec.schema.json", schema.replacing("\n", with: "\r\n"))
    #expect(try place.run("check").status == 0)
    try place.write(".viper-gen/spec.schema.json", "{}")
    try place.remove(".viper-gen/config.schema.json")
    #expect(try place.run("check").status == 1)
    #expect(try place.run("generate -q").output == "update     .viper-gen/spec.schema.json\n")
    #expect(try place.run("remove Feed").status == 0)
  }
}
