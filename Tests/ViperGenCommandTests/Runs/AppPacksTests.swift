import Foundation
import TestTools
import Testing

/// One app of modules of all built-in packs, drawn by UIKit and SwiftUI, is built, and its links are followed.
@Suite(.serialized, .processesInTurn) struct AppPacksTests {
  /// A tab, and two modules that it leads to, over which links go.
  private struct Tab {
    let name: String
    let pack: String
    let ui: String
    let routes: String

    var specs: [String: String] {
      let head = #""pack": "\#(pack)", "ui": "\#(ui)""#
      return [
        name: #"""
        { \#(head), "\#(routes)": [
          { "func": "openDetail(id: Int)", "to": "\#(name)Detail" },
          { "func": "logOut()", "by": "showStart" },
          { "func": "addTab(id: Int)", "to": "\#(name)Detail", "by": "tab" },
          { "func": "startAgain(id: Int)", "to": "\#(name)Detail", "by": "replaceRoot" }] }
        """#,
        name + "Detail": #"""
        { \#(head), "inputs": ["id: Int"], "\#(routes)": [
          { "func": "openForm(id: Int)", "to": "\#(name)Form", "by": "sheet" },
          { "func": "openStack(id: Int)", "to": "\#(name)Form", "by": "presentInNavigation" }] }
        """#,
        name + "Form": #"""
        { \#(head), "inputs": ["id: Int"], "\#(routes)": [
          { "func": "openDetail(id: Int)", "to": "\#(name)Detail" }, { "func": "leave()", "by": "close" }] }
        """#,
      ]
    }

    var links: [String] {
      let path = name.lowercased()
      return [
        #""\#(path)": ["\#(name)"]"#,
        #""\#(path)/{id}": ["\#(name)", "openDetail(id)"]"#,
        #""\#(path)/{id}/form": ["\#(name)", "openDetail(id)", "openForm(id)"]"#,
        #""\#(path)/{id}/back": ["\#(name)", "openDetail(id)", "openForm(id)", "leave()"]"#,
        #""\#(path)/{id}/on": ["\#(name)", "openDetail(id)", "openStack(id)", "openDetail(id)"]"#,
        #""\#(path)/{id}/tab": ["\#(name)", "addTab(id)", "openForm(id)"]"#,
        #""\#(path)/{id}/root": ["\#(name)", "startAgain(id)", "openForm(id)"]"#,
      ]
    }
  }

  private static let tabs = [
    Tab(name: "Feed", pack: "viper", ui: "uikit", routes: "router"),
    Tab(name: "Chart", pack: "mvvm", ui: "swiftui", routes: "router"),
    Tab(name: "Board", pack: "vip", ui: "uikit", routes: "routingLogic"),
    Tab(name: "Mail", pack: "viper-io", ui: "swiftui", routes: "router"),
    Tab(name: "Notes", pack: "mvvm", ui: "uikit-observation", routes: "router"),
    Tab(name: "Quiz", pack: "viper-observable", ui: "swiftui", routes: "router"),
  ]

  /// The first tab decides which framework draws the bar.
  private static let firstTabs = ["Feed", "Chart", "Board", "Mail", "Notes", "Quiz"]

  @Test(arguments: casesToRun(firstTabs, every: 6))
  func eachTabAndEachLinkHasATest(first: String) throws { _ = try app(first: first) }

  @Test(.long, arguments: firstTabs)
  func itsLinksLeadThroughAllOfThem(first: String) throws {
    let test = try BuildFolder().swift("test", in: app(first: first).url("Shop"))
    #expect(test.status == 0, "\(test.output)\(test.errors)")
  }

  private func app(first: String) throws -> Workspace {
    let tabs = Self.tabs.filter { $0.name == first } + Self.tabs.filter { $0.name != first }
    let place = try Workspace()
    let new = try place.run("new --app Shop --empty --pack \(tabs[0].pack) --ui \(tabs[0].ui)")
    #expect(new.status == 0, "\(new.errors)")
    try place.remove("Shop/Specs/Home.viper.json")
    // The app begins with a module that the tabs replace.
    let login = #"{ "\#(tabs[0].routes)": [{ "func": "openTabs()", "by": "showTabs" }] }"#
    try place.write("Shop/Specs/Login.viper.json", login)
    for (name, spec) in tabs.flatMap(\.specs) {
      try place.write("Shop/Specs/\(name).viper.json", spec)
    }
    let config = try place.text("Shop/viper-gen.json")
    let start = try #require(config.firstRange(of: "\"app\": {"))
    let names = tabs.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let links = tabs.flatMap(\.links)
    try place.write(
      "Shop/viper-gen.json",
      config[..<start.lowerBound]
        + #""app": { "name": "Shop", "start": "Login", "tabs": [\#(names)], "links": { \#(links.joined(separator: ", ")) } } }"#
    )
    let generated = try place.run("generate --force --verbose", in: "Shop")
    #expect(generated.status == 0, "\(generated.errors)")
    #expect(generated.errors == "")
    let left = generated.output.split(separator: "\n").filter {
      $0.contains("ShopAppTests") && $0.hasPrefix("skip")
    }
    #expect(left == [])
    let tests = try place.text("Shop/Tests/ShopTests/ShopAppTests.swift")
    #expect(tests.matches(of: /@Test func/).count == 1 + tabs.count + links.count)
    for name in ["Login"] + tabs.map(\.name) {
      let test = name == "Login" ? "openTabsShowsTheTabs" : "logOutShowsTheStart"
      #expect(try place.text("Shop/Tests/ShopTests/\(name)/\(name)Tests.swift").contains(test))
    }
    return place
  }
}
