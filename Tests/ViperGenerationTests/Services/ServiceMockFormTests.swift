import TestTools
import Testing
import ViperTestTools

struct ServiceMockFormTests {
  @Test(arguments: [
    (
      "protocol Store: Actor { func a() }", "any Store", "\nactor StoreMock: Store {", "StoreMock()"
    ),
    (
      "protocol Store { associatedtype Key: Hashable; func a(_ key: Key) }", "any Store",
      "final class StoreMock<Key: Hashable>: Store {", "StoreMock<String>()"
    ),
    (
      "protocol Store { associatedtype All: Sequence where All.Element == Int }", "any Store",
      "StoreMock<All: Sequence>: Store where All.Element == Int {}", "StoreMock<[Int]>()"
    ),
    (
      "protocol Store { associatedtype Key = Int; static func a(_ key: Key) }", "any Store",
      "StoreMock: Store {\n  typealias Key = Int\n", "StoreMock()"
    ),
    (
      "protocol Base { associatedtype Key }\nprotocol Store: Base where Key == Int {}", "any Store",
      "StoreMock: Store {\n  typealias Key = Int\n}", "StoreMock()"
    ),
    (
      "enum API { struct Item {}; protocol Store { func a() -> Item } }", "any API.Store",
      "final class APIStoreMock: API.Store {", "APIStoreMock()"
    ),
    (
      "typealias Store = Log & Sendable\nprotocol Log { func write() }", "any Store",
      "final class StoreMock: Log, Sendable {", "StoreMock()"
    ),
    (
      "#if DEBUG\nprotocol Store: NSObjectProtocol { init(a: Int) }\n#endif", "any Store",
      "#if DEBUG\n  nonisolated final class StoreMock: NSObject, Store {\n    override init() {}\n",
      "StoreMock()"
    ),
    (
      "protocol Store: Sendable { nonisolated(nonsending) func a(_ b: Ref) async }", "any Store",
      "aHandler: (nonisolated(nonsending) @Sendable (Ref) async -> Void)?", "StoreMock()"
    ),
    (
      "protocol Store: Sendable { nonisolated(nonsending) func a(_ b: Ref) async }", "any Store",
      "  nonisolated(nonsending) func a(_ b: Ref) async {", "StoreMock()"
    ),
  ])
  func aMockHasTheFormThatItsProtocolNeeds(
    _ swift: String, _ type: String, _ head: String, _ value: String
  ) throws {
    let project = ServiceProject(
      services: ["store: \(type)"], swift: ["Sources/App/Store.swift": swift])
    let (screen, files) = try project.outcome()
    let mocks = try #require(files[ServiceProject.mocks])
    #expect(mocks.contains(head), "\(mocks)")
    let tests = try #require(files["/p/Tests/AppTests/Home/HomeTests.swift"])
    #expect(tests.contains("  let store = \(value)\n"))
    #expect(screen == "")
  }

  @Test func mocksThatTestsCannotUseAreNotedWithoutVerbose() throws {
    var project = ServiceProject(
      services: ["store: any Store", "lost: any Lost"],
      swift: ["Sources/App/Store.swift": "protocol Store { associatedtype Item: View }"])
    let screen = try project.screen()
    #expect(
      screen == #"""
        Sources/App/Home.viper.json:4:37: note: can't generate a mock of 'Lost', because no Swift file that is searched declares it [unsupported-mock]
         4 |   "services": ["store: any Store", "lost: any Lost"],
           |                                     ^~~~~~~~~~~~~~
           = help: declare the protocol in a Swift file of the target; or write a mock, and add the mock to the config: "samples": { "any Lost": "MyLost()" }
        Sources/App/Store.swift:1:10: note: tests can't use 'StoreMock', because no type is known for 'Item' [unsupported-mock]
         1 | protocol Store { associatedtype Item: View }
           |          ^~~~~
           = help: name one in the config: "samples": { "any Store": "StoreMock<MyItem>()" }

        """#)
    project.files["/p/viper-gen.json"] = #"""
      { "root": true, "tests": "Tests/AppTests",
        "samples": { "any Store": "StoreMock<Text>()", "any Lost": "Found()" } }
      """#
    let (silence, files) = try project.outcome()
    #expect(silence == "")
    #expect(files[ServiceProject.mocks]?.contains("class StoreMock<Item: View>: Store {}") == true)
    let tests = try #require(files["/p/Tests/AppTests/Home/HomeTests.swift"])
    #expect(tests.contains("  let store = StoreMock<Text>()\n"))
  }

  /// The services, and the heads of the mocks that they need.
  @Test(arguments: [
    (["any Store & Log"], ["LogAndStoreMock: Log, Store {"]),
    (["any Log & Store", "any Store & Log"], ["LogAndStoreMock: Log, Store {"]),
    (["any Store & Sendable", "any Store"], ["StoreMock: Store, Sendable {"]),
    (["any Store & AnyObject"], ["StoreMock: Store {"]),
    (["any Shown & Sendable"], ["ShownMock: Shown {"]),
    (
      ["any Cache<Int>", "any Cache<[Int]>"],
      ["CacheOfIntArrayMock: Cache {\n  typealias Key = [Int]\n", "CacheOfIntMock: Cache {"]
    ),
    (
      ["any Cache<Result<Int, any Error>>", "any Cache<[Int: Text?]>"],
      [
        "CacheOfResultOfIntAndErrorMock: Cache {",
        "CacheOfOptionalTextByIntDictionaryMock: Cache {",
      ]
    ),
  ])
  func aTypeOfSeveralProtocolsHasOneMock(_ types: [String], _ heads: [String]) throws {
    let services = types.enumerated().map { "s\($0): \($1)" }
    let project = ServiceProject(services: services, swift: ["Sources/App/Store.swift": Self.all])
    let (screen, files) = try project.outcome()
    let mocks = try #require(files[ServiceProject.mocks])
    #expect(mocks.matches(of: /final class/).count == heads.count)
    for head in heads { #expect(mocks.contains("final class " + head)) }
    #expect(screen == "")
  }

  @Test func aMethodOfTwoProtocolsThrowsTheCommonError() throws {
    let rows = [
      ("throws", "throws(Failure)", " throws(Failure)"),
      ("throws(Failure)", "throws", " throws(Failure)"),
      ("throws", "", ""), ("", "throws(Failure)", ""), ("throws", "throws", " throws"),
      ("throws(Failure)", "throws(Other)", ""),
    ]
    let protocols = rows.enumerated().map { index, row in
      """
      protocol Reading\(index): Sendable { func open(); func close\(index)() \(row.0) }
      protocol Writing\(index): Sendable { func close\(index)() \(row.1); func write() }

      """
    }
    let project = ServiceProject(
      services: rows.indices.map { "file\($0): any Reading\($0) & Writing\($0)" },
      swift: ["Sources/App/File.swift": protocols.joined()])
    let mocks = try #require(try project.outcome().files[ServiceProject.mocks])
    for (index, row) in rows.enumerated() {
      #expect(mocks.contains("\n  func close\(index)()\(row.2) {\n"), "\(mocks)")
      #expect(mocks.ranges(of: "func close\(index)()").count == 1, "\(mocks)")
    }
  }

  private static let all = """
    protocol Store { func load() }
    protocol Log { func write() }
    @MainActor protocol Shown { func show() }
    protocol Cache<Key> { associatedtype Key; func get(_ key: Key) }
    """

  @Test(arguments: [
    ("any Store & View", "no Swift file that is searched declares 'View'"),
    ("any Cache<Int, Int>", "'Cache' has 1 primary associated type"),
    ("any Cache<() -> Void>", "viper-gen has no name for a mock with '() -> Void'"),
  ])
  func aTypeWithoutAMockIsNamedWithItsPlace(_ type: String, _ reason: String) throws {
    let screen = try ServiceProject(
      services: ["store: " + type], swift: ["Sources/App/Store.swift": Self.all]
    ).screen()
    #expect(screen.hasPrefix("Sources/App/Store.swift:"))
    #expect(
      screen.contains("note: can't generate a mock of '\(type.dropFirst(4))', because \(reason)"))
    #expect(screen.contains(#""samples": { "\#(type)": "#))
  }
}
