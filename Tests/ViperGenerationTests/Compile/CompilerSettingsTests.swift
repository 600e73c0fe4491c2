#if !canImport(UIKit)
  import Foundation
  import TestTools
  import Testing

  @testable import ViperPack

  @Suite(.serialized, .processesInTurn) struct CompilerSettingsTests {
    private static func features(_ names: [String]) -> [String] {
      names.flatMap { ["-enable-upcoming-feature", $0] }
    }

    private static let newProject =
      ["-default-isolation", "MainActor"]
      + features([
        "InferIsolatedConformances", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
      ])
    private static let nextMode =
      newProject
      + features(["ExistentialAny", "ImmutableWeakCaptures", "InternalImportsByDefault"])

    @Test(arguments: casesToRun(BuiltIn.packNames.reversed(), every: 5))
    func everyPackCompiles(pack: String) throws {
      let uiFrameworks = try #require(BuiltIn.read(pack)).dialect.uiFrameworks
        .filter { runsLongTests || ["uikit", "swiftui"].contains($0.key) }
      var specs: [String: String] = [:]
      for uiFramework in uiFrameworks {
        let name = Self.name(uiFramework.key)
        specs[name] = Self.spec(name, pack: pack, ui: uiFramework.key)
      }
      let project = try GeneratedProject(specs, pack: pack, testModule: "Screens").valid()
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      var modules = project.files.filter { !$0.key.hasPrefix("Tests/") }
      modules["Actors.swift"] = uiFrameworks.map { Self.actor(Self.name($0.key)) }.joined(
        separator: "\n")
      let tests = project.files.filter { $0.key.hasPrefix("Tests/") }
      try #require(!tests.isEmpty)

      let module = folder.appendingPathComponent("Screens.swiftmodule").path
      let output = try Toolchain.check(
        Toolchain.write(modules, in: folder), in: folder,
        options: Self.nextMode
          + ["-module-name", "Screens", "-enable-testing", "-emit-module-path", module])
      try #require(output.isEmpty, "\(output)")
      let testOutput = try Toolchain.check(
        Toolchain.write(tests, in: folder), in: folder,
        options: Self.nextMode + ["-module-name", "ScreensTests", "-I", folder.path])
      #expect(testOutput.isEmpty, "\(testOutput)")
    }

    /// Each with the targets that it needs, by their folders, those first that others need.
    private static let examples: [(String, KeyValuePairs<String, String>)] = [
      ("Articles", articles), ("ArticlesVIP", articles),
      ("Home", ["ExamplesViews": "Views", "HomeDomain": "Home"]),
      ("Scoreboard", ["ExamplesViews": "Views", "ScoreboardDomain": "Scoreboard"]),
      ("Trips", ["TripsDomain": "Trips"]),
    ]

    private static let articles: KeyValuePairs = [
      "ExamplesViews": "Views", "ArticlesDomain": "Articles", "ArticlesViews": "ArticlesViews",
    ]

    @Test(.long, arguments: examples)
    func theExamplesCompileInNewProjects(app: String, needs: KeyValuePairs<String, String>) throws {
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let below = needs.map { ($0.key, "Examples/\($0.value)") }
      for (module, path) in [("ViperKit", "ViperKit")] + below {
        let output = try Toolchain.emit(
          module, try Toolchain.sources("Sources/\(path)"), in: folder)
        try #require(output.isEmpty, "\(output)")
      }

      let output = try Toolchain.check(
        Toolchain.sources("Generated/\(app)"), in: folder,
        options: Self.newProject
          + ["-module-name", "\(app)Modules", "-package-name", "app", "-I", folder.path])
      #expect(output.isEmpty, "\(output)")
    }

    private static func name(_ uiFramework: String) -> String {
      "Use" + uiFramework.replacing("-", with: "")
    }

    private static func spec(_ name: String, pack: String, ui: String) -> String {
      """
      {
        "ui": "\(ui)",
        "inputs": ["id: Int"],\(ui == "uikit" ? "\n  \"superclass\": \"UITableViewController\"," : "")
        "services": [
          {
            "name": "\(name)Store",
            "methods": [
              "load(page: Int = 0) async throws -> [\(name)Row]", "count() -> Int",
              "title: String { get }", "limit: Int { get set }"
            ]
          }
        ],
        "entities": [
          {
            "name": "\(name)Row", "conforms": ["Codable", "Hashable", "Identifiable"],
            "fields": ["id: Int"]
          }
        ],
        \(contracts(name, pack: pack)),
        "output": ["didPick(_ row: \(name)Row)"]
      }
      """
    }

    private static func contracts(_ name: String, pack: String) -> String {
      switch pack {
      case "vip":
        """
        "useCases": [
          {
            "name": "FetchRows", "request": ["page: Int"], "response": ["rows: [\(name)Row]"],
            "viewModel": ["titles: [String]"]
          }
        ],
        "businessLogic": [
          { "func": "fetch(request: \(name).FetchRows.Request)", "body": "_ = request" }
        ]
        """
      case "viper-observable":
        """
        "state": ["rows: [\(name)Row] = []"],
        "presenter": [
          { "func": "onViewAppear()", "forward": "interactor.load", "then": "presenter.show" },
          { "func": "show(_ rows: [\(name)Row], animated: Bool = true)", "body": "self.rows = rows" }
        ],
        "interactor": [
          {
            "func": "load() async -> [\(name)Row]",
            "body": "(try? await use\(name.dropFirst(3))Store.load(page: 1)) ?? []"
          }
        ]
        """
      case "mvvm":
        """
        "state": ["rows: [\(name)Row] = []"],
        "viewModel": [
          { "func": "viewDidLoad()", "body": "_ = rows" },
          {
            "func": "load(page: Int) async throws -> [\(name)Row]",
            "forward": "use\(name.dropFirst(3))Store.load"
          }
        ]
        """
      default:
        """
        "state": ["rows: [\(name)Row] = []"],
        "view": ["display(rows: [\(name)Row], animated: Bool = true)", "show(_ error: any Error)"],
        "viewOutput": [
          { "func": "viewDidLoad()", "forward": "interactor.load", "catch": "view.show" }
        ],
        "interactor": [
          {
            "func": "load() async throws",
            "body": "_ = try await use\(name.dropFirst(3))Store.load(page: 1)"
          }
        ]
        """
      }
    }

    private static func actor(_ name: String) -> String {
      """
      actor \(name)Cache {
        private var rows: Set<\(name)Row> = []

        func keep(_ row: \(name)Row) -> Int {
          rows.insert(row)
          return row.id + rows.count
        }

        func fill(from store: any \(name)Store) async throws {
          rows.formUnion(try await store.load())
          _ = store.count() + store.limit
        }
      }

      """
    }
  }
#endif
