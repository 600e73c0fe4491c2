import Foundation
import TestTools
import Testing

@Suite(.serialized, .processesInTurn) struct SharedInteractorTests {
  static func specs(ui: String) -> [String: String] {
    return [
      "Trip": """
      {
        "ui": "\(ui)",
        "root": true,
        "inputs": ["id: Int", { "var": "name: String", "for": ["presenter", "interactor"] }],
        "viewOutput": [{ "func": "didTapMap()", "forward": "router.openMap" }],
        "interactor": [
          { "func": "load(id: Int)", "body": "presenter?.didLoad(name)" },
          { "func": "waypoints() -> [String]", "body": "[name]" }
        ],
        "interactorOutput": [{ "func": "didLoad(_ name: String)", "body": "print(id, name)" }],
        "router": [{ "func": "openMap()", "to": "Map" }]
      }
      """,
      "Map": """
      {
        "ui": "\(ui)",
        "interactor": { "from": "Trip" },
        "viewOutput": [
          { "func": "waypoints() -> [String]", "forward": "interactor.waypoints" },
          { "func": "didTapPins(interactor: Int)", "forward": "router.openPins" }
        ],
        "router": [{ "func": "openPins(interactor: Int)", "to": "Pins", "by": "present" }]
      }
      """,
      "Pins": """
      { "ui": "\(ui)", "interactor": { "from": "Trip" } }
      """,
    ]
  }

  @Test(arguments: ["uikit", "swiftui"])
  func theModuleIsBuiltWithItAndCompiles(ui: String) throws {
    let project = try GeneratedProject(
      Self.specs(ui: ui), runtime: "package", testModule: "Trips"
    ).valid()
    #expect(project.files["Map/MapInteractor.swift"] == nil)
    #expect(project.files["Map/MapContracts.swift"]?.contains("Interactor") == false)
    let builder = try #require(project.files["Map/MapBuilder.swift"])
    #expect(builder.contains("interactor: any TripInteractorProtocol"))
    #expect(builder.contains("MapPresenter(interactor: interactor, router: router)"))
    let presenter = try #require(project.files["Map/MapPresenter.swift"])
    #expect(presenter.contains("  let interactor: any TripInteractorProtocol\n"))
    let router = try #require(project.files["Trip/TripRouter.swift"])
    #expect(router.contains("MapBuilder.build(interactor: interactor"))
    #expect(router.contains("  let interactor: any TripInteractorProtocol\n"))
    // A parameter that hides it does not get in its way.
    let further = try #require(project.files["Map/MapRouter.swift"])
    #expect(further.contains("PinsBuilder.build(interactor: self.interactor"))
    let mocks = try #require(project.files["Tests/Map/MapMocks.swift"])
    #expect(!mocks.contains("InteractorMock"))
    let tests = try #require(project.files["Tests/Trip/TripTests.swift"])
    #expect(tests.contains("#expect(openedPresenter?.interactor === interactor)\n"))
    // An input reaches the parts that it names.
    let first = try #require(project.files["Trip/TripBuilder.swift"])
    #expect(first.contains("let interactor = TripInteractor(name: name)"))
    #expect(
      first.contains("TripPresenter(id: id, name: name, interactor: interactor, router: router)"))
    #if !canImport(UIKit)
      guard runsLongTests || ui == "swiftui" else { return }
      try Toolchain.expectToCompile(
        project.files.filter { !$0.key.hasPrefix("Tests/") },
        options: ["-I", Toolchain.viperKit.get()])
    #endif
  }
}
