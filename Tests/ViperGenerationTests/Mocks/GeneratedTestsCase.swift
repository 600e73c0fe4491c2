import Testing

/// A module `A`, and what its generated tests contain.
struct GeneratedTestsCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let spec: String
  /// More keys of the config.
  var config = ""
  /// The notes about missing tests.
  var notes: [String] = []
  var contains: [String] = []
  var lacks: [String] = []

  static let all = texts + reasons + withoutValue

  private static let texts = [
    GeneratedTestsCase(
      testDescription: "a component that no test reaches gets no expectation",
      spec: """
        {
          "without": ["contracts.interactor"],
          "inputs": [{ "var": "id: Int", "for": ["interactor", "presenter"] }],
          "services": [{ "name": "Store", "methods": ["load()"] }]
        }
        """, contains: ["#expect(presenter.id == "], lacks: ["#expect(interactor."]),
    GeneratedTestsCase(
      testDescription: "an empty suite explains how to list missing tests",
      spec: #"{ "services": [{ "name": "session", "type": "Session" }] }"#,
      notes: ["ATests: ABuilder.build (no sample for 'Session'; add it to 'samples')"],
      contains: [
        """
          // `viper-gen generate --verbose` lists the reasons for missing tests.
        }

        """
      ]),
    GeneratedTestsCase(
      testDescription: "an entity may have many fields",
      spec: GeneratedTestsTests.telling("Point").replacing(
        "\"x: Int\"",
        with: (0..<60).map { "\"numberOfSomething\($0): String\"" }.joined(separator: ", "))),
    GeneratedTestsCase(
      testDescription: "a call that cancels another one reports its own beginning",
      spec: """
        {
          "view": ["setLoading(_ isLoading: Bool)"],
          "viewOutput": [
            { "func": "go()", "forward": "interactor.load", "task": "latest",
              "while": "view.setLoading" },
            { "func": "search()", "forward": "interactor.load", "task": "latest", "cancel": "go",
              "while": "view.setLoading" }
          ],
          "interactor": ["load() async"], "yours": ["interactor"]
        }
        """, contains: ["[true, false, true]"]),
    GeneratedTestsCase(
      testDescription: "samples are values", spec: GeneratedTestsTests.telling("Trip"),
      config: ", \"samples\": { \"Trip\": \"Trip.sample\" }",
      contains: ["let value = Trip.sample"]),
    GeneratedTestsCase(
      testDescription: "closures are values",
      spec: #"{ "inputs": ["format: (Int, Int) -> String", "done: () -> Void"] }"#,
      contains: [#"ABuilder.build(format: { _, _ in "format" }, done: {})"#]),
    GeneratedTestsCase(
      testDescription: "components that the user owns aren't called",
      spec: #"{ "viewOutput": ["did()"], "yours": ["presenter", "interactor", "router"] }"#,
      contains: ["nothingOutlivesTheView"], lacks: [".did()"]),
    GeneratedTestsCase(
      testDescription: "XCTest is a choice", spec: "{}",
      config: ", \"testFramework\": \"xctest\"",
      contains: ["final class ATests: XCTestCase"], lacks: ["@Test"]),
    GeneratedTestsCase(
      testDescription: "methods of one name get separate tests",
      spec: """
        {
          "services": [{ "name": "Store", "methods": ["go() async"] }],
          "view": ["show()"],
          "viewOutput": [{ "func": "go()", "forward": "interactor.go", "then": "view.show" }],
          "interactor": [{ "func": "go() async", "forward": "store.go", "then": "presenter.show" }],
          "interactorOutput": ["show()"]
        }
        """, contains: ["func goCallsGoThenShow()", "func interactorGoCallsGoThenShow()"]),
    GeneratedTestsCase(
      testDescription: "the initializer of a component without a builder can take anything",
      spec: #"{ "without": ["builder"], "yours": ["presenter"] }"#,
      contains: ["makeInteractor"], lacks: ["makePresenter"]),
    GeneratedTestsCase(
      testDescription: "forwards and bodies have no tests",
      spec: """
        {
          "view": ["show()", "fail(_ error: any Error)"],
          "viewOutput": [
            { "func": "didTap()", "forward": "interactor.load" },
            { "func": "didSave()", "forward": "interactor.save", "catch": "view.fail" },
            { "func": "load() async", "forward": "interactor.wait" }
          ],
          "interactor": ["load()", "save() throws", "wait() async"],
          "interactorOutput": [{ "func": "done()", "body": "view?.show()" }]
        }
        """, lacks: ["makePresenter()\n\n"]),
  ]

  private static let reasons = [
    GeneratedTestsCase(
      testDescription: "a service that has no mock",
      spec: """
        {
          "services": ["model: Model", { "name": "Store", "methods": ["load() async"] }],
          "interactor": [{ "func": "load()", "forward": "store.load", "then": "model.note()" }]
        }
        """, config: #", "samples": { "Model": "Model()" }"#,
      notes: ["ATests: AInteractor.load() ('model' is of a type that has no mock)"]),
    // A stub at the end of the call would stop the tests.
    GeneratedTestsCase(
      testDescription: "a call is tested as far as a stub",
      spec: """
        {
          "view": ["setLoading(_ isOn: Bool)"],
          "viewOutput": [{
            "func": "load()", "forward": "interactor.load", "task": "latest",
            "while": "view.setLoading", "then": "presenter.done"
          }],
          "interactor": ["load() async"], "interactorOutput": ["done()"]
        }
        """, notes: ["ATests: APresenter.load() (it goes on to 'done()', which is yours)"],
      contains: [
        "func aSecondLoadReplacesTheFirst() async {",
        "func nothingLeaksWhileLoadWaits() async {",
      ], lacks: ["func loadCallsLoad"]),
    GeneratedTestsCase(
      testDescription: "a generic method",
      spec: """
        {
          "viewOutput": [{ "func": "go<T: Sendable>(_ one: T)", "forward": "interactor.go" }],
          "interactor": ["go<T: Sendable>(_ one: T) async"],
          "yours": ["interactor"]
        }
        """, notes: ["ATests: APresenter.go(_:) (it is generic)"]),
    GeneratedTestsCase(
      testDescription: "a body that does more than one thing",
      spec: """
        {
          "viewOutput": [{ "func": "go()", "forward": "interactor.load", "then": "presenter.done" }],
          "interactor": ["load() async", "go(then: @escaping () -> Void)"],
          "interactorOutput": [{ "func": "done()", "body": "interactor.go { print(1) }" }],
          "yours": ["interactor"]
        }
        """,
      notes: ["ATests: APresenter.go() (it goes on to 'done()', which a test can't follow)"],
      lacks: ["ThenDone"]),
  ]

  private static let withoutValue =
    [
      ("Trip", "Trip"), ("any Shape", "any Shape"), ("[Trip: Int]", "Trip"), ("[Place]?", "Locale"),
    ].map { type, missing in
      GeneratedTestsCase(
        testDescription: "no value of '\(type)'", spec: GeneratedTestsTests.telling(type),
        notes: ["ATests: APresenter.did(_:) (no sample for '\(missing)'; add it to 'samples')"],
        lacks: ["didCalls"])
    }
    + [4, 7].map { levels in
      GeneratedTestsCase(
        testDescription: "entities of \(levels) levels have no value",
        spec: GeneratedTestsTests.nested(levels: levels),
        notes: [
          "ATests: APresenter.did(_:) (no sample for 'Level\(levels - 3)'; add it to 'samples')"
        ])
    }
}
