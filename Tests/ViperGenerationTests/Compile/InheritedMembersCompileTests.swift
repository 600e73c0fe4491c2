#if !canImport(UIKit)
  import Foundation
  import TestTools
  import Testing

  @testable import ViperPack

  @Suite(.serialized, .processesInTurn) struct InheritedMembersCompileTests {
    private static let shared = """
      import Foundation

      public protocol Titled { nonisolated var name: String { get } }
      @MainActor public protocol BaseView: AnyObject, Titled {
        func showError(_ error: any Error)
        func setLoading(_ on: Bool)
        func open(_ url: URL)
        func pick<T: Equatable>(_ items: [T], where isGood: (T) -> Bool) -> T?
        var subtitle: String { get set }
      }
      public protocol Plain {
        func plain(_ values: [Int]) throws -> String
        var plainValue: Int { get set }
        func later() async
        static func make() -> Int
      }
      extension Plain { public static func make() -> Int { 1 } }
      @MainActor public protocol Loading {
        func load() async throws -> Int
        var count: Int { get async throws }
        func each(_ values: Int..., in set: Set<Int>)
      }
      @MainActor public protocol LifeCycle { func viewDidLoad(); func close() }
      @MainActor public protocol Alerting { func alert(_ text: String) }
      extension Alerting {
        public func alert(_ text: String) {}
        public func alertAll() {}
      }
      """

    private static func spec(_ pack: Pack, ui: String, access: String = "public") -> String {
      let contracts = pack.dialect.contracts.map { contract in
        let first =
          contract.key == "viewOutput"
          ? #""members": [{ "func": "viewDidLoad()", "forward": "interactor.load", "then": "view.show", "catch": "view.showError", "while": "view.setLoading" }, { "func": "didTap()", "forward": "router.alertAll" }]"#
          : contract.key == "view" ? #""members": ["show(_ n: Int)"]"# : #""members": []"#
        let names = ["BaseView", "Plain", "Loading", "LifeCycle", "Alerting"]
        return
          "\"\(contract.key)\": { \"inherits\": [\(names.map { "\"\($0)\"" }.joined(separator: ", "))], \(first) }"
      }
      return """
        { "root": true, "access": "\(access)", "ui": "\(ui)", "pack": "\(pack.name)",
          \(contracts.joined(separator: ",\n  ")) }
        """
    }

    @Test(arguments: casesToRun(BuiltIn.packNames.reversed(), every: 5))
    func everyComponentConforms(pack name: String) throws {
      let pack = try #require(BuiltIn.read(name))
      let uiFrameworks = pack.dialect.uiFrameworks.filter {
        runsLongTests || ["swiftui", "none"].contains($0.key)
      }
      let specs = uiFrameworks.map { uiFramework in
        (
          "Feed" + uiFramework.key.replacing("-", with: ""),
          Self.spec(
            pack, ui: uiFramework.key, access: uiFramework.key == "none" ? "internal" : "public")
        )
      }
      try Self.compile(Dictionary(uniqueKeysWithValues: specs))
    }

    @Test func aPublicModuleWithoutUIConforms() throws {
      let pack = try #require(BuiltIn.read("viper"))
      withKnownIssue("members that a public protocol requires are internal") {
        try Self.compile(["Feed": Self.spec(pack, ui: "none")])
      }
    }

    private static func compile(_ specs: [String: String]) throws {
      var texts = [
        "/p/viper-gen.json": #"{ "root": true, "runtime": "package" }"#,
        "/p/Package.swift": """
        // swift-tools-version: 6.1
        let package = Package(name: "App", targets: [.target(name: "App", path: ".")])
        """,
      ]
      for (module, spec) in specs { texts["/p/\(module)/\(module).viper.json"] = spec }
      texts["/p/Shared.swift"] = Self.shared
      let project = try GeneratedProject(texts: texts).valid()
      var files = project.files
      files["Shared.swift"] = Self.shared
      try Toolchain.expectToCompile(files, options: ["-I", Toolchain.viperKit.get()])
    }
  }
#endif
