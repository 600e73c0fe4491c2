import Foundation
import TestTools
import Testing
import ViperTestTools

struct ServiceMemberTests {
  /// The title has the member of the interactor and the target of its call, the input the protocol.
  @Test(arguments: RecordedCase.all(in: "Calls.txt"))
  func aCallIsCheckedAgainstTheProtocol(_ row: RecordedCase) throws {
    let parts = row.title.components(separatedBy: " → ")
    let project = ServiceProject(
      [(parts[0], parts[1])], swift: ["Sources/App/Store.swift": row.input])
    let (screen, files) = try project.outcome()
    guard !screen.contains("error:") else { return try row.expect(screen) }
    let interactor = files["/p/Sources/App/HomeInteractor.swift"] ?? ""
    let calls = interactor.split(separator: "\n").filter { $0.contains(/^ {4}.*\bstore\./) }
    try row.expect(calls.filter { !$0.contains("self.store") }.map { $0 + "\n" }.joined())
  }

  @Test(arguments: [
    ("any Store & Log", "load(id: Int) async", "    await store.load(id: id)"),
    ("(any Log & Store)?", "write(_ text: String)", "    store?.write(text)"),
    ("any Store & Log", "save()", "error: 'store' has no member 'save' [unknown-member]"),
    ("any Store & Unknown", "load(id: Int) async", "    await store.load(id: id)"),
    ("any Cache<Int>", "get(_ key: Int) -> [Int]", "    store.get(key)"),
    ("any Cache<Item>", "each(_ body: (Item.ID) -> Void)", "    store.each(body)"),
    ("any Cache<Int>", "get(_ key: String) -> [Int]", "error: can't forward 'get(_:)' to"),
    ("Db", "add(_ id: Int)", "      await store.add(id)"),
    ("Db", "all() async throws -> [Db.Row]", "    try await store.all()"),
    ("Db", "now() -> Int", "    store.now()"),
    ("Db", "count() -> Int", "'count()' can't call 'store.count', which is 'async'"),
    ("Db", "save(_ model: Model) async", "the class 'Model' of 'model' isn't 'Sendable'"),
    ("Db", "model() async -> Model", "the class 'Model' in the result isn't 'Sendable'"),
    ("Model", "load() async", "help: make 'Model' an actor, or let it conform to 'Sendable'"),
    ("Model", "load(id: Int) async", "    await store.load(id: id)"),
    ("Sub", "load() async", "    await store.load()"),
    ("Shop", "save(_ model: Model) async", "    await store.save(model)"),
    ("Shop", "saves()", "    store.saves()"), ("Book", "second() -> Int", "    store.second()"),
    ("Book", "adds()", "error: 'store' has no member 'adds' [unknown-member]"),
    ("Db", "ad(_ id: Int)", "= help: did you mean 'add'?"), ("Sub", "loads()", "    store.loads()"),
    ("Any", "ad()", "    store.ad()"), ("Vault", "open() async", "    await store.open()"),
    ("any Log", "only(id: Int)", "    store.only(id: id)"),
    ("any Log", "run()", "    store.run()"),
    ("Db", "make() async -> Model", "    await store.make()"),
  ])
  func aCallIsCheckedAgainstAllProtocolsOfATypeOrItsClass(
    _ type: String, _ member: String, _ outcome: String
  ) throws {
    var project = ServiceProject(
      [(member, "store." + member.prefix { $0 != "(" })], services: ["store: " + type],
      swift: [
        "Sources/App/Store.swift": """
        protocol Store: Sendable { func load(id: Int) async }
        protocol Log { func write(_ text: String) }
        extension Log where Self: Store { func only(id: Int) {} }
        extension Error { func run() {} }
        protocol Cache<Key> {
          associatedtype Key: Identifiable
          func get(_ key: Key) -> [Self.Key]
          func each(_ body: (Key.ID) -> Void)
        }
        protocol Opening: Actor { func open() }
        actor Vault: Opening { func open() {} }
        actor Db {
          struct Row {}
          func all() -> [Row] { [] }
          func add(_ id: Int) {}
          func save(_ model: Model) {}
          nonisolated func now() -> Int { 1 }
        }
        extension Db {
          func count() -> Int { 1 }
          func model() async -> Model { Model() }
          func make() -> sending Model { Model() }
        }
        final class Model { func load() async {} }
        @MainActor final class Book { var first = 0, second = { 1 }; func add() {}; func seconds() {} }
        @dynamicMemberLookup final class Any { func add() {} }
        class Sub: Base { func load() async {} }
        @MainActor protocol Screen {}
        final class Shop: Screen { func save(_ model: Model) async {} }
        """
      ])
    project.files["/p/Package.swift"]?.replace("let", with: "// swift-tools-version: 6.1\nlet")
    let (screen, files) = try project.outcome()
    if outcome.hasPrefix("    ") {
      #expect(!screen.contains("error:"), "\(screen)")
      let interactor = files["/p/Sources/App/HomeInteractor.swift"] ?? ""
      #expect(interactor.split(separator: "\n").contains(Substring(outcome)))
    } else {
      #expect(screen.contains(outcome))
    }
  }

  @Test(arguments: [
    (#""then": "log.nothing""#, "'log' has no member 'nothing'"),
    (#""then": "log.read""#, "'log.read' is 'async', but a 'then' method can't be 'async'"),
    (
      #""while": "log.wrote""#,
      "'while' needs a method with a single 'Bool' parameter, found 'log.wrote'"
    ),
    (
      #""catch": "log.close""#,
      "'catch' needs a method with one error parameter and no result, found 'log.close'"
    ),
    (#""catch": "log.wrote""#, ""),
  ])
  func thoseAroundACallKnowTheProtocol(_ key: String, _ outcome: String) throws {
    let log = """
      protocol Log {
        func wrote(_ error: any Error)
        func load() async throws
        func read() async
        func close()
      }
      """
    var project = ServiceProject(services: ["log: any Log"], swift: ["Sources/App/Log.swift": log])
    let spec = try #require(project.files["/p/Sources/App/Home.viper.json"])
    let rest = key.contains("catch") ? "" : #", "catch": "log.wrote""#
    project.files["/p/Sources/App/Home.viper.json"] = spec.replacing(
      #""interactor": []"#,
      with: #""interactor": [{ "func": "a()", "forward": "log.load", \#(key)\#(rest) }]"#)
    let screen = try project.screen()
    #expect(outcome.isEmpty ? screen.isEmpty : screen.contains("error: " + outcome))
  }
}
