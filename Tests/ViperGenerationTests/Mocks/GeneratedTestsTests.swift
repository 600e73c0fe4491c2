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

  @Test(arguments: GeneratedTestsCase.all)
  func aModulesTestsAreAsItsSpecAllows(_ test: GeneratedTestsCase) throws {
    let (text, notes, _) = try Self.tests(test.spec, config: test.config)
    #expect(notes == test.notes)
    for part in test.contains { #expect(text.contains(part), "\(text)") }
    for part in test.lacks { #expect(!text.contains(part), "\(text)") }
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

  /// A test would be megabytes long, and the next level ten times that.
  static func nested(levels: Int) -> String {
    let entities = (0..<levels).map { level in
      let type = level + 1 < levels ? "Level\(level + 1)" : "Int"
      let fields = (0..<10).map { "\"field\($0): \(type)\"" }.joined(separator: ", ")
      return "{ \"name\": \"Level\(level)\", \"fields\": [\(fields)] }"
    }
    return """
      {
        "viewOutput": [{ "func": "did(_ value: Level0)", "forward": "interactor.load" }],
        "interactor": ["load(_ value: Level0) async"],
        "entities": [\(entities.joined(separator: ", "))],
        "yours": ["interactor"]
      }
      """
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

  @Test(arguments: [
    ", \"testFramework\": \"quick\"", ", \"samples\": { \"Trip\": 1 }",
    ", \"samples\": { \"Trip\": \"f(\" }", ", \"samples\": { \"Trip(\": \"1\" }",
    ", \"samples\": { \"Trip\": \" \" }",
  ])
  func errorsInTheConfigAreShown(_ config: String) throws {
    let tests = try Self.tests("{}", config: config, isValid: false)
    #expect(tests.problems.contains("viper-gen.json:1:"), "\(tests.problems)")
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
    // The module and each component are created in one place.
    for call in ["ABuilder.build(", "APresenter("] { #expect(text.ranges(of: call).count == 1) }
  }
}
