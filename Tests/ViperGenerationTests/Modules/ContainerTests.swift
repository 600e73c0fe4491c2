import TestTools
import Testing
import ViperTestTools

struct ContainerTests {
  private static let config =
    #"{ "root": true, "container": "AppContainer", "output": "Out", "tests": "Tests", "testModule": "App" }"#

  /// Twenty modules: four chains of five, each with one root.
  private static func app(_ leafServices: [String] = []) -> [String: String] {
    var specs: [String: String] = [:]
    for number in 0..<20 {
      let routes = number < 16 ? [#"{ "func": "open()", "to": "M\#(number + 4)" }"#] : []
      let own = number == 19 ? leafServices : []
      let services = own + (number % 3 == 0 ? [service("Store\(number)")] : [])
      specs["M\(number)"] = """
        {
          "root": \(number < 4), "services": [\(services.joined(separator: ", "))],
          "interactor": ["work()"], "router": [\(routes.joined(separator: ", "))],
          "yours": ["interactor"]
        }
        """
    }
    return specs
  }

  private static func service(_ name: String) -> String {
    #"{ "name": "\#(name)", "methods": ["load()"] }"#
  }

  /// A target's module has other letters than its folder where those are none of a Swift name.
  @Test func otherTargetsAreImportedByTheNamesOfTheirModules() throws {
    let disk = MemoryDisk([
      "/p/Package.swift": "",
      "/p/viper-gen.json": #"{ "root": true, "container": "AppContainer" }"#,
      "/p/Sources/App/Home.viper.json":
        #"{ "root": true, "router": [{ "func": "logIn()", "to": "Login" }] }"#,
      "/p/Sources/my-feature/Login.viper.json":
        #"{ "access": "public", "services": ["clock: any Sendable"] }"#,
      "/p/Sources/my-feature/Settings.viper.json":
        #"{ "root": true, "access": "public", "services": ["store: any Sendable"] }"#,
    ])
    try Run(disk).write()
    let made = disk.files.filter { $0.value.contains("import my") }
    #expect(!made.isEmpty && disk["/p/Sources/App/AppContainer.swift"] != nil)
    for (path, text) in made { #expect(!text.contains("import my-feature"), "\(path)") }
  }

  /// A public protocol can't refine an internal one.
  @Test func theProtocolOfAllIsAsVisibleAsTheLeastVisible() throws {
    let disk = MemoryDisk(
      TestProject.viper(
        config: Self.config,
        [
          "A": """
          { "root": true, "access": "public",
            "services": ["clock: any Sendable", "store: any Shop & Cache"] }
          """,
          "B": """
          { "root": true, "access": "package",
            "services": ["clock: any Sendable", "store: any Cache & Shop"] }
          """,
        ]))
    try Run(disk).write()
    let text = try #require(disk["/p/Out/AppDependencies.swift"])
    #expect(text.contains("\npackage protocol AppDependencies: ADependencies, BDependencies {}"))
    let container = try #require(disk["/p/Out/AppContainer.swift"])
    #expect(container.contains("  public let clock: any Sendable\n"))
    // A composition is one property in any order.
    #expect(container.split(separator: "\n").count { $0.contains("let store:") } == 1)
  }

  @Test func aServiceOfALeafChangesNothingBetweenItAndTheContainer() throws {
    let before = MemoryDisk(TestProject.viper(config: Self.config, Self.app()))
    try Run(before).write()
    let after = MemoryDisk(
      TestProject.viper(config: Self.config, Self.app([Self.service("Analytics")])))
    try Run(after).write()
    let paths = Set(before.names).union(after.names)
    let changed = paths.filter { before[$0] != after[$0] }.sorted()
    let others = changed.filter { !$0.contains("M19") }
    #expect(
      others == [
        "/p/Out/AppContainer.swift", "/p/Tests/DependenciesMock.swift", "/p/viper-gen.viper.lock",
      ])
    #expect(changed.contains("/p/Out/M19/M19Contracts.swift"))
    #expect(
      after["/p/Out/AppContainer.swift"]?.contains("  let analytics: any Analytics\n") == true)
    before["/p/M19.viper.json"] = after["/p/M19.viper.json"]
    try Run(before, ["M19.viper.json"]).write()
    #expect(paths.filter { before[$0] != after[$0] }.isEmpty)
  }

  @Test func theInitializerKeepsTheOrderThatTheUserGivesIt() throws {
    let spec = { (services: String) in #"{ "root": true, "services": [\#(services), "dd: DD"] }"# }
    let disk = MemoryDisk(TestProject.viper(config: Self.config, ["A": spec(#""bb: BB""#)]))
    try Run(disk).write()
    let path = "/p/Out/AppContainer.swift"
    let text = try #require(disk[path])
    disk[path] = text.replacing("init(bb: BB, dd: DD)", with: "init(dd: DD, bb: BB)")
    disk["/p/A.viper.json"] = spec(#""bb: BB", "cc: CC""#)
    try Run(disk).write()
    #expect(disk[path]?.contains("  init(dd: DD, bb: BB, cc: CC) {\n") == true)
  }

  @Test func withoutAContainerOnlyTheRouterStoresPassedServices() throws {
    let disk = MemoryDisk(
      TestProject.viper(
        config: #"{ "root": true }"#,
        [
          "A": #"{ "root": true, "router": [{ "func": "open()", "to": "B" }] }"#,
          "B": #"{ "services": ["b: any B1"], "router": [{ "func": "open()", "to": "C" }] }"#,
          "C": #"{ "services": ["c: any C1"], "router": [{ "func": "open()", "to": "A" }] }"#,
        ]))
    try Run(disk).write()
    #expect(disk["/p/AInteractor.swift"]?.contains("let") == false)
    #expect(disk["/p/ABuilder.swift"]?.contains("    b: any B1,\n    c: any C1\n  )") == true)
    #expect(disk["/p/ARouter.swift"]?.contains("  let b: any B1\n  let c: any C1\n") == true)
    #expect(disk["/p/BInteractor.swift"]?.contains("  let b: any B1\n\n  init(b: any B1)") == true)
    #expect(disk["/p/CRouter.swift"]?.contains("ABuilder.build(b: b, c: c)") == true)
  }

  @Test func aServicePassedByARouteIsNotAModuleDependency() throws {
    let disk = MemoryDisk(
      TestProject.viper(
        config: Self.config,
        [
          "A": #"""
          {
            "root": true, "services": ["draft: any Draft"],
            "router": [
              { "func": "open()", "to": "B", "with": { "draft": "draft" } },
              { "func": "open(other: any Draft)", "to": "B", "with": { "draft": "other" } }
            ]
          }
          """#,
          "B":
            #"{ "services": ["draft: any Draft", "clock: any Clock<Duration> = ContinuousClock()"] }"#,
        ]))
    try Run(disk).write()
    #expect(disk["/p/Out/B/BContracts.swift"]?.contains("protocol BDependencies {}") == true)
    let builder = disk["/p/Out/B/BBuilder.swift"] ?? ""
    #expect(
      builder.contains("dependencies: any BDependencies,\n    draft: any Draft,\n    clock: "))
    let router = disk["/p/Out/A/ARouter.swift"] ?? ""
    #expect(router.contains("dependencies: dependencies, draft: dependencies.draft)"))
    #expect(router.contains("dependencies: dependencies, draft: other)"))
    #expect(disk["/p/Out/A/AContracts.swift"]?.contains("var draft: any Draft { get }") == true)
  }

  @Test func aServiceOfAnotherComponentIsHeldByThatAlone() throws {
    let disk = MemoryDisk(
      TestProject.viper(
        config: Self.config,
        [
          "A": #"""
          {
            "root": true,
            "services": [{ "name": "format", "type": "any Format", "as": "dates", "for": "presenter" }],
            "viewOutput": [{ "func": "show()", "body": "_ = format" }]
          }
          """#
        ]))
    try Run(disk).write()
    #expect(
      disk["/p/Out/A/ABuilder.swift"]?.contains("APresenter(format: dependencies.dates, ") == true)
    #expect(disk["/p/Out/A/AInteractor.swift"]?.contains("let") == false)
  }

  @Test func theContainerIsAnOwnedFileAndIsMerged() throws {
    var specs = ["A": #"{ "root": true, "services": ["store: any Store"] }"#]
    let disk = MemoryDisk(TestProject.viper(config: Self.config, specs))
    try Run(disk).write()
    let mine = disk["/p/Out/AppContainer.swift"]?
      .replacing(
        "final class AppContainer {", with: "final class AppContainer {\n  static var mine = 1")
    disk["/p/Out/AppContainer.swift"] = mine
    specs["A"] = #"{ "root": true, "services": ["store: any Store", "trace: any Trace"] }"#
    disk["/p/A.viper.json"] = specs["A"]
    #expect(try Run(disk).write().contains("merge /p/Out/AppContainer.swift"))
    #expect(
      disk["/p/Out/AppContainer.swift"] == """
        /// The dependency container of the app.
        @MainActor
        final class AppContainer {
          static var mine = 1
          let store: any Store
          let trace: any Trace

          init(store: any Store, trace: any Trace) {
            self.store = store
            self.trace = trace
          }
        }

        // MARK: - AppDependencies

        extension AppContainer: AppDependencies {}

        """)
    // A container of another name is the same, and its file is moved by its owner.
    disk["/p/viper-gen.json"] = Self.config.replacing("AppContainer", with: "ShopContainer")
    #expect(try Run(disk).screen().contains("ShopContainer.swift"))
  }

  @Test func aLowerPackageDoesNotDependOnTheApp() throws {
    let feed = [
      "/p/Feed/viper-gen.json": #"{ "root": true, "container": true, "access": "public" }"#,
      "/p/Feed/B.viper.json": #"{ "services": ["feed: any Feed"] }"#,
    ]
    let alone = MemoryDisk(feed)
    try Run(alone, in: "/p/Feed").write()
    let app = [
      "/p/App/viper-gen.json":
        #"{ "root": true, "container": "AppContainer", "known": ["../Feed"] }"#,
      "/p/App/A.viper.json": #"{ "root": true, "router": [{ "func": "open()", "to": "B" }] }"#,
    ]
    let disk = MemoryDisk(feed.merging(app) { first, _ in first })
    try Run(disk, in: "/p/App").write()
    try Run(disk, in: "/p/Feed").write()
    #expect(alone["/p/Feed/BContracts.swift"] == disk["/p/Feed/BContracts.swift"])
    #expect(
      disk["/p/App/AContracts.swift"]?.contains("protocol ADependencies: BDependencies {}") == true)
    #expect(disk["/p/App/AppContainer.swift"]?.contains("let feed: any Feed") == true)
  }

  @Test(arguments: [
    ("uikit", "", #", "services": ["images: any ImageLoader"]"#, "any ImageLoader"),
    ("swiftui", "", #", "services": ["images: any ImageLoader"]"#, "any ImageLoader"),
    // No test makes the module 'Feed'.
    ("swiftui", #", "services": ["store: any FeedStore"]"#, "", "any FeedStore"),
  ])
  func anUntestedRouteNamesItsMissingSample(
    ui: String, own: String, other: String, sample: String
  ) throws {
    let disk = MemoryDisk(
      TestProject.viper(
        config: Self.config,
        [
          "Feed": """
          { "ui": "\(ui)", "root": true, "router": [{ "func": "openItem()", "to": "Item" }]\(own) }
          """,
          "Item": #"{ "ui": "\#(ui)"\#(other) }"#,
        ]))
    let notes = try Run(disk).changeSets().changeSets.flatMap(\.notes)
    let note = "FeedTests: FeedRouter.openItem() (no sample for '\(sample)'; add it to 'samples')"
    #expect(notes.contains(note), "\(notes)")
  }
}
