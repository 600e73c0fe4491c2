@testable import ViperPack

#if !canImport(UIKit)
  import Foundation
  import TestTools
  import Testing

  @testable import ViperCommands
  @testable import ViperOwnership

  @Suite(.serialized, .processesInTurn) struct PackTests {
    @Test(
      arguments: casesToRun(["mvvm", "vip"], every: 2),
      casesToRun(["internal", "public"], every: 2))
    func everythingThatAPackMakesCompiles(pack: String, access: String) throws {
      let flavours = try #require(BuiltIn.read(pack)).dialect.flavours
      var specs: [String: String] = [:]
      for flavour in flavours {
        let name = flavour.key.replacing("-", with: "")
        let make = pack == "vip" ? Self.vip : Self.mvvm
        specs["Full\(name)"] = make("Full\(name)", flavour.key, access, true)
        specs["Yours\(name)"] = make("Yours\(name)", flavour.key, access, false)
        specs["Empty\(name)"] = "{ \"pack\": \"\(pack)\", \"ui\": \"\(flavour.key)\" }"
      }

      let project = try GeneratedProject(specs)
      try #require(project.problems.isEmpty, "\(project.problems)")

      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let output = try Toolchain.check(
        Toolchain.write(project.files, in: folder), in: folder, options: [])
      #expect(output.isEmpty, "\(output)")
    }

    @Test func aSpecWithoutContractsSuitsEveryPack() throws {
      var specs: [String: String] = [:]
      for pack in BuiltIn.packNames {
        let name = "Of" + pack.replacing("-", with: "").capitalizedFirst
        specs[name] = """
          {
            "pack": "\(pack)", "ui": "none", "inputs": ["id: Int"],
            "services": [{ "name": "\(name)Store", "methods": ["load() async -> [Int]"] }],
            "entities": [{ "name": "\(name)Row", "fields": ["id: Int"] }],
            "output": ["didPick(_ row: \(name)Row)"]
          }
          """
      }
      let project = try GeneratedProject(specs)
      try #require(project.problems.isEmpty, "\(project.problems)")
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let output = try Toolchain.check(
        Toolchain.write(project.files, in: folder), in: folder, options: [])
      #expect(output.isEmpty, "\(output)")
    }

    @Test(arguments: [("viper", "presenter"), ("mvvm", "viewModel")])
    func aSwiftUIViewShowsEachPartThatModulesAreEmbeddedIn(pack: String, role: String) throws {
      let project = try GeneratedProject([
        "Whole": """
        {
          "pack": "\(pack)", "ui": "swiftui", "yours": ["\(role)"], "root": true,
          "router": [{ "func": "showMap()", "to": "Part", "by": "embed", "in": "map" }]
        }
        """,
        "Part": #"{ "pack": "\#(pack)", "ui": "swiftui" }"#,
      ])
      try #require(project.problems.isEmpty, "\(project.problems)")
      let view = try #require(project.files["Whole/WholeView.swift"])
      #expect(view.contains("navigation.embeddedViews(in: \"map\")"))
      #expect(!view.contains("navigation.embeddedViews\n"))
    }

    private static func vip(
      _ name: String, ui: String, access: String, isGenerated: Bool
    ) -> String {
      func member(_ signature: String, _ implementation: String) -> String {
        isGenerated
          ? "{ \"func\": \"\(signature)\", \(implementation) }" : "\"\(signature)\""
      }
      let yours = isGenerated ? "" : #""interactor", "presenter", "router""#
      return """
        {
          "pack": "vip", "ui": "\(ui)", "access": "\(access)",
          "inputs": ["id: Int"],
          "state": ["rows: [Int] = []"],
          "services": [
            { "name": "\(name)Worker", "property": "worker", "methods": ["load() async -> [Int]"] }
          ],
          "entities": [{ "name": "\(name)Row", "fields": ["id: Int"] }],
          "useCases": [
            {
              "name": "Load",
              "doc": "Loads.",
              "request": ["page: Int = 0", "class: String?"],
              "response": ["rows: [Int]"],
              "viewModel": {
                "doc": "What is shown.",
                "conforms": ["Hashable"],
                "fields": ["rows: [Row]"],
                "entities": [
                  { "name": "Row", "conforms": ["Hashable", "Identifiable"], "fields": ["id: Int"] }
                ]
              }
            },
            { "name": "Clear", "request": [], "response": { "fields": [] } },
            { "name": "Nothing" }
          ],
          "businessLogic": [
            \(member("viewDidLoad() async", #""body": "_ = await worker.load()""#)),
            \(member("load(request: \(name).Load.Request)",
              #""body": "presenter.present(response: .init(rows: [request.page]))""#))
          ],
          "presentationLogic": [
            \(member("present(response: \(name).Load.Response)",
              #""body": "viewController?.display(viewModel: .init(rows: []))""#))
          ],
          "displayLogic": [
            \(member("display(viewModel: \(name).Load.ViewModel)", #""body": "_ = viewModel""#))
          ],
          "routingLogic": [\(member("leave()", #""body": "_ = dataStore.rows""#))],
          "dataStore": ["rows: [Int] { get }"],
          "output": ["didLoad(_ rows: [Int])"],
          "yours": [\(yours)]
        }
        """
    }

    private static func mvvm(
      _ name: String, ui: String, access: String, isGenerated: Bool
    ) -> String {
      func member(_ signature: String, _ implementation: String) -> String {
        isGenerated
          ? "{ \"func\": \"\(signature)\", \(implementation) }" : "\"\(signature)\""
      }
      let yours = isGenerated ? "" : #""viewModel", "router""#
      return """
        {
          "pack": "mvvm", "ui": "\(ui)", "access": "\(access)",
          "inputs": ["id: Int"],
          "state": ["rows: [Int] = []", "title: String = \\"\\"", "note: String?"],
          "services": [
            { "name": "\(name)Store", "property": "store", "methods": ["load() async -> [Int]"] }
          ],
          "entities": [{ "name": "\(name)Row", "fields": ["id: Int"] }],
          "viewModel": [
            \(member("viewDidLoad()", #""body": "_ = rows""#)),
            \(member("viewWillAppear() async", #""body": "_ = await store.load()""#)),
            \(member("didTapLeave()", #""forward": "router.leave""#)),
            \(member("didPick()", #""body": "output?.didPick(id)""#))
          ],
          "router": [\(member("leave()", !["none", "observation"].contains(ui) ? #""by": "close""# : #""body": "_ = self""#))],
          "output": ["didPick(_ id: Int)"],
          "names": { "viewModel": "\(name)ViewModelFromStore" },
          "yours": [\(yours)]
        }
        """
    }
  }
#endif
