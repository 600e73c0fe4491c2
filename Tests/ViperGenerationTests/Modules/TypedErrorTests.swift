import TestTools
import Testing

/// A closure is no place where Swift finds out by itself which error a `do` throws, so a forward that
/// waits in a task has to say it, for `catch` to get more than `any Error`.
@Suite(.serialized, .inTurn) struct TypedErrorTests {
  @Test(arguments: [
    ("async throws(LoadError)", "do throws(LoadError) {"), ("throws(LoadError)", "do {"),
  ])
  func aForwardGivesItsCatchTheErrorOfItsType(_ effects: String, _ expected: String) throws {
    let project = try GeneratedProject([
      "Login": """
      {
        "entities": [{ "name": "LoadError", "conforms": ["Error"], "fields": ["code: Int"] }],
        "view": ["show(_ error: LoadError)"],
        "viewOutput": [
          { "func": "load()", "forward": "interactor.load", "catch": "view.show" }
        ],
        "interactor": ["load() \(effects)"],
        "yours": ["view", "interactor"]
      }
      """
    ])

    #expect(project.problems.isEmpty)
    let presenter = try #require(project.files["Login/LoginPresenter.swift"])
    #expect(presenter.contains(expected), "\(presenter)")
  }
}
