#if !canImport(UIKit)
  import Foundation
  import TestTools
  import Testing
  import ViperCommands
  import ViperPack
  import ViperText

  /// Apps with tabs of both frameworks, as Apple's compilers see them.
  @Suite(.serialized, .processesInTurn) struct AppleAppTests {
    @Test(arguments: casesToRun(["uikit", "swiftui"], every: 2))
    func theAppOfThePageCompilesInApplesBranches(_ ui: String) throws {
      let links = try page("HandleDeepLinks")
      let config = try #require(links.firstMatch(of: /```json\n([\s\S]*?)```/)).1
      let both = config.replacing("\"tabs\"", with: "\"start\": \"Login\", \"tabs\"")
      let blocks = swiftBlocks(of: try page("BuildAnApp")) + swiftBlocks(of: links)
      try #require(blocks.count == 3)
      let project = try GeneratedProject(texts: [
        "/p/viper-gen.json": """
        { "root": true, "ui": "\(ui)", "runtime": "file", "container": "ShopContainer", "output": "Out", \(both) }
        """,
        "/p/Login.viper.json": #"{ "router": [{ "func": "openShop()", "by": "showTabs" }] }"#,
        "/p/Feed.viper.json": #"""
        { "router": [
          { "func": "openDetail(id: Int)", "to": "Detail" },
          { "func": "openResults(_ text: String, _ page: Int?)", "to": "Detail", "with": { "id": "page ?? 1" } } ] }
        """#,
        "/p/Detail.viper.json": #"{ "inputs": ["id: Int"] }"#,
        "/p/Settings.viper.json": """
        { "ui": "\(ui == "uikit" ? "swiftui" : "uikit")", "router": [{ "func": "logOut()", "by": "showStart" }] }
        """,
      ]).valid()
      var files = project.files
      let start = ui == "uikit" ? "import UIKit\n\n" + blocks[0] : "import SwiftUI\n\n" + blocks[1]
      files["Start.swift"] = start
      files["Switch.swift"] = """
        import Foundation

        @MainActor func open(_ url: URL, in app: ShopApp) {
        \(blocks[2])}
        """
      try AppleUIFrameworkTests().check(
        files, on: .iOS, options: ["-package-name", "shop", "-parse-as-library"])
    }

    @Test(arguments: casesToRun(BuiltIn.packNames.reversed(), every: 5), ["uikit", "swiftui"])
    func theScreensOfANewAppCompileInApplesBranches(_ pack: String, _ ui: String) throws {
      var diagnostics: [Diagnostic] = []
      guard let screens = StartScreens(pack: pack, ui: ui, into: &diagnostics) else {
        #expect(pack == (ui == "swiftui" ? "vip" : "viper-observable"))
        return
      }
      var texts = [
        "/p/viper-gen.json": """
        {
          "root": true, "pack": "./\(StartScreens.packFolder)", "ui": "\(ui)", "runtime": "file",
          "container": "ShopContainer", "output": "Out", "app": { "name": "Shop", "start": "Home" }
        }
        """
      ]
      for (path, bytes) in screens.specs + screens.pack {
        texts["/p/" + path] = String(decoding: bytes, as: UTF8.self)
      }
      let project = try GeneratedProject(texts: texts)
      try #require(project.problems.isEmpty && diagnostics.isEmpty, "\(project.problems)")
      try AppleUIFrameworkTests().check(
        project.files, on: .iOS, options: ["-default-isolation", "MainActor"])
    }

    /// The tabs of the page about both frameworks.
    @Test(.long) func theTabsOfThePageCompile() throws {
      let blocks = swiftBlocks(of: try page("MixUIFrameworks"))
      try #require(blocks.count == 3)
      let project = try GeneratedProject(texts: [
        "/p/viper-gen.json": #"{ "root": true, "runtime": "file", "output": "Out" }"#,
        "/p/ItemList.viper.json": #"{ "ui": "uikit", "root": true }"#,
        "/p/Settings.viper.json": #"{ "ui": "swiftui", "root": true }"#,
      ]).valid()
      var files = project.files
      files["Tabs.swift"] = """
        import UIKit

        @MainActor func add(to tabs: UITabBarController, _ navigation: NavigationState) {
        \(blocks[2])}
        """
      try AppleUIFrameworkTests().check(
        files, on: .iOS, options: ["-package-name", "shop", "-parse-as-library"])
    }

    /// The views of the page about drawing, of both frameworks.
    @Test(.long, arguments: [0, 1]) func theDrawnViewsOfThePageCompile(_ index: Int) throws {
      let page = try page("DrawViews")
      let specs = page.matches(of: /```json\n([\s\S]*?)```/).map { String($0.1) }
      let blocks = swiftBlocks(of: page)
      try #require(specs.count == 2 && blocks.count == 2)
      let project = try GeneratedProject(texts: [
        "/p/viper-gen.json": #"{ "root": true, "runtime": "file", "output": "Out" }"#,
        "/p/Trips.viper.json": specs[index],
      ]).valid()
      var files = project.files
      if index == 0 {
        let view = try #require(files.keys.first { $0.hasSuffix("TripsView.swift") })
        files[view] = "import UIKit\n\n" + blocks[0]
      } else {
        files["DrawnView.swift"] = """
          import SwiftUI

          struct DrawnView: View {
            let state: TripsViewState
            let presenter: any TripsViewOutputProtocol

            \(blocks[1])
          }
          """
      }
      try AppleUIFrameworkTests().check(
        files, on: .iOS, options: ["-package-name", "shop", "-parse-as-library"])
    }

    private func page(_ name: String) throws -> String {
      try String(
        contentsOf: AppleUIFrameworkTests.package.appendingPathComponent(
          "Sources/viper-gen/Documentation.docc/HowTo/\(name).md"), encoding: .utf8)
    }

    private func swiftBlocks(of page: String) -> [String] {
      page.matches(of: /```swift\n([\s\S]*?)```/).map { String($0.1) }
    }
  }
#endif
