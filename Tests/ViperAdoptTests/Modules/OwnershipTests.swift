import TestTools
import Testing

@testable import ViperAdopt

/// A protocol belongs to one module, and a type can belong to several.
struct OwnershipTests {
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

  @Test(arguments: [
    ("EditPresenter", "FeedPresenter"), ("FeedEditPresenter", "FeedPresenter"),
    ("AFeedPresenter", "FeedPresenter"),
  ])
  func aSharedProtocolBelongsToThePresenterOfItsName(_ other: String, _ owner: String) {
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
    #expect(second?.findings.map(\.reason) == ["it is in the module of '\(owner)'"])
  }

  @Test func aPresenterWithoutProtocolsOfItsOwnIsInNoModule() {
    let all = Ownership(
      [
        module("FeedPresenter", view: "FeedScreen", "FeedView", "FeedOutput"),
        module("EditPresenter", view: "FeedScreen", "FeedView", "FeedOutput"),
      ],
      in: SampleApp("protocol FeedView {}; protocol FeedOutput {}").app)
    #expect(all.modules.map(\.presenter) == ["FeedPresenter"])
    #expect(all.losers == ["EditPresenter": ["FeedOutput", "FeedView"]])
    // Modules can share a type that conforms to protocols of all.
    let found = owned([
      module("FeedPresenter", view: "MainScreen", "FeedView", "FeedOutput"),
      module("EditPresenter", view: "MainScreen", "EditView", "EditOutput"),
    ])
    #expect(found.map(\.contracts.count) == [2, 2] && found.map(\.shared) == [[.view], [.view]])
  }
}
