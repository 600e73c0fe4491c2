import TestTools
import Testing

@testable import ViperAdopt

/// A type, a protocol and a file are one module's.
@Suite(.serialized, .inTurn) struct OwnershipTests {
  /// A module with a view and a presenter that know each other.
  private func module(
    _ presenter: String, view: String, _ viewContract: String, _ output: String
  ) -> FoundModule {
    var module = FoundModule()
    module.parts = [.presenter: presenter, .view: view]
    module.contracts = [
      .view: .init(name: viewContract, property: "view"),
      .viewOutput: .init(name: output, property: "presenter"),
    ]
    return module
  }

  private func owned(_ modules: [FoundModule], in files: [String: String] = [:]) -> [FoundModule] {
    Ownership(modules, in: SampleApp(files).app).modules
  }

  private static let feed = ["FeedPresenter", "FeedViewController", "FeedView", "FeedOutput"]

  @Test(arguments: [
    ("EditPresenter", "FeedPresenter"), ("FeedEditPresenter", "FeedPresenter"),
    ("AFeedPresenter", "FeedPresenter"),
  ])
  func aProtocolOfTwoGoesToThePresenterOfItsName(_ other: String, _ owner: String) {
    let found = owned(
      [
        module("FeedPresenter", view: "FeedScreen", "FeedView", "FeedOutput"),
        module(other, view: "OtherScreen", "FeedView", "OtherOutput"),
      ], in: ["App.swift": "protocol FeedView {}"])
    let first = found.first { $0.parts[.presenter] == owner }
    let second = found.first { $0.parts[.presenter] == other }
    #expect(first?.contracts[.view]?.name == "FeedView" && first?.findings.isEmpty == true)
    #expect(second?.contracts.keys.map(\.key) == ["viewOutput"])
    #expect(second?.findings.map(\.name) == ["FeedView"])
    #expect(second?.findings.map(\.owner) == [owner])
  }

  @Test func aComponentThatGoesTakesItsContractsWithIt() {
    var edit = module("EditPresenter", view: "FeedScreen", "EditView", "EditOutput")
    edit.parts[.router] = "EditRouter"
    edit.contracts[.router] = .init(name: "EditRoutes", property: "router")
    let found = owned([
      module("FeedPresenter", view: "FeedScreen", "FeedView", "FeedOutput"), edit,
    ])
    #expect(found.count == 2)
    #expect(found.last?.contracts.keys.map(\.key) == ["router"])
    #expect(found.last?.parts == [.presenter: "EditPresenter", .router: "EditRouter"])
  }

  @Test func aModuleThatKeepsNothingIsNone() {
    let found = owned([
      module("FeedPresenter", view: "FeedScreen", "FeedView", "FeedOutput"),
      module("EditPresenter", view: "FeedScreen", "FeedView", "EditOutput"),
    ])
    #expect(found.map { $0.parts[.presenter] } == ["FeedPresenter"])
  }

  @Test func aComponentWithoutContractsIsLeftOut() {
    var feed = module("FeedPresenter", view: "FeedScreen", "FeedView", "FeedOutput")
    feed.parts[.interactor] = "FeedInteractor"
    #expect(owned([feed]).first?.parts[.interactor] == nil)
  }

  @Test func aFileIsOfTheModuleThatHasMostInIt() {
    let found = owned(
      [
        module("EditPresenter", view: "EditScreen", "EditView", "EditOutput"),
        module("FeedPresenter", view: "FeedScreen", "FeedView", "FeedOutput"),
      ],
      in: [
        "Edit.swift": "class EditPresenter {}; class EditScreen {}; protocol EditOutput {}",
        "Feed.swift": """
        protocol FeedView {}; protocol FeedOutput {}; protocol EditView {}
        class FeedPresenter {}; class FeedScreen {}
        """,
      ])
    #expect(found.map { $0.contracts.count } == [1, 2])
    #expect(found.first?.findings.map(\.name) == ["EditView"])
    #expect(found.first?.findings.first?.place.source.path == "Feed.swift")
  }
}
