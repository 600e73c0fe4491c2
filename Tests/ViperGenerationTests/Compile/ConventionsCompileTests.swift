#if !canImport(UIKit)
  import Foundation
  import TestTools
  import Testing
  import ViperTestTools

  /// How a team calls and places the parts of its modules.
  private struct Scheme: Sendable {
    let name: String
    let config: String
    let spec: String

    static let all = [
      Scheme(name: "Plain", config: "", spec: ""),
      Scheme(
        name: "Wire",
        config: """
          "names": {
            "view": "{{ module.name }}ViewController", "router": "{{ module.name }}Wireframe",
            "contracts": {
              "viewOutput": "{{ module.name }}PresenterProtocol",
              "interactor": "{{ module.name }}InteractorInputProtocol",
              "router": "{{ module.name }}WireframeProtocol"
            },
            "properties": { "router": "wireframe" }
          },
          "files": { "contracts": "{{ module.name }}Protocols.swift" }
          """, spec: ""),
      Scheme(
        name: "Beside",
        config: """
          "files": {
            "view": "View/{{ roles.view.name }}.swift",
            "presenter": "Presenter/{{ roles.presenter.name }}.swift",
            "contracts": {
              "view": "View/{{ roles.view.name }}.swift",
              "viewOutput": "Presenter/{{ roles.presenter.name }}.swift",
              "interactor": "{{ roles.interactor.name }}.swift",
              "interactorOutput": "{{ roles.interactor.name }}.swift",
              "router": "{{ roles.router.name }}.swift"
            }
          }
          """, spec: ""),
      Scheme(
        name: "Each",
        config: """
          "files": { "contracts": {
            "view": "Contracts/{{ contract.view.name }}.swift",
            "viewOutput": "Contracts/{{ contract.viewOutput.name }}.swift",
            "interactor": "Contracts/{{ contract.interactor.name }}.swift",
            "interactorOutput": "Contracts/{{ contract.interactorOutput.name }}.swift",
            "router": "Contracts/{{ contract.router.name }}.swift"
          } }
          """, spec: #""yours": ["contracts"],"#),
      Scheme(
        name: "Types",
        config: """
          "files": {
            "view": "../Views/{{ roles.view.name }}.swift",
            "presenter": "../Presenters/{{ roles.presenter.name }}.swift",
            "contracts": "../Contracts/{{ module.name }}.swift"
          }
          """, spec: #""yours": ["contracts"],"#),
      Scheme(name: "Words", config: #""words": { "Router": "Flow" },"pack": "viper-io""#, spec: ""),
      Scheme(
        name: "Mine", config: "",
        spec: """
          "yours": ["all"],
          "names": { "presenter": "MineBrain{{UI}}", "contracts": { "view": "MineFace{{UI}}" } },
          """),
      Scheme(
        name: "Less", config: "",
        spec: """
          "yours": ["all"], "without": ["builder", "contracts.interactorOutput"],
          """),
      Scheme(name: "Silent", config: "", spec: #""without": ["contracts.interactorOutput"],"#),
      Scheme(name: "Still", config: "", spec: #""without": ["router", "contracts.view"],"#),
      Scheme(name: "Lean", config: "", spec: #""without": ["interactor", "router"],"#),
      Scheme(
        name: "Bare", config: "",
        spec: #""yours": ["all"], "without": ["builder", "interactor", "contracts.view"],"#),
      Scheme(
        name: "More", config: "",
        spec: """
          "roles": ["dataManager", "cache"],
          "contracts": {
            "moduleInput": { "conformer": "presenter", "members": ["configure(id: Int)"] },
            "loading": { "conformer": "view", "caller": "presenter", "members": ["isLoading: Bool { get set }"] },
            "data": { "conformer": "dataManager", "caller": "interactor", "members": [
              { "func": "fetch() async throws -> [Int]", "forward": "cache.all" }, "reset()" ] },
            "dataOutput": { "conformer": "interactor", "caller": "dataManager", "members": [
              { "func": "didFetch(items: [Int])", "forward": "presenter.didLoad" } ] },
            "cache": { "conformer": "cache", "caller": "dataManager",
              "members": ["all() async throws -> [Int]"] }
          },
          "services": [{ "name": "clock", "type": "any Sendable", "for": "cache" }],
          "names": { "contracts": { "moduleInput": "More{{UI}}ModuleInput" } },
          """),
      Scheme(
        name: "Own", config: "",
        spec: """
          "yours": ["all"], "without": ["builder"], "roles": ["worker"],
          "contracts": {
            "work": { "conformer": "worker", "caller": "presenter", "inherits": ["Sendable"],
              "members": ["work()", { "swift": "static func make() -> Int" }] }
          },
          "files": { "worker": "Workers/{{ roles.worker.name }}.swift" },
          """),
    ]

    func disk(_ uiFrameworks: [String]) -> MemoryDisk {
      let keys = config.isEmpty ? "" : ", " + config
      var texts = [
        "/p/viper-gen.json":
          "{ \"root\": true, \"tests\": \"Tests\", \"testModule\": \"App\"\(keys) }"
      ]
      for ui in uiFrameworks {
        texts["/p/\(name + ui)/\(name + ui).viper.json"] = text(ui, isChanged: false)
      }
      return MemoryDisk(texts)
    }

    func text(_ ui: String, isChanged: Bool) -> String {
      let own = spec.replacing("{{UI}}", with: ui)
      let pull = #", { "func": "didPull()", "forward": "interactor.load" }"#
      let lists = [
        "view": #""show(items: [Int])"\#(isChanged ? #", "hide(after: Double)""# : "")"#,
        "viewOutput":
          #""\#(isChanged ? "didChoose" : "didTap")(id: Int)"\#(lacks("interactor") ? "" : pull)"#,
        "interactor": #""load()""#, "interactorOutput": #""didLoad(items: [Int])""#,
        "router": #""open(id: Int)"\#(isChanged ? "" : #", "leave()""#)"#,
      ].filter { !lacks($0.key) }.map { "\"\($0.key)\": [\($0.value)]" }
      return #"{ "ui": "\#(ui)", "root": true, \#(own) \#(lists.joined(separator: ", ")) }"#
    }

    /// Whether its modules do without a contract.
    func lacks(_ contract: String) -> Bool {
      guard let list = spec.firstMatch(of: /"without": \[([^\]]*)\]/)?.1 else { return false }
      let isOfPart = contract.hasPrefix("interactor") && list.contains("\"interactor\"")
      return isOfPart || list.contains("\"\(contract)\"")
        || list.contains("contracts.\(contract)\"")
    }
  }

  @Suite(.serialized, .processesInTurn) struct ConventionsCompileTests {
    private static let uiFrameworks = ["none", "uikit", "swiftui"]

    @Test func modulesOfEveryNamingSchemeCompileAfterAChange() throws {
      var files: [String: String] = [:]
      for scheme in casesToRun(Scheme.all, every: Scheme.all.count) {
        let disk = scheme.disk(Self.uiFrameworks)
        try write(disk)
        for ui in Self.uiFrameworks {
          let path = "/p/\(scheme.name + ui)/\(scheme.name + ui).viper.json"
          disk[path] = scheme.text(ui, isChanged: true)
        }
        try write(disk)
        #expect(
          try Run(disk).changeSets().changeSets.flatMap(\.changes).filter(\.isPending).isEmpty)
        for (path, text) in disk.files where path.hasSuffix(".swift") {
          let folder = path.hasPrefix("/p/Tests") ? "Tests/" : "App/"
          files[folder + scheme.name + path.dropFirst(2)] = text
        }
        check(disk, scheme)
      }
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let runtime = ["-I", try Toolchain.viperKit.get()]
      let app = try Toolchain.write(files.filter { $0.key.hasPrefix("App/") }, in: folder)
      let output = try Toolchain.emit(
        "App", app, in: folder, options: ["-enable-testing"] + runtime)
      try #require(output.isEmpty, "\(output)")
      let tests = try Toolchain.write(files.filter { $0.key.hasPrefix("Tests/") }, in: folder)
      let testOutput = try Toolchain.check(
        tests, in: folder, options: ["-module-name", "AppTests", "-I", folder.path] + runtime)
      #expect(testOutput.isEmpty, "\(testOutput)")
    }

    private func write(_ disk: MemoryDisk) throws {
      let problems = try Run(disk).screen()
      try #require(problems.isEmpty, "\(problems)")
      try Run(disk).write()
    }

    private func check(_ disk: MemoryDisk, _ scheme: Scheme) {
      for ui in Self.uiFrameworks {
        let own = disk.files.filter {
          $0.key.contains(scheme.name + ui) && $0.key.hasSuffix(".swift")
            && !$0.key.contains("Tests") && !$0.value.contains("static func preview(")
        }
        let text = own.values.joined()
        #expect(
          text.matches(of: /func hide\(after: Double\)/).count == (scheme.lacks("view") ? 0 : 2),
          "\(scheme.name) \(ui)")
        #expect(text.matches(of: /func didChoose\(id: Int\)/).count == 2, "\(scheme.name) \(ui)")
        #expect(!text.contains("func didTap") && !text.contains("func leave"))
      }
    }
  }
#endif
