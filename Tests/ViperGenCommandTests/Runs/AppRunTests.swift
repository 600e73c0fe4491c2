import Foundation
import TestTools
import Testing

@testable import viper_gen

@Suite(.serialized, .processesInTurn) struct AppRunTests {
  private static let specs = [
    "Feed": #"""
    {
      "imports": ["Foundation"],
      "services": ["store: any Store"],
      "viewOutput": [{ "func": "didSelect(id: Int)", "forward": "router.openDetail" }],
      "router": [
        { "func": "openDetail(id: Int)", "to": "Detail" },
        { "func": "openResults(_ text: String, page: Int?)", "to": "Detail", "with": { "id": "page ?? 1" } },
        { "func": "openDay(_ day: Day, key: UUID, _ site: URL)", "to": "Detail", "with": { "id": "day.number" } }
      ]
    }
    """#,
    "Detail": #"""
    {
      "inputs": ["id: Int"],
      "view": ["show(_ text: String)"],
      "router": [
        { "func": "openForm(item: Int)", "to": "Form", "by": "presentInNavigation" },
        { "func": "openAgain(id: Int)", "to": "Detail" },
        { "func": "leave()", "by": "close" }
      ]
    }
    """#,
    "Form": #"{ "inputs": ["item: Int"], "services": ["store: any Store"] }"#,
    "Settings": #"""
    {
      "services": [{ "name": "Store", "methods": ["load() -> Int"] }],
      "router": ["showHelp()", { "func": "openForm(item: Int, isFast: Bool)", "to": "Form", "by": "sheet" }]
    }
    """#,
  ]

  private static let app = #"""
    "samples": { "Day": ["7"] },
    "readers": { "Day": "Day.init(text:)" },
    "app": {
      "name": "Shop",
      "tabs": [{ "module": "Feed", "title": "Feed", "image": "list.bullet" }, { "module": "Settings", "title": "Settings" }],
      "links": {
        "item/{id}": ["Feed", "openDetail(id)"],
        "item/new": ["Feed"],
        "item/{id}/buy/{item}": ["Feed", "openDetail(id)", "openAgain(item)", "openForm(id)"],
        "search?q={text}&page={page}": ["Feed", "openResults(text, page)"],
        "day/{day}/{link}/{site}": ["Feed", "openDay(day, key: link, site)"],
        "settings": ["Settings"],
        "fast/{item}/{fast}": ["Settings", "openForm(item, fast)"],
        "help": ["Settings", "showHelp()"]
      }
    }
    """#

  private static let day = """
    struct Day: Sendable, Equatable, ExpressibleByIntegerLiteral {
      let number: Int
      init(integerLiteral value: Int) { number = value }
      init?(text: String) {
        guard let number = Int(text), (1...31).contains(number) else { return nil }
        self.number = number
      }
    }

    """

  @Test(arguments: ["swiftui", "uikit"])
  func linksThatCanNotBeTestedAreNamed(ui: String) throws {
    let (_, generated) = try app(ui)
    let skipped = generated.output.split(separator: "\n").filter { $0.contains(" ShopAppTests: ") }
    #expect(skipped == (ui == "uikit" ? Self.skippedWithUIKit : Self.skipped))
  }

  @Test(.long, arguments: ["swiftui", "uikit"])
  func anAppOpensItsLinks(ui: String) throws {
    let (place, _) = try app(ui)
    try place.write("Shop/Tests/ShopTests/OpenTests.swift", Self.tests(ui))
    let test = try BuildFolder().swift("test", in: place.url("Shop"))
    #expect(test.status == 0, "\(test.output)\(test.errors)")
    #expect(test.output.contains("\"URLs open what they lead to\" passed"), "\(test.output)")
  }

  private func app(_ ui: String) throws -> (Workspace, Run) {
    let place = try Workspace()
    let new = try place.run("new --app Shop --ui \(ui)")
    #expect(new.status == 0, "\(new.errors)")
    #expect(try place.run("generate --quiet", in: "Shop") == Run())
    try place.remove("Shop/Specs/Home.viper.json")
    for (name, spec) in Self.specs { try place.write("Shop/Specs/\(name).viper.json", spec) }
    try place.write("Shop/Sources/Shop/Day.swift", Self.day)
    let config = try place.text("Shop/viper-gen.json")
    let start = try #require(config.firstRange(of: "\"app\": {"))
    try place.write("Shop/viper-gen.json", config[..<start.lowerBound] + Self.app + "\n}\n")
    let generated = try place.run("generate --force --verbose", in: "Shop")
    #expect(generated.status == 0, "\(generated.errors)")
    return (place, generated)
  }

  private static let skipped: [Substring] = [
    "skip       ShopAppTests: help (its route 'showHelp()' is yours)"
  ]

  private static let skippedWithUIKit: [Substring] =
    [
      """
      skip       ShopAppTests: fast/{item}/{fast} \
      (showing 'Settings' would call what is yours there)
      """
    ] + skipped + [
      """
      skip       ShopAppTests: item/{id}/buy/{item} \
      (showing 'Feed' would ask the mocks of its services)
      """
    ]

  private static func tests(_ ui: String) -> String {
    """
    import Foundation
    import Testing

    @testable import Shop

    @MainActor
    @Suite struct OpenTests {
      let app = ShopApp(dependencies: DependenciesMock())

      func open(_ text: String) throws -> LinkResult {
        app.open(try #require(URL(string: text)))
      }

      @Test("URLs open what they lead to") func opens() throws {
        for _ in 0..<2 {
          #expect(try open("shop://item/3") == .opened("Detail"))
          #expect(try open("https://example.com/ITEM/3/") == .opened("Detail"))
          #expect(try open("shop://item/new") == .opened("Feed"))
          #expect(try open("shop://search?q=a%20b&page=2") == .opened("Detail"))
          #expect(try open("shop://search?q=") == .opened("Detail"))
          #expect(try open("shop://settings") == .opened("Settings"))
          let day = "shop://day/7/6E2B5A3C-8F1D-4C7A-9B0E-1D2F3A4B5C6D/https%3A%2F%2Fa.b%2Fc"
          #expect(try open(day) == .opened("Detail"))
        }
      }

      @Test func whatDoesNotFitIsNamed() throws {
        #expect(try open("shop://item/x") == .failed(.wrongValue("x", of: "id", type: "Int")))
        #expect(try open("shop://day/32/x/y") == .failed(.wrongValue("32", of: "day", type: "Day")))
        #expect(try open("shop://day/3/x/y") == .failed(.wrongValue("x", of: "link", type: "UUID")))
        #expect(try open("shop://search") == .failed(.missingValue("text")))
        #expect(
          try open("shop://search?q=a&page=b") == .failed(.wrongValue("b", of: "page", type: "Int")))
        #expect(try open("shop://items/3") == .failed(.unknownLink))
        #expect(try open("shop://") == .failed(.unknownLink))
      }

    \(ui == "uikit" ? uikit : swiftui)
    }

    """
  }

  private static let uikit = """
      @Test func whatIsPushedLiesOverItsTab() throws {
        #expect(try open("shop://settings") == .opened("Settings"))
        #expect(app.root.selectedIndex == 1)
        for _ in 0..<2 { #expect(try open("shop://item/3") == .opened("Detail")) }
        #expect(app.root.selectedIndex == 0)
        let stack = try #require(app.root.selectedViewController as? UINavigationController)
        #expect(stack.viewControllers.map { $0 is DetailView } == [false, true])
      }

      @Test func whoIsGoneIsNotThere() throws {
        let window = UIWindow(frame: .zero)
        app.start(in: window)
        #expect(window.rootViewController === app.root)
        window.rootViewController = UIViewController()
        #expect(try open("shop://item/3") == .failed(.notThere("Feed")))
      }
    """

  private static let swiftui = """
      @Test func linksGoOnOverWhatTheyPresent() throws {
        for _ in 0..<2 { #expect(try open("shop://item/3/buy/4") == .opened("Form")) }
        #expect(app.navigation.top?.content is FormView)
        #expect(app.navigation.tabs.first?.path.count == 2)
        #expect(try open("shop://fast/1/true") == .opened("Form"))
        #expect(try open("shop://fast/1/yes") == .failed(.wrongValue("yes", of: "fast", type: "Bool")))
        #expect(try open("shop://item/new") == .opened("Feed"))
        #expect(app.navigation.top?.content is FeedView)
      }

      @Test func whoIsGoneIsNotThere() throws {
        app.navigation.replaceRoot { SettingsBuilder.build(dependencies: DependenciesMock(), navigation: $0) }
        #expect(try open("shop://item/3") == .failed(.notThere("Feed")))
      }
    """
}
