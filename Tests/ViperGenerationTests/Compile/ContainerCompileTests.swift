#if !canImport(UIKit)
  import Foundation
  import TestTools
  import Testing

  @testable import ViperPack

  /// An app of two targets with modules of all packs, compiled with a container and without: modules
  /// that open each other and themselves, services with a default, under another name, handed over.
  @Suite(.serialized, .processesInTurn) struct ContainerCompileTests {
    @Test(.long, arguments: [false, true])
    func anAppOfTwoTargetsCompiles(hasContainer: Bool) throws {
      let project = try GeneratedProject(
        texts: Self.texts(hasContainer: hasContainer), in: ["/p/Feed", "/p/App"]
      ).valid()
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      func files(_ place: String) throws -> [String] {
        try Toolchain.write(project.files.filter { $0.key.hasPrefix(place) }, in: folder)
      }
      let runtime = ["-I", try Toolchain.viperKit.get()]
      let feed = try Toolchain.write(["Feed.swift": Self.feedTypes], in: folder)
      let feedOutput = try Toolchain.emit(
        "Feed", try files("Feed/Out/") + feed, in: folder, options: runtime)
      try #require(feedOutput.isEmpty, "\(feedOutput)")
      let app = try Toolchain.write(
        ["Types.swift": Self.appTypes, "Main.swift": Self.main(hasContainer: hasContainer)],
        in: folder)
      let output = try Toolchain.emit(
        "App", try files("App/Out/") + app, in: folder, options: ["-enable-testing"] + runtime)
      try #require(output.isEmpty, "\(output)")
      let tests = try files("App/Tests/")
      #expect(tests.contains { $0.hasSuffix("/DependenciesMock.swift") } == hasContainer)
      let testOutput = try Toolchain.check(
        tests, in: folder,
        options: ["-module-name", "AppTests", "-package-name", "app", "-I", folder.path] + runtime)
      #expect(testOutput.isEmpty, "\(testOutput)")
    }

    private static func texts(hasContainer: Bool) -> [String: String] {
      let names = BuiltIn.packNames.map { ($0, capitalised($0)) }
      let (app, feed) =
        hasContainer ? (#""container": "AppContainer","#, #""container": true,"#) : ("", "")
      var texts = [
        "/p/App/viper-gen.json": """
        {
          "root": true, \(app) "output": "Out", "tests": "Tests", "testModule": "App",
          "known": ["../Feed"], "access": "package",
          "samples": {
            "any Store": "SomeStore()", "any ListService": "SomeService()", "any Session": "SomeSession()",
            "any FeedStore": "SomeFeedStore()"
          }
        }
        """,
        "/p/Feed/viper-gen.json":
          #"{ "root": true, \#(feed) "output": "Out", "access": "public" }"#,
      ]
      for (pack, name) in names {
        for (suffix, spec) in appSpecs(pack, name) {
          texts["/p/App/\(name)\(suffix).viper.json"] = spec
        }
        texts["/p/Feed/\(name)Feed.viper.json"] = """
          { "pack": "\(pack)", \(ui(pack)) "root": true, "inputs": ["id: Int"], "services": ["feedStore: any FeedStore"],
            \(use(pack, "feedStore")) }
          """
      }
      return texts
    }

    private static func appSpecs(_ pack: String, _ name: String) -> [String: String] {
      let routes = pack == "vip" ? "routingLogic" : "router"
      return [
        "List": """
        {
          "pack": "\(pack)", \(ui(pack)) "root": true, "imports": ["Feed"],
          "services": [
            "store: any Store",
            { "name": "service", "type": "any ListService", "as": "\(name.lowercased())Service" }
          ],
          \(use(pack, "store", "service")),
          "\(routes)": [
            { "func": "openDetail(session: any Session)", "to": "\(name)Detail", "with": { "session": "session" } },
            { "func": "openList()", "to": "\(name)List" },
            { "func": "openFeed(dependencies: Int, id: Int)", "to": "\(name)Feed" }
          ]
        }
        """,
        "Detail": """
        {
          "pack": "\(pack)", \(ui(pack)) "access": "internal", "imports": ["Feed"],
          "services": [
            "store: any Store", "session: any Session",
            "clock: any Clock<Duration> = ContinuousClock()"
          ],
          \(use(pack, "store", "session", "clock")),
          "\(routes)": [
            { "func": "openList()", "to": "\(name)List" },
            { "func": "openLeaf()", "to": "\(name)Leaf" },
            { "func": "openAgain()", "to": "\(name)Detail", "with": { "session": "session" } }
          ]
        }
        """,
        "Leaf": """
        {
          "pack": "\(pack)", \(ui(pack)) "access": "internal",
          "services": [{ "name": "\(name)Tracker", "property": "tracker", "as": "\(name.lowercased())Tracker", "methods": ["track(_ text: String)"] }],
          \(use(pack, "tracker"))
        }
        """,
      ]
    }

    private static func ui(_ pack: String) -> String {
      ["viper", "mvvm"].contains(pack) ? #""ui": "swiftui","# : ""
    }

    private static func use(_ pack: String, _ services: String...) -> String {
      let key = ["vip": "businessLogic", "mvvm": "viewModel"][pack] ?? "interactor"
      let values = services.count == 1 ? services[0] : "(\(services.joined(separator: ", ")))"
      return #""\#(key)": [{ "func": "work()", "body": "_ = \#(values)" }]"#
    }

    private static func capitalised(_ pack: String) -> String {
      pack.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static let feedTypes = """
      public protocol FeedStore: Sendable {}
      public struct SomeFeedStore: FeedStore { public init() {} }
      """

    private static let appTypes = """
      package protocol Store: Sendable {}
      package protocol ListService: Sendable {}
      package protocol Session: Sendable {}
      struct SomeStore: Store {}
      struct SomeService: ListService {}
      struct SomeSession: Session {}
      struct SomeTracker: ViperTracker, ViperIoTracker, VipTracker, MvvmTracker {
        func track(_ text: String) {}
      }
      """

    private static func main(hasContainer: Bool) -> String {
      let names = BuiltIn.packNames.map(capitalised)
      let services = names.map { "\($0.lowercased())Service: SomeService()" }
      let trackers = names.map { "\($0.lowercased())Tracker: SomeTracker()" }
      let builders = names.map { name in
        let builder =
          name
          + (["Vip": "ListFactory", "ViperIo": "ListModuleConfigurator"][name] ?? "ListBuilder")
        return hasContainer
          ? "_ = \(builder).build(dependencies: container)"
          : """
          _ = \(builder).build(
              store: SomeStore(), \(name.lowercased())Service: SomeService(),
              feedStore: SomeFeedStore(), \(name.lowercased())Tracker: SomeTracker())
          """
      }
      let container = """
          let container = AppContainer(
            feedStore: SomeFeedStore(), \(services[3]), \(trackers[3]), store: SomeStore(),
            \(services[2]), \(trackers[2]), \(services[0]), \(trackers[0]), \(services[1]),
            \(trackers[1]))
        """
      return """
        import Feed

        @MainActor func start() {
        \(hasContainer ? container : "")
          \(builders.joined(separator: "\n  "))
        }
        """
    }
  }
#endif
