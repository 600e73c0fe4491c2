import TestTools
import Testing
import ViperTestTools
import ViperText

@testable import ViperOwnership
@testable import ViperPipeline
@testable import ViperProject

struct GeneratedTestsTests {
  static func tests(
    _ spec: String, config: String = "", isValid: Bool = true
  ) throws -> (text: String, notes: [String], problems: String) {
    let disk = MemoryDisk([
      "/p/viper-gen.json":
        "{ \"root\": true, \"tests\": \"Tests\", \"testModule\": \"App\", \"ui\": \"none\"\(config) }",
      "/p/A.viper.json": spec,
    ])
    var finder = ProjectFinder(disk: disk, workingFolder: "/p")
    let projects = try finder.projects(for: [])
    var pipeline = Pipeline(disk: disk)
    let changeSet = try pipeline.changeSet(of: try #require(projects.first))
    let file = changeSet.changes.first { $0.path == "/p/Tests/A/ATests.swift" }
    let problems = DiagnosticPrinter().text(for: finder.diagnostics + changeSet.diagnostics)
    #expect(problems.isEmpty == isValid, "\(problems)")
    return (String(decoding: file?.new ?? [], as: UTF8.self), changeSet.notes, problems)
  }

  @Test func componentsThatNoTestReachesGetNoExpectations() throws {
    let spec = """
      {
        "without": ["contracts.interactor"],
        "inputs": [{ "var": "id: Int", "for": ["interactor", "presenter"] }],
        "services": [{ "name": "Store", "methods": ["load()"] }]
      }
      """
    let (text, _, _) = try Self.tests(spec)
    #expect(text.contains("#expect(presenter.id == ") && !text.contains("#expect(interactor."))
  }

  static func telling(_ type: String) -> String {
    """
    {
      "view": ["show(_ value: \(type))"],
      "viewOutput": [
        { "func": "did(_ value: \(type))", "forward": "interactor.load", "then": "view.show" }
      ],
      "interactor": ["load(_ value: \(type)) async"],
      "entities": [{ "name": "Row", "conforms": ["Hashable"], "fields": ["id: Int", "next: [Row]"] },
        { "name": "Point", "fields": ["x: Int", "y: Double"] },
        { "name": "Place", "fields": ["point: Point", "locale: Locale"] }],
      "yours": ["interactor"]
    }
    """
  }

  @Test(arguments: [
    ("Int", "[1]"), ("String?", "[\"value\"]"), ("[Bool]", "[[true]]"),
    ("[String: Double]", "[[\"value\": 1.5]]"), ("Set<Int>", "[[1]]"),
    ("Point", "same(view.showArgValues, [value])"), ("(Int, Int)", "[(1, 2)]"),
    ("any Error", "let value: any Error = TestError()"),
    ("URL", #"let value = URL(fileURLWithPath: "/value")"#),
    ("Date", "let value = Date(timeIntervalSince1970: 1)"),
    ("[UUID]", "let value: [UUID] = [UUID()]"),
    // One that holds others of its kind holds none here.
    ("Row", "Row(id: 1, next: [])"),
  ])
  func argumentsAreCompared(_ type: String, _ expected: String) throws {
    let tests = try Self.tests(Self.telling(type))
    #expect(tests.notes.isEmpty)
    #expect(tests.text.contains(expected), "\(tests.text)")
  }

  @Test(arguments: [
    ("Trip", "Trip"), ("any Shape", "any Shape"), ("[Trip: Int]", "Trip"),
    ("[Place]?", "Locale"),
  ])
  func aTypeWithoutAValueIsNamed(_ type: String, _ missing: String) throws {
    let tests = try Self.tests(Self.telling(type))
    #expect(
      tests.notes == [
        "ATests: APresenter.did(_:) (no sample for '\(missing)'; add it to 'samples')"
      ])
    #expect(!tests.text.contains("didCalls"))
  }

  @Test func anEmptySuiteExplainsHowToListMissingTests() throws {
    let tests = try Self.tests(
      """
      { "services": [{ "name": "session", "type": "Session" }] }
      """)
    #expect(
      tests.text.contains(
        """
          // `viper-gen generate --verbose` lists the reasons for missing tests.
        }

        """), "\(tests.text)")
  }

  /// A test would be megabytes long, and the next level ten times that.
  @Test(arguments: [4, 7]) func entitiesThatHoldTooManyHaveNoValue(levels: Int) throws {
    let entities = (0..<levels).map { level in
      let type = level + 1 < levels ? "Level\(level + 1)" : "Int"
      let fields = (0..<10).map { "\"field\($0): \(type)\"" }.joined(separator: ", ")
      return "{ \"name\": \"Level\(level)\", \"fields\": [\(fields)] }"
    }
    let tests = try Self.tests(
      """
      {
        "viewOutput": [{ "func": "did(_ value: Level0)", "forward": "interactor.load" }],
        "interactor": ["load(_ value: Level0) async"],
        "entities": [\(entities.joined(separator: ", "))],
        "yours": ["interactor"]
      }
      """)
    #expect(
      tests.notes == [
        "ATests: APresenter.did(_:) (no sample for 'Level\(levels - 3)'; add it to 'samples')"
      ])
  }

  @Test func anEntityMayHaveManyFields() throws {
    let fields = (0..<60).map { "\"numberOfSomething\($0): String\"" }.joined(separator: ", ")
    let tests = try Self.tests(
      Self.telling("Point").replacing("\"x: Int\"", with: fields))
    #expect(tests.notes.isEmpty)
  }

  @Test func aCallThatCancelsAnotherReportsItsOwnBeginning() throws {
    let tests = try Self.tests(
      """
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
      """)
    #expect(tests.text.contains("[true, false, true]"))
  }

  /// All members of a component were copied for each of them that leads to another one.
  @Test(.measuresTime) func timeGrowsWithTheMembers() throws {
    func time(_ count: Int) throws -> Double {
      let members = (0..<count).map { number in
        """
        { "func": "go\(number)()", "forward": "interactor.load", "task": "latest" },
        { "func": "stop\(number)()", "cancel": "go\(number)" }
        """
      }
      let spec = """
        { "interactor": ["load() async"], "yours": ["interactor"],
          "viewOutput": [\(members.joined(separator: ",\n"))] }
        """
      return try processorTime(of: {
        let tests = try Self.tests(spec)
        #expect(tests.text.contains("func stop\(count - 1)CancelsGo\(count - 1)()"))
      })
    }
    let growth = try timeGrowth(from: 100, to: 800, below: 16, time)
    #expect(growth < 16)
  }

  @Test func untestedCallsOfServicesWithoutAMockAreNoted() throws {
    let tests = try Self.tests(
      """
      {
        "services": ["model: Model", { "name": "Store", "methods": ["load() async"] }],
        "interactor": [{ "func": "load()", "forward": "store.load", "then": "model.note()" }]
      }
      """, config: #", "samples": { "Model": "Model()" }"#)
    #expect(tests.notes == ["ATests: AInteractor.load() ('model' is of a type that has no mock)"])
  }

  @Test func samplesGiveValues() throws {
    let tests = try Self.tests(
      Self.telling("Trip"), config: ", \"samples\": { \"Trip\": \"Trip.sample\" }")
    #expect(tests.notes.isEmpty)
    #expect(tests.text.contains("let value = Trip.sample"))
  }

  @Test func testsDoNotCallOwnedComponents() throws {
    let spec = """
      { "viewOutput": ["did()"], "yours": ["presenter", "interactor", "router"] }
      """
    let tests = try Self.tests(spec)
    #expect(tests.text.contains("nothingOutlivesTheView"))
    #expect(!tests.text.contains(".did()"))
  }

  @Test func xctestIsAChoice() throws {
    let tests = try Self.tests("{}", config: ", \"testFramework\": \"xctest\"")
    #expect(tests.text.contains("final class ATests: XCTestCase"))
    #expect(!tests.text.contains("@Test"))
  }

  @Test(arguments: [
    ", \"testFramework\": \"quick\"", ", \"samples\": { \"Trip\": 1 }",
    ", \"samples\": { \"Trip\": \"f(\" }", ", \"samples\": { \"Trip(\": \"1\" }",
    ", \"samples\": { \"Trip\": \" \" }",
  ])
  func errorsInTheConfigAreShown(_ config: String) throws {
    let tests = try Self.tests("{}", config: config, isValid: false)
    #expect(tests.problems.contains("viper-gen.json:1:"), "\(tests.problems)")
  }

  @Test func methodsOfOneNameGetTestsOfTheirOwn() throws {
    let spec = """
      {
        "services": [{ "name": "Store", "methods": ["go() async"] }],
        "view": ["show()"],
        "viewOutput": [{ "func": "go()", "forward": "interactor.go", "then": "view.show" }],
        "interactor": [{ "func": "go() async", "forward": "store.go", "then": "presenter.show" }],
        "interactorOutput": ["show()"]
      }
      """
    let tests = try Self.tests(spec)
    #expect(tests.text.contains("func goCallsGoThenShow()"))
    #expect(tests.text.contains("func interactorGoCallsGoThenShow()"))
  }

  @Test func aSuiteHasAllMocksAndMakesEachComponent() throws {
    let text = try Self.tests(
      #"{ "services": [{ "name": "Store", "methods": ["load()"] }], "output": ["done()"] }"#
    ).text
    for mock in ["view", "presenter", "interactor", "router", "output"] {
      #expect(text.contains("  let \(mock) = A\(mock.capitalizedFirst)Mock()\n"), "\(text)")
    }
    #expect(text.contains("  let store = StoreMock()\n"))
    #expect(text.contains("func makePresenter() -> APresenter {"))
    #expect(text.contains("func makeInteractor() -> AInteractor {"))
  }

  /// Its initializer can take anything.
  @Test func testsDoNotCreateOwnedComponentsWithoutABuilder() throws {
    let text = try Self.tests(#"{ "without": ["builder"], "yours": ["presenter"] }"#).text
    #expect(!text.contains("makePresenter"))
    #expect(text.contains("makeInteractor"))
  }

  @Test func forwardsAndBodiesHaveNoTests() throws {
    let text = try Self.tests(
      """
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
      """
    ).text
    #expect(!text.contains("makePresenter()\n\n"), "\(text)")
  }

  /// The end of the call leads to a stub, which would stop the tests.
  @Test func aCallIsTestedAsFarAsStubs() throws {
    let tests = try Self.tests(
      """
      {
        "view": ["setLoading(_ isOn: Bool)"],
        "viewOutput": [{
          "func": "load()", "forward": "interactor.load", "task": "latest",
          "while": "view.setLoading", "then": "presenter.done"
        }],
        "interactor": ["load() async"], "interactorOutput": ["done()"]
      }
      """)
    #expect(
      tests.notes == ["ATests: APresenter.load() (it goes on to 'done()', which is yours)"])
    #expect(tests.text.contains("func aSecondLoadReplacesTheFirst() async {"))
    #expect(tests.text.contains("func nothingLeaksWhileLoadWaits() async {"))
    #expect(!tests.text.contains("func loadCallsLoad"))
  }

  @Test func testsCreateTheModuleInOnePlace() throws {
    let spec = """
      {
        "inputs": ["id: Int"],
        "viewOutput": [{ "func": "go()", "forward": "interactor.go" }],
        "interactor": ["go()"],
        "yours": ["interactor"]
      }
      """
    let text = try Self.tests(spec).text
    #expect(text.ranges(of: "ABuilder.build(").count == 1)
    #expect(text.ranges(of: "APresenter(").count == 1)
  }

  @Test func genericMethodsAreLeftOut() throws {
    let spec = """
      {
        "viewOutput": [{ "func": "go<T: Sendable>(_ one: T)", "forward": "interactor.go" }],
        "interactor": ["go<T: Sendable>(_ one: T) async"],
        "yours": ["interactor"]
      }
      """
    #expect(try Self.tests(spec).notes == ["ATests: APresenter.go(_:) (it is generic)"])
  }

  @Test func aBodyThatDoesMoreThanOneThingIsNotRun() throws {
    let spec = """
      {
        "viewOutput": [{ "func": "go()", "forward": "interactor.load", "then": "presenter.done" }],
        "interactor": ["load() async", "go(then: @escaping () -> Void)"],
        "interactorOutput": [{ "func": "done()", "body": "interactor.go { print(1) }" }],
        "yours": ["interactor"]
      }
      """
    let tests = try Self.tests(spec)
    #expect(
      tests.notes == ["ATests: APresenter.go() (it goes on to 'done()', which a test can't follow)"]
    )
    #expect(!tests.text.contains("ThenDone"))
  }
}
