import TestTools
import Testing
import ViperTestTools

@testable import ViperPipeline

struct MixedComponentTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var ui = "none"
    var pack = "viper"
    let spec: String
    let yours: [String]
    let generated: [String]

    init(
      _ name: String, ui: String = "none", pack: String = "viper", _ spec: String,
      yours: [String], generated: [String]
    ) {
      testDescription = name
      self.ui = ui
      self.pack = pack
      self.spec = spec
      self.yours = yours
      self.generated = generated
    }
  }

  private static let save = #"{ "func": "save()", "body": "_ = 0" }"#
  private static let tap = #"{ "func": "didTapSave()", "forward": "interactor.save" }"#

  static let cases: [Case] = [
    Case(
      "all members say how", #""viewOutput": [\#(tap)], "interactor": [\#(save)]"#, yours: ["View"],
      generated: ["Interactor", "Presenter", "Router"]),
    Case(
      "no member says how", #""interactor": ["save()"]"#, yours: ["Interactor", "View"],
      generated: ["Presenter", "Router"]),
    Case(
      "some members say how",
      #""viewOutput": [\#(tap), "viewDidLoad()"], "interactor": [\#(save)]"#,
      yours: ["Presenter", "View"],
      generated: ["Interactor", "Presenter+Generated", "Router"]),
    Case(
      "members of two contracts",
      #""viewOutput": [\#(tap)], "interactor": ["save()"], "interactorOutput": ["didSave()"]"#,
      yours: ["Interactor", "Presenter", "View"], generated: ["Presenter+Generated", "Router"]),
    Case(
      "a component that the spec names",
      #""viewOutput": [\#(tap), "viewDidLoad()"], "interactor": [\#(save)], "yours": ["presenter"]"#,
      yours: ["Presenter", "View"], generated: ["Interactor", "Router"]),
    Case(
      "a member that is stored", ui: "swiftui",
      #""state": ["title: String = \"\""], "view": ["title: String { get set }"]"#,
      yours: ["View"], generated: ["Interactor", "Presenter", "Router", "ViewState"]),
    Case(
      "a state of both", ui: "swiftui",
      #""view": ["show()", { "func": "hide()", "body": "_ = 0" }]"#, yours: ["View", "ViewState"],
      generated: ["Interactor", "Presenter", "Router", "ViewState+Generated"]),
    Case(
      "a piece that the spec names", ui: "swiftui",
      #""view": ["show()", { "func": "hide()", "body": "_ = 0" }], "yours": ["viewState"]"#,
      yours: ["View", "ViewState"], generated: ["Interactor", "Presenter", "Router"]),
    Case(
      "a screen", ui: "uikit", #""view": [{ "func": "hide()", "body": "_ = 0" }]"#, yours: ["View"],
      generated: ["Interactor", "Presenter", "Router", "View+Generated"]),
    Case(
      "a screen of both", ui: "uikit",
      #""view": ["show()", { "func": "hide()", "body": "_ = 0" }]"#,
      yours: ["View"], generated: ["Interactor", "Presenter", "Router", "View+Generated"]),
    Case(
      "a screen without members", ui: "nib", "", yours: ["View"],
      generated: ["Interactor", "Presenter", "Router"]),
    Case(
      "vip", ui: "uikit", pack: "vip", #""businessLogic": ["load()", \#(save)]"#,
      yours: ["Interactor", "ViewController"],
      generated: ["Interactor+Generated", "Presenter", "Router"]),
    Case(
      "mvvm", ui: "swiftui", pack: "mvvm", #""viewModel": ["load()", \#(save)]"#,
      yours: ["DefaultViewModel", "View"], generated: ["DefaultViewModel+Generated", "Router"]),
    Case(
      "viper-observable", ui: "swiftui", pack: "viper-observable",
      #""presenter": ["load()", \#(save)]"#, yours: ["Presenter", "View"],
      generated: ["DefaultInteractor", "DefaultRouter", "Presenter+Generated"]),
    Case(
      "viper-io", pack: "viper-io", #""interactor": ["load()", \#(save)]"#,
      yours: ["Interactor", "View"],
      generated: ["Interactor+Generated", "Presenter", "Router"]),
  ]

  @Test(arguments: cases) func ownershipDependsOnPackAndSpec(_ test: Case) throws {
    let rest = test.spec.isEmpty ? "" : ", " + test.spec
    let disk = MemoryDisk(
      TestProject.viper([
        "Trip": #"{ "pack": "\#(test.pack)", "ui": "\#(test.ui)", "root": true\#(rest) }"#
      ]))
    try Run(disk).write()
    let others = [
      "Builder", "Contracts", "Factory", "Protocols", "ModuleConfigurator", "ViewModel",
    ]
    var yours: [String] = []
    var generated: [String] = []
    for (path, text) in disk.files where path.hasSuffix(".swift") {
      let name = String(path.dropFirst("/p/".count).dropLast(".swift".count))
        .replacing("Trip", with: "")
      if others.contains(name) || name.hasSuffix("put") { continue }
      if GeneratedMark(reading: Array(text.utf8)) == nil {
        yours.append(name)
      } else {
        generated.append(name)
      }
    }
    #expect(yours.sorted() == test.yours)
    #expect(generated.sorted() == test.generated)
    #expect(try Run(disk).changes().allSatisfy { $0.hasPrefix("identical") })
  }

  @Test func bothFilesOfAMixedComponentReadAsOne() throws {
    let disk = MemoryDisk(
      TestProject.viper([
        "Trip": """
        { "ui": "none", "root": true, "view": ["show(_ text: String)"], "interactor": ["load()"],
          "viewOutput": ["viewDidLoad()", { "func": "didTapLoad()", "forward": "interactor.load" }],
          "interactorOutput": [{ "func": "didLoad(_ text: String)", "forward": "view.show" }] }
        """
      ]))
    try Run(disk).write()
    #expect(
      disk["/p/TripPresenter.swift"] == """
        /// Prepares the content of Trip and reacts to the user's actions.
        @MainActor
        final class TripPresenter {
          weak var view: (any TripViewProtocol)?
          let interactor: any TripInteractorProtocol
          let router: any TripRouterProtocol

          init(interactor: any TripInteractorProtocol, router: any TripRouterProtocol) {
            self.interactor = interactor
            self.router = router
          }
        }

        // MARK: - TripViewOutputProtocol

        extension TripPresenter: TripViewOutputProtocol {
          func viewDidLoad() {
            fatalError("TripPresenter.viewDidLoad() is not written yet")
          }
        }

        // MARK: - TripInteractorOutputProtocol

        extension TripPresenter: TripInteractorOutputProtocol {}

        """)
    let generated = try #require(disk["/p/TripPresenter+Generated.swift"])
    #expect(
      generated.split(separator: "\n", maxSplits: 1).last.map(String.init) == """

        // MARK: - TripViewOutputProtocol

        extension TripPresenter {
          func didTapLoad() {
            interactor.load()
          }
        }

        // MARK: - TripInteractorOutputProtocol

        extension TripPresenter {
          func didLoad(_ text: String) {
            view?.show(text)
          }
        }

        """)
  }

  @Test func withoutGeneratedPartsTheUserOwnsTheComponent() throws {
    let disk = MemoryDisk(
      TestProject.files(
        config: #"{ "root": true, "pack": "./pack", "output": "Out" }"#,
        [
          "Specs/Trip.viper.json": nil,
          "Specs/Note.viper.json":
            #"{ "root": true, "businessLogic": ["save()", { "func": "load()", "body": "_ = 0" }] }"#,
        ]))
    try Run(disk).write()
    #expect(disk.names.filter { $0.contains("+Generated") } == [])
  }
}
