import Foundation
import TestTools
import Testing

/// The tests that viper-gen generates compile and pass, for modules of all packs.
@Suite(.serialized, .processesInTurn) struct GeneratedTestsRunTests {
  @Test(.long, arguments: ["swift-testing", "xctest"])
  func generatedTestsPass(framework: String) throws {
    let place = try Workspace()
    #expect(try place.run("new Feed --package --ui swiftui").status == 0)
    let config = place.url("Feed/viper-gen.json")
    let settings = try String(contentsOf: config, encoding: .utf8)
    let changed = settings.replacing(
      "\"root\": true,", with: "\"root\": true, \"testFramework\": \"\(framework)\",")
    #expect(changed != settings)
    try changed.write(to: config, atomically: true, encoding: .utf8)
    let specs = [
      "Feed": Self.spec, "List": Self.list, "Detail": Self.detail, "Books": Self.books,
    ]
    let others = [
      Self.modulesOfAllPacks, Self.modulesWithCalls,
      CallMatrix.specs(isComplete: true),
    ]
    let all = others.reduce(specs) { $0.merging($1) { $1 } }
    for (name, spec) in all {
      try spec.write(
        to: place.url("Feed/Specs/\(name).viper.json"), atomically: true, encoding: .utf8)
    }
    let generated = try place.run("generate --force --verbose", in: "Feed")
    #expect(generated.status == 0, "\(generated.errors)")
    let skipped = generated.output.split(separator: "\n")
      .filter { $0.hasPrefix("skip ") }
    #expect(skipped.joined(separator: "\n") == Self.skipped.joined(separator: "\n"))

    let tests = try ["Feed", "Loading", "Menu", "Quitting"].map { name in
      try String(
        contentsOf: place.url("Feed/Tests/FeedTests/\(name)/\(name)Tests.swift"), encoding: .utf8)
    }.joined()
    let isXCTest = framework == "xctest"
    for condition in Self.conditions {
      let check = isXCTest ? assertion(of: condition) : "#expect(\(condition))"
      let isThere = unbroken(tests).contains(unbroken(check))
      #expect(isThere, "\(condition)")
    }
    let router = try String(
      contentsOf: place.url("Feed/Sources/Feed/Menu/MenuRouter.swift"), encoding: .utf8)
    for call in Self.buildersOfAllPacks { #expect(router.contains(call), "\(router)") }
    try Self.testsOfCalls.write(
      to: place.url("Feed/Tests/FeedTests/LoadingCallsTests.swift"), atomically: true,
      encoding: .utf8)
    let run = try BuildFolder().swift("test", in: place.url("Feed"))
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  private static let skipped: [Substring] = [
    """
    skip       AskingTests: AskingPresenter.e() \
    (it goes on to 'f(_:calls:)', which a test can't follow)
    """,
    """
    skip       AskingTests: AskingPresenter.f(_:calls:) \
    (a test can't follow what it does besides)
    """,
    """
    skip       FeedTests: FeedPresenter.within(_:) \
    (no sample for 'ClosedRange<Double>'; add it to 'samples')
    """,
    "skip       FeedTests: FeedPresenter.optional(_:) (it is generic)",
    "skip       ListTests: ListPresenter.close() (another method differs in 'async' only)",
    """
    skip       LoadingTests: LoadingPresenter.start() \
    (it goes on to 'start()', which a test can't follow)
    """,
    "skip       QuittingTests: QuittingPresenter.three() (a test can't follow what it does besides)",
    """
    skip       QuittingTests: QuittingPresenter.either(_:) \
    (a test can't follow what it does besides)
    """,
  ]

  private func assertion(of condition: String) -> String {
    if condition.hasSuffix(" == nil") { return "XCTAssertNil(\(condition.dropLast(7)))" }
    guard condition.contains(" == ") else { return "XCTAssertTrue(\(condition))" }
    return "XCTAssertEqual(\(condition.replacing(" == ", with: ", ")))"
  }

  /// Without the white space: a condition may go over several lines.
  private func unbroken(_ text: String) -> String {
    text.filter { !$0.isWhitespace }
  }

  private static let conditions = [
    "navigation.path.isEmpty", "presenter.view == nil", "first?.isCancelled == true",
    "presenter.calls.start == first", "view.setRunningArgValues == [true, true]",
    "view.setRunningArgValues == [true, false]", "view.failArgValues == [error]",
    "view.failCallCount == 0", "call?.isCancelled == true", "view.showArgValues == [1]",
  ]

  private static let list = #"""
    {
      "ui": "uikit",
      "root": true,
      "services": [
        { "name": "Api", "property": "source", "methods": ["run() throws(Never)"] },
        { "name": "Shelf", "property": "stack", "methods": ["run()"] }
      ],
      "viewOutput": [
        { "func": "find()", "forward": "interactor.find", "catch": "view.show" },
        { "func": "findLost()", "forward": "interactor.find", "catch": "view.showLost" },
        { "func": "close()", "forward": "interactor.find", "catch": "view.show" }
      ],
      "interactorOutput": [{ "func": "close() async", "body": "print(2)" }],
      "entities": [
        { "name": "Lost", "fields": ["id: Int"], "conforms": ["Error", "Equatable"] }
      ],
      "view": ["show(_ error: any Error)", "showLost(_ error: Lost)"],
      "interactor": ["find() async throws(Lost)"],
      "router": [{ "func": "open(id: Int)", "to": "Detail" }],
      "yours": ["interactor"]
    }
    """#

  /// One whose input goes to another component than usual.
  private static let detail = #"""
    {
      "ui": "uikit",
      "inputs": [{ "var": "id: Int", "for": "interactor" }],
      "services": ["source: any Api", "stack: any Shelf"],
      "viewOutput": [{ "func": "number() -> Int", "forward": "interactor.number" }],
      "interactor": [{ "func": "number() -> Int", "body": "id" }]
    }
    """#

  private static let books = #"""
    {
      "ui": "none",
      "root": true,
      "entities": [
        { "name": "Branch", "fields": ["id: Int", "twigs: [Branch] = []", "root: [Branch]?"] }
      ],
      "output": {
        "as": "closures",
        "methods": ["save(_ id: Int) throws(Lost)", "find() async throws(Lost) -> Int"]
      },
      "services": [
        {
          "name": "Ledger",
          "property": "ledger",
          "methods": [
            "run()", "copy() -> Self", "merge(_ other: Self, all: [Self?]) throws -> [String: Self]",
            { "var": "next: Self? { get }" }, "lend(_ box: inout sending [Any], to id: Int)",
            "make<T>(_ type: T.Type) throws -> sending T",
            "ask<E: Error>(_ then: @Sendable (Int) throws(E) -> Int) throws(E)",
            "keep(_ then: nonisolated(nonsending) @escaping @Sendable () async -> Void) async",
            "rows() -> AsyncStream<Branch>", "branch() throws -> Branch?"
          ]
        }
      ],
      "interactor": [
        { "func": "copied()", "body": "print(ledger.copy())" },
        { "func": "lend(_ box: inout sending [Any], to id: Int)", "forward": "ledger.lend" },
        { "func": "make<T>(_ type: T.Type) throws -> sending T", "forward": "ledger.make" },
        {
          "func": "ask<E: Error>(_ then: @Sendable (Int) throws(E) -> Int) throws(E)",
          "forward": "ledger.ask"
        },
        { "func": "rows() -> AsyncStream<Branch>", "forward": "ledger.rows" },
        { "func": "branch() throws -> Branch?", "forward": "ledger.branch" }
      ]
    }
    """#

  /// Types that are called like those of Testing and Foundation, and members that no mock finds easy.
  private static let spec = #"""
    {
      "ui": "swiftui",
      "root": true,
      "imports": ["Foundation"],
      "inputs": ["id: Int", "label: String"],
      "entities": [
        { "name": "Comment", "fields": ["id: Int"] },
        { "name": "Test", "fields": ["id: Int"] },
        { "name": "Notification", "fields": ["tag: Tag"] },
        { "name": "Tag", "fields": ["text: String"] },
        { "name": "Suite", "fields": ["isOn: Bool"] }
      ],
      "services": [
        {
          "name": "Store",
          "methods": [
            "load(_ state: Suite) async throws -> Suite", "mockLock()", "mockState(_ mockLock: Int)",
            "send(_ comment: Comment, to tag: Notification)"
          ]
        }
      ],
      "state": ["isLoading: Bool = false"],
      "view": [
        { "func": "setLoading(_ isLoading: Bool)", "body": "self.isLoading = isLoading" },
        "größe(_ wert: Int)"
      ],
      "viewOutput": [
        { "func": "start()", "body": "Task { [interactor] in await interactor.wait(for: 1) }" },
        { "func": "within(_ days: ClosedRange<Double>)", "forward": "interactor.within" },
        { "func": "optional<T: Sendable>(_ one: T?)", "forward": "interactor.optional" },
        { "func": "swap(_ parts: inout Int)", "forward": "interactor.swap" },
        { "func": "send(_ test: sending Test)", "forward": "interactor.send" },
        { "func": "try(_ tag: Tag)", "forward": "interactor.attempt", "catch": "router.fail" },
        {
          "func": "act(_ note: Notification)", "forward": "interactor.act", "while": "view.setLoading"
        },
        { "var": "mood: Suite { get set }", "forward": "interactor.mood" }
      ],
      "interactor": [
        "wait(for seconds: Int) async",
        "within(_ days: ClosedRange<Double>) async",
        "optional<T: Sendable>(_ one: T?) async",
        "swap(_ parts: inout Int)",
        "send(_ test: sending Test)",
        "attempt(_ tag: Tag) async throws",
        "act(_ note: Notification) async",
        { "var": "mood: Suite { get set }" },
        "count(_ id: Int)",
        "count(_ id: String)"
      ],
      "router": [
        { "func": "fail(_ error: any Error)", "body": "navigation.alert(ModuleAlert(\"Failed\"))" },
        { "func": "leave()", "by": "close" }
      ],
      "yours": ["interactor"]
    }
    """#
}
