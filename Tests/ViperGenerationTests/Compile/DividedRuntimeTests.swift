#if !canImport(UIKit)
  import Foundation
  import TestTools
  import Testing

  /// `runtime: file` writes the declarations of ViperKit that the modules use.
  @Suite(.serialized, .processesInTurn) struct DividedRuntimeTests {
    struct Form: Sendable, CustomTestStringConvertible {
      let title: String
      var config = ""
      var home = "{}"
      var detail = "{}"
      var lines = 2_800
      var names: [String] = []

      var testDescription: String { title }
    }

    private static func opening(_ way: String) -> String {
      #"{ "root": true, "router": [{ "func": "open()", "to": "Detail", "by": "\#(way)" }] }"#
    }

    private static let app = #"""
      , "app": { "name": "Shop", "tabs": ["Home"], "links": { "detail": ["Home", "open()"] } }
      """#

    private static let login = #", "app": { "name": "Shop", "start": "Home", "tabs": ["Detail"] }"#

    private static func login(_ way: String, _ ui: String = "uikit") -> String {
      #"{ "ui": "\#(ui)", "router": [{ "func": "go()", "by": "\#(way)" }] }"#
    }

    private static let ways = ["push", "present", "sheet", "replaceRoot", "embed", "tab"]

    static let forms: [Form] =
      [
        Form(title: "one module", lines: 400, names: ["push", "close"]),
        Form(title: "tabs", config: #", "app": { "name": "Shop", "tabs": ["Home"] }"#, lines: 400),
        Form(title: "tabs and links", config: app, home: opening("push"), lines: 900),
        Form(
          title: "a start module, then tabs", config: login, home: login("showTabs"),
          detail: login("showStart"), lines: 640, names: ["showTabs", "showStart"]),
        Form(
          title: "a start module, then tabs, in SwiftUI", config: login,
          home: login("showTabs", "swiftui"), detail: login("showStart", "swiftui")),
        Form(
          title: "a written route", home: #"{ "router": ["open()"] }"#,
          names: ["alert", "sheet", "selectTab", "popToRoot"]),
        Form(
          title: "a body",
          home: """
            {
              "router": [{ "func": "f()", "body": "ModuleNavigation(from: viewController).pop()" }]
            }
            """, lines: 460, names: ["pop"]),
        Form(title: "a storyboard", home: #"{ "ui": "storyboard" }"#, names: ["ViewFile"]),
        Form(title: "SwiftUI", home: #"{ "ui": "swiftui" }"#, detail: #"{ "ui": "swiftui" }"#),
        Form(
          title: "SwiftUI in UIKit", config: app, home: opening("push"),
          detail: #"{ "ui": "swiftui" }"#),
      ] + ways.map { Form(title: $0, home: opening($0), lines: 700, names: [$0]) }

    @Test(arguments: casesToRun(forms, every: 9))
    func modulesCompileWithTheirPart(form: Form) throws {
      let project = try GeneratedProject(texts: [
        "/p/viper-gen.json": """
        { "root": true, "runtime": "file", "tests": "Tests", "testModule": "App"\(form.config) }
        """,
        "/p/Home.viper.json": form.home, "/p/Detail.viper.json": form.detail,
      ])
      try #require(!project.problems.contains("error:"), "\(project.problems)")
      let used = try #require(project.files["ViperKit.swift"])
      let lines = used.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(lines <= form.lines, "\(lines) lines")
      for name in form.names {
        #expect(used.contains("func \(name)(") || used.contains("enum \(name) "), "\(name)")
      }
      #expect(!used.contains("#if !canImport"))
      #expect(project.files["ViperKit+Headless.swift"]?.contains("#if !canImport") == true)
      // The short run compiles one form.
      guard runsLongTests || form.title == Self.ways.last else { return }
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let app = project.files.filter { !$0.key.hasPrefix("Tests/") }
      let output = try Toolchain.emit(
        "App", Toolchain.write(app, in: folder), in: folder, options: ["-enable-testing"])
      try #require(output == "")
      let tests = project.files.filter { $0.key.hasPrefix("Tests/") }
      let testOutput = try Toolchain.check(
        Toolchain.write(tests, in: folder), in: folder,
        options: ["-module-name", "AppTests", "-I", folder.path])
      #expect(testOutput == "")
    }
  }
#endif
