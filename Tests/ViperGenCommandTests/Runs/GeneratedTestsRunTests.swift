import Foundation
import TestTools
import Testing

/// The tests that viper-gen writes for bodies of every kind compile and pass.
@Suite(.serialized, .processesInTurn) struct GeneratedTestsRunTests {
  @Test(.long, arguments: ["swift-testing", "xctest"])
  func testsOfBodiesPass(framework: String) throws {
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
    let ofBodies = skipped.filter { $0.hasSuffix("(no mock sees what its body does)") }
    #expect(!ofBodies.isEmpty)
    #expect(
      skipped.filter { !ofBodies.contains($0) }.joined(separator: "\n")
        == Self.skipped.joined(separator: "\n"))

    let tests = try ["Feed", "List", "Menu", "Mixture"].map { name in
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

  /// What has no test.
  private static let skipped: [Substring] = [
    """
    skip       AskingTests: AskingPresenter.e() \
    (it goes on to 'f(_:calls:)', which a test can't follow)
    """,
    "skip       BooksTests: BooksInteractor.make(_:) (it is generic)",
    "skip       BooksTests: BooksInteractor.ask(_:) (it is generic)",
    """
    skip       BooksTests: BooksInteractor.rows() \
    (no sample for 'AsyncStream<Branch>'; add it to 'samples')
    """,
    "skip       FeedTests: FeedPresenter.optional(_:) (it is generic)",
    "skip       FeedTests: FeedPresenter.unique(_:) (it is generic)",
    """
    skip       FeedTests: FeedPresenter.within(_:in:) \
    (no sample for 'ClosedRange<Double>'; add it to 'samples')
    """,
    "skip       FeedTests: FeedPresenter.pair(_:_:) (it is generic)",
    """
    skip       LoadingTests: LoadingPresenter.start() \
    (it goes on to 'start()', which a test can't follow)
    """,
  ]

  private func assertion(of condition: String) -> String {
    if condition.hasPrefix("!") { return "XCTAssertFalse(\(condition.dropFirst()))" }
    if condition.hasSuffix(" != nil") { return "XCTAssertNotNil(\(condition.dropLast(7)))" }
    if condition.hasSuffix(" == nil") { return "XCTAssertNil(\(condition.dropLast(7)))" }
    guard condition.contains(" == ") else { return "XCTAssertTrue(\(condition))" }
    return "XCTAssertEqual(\(condition.replacing(" == ", with: ", ")))"
  }

  /// Without the white space: a condition may go over several lines.
  private func unbroken(_ text: String) -> String {
    text.filter { !$0.isWhitespace }
  }

  /// What some of the tests must hold.
  private static let conditions = [
    "interactor.moveArgValues.map(\\.first) == [2]", "view.showRowsArgValues == [rows]",
    "router.sayArgValues == [row.title]", "interactor.perhapsArgValues == [1]",
    "viewState.rows == rows", "viewState.isLoading", "!viewState.isDone", "viewState.count == 2",
    "viewState.names[\"key\"] == [\"names\"]", "navigation.alert != nil",
    "navigation.path.isEmpty", "presenter.view == nil", "interactor.pourArgValues == [1]",
    "presenter.didPourIntArgValues == [1]", "view.showArgValues == [1]", "viewState.drops == 1",
  ]

  /// Services that are called like variables of tests, calls that only waiting tells apart.
  private static let list = #"""
    {
      "ui": "uikit",
      "root": true,
      "services": [
        { "name": "Api", "property": "source", "methods": ["run() throws(Never)"] },
        { "name": "Shelf", "property": "stack", "methods": ["run()"] }
      ],
      "viewOutput": [
        { "func": "viewWillAppear(_ animated: Bool)", "forward": "interactor.seen" },
        { "func": "viewDidAppear() async", "forward": "interactor.wait" },
        { "func": "find()", "forward": "interactor.find", "catch": "view.show" },
        { "func": "findLost()", "forward": "interactor.find", "catch": "view.showLost" },
        { "func": "fail() throws", "body": "throw Lost(id: 1)" },
        { "func": "close()", "body": "print(1)" },
        { "func": "told() -> String", "body": "\"\\(interactor.word())\"" },
        { "func": "tell()", "body": "print(telling())" },
        { "func": "telling() -> String", "body": "interactor.word()" }
      ],
      "interactorOutput": [{ "func": "close() async", "body": "print(2)" }],
      "entities": [
        { "name": "Lost", "fields": ["id: Int"], "conforms": ["Error", "Equatable"] }
      ],
      "view": ["show(_ error: any Error)", "showLost(_ error: Lost)"],
      "interactor": [
        "seen(_ animated: Bool)", "wait() async", "word() -> String", "find() throws(Lost)"
      ],
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

  /// A service whose signatures have what few have.
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

  private static let spec = #"""
    {
      "ui": "swiftui",
      "root": true,
      "imports": ["Foundation"],
      "inputs": ["id: Int", "label: String"],
      "entities": [
        { "name": "Row", "fields": ["id: Int", "title: String"], "conforms": ["Equatable"] },
        { "name": "Blob", "fields": ["data: [Int]"] },
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
      "state": [
        "rows: [Row] = []", "isLoading: Bool = false", "isDone: Bool = true", "blob: Blob? = nil",
        "blobs: [Int: Blob] = [:]", "names: [String: [String]] = [:]", "title: String? = nil",
        "count: Int = 1", "action: (() -> Void)? = nil", "errors: [Int: any Error] = [:]",
        "pair: (Int, String) = (0, \"\")", "row: Row = Row(id: 0, title: \"\")"
      ],
      "view": [
        { "func": "show(rows: [Row])", "body": "self.rows = rows" },
        { "func": "show(_ all: Row...)", "body": "rows = all" },
        { "func": "showLoading()", "body": "isLoading = true" },
        { "func": "finish()", "body": "isDone = false" },
        { "func": "finish(with isDone: Bool)", "body": "self.isDone = isDone" },
        { "func": "show(blob: Blob?)", "body": "self.blob = blob" },
        { "func": "show(_ blob: Blob, at id: Int)", "body": "blobs[id] = blob" },
        { "func": "show(names: [String], of key: String) async", "body": "self.names[key] = names" },
        { "func": "show(title: String) throws", "body": "self.title = title" },
        { "func": "show(count: Int)", "body": "self.count = count" },
        { "func": "act(_ action: @escaping () -> Void)", "body": "self.action = action" },
        { "func": "fail(_ error: any Error, at key: Int)", "body": "errors[key] = error" },
        { "func": "put(`in`: Int)", "body": "count = `in`" },
        { "func": "put(pair: (Int, String))", "body": "self.pair = pair" },
        { "func": "rename(to title: String)", "body": "row.title = title" },
        { "func": "double(_ count: inout Int)", "body": "self.count = count" },
        { "func": "größe(_ wert: Int)", "body": "count = wert" }
      ],
      "viewOutput": [
        { "func": "didMove(_ a: Int, to b: Int)", "body": "interactor.move(b, after: a)" },
        { "func": "didLoad() async throws", "body": "try await interactor.load(id, named: label)" },
        { "func": "title() -> String", "body": "return interactor.find(id)" },
        { "func": "start()", "body": "Task { [interactor] in await interactor.wait(for: 1) }" },
        { "func": "didEnter(_ text: String)", "body": "interactor.name = text" },
        { "func": "tell()", "body": "interactor.tell { print(1) }" },
        { "func": "many(_ ids: Int...)", "body": "interactor.all(ids)" },
        { "func": "some()", "body": "interactor.some(1, 2)" },
        { "func": "defaulted()", "body": "interactor.defaulted(1)" },
        { "func": "optional<T>(_ one: T?) -> T?", "forward": "interactor.optional" },
        { "func": "unique<T: Hashable>(_ one: Result<T, any Error>) -> Set<T>", "forward": "interactor.unique" },
        { "func": "within(_ days: ClosedRange<Double>, in names: Range<String>)", "forward": "interactor.within" },
        { "func": "anything<T: Equatable>(_ value: T)", "body": "interactor.anything(value)" },
        { "func": "perhaps(_ value: Int)", "body": "interactor.perhaps(value)" },
        { "func": "didCount(_ id: Int)", "body": "interactor.count(id)" },
        { "func": "quote(_ text: String)", "body": "router.say(\"\\(text) \\\"said\\\" (\\(id))\")" },
        { "func": "swap(_ parts: inout Int)", "forward": "interactor.swap" },
        { "func": "later(_ result: @autoclosure () -> Int)", "forward": "interactor.later" },
        { "func": "pair<T: Equatable>(_ one: T, _ two: T) -> [T]", "forward": "interactor.pair" },
        { "func": "add(_ comment: Comment, in view: Int)", "forward": "interactor.add" },
        { "func": "send(_ test: sending Test)", "forward": "interactor.send" },
        { "func": "tell(_ note: Notification) throws", "forward": "interactor.tell" },
        { "func": "try(_ tag: Tag)", "forward": "interactor.attempt", "catch": "router.fail" },
        { "func": "act(_ then: @escaping (Int) -> Void) async", "forward": "interactor.act" },
        { "func": "flag(_ state: Suite?) -> Suite", "forward": "interactor.flag" },
        { "var": "mood: Suite { get set }", "forward": "interactor.mood" },
        { "func": "stop()", "body": "fatalError()" },
        { "func": "pick(_ word: Int, of words: [String])", "body": "router.say(words[word])" },
        { "func": "keep()", "body": "interactor.tell { self.tell() }" },
        { "func": "didTap(_ row: Row)", "body": "router.say(row.title)" },
        { "func": "didFail(_ error: any Error)", "body": "router.say(error.localizedDescription)" },
        { "func": "show(_ shape: any Sequence<Int>)", "body": "print(shape)" }
      ],
      "interactor": [
        "swap(_ parts: inout Int)",
        "later(_ result: @autoclosure () -> Int)",
        "pair<T: Equatable>(_ one: T, _ two: T) -> [T]",
        "add(_ comment: Comment, in view: Int)",
        "send(_ test: sending Test)",
        "tell(_ note: Notification) throws",
        "attempt(_ tag: Tag) throws",
        "act(_ then: @escaping (Int) -> Void) async",
        "flag(_ state: Suite?) -> Suite",
        { "var": "mood: Suite { get set }" },
        "move(_ first: Int, after second: Int)",
        "load(_ id: Int, named label: String) async throws",
        "find(_ id: Int) -> String",
        "wait(for seconds: Int) async",
        { "var": "name: String { get set }" },
        "tell(_ then: @escaping () -> Void)",
        "all(_ ids: [Int])",
        "some(_ ids: Int...)",
        "defaulted(_ a: Int, b: Int = 2)",
        "optional<T>(_ one: T?) -> T?",
        "unique<T: Hashable>(_ one: Result<T, any Error>) -> Set<T>",
        "within(_ days: ClosedRange<Double>, in names: Range<String>)",
        "anything<T: Equatable>(_ value: T)",
        "perhaps(_ value: Int?)",
        "count(_ id: Int)",
        "count(_ id: String)"
      ],
      "interactorOutput": [
        { "func": "found(rows: [Row])", "body": "view?.show(rows: rows)" },
        { "func": "found(_ row: Row)", "body": "view?.show(row)" }
      ],
      "router": [
        { "func": "say(_ text: String)", "body": "navigation.alert(ModuleAlert(text, message: text))" },
        { "func": "warn()", "body": "navigation.alert(ModuleAlert(\"Failed\"))" },
        { "func": "fail(_ error: any Error)", "body": "print(error)" },
        { "func": "leave()", "by": "close" }
      ],
      "yours": ["interactor"]
    }
    """#
}
