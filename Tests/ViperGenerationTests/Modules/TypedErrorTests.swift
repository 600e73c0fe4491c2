import TestTools
import Testing

/// Swift doesn't infer the error type of a `do` inside a closure, so a forward in a task must
/// declare it for `catch`.
struct TypedErrorTests {
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
        "yours": ["interactor"]
      }
      """
    ])

    #expect(project.problems.isEmpty)
    let presenter = try #require(project.files["Login/LoginPresenter.swift"])
    #expect(presenter.contains(expected), "\(presenter)")
  }
}
