import TestTools
import Testing
import ViperTestTools

@testable import ViperCommands
@testable import ViperProject

@Suite(.serialized, .inTurn) struct AppTests {
  static let specs = [
    "Feed": #"""
    {
      "ui": "uikit",
      "router": [
        { "func": "openDetail(id: Int)", "to": "Detail" },
        { "func": "openDay(_ day: Date)", "to": "Detail", "with": { "id": "1" } },
        { "func": "openName(name: String, of id: Int)", "to": "Detail" },
        { "func": "leave()", "by": "close" },
        "count() -> Int",
        { "func": "openAll(_ ids: [Trip.ID]?)", "to": "Over" },
        { "func": "openSheet()", "to": "Over", "by": "sheet" },
        { "func": "openTab()", "to": "Over", "by": "tab" },
        "stay()"
      ]
    }
    """#,
    "Over": #"""
    {
      "ui": "uikit",
      "router": [{ "func": "openFeed()", "to": "Feed" }, { "func": "openTab()", "to": "Feed", "by": "tab" }]
    }
    """#,
    "Detail": #"{ "ui": "uikit", "inputs": ["id: Int"] }"#,
    "Plain": #"{ "ui": "none", "root": true }"#,
    "Bare": #"{ "ui": "uikit", "root": true, "without": ["builder"] }"#,
    "Shop": #"{ "ui": "uikit", "root": true, "services": ["store: any Store"] }"#,
  ]

  /// The title of a case is a key of the config, and the input its value.
  @Test(arguments: RecordedCase.all(in: "Rejected"))
  func aMistakeIsShownWhereItIs(_ row: RecordedCase) throws {
    let config = "{\n  \"root\": true,\n  \"\(row.title)\": \(row.input)\n}\n"
    try row.expect(Run(TestProject.viper(config: config, Self.specs)).screen())
  }

  @Test func aLinkThroughAnotherProjectEndsThere() throws {
    var files = TestProject.viper(
      config: #"""
        { "root": true, "known": ["../q"], "app": {
          "name": "A", "start": "Far", "links": { "a": ["Far"], "b": ["Far", "go()"] } } }
        """#, ["Near": #"{ "root": true }"#])
    files["/q/viper-gen.json"] = #"{ "root": true, "access": "public" }"#
    files["/q/Far.viper.json"] = #"{ "router": [{ "func": "go()", "to": "Far" }] }"#
    #expect(
      try Run(files).screen() == """
        viper-gen.json:2:71: error: a deep link can't use routes of 'Far', because this module belongs to another project [unsupported-foreign-route]
         2 |   "name": "A", "start": "Far", "links": { "a": ["Far"], "b": ["Far", "go()"] } } }
           |                                                                       ^~~~
           = help: end the deep link with 'Far'

        """)
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
        { "name": "mine", "extends": "viper", "flavours": [{ "key": "odd", "routes": ["push"] }] }
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

  @Test func testsLeaveOutWhatIsNotWrittenAndSaySo() throws {
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
