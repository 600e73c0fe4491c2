#if !canImport(UIKit)
  import Foundation
  import TestTools
  import Testing
  import ViperText

  /// Generated code compiles with declarations of UIKit, SwiftUI and MapKit. Only Apple's compiler
  /// can check those declarations.
  @Suite(.serialized, .processesInTurn) struct AppleUIFrameworkTests {
    static let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()

    enum Platform: CaseIterable {
      case iOS, iOSWithMacro, macOS, macOSWithMacro

      var hasUIKit: Bool { self == .iOS || self == .iOSWithMacro }
      var hasMacro: Bool { self == .iOSWithMacro || self == .macOSWithMacro }

      func text(_ text: String) -> String {
        let text = text.replacing(/#Preview(?:\("(\w+)"\))? \{/) { preview in
          "@MainActor private func preview\(preview.1 ?? "")() -> some View {"
        }
        .replacing(hasUIKit ? "os(iOS)" : "os(macOS)", with: "canImport(SwiftUI)")
        return hasMacro ? StateMacro.expand(text) : text
      }
    }

    @Test(
      .long,
      arguments: [
        ("viper", .iOS, []), ("viper", .iOS, ["-default-isolation", "MainActor"]),
        ("viper", .iOS, ["-D", "SWIFT_PACKAGE"]), ("viper", .iOSWithMacro, []),
        ("viper", .macOS, []), ("viper-io", .iOS, []),
      ] as [(String, Platform, [String])])
    func oddSpecsCompileInApplesBranches(
      pack: String, platform: Platform, _ options: [String]
    ) throws {
      let project = try GeneratedProject(OddSpecTests.specs, pack: pack).valid()
      var files = project.files
      files["Bundle.swift"] = Self.bundle
      try check(files, on: platform, options: options + ["-package-name", "odd"])
    }

    @Test(
      .long,
      arguments: ["Articles", "ArticlesVIP", "Home", "Scoreboard"].map { ($0, Platform.iOS) }
        + Platform.allCases.map { ("Trips", $0) })
    func theExamplesCompileInApplesBranches(_ app: String, on platform: Platform) throws {
      let domain = app == "ArticlesVIP" ? "Articles" : app
      let shared = (domain == "Articles" ? ["ArticlesViews"] : []) + ["Views"]
      let start = platform.hasUIKit ? ["\(app)App.swiftpm"] : []
      let examples = ([domain] + shared + start).map { "Sources/Examples/\($0)" }
      var files: [String: String] = [:]
      for folder in ["Generated/\(app)", "Sources/ViperKit"] + examples {
        let url = Self.package.appendingPathComponent(folder)
        for path in try FileManager.default.subpathsOfDirectory(atPath: url.path)
        where path.hasSuffix(".swift") && path != "Package.swift" {
          let text = try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
          files["\(folder)/\(path)"] = text.replacing(
            /import (ViperKit|ArticlesVIP|\w+(Domain|Modules|Views))\n/, with: ""
          )
        }
      }
      try check(files, on: platform, options: ["-package-name", "examples"])
    }

    /// The app packages only use products of this package.
    @Test(arguments: someOf(["Articles", "ArticlesVIP", "Home", "Scoreboard", "Trips"], every: 5))
    func theManifestOfAnAppIsRead(_ app: String) throws {
      let manifest = try String(
        contentsOf: Self.package.appendingPathComponent("Package.swift"), encoding: .utf8)
      let folder = Self.package.appendingPathComponent("Sources/Examples/\(app)App.swiftpm")
      let scratch = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: scratch) }
      let read = try Subprocess(
        "/usr/bin/env",
        ["swift", "package", "--scratch-path", scratch.path, "dump-package"], in: folder)
      #expect(read.status == 0, "\(read.errors)")
      let products = try String(
        contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8
      ).matches(of: /\.product\(name: "(\w+)"/).map(\.1)
      #expect(!products.isEmpty)
      for product in products { #expect(manifest.contains("name: \"\(product)\", targets: [")) }
    }

    @Test(
      arguments: casesToRun(["mvvm", "viper-io", "viper"], every: 3),
      casesToRun(Platform.allCases, every: 4))
    func aSwiftUIViewCompilesInApplesBranches(_ pack: String, _ platform: Platform) throws {
      let members = #""title: String { get }", "item(at row: Int) throws -> Item", "viewDidLoad()""#
      let contract = pack == "mvvm" ? "viewModel" : "viewOutput"
      let caller = pack == "mvvm" ? "viewModel" : "presenter"
      let specs = ["", #""inputs": ["id: Int"],"#, #""services": ["items: any Items"],"#]
        .map { given in
          """
          { "root": true, \(given) "\(contract)": [\(members)], "yours": ["\(caller)"],
            "router": [{ "func": "showBanner()", "to": "Banner", "by": "embed" }] }
          """
        }
      let names = ["Plain", "Given", "Served"]
      var all = Dictionary(uniqueKeysWithValues: zip(names, specs))
      all["Banner"] = "{}"
      let project = try GeneratedProject(all, pack: pack, ui: "swiftui").valid()
      let views = project.files.filter { $0.key.hasSuffix("View.swift") }
      #expect(views.count == all.count)
      for (path, text) in views { #expect(text.contains("#Preview {"), "\(path)") }
      var files = project.files
      files["Items.swift"] = "struct Item {}\nprotocol Items: Sendable {}"
      try check(files, on: platform, options: ["-package-name", "login"])
    }

    @Test(arguments: casesToRun(["mvvm", "viper"], every: 2), casesToRun([false, true], every: 2))
    func viewsThatCannotHaveAPreviewCompile(_ pack: String, isDebug: Bool) throws {
      let (contract, caller) =
        pack == "mvvm" ? ("viewModel", "viewModel") : ("viewOutput", "presenter")
      let given = #""root": true, "inputs": ["id: Int"], "yours": ["\#(caller)"]"#
      let specs = [
        "Chosen":
          #"{ "root": true, "inputs": ["id: Int", { "var": "mode: Int", "for": ["view"] }] }"#,
        "Shadow": """
        { \(given), "\(contract)": ["tap(_ name: Preview\(capitalized(caller)))"],
          "entities": [{ "name": "Preview\(capitalized(caller))", "fields": ["id: Int"] }] }
        """,
        "Bare": """
        { "root": true, "inputs": ["id: Int"], "yours": ["all"], "without": ["builder"], "\(contract)": ["tap()"] }
        """,
        "Hero": """
        { \(given), "entities": [{ "name": "Character", "fields": ["id: Int"] }],
          "\(contract)": ["hero: Character { get }", "pick() -> Character", "same<Set>(_ a: Set) -> Set"] }
        """,
        "Open": #"{ \#(given), "\#(contract)": { "inherits": ["Unread"], "members": ["tap()"] } }"#,
      ]
      let hiding = ["Preview": #"{ \#(given), "\#(contract)": ["tap()"] }"#]
      for (specs, views) in [(hiding, []), (specs, ["Hero/HeroView.swift"])] {
        let project = try GeneratedProject(specs, pack: pack, ui: "swiftui").valid()
        let shown = project.files.filter { $0.value.contains("#Preview") }.keys.sorted()
        #expect(shown == views)
        // The short run compiles the modules of which one has a preview.
        guard runsLongTests || !shown.isEmpty else { continue }
        var files = project.files
        files["Unread.swift"] = "@MainActor protocol Unread {}"
        try check(files, on: .iOS, options: ["-package-name", "login"], isDebug: isDebug)
      }
    }

    @Test(arguments: casesToRun(["viper", "mvvm", "vip"], every: 3))
    func aViewInheritsFromUIKitsTable(pack: String) throws {
      let project = try GeneratedProject(
        ["Login": #"{ "superclass": "UITableViewController" }"#], pack: pack,
        ui: "uikit"
      ).valid()
      #expect(project.files.values.contains { $0.contains(": UITableViewController {") })
      try check(project.files, on: .iOS, options: ["-package-name", "login"])
    }

    private static let mixed: [(String, String, Platform)] = {
      let usual: [(String, String, Platform)] = [
        ("viper", "uikit", .iOS), ("viper", "swiftui", .iOSWithMacro),
      ]
      guard runsLongTests else { return usual }
      return usual + [("vip", "uikit", .iOS)] + ["storyboard", "nib"].map { ("viper", $0, .iOS) }
        + Platform.allCases.flatMap { [("viper", "swiftui", $0), ("mvvm", "swiftui", $0)] }
    }()

    @Test(arguments: mixed)
    func mixedComponentsCompileInApplesBranches(
      _ pack: String, _ ui: String, on platform: Platform
    ) throws {
      let project = try GeneratedProject(["Both": MixedSpec.json("Both", pack: pack, ui: ui)])
      try #require(project.problems.isEmpty, "\(project.problems)")
      try check(project.files, on: platform, options: [])
    }

    @Test(
      .long, arguments: ["viper", "mvvm"], Platform.allCases)
    func mixedUIFrameworksCompileInApplesBranches(_ pack: String, _ platform: Platform) throws {
      let ways = ["push", "present", "presentInNavigation", "sheet", "replaceRoot", "embed", "tab"]
      func spec(_ ui: String, to target: String) -> String {
        let routes = ways.map { way in
          let part = way == "embed" ? #", "in": "part""# : ""
          return #"{ "func": "\#(way)(id: Int)", "to": "\#(target)", "by": "\#(way)"\#(part) }"#
        }.joined(separator: ", ")
        return #"{ "ui": "\#(ui)", "inputs": ["id: Int"], "router": [\#(routes)] }"#
      }
      let project = try GeneratedProject(
        ["List": spec("uikit", to: "Detail"), "Detail": spec("swiftui", to: "List")], pack: pack)
      try #require(project.problems.isEmpty, "\(project.problems)")
      try check(project.files, on: platform, options: ["-package-name", "mixed"])
    }

    @Test(arguments: casesToRun(Platform.allCases, every: 3))
    func theMacroLeavesNoMemberwiseInitializer(_ platform: Platform) throws {
      let view = """
        import SwiftUI

        @MainActor struct Counter {
          @State var count: Int
        }

        """
      let user = "@MainActor func makeCounter() -> Counter { Counter(count: 1) }\n"
      let output = try compile(
        ["Counter.swift": view, "User.swift": user], on: platform, options: [])
      #expect(output.isEmpty != platform.hasMacro, "\(output)")
    }

    func check(
      _ files: [String: String], on platform: Platform, options: [String], isDebug: Bool = true
    ) throws {
      var all = files
      all["AreThere.swift"] = """
        #if \(platform.hasUIKit ? "!" : "")canImport(UIKit) || !canImport(SwiftUI)
          #error("not Apple's branch")
        #endif
        """
      let output = try compile(all, on: platform, options: options, isDebug: isDebug)
      #expect(output.isEmpty, "\(output)")
    }

    private func compile(
      _ files: [String: String], on platform: Platform, options: [String], isDebug: Bool = true
    ) throws -> String {
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let paths = try Toolchain.write(files.mapValues(platform.text), in: folder)
      return try Toolchain.check(
        paths, in: folder,
        options: options
          + ["-I", AppleDeclarations.modules(hasUIKit: platform.hasUIKit), "-module-name", "Odd"],
        isDebug: isDebug)
    }

    private static let bundle = """
      #if SWIFT_PACKAGE
        import Foundation

        extension Bundle {
          static var module: Bundle { .main }
        }
      #endif
      """
  }
#endif
