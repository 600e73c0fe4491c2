import TestTools
import Testing
import ViperTestTools

struct AppTests {
  static let specs = Dictionary(
    uniqueKeysWithValues: FixtureFile.files("Screens.txt").map {
      ($0.replacing(".viper.json", with: ""), $1)
    })

  /// The title of a case is a key of the config, and the input its value.
  @Test(arguments: RecordedCase.all(in: "Rejected"))
  func errorsAreShownAtTheirPlace(_ row: RecordedCase) throws {
    let config = "{\n  \"root\": true,\n  \"\(row.title)\": \(row.input)\n}\n"
    try row.expect(Run(TestProject.viper(config: config, Self.specs)).screen())
  }

  @Test func aLinkThroughAnotherPackEndsThere() throws {
    func files(_ app: String) -> [String: String] {
      var files = TestProject.viper(
        config: #"""
          { "root": true, "output": "Out", "app": \#(app) }
          """#,
        [
          "Feed": #"{ "router": [{ "func": "openFar()", "to": "Far" }] }"#,
          "Far": #"{ "pack": "./mine", "ui": "odd", "router": [{ "func": "go()", "to": "Far" }] }"#,
        ])
      files["/p/mine/pack.json"] = #"""
        { "name": "mine", "extends": "viper", "uiFrameworks": [{ "key": "odd", "routes": ["push"] }] }
        """#
      return files
    }
    func app(_ link: String) -> [String: String] {
      files(#"{ "name": "A", "start": "Feed", "links": { "a": \#(link) } }"#)
    }
    let run = Run(app(#"["Feed", "openFar()"]"#))
    #expect(try run.screen() == "")
    try run.write()
    let builder = run.disk["/p/Out/Far/FarBuilder.swift"] ?? ""
    #expect(builder.contains("enum FarBuilder"), "\(builder)")
    #expect(!builder.contains("ModuleRouters"))
    #expect(
      try Run(app(#"["Feed", "openFar()", "go()"]"#)).screen() == """
        viper-gen.json:1:112: error: a deep link can't use routes of 'Far', because its pack doesn't support deep links [unsupported-app]
         1 | { "root": true, "output": "Out", "app": { "name": "A", "start": "Feed", "links": { "a": ["Feed", "openFar()", "go()"] } } }
           |                                                                                                                ^~~~
           = help: end the deep link with 'Far'

        """)
    #expect(
      try Run(files(#"{ "name": "A", "start": "Far" }"#)).screen().contains(
        "the app can't start with 'Far', because its pack doesn't support apps with 'odd'"))
  }

  /// An app, the route of its module `Login`, and the message.
  @Test(arguments: [
    (
      #"{ "name": "A", "start": "Login" }"#, "showTabs",
      """
      Login.viper.json:1:39: error: 'showTabs' needs an app with 'start' and 'tabs', but the app has no 'tabs' [missing-app-root]
       1 | { "router": [{ "func": "go()", "by": "showTabs" }] }
         |                                       ^~~~~~~~
         = help: add 'tabs' to 'app' in viper-gen.json
      viper-gen.json:1:52: note: the app is declared here
       1 | { "root": true, "output": "Out", "app": { "name": "A", "start": "Login" } }
         |                                                    ^

      """
    ),
    (
      #"{ "name": "A", "tabs": ["Login"] }"#, "showStart",
      "but the app has no 'start' [missing-app-root]"
    ),
    (
      "null", "showTabs",
      """
      Login.viper.json:1:39: error: 'showTabs' needs an app, but the config has no 'app' [missing-app]
       1 | { "router": [{ "func": "go()", "by": "showTabs" }] }
         |                                       ^~~~~~~~
         = help: add "app": { "name": "Shop", "start": "Login", "tabs": ["Home"] } to viper-gen.json

      """
    ),
    (
      #"{ "name": "A", "start": "Login", "tabs": ["Feed"], "links": { "a": ["Login", "go()"] } }"#,
      "showTabs",
      """
      viper-gen.json:1:119: error: 'go' replaces the screens of the deep link [invalid-deep-link-continuation]
       1 | { "root": true, "output": "Out", "app": { "name": "A", "start": "Login", "tabs": ["Feed"], "links": { "a": ["Login", "go()"] } } }
         |                                                                                                                       ^~~~
         = help: end the deep link before 'go'

      """
    ),
    (
      #"{ "name": "A", "start": "Login", "tabs": ["Feed"] }"#, #"showTabs", "to": "Feed"#,
      """
      Login.viper.json:1:57: error: 'showTabs' doesn't open a module [unexpected-close-key]
       1 | { "router": [{ "func": "go()", "by": "showTabs", "to": "Feed" }] }
         |                                                         ^~~~
         = help: delete 'to'

      """
    ),
  ])
  func routesToTheAppsRootsNeedThem(app: String, by: String, text: String) throws {
    let key = app == "null" ? "" : #", "app": \#(app)"#
    let run = Run(
      TestProject.viper(
        config: #"{ "root": true, "output": "Out"\#(key) }"#,
        ["Login": #"{ "router": [{ "func": "go()", "by": "\#(by)" }] }"#, "Feed": "{}"]))
    #expect(try run.screen().contains(text))
  }

  @Test func aPublicModuleMayBeForAnotherApp() throws {
    let config = #"{ "root": true, "output": "Out", "access": "public" }"#
    let login = #"{ "router": [{ "func": "go()", "by": "showTabs" }] }"#
    #expect(try Run(TestProject.viper(config: config, ["Login": login])).screen() == "")
  }

  // MARK: - What is made

  private static func made(
    _ app: String, _ specs: [String: String], more: String = ""
  ) throws -> MemoryDisk {
    let config = #"""
      { "root": true, "output": "Out", "tests": "Tests", "testModule": "Out", \#(more) "app": \#(app) }
      """#
    let run = Run(TestProject.viper(config: config, specs))
    #expect(try run.screen() == "")
    try run.write()
    #expect(try run.changes().allSatisfy { $0.hasPrefix("identical ") })
    return run.disk
  }

  @Test func aUIKitAppStartsInAWindow() throws {
    let disk = try Self.made(
      #"{ "name": "Shop", "start": "Feed", "links": { "item/{id}": ["Feed", "openDetail(id)"] } }"#,
      [
        "Feed": #"{ "router": [{ "func": "openDetail(id: Int)", "to": "Detail" }] }"#,
        "Detail": #"{ "inputs": ["id: Int"] }"#,
      ])
    #expect(
      disk["/p/Out/ShopApp.swift"] == """
        // Generated by viper-gen from viper-gen.json. Do not edit.

        import Foundation
        import ViperKit

        #if canImport(UIKit)
          import UIKit
        #endif

        /// The start of Shop, and its deep links.
        @MainActor
        final class ShopApp {
          let root: UINavigationController
          private weak var window: UIWindow?

          init() {
            root = UINavigationController(rootViewController: FeedBuilder.build())
          }

          /// Shows the app in a window.
          func start(in window: UIWindow) {
            window.rootViewController = root
            window.makeKeyAndVisible()
            self.window = window
          }

          /// Opens a deep link.
          ///
          /// - Returns: the module that is shown now, or the reason for a failure.
          @discardableResult
          func open(_ url: URL) -> LinkResult {
            ModuleLinks(links).open(url, in: window?.rootViewController ?? root)
          }
        }

        // MARK: - Links

        extension ShopApp {
          private var links: [ModuleLink] {
            [
              ModuleLink("item/{id}", to: "Detail") { (link) throws(LinkFailure) in
                let id = try link.read("id", as: Int.self)
                try link.start(with: "Feed", FeedView.self)
                try link.router(of: "Feed", as: (any FeedRouterProtocol).self).openDetail(id: id)
              }
            ]
          }
        }

        """)
    let builder = disk["/p/Out/Feed/FeedBuilder.swift"] ?? ""
    #expect(builder.contains("    ModuleRouters.register(router, at: view)\n"))
    // No link asks for the router of the last module.
    #expect(disk["/p/Out/Detail/DetailBuilder.swift"]?.contains("ModuleRouters") == false)
  }

  @Test(arguments: ["viper", "viper-io", "vip", "mvvm"])
  func buildersOfLinkedModulesImportViperKit(pack: String) throws {
    let routes = pack == "vip" ? "routingLogic" : "router"
    let disk = try Self.made(
      #"{ "name": "A", "start": "Feed", "links": { "a": ["Feed", "go()"] } }"#,
      ["Feed": #"{ "\#(routes)": [{ "func": "go()", "to": "Feed" }] }"#],
      more: #""pack": "\#(pack)","#)
    let builder = try #require(
      disk.files.first {
        $0.key.hasPrefix("/p/Out/") && $0.value.contains("ModuleRouters.register(router, at: view)")
      }?.value)
    let first = builder.split(separator: "\n").dropFirst().first
    #expect(first == "import ViperKit", "\(builder)")
  }

  @Test func anAppWithoutLinksRegistersNothing() throws {
    let disk = try Self.made(
      #"{ "name": "Shop", "tabs": ["Feed"] }"#, ["Feed": #"{ "ui": "swiftui" }"#],
      more: #""container": "Box","#)
    let app = disk["/p/Out/ShopApp.swift"] ?? ""
    #expect(app.contains("  init(dependencies: any BoxDependencies) {\n"))
    #expect(!app.contains("func open"))
    #expect(app.contains("      ModuleStack(app.navigation)\n"))
    let builder = disk["/p/Out/Feed/FeedBuilder.swift"] ?? ""
    #expect(!builder.contains("ModuleRouters"))
  }

  @Test(arguments: [
    ("a", "a", "link"), ("link", "b", "visit"), ("visit", "b", "link"),
    ("link", "visit", "visitValue"),
  ])
  func noValueHidesTheVisit(first: String, second: String, visit: String) throws {
    let taken = first == second ? "{\(first)}" : "{\(first)}/{\(second)}"
    let disk = try Self.made(
      #"{ "name": "A", "start": "Feed", "links": { "\#(taken)": ["Feed", "go(\#(first), \#(second))"] } }"#,
      ["Feed": #"{ "router": [{ "func": "go(_ a: String, _ b: String)", "to": "Feed" }] }"#])
    let app = disk["/p/Out/AApp.swift"] ?? ""
    #expect(app.contains(") { (\(visit)) throws(LinkFailure) in\n"))
    #expect(
      app.contains("let \(first) = try \(visit).read(\"\(first)\", as: String.self)\n"), "\(app)")
    #expect(app.contains("  try \(visit).start("))
  }

  @Test func theMoreOfALinkIsFixedTheEarlierItIsTried() throws {
    let disk = try Self.made(
      #"""
      { "name": "A", "start": "Feed", "links": {
        "{x}/{y}": ["Feed", "go(x, y)"], "{x}/b": ["Feed", "go(x, x)"], "a/{y}": ["Feed", "go(y, y)"],
        "a/b": ["Feed"], "a": ["Feed"] } }
      """#, ["Feed": #"{ "router": [{ "func": "go(_ a: String, _ b: String)", "to": "Feed" }] }"#])
    let app = disk["/p/Out/AApp.swift"] ?? ""
    let patterns = app.matches(of: /ModuleLink\("([^"]*)"/).map { String($0.1) }
    #expect(patterns == ["a", "a/b", "a/{y}", "{x}/b", "{x}/{y}"])
  }

  @Test func testsSkipUnwrittenRoutesAndNoteThem() throws {
    let config = #"""
      { "root": true, "output": "Out", "tests": "Tests", "testModule": "Out", "readers": { "Day": "Day.init" },
        "app": { "name": "A", "start": "Feed", "links": {
          "own": ["Feed", "open()"], "day/{d}": ["Feed", "openDay(d)"], "sheet": ["Feed", "openSheet()"],
          "push": ["Feed", "openPush()"], "body": ["Feed", "openBody()"] } } }
      """#
    let specs = [
      "Feed": #"""
      { "view": ["show()"], "router": [
        "open()", { "func": "openDay(_ day: Day)", "to": "End" },
        { "func": "openPush()", "to": "End" }, { "func": "openSheet()", "to": "End", "by": "sheet" },
        { "func": "openBody()", "body": "_ = viewController" } ] }
      """#, "End": "{}",
    ]
    let run = Run(TestProject.viper(config: config, specs))
    let notes = try run.changeSets().changeSets.flatMap(\.notes).filter { $0.hasPrefix("AApp") }
    #expect(
      notes == [
        "AAppTests: body (showing 'Feed' would call what is yours there)",
        "AAppTests: day/{d} (no sample for 'Day'; add it to 'samples')",
        "AAppTests: own (its route 'open()' is yours)",
        "AAppTests: sheet (showing 'Feed' would call what is yours there)",
      ])
    try run.write()
    let tests = run.disk["/p/Tests/AAppTests.swift"] ?? ""
    #expect(
      tests.matches(of: /@Test func (\w+)/).map { String($0.1) } == ["startsWithFeed", "opensPush"])
  }
}
