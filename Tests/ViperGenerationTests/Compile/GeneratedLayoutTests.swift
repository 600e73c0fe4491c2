#if !canImport(UIKit)
  import Foundation
  import SwiftLayout
  import TestTools
  import Testing

  @testable import ViperCommands
  @testable import ViperPack
  @testable import ViperSpec

  @Suite(.serialized, .processesInTurn) struct GeneratedLayoutTests {
    /// Columns and spaces.
    static let styles = [(100, 2), (80, 2), (120, 2), (100, 4), (80, 4)]

    @Test(arguments: casesToRun(styles, every: 5))
    func swiftFormatChangesNothing(_ lineLength: Int, _ spaces: Int) throws {
      let layout = SwiftLayout(LayoutStyle(lineLength: lineLength, indentation: .spaces(spaces)))
      var files = [
        ".swift-format": """
        {
          "version": 1, "lineLength": \(lineLength), "indentation": { "spaces": \(spaces) },
          "rules": { "IdentifiersMustBeASCII": false }
        }
        """
      ]
      for (path, text) in try Self.unbroken.get() {
        files[path] = String(decoding: layout.layout(Array(text.utf8)), as: UTF8.self)
      }
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      try OddSpecTests.keep(files, in: "\(lineLength)-\(spaces)")
      _ = try Toolchain.write(files, in: folder)

      let output = try Toolchain.run(
        ["swift", "format", "lint", "--strict", "--parallel", "--recursive", folder.path]
      ).replacing(folder.path + "/", with: "")
      let complaints = output.split(separator: "\n").filter { !Self.isLongName($0, in: files) }
      #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
    }

    /// Whether a line is too long for one text, or for one name after a keyword, which nothing can
    /// break.
    private static func isLongName(_ finding: Substring, in files: [String: String]) -> Bool {
      let parts = finding.split(separator: ":")
      guard finding.hasSuffix("[LineLength] line is too long"), parts.count > 2,
        let line = Int(parts[1]), let text = files[String(parts[0])]
      else { return false }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let words = lines[line - 1].split(separator: " ")
      return words.count == 1 || words.count == 2 && ["func", "throw"].contains(words[0])
    }

    private static let unbroken = Result {
      let style = #"{ "version": 1, "lineLength": 10000, "indentation": { "spaces": 2 } }"#
      var files: [String: String] = [:]
      for (name, project) in try projects(style) {
        try #require(!project.problems.contains("error:"), "\(name): \(project.problems)")
        for (path, text) in project.files where path.hasSuffix(".swift") {
          files["\(name)/\(path)"] = text
        }
      }
      try OddSpecTests.keep(files, in: "unbroken")
      return files
    }

    private static func withShortBodies(_ spec: String) -> String {
      spec.replacing(#/"body": *"(?:[^"\\]|\\.)*"/#, with: #""body": "fatalError()""#)
    }

    private static func projects(_ style: String) throws -> [String: GeneratedProject] {
      var projects: [String: GeneratedProject] = [:]
      for example in casesToRun(
        ["Articles", "ArticlesVIP", "Home", "Scoreboard", "Trips"], every: 5)
      {
        projects["Examples/\(example)"] = try self.example(example, style)
      }
      for dialect in OddDialect.all {
        let made = OddSpecMaker.specs(
          dialect, count: runsLongTests ? 200 : 1, seed: OddSpecTests.seed)
        projects["Odd/\(dialect.pack)"] = try GeneratedProject(
          Dictionary(uniqueKeysWithValues: made.map { ($0.name, withShortBodies($0.json)) }),
          pack: dialect.pack,
          layout: style, testModule: "Odd")
      }
      projects["Views"] = try GeneratedProject(embeddingViews, layout: style)
      for tabs in casesToRun([["Feed"], ["News"], ["News", "Feed"], ["Feed", "News"]], every: 4) {
        projects["Apps/\(tabs.joined())"] = try app(of: tabs, style)
      }
      for name in BuiltIn.packNames {
        let read = PackReader.read(try #require(BuiltIn.pack(name)), path: name)
        let dialect = try #require(read.pack).dialect
        for uiFramework in casesToRun(dialect.uiFrameworks, every: 5) {
          projects["New/\(name)-\(uiFramework.key)"] = try new(
            name, uiFramework.key, dialect, style)
        }
      }
      return projects
    }

    private static func example(_ name: String, _ style: String) throws -> GeneratedProject {
      let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      let folder = "Sources/Examples/\(name)"
      var texts = ["/p/.swift-format": style, "/p/Package.swift": ""]
      let url = package.appendingPathComponent(folder)
      for path in try FileManager.default.subpathsOfDirectory(atPath: url.path)
      where path.hasSuffix(".json") {
        texts["/p/\(folder)/\(path)"] = withShortBodies(
          try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8))
      }
      return try GeneratedProject(texts: texts, in: [folder])
    }

    /// An app with a tab of UIKit, of SwiftUI, or of both, and links of one value and of many.
    private static func app(of tabs: [String], _ style: String) throws -> GeneratedProject {
      let open = "open(id: Int, isNew: Bool, named: String, at place: URL?)"
      func spec(_ tab: String, _ ui: String) -> String {
        """
        {
          "root": true, "ui": "\(ui)", "services": ["store: any Store"],
          "router": [
            { "func": "showSettings()", "to": "\(tab)Settings", "by": "sheet" },
            { "func": "\(open)", "to": "\(tab)Settings" }
          ]
        }
        """
      }
      let links = tabs.map { tab in
        let start = tab.lowercased()
        return """
          "\(start)": ["\(tab)"], "\(start)/settings": ["\(tab)", "showSettings()"],
          "\(start)/{id}/{isNew}/{named}?place={place}": ["\(tab)", "open(id, isNew, named, place)"]
          """
      }
      let shown = tabs.map { #"{ "module": "\#($0)", "title": "\#($0)", "image": "star" }"# }
      return try GeneratedProject(texts: [
        "/p/.swift-format": style, "/p/Package.swift": "",
        "/p/Store.swift": "protocol Store: AnyObject {}",
        "/p/Specs/Feed.viper.json": spec("Feed", "uikit"),
        "/p/Specs/News.viper.json": spec("News", "swiftui"),
        "/p/Specs/FeedSettings.viper.json": #"{ "ui": "uikit" }"#,
        "/p/Specs/NewsSettings.viper.json": #"{ "ui": "swiftui" }"#,
        "/p/viper-gen.json": """
        {
          "root": true, "specs": "Specs", "output": "Sources/Shop", "runtime": "file",
          "tests": "Tests/ShopTests", "testModule": "Shop", "container": "ShopContainer",
          "available": "iOS 17, macOS 14",
          "app": {
            "name": "Shop", "tabs": [\(shown.joined(separator: ", "))],
            "links": { \(links.joined(separator: ",\n")) }
          }
        }
        """,
      ])
    }

    private static func new(
      _ pack: String, _ ui: String, _ dialect: Dialect, _ style: String
    ) throws -> GeneratedProject {
      var module = NewModule(name: "MyModule")
      module.pack = pack
      module.ui = ui
      let (files, diagnostics) = NewPackage.files(
        in: "/p", named: module.name, module: module)
      try #require(diagnostics.isEmpty)
      var texts = Dictionary(
        uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
      let yours = (dialect.ownableRoles + ["tests"]).map { "\"\($0)\"" }
      texts["/p/Specs/MyModule.viper.json"] = "{ \"yours\": [\(yours.joined(separator: ", "))] }"
      texts["/p/.swift-format"] = style
      texts["/p/viper-gen.json"] = """
        {
          "root": true, "pack": "\(pack)", "ui": "\(ui)", "specs": "Specs", "runtime": "file",
          "output": "Sources/MyModule", "tests": "Tests/MyModuleTests", "testModule": "MyModule"
        }
        """
      return try GeneratedProject(texts: texts)
    }

    private static var embeddingViews: [String: String] {
      let one = #"["viewDidLoad()"]"#
      let many = #"["viewDidLoad()", "viewIsReady()", "viewWillAppear() async"]"#
      let keys = [
        "viper": "viewOutput", "viper-io": "viewOutput", "mvvm": "viewModel",
        "viper-observable": "presenter",
      ]
      var specs: [String: String] = [:]
      for (pack, key) in keys {
        let name = pack.filter(\.isLetter).uppercased()
        let yours = pack == "mvvm" ? "viewModel" : "presenter"
        for (kind, calls, place) in [("One", one, ""), ("Many", many, #", "in": "list""#)] {
          specs["\(kind)\(name)"] = """
            {
              "root": true, "pack": "\(pack)", "ui": "swiftui", "\(key)": \(calls),
              "router": [{ "func": "show()", "to": "Part\(name)", "by": "embed"\(place) }],
              "yours": ["\(yours)"]
            }
            """
        }
        specs["Part\(name)"] = """
          { "pack": "\(pack)", "ui": "swiftui", "\(key)": \(one), "yours": ["\(yours)"] }
          """
      }
      return specs
    }
  }
#endif
